/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints affine expressions with upstream's parentheses and minus signs, and maps and sets. */
#include "ir/attributes.h"
#include "text/print/print_hook.h"

static varve_status put_position(varve_printer *printer, char letter, const varve_entity *entity) {
  const uint32_t *position = varve_entity_payload(entity);
  VARVE_TRY(varve_put_char(printer, letter));
  return varve_put_unsigned(printer, *position);
}

/* Prints a value in place of d0 or s0. */
static varve_status put_value(varve_printer *printer, uint32_t first, uint32_t count,
                              const varve_entity *entity) {
  const uint32_t *position = varve_entity_payload(entity);
  if (*position >= count)
    return VARVE_STATUS_INTERNAL;
  return varve_print_value(printer, printer->affine.operands[first + *position].value);
}

varve_status varve_print_affine_dim(varve_printer *printer, varve_print_child child) {
  if (printer->affine.operands == NULL)
    return put_position(printer, 'd', child.entity);
  return put_value(printer, 0, printer->affine.dims, child.entity);
}

varve_status varve_print_affine_symbol(varve_printer *printer, varve_print_child child) {
  if (printer->affine.operands == NULL)
    return put_position(printer, 's', child.entity);
  VARVE_PUT(printer, "symbol(");
  VARVE_TRY(put_value(printer, printer->affine.dims, printer->affine.symbols, child.entity));
  return varve_put_char(printer, ')');
}

static int64_t value_of(const varve_entity *constant) {
  return *(const int64_t *)varve_entity_payload(constant);
}

varve_status varve_print_affine_constant(varve_printer *printer, varve_print_child child) {
  return varve_put_signed(printer, value_of(child.entity));
}

/* The smallest number is not changed, as in two's complement. */
static varve_status put_negated(varve_printer *printer, int64_t value) {
  return varve_put_signed(printer, value == INT64_MIN ? value : -value);
}

static varve_status open(varve_printer *printer, const varve_print_frame *frame) {
  return frame->mode == VARVE_PRINT_STRONG ? varve_put_char(printer, '(') : VARVE_STATUS_OK;
}

static varve_status close(varve_printer *printer, const varve_print_frame *frame) {
  return frame->mode == VARVE_PRINT_STRONG ? varve_put_char(printer, ')') : VARVE_STATUS_OK;
}

/* How an addend is printed. */
typedef enum addend_form {
  ADDEND_PLAIN,     /* + x */
  ADDEND_CONSTANT,  /* - 3 for -3 */
  ADDEND_NEGATED,   /* - x for x * -1 */
  ADDEND_MULTIPLIED /* - x * 3 for x * -3 */
} addend_form;

static addend_form form_of(const varve_entity *addend) {
  if (addend->kind == VARVE_KIND_AFFINE_CONSTANT)
    return value_of(addend) < 0 ? ADDEND_CONSTANT : ADDEND_PLAIN;
  if (addend->kind != VARVE_KIND_AFFINE_MUL ||
      addend->children[1]->kind != VARVE_KIND_AFFINE_CONSTANT)
    return ADDEND_PLAIN;
  int64_t factor = value_of(addend->children[1]);
  return factor == -1 ? ADDEND_NEGATED : factor < 0 ? ADDEND_MULTIPLIED : ADDEND_PLAIN;
}

static varve_status put_addend(varve_printer *printer, const varve_entity *addend,
                               varve_print_child *child) {
  addend_form form = form_of(addend);
  *child = (varve_print_child){addend, VARVE_PRINT_WEAK};
  if (form == ADDEND_PLAIN)
    return varve_put(printer, VARVE_SLICE(" + "));
  VARVE_PUT(printer, " - ");
  if (form == ADDEND_CONSTANT) {
    child->entity = NULL;
    return put_negated(printer, value_of(addend));
  }
  child->entity = addend->children[0];
  if (form == ADDEND_MULTIPLIED || child->entity->kind == VARVE_KIND_AFFINE_ADD)
    child->mode = VARVE_PRINT_STRONG;
  return VARVE_STATUS_OK;
}

