/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads constraints in order; each comes after the constraints that it uses. */
#include "definitions/read.h"
#include "dialect/definition.h"

typedef enum constraint_op {
  CONSTRAINT_IS,
  CONSTRAINT_BASE,
  CONSTRAINT_ANY,
  CONSTRAINT_ANY_OF,
  CONSTRAINT_ALL_OF,
  CONSTRAINT_PARAMETRIC,
  CONSTRAINT_REGION,
  CONSTRAINT_C_PRED,
  CONSTRAINT_COUNT
} constraint_op;

static const char *const constraint_names[CONSTRAINT_COUNT] = {
    "irdl.is",     "irdl.base",       "irdl.any",    "irdl.any_of",
    "irdl.all_of", "irdl.parametric", "irdl.region", "irdl.c_pred"};

static constraint_op constraint_of(const varve_operation *op) {
  size_t i = 0;
  while (i < CONSTRAINT_COUNT && !varve_has_operation_name(op, constraint_names[i]))
    i++;
  return (constraint_op)i;
}

bool varve_is_constraint(const varve_operation *op) {
  return constraint_of(op) != CONSTRAINT_COUNT;
}

/* irdl.any gets an index of its own only where it makes a difference. */
#define NO_INDEX UINT32_MAX

static varve_read_value *find_value(varve_definition_body *body,
                                    const varve_constraint_place *place, varve_status *status) {
  varve_definition_reader *reader = body->reader;
  const varve_value *value = varve_operation_operand(place->op, place->operand);
  *status = VARVE_STATUS_INVALID;
  if (value == NULL || value->kind != VARVE_VALUE_RESULT) {
    varve_definition_fault(reader, place->op, "operand #%u is not a constraint",
                           (unsigned)place->operand);
    return NULL;
  }
  const varve_operation *maker = varve_value_operation(value);
  if (maker->block != body->block) {
    varve_definition_fault(reader, place->op,
                           "operand #%u is a constraint of another operation or type",
                           (unsigned)place->operand);
    return NULL;
  }
  if (!varve_is_constraint(maker)) {
    varve_definition_fault(reader, place->op,
                           "operand #%u is made by '%.*s', which is not a constraint",
                           (unsigned)place->operand, VARVE_FORMAT_SLICE(maker->name->text));
    return NULL;
  }
  varve_read_value *made = NULL;
  if (value->number < body->values.count)
    made = &VARVE_VECTOR_AT(&body->values, varve_read_value, value->number);
  if (made == NULL || made->op != maker) {
    varve_definition_fault(reader, place->op, "operand #%u %s", (unsigned)place->operand,
                           maker == place->op ? "refers to itself"
                                              : "is used before the constraint is made");
    return NULL;
  }
  *status = VARVE_STATUS_OK;
  return made;
}

static varve_status find_index(varve_definition_body *body, const varve_constraint_place *place,
                               uint32_t *index) {
  varve_status status;
  *index = 0;
  varve_read_value *made = find_value(body, place, &status);
  if (made == NULL)
    return status;
  if (made->is_constraint == place->is_region)
    return varve_definition_fault(body->reader, place->op, "operand #%u must be made by %s",
                                  (unsigned)place->operand,
                                  place->is_region ? "irdl.region" : "a constraint");
  const varve_use *first = varve_operation_operand(place->op, place->operand)->first_use;
  bool is_single = !place->is_repeated && first->next == NULL;
  if (made->index == NO_INDEX && (is_single || !body->is_dynamic))
    return VARVE_STATUS_OK; /* anything satisfies it, and nothing has to equal it */
  if (made->index == NO_INDEX) {
    varve_constraint_record any = {.kind = VARVE_CONSTRAINT_ANY, .is_shared = 1};
    VARVE_TRY(varve_tables_builder_constraint(&body->reader->builder, &any, &made->index));
  }
  *index = made->index;
  return VARVE_STATUS_OK;
}

varve_status varve_read_constraint_index(varve_definition_body *body,
                                         const varve_constraint_place *place, uint32_t *index) {
  return varve_definition_go_on(body->reader, find_index(body, place, index));
}

