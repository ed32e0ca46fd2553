/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the elements about names: %a, again(%a, $i), named(NAMES, $i), number($x, TYPE)
 * and locations. */
#include "base/diagnostic.h"
#include "dialect/operation_format/operation_part.h"

typedef varve_syntax_compiler compiler;

#define REFUSE(c, place, ...) varve_format_refuse(&(c)->lexer, place, __VA_ARGS__)

static bool at_sign(const compiler *c, char sign) { return varve_format_at_sign(&c->lexer, sign); }

static varve_status advance(compiler *c) { return varve_format_advance(&c->lexer); }

static varve_status expect_sign(compiler *c, char sign) {
  return varve_format_expect_sign(&c->lexer, sign);
}

static void end_parts(compiler *c, uint32_t element) {
  varve_syntax_at(c, element)->next = varve_syntax_count(c);
}

/* %a */
varve_status varve_syntax_add_argument_element(compiler *c) {
  const varve_syntax_name *variable = NULL;
  VARVE_TRY(advance(c));
  VARVE_TRY(varve_syntax_find_argument(c, &variable));
  VARVE_TRY(varve_syntax_bind(c, variable, false));
  VARVE_TRY(varve_syntax_add(
      c, (varve_syntax_element){.kind = VARVE_SYNTAX_ARGUMENT,
                                .index = variable->index,
                                .is_item = varve_syntax_is_column(c, variable, false),
                                .has_space = varve_format_space_element(&c->at.spacing)}));
  return advance(c);
}

bool varve_syntax_is_in_each(const compiler *c) {
  for (size_t i = 0; i < c->open_count; i++)
    if (c->open[i].kind == VARVE_SYNTAX_EACH)
      return true;
  return false;
}

/* same($x), same(type($x)) */
varve_status varve_syntax_add_same(compiler *c) {
  const char *place = c->lexer.token.place;
  uint32_t element = varve_syntax_count(c);
  if (!varve_syntax_is_in_each(c))
    return REFUSE(c, place, "same(...) is allowed in each(...) only");
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(varve_syntax_add_item(c));
  varve_syntax_element *added = varve_syntax_at(c, element);
  const varve_syntax_element *of = added->kind == VARVE_SYNTAX_TYPE ? added + 1 : added;
  if (of->kind != VARVE_SYNTAX_OPERAND || of->is_item ||
      varve_syntax_record(c, of->kind, of->index)->variadicity > VARVE_VARIADICITY_OPTIONAL)
    return REFUSE(c, place, "same(...) is of an operand with at most one value, or of its type");
  added->is_same = true;
  return expect_sign(c, ')');
}

/* arguments(%a) */
varve_status varve_syntax_add_typed_arguments(compiler *c) {
  const char *place = c->lexer.token.place;
  uint32_t element = varve_syntax_count(c);
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  if (!at_sign(c, '%'))
    return REFUSE(c, c->lexer.token.place, "expected a name after '%%'");
  VARVE_TRY(varve_syntax_add_argument_element(c));
  varve_syntax_element *added = varve_syntax_at(c, element);
  if (added->is_item)
    return REFUSE(c, place, "arguments(...) are not a column");
  added->is_typed = true;
  VARVE_VECTOR_AT(&c->lists.arguments, varve_syntax_argument, added->index).is_list = true;
  return expect_sign(c, ')');
}

/* Adds an attribute as the next part of an element. */
static varve_status add_attribute(compiler *c, bool is_reference) {
  uint32_t element = varve_syntax_count(c);
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return REFUSE(c, c->lexer.token.place, "expected an attribute");
  VARVE_TRY(varve_syntax_add_variable(c, is_reference));
  return varve_syntax_at(c, element)->kind == VARVE_SYNTAX_ATTRIBUTE
             ? VARVE_STATUS_OK
             : REFUSE(c, c->lexer.token.place, "expected an attribute");
}

/* , $i): the number of what is named, or a list of numbers if it is the item of a column. */
static varve_status add_place(compiler *c, uint32_t element) {
  VARVE_TRY(expect_sign(c, ','));
  uint32_t number = varve_syntax_count(c);
  VARVE_TRY(add_attribute(c, false));
  if (varve_syntax_at(c, number)->is_item)
    VARVE_TRY(varve_syntax_use_numbers(c, varve_syntax_at(c, number)->index));
  end_parts(c, element);
  return expect_sign(c, ')');
}

