/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses aliases like upstream's AliasInitializer: which nodes, in which order, with which
 * names. */
#include "text/print/print_alias.h"

#include "dialect/evaluate/entity_expressions.h"
#include "ir/attributes.h"
#include "text/print/print.h"

enum { LONG_TUPLE = 17 }; /* the shortest tuple that gets a name */

/* The position among the children of a node. */
typedef struct child_cursor {
  uint32_t position; /* for parameters: element of the format */
  uint32_t item;     /* for a parameter that is a list */
  varve_format_cursor at;
} child_cursor;

typedef struct alias_frame {
  uint32_t node;
  child_cursor children;
  uint32_t deepest;
  uint32_t nesting; /* for a dialect's text: open '<' before the current child */
  size_t cursor;    /* for a dialect's text: after the place of that child */
} alias_frame;

void varve_aliases_init(varve_aliases *aliases, varve_context *context) {
  varve_memory *memory = &context->memory;
  aliases->context = context;
  aliases->memory = memory;
  varve_side_table_init(&aliases->table, memory, sizeof(uint32_t));
  varve_vector_init(&aliases->nodes, memory, sizeof(varve_alias_node));
  varve_vector_init(&aliases->names, memory, sizeof(varve_slice));
  varve_vector_init(&aliases->order, memory, sizeof(uint32_t));
  varve_vector_init(&aliases->frames, memory, sizeof(alias_frame));
  varve_vector_init(&aliases->marks, memory, sizeof(uint32_t));
  varve_vector_init(&aliases->hidden, memory, sizeof(const varve_entity *));
  varve_side_table_init(&aliases->hidden_seen, memory, sizeof(bool));
  varve_buffer_init(&aliases->text, memory);
  varve_buffer_init(&aliases->clean, memory);
  varve_arena_init(&aliases->arena, memory);
}

void varve_aliases_release(varve_aliases *aliases) {
  varve_side_table_release(&aliases->table);
  varve_vector_release(&aliases->nodes);
  varve_vector_release(&aliases->names);
  varve_vector_release(&aliases->order);
  varve_vector_release(&aliases->frames);
  varve_vector_release(&aliases->marks);
  varve_vector_release(&aliases->hidden);
  varve_side_table_release(&aliases->hidden_seen);
  varve_buffer_release(&aliases->text);
  varve_buffer_release(&aliases->clean);
  varve_arena_release(&aliases->arena);
}

/* Sets an empty name for a node without alias. */
static varve_status name_of(varve_aliases *aliases, const varve_entity *entity, varve_slice *name) {
  *name = VARVE_SLICE("");
  if (varve_is_location(entity)) {
    *name = VARVE_SLICE("loc");
    return VARVE_STATUS_OK;
  }
  switch (entity->kind) {
  case VARVE_KIND_AFFINE_MAP:
    *name = VARVE_SLICE("map");
    break;
  case VARVE_KIND_INTEGER_SET:
    *name = VARVE_SLICE("set");
    break;
  case VARVE_KIND_DISTINCT:
    if (entity->children[0]->kind != VARVE_KIND_UNIT)
      *name = VARVE_SLICE("distinct");
    break;
  case VARVE_KIND_TUPLE_TYPE:
    if (entity->child_count >= LONG_TUPLE)
      *name = VARVE_SLICE("tuple");
    break;
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE: {
    /* The name stays in a buffer. */
    VARVE_TRY(varve_alias_write(aliases->context, entity, NULL, &aliases->text));
    *name = VARVE_SLICE("");
    if (aliases->text.size == 0) {
      /* An attribute without an alias of its own has that of locations if it is one by its
       * definition. */
      bool is_defined, is_location;
      VARVE_TRY(varve_find_location_trait(aliases->context, entity, &is_defined, &is_location));
      if (is_location)
        *name = VARVE_SLICE("loc");
      return VARVE_STATUS_OK;
    }
    VARVE_TRY(varve_clean_name(&aliases->clean, varve_buffer_slice(&aliases->text), false));
    *name = varve_buffer_slice(&aliases->clean);
    return VARVE_STATUS_OK;
  }
  default:
    break;
  }
  return VARVE_STATUS_OK;
}

