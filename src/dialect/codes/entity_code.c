/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the rows of varve.codes: [code, "KIND $parameter, ...; $parameter = E; ..."]. */
#include "dialect/codes/entity_code.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "dialect/expression/entity_scope.h"
#include "ir/attributes.h"

typedef struct row_compiler {
  varve_context *context;
  const varve_entity_definition *definition;
  varve_format_lexer lexer;
  varve_entity_scope scope;
  char letters[VARVE_CODE_LETTERS];
  size_t letter_count;
  varve_vector fields;    /* varve_code_field */
  varve_vector parts;     /* varve_slice: the fields of the records of a list */
  varve_vector equations; /* varve_code_equation */
  varve_slice locals[VARVE_CODE_LOCALS];
  bool is_last; /* a field that takes the rest of the entry */
} row_compiler;

static varve_status refuse_here(row_compiler *c, const char *message) {
  return varve_format_refuse(&c->lexer, c->lexer.token.place, "%s", message);
}

static varve_status add_letter(row_compiler *c, char letter) {
  if (c->letter_count + 1 >= sizeof c->letters)
    return refuse_here(c, "too many fields");
  c->letters[c->letter_count++] = letter;
  return VARVE_STATUS_OK;
}

/* Kinds of fields */

/* %name: its first use, in a field, defines it. The lexer is at '%'. */
static varve_status find_local(row_compiler *c, bool may_define, uint32_t *slot) {
  uint32_t i = 0;
  VARVE_TRY(varve_format_advance(&c->lexer));
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD)
    return refuse_here(c, "expected a name after '%'");
  while (i < c->scope.local_count && !varve_slice_equal(c->locals[i], c->lexer.token.text))
    i++;
  if (i == c->scope.local_count && !may_define)
    return refuse_here(c, "no field has this name");
  if (i == VARVE_CODE_LOCALS)
    return refuse_here(c, "more than 4 names of fields");
  if (i == c->scope.local_count)
    c->locals[c->scope.local_count++] = c->lexer.token.text;
  *slot = c->definition->parameter_count + i;
  return varve_format_advance(&c->lexer);
}

static varve_status find_parameter(row_compiler *c, uint32_t *slot) {
  const varve_entity_definition *definition = c->definition;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return refuse_here(c, "expected '$' and a parameter");
  for (*slot = 0; *slot < definition->parameter_count; (*slot)++)
    if (varve_slice_equal(definition->parameters[*slot].name, c->lexer.token.text))
      return varve_format_advance(&c->lexer);
  return varve_format_refuse(&c->lexer, c->lexer.token.place, "there is no parameter '%.*s'",
                             VARVE_FORMAT_SLICE(c->lexer.token.text));
}

/* A kind that is a word alone. */
static varve_status compile_word(row_compiler *c) {
  static const struct {
    const char *word;
    char letter;
  } words[] = {{"varint", 'v'},       {"svarint", 's'},   {"bool", 'b'},
               {"string", 'S'},       {"type", 'T'},      {"f64", 'd'},
               {"optattribute", 'O'}, {"optvarint", 'V'}, {"attribute", 'A'}};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (varve_format_at_word(&c->lexer, words[i].word)) {
      VARVE_TRY(add_letter(c, words[i].letter));
      return varve_format_advance(&c->lexer);
    }
  return refuse_here(c, "expected the kind of a field");
}

/* The kind of the items, or KIND $field, ... for records. */
static varve_status compile_items(row_compiler *c, char open, char close) {
  VARVE_TRY(add_letter(c, open));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '<'));
  VARVE_TRY(compile_word(c));
  while (c->lexer.token.kind == VARVE_FORMAT_TOKEN_VARIABLE) {
    VARVE_TRY(varve_vector_push(&c->parts, &c->lexer.token.text));
    VARVE_TRY(varve_format_advance(&c->lexer));
    if (!varve_format_at_sign(&c->lexer, ','))
      break;
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(compile_word(c));
    if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
      return refuse_here(c, "expected '$' and a field of the record");
  }
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '>'));
  return add_letter(c, close);
}

