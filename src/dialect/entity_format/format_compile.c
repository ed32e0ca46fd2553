/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the text of a format into elements. format-spec/assembly-format.md. */
#include "dialect/entity_format/format_compile.h"

#include "ir/attributes.h"

/* Elements */

varve_status varve_format_add(varve_format_compiler *c, varve_format_element element) {
  if (c->lists.elements.count == VARVE_FORMAT_ELEMENTS)
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "the format has more than %d elements", VARVE_FORMAT_ELEMENTS);
  c->last_element = (uint32_t)c->lists.elements.count;
  c->has_last = true;
  const varve_slice text = c->lexer.text;
  const char *place = c->place != NULL ? c->place : c->lexer.token.place;
  const varve_element_coverage at = {
      .text = varve_slice_make(place, (size_t)(text.data + text.size - place)),
      .offset = (uint32_t)(place - text.data)};
  VARVE_TRY(varve_coverage_add_place(c->context, &c->lists.places, &at));
  return varve_vector_push(&c->lists.elements, &element);
}

static varve_status add_literal(varve_format_compiler *c) {
  varve_slice text = c->lexer.token.text;
  if (text.size == 0 || varve_slice_equal(text, VARVE_SLICE(" ")) ||
      varve_slice_equal(text, VARVE_SLICE("\\n"))) {
    if (varve_slice_equal(text, VARVE_SLICE("\\n")))
      text = VARVE_SLICE("\n");
    c->spacing.after_sign = c->spacing.after_sign || text.size == 0;
    c->spacing.needs_space = false;
    return varve_format_add(c,
                            (varve_format_element){.kind = VARVE_FORMAT_WHITESPACE, .text = text});
  }
  if (!varve_format_is_literal(text))
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%.*s' cannot be a literal",
                               VARVE_FORMAT_SLICE(text));
  bool has_space = varve_format_space_literal(&c->spacing, text);
  return varve_format_add(
      c,
      (varve_format_element){.kind = VARVE_FORMAT_LITERAL, .has_space = has_space, .text = text});
}

varve_status varve_format_mark_written(varve_format_compiler *c, uint32_t slot) {
  if (c->is_written[slot])
    return VARVE_STATUS_OK;
  c->is_written[slot] = true;
  return varve_vector_push(&c->written, &slot);
}

static varve_status add_field(varve_format_compiler *c, uint32_t index, bool is_qualified) {
  VARVE_TRY(varve_format_check_text(c, c->lexer.token.place, index));
  return varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_FIELD,
                                                    .index = index,
                                                    .is_qualified = is_qualified,
                                                    .text = varve_format_slot_name(c, index)});
}

varve_status varve_format_mark_by_params(varve_format_compiler *c, uint32_t parameter) {
  if (c->is_written[parameter])
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "'params' prints '%.*s', which occurs in the format already",
                               VARVE_FORMAT_SLICE(c->definition->parameters[parameter].name));
  return varve_format_mark_written(c, parameter);
}

