/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints the {-# #-} block: the dialect resources that were named, and all external ones. */
#include "ir/attributes.h"
#include "text/print/print.h"

static bool is_any(const void *key, const void *value) {
  (void)key;
  (void)value;
  return true;
}

varve_status varve_print_note_handle(varve_printer *printer, const varve_entity *handle) {
  if (varve_hash_table_find(&printer->handle_set, handle->id, is_any, handle) != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_vector_push(&printer->handles, &handle));
  return varve_hash_table_insert(&printer->handle_set, handle->id, &printer->handle_set);
}

/* What is open so far; it determines braces and commas. */
typedef struct metadata_state {
  bool has_block;
  bool has_section;     /* of the list being printed */
  bool has_group;       /* an entry of this list is complete */
  bool has_entry;       /* of the group being printed */
  bool follows_section; /* another section precedes this list */
  const char *section;
} metadata_state;

static size_t escaped_size(varve_slice text) {
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    bool is_plain = c >= 0x20 && c < 0x7F && c != '"';
    size += c == '\\' ? 2 : is_plain ? 1 : 3;
  }
  return size;
}

/* Counts the characters of the printed value. */
static uint64_t printed_size(const varve_resource *resource) {
  switch (resource->kind) {
  case VARVE_RESOURCE_BOOL:
    return resource->bool_value ? strlen("true") : strlen("false");
  case VARVE_RESOURCE_STRING:
    return escaped_size(resource->data) + 2;
  default:
    return strlen("\"0x\"") + 2 * (uint64_t)(sizeof(uint32_t) + resource->data.size);
  }
}

static varve_status put_value(varve_printer *printer, const varve_resource *resource) {
  switch (resource->kind) {
  case VARVE_RESOURCE_BOOL:
    return varve_put(printer, resource->bool_value ? VARVE_SLICE("true") : VARVE_SLICE("false"));
  case VARVE_RESOURCE_STRING:
    return varve_put_string(printer, resource->data);
  default: {
    /* Text has no alignment for an empty blob; bytecode stores 1. */
    bool has_none = resource->data.size == 0 && resource->alignment == 1;
    uint64_t alignment = has_none ? 0 : resource->alignment;
    char bytes[4];
    VARVE_TRY(varve_resource_check(resource));
    for (unsigned i = 0; i < 4; i++)
      bytes[i] = (char)(alignment >> (8 * i) & 0xFF);
    VARVE_PUT(printer, "\"0x");
    VARVE_TRY(varve_print_hex(printer->out, varve_slice_make(bytes, sizeof bytes)));
    VARVE_TRY(varve_print_hex(printer->out, resource->data));
    return varve_put_char(printer, '"');
  }
  }
}

static varve_status open_group(varve_printer *printer, metadata_state *state, varve_slice name) {
  if (!state->has_section) {
    if (state->follows_section)
      VARVE_PUT(printer, ",\n");
    VARVE_PUT(printer, "  ");
    VARVE_TRY(varve_put(printer, varve_slice_of(state->section)));
    VARVE_PUT(printer, "_resources: {\n");
    state->has_section = true;
  }
  if (state->has_entry)
    return varve_put(printer, VARVE_SLICE(",\n"));
  if (state->has_group)
    VARVE_PUT(printer, ",\n");
  state->has_entry = true;
  VARVE_PUT(printer, "    ");
  /* mlir-opt prints any owner without quotes, which no parser accepts. */
  VARVE_TRY(varve_put_keyword(printer, name));
  return varve_put(printer, VARVE_SLICE(": {\n"));
}

static varve_status close_group(varve_printer *printer, metadata_state *state) {
  if (!state->has_entry)
    return VARVE_STATUS_OK;
  state->has_group = true;
  state->has_entry = false;
  return varve_put(printer, VARVE_SLICE("\n    }"));
}

/* Resources to print, and their order. */
typedef struct resource_choice {
  varve_vector items;      /* const varve_resource * */
  varve_vector order;      /* uint32_t: order of printing */
  varve_vector ranks;      /* uint32_t: for external items, the rank of their group */
  varve_hash_table groups; /* by id of the group: 1 + its rank */
  uint32_t first_rank;     /* rank of the first group that no declaration names, only its items */
} resource_choice;

static void choice_release(resource_choice *choice) {
  varve_vector_release(&choice->items);
  varve_vector_release(&choice->order);
  varve_vector_release(&choice->ranks);
  varve_hash_table_release(&choice->groups);
}

/* A group that was not seen before gets the next rank. */
static varve_status rank_group(resource_choice *choice, const varve_entity *group, uint32_t next,
                               uint32_t *rank) {
  const void *known = varve_hash_table_find(&choice->groups, group->id, is_any, group);
  *rank = known == NULL ? next : (uint32_t)((uintptr_t)known - 1);
  if (known != NULL)
    return VARVE_STATUS_OK;
  return varve_hash_table_insert(&choice->groups, group->id, (void *)((uintptr_t)next + 1));
}

