/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluates the trees of expressions. Their depth is limited when they are parsed, and what they do
 * when they are evaluated: work.h. */
#include "dialect/expression/expression.h"

#include "dialect/evaluate/expression_functions.h"
#include "dialect/evaluate/infer_convert.h"

typedef varve_evaluation evaluation;
typedef const varve_expression tree;
typedef varve_term term;

static const term unknown = {.kind = VARVE_TERM_UNKNOWN};

static term truth(bool value) { return varve_term_of_truth(value); }
static term number(int64_t value) { return varve_term_of_number(value); }

/* Trees nest with little of the stack: what evaluates a kind of them has its own frame. */

/* Operators */

static term compute(varve_expression_operator id, int64_t x, int64_t y) {
  int64_t z = 0;
  switch (id) {
  case VARVE_OPERATOR_LESS:
    return truth(x < y);
  case VARVE_OPERATOR_AT_MOST:
    return truth(x <= y);
  case VARVE_OPERATOR_MORE:
    return truth(x > y);
  case VARVE_OPERATOR_AT_LEAST:
    return truth(x >= y);
  case VARVE_OPERATOR_ADD:
    return __builtin_add_overflow(x, y, &z) ? unknown : number(z);
  case VARVE_OPERATOR_SUBTRACT:
    return __builtin_sub_overflow(x, y, &z) ? unknown : number(z);
  case VARVE_OPERATOR_MULTIPLY:
    return __builtin_mul_overflow(x, y, &z) ? unknown : number(z);
  case VARVE_OPERATOR_DIVIDE:
    return y == 0 || (y == -1 && x == INT64_MIN) ? unknown : number(x / y);
  case VARVE_OPERATOR_MODULO:
    return y == 0 || y == -1 ? unknown : number(x % y);
  default:
    return unknown;
  }
}

static bool is_float(const term *t) {
  return t->kind == VARVE_TERM_ENTITY && t->entity->kind == VARVE_KIND_FLOAT;
}

/* Floats have an order, but nothing is computed with them. */
static term compare_floats(varve_expression_operator id, const term *a, const term *b) {
  double x, y;
  if (!varve_term_double(a, &x) || !varve_term_double(b, &y))
    return unknown;
  switch (id) {
  case VARVE_OPERATOR_LESS:
    return truth(x < y);
  case VARVE_OPERATOR_AT_MOST:
    return truth(x <= y);
  case VARVE_OPERATOR_MORE:
    return truth(x > y);
  case VARVE_OPERATOR_AT_LEAST:
    return truth(x >= y);
  default:
    return unknown;
  }
}

/* The second side is not evaluated if the first one decides. */
static VARVE_NOINLINE varve_status apply_logic(evaluation *e, tree *t, term *result) {
  term side;
  bool is_or = t->number == VARVE_OPERATOR_OR;
  VARVE_TRY(varve_evaluate(e, t->arguments[0], &side));
  int x = varve_term_truth(&side);
  if (t->number == VARVE_OPERATOR_NOT) {
    *result = x < 0 ? unknown : truth(x == 0);
    return VARVE_STATUS_OK;
  }
  *result = truth(is_or);
  if (x == is_or)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluate(e, t->arguments[1], &side));
  int y = varve_term_truth(&side);
  if (y != is_or)
    *result = x < 0 || y < 0 ? unknown : truth(!is_or);
  return VARVE_STATUS_OK;
}

/* x in L: unknown if no item is equal, but one of them is unknown. */
static VARVE_NOINLINE varve_status apply_in(evaluation *e, const term *x, const term *of,
                                            term *result) {
  term list;
  bool is_sure = true;
  VARVE_TRY(varve_term_list(e->input, of, &list));
  if (list.kind != VARVE_TERM_LIST || !varve_work_take(e->input->context, list.count))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list.count; i++) {
    int one;
    VARVE_TRY(varve_terms_equal(e, x, &list.items[i], &one));
    if (one == 1) {
      *result = truth(true);
      return VARVE_STATUS_OK;
    }
    is_sure = is_sure && one == 0;
  }
  *result = is_sure ? truth(false) : unknown;
  return VARVE_STATUS_OK;
}

/* Operators that always need both sides. */
static varve_status apply_operator(evaluation *e, tree *t, const term *sides, term *result) {
  int64_t x, y;
  int is_equal;
  if (t->number == VARVE_OPERATOR_IN)
    return apply_in(e, &sides[0], &sides[1], result);
  if (t->number <= VARVE_OPERATOR_UNEQUAL) {
    VARVE_TRY(varve_terms_equal(e, &sides[0], &sides[1], &is_equal));
    *result =
        is_equal < 0 ? unknown : truth((is_equal != 0) == (t->number == VARVE_OPERATOR_EQUAL));
    return VARVE_STATUS_OK;
  }
  if (is_float(&sides[0]) || is_float(&sides[1]))
    *result = compare_floats((varve_expression_operator)t->number, &sides[0], &sides[1]);
  else if (varve_term_number(&sides[0], &x) && varve_term_number(&sides[1], &y))
    *result = compute((varve_expression_operator)t->number, x, y);
  return VARVE_STATUS_OK;
}