bool varve_aliases_may_have(const varve_entity *entity) {
  switch (entity->kind) {
  case VARVE_KIND_AFFINE_MAP:
  case VARVE_KIND_INTEGER_SET:
  case VARVE_KIND_DISTINCT:
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
    return true;
  case VARVE_KIND_TUPLE_TYPE:
    return entity->child_count >= LONG_TUPLE;
  default:
    return varve_is_location(entity);
  }
}

varve_alias_node *varve_aliases_find(const varve_aliases *aliases, const varve_entity *entity) {
  const uint32_t *slot = varve_side_table_find(&aliases->table, entity->id);
  if (slot == NULL || *slot == 0)
    return NULL;
  varve_alias_node *alias = &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, *slot - 1);
  return alias->name == 0 ? NULL : alias;
}

static bool is_scalar(const varve_entity *entity) {
  return entity->kind == VARVE_KIND_INTEGER_TYPE || entity->kind == VARVE_KIND_FLOAT_TYPE ||
         entity->kind == VARVE_KIND_INDEX_TYPE;
}

/* Returns whether neither the node nor anything in it has an alias: the common case. */
static bool is_plain(const varve_entity *entity) {
  switch (entity->kind) {
  case VARVE_KIND_INTEGER_TYPE:
  case VARVE_KIND_INDEX_TYPE:
  case VARVE_KIND_FLOAT_TYPE:
  case VARVE_KIND_NONE_TYPE:
  case VARVE_KIND_INTEGER:
  case VARVE_KIND_FLOAT:
  case VARVE_KIND_UNIT:
  case VARVE_KIND_SYMBOL_REF:
  case VARVE_KIND_DENSE_ARRAY:
  case VARVE_KIND_STRIDED_LAYOUT:
    return true;
  case VARVE_KIND_STRING:
    return entity->child_count == 0;
  case VARVE_KIND_COMPLEX_TYPE:
  case VARVE_KIND_VECTOR_TYPE:
  case VARVE_KIND_RANKED_TENSOR_TYPE:
  case VARVE_KIND_UNRANKED_TENSOR_TYPE:
    return entity->child_count == 1 && is_scalar(entity->children[0]);
  default:
    return false;
  }
}

static const varve_entity *fused_child(const varve_entity *location, uint32_t position) {
  uint32_t count = location->child_count;
  if (position >= count)
    return NULL;
  if ((location->flags & VARVE_FLAG_HAS_METADATA) == 0)
    return location->children[position];
  return location->children[position == 0 ? count - 1 : position - 1];
}

/* Returns whether the parameter's value is printed as separate nodes. */
static bool has_nodes(const varve_parameter_rule *rule, const varve_entity *value) {
  while (rule->kind == VARVE_PARAMETER_LIST)
    rule = rule->inner;
  switch (rule->kind) {
  case VARVE_PARAMETER_ATTRIBUTE:
  case VARVE_PARAMETER_TYPE:
  case VARVE_PARAMETER_ENTITY:
    return true;
  case VARVE_PARAMETER_DENSE_ARRAY:
    return value->kind != VARVE_KIND_DENSE_ARRAY;
  default:
    return false;
  }
}

/* Returns the parameter that the element at the cursor prints; after the last element, the type
 * of the attribute. NULL: no such parameter. */
static const varve_entity *parameter_at(const varve_entity *entity,
                                        const varve_assembly_format *format,
                                        const child_cursor *cursor, bool *is_list) {
  uint32_t parameter = format->self_type;
  *is_list = false;
  if (cursor->position < format->element_count) {
    const varve_format_element *element = &format->elements[cursor->position];
    bool has_value = element->kind == VARVE_FORMAT_VARIABLE || element->kind == VARVE_FORMAT_FIELD;
    if (!has_value || element->is_inside) /* upstream writes such text without its printer */
      return NULL;
    parameter = element->index;
  }
  if (parameter == VARVE_NO_PARAMETER)
    return NULL;
  const varve_parameter_rule *rule = &format->parameters[parameter].rule;
  const varve_entity *value = varve_format_value(format, entity, parameter, &cursor->at);
  if (value == NULL || value->kind == VARVE_KIND_ABSENT || !has_nodes(rule, value))
    return NULL;
  *is_list = rule->is_array && value->kind == VARVE_KIND_ARRAY;
  return value;
}