/* Finds the %a or $x of again(...). */
static varve_status find_repeated(compiler *c, const varve_syntax_name **variable) {
  const char *place = c->lexer.token.place;
  if (at_sign(c, '%')) {
    VARVE_TRY(advance(c));
    return varve_syntax_find_argument(c, variable);
  }
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return REFUSE(c, place, "expected an operand or an argument");
  VARVE_TRY(varve_syntax_find_variable(c, variable));
  if ((*variable)->kind != VARVE_SYNTAX_OPERAND || varve_syntax_is_column(c, *variable, false))
    return REFUSE(c, place, "again(...) is of operands, but not of the current item");
  return varve_syntax_bind_reference(c, *variable);
}

static bool is_one(const compiler *c, const varve_syntax_name *variable) {
  return variable->kind == VARVE_SYNTAX_OPERAND &&
         varve_syntax_record(c, variable->kind, variable->index)->variadicity ==
             VARVE_VARIADICITY_SINGLE;
}

varve_status varve_syntax_check_operands(compiler *c, const char *place,
                                         const varve_syntax_equation *equation) {
  const varve_expression *value = equation->value;
  const varve_syntax_name names[] = {{.kind = equation->kind, .index = equation->index},
                                     {.kind = value->slot.kind, .index = value->slot.index}};
  if (value->kind == VARVE_EXPRESSION_SLOT && is_one(c, &names[0]) && is_one(c, &names[1]) &&
      !equation->is_default && !varve_syntax_is_in_each(c))
    return VARVE_STATUS_OK;
  return REFUSE(c, place,
                "an equation sets an attribute or a type, or a single operand to another one");
}

/* again(%a, $index), again($xs, $index) or again($x) */
varve_status varve_syntax_add_again(compiler *c) {
  uint32_t element = varve_syntax_count(c);
  const varve_syntax_name *variable = NULL;
  bool has_space = varve_format_space_element(&c->at.spacing);
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(find_repeated(c, &variable));
  if (variable == NULL)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(varve_syntax_add(
      c, (varve_syntax_element){.kind = VARVE_SYNTAX_AGAIN,
                                .index = variable->index,
                                .is_operand = variable->kind == VARVE_SYNTAX_OPERAND,
                                .is_item = varve_syntax_is_column(c, variable, false),
                                .has_space = has_space}));
  VARVE_TRY(advance(c));
  if (!is_one(c, variable))
    return add_place(c, element);
  end_parts(c, element);
  return expect_sign(c, ')');
}

/* Takes $names if it is a column of the open loop: all items of the loop, instead of one. */
static varve_status take_column(compiler *c, varve_syntax_element *made) {
  const varve_format_lexer before = c->lexer;
  const varve_syntax_name *names[VARVE_EXPRESSION_SLOTS] = {NULL};
  uint32_t count = 0;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_syntax_find_path(c, false, names, &count));
  VARVE_TRY(advance(c));
  made->is_item = count == 1 && names[0]->kind == VARVE_SYNTAX_ATTRIBUTE &&
                  names[0]->index < c->definition->property_count &&
                  varve_syntax_is_column(c, names[0], false) && at_sign(c, ',');
  if (made->is_item)
    made->index = names[0]->index;
  else
    c->lexer = before;
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_add_listed_name(compiler *c) {
  uint32_t element = varve_syntax_count(c);
  varve_syntax_element made = {.kind = VARVE_SYNTAX_LISTED_NAME,
                               .has_space = varve_format_space_element(&c->at.spacing)};
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(take_column(c, &made));
  if (!made.is_item)
    VARVE_TRY(varve_syntax_add_condition(c, &made.index));
  VARVE_TRY(varve_syntax_add(c, made));
  VARVE_TRY(add_place(c, element));
  const varve_syntax_element *number = varve_syntax_at(c, element + 1);
  if (made.is_item)
    return VARVE_STATUS_OK;
  varve_syntax_equation *equation =
      &VARVE_VECTOR_AT(&c->lists.equations, varve_syntax_equation, made.index);
  equation->is_name = true;
  equation->kind = VARVE_SYNTAX_ATTRIBUTE;
  equation->index = number->index;
  equation->is_item = number->is_item;
  return VARVE_STATUS_OK;
}

/* number($x, TYPE), typed($x, TYPE) */
/* , unsigned or , hex */
static varve_status add_base(compiler *c, uint32_t element) {
  VARVE_TRY(advance(c));
  varve_syntax_element *number = varve_syntax_at(c, element);
  number->is_hex = varve_format_at_word(&c->lexer, "hex");
  number->is_unsigned = number->is_hex || varve_format_at_word(&c->lexer, "unsigned");
  if (!number->is_unsigned)
    return REFUSE(c, c->lexer.token.place, "expected 'unsigned' or 'hex'");
  return advance(c);
}

