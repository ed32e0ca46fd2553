/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bodies of structured operations. A stack machine runs the words of an expression. It makes the
 * operations of a body, or compares an existing body with these operations. */
#include "hooks/structured/linalg.h"

#include "base/scanner.h"

#include <stdio.h>

enum { STACK_SIZE = 16 };

typedef struct body_machine {
  varve_hidden_builder builder;
  const varve_linalg_body *body;
  varve_value *stack[STACK_SIZE];
  uint32_t depth;
  bool is_comparing;
  const varve_operation *next; /* of the existing body, or NULL at the end of the body */
} body_machine;

/* A word of an expression: "add", or "cast_signed(2)" with the argument "2". */
typedef struct body_word {
  varve_slice name;
  varve_slice argument;
} body_word;

static varve_parser *parser_of(const body_machine *machine) { return machine->builder.parser; }

static varve_status refuse_expression(const body_machine *machine) {
  return VARVE_INVALID_ERROR(parser_of(machine), machine->body->place,
                             "the definition's varve.body '%.*s' cannot be run",
                             VARVE_FORMAT_SLICE(machine->body->expression));
}

static varve_status push(body_machine *machine, varve_value *value) {
  if (machine->depth == STACK_SIZE)
    return refuse_expression(machine);
  machine->stack[machine->depth++] = value;
  return VARVE_STATUS_OK;
}

/* Pops count values from the stack. Sets *values to the popped values, which remain valid until the
 * next push. */
static varve_status take(body_machine *machine, uint32_t count, varve_value *const **values) {
  *values = machine->stack;
  if (machine->depth < count) {
    varve_status status = refuse_expression(machine);
    return status == VARVE_STATUS_OK ? VARVE_STATUS_INTERNAL : status;
  }
  machine->depth -= count;
  *values = machine->stack + machine->depth;
  for (uint32_t i = 0; i < count; i++)
    if ((*values)[i] == NULL)
      return VARVE_STATUS_INTERNAL;
  return VARVE_STATUS_OK;
}

/* Operations of arith and math that belong to the dialect std in LLVM 13 and older releases, and
 * their names in std. */
static const char *const std_names[][2] = {{"arith.addf", "std.addf"},
                                           {"arith.addi", "std.addi"},
                                           {"arith.andi", "std.and"},
                                           {"arith.constant", "std.constant"},
                                           {"arith.divf", "std.divf"},
                                           {"arith.divsi", "std.divi_signed"},
                                           {"arith.divui", "std.divi_unsigned"},
                                           {"arith.extf", "std.fpext"},
                                           {"arith.extsi", "std.sexti"},
                                           {"arith.extui", "std.zexti"},
                                           {"arith.fptosi", "std.fptosi"},
                                           {"arith.fptoui", "std.fptoui"},
                                           {"arith.index_cast", "std.index_cast"},
                                           {"arith.mulf", "std.mulf"},
                                           {"arith.muli", "std.muli"},
                                           {"arith.negf", "std.negf"},
                                           {"arith.ori", "std.or"},
                                           {"arith.select", "std.select"},
                                           {"arith.sitofp", "std.sitofp"},
                                           {"arith.subf", "std.subf"},
                                           {"arith.subi", "std.subi"},
                                           {"arith.truncf", "std.fptrunc"},
                                           {"arith.trunci", "std.trunci"},
                                           {"arith.uitofp", "std.uitofp"},
                                           {"math.absf", "std.absf"},
                                           {"math.ceil", "std.ceilf"},
                                           {"math.floor", "std.floorf"}};

/* Operations of arith with the names that they had before there were two kinds of maxima. */
static const char *const maxf_names[][2] = {{"arith.maximumf", "arith.maxf"},
                                            {"arith.minimumf", "arith.minf"}};

static const char *find_name(const char *const (*pairs)[2], size_t count, const char *name) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(pairs[i][0], name) == 0)
      return pairs[i][1];
  return name;
}

static const char *name_in_era(const body_machine *machine, const char *name) {
  varve_era era = parser_of(machine)->context->era;
  if (varve_era_has(era, VARVE_HAS_LINALG_STD_BODIES))
    return find_name(std_names, VARVE_COUNT_OF(std_names), name);
  return varve_era_has(era, VARVE_HAS_LINALG_MAXF_BODIES)
             ? find_name(maxf_names, VARVE_COUNT_OF(maxf_names), name)
             : name;
}