/* Returns the nodes that printing the entity prints, in that order, then NULL. */
static const varve_entity *printed_child(const varve_entity *entity, uint32_t position) {
  uint32_t first = 0, count = entity->child_count;
  switch (entity->kind) {
  case VARVE_KIND_DICTIONARY:
    return position < count / 2 ? entity->children[2 * position + 1] : NULL;
  case VARVE_KIND_MEMREF_TYPE: {
    /* A layout that is not printed is no child. */
    const varve_entity *layout = entity->children[1];
    bool is_hidden = layout->kind == VARVE_KIND_AFFINE_MAP && varve_affine_map_is_identity(layout);
    uint32_t index = position != 0 && is_hidden ? position + 1 : position;
    return index < entity->child_count ? entity->children[index] : NULL;
  }
  case VARVE_KIND_FUSED_LOCATION:
    return fused_child(entity, position);
  case VARVE_KIND_NAME_LOCATION:
    if (entity->children[1]->kind == VARVE_KIND_UNKNOWN_LOCATION)
      return NULL;
    first = 1;
    break;
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
    first = 1;
    break;
  case VARVE_KIND_DENSE_ELEMENTS:
  case VARVE_KIND_DENSE_STRING_ELEMENTS:
  case VARVE_KIND_DENSE_RESOURCE_ELEMENTS:
  case VARVE_KIND_SPARSE_ELEMENTS:
  case VARVE_KIND_SHAPED_ELEMENTS:
    count = 1;
    break;
  case VARVE_KIND_AFFINE_MAP:
  case VARVE_KIND_INTEGER_SET:
  case VARVE_KIND_FILE_LOCATION:
    return NULL;
  default:
    break;
  }
  return position < count - first ? entity->children[first + position] : NULL;
}

static varve_status next_child(varve_context *context, const varve_entity *entity,
                               child_cursor *cursor, const varve_entity **child) {
  if (varve_entity_is_parametric(entity)) {
    const varve_entity_definition *definition;
    VARVE_TRY(varve_find_entity(context, varve_string_bytes(entity->children[0]),
                                varve_parametric_mnemonic(entity), varve_is_type(entity),
                                &definition));
    *child = NULL;
    if (definition == NULL || definition->format == NULL)
      return VARVE_STATUS_OK;
    if (definition->format->is_dynamic) {
      if (cursor->position < varve_parameter_count(entity))
        *child = varve_parameter(entity, cursor->position++);
      return VARVE_STATUS_OK;
    }
    while (*child == NULL && cursor->position <= definition->format->element_count) {
      bool is_list;
      cursor->at.element = cursor->position;
      VARVE_TRY(varve_format_seek(context, definition->format, entity, &cursor->at));
      cursor->position = cursor->at.element;
      const varve_entity *value = parameter_at(entity, definition->format, cursor, &is_list);
      if (is_list && cursor->item < value->child_count) {
        *child = value->children[cursor->item++];
        if ((*child)->kind == VARVE_KIND_TYPE)
          *child = (*child)->children[0];
        return VARVE_STATUS_OK;
      }
      if (!is_list)
        *child = value;
      cursor->item = 0;
      cursor->position++;
    }
    return VARVE_STATUS_OK;
  }
  *child = printed_child(entity, cursor->position++);
  return VARVE_STATUS_OK;
}