static varve_status choose(resource_choice *choice, const varve_resource *resource) {
  uint32_t rank, number = (uint32_t)choice->items.count;
  VARVE_TRY(rank_group(choice, resource->group, choice->first_rank + number, &rank));
  VARVE_TRY(varve_vector_push(&choice->items, &resource));
  VARVE_TRY(varve_vector_push(&choice->ranks, &rank));
  return varve_vector_push(&choice->order, &number);
}

static bool is_dialect_before(const void *user, uint32_t a, uint32_t b) {
  const varve_resource *const *items = user;
  return items[a]->group != items[b]->group &&
         varve_slice_compare(varve_string_bytes(items[a]->group),
                             varve_string_bytes(items[b]->group)) < 0;
}

static bool is_group_before(const void *user, uint32_t a, uint32_t b) {
  const uint32_t *ranks = user;
  return ranks[a] < ranks[b];
}

static varve_status print_chosen(varve_printer *printer, metadata_state *state,
                                 const resource_choice *choice, varve_ordering ordering) {
  varve_memory *memory = &printer->context->memory;
  VARVE_TRY(varve_sort_stably(memory, choice->order.data, choice->order.count, ordering));
  const varve_resource *const *items = choice->items.data;
  const uint32_t *order = choice->order.data;
  state->has_group = false;
  state->has_section = false;
  for (size_t i = 0; i < choice->order.count; i++) {
    if (i != 0 && items[order[i]]->group != items[order[i - 1]]->group)
      VARVE_TRY(close_group(printer, state));
    /* An entry opens the block even if the entry itself is elided. */
    const varve_resource *resource = items[order[i]];
    int64_t limit = printer->options.elide_resources_if_larger;
    if (!state->has_block)
      VARVE_PUT(printer, "\n{-#\n");
    state->has_block = true;
    if (limit < 0 || printed_size(resource) <= (uint64_t)limit) {
      VARVE_TRY(open_group(printer, state, varve_string_bytes(resource->group)));
      VARVE_PUT(printer, "      ");
      VARVE_TRY(varve_put_keyword(printer, varve_string_bytes(resource->key)));
      VARVE_PUT(printer, ": ");
      VARVE_TRY(put_value(printer, resource));
      VARVE_TRY(varve_print_check(printer));
    }
  }
  VARVE_TRY(close_group(printer, state));
  if (state->has_section)
    VARVE_PUT(printer, "\n  }");
  state->follows_section = state->has_section;
  return VARVE_STATUS_OK;
}

/* Prints resources that were named and have data, by dialect. */
static varve_status print_dialect_resources(varve_printer *printer, metadata_state *state,
                                            resource_choice *choice) {
  for (size_t i = 0; i < printer->handles.count; i++) {
    const varve_entity *handle = VARVE_VECTOR_AT(&printer->handles, const varve_entity *, i);
    const varve_resource *resource = varve_module_find_resource(printer->module, handle);
    if (resource != NULL && resource->has_data)
      VARVE_TRY(choose(choice, resource));
  }
  state->section = "dialect";
  return print_chosen(printer, state, choice,
                      (varve_ordering){is_dialect_before, choice->items.data});
}

static varve_status print_external_resources(varve_printer *printer, metadata_state *state,
                                             resource_choice *choice) {
  const varve_vector *resources = &printer->module->external_resources;
  const varve_vector *groups = &printer->module->external_groups;
  uint32_t rank;
  for (size_t i = 0; i < groups->count; i++)
    VARVE_TRY(
        rank_group(choice, VARVE_VECTOR_AT(groups, const varve_entity *, i), (uint32_t)i, &rank));
  choice->first_rank = (uint32_t)groups->count;
  for (size_t i = 0; i < resources->count; i++)
    VARVE_TRY(choose(choice, &VARVE_VECTOR_AT(resources, varve_resource, i)));
  state->section = "external";
  return print_chosen(printer, state, choice,
                      (varve_ordering){is_group_before, choice->ranks.data});
}

varve_status varve_print_metadata(varve_printer *printer) {
  metadata_state state = {.has_block = false};
  resource_choice choice;
  choice.first_rank = 0;
  varve_vector_init(&choice.items, &printer->context->memory, sizeof(const varve_resource *));
  varve_vector_init(&choice.order, &printer->context->memory, sizeof(uint32_t));
  varve_vector_init(&choice.ranks, &printer->context->memory, sizeof(uint32_t));
  varve_hash_table_init(&choice.groups, &printer->context->memory);
  varve_status status = print_dialect_resources(printer, &state, &choice);
  choice_release(&choice);
  if (status == VARVE_STATUS_OK)
    status = print_external_resources(printer, &state, &choice);
  choice_release(&choice);
  if (status != VARVE_STATUS_OK || !state.has_block)
    return status;
  return varve_put(printer, VARVE_SLICE("\n#-}\n"));
}
