/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Floats in expressions: their order, and the limits of their types. Each is rounded to f64. */
#include <math.h>

#include "base/number/float_parts.h"
#include "dialect/evaluate/expression_functions.h"
#include "ir/attributes.h"

typedef varve_evaluation evaluation;
typedef const varve_arguments arguments;
typedef varve_term term;

static void round_to_double(varve_float_parts *parts, uint64_t bits[2]) {
  if (parts->class == VARVE_FLOAT_FINITE)
    varve_float_round_to_f64(parts);
  varve_float_pack(VARVE_FLOAT_F64, parts, bits);
}

bool varve_term_double(const term *t, double *value) {
  uint64_t bits[2];
  int64_t number;
  if (t->kind == VARVE_TERM_ENTITY && t->entity->kind == VARVE_KIND_FLOAT) {
    varve_float_parts parts = varve_float_unpack(varve_float_type_kind(t->entity->children[0]),
                                                 varve_entity_payload(t->entity));
    bool is_number = parts.class != VARVE_FLOAT_NAN;
    round_to_double(&parts, bits);
    memcpy(value, bits, sizeof *value);
    if (!is_number)
      *value = NAN;
    return true;
  }
  if (!varve_term_number(t, &number))
    return false;
  *value = (double)number;
  return true;
}

/* The result is a float of f64. */
static varve_status finish(evaluation *e, varve_float_parts *parts, term *result) {
  const varve_entity *made = NULL;
  uint64_t bits[2];
  round_to_double(parts, bits);
  VARVE_TRY(
      varve_float_get(e->input->context, e->input->context->floats[VARVE_FLOAT_F64], bits, &made));
  *result = varve_term_of_entity(made);
  return VARVE_STATUS_OK;
}

static bool find_format(arguments *a, varve_float_kind *kind) {
  const varve_entity *type = varve_term_type(&a->items[0]);
  if (type == NULL || type->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  *kind = varve_float_type_kind(type);
  return true;
}

/* The least positive value. The bits 0 are one if there is no zero. */
varve_status varve_expression_smallest(evaluation *e, arguments *a, term *result) {
  varve_float_kind kind;
  if (!find_format(a, &kind))
    return VARVE_STATUS_OK;
  uint64_t bits[2] = {0, 0};
  varve_float_parts parts = varve_float_unpack(kind, bits);
  bits[0] = 1;
  if (parts.class == VARVE_FLOAT_ZERO)
    parts = varve_float_unpack(kind, bits);
  return finish(e, &parts, result);
}

/* The greatest finite value: that with the most ones which is no NaN. */
varve_status varve_expression_largest(evaluation *e, arguments *a, term *result) {
  varve_float_kind kind;
  uint64_t bits[2];
  if (!find_format(a, &kind))
    return VARVE_STATUS_OK;
  const varve_float_format *format = varve_float_format_get(kind);
  uint32_t precision = varve_float_precision(format);
  varve_float_parts parts = {.class = VARVE_FLOAT_ZERO};
  for (uint64_t less = 0; parts.class != VARVE_FLOAT_FINITE && less < 4; less++) {
    parts = (varve_float_parts){.class = VARVE_FLOAT_FINITE,
                                .exponent =
                                    varve_float_greatest_exponent(format) - (int32_t)precision + 1};
    parts.significand[0] = precision >= 64 ? UINT64_MAX : (UINT64_C(1) << precision) - 1;
    parts.significand[1] = precision <= 64 ? 0 : (UINT64_C(1) << (precision - 64)) - 1;
    parts.significand[0] -= less;
    varve_float_pack(kind, &parts, bits);
    parts = varve_float_unpack(kind, bits);
  }
  return finish(e, &parts, result);
}
