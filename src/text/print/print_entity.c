/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints nodes without recursion: a stack of frames, and for each kind the steps between its
 * children. */
#include "ir/attributes.h"
#include "text/print/print.h"

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

/* Types, lists and elements have the same text in every context, and occur often. */
static bool is_reusable(const varve_printer *printer, const varve_entity *entity,
                        varve_print_mode mode) {
  return printer->reuse_texts && mode != VARVE_PRINT_BODY && mode != VARVE_PRINT_INSIDE &&
         mode != VARVE_PRINT_SHORT && mode != VARVE_PRINT_WITHOUT_TYPE &&
         (entity->kind == VARVE_KIND_DICTIONARY || entity->kind == VARVE_KIND_ARRAY ||
          entity->kind == VARVE_KIND_DENSE_ELEMENTS || varve_is_type(entity));
}

/* Types and attributes of dialects */

static varve_slice template_of(const varve_entity *entity) {
  return varve_slice_make(varve_entity_payload(entity), entity->payload_size);
}

/* Prints "#dialect." unless the mode omits it, or "#dialect<" if the text cannot follow a dot. */
static varve_status put_head(varve_printer *printer, varve_print_frame *frame) {
  const varve_entity *entity = frame->entity;
  varve_slice text = template_of(entity);
  if (frame->mode == VARVE_PRINT_BODY && varve_is_pretty_symbol(text) &&
      varve_symbol_name_size(text) != text.size) {
    frame->cursor = varve_symbol_name_size(text);
    return VARVE_STATUS_OK;
  }
  if (frame->mode == VARVE_PRINT_SHORT && varve_is_pretty_symbol(text))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_char(printer, varve_is_type(entity) ? '!' : '#'));
  VARVE_TRY(varve_put(printer, varve_string_bytes(entity->children[0])));
  return varve_put_char(printer, varve_is_pretty_symbol(text) ? '.' : '<');
}

/* Returns whether the text after the reference would continue the name of an alias. */
static bool would_merge(const varve_print_frame *frame) {
  varve_slice text = template_of(frame->entity);
  if (frame->cursor >= text.size)
    return false;
  char next = text.data[frame->cursor];
  return varve_symbol_name_size(varve_slice_make(&next, 1)) != 0 || next == '$' || next == '-' ||
         next == '<';
}

/* parse_legacy.h: opaque elements have no prefix. */
static bool is_opaque_elements(const varve_printer *printer, const varve_entity *entity) {
  return varve_era_has(printer->context->era, VARVE_HAS_OPAQUE_WITHOUT_PREFIX) &&
         entity->children[0] == printer->context->builtin_dialect && !varve_is_type(entity);
}

varve_status varve_step_dialect_node(varve_printer *printer, varve_print_frame *frame,
                                     varve_print_child *child) {
  const varve_entity *entity = frame->entity;
  if (varve_entity_is_parametric(entity))
    return varve_step_by_format(printer, frame, child);
  if (frame->cursor > entity->payload_size)
    return VARVE_STATUS_OK;
  if (frame->position == 0 && !is_opaque_elements(printer, entity))
    VARVE_TRY(put_head(printer, frame));
  /* Prints text up to the next reference, or the rest; the cursor is then after the end. */
  varve_slice text = template_of(frame->entity);
  size_t left = text.size - frame->cursor;
  const char *start = text.data + frame->cursor;
  const char *nul = left == 0 ? NULL : memchr(start, 0, left);
  varve_slice segment = varve_slice_make(start, nul == NULL ? left : (size_t)(nul - start));
  frame->cursor += segment.size + 1;
  VARVE_TRY(varve_put(printer, segment));
  if (frame->cursor > entity->payload_size) {
    /* A child without a place in the text is the type of an attribute. In a type it is information
     * that the text does not show. */
    const varve_entity *tail_entity = frame->entity;
    if (!varve_is_pretty_symbol(template_of(tail_entity)))
      VARVE_TRY(varve_put_char(printer, '>'));
    uint32_t next = frame->position + 1;
    if (next >= tail_entity->child_count || varve_is_type(tail_entity) ||
        tail_entity->children[next]->kind == VARVE_KIND_NONE_TYPE ||
        frame->mode == VARVE_PRINT_WITHOUT_TYPE)
      return VARVE_STATUS_OK;
    child->entity = tail_entity->children[next];
    return varve_put(printer, VARVE_SLICE(" : "));
  }
  *child = (varve_print_child){entity->children[frame->position + 1], VARVE_PRINT_FULL};
  if (would_merge(frame))
    child->mode = VARVE_PRINT_NO_ALIAS;
  return VARVE_STATUS_OK;
}