static bool has_operands(const varve_operation *op, const varve_hidden_operation *expected) {
  if (op->operand_count != expected->operand_count || varve_operation_successor_count(op) != 0 ||
      varve_operation_region_count(op) != 0)
    return false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_operation_operand(op, i) != expected->operands[i])
      return false;
  return true;
}

static bool has_result(const varve_operation *op, const varve_entity *type) {
  uint32_t count = varve_operation_result_count(op);
  return type == NULL ? count == 0 : count == 1 && varve_operation_result(op, 0)->type == type;
}

/* Compares the next operation of the existing body with the expected one. Returns NOT_FOUND if they
 * differ. If the expected operation has a result, sets *value to the result of the existing one. */
static varve_status compare(body_machine *machine, const varve_hidden_operation *expected,
                            varve_value **value) {
  const varve_operation *op = machine->next;
  varve_attribute_split split;
  if (op == NULL || !varve_slice_equal(op->name->text, varve_slice_of(expected->name)) ||
      !has_operands(op, expected) || !has_result(op, expected->result))
    return VARVE_STATUS_NOT_FOUND;
  VARVE_TRY(varve_split_attributes(parser_of(machine)->context, op->name, expected->dictionary,
                                   NULL, &split));
  if (varve_operation_dictionary(op) != split.dictionary ||
      varve_operation_properties(op) != split.properties)
    return VARVE_STATUS_NOT_FOUND;
  if (value != NULL && expected->result != NULL)
    *value = varve_operation_result(op, 0);
  machine->next = op->next;
  return VARVE_STATUS_OK;
}

static varve_status make(body_machine *machine, varve_hidden_operation op, varve_value **value) {
  op.name = name_in_era(machine, op.name);
  if (machine->is_comparing)
    return compare(machine, &op, value);
  return varve_build_hidden(&machine->builder, &op, value);
}

static bool is_float(const varve_entity *type) { return type->kind == VARVE_KIND_FLOAT_TYPE; }
static bool is_integer(const varve_entity *type) { return type->kind == VARVE_KIND_INTEGER_TYPE; }
static bool is_complex(const varve_entity *type) { return type->kind == VARVE_KIND_COMPLEX_TYPE; }
/* Returns whether the type is an integer type that operations of arith accept. */
static bool is_signless(const varve_entity *type) {
  return is_integer(type) && varve_integer_type_layout(type).signedness == VARVE_SIGNLESS;
}
static bool is_bool(const varve_entity *type) {
  return is_signless(type) && varve_integer_type_layout(type).width == 1;
}

static bool parse_index(varve_slice text, uint32_t *index) {
  *index = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9' || *index > 999)
      return false;
    *index = *index * 10 + (uint32_t)(text.data[i] - '0');
  }
  return text.size != 0;
}

/* Finds a type. If the text is a number, sets *type to the element type of the operand with this
 * index. Otherwise parses the text as a type. */
static varve_status find_type(body_machine *machine, varve_slice text, const varve_entity **type) {
  uint32_t index;
  *type = NULL;
  if (!parse_index(text, &index))
    return varve_fixed_type(parser_of(machine), text, type);
  if (index >= machine->body->type_count)
    return refuse_expression(machine);
  *type = varve_element_or_self(machine->body->types[index]);
  return VARVE_STATUS_OK;
}

typedef struct cast_request {
  varve_value *value;
  const varve_entity *to;
  bool is_unsigned;
} cast_request;

static varve_status cast_with(body_machine *machine, const char *name, cast_request cast,
                              varve_value **result) {
  return make(machine, (varve_hidden_operation){name, &cast.value, 1, cast.to, NULL}, result);
}

static varve_status cast_to_float(body_machine *machine, cast_request cast, varve_value **result) {
  const varve_entity *from = cast.value->type;
  uint32_t from_width = varve_type_bit_width(from), width = varve_type_bit_width(cast.to);
  *result = cast.value;
  if (is_integer(from))
    return cast_with(machine, cast.is_unsigned ? "arith.uitofp" : "arith.sitofp", cast, result);
  if (!is_float(from) || from_width == width)
    return VARVE_STATUS_OK;
  return cast_with(machine, width > from_width ? "arith.extf" : "arith.truncf", cast, result);
}

