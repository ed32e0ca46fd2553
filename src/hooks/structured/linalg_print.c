/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints custom forms of linalg. The custom form of a named operation omits the body, because the
 * definition implies the body. A printing function returns UNSUPPORTED if the body of the operation
 * differs from the implied body. For linalg.elementwise, it only checks that the region has one
 * block. */
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"
#include "hooks/structured/linalg.h"

static const char *const named_elided[] = {"operandSegmentSizes", "linalg.memoized_indexing_maps"};
static const char *const matmul_elided[] = {"operandSegmentSizes", "linalg.memoized_indexing_maps",
                                            "indexing_maps"};
static const char *const elementwise_elided[] = {"operandSegmentSizes", "kind", "indexing_maps"};
static const char *const traits[] = {"doc", "indexing_maps", "iterator_types", "library_call",
                                     "operandSegmentSizes"};
#define ELIDED(names) ((varve_elided){names, VARVE_COUNT_OF(names)})

/* Prints ins(%a : type) or outs(%b : type), or nothing if the range has no operands. */

static varve_status put_list(varve_printer *printer, const varve_operation *op, varve_slice opening,
                             varve_value_range range) {
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, opening));
  VARVE_TRY(varve_print_typed_operands(printer, op, range));
  return varve_put_char(printer, ')');
}

static varve_status put_parts(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(put_list(printer, op, VARVE_SLICE(" ins("), varve_operand_range_of(op, 0)));
  return put_list(printer, op, VARVE_SLICE(" outs("), varve_operand_range_of(op, 1));
}

/* Returns whether the operation has one region with one block. */

static bool has_body(const varve_operation *op) {
  const varve_region *region = varve_operation_region(op, 0);
  return varve_operation_region_count(op) == 1 && region->first != NULL &&
         region->first == region->last;
}