/* A fault in an argument is a fault of the constraint. */
static varve_status read_arguments(varve_definition_body *body, const varve_operation *op,
                                   varve_record_list *list) {
  varve_vector *indices = &body->reader->list;
  varve_vector_truncate(indices, 0);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_constraint_place place = {.op = op, .operand = i};
    uint32_t index;
    VARVE_TRY(find_index(body, &place, &index));
    VARVE_TRY(varve_vector_push(indices, &index));
  }
  return varve_tables_builder_list(&body->reader->builder, VARVE_TABLE_numbers, indices->data,
                                   indices->count, list);
}

static varve_status read_is(varve_definition_body *body, const varve_operation *op,
                            varve_constraint_record *record) {
  const varve_entity *expected = varve_read_find(op, "expected");
  if (expected == NULL)
    return varve_definition_fault(body->reader, op, "irdl.is has no expected attribute");
  record->kind = VARVE_CONSTRAINT_IS;
  return varve_read_attribute_text(body->reader, op, expected, &record->text);
}

static varve_status read_base(varve_definition_body *body, const varve_operation *op,
                              varve_constraint_record *record) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *symbol = varve_read_find(op, "base_ref");
  varve_slice name;
  VARVE_TRY(varve_read_text(reader, op, "base_name", &name));
  record->kind = VARVE_CONSTRAINT_BASE;
  if ((symbol == NULL) == (varve_read_find(op, "base_name") == NULL))
    return varve_definition_fault(
        reader, op, "irdl.base names a type or attribute either by a string or by a symbol");
  if (symbol != NULL)
    return varve_read_symbol(reader, op, symbol, &record->text);
  /* Compiled dialects have types that are defined only in C++. */
  if (body->is_dynamic)
    VARVE_TRY(varve_check_entity_name(reader, op, name));
  return varve_tables_builder_text(&reader->builder, name, &record->text);
}

static varve_status read_rule(varve_definition_body *body, const varve_operation *op,
                              varve_constraint_record *record) {
  varve_slice rule;
  VARVE_TRY(varve_read_text(body->reader, op, "varve.rule", &rule));
  varve_rule_fault fault;
  if (!varve_rule_check(rule, &fault))
    return varve_definition_fault(body->reader, op, "rule \"%.*s\": %s at character %u",
                                  VARVE_FORMAT_SLICE(rule), fault.text, fault.position);
  record->kind = VARVE_CONSTRAINT_RULE;
  return varve_tables_builder_text(&body->reader->builder, rule, &record->text);
}

static varve_status read_any(varve_definition_body *body, const varve_operation *op,
                             varve_constraint_record *record) {
  record->kind = VARVE_CONSTRAINT_ANY;
  return varve_read_find(op, "varve.rule") == NULL ? VARVE_STATUS_OK : read_rule(body, op, record);
}

static varve_status read_combination(varve_definition_body *body, const varve_operation *op,
                                     varve_constraint_record *record) {
  if (op->operand_count == 0)
    return varve_definition_fault(body->reader, op, "%.*s takes one constraint or more",
                                  VARVE_FORMAT_SLICE(op->name->text));
  record->kind =
      constraint_of(op) == CONSTRAINT_ANY_OF ? VARVE_CONSTRAINT_ANY_OF : VARVE_CONSTRAINT_ALL_OF;
  return read_arguments(body, op, &record->arguments);
}

static varve_status read_parametric(varve_definition_body *body, const varve_operation *op,
                                    varve_constraint_record *record) {
  const varve_entity *symbol = varve_read_find(op, "base_type");
  if (symbol == NULL)
    return varve_definition_fault(body->reader, op, "irdl.parametric names no type or attribute");
  record->kind = VARVE_CONSTRAINT_PARAMETRIC;
  VARVE_TRY(varve_read_symbol(body->reader, op, symbol, &record->text));
  return read_arguments(body, op, &record->arguments);
}

static varve_status read_region(varve_definition_body *body, const varve_operation *op,
                                varve_constraint_record *record) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *blocks = varve_read_find(op, "numberOfBlocks");
  bool are_constrained;
  if (varve_read_find(op, "varve.rule") != NULL && blocks == NULL && op->operand_count == 0)
    return read_rule(body, op, record);
  record->kind = VARVE_CONSTRAINT_REGION;
  VARVE_TRY(varve_read_unit(reader, op, "constrainedArguments", &are_constrained));
  record->constrains_arguments = are_constrained;
  if (!are_constrained && op->operand_count != 0)
    return varve_definition_fault(reader, op,
                                  "irdl.region has constraints but no constrainedArguments");
  if (blocks != NULL) {
    bool is_number = blocks->kind == VARVE_KIND_INTEGER &&
                     blocks->children[0] == reader->context->i32 &&
                     varve_integer_words(blocks)[0] - 1 < INT32_MAX;
    if (!is_number)
      return varve_definition_fault(reader, op,
                                    "the number of blocks of a region is an i32 of 1 or more");
    reader->text.size = 0;
    VARVE_TRY(varve_buffer_append_unsigned(&reader->text, varve_integer_words(blocks)[0]));
    VARVE_TRY(varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text),
                                        &record->text));
  }
  return read_arguments(body, op, &record->arguments);
}