/* Names for items */

static VARVE_NOINLINE varve_status apply_over(evaluation *e, tree *t, term *result) {
  term outer, inner;
  const varve_entity *made = NULL;
  VARVE_TRY(varve_evaluate(e, t->arguments[0], &outer));
  const varve_entity *type = varve_term_type(&outer);
  if (type == NULL)
    return VARVE_STATUS_OK;
  bool is_shaped = varve_is_shaped_type(type);
  term *local = &e->locals[t->slot.index];
  const term around = *local; /* a tree of another text may have names of its own */
  *local = varve_term_of_entity(is_shaped ? varve_type_element(type) : type);
  VARVE_TRY(varve_evaluate(e, t->arguments[1], &inner));
  *local = around;
  if (varve_term_type(&inner) == NULL || !is_shaped) {
    *result = varve_term_of_entity(varve_term_type(&inner));
    return VARVE_STATUS_OK;
  }
  varve_status status =
      varve_type_with_element(e->input->context, type, varve_term_type(&inner), &made);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  *result = varve_term_of_entity(made);
  return status;
}

/* What a quantifier collects from its items. */
typedef struct collected {
  term *items;
  uint32_t count;
  bool is_sure; /* no item is unknown */
  bool is_over; /* the rest does not matter */
  bool is_cut;  /* no steps are left for the rest */
} collected;

static void collect(collected *to, tree *t, const term *item, const term *value) {
  int holds = varve_term_truth(value);
  switch ((varve_expression_quantifier)t->number) {
  case VARVE_QUANTIFIER_MAP:
  case VARVE_QUANTIFIER_SUM:
    to->items[to->count++] = *value;
    return;
  case VARVE_QUANTIFIER_ALL:
    to->count += holds == 0;
    to->is_over = holds == 0;
    break;
  case VARVE_QUANTIFIER_ANY:
    to->count += holds == 1;
    to->is_over = holds == 1;
    break;
  case VARVE_QUANTIFIER_COUNT_OF:
  case VARVE_QUANTIFIER_FILTER:
    if (holds == 1)
      to->items[to->count++] = *item;
    break;
  }
  to->is_sure = to->is_sure && holds >= 0;
}

