/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of acc.parallel and acc.loop in LLVM 13 to 16. The clauses have a fixed order. Each
 * clause has one operand group, except gang, which has two. */
#include "dialect/operation_values.h"
#include "hooks/hooks.h"

typedef enum clause_kind {
  ONE,       /* word(%a: type) */
  CONDITION, /* word(%a): the operand has type i1 */
  LIST       /* word(%a: type, %b: type); the list may be empty */
} clause_kind;

typedef struct clause {
  const char *word;
  clause_kind kind;
} clause;

/* The clauses of acc.parallel, in the order of its operand groups. */
static const clause parallel_clauses[] = {
    {"async", ONE},         {"wait", LIST},      {"num_gangs", ONE},        {"num_workers", ONE},
    {"vector_length", ONE}, {"if", CONDITION},   {"self", CONDITION},       {"reduction", LIST},
    {"copy", LIST},         {"copyin", LIST},    {"copyin_readonly", LIST}, {"copyout", LIST},
    {"copyout_zero", LIST}, {"create", LIST},    {"create_zero", LIST},     {"no_create", LIST},
    {"present", LIST},      {"deviceptr", LIST}, {"attach", LIST},          {"private", LIST},
    {"firstprivate", LIST}};
enum { PARALLEL_COUNT = VARVE_COUNT_OF(parallel_clauses) };

/* The operand groups of acc.loop: two for gang, one for worker, one for vector, and one for each
 * clause in loop_lists. */
enum { GANG_NUM, GANG_STATIC, WORKER, VECTOR, LOOP_LISTS, LOOP_COUNT = LOOP_LISTS + 3 };
static const clause loop_lists[] = {{"tile", LIST}, {"private", LIST}, {"reduction", LIST}};

/* The bits of exec_mapping. */
enum { VECTOR_BIT = 1, WORKER_BIT = 2, GANG_BIT = 4 };
#define MAPPING VARVE_SLICE("exec_mapping")

/* Parses an operand with its type, "%a: type", and resolves the operand. If is_condition, parses
 * only "%a", which has type i1. */
static varve_status parse_item(varve_parser *parser, bool is_condition) {
  const varve_entity *type = parser->context->i1;
  VARVE_TRY(varve_parse_operand(parser));
  if (!is_condition) {
    VARVE_TRY(varve_parse_colon_type(parser, " and the type of the operand", &type));
  }
  return varve_resolve_operand(parser, VARVE_VECTOR_LAST(&parser->operands, varve_operand_use),
                               type);
}

/* Parses an optional clause. Sets *count to the number of operands in the clause, or 0 if the text
 * lacks the clause. */
static varve_status parse_clause(varve_parser *parser, const clause *what, int32_t *count) {
  *count = 0;
  if (!varve_accept_word(parser, what->word))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands of the clause"));
  if (what->kind == LIST && varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_item(parser, what->kind == CONDITION));
    ++*count;
  } while (what->kind == LIST && varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands of the clause");
}

/* Adds the sizes of the operand groups, then begins to parse the rest of the text: region
 * attributes {...}. */
static varve_status begin_body(varve_parser *parser, varve_operation_draft *draft,
                               const int32_t *sizes, size_t count) {
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, count));
  return varve_begin_region_then(parser, draft, varve_finish_with_keyword_step);
}

varve_status varve_parse_legacy_acc_parallel(varve_parser *parser, varve_operation_draft *draft) {
  int32_t sizes[PARALLEL_COUNT];
  for (size_t i = 0; i < PARALLEL_COUNT; i++)
    VARVE_TRY(parse_clause(parser, &parallel_clauses[i], &sizes[i]));
  return begin_body(parser, draft, sizes, PARALLEL_COUNT);
}

/* Parses an optional (num=%a: type, static=%b: type) after gang. Each of the two operands is
 * optional. If the text has num, sets sizes[0] to 1; if it has static, sets sizes[1] to 1. */
static varve_status parse_gang(varve_parser *parser, int32_t sizes[2]) {
  static const char *const words[2] = {"num", "static"};
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < 2; i++) {
    if (!varve_accept_word(parser, words[i]))
      continue;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the operand"));
    VARVE_TRY(parse_item(parser, false));
    sizes[i] = 1;
    (void)varve_accept(parser, VARVE_TOKEN_COMMA);
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands of the gang");
}

/* Parses an optional (%a: type) after worker or vector. Sets *size to 1 if the text has the
 * operand. */
static varve_status parse_spread(varve_parser *parser, int32_t *size) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(parse_item(parser, false));
  *size = 1;
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operand");
}

varve_status varve_parse_legacy_acc_loop(varve_parser *parser, varve_operation_draft *draft) {
  int32_t sizes[LOOP_COUNT] = {0};
  uint64_t mapping = 0;
  const varve_entity *value = NULL;
  if (varve_accept_word(parser, "gang")) {
    mapping |= GANG_BIT;
    VARVE_TRY(parse_gang(parser, &sizes[GANG_NUM]));
  }
  if (varve_accept_word(parser, "worker")) {
    mapping |= WORKER_BIT;
    VARVE_TRY(parse_spread(parser, &sizes[WORKER]));
  }
  if (varve_accept_word(parser, "vector")) {
    mapping |= VECTOR_BIT;
    VARVE_TRY(parse_spread(parser, &sizes[VECTOR]));
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(loop_lists); i++)
    VARVE_TRY(parse_clause(parser, &loop_lists[i], &sizes[LOOP_LISTS + i]));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  if (mapping != 0) {
    VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &mapping, &value));
    VARVE_TRY(varve_add_attribute(parser, MAPPING, value));
  }
  return begin_body(parser, draft, sizes, LOOP_COUNT);
}