typedef varve_status read_constraint_function(varve_definition_body *body,
                                              const varve_operation *op,
                                              varve_constraint_record *record);

/* Adds the constraint to the tables, and finds its index and bases. */
static varve_status make_value(varve_definition_body *body, const varve_operation *op,
                               varve_read_value *made) {
  static read_constraint_function *const readers[] = {
      [CONSTRAINT_IS] = read_is,
      [CONSTRAINT_BASE] = read_base,
      [CONSTRAINT_ANY] = read_any,
      [CONSTRAINT_ANY_OF] = read_combination,
      [CONSTRAINT_ALL_OF] = read_combination,
      [CONSTRAINT_PARAMETRIC] = read_parametric,
      [CONSTRAINT_REGION] = read_region,
  };
  varve_definition_reader *reader = body->reader;
  constraint_op kind = constraint_of(op);
  if (kind == CONSTRAINT_C_PRED)
    return varve_definition_fault_as(
        reader, VARVE_STATUS_UNSUPPORTED, op,
        "irdl.c_pred is C++, which a definition cannot hold: use irdl.any with varve.rule");
  bool takes_operands = kind != CONSTRAINT_IS && kind != CONSTRAINT_BASE && kind != CONSTRAINT_ANY;
  if (varve_operation_result_count(op) != 1 || (!takes_operands && op->operand_count != 0))
    return varve_definition_fault(reader, op, "%.*s has one result%s",
                                  VARVE_FORMAT_SLICE(op->name->text),
                                  takes_operands ? "" : " and no operands");
  varve_constraint_record record = {0};
  VARVE_TRY(readers[kind](body, op, &record));
  record.is_shared =
      body->is_dynamic && made->is_constraint && record.kind != VARVE_CONSTRAINT_RULE;
  if (record.kind != VARVE_CONSTRAINT_ANY)
    VARVE_TRY(varve_tables_builder_constraint(&reader->builder, &record, &made->index));
  return varve_read_bases(body, op, &record, made);
}

varve_status varve_read_constraint(varve_definition_body *body, varve_operation *op) {
  bool is_constraint = constraint_of(op) != CONSTRAINT_REGION;
  varve_read_value made = {.op = op, .index = NO_INDEX, .is_constraint = is_constraint};
  varve_status status = make_value(body, op, &made);
  /* A constraint that has a fault matches anything. */
  if (varve_definition_goes_on(body->reader, status))
    made = (varve_read_value){.op = op, .index = NO_INDEX, .is_constraint = is_constraint};
  VARVE_TRY(varve_definition_go_on(body->reader, status));
  if (body->values.count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (varve_operation_result_count(op) != 0)
    varve_operation_result(op, 0)->number = (uint32_t)body->values.count;
  return varve_vector_push(&body->values, &made);
}

/* Finds the types or attributes that the alternatives of irdl.any_of allow. */

/* Limits the bases of one body; each any_of has those of all its alternatives. */
enum { MOST_BASES = 1 << 20 };

static const varve_read_value *argument(const varve_definition_body *body,
                                        const varve_operation *op, uint32_t operand) {
  const varve_value *value = varve_operation_operand(op, operand);
  return &VARVE_VECTOR_AT(&body->values, varve_read_value, value->number);
}

static void sift_down(varve_text *heap, size_t root, size_t count) {
  for (size_t child; (child = 2 * root + 1) < count; root = child) {
    if (child + 1 < count && heap[child] < heap[child + 1])
      child++;
    if (heap[root] >= heap[child])
      return;
    varve_text text = heap[root];
    heap[root] = heap[child];
    heap[child] = text;
  }
}

static varve_status unite(varve_definition_body *body, const varve_operation *op,
                          varve_read_value *made) {
  varve_definition_reader *reader = body->reader;
  size_t first = body->bases.count;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_read_value *value = argument(body, op, i);
    if (!value->has_base)
      return varve_definition_fault(reader, op,
                                    "any_of constraints are not in the correct form: operand #%u "
                                    "is met by anything",
                                    (unsigned)i);
    if (value->bases.count != 0) {
      varve_record_list list = value->bases;
      if (list.count > MOST_BASES - body->bases.count)
        return VARVE_STATUS_LIMIT_EXCEEDED;
      VARVE_TRY(varve_vector_reserve(&body->bases, list.count));
      varve_text *texts = body->bases.data;
      VARVE_TRY(varve_vector_append(&body->bases, texts + list.first, list.count));
    }
  }
  made->bases = (varve_record_list){(uint32_t)first, (uint32_t)(body->bases.count - first)};
  if (made->bases.count < 2)
    return VARVE_STATUS_OK;
  varve_text *texts = (varve_text *)body->bases.data + first;
  for (size_t root = made->bases.count / 2; root-- > 0;)
    sift_down(texts, root, made->bases.count);
  for (size_t end = made->bases.count; end-- > 1;) {
    varve_text text = texts[0];
    texts[0] = texts[end];
    texts[end] = text;
    sift_down(texts, 0, end);
  }
  for (uint32_t i = 1; i < made->bases.count; i++)
    if (texts[i - 1] == texts[i])
      return varve_definition_fault(
          reader, op, "any_of constraints are not in the correct form: two take parameters of '%s'",
          reader->builder.strings.data + texts[i]);
  return VARVE_STATUS_OK;
}

