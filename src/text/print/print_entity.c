/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints nodes without recursion: a stack of frames, and for each kind the steps between its
 * children. */
#include "text/parse/template.h"
#include "text/print/print_weight.h"

typedef struct kind_printer {
  varve_print_leaf *leaf;
  varve_print_step *step; /* with a leaf too: for nodes that have children */
} kind_printer;

/* Kinds without an entry never occur in text. */
static const kind_printer kind_printers[VARVE_KIND_COUNT] = {
    [VARVE_KIND_INTEGER_TYPE] = {.leaf = varve_print_integer_type},
    [VARVE_KIND_INDEX_TYPE] = {.leaf = varve_print_index_type},
    [VARVE_KIND_FLOAT_TYPE] = {.leaf = varve_print_float_type},
    [VARVE_KIND_NONE_TYPE] = {.leaf = varve_print_none_type},
    [VARVE_KIND_COMPLEX_TYPE] = {.step = varve_step_complex_type},
    [VARVE_KIND_FUNCTION_TYPE] = {.step = varve_step_function_type},
    [VARVE_KIND_TUPLE_TYPE] = {.step = varve_step_tuple_type},
    [VARVE_KIND_VECTOR_TYPE] = {.step = varve_step_vector_type},
    [VARVE_KIND_RANKED_TENSOR_TYPE] = {.step = varve_step_tensor_type},
    [VARVE_KIND_UNRANKED_TENSOR_TYPE] = {.step = varve_step_unranked_tensor_type},
    [VARVE_KIND_MEMREF_TYPE] = {.step = varve_step_memref_type},
    [VARVE_KIND_UNRANKED_MEMREF_TYPE] = {.step = varve_step_unranked_memref_type},
    [VARVE_KIND_DIALECT_TYPE] = {.step = varve_step_dialect_node},
    [VARVE_KIND_STRING] = {.leaf = varve_print_string, .step = varve_step_typed_string},
    [VARVE_KIND_INTEGER] = {.leaf = varve_print_integer},
    [VARVE_KIND_FLOAT] = {.leaf = varve_print_float},
    [VARVE_KIND_UNIT] = {.leaf = varve_print_unit},
    [VARVE_KIND_TYPE] = {.step = varve_step_type_attribute},
    [VARVE_KIND_ARRAY] = {.step = varve_step_array},
    [VARVE_KIND_DICTIONARY] = {.step = varve_step_dictionary},
    [VARVE_KIND_SYMBOL_REF] = {.leaf = varve_print_symbol_ref},
    [VARVE_KIND_DENSE_ARRAY] = {.step = varve_step_dense_array},
    [VARVE_KIND_DENSE_ELEMENTS] = {.step = varve_step_elements},
    [VARVE_KIND_DENSE_STRING_ELEMENTS] = {.step = varve_step_elements},
    [VARVE_KIND_DENSE_RESOURCE_ELEMENTS] = {.step = varve_step_dense_resource},
    [VARVE_KIND_SHAPED_ELEMENTS] = {.step = varve_step_elements},
    [VARVE_KIND_SPARSE_ELEMENTS] = {.step = varve_step_elements},
    [VARVE_KIND_AFFINE_MAP] = {.step = varve_step_affine_map},
    [VARVE_KIND_INTEGER_SET] = {.step = varve_step_integer_set},
    [VARVE_KIND_STRIDED_LAYOUT] = {.leaf = varve_print_strided_layout},
    [VARVE_KIND_DISTINCT] = {.step = varve_step_distinct},
    [VARVE_KIND_DIALECT_ATTRIBUTE] = {.step = varve_step_dialect_node},
    [VARVE_KIND_UNKNOWN_LOCATION] = {.leaf = varve_print_unknown_location},
    [VARVE_KIND_FILE_LOCATION] = {.leaf = varve_print_file_location},
    [VARVE_KIND_NAME_LOCATION] = {.step = varve_step_name_location},
    [VARVE_KIND_CALL_SITE_LOCATION] = {.step = varve_step_call_site_location},
    [VARVE_KIND_FUSED_LOCATION] = {.step = varve_step_fused_location},
    [VARVE_KIND_DIALECT_LOCATION] = {.step = varve_step_dialect_location},
    [VARVE_KIND_AFFINE_DIM] = {.leaf = varve_print_affine_dim},
    [VARVE_KIND_AFFINE_SYMBOL] = {.leaf = varve_print_affine_symbol},
    [VARVE_KIND_AFFINE_CONSTANT] = {.leaf = varve_print_affine_constant},
    [VARVE_KIND_AFFINE_ADD] = {.step = varve_step_affine_sum},
    [VARVE_KIND_AFFINE_MUL] = {.step = varve_step_affine_product},
    [VARVE_KIND_AFFINE_MOD] = {.step = varve_step_affine_product},
    [VARVE_KIND_AFFINE_FLOORDIV] = {.step = varve_step_affine_product},
    [VARVE_KIND_AFFINE_CEILDIV] = {.step = varve_step_affine_product},
};