/* option<K>: varint 0, or 1 and K; optional<K>: the same with a byte. */
static varve_status compile_optional(row_compiler *c, char mark) {
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '<'));
  if (mark == '!' && varve_format_at_word(&c->lexer, "list")) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(compile_items(c, '{', '}'));
  } else {
    VARVE_TRY(add_letter(c, mark));
    VARVE_TRY(compile_word(c));
  }
  return varve_format_expect_sign(&c->lexer, '>');
}

/* Fields */

/* Whether a field with this letter can hold such a value. */
static bool fits_rule(char letter, const varve_parameter_rule *rule) {
  bool is_type =
      rule->kind == VARVE_PARAMETER_TYPE || (rule->kind == VARVE_PARAMETER_ENTITY && rule->is_type);
  switch (letter) {
  case 'S':
    return rule->kind == VARVE_PARAMETER_STRING ||
           (rule->kind == VARVE_PARAMETER_ATTRIBUTE &&
            (rule->node_kinds == 0 || (rule->node_kinds >> VARVE_KIND_STRING & 1) != 0));
  case 'T':
    return is_type;
  case 'd':
    return rule->kind == VARVE_PARAMETER_FLOAT && rule->width == 64;
  case 'A':
  case 'O':
    return !is_type;
  case 'I':
  case 'F':
  case 'B':
    return rule->kind == VARVE_PARAMETER_ATTRIBUTE;
  default:
    return rule->kind == VARVE_PARAMETER_BOOL || rule->kind == VARVE_PARAMETER_INTEGER ||
           rule->kind == VARVE_PARAMETER_ENUM;
  }
}

static bool is_array_attribute(const varve_parameter_rule *rule) {
  return rule->kind == VARVE_PARAMETER_ATTRIBUTE && !rule->is_array &&
         rule->node_kinds == (uint64_t)1 << VARVE_KIND_ARRAY;
}

varve_parameter_rule varve_code_rule_of_item(const varve_parameter_rule *rule) {
  varve_parameter_rule item = varve_parameter_rule_of_item(rule);
  if (is_array_attribute(rule))
    item.node_kinds = 0;
  return item;
}

/* Finds the fields that the items of a list of records consist of. */
static varve_status find_parts(row_compiler *c, const varve_parameter_rule *item,
                               const char *letters, varve_code_field *field) {
  uint32_t *parts = varve_arena_allocate_array(&c->context->arena, c->parts.count, sizeof *parts);
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (item->kind != VARVE_PARAMETER_RECORD || item->field_count != c->parts.count)
    return refuse_here(c, "these are not the fields of its items");
  for (size_t i = 0; i < c->parts.count; i++) {
    const varve_slice name = VARVE_VECTOR_AT(&c->parts, varve_slice, i);
    parts[i] = varve_parameter_find_field(item, name);
    if (parts[i] == item->field_count || item->fields[parts[i]].rule.is_array ||
        !fits_rule(letters[i], &item->fields[parts[i]].rule))
      return varve_format_refuse(&c->lexer, name.data - 1, "its items have no such field");
  }
  field->parts = parts;
  return VARVE_STATUS_OK;
}

/* Returns whether two fields of a row hold the same. */
static bool is_same(const varve_code_field *a, const varve_code_field *b) {
  return a->slot == b->slot && (!a->is_column || !b->is_column || a->column == b->column);
}

static varve_status check_slot(row_compiler *c, const char *letters, const char *place,
                               varve_code_field *field) {
  const varve_parameter_rule *rule = &c->definition->format->parameters[field->slot].rule;
  bool is_list = *letters == '[' || *letters == '{';
  bool is_marked = *letters == '?' || *letters == '!';
  bool is_whole = *letters == 'A' || *letters == 'O'; /* an array may be one attribute */
  const varve_parameter_rule item = is_list ? varve_code_rule_of_item(rule) : *rule;
  bool is_array = rule->is_array || (is_list && is_array_attribute(rule));
  varve_slice name = c->definition->parameters[field->slot].name;
  for (size_t i = 0; i < c->fields.count; i++)
    if (is_same(&VARVE_VECTOR_AT(&c->fields, varve_code_field, i), field))
      return varve_format_refuse(&c->lexer, place, "'%.*s' is in a field already",
                                 VARVE_FORMAT_SLICE(name));
  if (field->is_column)
    return VARVE_STATUS_OK;
  if (is_list && rule->is_array && c->parts.count != 0)
    return find_parts(c, &item, letters + 1, field);
  if (is_list == is_array && fits_rule(letters[is_list || is_marked], &item))
    return VARVE_STATUS_OK;
  return is_whole && rule->is_array
             ? VARVE_STATUS_OK
             : varve_format_refuse(&c->lexer, place, "'%.*s' has no values of this kind",
                                   VARVE_FORMAT_SLICE(name));
}