/* Weights. The weight of a node is the size of its text without aliases. If parts may be aliases,
 * heavy nodes are counted again without these parts, each once. */

/* A node on the path from the root, the next child, and the sum of the children so far. */
typedef struct weight_step {
  const varve_entity *entity;
  uint64_t sum;
  uint32_t next_child;
} weight_step;

/* A node may take less than a byte of text, such as a type that is printed by a format. In
 * light nodes the weight may be too large, because aliases inside them are not considered. So light
 * nodes are never a reason to reject. */
enum { NODES_A_BYTE = 4, LITTLE = 256 };

static bool is_light(const varve_printer *printer, uint64_t weight) {
  size_t left = printer->out->size < printer->limit ? printer->limit - printer->out->size : 0;
  return weight / NODES_A_BYTE <= left;
}

/* Returns the weight if it is known without visiting children, otherwise 0. */
static uint64_t known_weight(const varve_printer *printer, const varve_entity *entity) {
  uint64_t weight = varve_entity_text_weight(entity);
  if (weight <= LITTLE)
    return weight;
  if (varve_aliases_may_have(entity) && varve_aliases_find(&printer->aliases, entity) != NULL)
    return 1;
  const uint64_t *found = varve_side_table_find(&printer->weights, entity->id);
  return found != NULL ? *found : 0;
}

static varve_status push_step(varve_vector *path, const varve_entity *entity) {
  const weight_step step = {.entity = entity, .sum = 1};
  return varve_vector_push(path, &step);
}