/* Returns UNSUPPORTED unless the region equals the body that the expression `body` implies. */
static varve_status require_body(const varve_printer *printer, const varve_print_operation *frame,
                                 varve_slice body) {
  bool is_body = false;
  VARVE_TRY(varve_linalg_is_body(printer->context, frame->op, body, &is_body));
  return is_body ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* Returns UNSUPPORTED unless the region equals the body that the definition implies. */
static varve_status check_body(const varve_printer *printer, const varve_print_operation *frame) {
  return require_body(printer, frame,
                      varve_find_text_fact(frame->definition->dialect->tables,
                                           frame->definition->record->facts, "body"));
}

static varve_status put_named(varve_printer *printer, const varve_operation *op,
                              varve_elided elided) {
  VARVE_TRY(varve_print_attributes_apart(printer, op, elided, VARVE_SLICE(" {")));
  VARVE_TRY(put_parts(printer, op));
  return varve_print_optional_arrow_results(printer, op);
}

varve_status varve_print_linalg_named(varve_printer *printer, varve_print_operation *frame) {
  VARVE_TRY(check_body(printer, frame));
  return put_named(printer, frame->op, ELIDED(named_elided));
}

static varve_status put_maps(varve_printer *printer, const varve_entity *maps) {
  if (maps == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_between(printer, " indexing_maps = ", maps, "");
}

varve_status varve_print_linalg_matmul(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_property_definition *property =
      varve_find_property(frame->definition, VARVE_SLICE("indexing_maps"));
  const varve_entity *given = varve_operation_attribute(op, VARVE_SLICE("indexing_maps"));
  const varve_entity *usual = NULL;
  VARVE_TRY(check_body(printer, frame));
  if (property != NULL)
    VARVE_TRY(varve_property_default(printer->context, frame->definition, property, &usual));
  if (given != NULL && given != usual)
    VARVE_TRY(put_maps(printer, given));
  return put_named(printer, op, ELIDED(matmul_elided));
}

varve_status varve_print_linalg_contract(varve_printer *printer, varve_print_operation *frame) {
  VARVE_TRY(check_body(printer, frame));
  VARVE_TRY(put_maps(printer, varve_operation_attribute(frame->op, VARVE_SLICE("indexing_maps"))));
  return put_named(printer, frame->op, ELIDED(matmul_elided));
}

/* Sets *are to whether there is one map for each operand, and each map is the identity map with as
 * many dimensions as the last operand. */
static varve_status are_identities(varve_printer *printer, const varve_operation *op,
                                   const varve_entity *maps, bool *are) {
  const varve_entity *type = varve_operation_operand(op, op->operand_count - 1)->type;
  const varve_entity *identity = NULL;
  *are = false;
  if (!varve_is_ranked_type(type) || maps->child_count != op->operand_count)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_affine_identity_map_get(printer->context, (uint32_t)varve_type_dims(type).rank,
                                          &identity));
  *are = true;
  for (uint32_t i = 0; i < maps->child_count; i++)
    *are = *are && maps->children[i] == identity;
  return VARVE_STATUS_OK;
}

/* Prints kind=#linalg.elementwise_kind<add>, or <add> in later states of LLVM 24. */
static varve_status put_kind(varve_printer *printer, const varve_entity *kind) {
  const varve_slice prefix = VARVE_SLICE("#linalg.elementwise_kind");
  bool is_short = varve_era_has(printer->context->era, VARVE_HAS_STRICT_PROPERTIES);
  VARVE_TRY(varve_put(printer, is_short ? VARVE_SLICE(" ") : VARVE_SLICE(" kind=")));
  size_t start = printer->out->size;
  VARVE_TRY(varve_print_attribute(printer, kind));
  varve_slice text = varve_slice_make(printer->out->data + start, printer->out->size - start);
  if (!is_short || !varve_slice_starts_with(text, prefix))
    return VARVE_STATUS_OK;
  memmove(printer->out->data + start, text.data + prefix.size, text.size - prefix.size);
  printer->out->size -= prefix.size;
  return VARVE_STATUS_OK;
}

varve_status varve_print_linalg_elementwise(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *maps = varve_operation_attribute(op, VARVE_SLICE("indexing_maps"));
  const varve_entity *kind = varve_operation_attribute(op, VARVE_SLICE("kind"));
  bool are_usual = false;
  if (!has_body(op) || maps == NULL || kind == NULL || op->operand_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(put_kind(printer, kind));
  VARVE_TRY(are_identities(printer, op, maps, &are_usual));
  if (!are_usual)
    VARVE_TRY(put_maps(printer, maps));
  return put_named(printer, op, ELIDED(elementwise_elided));
}

/* The custom form of linalg.generic */

static varve_status begin_generic(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_region *region = varve_operation_region(op, 0);
  VARVE_TRY(varve_print_iterator_traits(printer, op, ELIDED(traits)));
  VARVE_TRY(put_parts(printer, op));
  size_t before = printer->out->size;
  VARVE_PUT(printer, " attrs = ");
  size_t after_keyword = printer->out->size;
  VARVE_TRY(varve_print_attr_dict(printer, op, ELIDED(traits)));
  if (printer->out->size == after_keyword)
    printer->out->size = before;
  if (region->first == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  return varve_ask_region(frame, region, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
}

varve_status varve_print_linalg_generic(varve_printer *printer, varve_print_operation *frame) {
  return frame->step == 0 ? begin_generic(printer, frame)
                          : varve_print_optional_arrow_results(printer, frame->op);
}

varve_status varve_print_linalg_yield(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range all = {0, op->operand_count};
  if (all.count != 0)
    VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_operands(printer, op, all));
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_NO_ELISION));
  if (all.count == 0)
    return VARVE_STATUS_OK;
  return varve_print_colon_types(printer, op, all);
}

/* The custom forms of linalg.map, reduce, transpose and broadcast */

/* Returns the operation that the short form names, or NULL if the short form cannot express the
 * body. The body must have two operations. The first must have the operands that the short form
 * implies; the second must have the only result of the first as its only operand. */
static const varve_operation *find_payload(const varve_operation *op, varve_linalg_payload form) {
  const varve_block *block = varve_operation_region(op, 0)->first;
  const varve_operation *payload = block->first;
  if (payload == NULL || payload->next == NULL || payload->next->next != NULL ||
      !varve_is_bare_identifier(payload->name->text))
    return NULL;
  uint32_t count = block->argument_count, used = varve_linalg_payload_inputs(form, count);
  if (count == 0 || payload->operand_count == 0 || payload->operand_count != used ||
      payload->next->operand_count != 1 || varve_operation_result_count(payload) != 1 ||
      varve_operation_operand(payload->next, 0) != varve_operation_result(payload, 0))
    return NULL;
  for (uint32_t i = 0; i < used; i++) {
    uint32_t index = varve_linalg_payload_input(form, count, i);
    if (varve_operation_operand(payload, i) != &block->arguments[index]->value)
      return NULL;
  }
  return payload;
}

/* Prints the short form of the operation: { arith.addf }. Omits the attribute fastmath if its value
 * is <none>. */
static varve_status put_payload(varve_printer *printer, const varve_operation *payload) {
  static const char *const fast_math[] = {"fastmath"};
  const varve_entity *flags = varve_operation_attribute(payload, VARVE_SLICE("fastmath"));
  const varve_entity *none = NULL;
  VARVE_TRY(printer->context->parse_attribute(printer->context,
                                              VARVE_SLICE("#arith.fastmath<none>"), &none));
  VARVE_PUT(printer, " { ");
  VARVE_TRY(varve_put(printer, payload->name->text));
  VARVE_TRY(varve_print_attr_dict(printer, payload,
                                  flags == none ? ELIDED(fast_math) : VARVE_NO_ELISION));
  VARVE_PUT(printer, " }");
  return VARVE_STATUS_OK;
}

/* Prints ins(...) outs(...) name = [1, 0] {attributes}. numbers: the name before the list of
 * numbers, or NULL if the text has no list. */
static varve_status put_destination_style(varve_printer *printer, const varve_operation *op,
                                          const char *numbers) {
  varve_elided elided = {&numbers, numbers != NULL};
  const varve_entity *array = NULL;
  VARVE_TRY(put_parts(printer, op));
  if (numbers != NULL) {
    array = varve_operation_attribute(op, varve_slice_of(numbers));
    VARVE_TRY(varve_put_word_between(printer, " ", numbers, " = ["));
    uint64_t count = varve_is_dense_i64_array(array) ? varve_dense_array_count(array) : 0;
    for (uint64_t i = 0; i < count; i++) {
      VARVE_TRY(varve_put_comma(printer, i));
      VARVE_TRY(varve_put_signed(printer, varve_dense_array_i64(array, i)));
    }
    VARVE_PUT(printer, "] ");
  }
  return varve_print_attr_dict(printer, op, elided);
}

/* Begins a new line, with more indentation than the operation has. Prints the region arguments,
 * then asks the printer for the region. */
static varve_status ask_body(varve_printer *printer, varve_print_operation *frame) {
  const varve_region *region = varve_operation_region(frame->op, 0);
  const varve_block *block = region->first;
  printer->depth++;
  VARVE_TRY(varve_print_newline(printer));
  VARVE_PUT(printer, "(");
  for (uint32_t i = 0; i < block->argument_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_region_argument(printer, &block->arguments[i]->value));
  }
  VARVE_PUT(printer, ") ");
  return varve_ask_region(frame, region, VARVE_REGION_TERMINATORS);
}

varve_status varve_print_linalg_map(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_linalg_payload form = varve_linalg_payload_form(printer->context->era, op->name);
  if (frame->step != 0) {
    printer->depth--;
    return VARVE_STATUS_OK;
  }
  if (!has_body(op))
    return VARVE_STATUS_UNSUPPORTED;
  const varve_operation *payload = find_payload(op, form);
  if (payload != NULL)
    VARVE_TRY(put_payload(printer, payload));
  VARVE_TRY(put_destination_style(printer, op, form == VARVE_LINALG_REDUCE ? "dimensions" : NULL));
  return payload != NULL ? VARVE_STATUS_OK : ask_body(printer, frame);
}

varve_status varve_print_linalg_broadcast(varve_printer *printer, varve_print_operation *frame) {
  VARVE_TRY(require_body(printer, frame, VARVE_SLICE("2: 0")));
  return put_destination_style(printer, frame->op, varve_linalg_numbers(frame->op->name));
}