static bool at_type_of_value(const row_compiler *c, char *letter) {
  static const struct {
    const char *word;
    char letter;
  } words[] = {{"apint", 'I'}, {"apfloat", 'F'}, {"elements", 'B'}};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (varve_format_at_word(&c->lexer, words[i].word)) {
      *letter = words[i].letter;
      return true;
    }
  return false;
}

static varve_status compile_field(row_compiler *c) {
  varve_code_field field = {.slot = VARVE_NO_PARAMETER};
  char letter;
  const char *letters = c->letters + c->letter_count;
  varve_vector_truncate(&c->parts, 0);
  if (c->is_last)
    return refuse_here(c, "a value of a computed type is the last field");
  if (varve_format_at_word(&c->lexer, "const")) {
    enum { MAX_DIGITS = 18 };
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '<'));
    const varve_slice digits = c->lexer.token.text;
    if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_NUMBER || digits.size > MAX_DIGITS)
      return refuse_here(c, "expected a number of at most 18 digits");
    for (size_t i = 0; i < digits.size; i++)
      field.number = 10 * field.number + (uint64_t)(digits.data[i] - '0');
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(add_letter(c, 'v'));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '>'));
    return varve_vector_push(&c->fields, &field);
  }
  if (varve_format_at_word(&c->lexer, "list")) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(compile_items(c, '[', ']'));
  } else if (varve_format_at_word(&c->lexer, "option")) {
    VARVE_TRY(compile_optional(c, '?'));
  } else if (varve_format_at_word(&c->lexer, "optional")) {
    VARVE_TRY(compile_optional(c, '!'));
  } else if (at_type_of_value(c, &letter)) {
    /* apint<E>, apfloat<E>, elements<E>, elements<E, packed>: values of the type E. */
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '<'));
    VARVE_TRY(varve_expression_parse_value(&c->lexer, &c->scope.base, &field.type));
    if (letter == 'B' && varve_format_at_sign(&c->lexer, ',')) {
      VARVE_TRY(varve_format_advance(&c->lexer));
      if (!varve_format_at_word(&c->lexer, "packed"))
        return refuse_here(c, "expected 'packed'");
      field.is_packed = true;
      VARVE_TRY(varve_format_advance(&c->lexer));
    }
    VARVE_TRY(add_letter(c, letter));
    c->is_last = true;
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '>'));
  } else {
    VARVE_TRY(compile_word(c));
  }
  const char *place = c->lexer.token.place;
  if (varve_format_at_sign(&c->lexer, '%')) {
    /* A local holds a type or an attribute. */
    if (letters[0] != 'T' && letters[0] != 'A')
      return refuse_here(c, "only a type or an attribute can have a name of its own");
    VARVE_TRY(find_local(c, true, &field.slot));
    return varve_vector_push(&c->fields, &field);
  }
  VARVE_TRY(find_parameter(c, &field.slot));
  if (varve_format_at_sign(&c->lexer, '.')) {
    /* $x.field: one field of each record in x. */
    const varve_parameter_rule *rule = &c->definition->format->parameters[field.slot].rule;
    const varve_parameter_rule item = varve_parameter_rule_of_item(rule);
    VARVE_TRY(varve_format_advance(&c->lexer));
    field.is_column = true;
    field.column = varve_parameter_find_field(&item, c->lexer.token.text);
    if (letters[0] != '[' || c->parts.count != 0 || !rule->is_array ||
        item.kind != VARVE_PARAMETER_RECORD || field.column == item.field_count ||
        item.fields[field.column].rule.is_array ||
        !fits_rule(letters[1], &item.fields[field.column].rule))
      return refuse_here(c, "expected a field of records, in a list of its values");
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  VARVE_TRY(check_slot(c, letters, place, &field));
  return varve_vector_push(&c->fields, &field);
}