static varve_status cast_to_integer(body_machine *machine, cast_request cast,
                                    varve_value **result) {
  const varve_entity *from = cast.value->type;
  uint32_t from_width = varve_type_bit_width(from), width = varve_type_bit_width(cast.to);
  const char *name = NULL;
  *result = cast.value;
  if (is_float(from))
    name = cast.is_unsigned ? "arith.fptoui" : "arith.fptosi";
  else if (from->kind == VARVE_KIND_INDEX_TYPE)
    name = "arith.index_cast";
  else if (is_integer(from) && width > from_width)
    name = cast.is_unsigned ? "arith.extui" : "arith.extsi";
  else if (is_integer(from) && width < from_width)
    name = "arith.trunci";
  return name == NULL ? VARVE_STATUS_OK : cast_with(machine, name, cast, result);
}

static varve_status make_constant(body_machine *machine, const char *number,
                                  const varve_entity *type, varve_value **result) {
  varve_parser *parser = parser_of(machine);
  const varve_entity *value = NULL, *dictionary = NULL;
  char text[96];
  size_t start = parser->text.size;
  varve_slice name = varve_node_text(parser, type);
  int size = snprintf(text, sizeof text, "%s : %.*s", number, VARVE_FORMAT_SLICE(name));
  parser->text.size = start;
  if (size < 0 || (size_t)size >= sizeof text)
    return refuse_expression(machine);
  VARVE_TRY(varve_fixed_attribute(parser, varve_slice_make(text, (size_t)size), &value));
  VARVE_TRY(varve_single_entry(parser, VARVE_SLICE("value"), value, &dictionary));
  return make(machine, (varve_hidden_operation){"arith.constant", NULL, 0, type, dictionary},
              result);
}

/* Converts a value to a complex number. Converts both parts of a complex number. An integer or
 * float becomes the real part, and the imaginary part is zero. Other values remain unchanged. */
static varve_status cast_to_complex(body_machine *machine, cast_request cast,
                                    varve_value **result) {
  const varve_entity *element = varve_type_element(cast.to), *from = cast.value->type;
  varve_value *parts[2] = {NULL, NULL};
  *result = cast.value;
  if (is_complex(from)) {
    cast_request part = {cast.value, varve_type_element(from), false};
    VARVE_TRY(cast_with(machine, "complex.re", part, &parts[0]));
    VARVE_TRY(cast_with(machine, "complex.im", part, &parts[1]));
    for (size_t i = 0; i < 2; i++)
      VARVE_TRY(cast_to_float(machine, (cast_request){parts[i], element, false}, &parts[i]));
  } else if (is_float(from) || is_integer(from)) {
    cast_request real = {cast.value, element, cast.is_unsigned};
    VARVE_TRY(cast_to_float(machine, real, &parts[0]));
    VARVE_TRY(make_constant(machine, "0.0", element, &parts[1]));
  } else {
    return VARVE_STATUS_OK;
  }
  return make(machine, (varve_hidden_operation){"complex.create", parts, 2, cast.to, NULL}, result);
}

static varve_status run_cast(body_machine *machine, const body_word *word, bool is_unsigned) {
  varve_value *const *values, *result = NULL;
  cast_request cast = {NULL, NULL, is_unsigned};
  VARVE_TRY(find_type(machine, word->argument, &cast.to));
  VARVE_TRY(take(machine, 1, &values));
  if (cast.to == NULL)
    return VARVE_STATUS_INTERNAL;
  result = cast.value = values[0];
  if (result->type == cast.to)
    return push(machine, result);
  if (is_integer(cast.to))
    VARVE_TRY(cast_to_integer(machine, cast, &result));
  else if (is_float(cast.to))
    VARVE_TRY(cast_to_float(machine, cast, &result));
  else if (is_complex(cast.to) && is_float(varve_type_element(cast.to)))
    VARVE_TRY(cast_to_complex(machine, cast, &result));
  return push(machine, result);
}