static varve_status add_fields(varve_format_compiler *c) {
  for (;;) {
    /* Adds $a, qualified($b) or ref($c). */
    uint32_t index;
    bool is_reference = varve_format_at_word(&c->lexer, "ref"),
         is_qualified = varve_format_at_word(&c->lexer, "qualified");
    if (is_reference || is_qualified) {
      VARVE_TRY(varve_format_advance(&c->lexer));
      VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
    }
    VARVE_TRY(varve_format_find_parameter(c, is_reference, &index));
    if (is_reference || is_qualified)
      VARVE_TRY(varve_format_expect_sign(&c->lexer, ')'));
    VARVE_TRY(add_field(c, index, is_qualified));
    if (!varve_format_at_sign(&c->lexer, ','))
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
}

/* Begins a directive. Its fields follow; the caller ends them through *end_fields. */
static varve_status begin_fields(varve_format_compiler *c, varve_format_kind kind,
                                 uint32_t *element) {
  *element = (uint32_t)c->lists.elements.count;
  return varve_format_add(
      c,
      (varve_format_element){.kind = kind, .has_space = varve_format_space_element(&c->spacing)});
}

void varve_format_end_directive(varve_format_compiler *c, uint32_t element) {
  varve_format_element_at(c, element)->next = (uint32_t)c->lists.elements.count;
  c->last_element = element;
  c->spacing.needs_space = true;
  c->spacing.after_sign = false;
}

static varve_status find_custom(varve_slice name, uint32_t *custom) {
  static const char *const names[] = {
#define VARVE_FORMAT_CUSTOM_NAME(enumerator, name) name,
#include "dialect/entity_format/format_custom.def"
  };
  for (*custom = 0; *custom < VARVE_COUNT_OF(names); ++*custom)
    if (varve_slice_equal(name, varve_slice_of(names[*custom])))
      return VARVE_STATUS_OK;
  return VARVE_STATUS_UNSUPPORTED;
}

static varve_status add_directive(varve_format_compiler *c) {
  if (varve_format_at_value(c))
    return varve_format_compile_value(c);
  if (varve_format_at_word(&c->lexer, "params")) {
    uint32_t element;
    VARVE_TRY(begin_fields(c, VARVE_FORMAT_LIST, &element));
    /* Adds all parameters. */
    for (uint32_t i = 0; i < c->definition->parameter_count; i++) {
      VARVE_TRY(varve_format_mark_by_params(c, i));
      VARVE_TRY(add_field(c, i, false));
    }
    varve_format_end_directive(c, element);
    return varve_format_advance(&c->lexer);
  }
  if (varve_format_at_word(&c->lexer, "struct"))
    return varve_format_compile_struct(c);
  if (varve_format_at_word(&c->lexer, "shaped"))
    return varve_format_compile_shaped(c);
  if (varve_format_at_word(&c->lexer, "places"))
    return varve_format_compile_places(c);
  if (varve_format_at_word(&c->lexer, "typed") || varve_format_at_word(&c->lexer, "number"))
    return varve_format_compile_typed(c);
  if (varve_format_at_word(&c->lexer, "as"))
    return varve_format_compile_as(c);
  if (varve_format_at_word(&c->lexer, "word") || varve_format_at_word(&c->lexer, "letter"))
    return varve_format_compile_word(c);
  if (varve_format_at_word(&c->lexer, "nested"))
    return varve_format_compile_nested(c);
  if (varve_format_at_word(&c->lexer, "any"))
    return varve_format_compile_any(c);
  if (varve_format_at_word(&c->lexer, "one"))
    return varve_format_compile_one(c);
  if (varve_format_at_word(&c->lexer, "let"))
    return varve_format_compile_let(c);
  if (varve_format_at_word(&c->lexer, "each"))
    return varve_format_compile_each(c);
  if (varve_format_at_word(&c->lexer, "self")) {
    /* self($type): a type in the text that follows the attribute as well. */
    const char *place = c->lexer.token.place;
    if (c->definition->is_type || c->self_type != VARVE_NO_PARAMETER)
      return varve_format_refuse(&c->lexer, place,
                                 c->definition->is_type ? "only an attribute has a type"
                                                        : "the type of the attribute comes twice");
    VARVE_TRY(varve_format_enter(c));
    VARVE_TRY(varve_format_find_parameter(c, true, &c->self_type));
    if (c->self_type >= c->definition->parameter_count ||
        c->parameters[c->self_type].rule.kind != VARVE_PARAMETER_TYPE ||
        c->parameters[c->self_type].rule.is_array || c->parameters[c->self_type].may_be_absent)
      return varve_format_refuse(&c->lexer, place, "'self' needs a type that is always present");
    c->depth--;
    return varve_format_expect_sign(&c->lexer, ')');
  }
  if (varve_format_at_word(&c->lexer, "custom")) {
    uint32_t element, custom;
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '<'));
    if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD)
      return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected the name of a hook");
    VARVE_TRY(find_custom(c->lexer.token.text, &custom));
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '>'));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
    if (custom == VARVE_FORMAT_CUSTOM_DATA_LAYOUT_ENTRIES) {
      /* ($entries): a variable with a special form. */
      uint32_t index = 0;
      VARVE_TRY(varve_format_find_parameter(c, false, &index));
      c->parameters[index].rule.has_keys = true;
      c->parameters[index].may_be_absent = true;
      if (!c->parameters[index].rule.is_array)
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "entries are an array");
      VARVE_TRY(varve_format_add(
          c, (varve_format_element){.kind = VARVE_FORMAT_VARIABLE,
                                    .index = index,
                                    .has_space = varve_format_space_element(&c->spacing)}));
      return varve_format_expect_sign(&c->lexer, ')');
    }
    if (custom == VARVE_FORMAT_CUSTOM_DIMENSION_LIST)
      return varve_format_compile_dimensions(c);
    VARVE_TRY(begin_fields(c, VARVE_FORMAT_CUSTOM, &element));
    VARVE_TRY(add_fields(c));
    varve_format_element_at(c, element)->index = custom;
    varve_format_end_directive(c, element);
    return varve_format_expect_sign(&c->lexer, ')');
  }
  return varve_format_refuse(&c->lexer, c->lexer.token.place,
                             "'%.*s' is not a directive of a type or attribute",
                             VARVE_FORMAT_SLICE(c->lexer.token.text));
}