/* Pairs of digits: one division gives two digits. */
static const char PAIRS[] = "0001020304050607080910111213141516171819"
                            "2021222324252627282930313233343536373839"
                            "4041424344454647484950515253545556575859"
                            "6061626364656667686970717273747576777879"
                            "8081828384858687888990919293949596979899";

varve_status varve_put_unsigned(varve_printer *printer, uint64_t value) {
  char digits[20];
  size_t first = sizeof digits;
  if (value < 10)
    return varve_put_char(printer, (char)('0' + value));
  for (; value >= 10; value /= 100) {
    first -= 2;
    memcpy(digits + first, PAIRS + 2 * (value % 100), 2);
  }
  if (value != 0)
    digits[--first] = (char)('0' + value);
  return varve_put(printer, varve_slice_make(digits + first, sizeof digits - first));
}

varve_status varve_put_signed(varve_printer *printer, int64_t value) {
  if (value >= 0)
    return varve_put_unsigned(printer, (uint64_t)value);
  return varve_buffer_append_signed(printer->out, value);
}

varve_status varve_put_spaces(varve_printer *printer, size_t count) {
  VARVE_TRY(varve_buffer_reserve(printer->out, count));
  if (count != 0)
    memset(printer->out->data + printer->out->size, ' ', count);
  printer->out->size += count;
  return VARVE_STATUS_OK;
}

varve_status varve_put_again(varve_printer *printer, varve_print_text text) {
  VARVE_TRY(varve_print_check(printer));
  VARVE_TRY(varve_buffer_reserve(printer->out, text.size));
  return varve_put(printer, varve_slice_make(printer->out->data + text.offset, text.size));
}

varve_status varve_put_string(varve_printer *printer, varve_slice text) {
  VARVE_TRY(varve_put_char(printer, '"'));
  VARVE_TRY(varve_print_escaped(printer->out, text));
  return varve_put_char(printer, '"');
}

varve_status varve_put_keyword(varve_printer *printer, varve_slice text) {
  return varve_is_bare_identifier(text) ? varve_put(printer, text)
                                        : varve_put_string(printer, text);
}

/* A number after a digit has '_' before it. */
varve_status varve_put_alias_name(varve_printer *printer, const varve_named_node *alias) {
  varve_slice name = varve_aliases_name(&printer->aliases, alias);
  char last = name.data[name.size - 1];
  VARVE_TRY(varve_put_char(printer, varve_is_type(alias->entity) ? '!' : '#'));
  VARVE_TRY(varve_put(printer, name));
  if (!alias->has_suffix)
    return VARVE_STATUS_OK;
  if (last >= '0' && last <= '9')
    VARVE_TRY(varve_put_char(printer, '_'));
  return varve_put_unsigned(printer, alias->suffix);
}

/* *found false: there is no alias, or it belongs to a type that is not defined yet. */
static varve_status put_alias(varve_printer *printer, const varve_entity *entity, bool *found) {
  const varve_named_node *alias = varve_aliases_find(&printer->aliases, entity);
  bool is_type = varve_is_type(entity);
  *found = alias != NULL && (alias->is_printed || !is_type);
  return *found ? varve_put_alias_name(printer, alias) : VARVE_STATUS_OK;
}

/* Types, lists and elements have the same text in every context, and occur often. */
static bool is_reusable(const varve_printer *printer, const varve_entity *entity,
                        varve_print_mode mode) {
  return printer->reuse_texts && mode != VARVE_PRINT_BODY && mode != VARVE_PRINT_INSIDE &&
         mode != VARVE_PRINT_SHORT && mode != VARVE_PRINT_WITHOUT_TYPE &&
         (entity->kind == VARVE_KIND_DICTIONARY || entity->kind == VARVE_KIND_ARRAY ||
          entity->kind == VARVE_KIND_DENSE_ELEMENTS || varve_is_type(entity));
}