varve_status varve_step_affine_sum(varve_printer *printer, varve_print_frame *frame,
                                   varve_print_child *child) {
  const varve_entity *addend = frame->entity->children[1];
  if (frame->position == 0) {
    *child = (varve_print_child){frame->entity->children[0], VARVE_PRINT_WEAK};
    return open(printer, frame);
  }
  if (frame->position == 1) {
    VARVE_TRY(put_addend(printer, addend, child));
    if (child->entity != NULL)
      return VARVE_STATUS_OK;
  } else if (form_of(addend) == ADDEND_MULTIPLIED) {
    VARVE_PUT(printer, " * ");
    VARVE_TRY(put_negated(printer, value_of(addend->children[1])));
  }
  return close(printer, frame);
}

static varve_slice operator_of(const varve_entity *expression) {
  switch (expression->kind) {
  case VARVE_KIND_AFFINE_MUL:
    return VARVE_SLICE(" * ");
  case VARVE_KIND_AFFINE_MOD:
    return VARVE_SLICE(" mod ");
  case VARVE_KIND_AFFINE_FLOORDIV:
    return VARVE_SLICE(" floordiv ");
  default:
    return VARVE_SLICE(" ceildiv ");
  }
}

varve_status varve_step_affine_product(varve_printer *printer, varve_print_frame *frame,
                                       varve_print_child *child) {
  const varve_entity *expression = frame->entity;
  bool is_negation = form_of(expression) == ADDEND_NEGATED;
  if (frame->position == (is_negation ? 1 : 2))
    return close(printer, frame);
  *child = (varve_print_child){expression->children[frame->position], VARVE_PRINT_STRONG};
  if (frame->position == 1)
    return varve_put(printer, operator_of(expression));
  VARVE_TRY(open(printer, frame));
  return is_negation ? varve_put_char(printer, '-') : VARVE_STATUS_OK;
}

static varve_status put_names(varve_printer *printer, char letter, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_put_char(printer, letter));
    VARVE_TRY(varve_put_unsigned(printer, i));
    VARVE_TRY(varve_print_check(printer));
  }
  return VARVE_STATUS_OK;
}

/* (d0, d1)[s0] */
static varve_status put_space(varve_printer *printer, varve_affine_space space) {
  VARVE_TRY(varve_put_char(printer, '('));
  VARVE_TRY(put_names(printer, 'd', space.num_dims));
  VARVE_TRY(varve_put_char(printer, ')'));
  if (space.num_symbols == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_char(printer, '['));
  VARVE_TRY(put_names(printer, 's', space.num_symbols));
  return varve_put_char(printer, ']');
}

varve_status varve_step_affine_map(varve_printer *printer, varve_print_frame *frame,
                                   varve_print_child *child) {
  const varve_entity *map = frame->entity;
  bool is_bare = frame->mode == VARVE_PRINT_BARE ||
                 varve_era_has(printer->context->era, VARVE_HAS_BARE_AFFINE_TEXT);
  if (frame->position == 0) {
    if (!is_bare)
      VARVE_PUT(printer, "affine_map<");
    VARVE_TRY(put_space(printer, varve_affine_attribute_space(map)));
    VARVE_PUT(printer, " -> (");
  }
  if (frame->position == map->child_count)
    return varve_put(printer, is_bare ? VARVE_SLICE(")") : VARVE_SLICE(")>"));
  if (frame->position != 0)
    VARVE_PUT(printer, ", ");
  *child = (varve_print_child){map->children[frame->position], VARVE_PRINT_WEAK};
  return VARVE_STATUS_OK;
}

varve_status varve_step_integer_set(varve_printer *printer, varve_print_frame *frame,
                                    varve_print_child *child) {
  const varve_entity *set = frame->entity;
  uint32_t position = frame->position;
  bool is_bare = varve_era_has(printer->context->era, VARVE_HAS_BARE_AFFINE_TEXT);
  if (position == 0) {
    if (!is_bare)
      VARVE_PUT(printer, "affine_set<");
    VARVE_TRY(put_space(printer, varve_affine_attribute_space(set)));
    VARVE_PUT(printer, " : (");
  } else {
    bool is_equality = varve_integer_set_equalities(set)[position - 1] != 0;
    VARVE_TRY(varve_put(printer, is_equality ? VARVE_SLICE(" == 0") : VARVE_SLICE(" >= 0")));
  }
  if (position == set->child_count)
    return varve_put(printer, is_bare ? VARVE_SLICE(")") : VARVE_SLICE(")>"));
  if (position != 0)
    VARVE_PUT(printer, ", ");
  *child = (varve_print_child){set->children[position], VARVE_PRINT_WEAK};
  return VARVE_STATUS_OK;
}