/* Groups */

static varve_status add_anchor(varve_format_compiler *c, uint32_t parameter, bool *has_one) {
  if (parameter == VARVE_NO_PARAMETER || !c->parameters[parameter].may_be_absent)
    return VARVE_STATUS_OK;
  *has_one = true;
  return varve_vector_push(&c->lists.anchors, &parameter);
}

/* Adds the parameter that an element of a directive writes. */
static varve_status add_anchors_of(varve_format_compiler *c, uint32_t element, bool *has_one) {
  const varve_format_element *inside = varve_format_element_at(c, element);
  if (inside->kind != VARVE_FORMAT_FIELD && inside->kind != VARVE_FORMAT_VARIABLE &&
      inside->kind != VARVE_FORMAT_PART)
    return VARVE_STATUS_OK;
  return add_anchor(c, inside->index, has_one);
}

varve_status varve_format_compile_element(varve_format_compiler *c) {
  switch (c->lexer.token.kind) {
  case VARVE_FORMAT_TOKEN_LITERAL:
    VARVE_TRY(add_literal(c));
    return varve_format_advance(&c->lexer);
  case VARVE_FORMAT_TOKEN_VARIABLE:
    return varve_format_compile_value(c);
  case VARVE_FORMAT_TOKEN_WORD:
    return add_directive(c);
  default:
    if (varve_format_at_sign(&c->lexer, '(')) {
      if (c->open_count == VARVE_FORMAT_NESTING)
        return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                   "groups are nested deeper than %d levels", VARVE_FORMAT_NESTING);
      uint32_t element = (uint32_t)c->lists.elements.count;
      c->open[c->open_count++] = (varve_open_format_group){.element = element,
                                                           .jump = element,
                                                           .place = c->lexer.token.place,
                                                           .spacing = c->spacing,
                                                           .is_required = c->is_required};
      c->is_required = false;
      VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_GROUP}));
      c->has_last = false;
      return varve_format_advance(&c->lexer);
    }
    if (varve_format_at_sign(&c->lexer, ')')) {
      /* Handles ')', which ends the first half or the whole group. */
      if (c->open_count == 0)
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "')' without '('");
      varve_open_format_group *open = &c->open[c->open_count - 1];
      bool is_first = open->jump == open->element;
      VARVE_TRY(varve_format_advance(&c->lexer));
      if (is_first) {
        /* Checks that a parser can see from the first element whether the group is present. */
        uint32_t i = open->element + 1;
        while (i < c->lists.elements.count &&
               varve_format_element_at(c, i)->kind == VARVE_FORMAT_WHITESPACE)
          i++;
        if (i == c->lists.elements.count)
          return varve_format_refuse(&c->lexer, open->place, "the group is empty");
        const varve_format_element *first = varve_format_element_at(c, i);
        if (first->kind == VARVE_FORMAT_VARIABLE && !c->parameters[first->index].may_be_absent)
          return varve_format_refuse(&c->lexer, open->place,
                                     "the first element of a group must be a literal or optional");
        VARVE_TRY(
            first->kind == VARVE_FORMAT_GROUP || first->kind == VARVE_FORMAT_ONE ||
                    first->kind == VARVE_FORMAT_EACH || first->kind == VARVE_FORMAT_ANY
                ? varve_format_refuse(&c->lexer, open->place, "a group cannot begin with a group")
                : VARVE_STATUS_OK);
      }
      if (is_first && varve_format_at_sign(&c->lexer, ':')) {
        VARVE_TRY(varve_format_advance(&c->lexer));
        VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
        open->jump = (uint32_t)c->lists.elements.count;
        c->spacing = open->spacing;
        VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_JUMP}));
        varve_format_element_at(c, open->element)->next = (uint32_t)c->lists.elements.count;
        c->has_last = false;
        return VARVE_STATUS_OK;
      }
      VARVE_TRY(varve_format_expect_sign(&c->lexer, '?'));
      if (varve_format_element_at(c, open->element)->anchor_count == 0)
        return varve_format_refuse(&c->lexer, open->place, "the group has no anchor");
      varve_format_element_at(c, open->jump)->next = (uint32_t)c->lists.elements.count;
      c->open_count--;
      c->is_required = open->is_required;
      c->has_last = false;
      return VARVE_STATUS_OK;
    }
    if (varve_format_at_sign(&c->lexer, '^')) {
      /* Handles '^': the element before it decides whether the group is present. */
      bool has_one = false;
      if (c->open_count == 0 || !c->has_last)
        return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                   "'^' must follow an element of a group");
      varve_open_format_group *open = &c->open[c->open_count - 1];
      const varve_format_element *last = varve_format_element_at(c, c->last_element);
      uint32_t first = (uint32_t)c->lists.anchors.count;
      if (varve_format_element_at(c, open->element)->anchor_count != 0)
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "the group has two anchors");
      if (last->kind == VARVE_FORMAT_VARIABLE)
        VARVE_TRY(add_anchor(c, last->index, &has_one));
      else if (last->kind == VARVE_FORMAT_LIST || last->kind == VARVE_FORMAT_STRUCT ||
               last->kind == VARVE_FORMAT_CUSTOM || last->kind == VARVE_FORMAT_WORD)
        for (uint32_t i = c->last_element + 1, end = last->next; i < end; i++)
          VARVE_TRY(add_anchors_of(c, i, &has_one));
      if (!has_one)
        return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                   "an anchor must be a parameter that may be absent");
      varve_format_element *group = varve_format_element_at(c, open->element);
      group->first_anchor = first;
      group->anchor_count = (uint32_t)c->lists.anchors.count - first;
      group->is_inverted = open->jump != open->element;
      return varve_format_advance(&c->lexer);
    }
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "unexpected '%c'",
                               c->lexer.token.text.data[0]);
  }
}