varve_status varve_syntax_add_number(compiler *c) {
  uint32_t element = varve_syntax_count(c), equation;
  bool is_typed = varve_format_at_word(&c->lexer, "typed");
  varve_syntax_element made = {.kind = is_typed ? VARVE_SYNTAX_TYPED : VARVE_SYNTAX_NUMBER,
                               .has_space = varve_format_space_element(&c->at.spacing)};
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  VARVE_TRY(varve_syntax_add(c, made));
  VARVE_TRY(add_attribute(c, false));
  VARVE_TRY(expect_sign(c, ','));
  VARVE_TRY(varve_syntax_add_condition(c, &equation));
  varve_syntax_at(c, element)->index = equation;
  const varve_syntax_element *number = varve_syntax_at(c, element + 1);
  varve_syntax_equation *type =
      &VARVE_VECTOR_AT(&c->lists.equations, varve_syntax_equation, equation);
  if (!is_typed) {
    type->is_number = true;
    type->kind = VARVE_SYNTAX_ATTRIBUTE;
    type->index = number->index;
    type->is_item = number->is_item;
  }
  end_parts(c, element);
  if (!is_typed && at_sign(c, ','))
    VARVE_TRY(add_base(c, element));
  return expect_sign(c, ')');
}

/* Finds the %a or $x of a location. */
static varve_status find_located(compiler *c, bool is_here, const varve_syntax_name **variable) {
  const char *place = c->lexer.token.place;
  if (!is_here && at_sign(c, '%')) {
    VARVE_TRY(advance(c));
    return varve_syntax_find_argument(c, variable);
  }
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return REFUSE(c, place, "expected an argument or an attribute");
  VARVE_TRY(varve_syntax_find_variable(c, variable));
  if ((*variable)->kind != VARVE_SYNTAX_ATTRIBUTE)
    return REFUSE(c, place, "a location is that of an argument, or an attribute");
  return is_here ? VARVE_STATUS_OK : varve_syntax_bind(c, *variable, false);
}

/* here(operation) */
static varve_status add_own_location(compiler *c) {
  uint32_t element = varve_syntax_count(c);
  VARVE_TRY(varve_syntax_add(
      c, (varve_syntax_element){.kind = VARVE_SYNTAX_LOCATION, .is_implied = true}));
  VARVE_TRY(advance(c));
  varve_syntax_at(c, element)->next = element + 1;
  return expect_sign(c, ')');
}

/* , $x and , known or , unprinted */
static varve_status add_location_options(compiler *c, uint32_t element) {
  bool is_argument = varve_syntax_at(c, element + 1)->kind == VARVE_SYNTAX_ARGUMENT;
  while (at_sign(c, ',')) {
    VARVE_TRY(advance(c));
    if (!is_argument || c->lexer.token.kind == VARVE_FORMAT_TOKEN_WORD) {
      varve_syntax_element *location = varve_syntax_at(c, element);
      location->is_known = varve_format_at_word(&c->lexer, "known");
      location->is_absent = varve_format_at_word(&c->lexer, "unprinted");
      if (!location->is_known && !location->is_absent)
        return REFUSE(c, c->lexer.token.place, "expected 'known' or 'unprinted'");
      return advance(c);
    }
    is_argument = false;
    VARVE_TRY(add_attribute(c, false));
    varve_syntax_at(c, varve_syntax_count(c) - 1)->is_reference = true;
    end_parts(c, element);
  }
  return VARVE_STATUS_OK;
}

/* loc(%a), loc($x), loc(%a, $x), loc(..., known), loc(..., unprinted), here($x), here(operation).
 * The location follows a space if it is printed at all. */
varve_status varve_syntax_add_location(compiler *c) {
  uint32_t element = varve_syntax_count(c);
  bool is_here = varve_format_at_word(&c->lexer, "here");
  const varve_syntax_name *variable = NULL;
  VARVE_TRY(advance(c));
  VARVE_TRY(expect_sign(c, '('));
  if (is_here && varve_format_at_word(&c->lexer, "operation"))
    return add_own_location(c);
  VARVE_TRY(find_located(c, is_here, &variable));
  if (variable == NULL)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(varve_syntax_add(
      c, (varve_syntax_element){.kind = VARVE_SYNTAX_LOCATION, .is_implied = is_here}));
  VARVE_TRY(varve_syntax_add(
      c, (varve_syntax_element){.kind = variable->kind,
                                .index = variable->index,
                                .is_item = varve_syntax_is_column(c, variable, false),
                                .is_reference = true}));
  VARVE_TRY(advance(c));
  end_parts(c, element);
  if (!is_here)
    VARVE_TRY(add_location_options(c, element));
  return expect_sign(c, ')');
}