static varve_status put_known_text(varve_printer *printer, const varve_entity *entity,
                                   bool *found) {
  const varve_print_text *text = varve_side_table_find(&printer->texts, entity->id);
  *found = text != NULL && text->size != 0;
  return *found ? varve_put_again(printer, *text) : VARVE_STATUS_OK;
}

/* Prints a node that needs one call; otherwise pushes a frame. */
static varve_status begin_without_alias(varve_printer *printer, varve_print_child child) {
  const varve_entity *entity = child.entity;
  const kind_printer *kind = &kind_printers[entity->kind];
  if (kind->leaf != NULL && (kind->step == NULL || entity->child_count == 0))
    return kind->leaf(printer, child);
  if (kind->step == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (is_reusable(printer, entity, child.mode)) {
    bool found;
    VARVE_TRY(put_known_text(printer, entity, &found));
    if (found)
      return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_print_check_weight(printer, entity));
  const varve_print_frame frame = {
      .entity = entity, .start = printer->out->size, .mode = child.mode};
  return varve_vector_push(&printer->frames, &frame);
}

/* Whether a template leaves a hole here: alone, the nested node must print the same. */
static bool is_hole(varve_print_child child) {
  enum { LONGEST = 1024 };
  bool is_full = child.mode == VARVE_PRINT_FULL || child.mode == VARVE_PRINT_DEFAULT_TYPE;
  if (!is_full && (child.mode == VARVE_PRINT_BODY || child.mode == VARVE_PRINT_INSIDE ||
                   !varve_is_type(child.entity)))
    return false;
  if (child.mode == VARVE_PRINT_SHORT)
    return varve_entity_text_weight(child.entity) > LONGEST;
  return varve_is_template_child(child.entity) ||
         child.entity->kind == VARVE_KIND_DENSE_RESOURCE_ELEMENTS ||
         varve_entity_text_weight(child.entity) > LONGEST;
}

static varve_status begin(varve_printer *printer, varve_print_child child) {
  if (printer->holes != NULL && is_hole(child)) {
    VARVE_TRY(varve_vector_push_pointer(printer->holes, child.entity));
    return varve_put_char(printer, 0);
  }
  if (printer->aliases.order.count != 0 && child.mode != VARVE_PRINT_SPELLED &&
      child.mode != VARVE_PRINT_BARE && child.mode != VARVE_PRINT_SHORT &&
      child.mode != VARVE_PRINT_INSIDE && varve_aliases_may_have(child.entity)) {
    bool found;
    VARVE_TRY(put_alias(printer, child.entity, &found));
    if (found)
      return VARVE_STATUS_OK;
  }
  return begin_without_alias(printer, child);
}

static varve_status end(varve_printer *printer) {
  varve_print_frame frame = VARVE_VECTOR_LAST(&printer->frames, varve_print_frame);
  varve_vector_truncate(&printer->frames, printer->frames.count - 1);
  if (!is_reusable(printer, frame.entity, frame.mode))
    return VARVE_STATUS_OK;
  varve_print_text *text = varve_side_table_at(&printer->texts, frame.entity->id);
  if (text == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *text = (varve_print_text){frame.start, printer->out->size - frame.start};
  return VARVE_STATUS_OK;
}

static varve_status run(varve_printer *printer) {
  while (printer->frames.count != 0) {
    varve_print_frame *frame = &VARVE_VECTOR_LAST(&printer->frames, varve_print_frame);
    varve_print_child child = {NULL, VARVE_PRINT_FULL};
    VARVE_TRY(kind_printers[frame->entity->kind].step(printer, frame, &child));
    VARVE_TRY(varve_print_check(printer));
    frame->position++;
    VARVE_TRY(child.entity != NULL ? begin(printer, child) : end(printer));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_entity_in(varve_printer *printer, varve_print_child child) {
  if (printer->is_rehearsing)
    return VARVE_STATUS_OK;
  if (printer->is_collecting)
    return child.mode == VARVE_PRINT_INSIDE || child.mode == VARVE_PRINT_BARE
               ? VARVE_STATUS_OK
               : varve_aliases_visit(&printer->aliases, child.entity, false);
  VARVE_TRY(begin(printer, child));
  return run(printer);
}

varve_status varve_print_without_alias(varve_printer *printer, varve_print_child child) {
  if (printer->is_rehearsing)
    return VARVE_STATUS_OK;
  if (printer->is_collecting)
    return varve_aliases_visit(&printer->aliases, child.entity, false);
  VARVE_TRY(begin_without_alias(printer, child));
  return run(printer);
}