static varve_status compile_elements(varve_format_compiler *c, uint32_t *self_type) {
  VARVE_TRY(varve_format_advance(&c->lexer));
  while (c->lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    VARVE_TRY(varve_format_compile_element(c));
  if (c->open_count != 0)
    return varve_format_refuse(&c->lexer, c->open[c->open_count - 1].place,
                               "the group does not end");
  /* Checks that every parameter is written. The type of an attribute may be missing. */
  *self_type = c->self_type;
  for (uint32_t i = 0; i < c->definition->parameter_count; i++) {
    if (varve_format_is_complete(c, i))
      continue;
    const varve_parameter_rule *rule = &c->parameters[i].rule;
    bool is_self = !c->definition->is_type && *self_type == VARVE_NO_PARAMETER && !rule->is_array &&
                   (rule->kind == VARVE_PARAMETER_TYPE ||
                    (rule->kind == VARVE_PARAMETER_ENTITY && rule->is_type));
    if (!is_self)
      return varve_format_refuse(&c->lexer, c->lexer.text.data + c->lexer.text.size,
                                 "parameter '%.*s' is missing from the format",
                                 VARVE_FORMAT_SLICE(c->definition->parameters[i].name));
    *self_type = i;
  }
  return varve_format_find_starts(c);
}

/* The compiled format */

/* *copy is the same items in the arena. */
static varve_status keep(varve_format_compiler *c, const varve_vector *items, size_t size,
                         void *copy) {
  void *made = varve_arena_allocate_array(&c->context->arena, items->count, size);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (items->count != 0)
    memcpy(made, items->data, items->count * size);
  memcpy(copy, &made, sizeof made);
  return VARVE_STATUS_OK;
}

static varve_status make_format(varve_format_compiler *c, uint32_t self_type,
                                const varve_assembly_format **format) {
  varve_assembly_format *made = varve_arena_allocate(&c->context->arena, sizeof *made);
  uint32_t count = c->definition->parameter_count;
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_assembly_format){.definition = c->definition,
                                  .element_count = (uint32_t)c->lists.elements.count,
                                  .parameters = c->parameters,
                                  .parameter_count = count,
                                  .slot_count = c->uses_parts ? c->slot_count : count,
                                  .has_choices = c->has_choices,
                                  .self_type = self_type};
  VARVE_TRY(keep(c, &c->lists.elements, sizeof(varve_format_element), &made->elements));
  VARVE_TRY(keep(c, &c->lists.anchors, sizeof(uint32_t), &made->anchors));
  VARVE_TRY(keep(c, &c->lists.starts, sizeof(varve_format_start), &made->starts));
  VARVE_TRY(keep(c, &c->lists.conditions, sizeof(varve_format_condition), &made->conditions));
  VARVE_TRY(varve_coverage_make(c->context, &c->lists.places, c->lexer.text, &made->coverage));
  *format = made;
  return VARVE_STATUS_OK;
}