varve_status varve_read_bases(varve_definition_body *body, const varve_operation *op,
                              const varve_constraint_record *record, varve_read_value *made) {
  made->has_base = record->kind != VARVE_CONSTRAINT_ANY;
  if (!body->is_dynamic)
    return VARVE_STATUS_OK;
  if (record->kind == VARVE_CONSTRAINT_PARAMETRIC) {
    made->bases = (varve_record_list){(uint32_t)body->bases.count, 1};
    if (body->bases.count >= MOST_BASES)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    return varve_vector_push(&body->bases, &record->text);
  }
  if (record->kind == VARVE_CONSTRAINT_ALL_OF) {
    const varve_read_value *value = argument(body, op, 0);
    made->has_base = value->has_base;
    made->bases = value->bases;
  }
  return record->kind == VARVE_CONSTRAINT_ANY_OF ? unite(body, op, made) : VARVE_STATUS_OK;
}

/* Declares symbols, and resolves references to types and attributes by symbol or by name. */

typedef struct symbol_key {
  varve_slice dialect;
  char sigil; /* 0: the symbol has its sigil itself */
  varve_slice symbol;
} symbol_key;

/* Builds the key of a symbol. A dialect's name has no dot, so the first dot ends it. */
static varve_status join(varve_definition_reader *reader, const symbol_key *key,
                         varve_slice *joined) {
  reader->text.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->text, key->dialect));
  VARVE_TRY(varve_buffer_append_char(&reader->text, '.'));
  if (key->sigil != 0)
    VARVE_TRY(varve_buffer_append_char(&reader->text, key->sigil));
  VARVE_TRY(varve_buffer_append(&reader->text, key->symbol));
  *joined = varve_buffer_slice(&reader->text);
  return VARVE_STATUS_OK;
}

varve_status varve_declare_symbol(varve_definition_reader *reader, const varve_operation *op,
                                  varve_slice dialect, char kind) {
  varve_slice joined;
  uint32_t earlier;
  symbol_key key = {dialect, 0, varve_symbol_name(op)};
  VARVE_TRY(join(reader, &key, &joined));
  joined = varve_arena_copy(&reader->arena, joined);
  if (joined.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_vector_push(&reader->symbol_kinds, &kind));
  varve_status status = varve_name_set_add(&reader->symbols, joined, &earlier);
  if (status != VARVE_STATUS_OK || earlier != VARVE_NAME_ABSENT)
    varve_vector_truncate(&reader->symbol_kinds, reader->symbol_kinds.count - 1);
  if (earlier != VARVE_NAME_ABSENT)
    return varve_definition_fault(reader, op, "redefinition of '%.*s' in the dialect '%.*s'",
                                  VARVE_FORMAT_SLICE(key.symbol), VARVE_FORMAT_SLICE(dialect));
  return status;
}