static varve_status count_path(varve_printer *printer, varve_vector *path) {
  while (path->count != 0) {
    weight_step *step = &VARVE_VECTOR_LAST(path, weight_step);
    if (step->next_child == step->entity->child_count) {
      uint64_t *kept = varve_side_table_at(&printer->weights, step->entity->id);
      if (kept == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
      *kept = step->sum;
      varve_vector_truncate(path, path->count - 1);
      continue;
    }
    const varve_entity *child = step->entity->children[step->next_child];
    uint64_t more = known_weight(printer, child);
    if (more == 0) {
      VARVE_TRY(push_step(path, child));
      continue;
    }
    step->sum = more > UINT64_MAX - step->sum ? UINT64_MAX : step->sum + more;
    step->next_child++;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_check_weight(varve_printer *printer, const varve_entity *entity) {
  uint64_t weight = varve_entity_text_weight(entity);
  /* Heavy parts of a template are holes. */
  bool is_template = printer->holes != NULL && printer->frames.count == 0;
  if (is_template || is_light(printer, weight))
    return VARVE_STATUS_OK;
  if (printer->aliases.order.count != 0) {
    const uint64_t *found = varve_side_table_find(&printer->weights, entity->id);
    if (found != NULL && *found != 0)
      weight = *found;
    else {
      varve_vector path;
      varve_vector_init(&path, &printer->context->memory, sizeof(weight_step));
      varve_status status = push_step(&path, entity);
      if (status == VARVE_STATUS_OK)
        status = count_path(printer, &path);
      varve_vector_release(&path);
      if (status == VARVE_STATUS_OK)
        weight = *(const uint64_t *)varve_side_table_find(&printer->weights, entity->id);
      VARVE_TRY(status);
    }
  }
  return is_light(printer, weight) ? VARVE_STATUS_OK : VARVE_STATUS_LIMIT_EXCEEDED;
}

bool varve_is_template_child(const varve_entity *node) {
  switch (node->kind) {
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
  case VARVE_KIND_RANKED_TENSOR_TYPE:
  case VARVE_KIND_UNRANKED_TENSOR_TYPE:
  case VARVE_KIND_MEMREF_TYPE:
  case VARVE_KIND_UNRANKED_MEMREF_TYPE:
  case VARVE_KIND_VECTOR_TYPE:
  case VARVE_KIND_COMPLEX_TYPE:
  case VARVE_KIND_TUPLE_TYPE:
  case VARVE_KIND_AFFINE_MAP:
  case VARVE_KIND_INTEGER_SET:
  case VARVE_KIND_DISTINCT:
    return true;
  default:
    return varve_is_location(node);
  }
}

/* The loop */

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
    const varve_print_text *text = varve_side_table_find(&printer->texts, entity->id);
    found = text != NULL && text->size != 0;
    VARVE_TRY(found ? varve_put_copy(printer, *text) : VARVE_STATUS_OK);
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
  if (printer->aliases.order.count != 0 && child.mode != VARVE_PRINT_NO_ALIAS &&
      child.mode != VARVE_PRINT_BARE && child.mode != VARVE_PRINT_SHORT &&
      child.mode != VARVE_PRINT_INSIDE && varve_aliases_may_have(child.entity)) {
    bool found;
    /* *found false: there is no alias, or it belongs to a type that is not defined yet. */
    const varve_alias_node *alias = varve_aliases_find(&printer->aliases, child.entity);
    bool is_type = varve_is_type(child.entity);
    found = alias != NULL && (alias->is_printed || !is_type);
    VARVE_TRY(found ? varve_put_alias_name(printer, alias) : VARVE_STATUS_OK);
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

/* A type or attribute by itself */

void varve_printer_init(varve_printer *printer, varve_context *context, varve_buffer *out) {
  varve_memory *memory = &context->memory;
  uint64_t limit = varve_context_max_text(context);
  *printer = (varve_printer){.context = context, .out = out, .options = VARVE_PRINT_OPTIONS_INIT};
  printer->limit = limit > SIZE_MAX - out->size ? SIZE_MAX : out->size + (size_t)limit;
  printer->reuse_texts = true;
  varve_aliases_init(&printer->aliases, printer->context);
  varve_side_table_init(&printer->texts, memory, sizeof(varve_print_text));
  varve_side_table_init(&printer->name_texts, memory, sizeof(varve_print_text));
  varve_side_table_init(&printer->weights, memory, sizeof(uint64_t));
  varve_vector_init(&printer->frames, memory, sizeof(varve_print_frame));
  varve_vector_init(&printer->handles, memory, sizeof(const varve_entity *));
  varve_print_numbers_init(&printer->numbers, memory);
  varve_hash_table_init(&printer->distinct, memory);
  varve_hash_table_init(&printer->handle_set, memory);
}

void varve_printer_release(varve_printer *printer) {
  varve_aliases_release(&printer->aliases);
  varve_side_table_release(&printer->texts);
  varve_side_table_release(&printer->name_texts);
  varve_side_table_release(&printer->weights);
  varve_vector_release(&printer->frames);
  varve_vector_release(&printer->handles);
  varve_print_numbers_release(&printer->numbers);
  varve_hash_table_release(&printer->distinct);
  varve_hash_table_release(&printer->handle_set);
}

varve_status varve_print_entity(varve_context *context, const varve_entity *entity,
                                varve_buffer *out) {
  varve_printer printer;
  varve_printer_init(&printer, context, out);
  varve_status status = varve_print_full(&printer, entity);
  if (status == VARVE_STATUS_OK)
    status = varve_print_check(&printer);
  varve_printer_release(&printer);
  return status;
}

varve_status varve_print_with_holes(varve_context *context, const varve_entity *entity,
                                    varve_buffer *out, varve_vector *holes) {
  varve_printer printer;
  varve_printer_init(&printer, context, out);
  printer.holes = holes;
  printer.reuse_texts = false;
  varve_status status =
      varve_print_without_alias(&printer, (varve_print_child){entity, VARVE_PRINT_WITHOUT_TYPE});
  if (status == VARVE_STATUS_OK)
    status = varve_print_check(&printer);
  varve_printer_release(&printer);
  return status;
}

varve_status varve_print_within(varve_context *context, const varve_entity *entity, uint64_t most,
                                varve_buffer *out) {
  uint64_t *limit = &context->limits.max_output;
  uint64_t max_output = *limit;
  *limit = max_output < most ? max_output : most;
  varve_status status = varve_print_entity(context, entity, out);
  *limit = max_output;
  return status;
}

varve_status varve_print_on_credit(varve_context *context, const varve_entity *entity,
                                   uint64_t given, varve_buffer *out) {
  enum { BYTES_A_CREDIT = 8 };
  size_t start = out->size;
  varve_context_earn(context, given);
  uint64_t credit = context->expansion_credit;
  uint64_t most = credit > UINT64_MAX / BYTES_A_CREDIT ? UINT64_MAX : credit * BYTES_A_CREDIT;
  VARVE_TRY(varve_print_within(context, entity, most, out));
  return varve_context_spend(context, (out->size - start) / BYTES_A_CREDIT);
}