/* Definitions in plain irdl have no formats. */
static bool is_dynamic(const varve_entity_definition *definition) {
  return definition->record->syntax == 0 && definition->dialect->record->set == 0;
}

/* The default format prints the parameters in <...>. It is empty for an attribute whose only
 * parameter is its type. */
static varve_slice text_of(const varve_entity_definition *definition) {
  varve_slice text = varve_table_text(definition->dialect->tables, definition->record->syntax);
  uint32_t count = definition->parameter_count;
  bool is_typed = count == 1 && !definition->is_type && definition->parameters[0].rule.size != 0;
  if (text.size != 0 || count == 0 || is_typed)
    return text;
  return VARVE_SLICE("`<` params `>`");
}

varve_status varve_format_compile(varve_context *context, const varve_entity_definition *definition,
                                  const varve_assembly_format **format, varve_format_fault *fault) {
  varve_format_compiler c = {.context = context,
                             .definition = definition,
                             .self_type = VARVE_NO_PARAMETER,
                             .spacing = {.needs_space = true}};
  varve_slice text = text_of(definition);
  uint32_t self_type = VARVE_NO_PARAMETER;
  *format = NULL;
  *fault = (varve_format_fault){0};
  if (varve_slice_starts_with(text, VARVE_SLICE("hook:")))
    return VARVE_STATUS_OK;
  if (is_dynamic(definition)) {
    varve_assembly_format *made = varve_arena_allocate(&context->arena, sizeof *made);
    if (made == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *made = (varve_assembly_format){
        .definition = definition, .is_dynamic = true, .self_type = VARVE_NO_PARAMETER};
    *format = made;
    return VARVE_STATUS_OK;
  }
  c.lexer = varve_format_lexer_make(text, fault);
  varve_vector_init(&c.lists.elements, &context->memory, sizeof(varve_format_element));
  varve_vector_init(&c.lists.anchors, &context->memory, sizeof(uint32_t));
  varve_vector_init(&c.lists.starts, &context->memory, sizeof(varve_format_start));
  varve_vector_init(&c.lists.conditions, &context->memory, sizeof(varve_format_condition));
  varve_vector_init(&c.written, &context->memory, sizeof(uint32_t));
  varve_vector_init(&c.lists.places, &context->memory, sizeof(varve_element_coverage));
  varve_status status = varve_format_make_slots(&c);
  if (status == VARVE_STATUS_OK)
    status = compile_elements(&c, &self_type);
  if (status == VARVE_STATUS_OK)
    status = make_format(&c, self_type, format);
  varve_vector_release(&c.lists.elements);
  varve_vector_release(&c.lists.anchors);
  varve_vector_release(&c.lists.starts);
  varve_vector_release(&c.lists.conditions);
  varve_vector_release(&c.written);
  varve_vector_release(&c.lists.places);
  return status == VARVE_STATUS_UNSUPPORTED ? VARVE_STATUS_OK : status;
}
