/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of values and blocks, their scopes, and uses before definitions. MLIR language
 * reference: "Identifiers and keywords", "Value Scoping". A region sees the values of the
 * enclosing regions; in the generic form no region is isolated. */
#include "text/parse/parse_legacy.h"
#include "text/print/printer.h"

/* Values */

typedef struct value_key {
  varve_slice name;
  uint32_t number;
} value_key;

static bool value_name_equal(const void *key, const void *value) {
  const value_key *requested = key;
  const varve_value_name *name = value;
  return name->number == requested->number && varve_slice_equal(name->name, requested->name);
}

static uint64_t value_hash(const varve_parser *parser, const value_key *key) {
  return varve_hash_bytes(parser->context->seed + key->number, key->name.data, key->name.size);
}

static varve_status make_value_name(varve_parser *parser, const value_key *key,
                                    varve_value_name **made) {
  varve_value_name *name = parser->names.free;
  struct varve_affine_use *affine = NULL;
  if (name != NULL) {
    parser->names.free = name->next;
    affine = name->affine;
  } else {
    name = varve_arena_allocate(&parser->names.arena, sizeof *name);
  }
  if (name == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *name = (varve_value_name){
      .name = key->name, .number = key->number, .place = key->name.data, .affine = affine};
  *made = name;
  return VARVE_STATUS_OK;
}

/* %0 to %999999999, without leading zeros. A source that names this many values has at least as
 * many bytes, so the table is proportional to it. */
static bool is_numbered(const varve_parser *parser, varve_slice name, size_t *index) {
  size_t value = 0;
  if (name.size < 2 || name.size > 10 || (name.data[1] == '0' && name.size > 2))
    return false;
  for (size_t i = 1; i < name.size; i++) {
    if (!varve_char_is(name.data[i], VARVE_CHAR_DIGIT))
      return false;
    value = value * 10 + (size_t)(name.data[i] - '0');
  }
  *index = value;
  return value < (size_t)(parser->lexer.end - parser->lexer.start) / 4;
}

/* Returns the entry of a name, or NULL if it has none. */
static varve_value_name *known_name(const varve_parser *parser, const value_key *key) {
  size_t index = 0;
  if (key->number == 0 && is_numbered(parser, key->name, &index))
    return index < parser->names.numbered.count
               ? VARVE_VECTOR_AT(&parser->names.numbered, varve_value_name *, index)
               : NULL;
  return varve_hash_table_find(&parser->names.values, value_hash(parser, key), value_name_equal,
                               key);
}

/* Gives %x#2 its value, if the pack is defined. The entry is valid as long as the pack, or as the
 * region that uses it. */
static varve_status find_in_pack(varve_parser *parser, varve_value_name *name) {
  const value_key key = {name->name, 0};
  const varve_value_name *pack = known_name(parser, &key);
  if (pack == NULL || name->number >= pack->count || pack->value == NULL ||
      pack->value->kind != VARVE_VALUE_RESULT)
    return VARVE_STATUS_OK;
  name->value =
      varve_operation_result(varve_value_operation(pack->value), pack->value->index + name->number);
  name->place = pack->place;
  return varve_vector_push(&parser->names.definitions, &name);
}

varve_status varve_find_value_name(varve_parser *parser, varve_slice name, uint32_t number,
                                   varve_value_name **found) {
  value_key key = {name, number};
  size_t index = 0;
  *found = NULL;
  if (number == 0 && is_numbered(parser, name, &index)) {
    varve_vector *names = &parser->names.numbered;
    if (index >= names->count) {
      size_t requested = index + 1 > 2 * names->count ? index + 1 : 2 * names->count;
      if (varve_vector_grow(names, requested - names->count) == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
    }
    varve_value_name **slot = &VARVE_VECTOR_AT(names, varve_value_name *, index);
    if (*slot == NULL)
      VARVE_TRY(make_value_name(parser, &key, slot));
    *found = *slot;
    return VARVE_STATUS_OK;
  }
  uint64_t hash = value_hash(parser, &key);
  *found = varve_hash_table_find(&parser->names.values, hash, value_name_equal, &key);
  if (*found == NULL) {
    varve_value_name *made = NULL;
    VARVE_TRY(make_value_name(parser, &key, &made));
    VARVE_TRY(varve_hash_table_insert(&parser->names.values, hash, made));
    *found = made;
  }
  return number != 0 && (*found)->value == NULL ? find_in_pack(parser, *found) : VARVE_STATUS_OK;
}

varve_status varve_draft_location(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_entity **location) {
  *location = draft->location;
  if (draft->location != NULL)
    return VARVE_STATUS_OK;
  return varve_file_location_at(
      parser, draft->location_start != NULL ? draft->location_start : draft->name_start, location);
}

varve_status varve_build_operation(varve_parser *parser, const varve_operation_draft *draft,
                                   varve_slice name, varve_operation_state *state,
                                   varve_block *block, varve_operation **op) {
  varve_attribute_split split;
  *op = NULL;
  VARVE_TRY(varve_operation_name_get(parser->context, name, &state->name));
  VARVE_TRY(varve_draft_location(parser, draft, &state->location));
  VARVE_TRY(varve_split_attributes(parser->context, state->name, state->dictionary,
                                   state->properties, &split));
  state->dictionary = split.dictionary;
  state->properties = split.properties;
  VARVE_TRY(varve_operation_create(parser->module, state, op));
  varve_block_insert_operation(block, NULL, *op);
  return VARVE_STATUS_OK;
}

static varve_status make_number(varve_parser *parser, varve_slice digits, const varve_entity *type,
                                const varve_entity **number) {
  uint64_t bits[2] = {0, 0};
  *number = NULL;
  if (type->kind == VARVE_KIND_FLOAT_TYPE) {
    const varve_literal literal = {.token = {.kind = VARVE_TOKEN_FLOAT, .text = digits},
                                   .place = digits.data};
    VARVE_TRY(varve_parse_float_literal(parser, &literal, type, bits));
    return varve_float_get(parser->context, type, bits, number);
  }
  bool is_number = type->kind == VARVE_KIND_INDEX_TYPE ||
                   (type->kind == VARVE_KIND_INTEGER_TYPE && varve_type_bit_width(type) <= 64);
  if (!is_number || !varve_token_unsigned(digits, &bits[0]))
    return VARVE_INVALID_ERROR(parser, digits.data,
                               "no constant of this type can be made of '%.*s'",
                               VARVE_FORMAT_SLICE(digits));
  return varve_integer_get(parser->context, type, bits, number);
}

/* A number in place of a value. The value is made when its type is known. */
static varve_status parse_literal_use(varve_parser *parser, varve_operand_use *use,
                                      bool *is_literal) {
  varve_slice text = parser->token.text;
  *is_literal = varve_at(parser, VARVE_TOKEN_INTEGER) && varve_repair_here(parser);
  if (!*is_literal)
    return VARVE_STATUS_OK;
  varve_value_name *name = varve_arena_allocate(&parser->names.arena, sizeof *name);
  if (name == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *name = (varve_value_name){.name = text, .place = text.data};
  *use = (varve_operand_use){name, text.data};
  varve_warn_at(parser, text.data, "a constant is made of '%.*s': operands are values",
                VARVE_FORMAT_SLICE(text));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* Parses "#2" after a value's name. */
static varve_status parse_result_number(varve_parser *parser, uint64_t *number) {
  varve_slice text = parser->token.text;
  varve_slice digits = varve_slice_make(text.data + 1, text.size - 1);
  *number = 0;
  if (!varve_at(parser, VARVE_TOKEN_HASH_NAME))
    return VARVE_STATUS_OK;
  if (!varve_char_is(digits.data[0], VARVE_CHAR_DIGIT) || !varve_token_unsigned(digits, number) ||
      *number > UINT32_MAX)
    return VARVE_SYNTAX_ERROR(parser, text.data, "expected the number of a result after '#'");
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_value_use(varve_parser *parser, varve_operand_use *use) {
  varve_slice name = parser->token.text;
  uint64_t number = 0;
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
    bool is_literal = false;
    VARVE_TRY(parse_literal_use(parser, use, &is_literal));
    return is_literal ? VARVE_STATUS_OK : VARVE_EXPECTED(parser, "expected the name of a value");
  }
  varve_advance(parser);
  VARVE_TRY(parse_result_number(parser, &number));
  use->place = name.data;
  return varve_find_value_name(parser, name, (uint32_t)number, &use->name);
}

bool varve_is_on_new_line(const varve_parser *parser) {
  const char *start = parser->last_end, *end = parser->token.text.data;
  return memchr(start, '\n', (size_t)(end - start)) != NULL;
}

bool varve_at_result_names(const varve_parser *parser, const char **end) {
  varve_lexer ahead = parser->lexer;
  varve_token token;
  for (;;) {
    *end = ahead.next;
    varve_lexer_next(&ahead, &token);
    if (token.kind == VARVE_TOKEN_COLON) {
      varve_lexer_next(&ahead, &token);
      if (token.kind != VARVE_TOKEN_INTEGER)
        return false;
      varve_lexer_next(&ahead, &token);
    }
    if (token.kind != VARVE_TOKEN_COMMA)
      return token.kind == VARVE_TOKEN_EQUAL;
    varve_lexer_next(&ahead, &token);
    if (token.kind != VARVE_TOKEN_PERCENT_NAME)
      return false;
  }
}

bool varve_at_operands(const varve_parser *parser) {
  const char *end;
  return varve_at(parser, VARVE_TOKEN_PERCENT_NAME) &&
         !(varve_is_on_new_line(parser) && varve_at_result_names(parser, &end));
}

static const char *skip_blanks(const char *p, const char *end) {
  while (p < end && (varve_char_is(*p, VARVE_CHAR_BLANK) || *p == '\n'))
    p++;
  return p;
}

/* Returns whether two texts have the same words, marks and strings; blanks between them do not
 * count. */
static bool differs_in_blanks_only(varve_slice a, varve_slice b) {
  const char *p = a.data, *end_of_a = a.data + a.size;
  const char *q = b.data, *end_of_b = b.data + b.size;
  while (true) {
    const char *word = skip_blanks(p, end_of_a), *other = skip_blanks(q, end_of_b);
    if (word == end_of_a || other == end_of_b)
      return word == end_of_a && other == end_of_b;
    bool joins_words = p > a.data && varve_char_is(p[-1], VARVE_CHAR_WORD) &&
                       varve_char_is(*word, VARVE_CHAR_WORD);
    if (joins_words && (word == p) != (other == q))
      return false;
    p = word;
    q = other;
    /* Compare the next two marks or words. A string is compared as a whole. */
    const char *start = p;
    const char *end = *start == '"' ? varve_end_of_string(start, end_of_a) : start + 1;
    size_t size = (size_t)(end - start);
    if ((size_t)(end_of_b - q) < size || memcmp(start, q, size) != 0)
      return false;
    p += size;
    q += size;
  }
}

/* format receives the name, the new type and the previous type. */
static varve_status report_types(varve_parser *parser, varve_operand_use use, const char *format,
                                 const varve_entity *type) {
  const varve_value *before = use.name->value;
  size_t start = parser->text.size;
  varve_slice first = varve_node_text(parser, type);
  bool is_printed = parser->text.size != start;
  varve_slice second = varve_node_text(parser, before->type);
  if (is_printed) /* appending the second text may have moved the first */
    first.data = parser->text.data + start;
  varve_status status =
      VARVE_INVALID_ERROR(parser, use.place, format, VARVE_FORMAT_SLICE(use.name->name),
                          VARVE_FORMAT_SLICE(first), VARVE_FORMAT_SLICE(second));
  parser->text.size = start;
  varve_note_at(parser, use.name->place,
                before->kind == VARVE_VALUE_FORWARD ? "used before here" : "defined here");
  return status;
}

/* Returns whether two types are the same although their pointers differ: no definition describes a
 * type in them, and its texts differ in blanks only. */
static varve_status are_same_text(varve_parser *parser, const varve_entity *a,
                                  const varve_entity *b, bool *are_same) {
  enum { MOST = 1 << 16 };
  *are_same = false;
  if (a->kind != b->kind)
    return VARVE_STATUS_OK;
  size_t start = parser->text.size;
  varve_status status = varve_print_within(parser->context, a, MOST, &parser->text);
  size_t middle = parser->text.size;
  if (status == VARVE_STATUS_OK)
    status = varve_print_within(parser->context, b, MOST, &parser->text);
  if (status == VARVE_STATUS_OK) {
    const char *text = parser->text.data;
    *are_same = differs_in_blanks_only(varve_slice_make(text + start, middle - start),
                                       varve_slice_make(text + middle, parser->text.size - middle));
  }
  parser->text.size = start;
  return status == VARVE_STATUS_LIMIT_EXCEEDED ? VARVE_STATUS_OK : status;
}

/* A name that another result of the same operation has already covers all existing results. */
static varve_status check_result_number(varve_parser *parser, varve_operand_use use) {
  varve_value_name *first = NULL;
  if (use.name->number == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_value_name(parser, use.name->name, 0, &first));
  if (first->value == NULL || first->value->kind == VARVE_VALUE_FORWARD)
    return VARVE_STATUS_OK;
  varve_status status =
      VARVE_INVALID_ERROR(parser, use.place, "'%.*s' has no result number %u",
                          VARVE_FORMAT_SLICE(use.name->name), (unsigned)use.name->number);
  varve_note_at(parser, first->place, "defined here");
  return status;
}

varve_status varve_resolve_value(varve_parser *parser, varve_operand_use use,
                                 const varve_entity *type, varve_value **value) {
  *value = use.name->value;
  if (*value != NULL) {
    if ((*value)->type == type)
      return VARVE_STATUS_OK;
    if ((*value)->type == parser->operation.unknown_type) {
      (*value)->type = type;
      return VARVE_STATUS_OK;
    }
    bool are_same;
    VARVE_TRY(are_same_text(parser, (*value)->type, type, &are_same));
    if (are_same)
      return VARVE_STATUS_OK;
    return report_types(parser, use,
                        "value '%.*s' is used with type '%.*s', but its type is '%.*s'", type);
  }
  if (varve_char_is(use.name->name.data[0], VARVE_CHAR_DIGIT)) {
    const varve_entity *entry[2] = {NULL, NULL}, *duplicate = NULL;
    varve_operation_draft draft = {.start = use.place, .name_start = use.place};
    varve_operation_state state = {.result_types = &type, .result_count = 1};
    varve_operation *op = NULL;
    VARVE_TRY(make_number(parser, use.name->name, type, &entry[1]));
    VARVE_TRY(varve_string_get(parser->context, VARVE_SLICE("value"), &entry[0]));
    VARVE_TRY(varve_dictionary_get(parser->context, entry, 1, &duplicate, &state.dictionary));
    VARVE_TRY(varve_build_operation(parser, &draft, VARVE_SLICE("std.constant"), &state,
                                    parser->operation.block, &op));
    *value = varve_operation_result(op, 0);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(check_result_number(parser, use));
  VARVE_TRY(varve_forward_value_create(parser->module, type, value));
  use.name->value = *value;
  use.name->place = use.place;
  parser->names.forward_count++;
  return VARVE_STATUS_OK;
}

varve_status varve_define_value(varve_parser *parser, varve_operand_use use, varve_value *value) {
  varve_value *before = use.name->value;
  if (before != NULL) {
    if (before->kind != VARVE_VALUE_FORWARD) {
      varve_status status = VARVE_INVALID_ERROR(
          parser, use.place, "value '%.*s' is defined already", VARVE_FORMAT_SLICE(use.name->name));
      varve_note_at(parser, use.name->place, "it was defined here");
      return status;
    }
    if (value->type == parser->operation.unknown_type)
      value->type = before->type;
    bool are_same = before->type == value->type;
    if (!are_same)
      VARVE_TRY(are_same_text(parser, before->type, value->type, &are_same));
    if (!are_same)
      return report_types(parser, use,
                          "value '%.*s' is of type '%.*s', but was used before with type '%.*s'",
                          value->type);
    varve_value_replace_uses(before, value);
    /* Enclosing operations, whose custom form continues after this one, may hold the value. */
    if (parser->operation.resolved.count == 0)
      varve_forward_value_destroy(parser->module, before);
    else
      before->index = VARVE_FORWARD_IS_DEFINED;
    parser->names.forward_count--;
  }
  use.name->value = value;
  use.name->count = 1;
  use.name->place = use.place;
  return varve_vector_push(&parser->names.definitions, &use.name);
}

varve_status varve_define_pack(varve_parser *parser, varve_operand_use use, varve_value *first,
                               uint32_t count) {
  VARVE_TRY(varve_define_value(parser, use, first));
  use.name->count = count;
  /* Those that were used before have entries. */
  for (uint32_t i = 1; i < count && parser->names.forward_count != 0; i++) {
    const value_key key = {use.name->name, i};
    varve_operand_use part = {known_name(parser, &key), use.place};
    if (part.name != NULL && part.name->value != NULL)
      VARVE_TRY(varve_define_value(
          parser, part, varve_operation_result(varve_value_operation(first), first->index + i)));
  }
  return VARVE_STATUS_OK;
}

static bool is_earlier(const varve_value_name *name, const varve_value_name *first) {
  return name != NULL && name->value != NULL && name->value->kind == VARVE_VALUE_FORWARD &&
         (first == NULL || name->place < first->place);
}

static const varve_value_name *first_undefined(const varve_parser *parser) {
  const varve_value_name *first = NULL;
  for (size_t i = 0; i < parser->names.numbered.count; i++) {
    const varve_value_name *name = VARVE_VECTOR_AT(&parser->names.numbered, varve_value_name *, i);
    if (is_earlier(name, first))
      first = name;
  }
  for (size_t i = 0; i < parser->names.values.capacity; i++)
    if (is_earlier(parser->names.values.slots[i].value, first))
      first = parser->names.values.slots[i].value;
  return first;
}

varve_status varve_check_all_defined(varve_parser *parser) {
  if (parser->names.forward_count == 0)
    return VARVE_STATUS_OK;
  const varve_value_name *first = first_undefined(parser);
  if (first == NULL)
    return VARVE_STATUS_INTERNAL;
  if (first->number != 0)
    return VARVE_INVALID_ERROR(parser, first->place, "result %u of '%.*s' is not defined",
                               (unsigned)first->number, VARVE_FORMAT_SLICE(first->name));
  return VARVE_INVALID_ERROR(parser, first->place, "value '%.*s' is not defined",
                             VARVE_FORMAT_SLICE(first->name));
}

/* Blocks: their names are local to one region. */

static bool block_name_equal(const void *key, const void *value) {
  const varve_block_name *requested = key, *name = value;
  return name->scope == requested->scope && varve_slice_equal(name->name, requested->name);
}

static uint64_t block_hash(const varve_parser *parser, const varve_block_name *name) {
  return varve_hash_bytes(parser->context->seed + name->scope, name->name.data, name->name.size);
}

/* Returns the block of this name in the innermost region, and creates it if it is new. */
varve_status varve_find_block_name(varve_parser *parser, varve_slice name,
                                   varve_block_name **found) {
  uint64_t scope = VARVE_VECTOR_LAST(&parser->names.scopes, varve_region_scope).number;
  varve_block_name key = {.name = name, .scope = scope};
  uint64_t hash = block_hash(parser, &key);
  *found = varve_hash_table_find(&parser->names.blocks_by_name, hash, block_name_equal, &key);
  if (*found != NULL)
    return VARVE_STATUS_OK;
  varve_block_name *made = varve_arena_allocate(&parser->names.arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = key;
  VARVE_TRY(varve_hash_table_insert(&parser->names.blocks_by_name, hash, made));
  VARVE_TRY(varve_vector_push(&parser->names.blocks, &made));
  *found = made;
  return VARVE_STATUS_OK;
}

/* Ends the scope of a region's names; the next region may reuse them. */
varve_status varve_scope_close(varve_parser *parser, const varve_region_scope *scope) {
  for (size_t i = scope->first_block_name; i < parser->names.blocks.count; i++) {
    const varve_block_name *name = VARVE_VECTOR_AT(&parser->names.blocks, varve_block_name *, i);
    if (!name->is_defined)
      return VARVE_INVALID_ERROR(parser, name->name.data, "this region has no block '%.*s'",
                                 VARVE_FORMAT_SLICE(name->name));
  }
  for (size_t i = scope->first_block_name; i < parser->names.blocks.count; i++) {
    varve_block_name *name = VARVE_VECTOR_AT(&parser->names.blocks, varve_block_name *, i);
    (void)varve_hash_table_remove(&parser->names.blocks_by_name, block_hash(parser, name), name);
  }
  /* Operands of enclosing operations may wait for a definition that comes later. */
  bool may_be_in_use = parser->operands.count != 0 || parser->arguments.count != 0;
  for (size_t i = scope->first_definition; i < parser->names.definitions.count; i++) {
    varve_value_name *name = VARVE_VECTOR_AT(&parser->names.definitions, varve_value_name *, i);
    name->value = NULL;
    if (!may_be_in_use) {
      /* Frees the entry of a name that nothing holds, for reuse. */
      size_t index = 0;
      if (name->number == 0 && is_numbered(parser, name->name, &index)) {
        VARVE_VECTOR_AT(&parser->names.numbered, varve_value_name *, index) = NULL;
      } else {
        value_key key = {name->name, name->number};
        (void)varve_hash_table_remove(&parser->names.values, value_hash(parser, &key), name);
      }
      name->next = parser->names.free;
      parser->names.free = name;
    }
  }
  varve_vector_truncate(&parser->names.blocks, scope->first_block_name);
  varve_vector_truncate(&parser->names.definitions, scope->first_definition);
  return VARVE_STATUS_OK;
}