/* Finds 1 + the index of the node's name; 0 if it has no name. */
static varve_status find_name(varve_aliases *aliases, const varve_entity *entity, uint16_t *index) {
  varve_slice name;
  *index = 0;
  VARVE_TRY(name_of(aliases, entity, &name));
  if (name.size == 0)
    return VARVE_STATUS_OK;
  size_t count = aliases->names.count;
  for (size_t i = 0; i < count; i++) {
    if (!varve_slice_equal(VARVE_VECTOR_AT(&aliases->names, varve_slice, i), name))
      continue;
    *index = (uint16_t)(i + 1);
    return VARVE_STATUS_OK;
  }
  if (count == UINT16_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (name.data == aliases->clean.data)
    name = varve_arena_copy(&aliases->arena, name);
  if (name.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_vector_push(&aliases->names, &name));
  *index = (uint16_t)(count + 1);
  return VARVE_STATUS_OK;
}

static varve_status mark_children(varve_aliases *aliases, const varve_entity *entity) {
  child_cursor cursor = {0};
  for (;;) {
    const varve_entity *child;
    VARVE_TRY(next_child(aliases->context, entity, &cursor, &child));
    if (child == NULL)
      return VARVE_STATUS_OK;
    const uint32_t *slot = varve_side_table_find(&aliases->table, child->id);
    if (slot == NULL || *slot == 0)
      continue;
    uint32_t inside = *slot - 1;
    VARVE_TRY(varve_vector_push(&aliases->marks, &inside));
  }
}

/* Marks a node that must be defined before the operations, and everything inside it. */
static varve_status forbid_deferring(varve_aliases *aliases, uint32_t node) {
  VARVE_TRY(varve_vector_push(&aliases->marks, &node));
  while (aliases->marks.count != 0) {
    uint32_t marked = VARVE_VECTOR_LAST(&aliases->marks, uint32_t);
    varve_vector_truncate(&aliases->marks, aliases->marks.count - 1);
    varve_alias_node *alias = &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, marked);
    if (!alias->can_be_deferred)
      continue;
    alias->can_be_deferred = false;
    VARVE_TRY(mark_children(aliases, alias->entity));
  }
  return VARVE_STATUS_OK;
}

/* Returns the depth of a node that was visited or is plain. Otherwise begins the node, with
 * depth 0. */
static varve_status begin_node(varve_aliases *aliases, const varve_entity *entity,
                               bool can_be_deferred, uint32_t *depth) {
  *depth = 0;
  entity = varve_location_attribute(entity);
  if (is_plain(entity))
    return VARVE_STATUS_OK;
  uint32_t *slot = varve_side_table_at(&aliases->table, entity->id);
  if (slot == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (*slot != 0) {
    const varve_alias_node *seen = &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, *slot - 1);
    *depth = seen->depth;
    return !can_be_deferred && seen->can_be_deferred ? forbid_deferring(aliases, *slot - 1)
                                                     : VARVE_STATUS_OK;
  }
  varve_alias_node alias = {.entity = entity, .can_be_deferred = can_be_deferred};
  VARVE_TRY(find_name(aliases, entity, &alias.name));
  alias.depth = alias.name != 0;
  VARVE_TRY(varve_vector_push(&aliases->nodes, &alias));
  *slot = (uint32_t)aliases->nodes.count;
  const alias_frame frame = {.node = *slot - 1};
  return varve_vector_push(&aliases->frames, &frame);
}

/* A '<' inside a dialect's body begins a nested attribute, although it is kept as text. */
static void note_depth(alias_frame *frame, uint32_t depth) {
  if (depth != 0 && frame->nesting > 1)
    depth += frame->nesting - 1;
  if (frame->deepest < depth)
    frame->deepest = depth;
}