/* Returns '!', '#' or '.' for a symbol, or 0 if it is not declared. */
static varve_status find_kind(varve_definition_reader *reader, const symbol_key *key, char *kind) {
  varve_slice joined;
  VARVE_TRY(join(reader, key, &joined));
  uint32_t number = varve_name_set_find(&reader->symbols, joined);
  *kind = number == VARVE_NAME_ABSENT ? 0 : VARVE_VECTOR_AT(&reader->symbol_kinds, char, number);
  return VARVE_STATUS_OK;
}

static varve_slice without_sigil(varve_slice symbol) {
  bool has_sigil = symbol.size > 1 && (symbol.data[0] == '!' || symbol.data[0] == '#');
  return has_sigil ? varve_slice_make(symbol.data + 1, symbol.size - 1) : symbol;
}

static varve_status put_name(varve_definition_reader *reader, char kind, varve_slice dialect,
                             varve_slice name) {
  reader->text.size = 0;
  VARVE_TRY(varve_buffer_append_char(&reader->text, kind));
  VARVE_TRY(varve_buffer_append(&reader->text, dialect));
  VARVE_TRY(varve_buffer_append_char(&reader->text, '.'));
  return varve_buffer_append(&reader->text, name);
}

/* Finds a type or attribute in the definitions of the context. */
static varve_status find_in_context(varve_definition_reader *reader, varve_slice dialect,
                                    varve_slice name, char *kind) {
  static const char kinds[] = {'!', '#'};
  for (size_t i = 0; *kind == 0 && i < sizeof kinds; i++) {
    const varve_entity_definition *definition;
    VARVE_TRY(varve_find_entity(reader->context, dialect, name, kinds[i] == '!', &definition));
    if (definition != NULL)
      *kind = kinds[i];
  }
  return VARVE_STATUS_OK;
}

varve_status varve_read_symbol(varve_definition_reader *reader, const varve_operation *op,
                               const varve_entity *symbol, varve_text *text) {
  *text = 0;
  if (symbol->kind != VARVE_KIND_SYMBOL_REF || symbol->child_count != 2 ||
      symbol->children[1]->kind != VARVE_KIND_SYMBOL_REF || symbol->children[1]->child_count != 1)
    return varve_definition_fault(reader, op, "a type or attribute is named by @dialect::@name");
  varve_slice dialect = varve_string_bytes(symbol->children[0]);
  varve_slice name = varve_string_bytes(symbol->children[1]->children[0]);
  char kind;
  symbol_key key = {dialect, 0, name};
  VARVE_TRY(find_kind(reader, &key, &kind));
  if (kind == 0)
    VARVE_TRY(find_in_context(reader, dialect, without_sigil(name), &kind));
  if (kind == 0)
    return varve_definition_fault(reader, op, "symbol '@%.*s::@%.*s' not found",
                                  VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(name));
  if (kind == '.')
    return varve_definition_fault(reader, op,
                                  "symbol '@%.*s::@%.*s' is an operation, not a type or attribute",
                                  VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(name));
  VARVE_TRY(put_name(reader, kind, dialect, without_sigil(name)));
  return varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text), text);
}

/* Types and attributes of the builtin dialect have no definition; irdl.base may name these. */
static bool is_builtin(varve_slice name) {
  static const char *const builtins[] = {
#define VARVE_BUILTIN_NAME(name) name,
#include "definitions/builtin_names.def"
#undef VARVE_BUILTIN_NAME
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(builtins); i++)
    if (varve_slice_equal(name, varve_slice_of(builtins[i])))
      return true;
  return false;
}

/* The symbol may have the same sigil as the name, or none. */
static varve_status is_declared(varve_definition_reader *reader, const symbol_key *name,
                                bool *found) {
  char kind;
  symbol_key key = *name;
  VARVE_TRY(find_kind(reader, &key, &kind));
  *found = kind == name->sigil;
  if (*found)
    return VARVE_STATUS_OK;
  key.sigil = 0;
  VARVE_TRY(find_kind(reader, &key, &kind));
  *found = kind == name->sigil;
  return VARVE_STATUS_OK;
}