static varve_status conclude(evaluation *e, tree *t, const collected *from, term *result) {
  const term list = varve_term_of_items(from->items, from->count);
  const varve_arguments arguments = {&list, 1};
  switch ((varve_expression_quantifier)t->number) {
  case VARVE_QUANTIFIER_MAP:
    *result = list;
    return VARVE_STATUS_OK;
  case VARVE_QUANTIFIER_SUM:
    return varve_expression_sum(e, &arguments, result);
  case VARVE_QUANTIFIER_ALL:
    if (from->is_sure || from->is_over)
      *result = truth(from->count == 0);
    return VARVE_STATUS_OK;
  case VARVE_QUANTIFIER_ANY:
    if (from->is_sure || from->is_over)
      *result = truth(from->count != 0);
    return VARVE_STATUS_OK;
  case VARVE_QUANTIFIER_COUNT_OF:
    if (from->is_sure)
      *result = number(from->count);
    return VARVE_STATUS_OK;
  case VARVE_QUANTIFIER_FILTER:
    if (from->is_sure)
      *result = list;
    return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}

/* Evaluates the body for each item. */
static varve_status visit_items(evaluation *e, tree *t, const term *list, collected *to) {
  term value;
  for (uint32_t i = 0; i < list->count && !to->is_over; i++) {
    to->is_cut = !varve_work_is_left(e->input->context);
    if (to->is_cut)
      return VARVE_STATUS_OK;
    e->locals[t->slot.index] = list->items[i];
    VARVE_TRY(varve_evaluate(e, t->arguments[1], &value));
    collect(to, t, &list->items[i], &value);
  }
  return VARVE_STATUS_OK;
}

static VARVE_NOINLINE varve_status apply_quantifier(evaluation *e, tree *t, term *result) {
  const uint32_t place = t->slot.index;
  const term around = e->locals[place]; /* a tree of another text may have names of its own */
  term *const once_around = e->once[place], *once = NULL;
  term list;
  collected to = {.is_sure = true};
  VARVE_TRY(varve_evaluate(e, t->arguments[0], &list));
  VARVE_TRY(varve_term_list(e->input, &list, &list));
  if (list.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluation_items(e, list.count, &to.items));
  VARVE_TRY(varve_evaluation_items(e, t->once_count, &once));
  if (to.items == NULL || once == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < t->once_count; i++)
    once[i] = (term){.kind = VARVE_TERM_PENDING};
  e->once[place] = once;
  VARVE_TRY(visit_items(e, t, &list, &to));
  e->locals[place] = around;
  e->once[place] = once_around;
  return to.is_cut ? VARVE_STATUS_OK : conclude(e, t, &to, result);
}

static varve_status apply_once(evaluation *e, tree *t, term *result) {
  term *kept = &e->once[t->slot.index][t->number];
  if (kept->kind == VARVE_TERM_PENDING)
    VARVE_TRY(varve_evaluate(e, t->arguments[0], kept));
  *result = *kept;
  return VARVE_STATUS_OK;
}

/* Functions */

static varve_expression_apply *const functions[] = {
#define VARVE_EXPRESSION_FUNCTION_OF(enumerator, name, least, most, function) function,
#include "dialect/expression/expression_functions.def"
};

/* The functions of inferences.def report what they reject in a message that nobody reads here. */
static VARVE_NOINLINE varve_status apply_convert(evaluation *e, tree *t, const term *of,
                                                 term *result) {
  varve_inference inference = {.context = e->input->context, .arena = e->input->arena};
  varve_conversion found = {.inference = &inference, .source = varve_term_type(of)};
  if (found.source == NULL || varve_known.inferences == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_known.inferences[t->number](&found);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  *result = varve_term_of_entity(found.type);
  if (found.types == NULL)
    return VARVE_STATUS_OK;
  term *items = NULL;
  VARVE_TRY(varve_evaluation_items(e, found.count, &items));
  for (uint32_t i = 0; items != NULL && i < found.count; i++)
    items[i] = varve_term_of_entity(found.types[i]);
  *result = items == NULL ? unknown : varve_term_of_items(items, found.count);
  return VARVE_STATUS_OK;
}

/* What has arguments, all of which are evaluated first, into items. */
static VARVE_NOINLINE varve_status apply(evaluation *e, tree *t, term *items, term *result) {
  const varve_arguments arguments = {items, t->argument_count};
  for (uint32_t i = 0; i < t->argument_count; i++)
    VARVE_TRY(varve_evaluate(e, t->arguments[i], &items[i]));
  switch (t->kind) {
  case VARVE_EXPRESSION_OPERATOR:
    return apply_operator(e, t, items, result);
  case VARVE_EXPRESSION_CONVERT:
    return apply_convert(e, t, &items[0], result);
  case VARVE_EXPRESSION_MAKE:
    return varve_evaluate_make(e, t, &arguments, result);
  case VARVE_EXPRESSION_WITH:
    return varve_evaluate_with(e, t, &arguments, result);
  case VARVE_EXPRESSION_FIELD:
    return varve_evaluate_field(e, &items[0], t->text, result);
  default:
    e->call = t;
    return functions[t->number](e, &arguments, result);
  }
}

/* Most calls have few arguments. */
enum { FEW = 2 };
static VARVE_NOINLINE varve_status apply_to_few(evaluation *e, tree *t, term *result) {
  term items[FEW];
  return apply(e, t, items, result);
}

static VARVE_NOINLINE varve_status apply_to_many(evaluation *e, tree *t, term *result) {
  term items[VARVE_EXPRESSION_SLOTS];
  return apply(e, t, items, result);
}

static varve_status apply_if(evaluation *e, tree *t, term *result) {
  term condition;
  VARVE_TRY(varve_evaluate(e, t->arguments[0], &condition));
  int which = varve_term_truth(&condition);
  return which < 0 ? VARVE_STATUS_OK : varve_evaluate(e, t->arguments[which ? 1 : 2], result);
}

/* Parts */

static VARVE_NOINLINE varve_status make_list(evaluation *e, tree *t, term *result) {
  term *items = NULL;
  VARVE_TRY(varve_evaluation_items(e, t->argument_count, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < t->argument_count; i++)
    VARVE_TRY(varve_evaluate(e, t->arguments[i], &items[i]));
  *result = varve_term_of_items(items, t->argument_count);
  return VARVE_STATUS_OK;
}

static VARVE_NOINLINE varve_status item_of(evaluation *e, tree *t, term *result) {
  term of, index, list;
  int64_t at;
  VARVE_TRY(varve_evaluate(e, t->arguments[0], &of));
  VARVE_TRY(varve_evaluate(e, t->arguments[1], &index));
  VARVE_TRY(varve_term_list(e->input, &of, &list));
  if (list.kind != VARVE_TERM_LIST || !varve_term_number(&index, &at))
    return VARVE_STATUS_OK;
  at += at < 0 ? list.count : 0;
  if (at >= 0 && at < list.count)
    *result = list.items[at];
  return VARVE_STATUS_OK;
}

static varve_status constant_of(const evaluation *e, tree *t, term *result) {
  const varve_entity *attribute = NULL;
  if (*t->cache != NULL) {
    *result = varve_term_of_entity(*t->cache);
    return VARVE_STATUS_OK;
  }
  if (e->input->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_definition_attribute(e->input->context, t->text, &attribute);
  if (status == VARVE_STATUS_OK)
    *result = varve_term_of_entity(attribute->kind == VARVE_KIND_TYPE ? attribute->children[0]
                                                                      : attribute);
  if (status == VARVE_STATUS_OK)
    *t->cache = result->entity;
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX ? VARVE_STATUS_OK : status;
}

/* A slot may give a list, which takes what lists take that are computed. */
static varve_status find_part(evaluation *e, tree *t, term *result) {
  varve_context *context = e->input->context;
  if (context->memory.used > context->work.most_memory)
    return VARVE_STATUS_OK;
  VARVE_TRY(e->input->find(e->input, t, result));
  if (result->kind == VARVE_TERM_LIST && !varve_work_take(context, result->count))
    *result = unknown;
  return VARVE_STATUS_OK;
}

/* Of a tree with arguments. */
static varve_status evaluate_inside(evaluation *e, tree *t, term *result) {
  switch (t->kind) {
  case VARVE_EXPRESSION_LIST:
    return make_list(e, t, result);
  case VARVE_EXPRESSION_ITEM:
    return item_of(e, t, result);
  case VARVE_EXPRESSION_OPERATOR:
    return t->number <= VARVE_OPERATOR_NOT ? apply_logic(e, t, result) : apply_to_few(e, t, result);
  case VARVE_EXPRESSION_IF:
    return apply_if(e, t, result);
  case VARVE_EXPRESSION_OVER:
    return apply_over(e, t, result);
  case VARVE_EXPRESSION_EACH:
    return apply_quantifier(e, t, result);
  case VARVE_EXPRESSION_ONCE:
    return apply_once(e, t, result);
  default:
    return t->argument_count > FEW ? apply_to_many(e, t, result) : apply_to_few(e, t, result);
  }
}

varve_status varve_evaluate(evaluation *e, tree *t, term *result) {
  varve_context *context = e->input->context;
  *result = unknown;
  if (!varve_work_take(context, 1))
    return VARVE_STATUS_OK;
  switch (t->kind) {
  case VARVE_EXPRESSION_NUMBER:
    *result = number(t->number);
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_TEXT:
    *result = (term){.kind = VARVE_TERM_TEXT, .text = t->text};
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_TRUTH:
    *result = truth(t->number != 0);
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_ABSENT:
    *result = (term){.kind = VARVE_TERM_ABSENT};
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_CASE:
  case VARVE_EXPRESSION_SLOT:
  case VARVE_EXPRESSION_TYPES:
  case VARVE_EXPRESSION_ATTRIBUTE:
  case VARVE_EXPRESSION_NAME:
  case VARVE_EXPRESSION_SOURCE:
    return find_part(e, t, result);
  case VARVE_EXPRESSION_CONSTANT:
    return constant_of(e, t, result);
  case VARVE_EXPRESSION_LOCAL:
    *result = e->locals[t->number];
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_BINDING:
    *result = e->input->names[t->number];
    return VARVE_STATUS_OK;
  default:
    break;
  }
  uint32_t levels = varve_expression_own_levels(t->argument_count);
  if (context->memory.used > context->work.most_memory || !varve_work_enter(context, levels))
    return VARVE_STATUS_OK;
  varve_status status = evaluate_inside(e, t, result);
  varve_work_leave(context, levels);
  return status;
}

varve_status varve_expression_evaluate(const varve_expression_input *input, tree *expression,
                                       term *result) {
  evaluation e = {.input = input};
  varve_status status = VARVE_STATUS_OK;
  *result = unknown;
  if (!varve_work_begin(input->context))
    return VARVE_STATUS_OK;
  status = varve_evaluate(&e, expression, result);
  varve_work_end(input->context);
  return status;
}

varve_status varve_expression_is_true(const varve_expression_input *input, tree *expression,
                                      bool *holds) {
  term result;
  VARVE_TRY(varve_expression_evaluate(input, expression, &result));
  *holds = varve_term_truth(&result) == 1;
  return VARVE_STATUS_OK;
}