static varve_status compile_equation(row_compiler *c) {
  varve_code_equation equation;
  if (varve_format_at_word(&c->lexer, "when")) {
    /* when E */
    varve_code_equation condition = {.slot = VARVE_NO_PARAMETER};
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_expression_parse(&c->lexer, &c->scope.base, &condition.value));
    return varve_vector_push(&c->equations, &condition);
  }
  VARVE_TRY(varve_format_at_sign(&c->lexer, '%') ? find_local(c, false, &equation.slot)
                                                 : find_parameter(c, &equation.slot));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '='));
  VARVE_TRY(varve_expression_parse(&c->lexer, &c->scope.base, &equation.value));
  return varve_vector_push(&c->equations, &equation);
}

/* The writer knows the value of a local from its equation alone. */
static varve_status check_locals(row_compiler *c) {
  for (uint32_t i = 0; i < c->scope.local_count; i++) {
    bool is_known = false;
    for (size_t k = 0; k < c->equations.count; k++)
      is_known |= VARVE_VECTOR_AT(&c->equations, varve_code_equation, k).slot ==
                  c->definition->parameter_count + i;
    if (!is_known)
      return varve_format_refuse(&c->lexer, c->locals[i].data - 1, "'%%%.*s' has no equation",
                                 VARVE_FORMAT_SLICE(c->locals[i]));
  }
  return VARVE_STATUS_OK;
}

static varve_status compile_parts(row_compiler *c) {
  VARVE_TRY(varve_format_advance(&c->lexer));
  bool has_fields = c->lexer.token.kind == VARVE_FORMAT_TOKEN_WORD;
  for (; has_fields; has_fields = varve_format_at_sign(&c->lexer, ',')) {
    if (c->fields.count != 0)
      VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(compile_field(c));
  }
  while (varve_format_at_sign(&c->lexer, ';')) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(compile_equation(c));
  }
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    return refuse_here(c, "expected ',' or ';'");
  /* Each field of the records in a slot has a list, or none. */
  for (size_t i = 0; i < c->fields.count; i++) {
    const varve_code_field *field = &VARVE_VECTOR_AT(&c->fields, varve_code_field, i);
    uint32_t count = 0;
    if (!field->is_column)
      continue;
    for (size_t k = 0; k < c->fields.count; k++)
      count += VARVE_VECTOR_AT(&c->fields, varve_code_field, k).slot == field->slot;
    if (count != c->definition->format->parameters[field->slot].rule.field_count)
      return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                 "a field of the records in '%.*s' is missing",
                                 VARVE_FORMAT_SLICE(c->definition->parameters[field->slot].name));
  }
  return check_locals(c);
}

/* Keeps what was compiled in the context's arena. */
static const void *keep(row_compiler *c, const varve_vector *items, size_t size) {
  return varve_arena_copy(&c->context->arena, varve_slice_make(items->data, items->count * size))
      .data;
}

static varve_status keep_row(row_compiler *c, varve_code_row *row) {
  row->letters =
      varve_arena_copy(&c->context->arena, varve_slice_make(c->letters, c->letter_count + 1)).data;
  row->fields = keep(c, &c->fields, sizeof(varve_code_field));
  row->equations = keep(c, &c->equations, sizeof(varve_code_equation));
  row->field_count = (uint32_t)c->fields.count;
  for (size_t i = 0; i < c->fields.count; i++) {
    const varve_code_field *field = &VARVE_VECTOR_AT(&c->fields, varve_code_field, i);
    row->slot_count +=
        field->slot < c->definition->parameter_count && (!field->is_column || field->column == 0);
  }
  row->local_count = c->scope.local_count;
  row->equation_count = (uint32_t)c->equations.count;
  if (row->letters == NULL || row->fields == NULL || row->equations == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  return varve_coverage_make_place(c->context, c->lexer.text, &row->coverage);
}

/* Rows */

static varve_status refuse(varve_format_fault *fault, const char *message) {
  *fault = (varve_format_fault){0};
  (void)snprintf(fault->message, sizeof fault->message, "%s", message);
  return VARVE_STATUS_INVALID;
}

static varve_status name_of(varve_context *context, const varve_entity_definition *definition,
                            varve_slice *name) {
  varve_buffer text;
  varve_buffer_init(&text, &context->memory);
  varve_status status = varve_buffer_append_char(&text, definition->is_type ? '!' : '#');
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, definition->dialect->name);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&text, '.');
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, definition->mnemonic);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&text, 0);
  *name = varve_arena_copy(&context->arena, varve_buffer_slice(&text));
  varve_buffer_release(&text);
  if (status == VARVE_STATUS_OK && name->data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  name->size -= name->size != 0;
  return status;
}