static varve_status print_item(varve_printer *printer, const varve_operation *op, uint32_t operand,
                               bool is_condition) {
  const varve_entity *type = varve_operation_operand(op, operand)->type;
  VARVE_TRY(varve_print_operand(printer, op, operand));
  if (is_condition)
    return type == printer->context->i1 ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
  return varve_print_type_after(printer, ": ", type);
}

static varve_status print_clause(varve_printer *printer, const varve_operation *op,
                                 const clause *what, varve_value_range range) {
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_word_between(printer, " ", what->word, "("));
  for (uint32_t i = 0; i < range.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(print_item(printer, op, range.first + i, what->kind == CONDITION));
  }
  return varve_put_char(printer, ')');
}

static void ask_body(varve_print_operation *frame) {
  varve_ask_region(frame, varve_operation_region(frame->op, 0),
                   VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
}

varve_status varve_print_legacy_acc_parallel(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict_with_keyword(printer, op, VARVE_NO_ELISION);
  for (uint32_t i = 0; i < PARALLEL_COUNT; i++)
    VARVE_TRY(print_clause(printer, op, &parallel_clauses[i], varve_operand_range_of(op, i)));
  VARVE_PUT(printer, " ");
  ask_body(frame);
  return VARVE_STATUS_OK;
}

/* Prints gang, followed by (num=%a: type, static=%b: type) if it has operands. */
static varve_status print_gang(varve_printer *printer, const varve_operation *op) {
  varve_value_range num = varve_operand_range_of(op, GANG_NUM);
  varve_value_range fixed = varve_operand_range_of(op, GANG_STATIC);
  VARVE_PUT(printer, " gang");
  if (num.count == 0 && fixed.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "(");
  if (num.count != 0) {
    VARVE_PUT(printer, "num=");
    VARVE_TRY(print_item(printer, op, num.first, false));
  }
  if (num.count != 0 && fixed.count != 0)
    VARVE_PUT(printer, ", ");
  if (fixed.count != 0) {
    VARVE_PUT(printer, "static=");
    VARVE_TRY(print_item(printer, op, fixed.first, false));
  }
  return varve_put_char(printer, ')');
}

static varve_status print_spread(varve_printer *printer, const varve_operation *op,
                                 const char *word, uint32_t operand) {
  varve_value_range range = varve_operand_range_of(op, operand);
  VARVE_TRY(varve_put_word_between(printer, " ", word, ""));
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "(");
  VARVE_TRY(print_item(printer, op, range.first, false));
  return varve_put_char(printer, ')');
}

/* Sets *mapping to the bits of exec_mapping, or 0 if the operation lacks exec_mapping. Returns
 * UNSUPPORTED if exec_mapping is not an i64 or has unknown bits, or if gang, worker or vector has
 * operands without its bit. */
static varve_status mapping_of(const varve_printer *printer, const varve_operation *op,
                               uint64_t *mapping) {
  static const uint64_t bits[] = {GANG_BIT, GANG_BIT, WORKER_BIT, VECTOR_BIT};
  const varve_entity *value = varve_operation_attribute(op, MAPPING);
  *mapping = 0;
  if (value != NULL) {
    if (value->kind != VARVE_KIND_INTEGER || value->children[0] != printer->context->i64)
      return VARVE_STATUS_UNSUPPORTED;
    *mapping = varve_integer_words(value)[0];
  }
  bool is_known = *mapping <= (VECTOR_BIT | WORKER_BIT | GANG_BIT);
  for (uint32_t i = GANG_NUM; i < LOOP_LISTS; i++)
    is_known = is_known && (varve_operand_range_of(op, i).count == 0 || (*mapping & bits[i]) != 0);
  return is_known ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_print_legacy_acc_loop(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint64_t mapping;
  if (frame->step != 0)
    return varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("exec_mapping"));
  VARVE_TRY(mapping_of(printer, op, &mapping));
  if ((mapping & GANG_BIT) != 0)
    VARVE_TRY(print_gang(printer, op));
  if ((mapping & WORKER_BIT) != 0)
    VARVE_TRY(print_spread(printer, op, "worker", WORKER));
  if ((mapping & VECTOR_BIT) != 0)
    VARVE_TRY(print_spread(printer, op, "vector", VECTOR));
  for (uint32_t i = 0; i < VARVE_COUNT_OF(loop_lists); i++)
    VARVE_TRY(
        print_clause(printer, op, &loop_lists[i], varve_operand_range_of(op, LOOP_LISTS + i)));
  VARVE_TRY(varve_print_result_list(printer, op));
  VARVE_PUT(printer, " ");
  ask_body(frame);
  return VARVE_STATUS_OK;
}