varve_status varve_aliases_visit(varve_aliases *aliases, const varve_entity *entity,
                                 bool can_be_deferred) {
  uint32_t depth;
  if (is_plain(entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(begin_node(aliases, entity, can_be_deferred, &depth));
  while (aliases->frames.count != 0) {
    alias_frame *frame = &VARVE_VECTOR_LAST(&aliases->frames, alias_frame);
    const varve_alias_node *alias =
        &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, frame->node);
    const varve_entity *child;
    VARVE_TRY(next_child(aliases->context, alias->entity, &frame->children, &child));
    if (child == NULL) {
      alias_frame node_frame = VARVE_VECTOR_LAST(&aliases->frames, alias_frame);
      varve_vector_truncate(&aliases->frames, aliases->frames.count - 1);
      varve_alias_node *node_alias =
          &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, node_frame.node);
      if (node_frame.deepest != 0)
        node_alias->depth = node_frame.deepest + 1;
      if (aliases->frames.count != 0)
        note_depth(&VARVE_VECTOR_LAST(&aliases->frames, alias_frame), node_alias->depth);
      continue;
    }
    if (alias->entity->kind == VARVE_KIND_DIALECT_ATTRIBUTE &&
        !varve_entity_is_parametric(alias->entity)) {
      /* Advances to the next reference in the text and counts the '<' that stay open. */
      const char *text = varve_entity_payload(alias->entity);
      bool in_string = false;
      for (; frame->cursor < alias->entity->payload_size && text[frame->cursor] != 0;
           frame->cursor++) {
        char c = text[frame->cursor];
        char before = frame->cursor == 0 ? 0 : text[frame->cursor - 1];
        if (c == '"' && !(in_string && before == '\\'))
          in_string = !in_string;
        if (in_string)
          continue;
        if (c == '<')
          frame->nesting++;
        else if (c == '>' && before != '-' && frame->nesting != 0)
          frame->nesting--;
      }
      frame->cursor++;
    }
    size_t index = aliases->frames.count - 1;
    VARVE_TRY(begin_node(aliases, child, can_be_deferred, &depth));
    note_depth(&VARVE_VECTOR_AT(&aliases->frames, alias_frame, index), depth);
  }
  return VARVE_STATUS_OK;
}

/* Adds each node once. */
static varve_status add_hidden(varve_aliases *aliases, const varve_entity *entity) {
  if (is_plain(entity))
    return VARVE_STATUS_OK;
  bool *is_seen = varve_side_table_at(&aliases->hidden_seen, entity->id);
  if (is_seen == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (*is_seen)
    return VARVE_STATUS_OK;
  *is_seen = true;
  return varve_vector_push(&aliases->hidden, &entity);
}

varve_status varve_aliases_visit_generic(varve_aliases *aliases, const varve_operation *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value != NULL)
      VARVE_TRY(varve_aliases_visit(aliases, op->operands[i].value->type, false));
  uint32_t count = varve_operation_result_count(op);
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_aliases_visit(aliases, varve_operation_result(op, i)->type, false));
  /* Upstream visits only the properties of registered operations. */
  const varve_entity *dictionary = varve_operation_dictionary(op);
  const varve_entity *properties = varve_operation_properties(op);
  bool has_properties =
      properties != NULL && properties->kind == VARVE_KIND_DICTIONARY && op->name->is_registered;
  if (properties != NULL && !has_properties)
    VARVE_TRY(add_hidden(aliases, properties));
  if (has_properties && dictionary != NULL) {
    /* Visits both dictionaries as one, sorted by name. */
    uint32_t k = 0, j = 0;
    while (k < varve_dictionary_size(dictionary) || j < varve_dictionary_size(properties)) {
      bool from_a =
          j == varve_dictionary_size(properties) ||
          (k < varve_dictionary_size(dictionary) &&
           varve_slice_compare(varve_string_bytes(varve_dictionary_name(dictionary, k)),
                               varve_string_bytes(varve_dictionary_name(properties, j))) <= 0);
      const varve_entity *value = from_a ? varve_dictionary_value(dictionary, k++)
                                         : varve_dictionary_value(properties, j++);
      VARVE_TRY(varve_aliases_visit(aliases, value, false));
    }
    return VARVE_STATUS_OK;
  }
  if (has_properties)
    return varve_aliases_visit(aliases, properties, false);
  return dictionary == NULL ? VARVE_STATUS_OK : varve_aliases_visit(aliases, dictionary, false);
}