typedef struct unary_function {
  varve_slice name;
  const char *on_floats;
} unary_function;
static const unary_function unary_functions[] = {
#define VARVE_UNARY(name, on_floats) {VARVE_SLICE_INIT(name), on_floats},
#include "hooks/structured/linalg_functions.def"
};

typedef struct binary_function {
  varve_slice name;
  const char *on_floats;
  const char *on_integers;
  const char *on_bools;
  const char *on_complex;
} binary_function;
static const binary_function binary_functions[] = {
#define VARVE_BINARY(name, on_floats, on_integers, on_bools, on_complex)                           \
  {VARVE_SLICE_INIT(name), on_floats, on_integers, on_bools, on_complex},
#include "hooks/structured/linalg_functions.def"
};

typedef struct release_function {
  varve_slice name;
  varve_grammar_feature grammar;
  const char *on_floats;
} release_function;
static const release_function release_functions[] = {
#define VARVE_BINARY_OF(name, grammar, on_floats)                                                  \
  {VARVE_SLICE_INIT(name), VARVE_GRAMMAR_##grammar, on_floats},
#include "hooks/structured/linalg_functions.def"
};

static const binary_function *find_binary(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(binary_functions); i++)
    if (varve_slice_equal(binary_functions[i].name, name))
      return &binary_functions[i];
  return NULL;
}

static const unary_function *find_unary(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(unary_functions); i++)
    if (varve_slice_equal(unary_functions[i].name, name))
      return &unary_functions[i];
  return NULL;
}

static varve_status refuse_types(body_machine *machine, varve_slice function,
                                 const varve_entity *lhs, const varve_entity *rhs) {
  varve_parser *parser = parser_of(machine);
  size_t start = parser->text.size;
  size_t first = varve_node_text(parser, lhs).size;
  size_t second = varve_node_text(parser, rhs).size;
  const char *text = parser->text.data + start;
  varve_status status = VARVE_INVALID_ERROR(
      parser, machine->body->place,
      "the body's function '%.*s' cannot be applied to '%.*s'%s%.*s%s",
      VARVE_FORMAT_SLICE(function), (int)first, text, lhs == rhs ? "" : " and '",
      lhs == rhs ? 0 : (int)second, text + first, lhs == rhs ? "" : "'");
  parser->text.size = start;
  return status;
}

/* Runs max_signed or min_signed as a comparison and a std.select, because releases before LLVM 14
 * lack operations for maximum and minimum. */
static varve_status run_extreme(body_machine *machine, bool is_max) {
  enum { SGT = 4, SLT = 2, OGT = 2, OLT = 4 };
  varve_parser *parser = parser_of(machine);
  varve_value *const *values, *result = NULL;
  const varve_entity *number = NULL, *dictionary = NULL;
  VARVE_TRY(take(machine, 2, &values));
  varve_value *operands[3] = {NULL, values[0], values[1]};
  const varve_entity *type = values[0]->type;
  bool are_floats = is_float(type);
  if (type != values[1]->type || !(are_floats || is_signless(type)))
    return refuse_types(machine, is_max ? VARVE_SLICE("max_signed") : VARVE_SLICE("min_signed"),
                        type, values[1]->type);
  int64_t predicate = are_floats ? (is_max ? OGT : OLT) : (is_max ? SGT : SLT);
  VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, predicate, &number));
  VARVE_TRY(varve_single_entry(parser, VARVE_SLICE("predicate"), number, &dictionary));
  const char *compare = are_floats ? "std.cmpf" : "std.cmpi";
  VARVE_TRY(make(
      machine, (varve_hidden_operation){compare, operands + 1, 2, parser->context->i1, dictionary},
      &operands[0]));
  VARVE_TRY(
      make(machine, (varve_hidden_operation){"std.select", operands, 3, type, NULL}, &result));
  return push(machine, result);
}

static const char *function_on_floats(const body_machine *machine,
                                      const binary_function *function) {
  for (size_t i = 0; i < VARVE_COUNT_OF(release_functions); i++)
    if (varve_slice_equal(release_functions[i].name, function->name) &&
        varve_grammar_allows(parser_of(machine), release_functions[i].grammar))
      return release_functions[i].on_floats;
  return function->on_floats;
}