varve_status varve_check_entity_name(varve_definition_reader *reader, const varve_operation *op,
                                     varve_slice name) {
  if (name.size < 2 || (name.data[0] != '!' && name.data[0] != '#'))
    return varve_definition_fault(reader, op,
                                  "the name of a type or attribute begins with '!' or '#'");
  const char *dot = memchr(name.data, '.', name.size);
  const char *end = name.data + name.size;
  bool found = is_builtin(name);
  if (!found && dot != NULL && dot + 1 < end) {
    symbol_key key = {varve_slice_make(name.data + 1, (size_t)(dot - name.data) - 1), name.data[0],
                      varve_slice_make(dot + 1, (size_t)(end - dot) - 1)};
    VARVE_TRY(is_declared(reader, &key, &found));
    const varve_entity_definition *definition = NULL;
    if (!found)
      VARVE_TRY(varve_find_entity(reader->context, key.dialect, key.symbol, key.sigil == '!',
                                  &definition));
    found = found || definition != NULL;
  }
  if (!found)
    return varve_definition_fault(reader, op, "no %s is known as '%.*s'",
                                  name.data[0] == '!' ? "type" : "attribute",
                                  VARVE_FORMAT_SLICE(name));
  return VARVE_STATUS_OK;
}

/* Checks the syntax of rules, not their meaning. */

typedef struct rule_cursor {
  varve_slice text;
  size_t at;
  unsigned depth;   /* number of open '<' */
  uint64_t records; /* a bit for each depth whose arguments are fields of a record */
  const char *fault;
} rule_cursor;

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static char peek(const rule_cursor *cursor) {
  return cursor->at < cursor->text.size ? cursor->text.data[cursor->at] : 0;
}

static bool fail(rule_cursor *cursor, const char *fault) {
  cursor->fault = fault;
  return false;
}

static void skip_space(rule_cursor *cursor) {
  while (peek(cursor) == ' ')
    cursor->at++;
}

static bool take(rule_cursor *cursor, char c) {
  skip_space(cursor);
  if (cursor->at >= cursor->text.size || peek(cursor) != c)
    return false;
  cursor->at++;
  return true;
}

/* After '@', '!' or '#', a name may contain the characters of symbols and mnemonics. */
static bool take_name(rule_cursor *cursor) {
  char sigil = peek(cursor);
  bool has_sigil = sigil == '@' || sigil == '!' || sigil == '#';
  cursor->at += has_sigil;
  if (has_sigil && (peek(cursor) == '#' || peek(cursor) == '!'))
    cursor->at++;
  if (!is_letter(peek(cursor)))
    return fail(cursor, "a name is expected");
  while (is_letter(peek(cursor)) || is_digit(peek(cursor)) ||
         (has_sigil && (peek(cursor) == '.' || peek(cursor) == '-' || peek(cursor) == '$')))
    cursor->at++;
  return true;
}

static bool take_string(rule_cursor *cursor) {
  cursor->at++;
  while (cursor->at < cursor->text.size && peek(cursor) != '"')
    cursor->at += peek(cursor) == '\\' ? 2 : 1;
  if (cursor->at >= cursor->text.size) {
    cursor->at = cursor->text.size;
    return fail(cursor, "the string has no end");
  }
  cursor->at++;
  return true;
}

static bool is_in_record(const rule_cursor *cursor) {
  return cursor->depth != 0 && (cursor->records >> (cursor->depth - 1) & 1) != 0;
}

/* name: */
static bool take_field_name(rule_cursor *cursor) {
  skip_space(cursor);
  if (!is_letter(peek(cursor)))
    return fail(cursor, "the name of a field is expected");
  return take_name(cursor) && (take(cursor, ':') || fail(cursor, "':' is expected"));
}

/* Enters the arguments of a rule that ends at the cursor. */
static bool enter(rule_cursor *cursor, varve_slice name) {
  if (cursor->depth == VARVE_RULE_MAX_DEPTH)
    return fail(cursor, "the rule is nested too deep");
  uint64_t bit = UINT64_C(1) << cursor->depth++;
  cursor->records &= ~bit;
  if (!varve_slice_equal(name, VARVE_SLICE("record")))
    return true;
  cursor->records |= bit;
  return take_field_name(cursor);
}