static uint32_t rank_of_name(const varve_aliases *aliases, varve_slice name) {
  uint32_t rank = 0;
  for (size_t i = 0; i < aliases->names.count; i++)
    rank += varve_slice_compare(VARVE_VECTOR_AT(&aliases->names, varve_slice, i), name) < 0;
  return rank;
}

typedef struct alias_ranks {
  const varve_aliases *aliases;
  const uint32_t *names; /* the rank of each name */
} alias_ranks;

/* Sorts by depth, types first, then by name. */
static bool is_alias_before(const void *user, uint32_t a, uint32_t b) {
  const alias_ranks *ranks = user;
  const varve_alias_node *first = &VARVE_VECTOR_AT(&ranks->aliases->nodes, varve_alias_node, a);
  const varve_alias_node *second = &VARVE_VECTOR_AT(&ranks->aliases->nodes, varve_alias_node, b);
  if (first->depth != second->depth)
    return first->depth < second->depth;
  if (first->name == second->name)
    return false;
  bool is_type = varve_is_type(first->entity);
  if (is_type != varve_is_type(second->entity))
    return is_type;
  return ranks->names[first->name - 1] < ranks->names[second->name - 1];
}

static varve_status sort_aliases(varve_aliases *aliases, uint32_t *numbers) {
  for (size_t i = 0; i < aliases->names.count; i++)
    numbers[i] = rank_of_name(aliases, VARVE_VECTOR_AT(&aliases->names, varve_slice, i));
  const alias_ranks ranks = {aliases, numbers};
  VARVE_TRY(varve_sort_stably(aliases->memory, aliases->order.data, aliases->order.count,
                              (varve_ordering){is_alias_before, &ranks}));
  memset(numbers, 0, aliases->names.count * sizeof *numbers);
  for (size_t i = 0; i < aliases->order.count; i++) {
    uint32_t node = VARVE_VECTOR_AT(&aliases->order, uint32_t, i);
    varve_alias_node *alias = &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, node);
    alias->suffix = numbers[alias->name - 1]++;
  }
  /* In older eras the first of several equal names had a number too. */
  bool is_legacy = !varve_era_has(aliases->context->era, VARVE_HAS_PLAIN_FIRST_ALIAS);
  for (size_t i = 0; i < aliases->order.count; i++) {
    uint32_t node = VARVE_VECTOR_AT(&aliases->order, uint32_t, i);
    varve_alias_node *alias = &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, node);
    alias->has_suffix = alias->suffix != 0 || (is_legacy && numbers[alias->name - 1] > 1);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_aliases_order(varve_aliases *aliases) {
  /* Nodes that were not visited print the names that other places give. These names are defined
   * first. Upstream defines some of them at the end, and its text then does not parse. */
  for (size_t i = 0; i < aliases->hidden.count; i++) {
    const varve_entity *child, *entity = VARVE_VECTOR_AT(&aliases->hidden, const varve_entity *, i);
    const varve_alias_node *alias = varve_aliases_find(aliases, entity);
    child_cursor cursor = {0};
    if (alias != NULL && !varve_is_type(entity))
      VARVE_TRY(forbid_deferring(
          aliases, (uint32_t)(alias - (const varve_alias_node *)aliases->nodes.data)));
    /* A type is printed in full until its name is defined. */
    if (alias != NULL && !alias->can_be_deferred)
      continue;
    do {
      VARVE_TRY(next_child(aliases->context, entity, &cursor, &child));
      if (child != NULL)
        VARVE_TRY(add_hidden(aliases, child));
    } while (child != NULL);
  }
  for (uint32_t i = 0; i < aliases->nodes.count; i++)
    if (VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, i).name != 0)
      VARVE_TRY(varve_vector_push(&aliases->order, &i));
  varve_vector numbers;
  varve_vector_init(&numbers, aliases->memory, sizeof(uint32_t));
  varve_status status = varve_vector_grow(&numbers, aliases->names.count) == NULL
                            ? VARVE_STATUS_OUT_OF_MEMORY
                            : sort_aliases(aliases, numbers.data);
  varve_vector_release(&numbers);
  return status;
}