static bool is_number(const body_machine *machine, const varve_entity *type) {
  return is_signless(type) ||
         (type->kind == VARVE_KIND_INDEX_TYPE &&
          varve_grammar_allows(parser_of(machine), VARVE_GRAMMAR_STRUCTURED_INDICES));
}

static varve_status run_binary(body_machine *machine, const binary_function *function) {
  varve_value *const *values, *result = NULL;
  const char *name = "";
  VARVE_TRY(take(machine, 2, &values));
  const varve_entity *lhs = values[0]->type, *rhs = values[1]->type;
  if (is_bool(lhs) && is_bool(rhs))
    name = function->on_bools;
  else if (is_number(machine, lhs) && is_number(machine, rhs))
    name = function->on_integers;
  else if (is_float(lhs) && is_float(rhs))
    name = function_on_floats(machine, function);
  else if (is_complex(lhs) && is_complex(rhs))
    name = function->on_complex;
  if (name[0] == '\0' || lhs != rhs)
    return refuse_types(machine, function->name, lhs, rhs);
  VARVE_TRY(make(machine, (varve_hidden_operation){name, values, 2, lhs, NULL}, &result));
  return push(machine, result);
}

static varve_status run_unary(body_machine *machine, varve_slice name, const char *operation) {
  varve_value *const *values, *result = NULL;
  VARVE_TRY(take(machine, 1, &values));
  varve_value *both[2] = {values[0], values[0]};
  const varve_entity *type = both[0]->type;
  if (!is_float(type))
    return refuse_types(machine, name, type, type);
  if (operation != NULL) {
    VARVE_TRY(make(machine, (varve_hidden_operation){operation, both, 1, type, NULL}, &result));
  } else if (varve_slice_equal(name, VARVE_SLICE("square"))) {
    VARVE_TRY(make(machine, (varve_hidden_operation){"arith.mulf", both, 2, type, NULL}, &result));
  } else {
    VARVE_TRY(make_constant(machine, "1.0", type, &both[0]));
    VARVE_TRY(make(machine, (varve_hidden_operation){"arith.divf", both, 2, type, NULL}, &result));
  }
  return push(machine, result);
}

static varve_status run_select(body_machine *machine) {
  varve_value *const *values, *result = NULL;
  VARVE_TRY(take(machine, 3, &values));
  const varve_entity *type = values[1]->type;
  if (!is_bool(values[0]->type) || type != values[2]->type)
    return refuse_types(machine, VARVE_SLICE("select"), values[0]->type, type);
  VARVE_TRY(
      make(machine, (varve_hidden_operation){"arith.select", values, 3, type, NULL}, &result));
  return push(machine, result);
}

static varve_status run_index(body_machine *machine, varve_slice dimension) {
  varve_parser *parser = parser_of(machine);
  const varve_entity *dim = NULL, *dictionary = NULL;
  varve_value *result = NULL;
  uint32_t number;
  if (!parse_index(dimension, &number))
    return refuse_expression(machine);
  VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, number, &dim));
  VARVE_TRY(varve_single_entry(parser, VARVE_SLICE("dim"), dim, &dictionary));
  VARVE_TRY(make(
      machine,
      (varve_hidden_operation){"linalg.index", NULL, 0, parser->context->index_type, dictionary},
      &result));
  return push(machine, result);
}

/* Makes a constant for a word such as i64(12) or f64(0.5). */
static varve_status run_constant(body_machine *machine, const body_word *word) {
  const varve_entity *type = NULL;
  varve_value *result = NULL;
  char number[32];
  if (word->argument.size == 0 || word->argument.size >= sizeof number)
    return refuse_expression(machine);
  memcpy(number, word->argument.data, word->argument.size);
  number[word->argument.size] = '\0';
  VARVE_TRY(varve_fixed_type(parser_of(machine), word->name, &type));
  VARVE_TRY(make_constant(machine, number, type, &result));
  return push(machine, result);
}