/* Parses an argument, or its start up to the first nested argument without arguments of its own. */
static bool take_argument(rule_cursor *cursor) {
  varve_slice name;
  do {
    skip_space(cursor);
    size_t start = cursor->at;
    char c = peek(cursor);
    if (cursor->depth != 0 && c == '"')
      return take_string(cursor);
    if (cursor->depth != 0 && (c == '-' || is_digit(c))) {
      cursor->at += peek(cursor) == '-';
      if (!is_digit(peek(cursor)))
        return fail(cursor, "a digit is expected");
      while (is_digit(peek(cursor)))
        cursor->at++;
      return true;
    }
    if (!take_name(cursor))
      return false;
    name = varve_slice_make(cursor->text.data + start, cursor->at - start);
    if (!take(cursor, '<'))
      return true;
  } while (enter(cursor, name));
  return false;
}

static bool take_rule(rule_cursor *cursor) {
  if (!take_argument(cursor))
    return false;
  while (cursor->depth != 0) {
    if (take(cursor, '>'))
      cursor->depth--;
    else if (!take(cursor, ','))
      return fail(cursor, "',' or '>' is expected");
    else if ((is_in_record(cursor) && !take_field_name(cursor)) || !take_argument(cursor))
      return false;
  }
  skip_space(cursor);
  return cursor->at == cursor->text.size || fail(cursor, "expected the end of the rule");
}

bool varve_rule_check(varve_slice rule, varve_rule_fault *fault) {
  rule_cursor cursor = {.text = rule};
  bool is_rule = take_rule(&cursor);
  fault->text = cursor.fault;
  fault->position = (unsigned)(cursor.at < UINT32_MAX ? cursor.at + 1 : UINT32_MAX);
  return is_rule;
}

static const char *const known_rules[] = {
    "optional", /* wraps the rule of a parameter that may be absent: dialect/parameter_rule.c */
    "record",
#define X(name, arity, meaning) #name,
#include "dialect/rule/rules.def"
#undef X
#define VARVE_PARAMETER_NODE(name, value_kind, node_kind) name,
#define VARVE_PARAMETER_NUMBER(name, value_kind, width) name,
#include "dialect/rule/parameter_rules.def"
};

static bool is_known(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(known_rules); i++)
    if (varve_slice_equal(name, varve_slice_of(known_rules[i])))
      return true;
  return false;
}

/* After a name: "a: R" in a record, not "@a::b". */
static bool is_field_name(const rule_cursor *cursor) {
  rule_cursor ahead = *cursor;
  return take(&ahead, ':') && peek(&ahead) != ':';
}

bool varve_rule_next_unknown(varve_slice rule, varve_rule_name *name) {
  rule_cursor cursor = {.text = rule, .at = name->at};
  while (cursor.at < rule.size) {
    size_t start = cursor.at;
    char c = peek(&cursor);
    if (c == '"') {
      (void)take_string(&cursor);
    } else if (is_letter(c) || c == '@' || c == '!' || c == '#') {
      (void)take_name(&cursor);
      name->text = varve_slice_make(rule.data + start, cursor.at - start);
      name->at = cursor.at;
      name->position = (unsigned)(start < UINT32_MAX ? start + 1 : UINT32_MAX);
      if (is_letter(c) && !is_field_name(&cursor) && !is_known(name->text))
        return true;
    } else {
      cursor.at++;
    }
  }
  return false;
}

bool varve_is_native_encoding(varve_slice text) {
  static const varve_slice scalars[] = {VARVE_SLICE_INIT("i32"),      VARVE_SLICE_INIT("i64"),
                                        VARVE_SLICE_INIT("enum"),     VARVE_SLICE_INIT("bool"),
                                        VARVE_SLICE_INIT("unit"),     VARVE_SLICE_INIT("string"),
                                        VARVE_SLICE_INIT("attribute")};
  static const varve_slice wrappers[] = {VARVE_SLICE_INIT("array<"), VARVE_SLICE_INIT("optional<")};
  for (unsigned depth = 0; depth < VARVE_RULE_MAX_DEPTH; depth++) {
    size_t i = 0;
    while (i < VARVE_COUNT_OF(wrappers) && !varve_slice_starts_with(text, wrappers[i]))
      i++;
    if (i == VARVE_COUNT_OF(wrappers))
      break;
    size_t size = wrappers[i].size;
    if (text.data[text.size - 1] != '>')
      return false;
    text = varve_slice_make(text.data + size, text.size - size - (text.size > size));
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(scalars); i++)
    if (varve_slice_equal(text, scalars[i]))
      return true;
  return false;
}