varve_status varve_codes_compile(varve_context *context, const varve_entity_definition *definition,
                                 varve_code_list *codes, varve_format_fault *fault) {
  *codes = (varve_code_list){NULL, 0};
  const varve_entity *list;
  varve_slice text =
      varve_find_fact(definition->dialect->tables, definition->record->facts, "codes");
  if (text.size == 0)
    return VARVE_STATUS_OK;
  if (definition->format == NULL)
    return refuse(fault, "only what has a format can have codes");
  VARVE_TRY(varve_definition_attribute(context, text, &list));
  if (list->kind != VARVE_KIND_ARRAY)
    return refuse(fault, "expected a list of rows [code, \"fields\"]");
  varve_slice name;
  varve_code_row *rows =
      varve_arena_allocate_array(&context->arena, list->child_count, sizeof *rows);
  if (rows == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(name_of(context, definition, &name));
  for (uint32_t i = 0; i < list->child_count; i++) {
    rows[i] = (varve_code_row){.definition = definition, .name = name};
    const varve_entity *entry = list->children[i];
    if (entry->kind != VARVE_KIND_ARRAY || entry->child_count != 2 ||
        entry->children[0]->kind != VARVE_KIND_INTEGER ||
        varve_type_bit_width(entry->children[0]->children[0]) > 64 ||
        entry->children[1]->kind != VARVE_KIND_STRING)
      return refuse(fault, "expected a list of rows [code, \"fields\"]");
    varve_memory *memory = &context->memory;
    row_compiler c = {.context = context, .definition = rows[i].definition};
    c.lexer = varve_format_lexer_make(varve_string_bytes(entry->children[1]), fault);
    varve_entity_scope_init(&c.scope, context, rows[i].definition);
    c.scope.locals = c.locals;
    varve_vector_init(&c.fields, memory, sizeof(varve_code_field));
    varve_vector_init(&c.parts, memory, sizeof(varve_slice));
    varve_vector_init(&c.equations, memory, sizeof(varve_code_equation));
    rows[i].code = varve_integer_words(entry->children[0])[0];
    varve_status status = compile_parts(&c);
    if (status == VARVE_STATUS_OK)
      status = keep_row(&c, &rows[i]);
    varve_vector_release(&c.fields);
    varve_vector_release(&c.parts);
    varve_vector_release(&c.equations);
    VARVE_TRY(status);
    for (uint32_t k = 0; k < i; k++)
      if (rows[k].code == rows[i].code && rows[k].older == NULL) {
        rows[k].older = &rows[i];
        rows[i].coverage = NULL; /* no writer uses it */
      }
  }
  *codes = (varve_code_list){rows, list->child_count};
  return VARVE_STATUS_OK;
}

varve_status varve_entity_codes(varve_context *context, const varve_entity_definition *definition,
                                const varve_code_list **codes) {
  static const varve_code_list none = {NULL, 0};
  varve_format_fault fault;
  varve_code_list compiled;
  *codes = *definition->codes;
  if (*codes != NULL)
    return VARVE_STATUS_OK;
  *codes = *definition->codes = &none; /* until they are compiled */
  varve_status status = varve_codes_compile(context, definition, &compiled, &fault);
  if (status == VARVE_STATUS_INVALID || (status == VARVE_STATUS_OK && compiled.count == 0))
    return VARVE_STATUS_OK;
  varve_code_list *made = varve_arena_allocate(&context->arena, sizeof *made);
  *definition->codes = NULL;
  if (status == VARVE_STATUS_OK && made == NULL)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(status);
  *made = compiled;
  *codes = *definition->codes = made;
  return VARVE_STATUS_OK;
}