static varve_status run_function(body_machine *machine, varve_slice name) {
  const binary_function *binary = find_binary(name);
  const unary_function *unary = find_unary(name);
  if (binary != NULL)
    return run_binary(machine, binary);
  return unary != NULL ? run_unary(machine, name, unary->on_floats) : refuse_expression(machine);
}

/* Runs the word fun(exp). If the operation has the attribute fun, such as #linalg.unary_fn<log>,
 * applies its function, log. Otherwise applies the function in parentheses, exp. */
static varve_status run_given(body_machine *machine, varve_slice otherwise) {
  varve_parser *parser = parser_of(machine);
  size_t start = parser->text.size, open = 0;
  if (machine->body->function == NULL)
    return run_function(machine, otherwise);
  varve_slice text = varve_node_text(parser, machine->body->function);
  while (open < text.size && text.data[open] != '<')
    open++;
  if (open + 1 >= text.size) {
    parser->text.size = start;
    return refuse_expression(machine);
  }
  char name[32];
  size_t size = text.size - open - 2;
  if (size < sizeof name)
    memcpy(name, text.data + open + 1, size);
  parser->text.size = start;
  return size < sizeof name ? run_function(machine, varve_slice_make(name, size))
                            : refuse_expression(machine);
}

static bool is_named(const body_word *word, const char *name) {
  return varve_slice_equal(word->name, varve_slice_of(name));
}

static varve_status run_word(body_machine *machine, const body_word *word) {
  const binary_function *binary = find_binary(word->name);
  const unary_function *unary = find_unary(word->name);
  uint32_t index;
  if (parse_index(word->name, &index)) {
    if (index >= machine->builder.block->argument_count)
      return refuse_expression(machine);
    return push(machine, &machine->builder.block->arguments[index]->value);
  }
  if (is_named(word, "cast"))
    return run_cast(machine, word, machine->body->is_unsigned);
  if (is_named(word, "cast_signed") || is_named(word, "cast_unsigned"))
    return run_cast(machine, word, is_named(word, "cast_unsigned"));
  if (is_named(word, "square") || is_named(word, "reciprocal"))
    return run_unary(machine, word->name, NULL);
  if (is_named(word, "select"))
    return run_select(machine);
  if (is_named(word, "index"))
    return run_index(machine, word->argument);
  bool is_legacy = varve_era_has(parser_of(machine)->context->era, VARVE_HAS_LINALG_STD_BODIES);
  if (is_legacy && (is_named(word, "max_signed") || is_named(word, "min_signed")))
    return run_extreme(machine, is_named(word, "max_signed"));
  if (binary != NULL || unary != NULL)
    return run_function(machine, word->name);
  return is_named(word, "fun") ? run_given(machine, word->argument) : run_constant(machine, word);
}

/* Functions that run the whole expression */

static body_word next_word(varve_slice *rest) {
  body_word word = {{"", 0}, {"", 0}};
  varve_text_skip_spaces(rest);
  varve_slice text = varve_text_take_until(rest, ' ');
  word.name = varve_text_take_until(&text, '(');
  if (text.size > 1)
    word.argument = varve_slice_make(text.data + 1, text.size - 2);
  return word;
}

/* Makes a linalg.yield of the value on the stack. Reports an error unless the stack has exactly one
 * value, of the element type of the last operand. */
static varve_status finish(body_machine *machine) {
  const varve_linalg_body *body = machine->body;
  varve_value *const *values;
  VARVE_TRY(take(machine, 1, &values));
  const varve_entity *expected = varve_element_or_self(body->types[body->type_count - 1]);
  if (machine->depth != 0)
    return refuse_expression(machine);
  if (values[0]->type != expected)
    return refuse_types(machine, VARVE_SLICE("yield"), values[0]->type, expected);
  return make(machine, (varve_hidden_operation){"linalg.yield", values, 1, NULL, NULL}, NULL);
}

static varve_status add_arguments(varve_parser *parser, const varve_linalg_body *body,
                                  varve_block *block) {
  varve_value *argument;
  for (uint32_t i = 0; i < body->type_count; i++)
    VARVE_TRY(varve_block_add_argument(parser->module, block, varve_element_or_self(body->types[i]),
                                       NULL, &argument));
  return VARVE_STATUS_OK;
}

static varve_status run(body_machine *machine, varve_slice words) {
  for (body_word word = next_word(&words); word.name.size != 0; word = next_word(&words))
    VARVE_TRY(run_word(machine, &word));
  return finish(machine);
}

/* Splits an expression such as "3: 0 1 add" into the number of region arguments, 3, and the words.
 * Returns false if the expression does not begin with a number and a colon. */
static bool split_expression(varve_slice expression, uint32_t *arguments, varve_slice *words) {
  size_t colon = 0;
  while (colon < expression.size && expression.data[colon] != ':')
    colon++;
  if (colon == expression.size || !parse_index(varve_slice_make(expression.data, colon), arguments))
    return false;
  *words = varve_slice_make(expression.data + colon + 1, expression.size - colon - 1);
  return true;
}

varve_status varve_linalg_add_body(varve_parser *parser, const varve_linalg_body *body) {
  body_machine machine = {.builder = {.parser = parser}, .body = body};
  varve_slice words;
  uint32_t expected;
  if (!split_expression(body->expression, &expected, &words))
    return refuse_expression(&machine);
  if (expected != body->type_count || expected == 0)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "the operation takes %u inputs and outputs together, not %u",
                               expected, body->type_count);
  VARVE_TRY(varve_add_region(parser));
  VARVE_TRY(varve_ensure_block(parser));
  machine.builder.block = varve_last_region(parser)->first;
  VARVE_TRY(add_arguments(parser, body, machine.builder.block));
  return run(&machine, words);
}

static bool has_arguments(const varve_operation *op, const varve_block *block) {
  if (block->argument_count != op->operand_count)
    return false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (block->arguments[i]->value.type !=
        varve_element_or_self(varve_operation_operand(op, i)->type))
      return false;
  return true;
}

static varve_status compare_body(body_machine *machine, const varve_operation *op,
                                 varve_linalg_body *body) {
  varve_parser *parser = parser_of(machine);
  const varve_entity *cast = varve_operation_attribute(op, VARVE_SLICE("cast"));
  const varve_entity *is_unsigned = NULL;
  const varve_entity *types[STACK_SIZE];
  varve_slice words;
  uint32_t expected;
  if (!split_expression(body->expression, &expected, &words) || expected != op->operand_count ||
      expected == 0 || expected > STACK_SIZE || !has_arguments(op, machine->builder.block))
    return VARVE_STATUS_NOT_FOUND;
  for (uint32_t i = 0; i < expected; i++)
    types[i] = varve_operation_operand(op, i)->type;
  if (cast != NULL)
    VARVE_TRY(
        varve_fixed_attribute(parser, VARVE_SLICE("#linalg.type_fn<cast_unsigned>"), &is_unsigned));
  body->types = types;
  body->type_count = expected;
  body->is_unsigned = cast != NULL && cast == is_unsigned;
  body->function = varve_operation_attribute(op, VARVE_SLICE("fun"));
  varve_status status = run(machine, words);
  body->types = NULL;
  VARVE_TRY(status);
  return machine->next == NULL ? VARVE_STATUS_OK : VARVE_STATUS_NOT_FOUND;
}

varve_status varve_linalg_is_body(varve_context *context, const varve_operation *op,
                                  varve_slice expression, bool *is_body) {
  const varve_region *region = varve_operation_region(op, 0);
  varve_reporter reporter = {.max_errors = 1};
  varve_parser parser = {.context = context,
                         .reporter = &reporter,
                         .era = context->era,
                         .source.grammar = varve_grammar_of(context->era)};
  varve_linalg_body body = {.expression = expression};
  *is_body = false;
  if (varve_operation_region_count(op) != 1 || region->first == NULL ||
      region->first != region->last)
    return VARVE_STATUS_OK;
  body_machine machine = {.builder = {.parser = &parser, .block = region->first},
                          .body = &body,
                          .is_comparing = true,
                          .next = region->first->first};
  varve_buffer_init(&parser.text, &context->memory);
  varve_status status = compare_body(&machine, op, &body);
  varve_buffer_release(&parser.text);
  *is_body = status == VARVE_STATUS_OK;
  return status == VARVE_STATUS_NOT_FOUND || status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK
                                                                            : status;
}
