/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names values like upstream's SSANameState: a region continues the numbers of the enclosing
 * region, and its names differ from all enclosing names. */
#include "dialect/evaluate/name_pattern.h"
#include "dialect/uses/value_names.h"
#include "ir/attributes.h"
#include "text/print/print.h"

/* A region to be named, and the counters at the end of the enclosing region. */
typedef struct name_counters {
  uint32_t values;
  uint32_t arguments;
  uint32_t conflicts;
} name_counters;

typedef struct open_region {
  varve_region *region;
  name_counters counters;
  uint32_t depth; /* depth of the scope */
} open_region;

typedef struct name_scope {
  uint32_t depth;
  uint32_t number; /* of all scopes; 0: none */
} name_scope;

/* A name is in use while the scope that assigned it is open. */
typedef struct used_name {
  size_t text; /* offset in numbers.texts */
  uint32_t size;
  name_scope scope;
  /* Suffix numbers of this name are in use while that scope is open. Sibling regions try the
   * same ones. */
  uint32_t first_tried;
  uint32_t end_tried;
  name_scope tried_scope;
} used_name;

typedef struct location_frame {
  const varve_entity *location;
  uint32_t next; /* the next child to visit */
} location_frame;

typedef struct naming {
  varve_printer *printer;
  varve_print_numbers *numbers;
  varve_vector regions;     /* open_region */
  varve_vector scopes;      /* uint32_t, by depth: the open scope */
  varve_vector used;        /* used_name */
  varve_hash_table table;   /* 1 + index into used */
  varve_buffer text;        /* a name that a rule builds */
  varve_buffer clean;       /* a name with only the allowed characters */
  varve_side_table located; /* location_name, by id of the location */
  varve_vector locations;   /* location_frame */
  varve_side_table types;   /* type_name, by id of the type */
  varve_arena arena;        /* terms of a name that is being built */
  name_counters counters;
  uint32_t depth;
  uint32_t scope_count;
  size_t first;             /* index in names of the results or arguments being named */
  const varve_block *block; /* for arguments: their block */
} naming;

/* The first name in a location. */
typedef struct location_name {
  const varve_entity *name; /* STRING */
  bool is_known;
} location_name;

typedef struct type_name {
  varve_slice name;
  bool is_known;
} type_name;

/* Uniqueness */

typedef struct name_key {
  const naming *names;
  varve_slice name;
} name_key;

static varve_slice used_text(const naming *names, const used_name *used) {
  return varve_slice_make(names->numbers->texts.data + used->text, used->size);
}

static bool is_used_name(const void *key, const void *value) {
  const name_key *requested = key;
  const used_name *used =
      &VARVE_VECTOR_AT(&requested->names->used, used_name, (uintptr_t)value - 1);
  return varve_slice_equal(used_text(requested->names, used), requested->name);
}

static uint64_t hash_of(const naming *names, varve_slice name) {
  return varve_hash_bytes(names->printer->context->seed, name.data, name.size);
}

static bool is_open(const naming *names, name_scope scope) {
  return scope.number != 0 && scope.depth <= names->depth &&
         VARVE_VECTOR_AT(&names->scopes, uint32_t, scope.depth) == scope.number;
}

static used_name *find_used(const naming *names, varve_slice name) {
  const name_key key = {names, name};
  const void *found =
      varve_hash_table_find(&names->table, hash_of(names, name), is_used_name, &key);
  return found == NULL ? NULL : &VARVE_VECTOR_AT(&names->used, used_name, (uintptr_t)found - 1);
}

/* Returns NULL for a name that is not in use. */
static used_name *find_in_use(const naming *names, varve_slice name) {
  used_name *used = find_used(names, name);
  return used == NULL || !is_open(names, used->scope) ? NULL : used;
}

/* Assigns a name that is not in use. */
static varve_status claim(naming *names, varve_slice name, used_name *claimed) {
  const name_scope scope = {names->depth, VARVE_VECTOR_AT(&names->scopes, uint32_t, names->depth)};
  used_name *used = find_used(names, name);
  if (used != NULL) {
    used->scope = scope;
    *claimed = *used;
    return VARVE_STATUS_OK;
  }
  varve_buffer *texts = &names->numbers->texts;
  if (name.size > UINT32_MAX || name.size > names->printer->limit ||
      texts->size > names->printer->limit - name.size)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  *claimed = (used_name){.text = texts->size, .size = (uint32_t)name.size, .scope = scope};
  VARVE_TRY(varve_buffer_append(texts, name));
  VARVE_TRY(varve_vector_push(&names->used, claimed));
  return varve_hash_table_insert(&names->table, hash_of(names, name),
                                 (void *)(uintptr_t)names->used.count);
}

static varve_status append_hex(varve_buffer *clean, unsigned char byte) {
  static const char digits[] = "0123456789ABCDEF";
  if (byte >= 16)
    VARVE_TRY(varve_buffer_append_char(clean, digits[byte >> 4]));
  return varve_buffer_append_char(clean, digits[byte & 15]);
}

varve_status varve_clean_name(varve_buffer *clean, varve_slice name, bool may_have_points) {
  char first = name.data[0];
  clean->size = 0;
  if ((first >= '0' && first <= '9') ||
      (first != ' ' && (!varve_is_name_character(first) || (first == '.' && !may_have_points))))
    VARVE_TRY(varve_buffer_append_char(clean, '_'));
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (c == ' ')
      VARVE_TRY(varve_buffer_append_char(clean, '_'));
    else if (varve_is_name_character(c) && (c != '.' || may_have_points))
      VARVE_TRY(varve_buffer_append_char(clean, c));
    else
      VARVE_TRY(append_hex(clean, (unsigned char)c));
  }
  return VARVE_STATUS_OK;
}

/* Finds the first free name with a number suffix, starting at the next number, and leaves it in
 * clean. base: the name without suffix. */
static varve_status find_free(naming *names, used_name *base, uint32_t *number) {
  varve_buffer *clean = &names->clean;
  name_scope innermost = base->scope;
  uint32_t first = *number;
  VARVE_TRY(varve_buffer_append_char(clean, '_'));
  size_t size = clean->size;
  for (;; ++*number) {
    if (is_open(names, base->tried_scope) && *number >= base->first_tried &&
        *number < base->end_tried) {
      if (base->tried_scope.depth > innermost.depth)
        innermost = base->tried_scope;
      *number = base->end_tried;
    }
    clean->size = size;
    VARVE_TRY(varve_buffer_append_unsigned(clean, *number));
    const used_name *used = find_in_use(names, varve_buffer_slice(clean));
    if (used == NULL)
      break;
    if (used->scope.depth > innermost.depth)
      innermost = used->scope;
  }
  base->first_tried = first;
  base->end_tried = *number;
  base->tried_scope = innermost;
  return VARVE_STATUS_OK;
}

static varve_status set_name(naming *names, size_t index, varve_slice name) {
  used_name claimed = {.size = 0};
  if (name.size != 0) {
    VARVE_TRY(varve_clean_name(&names->clean, name, true));
    used_name *base = find_in_use(names, varve_buffer_slice(&names->clean));
    if (base != NULL) {
      VARVE_TRY(find_free(names, base, &names->counters.conflicts));
      names->counters.conflicts++;
    }
    VARVE_TRY(claim(names, varve_buffer_slice(&names->clean), &claimed));
  }
  varve_print_name *entry = &VARVE_VECTOR_AT(&names->numbers->names, varve_print_name, index);
  entry->text = claimed.text;
  entry->size = claimed.size;
  entry->number = name.size == 0 ? names->counters.values++ : 0;
  entry->group = 1;
  return VARVE_STATUS_OK;
}

static bool is_set(const naming *names, size_t index) {
  return VARVE_VECTOR_AT(&names->numbers->names, varve_print_name, index).group != 0;
}

/* Names in locations */

/* Locations are searched in order: the child of a name location is skipped, parts of other
 * locations are visited, and metadata comes last. */
static const varve_entity *child_location(const varve_entity *location, uint32_t index) {
  return index < location->child_count ? location->children[index] : NULL;
}

/* A name that is found becomes the name of all open locations, because everything before it had
 * no name. */
static varve_status close_locations(naming *names, const varve_entity *name) {
  varve_vector *frames = &names->locations;
  do {
    const varve_entity *location = VARVE_VECTOR_LAST(frames, location_frame).location;
    location_name *known = varve_side_table_at(&names->located, location->id);
    if (known == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *known = (location_name){name, true};
    varve_vector_truncate(frames, frames->count - 1);
  } while (name != NULL && frames->count != 0);
  return VARVE_STATUS_OK;
}

static varve_status open_location(naming *names, const varve_entity *location) {
  const location_name *known = varve_side_table_find(&names->located, location->id);
  location_frame frame = {location, 0};
  if (known != NULL && known->is_known)
    return known->name == NULL || names->locations.count == 0 ? VARVE_STATUS_OK
                                                              : close_locations(names, known->name);
  VARVE_TRY(varve_vector_push(&names->locations, &frame));
  if (location->kind == VARVE_KIND_NAME_LOCATION)
    return close_locations(names, location->children[0]);
  return VARVE_STATUS_OK;
}

/* Sets *name to NULL if the location has no name. */
static varve_status find_location_name(naming *names, const varve_entity *location,
                                       const varve_entity **name) {
  varve_vector *frames = &names->locations;
  *name = NULL;
  VARVE_TRY(open_location(names, location));
  while (frames->count != 0) {
    location_frame *frame = &VARVE_VECTOR_LAST(frames, location_frame);
    const varve_entity *child = child_location(frame->location, frame->next++);
    if (child == NULL)
      VARVE_TRY(close_locations(names, NULL));
    else if (varve_is_location(child))
      VARVE_TRY(open_location(names, child));
  }
  const location_name *known = varve_side_table_find(&names->located, location->id);
  if (known != NULL)
    *name = known->name;
  return VARVE_STATUS_OK;
}

/* Uses the name in the location instead, if the option is set and the location has one. */
static varve_status prefer_location(naming *names, const varve_entity *location,
                                    varve_slice *name) {
  const varve_entity *found;
  if (!names->printer->options.use_location_names)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_location_name(names, location, &found));
  if (found != NULL)
    *name = varve_string_bytes(found);
  return VARVE_STATUS_OK;
}

/* Names by type */

static varve_status find_type_name(naming *names, const varve_entity *type, varve_slice *name) {
  *name = VARVE_SLICE("");
  if (type->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  type_name *known = varve_side_table_at(&names->types, type->id);
  if (known == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (!known->is_known)
    VARVE_TRY(varve_type_value_name(names->printer->context, type, &known->name));
  known->is_known = true;
  *name = known->name;
  return VARVE_STATUS_OK;
}

static varve_status name_by_types(naming *names, uint32_t count,
                                  varve_status (*take)(void *user, uint32_t index,
                                                       varve_slice name)) {
  for (uint32_t i = 0; i < count; i++) {
    const varve_value *value =
        VARVE_VECTOR_AT(&names->numbers->names, varve_print_name, names->first + i).value;
    varve_slice name;
    VARVE_TRY(find_type_name(names, value->type, &name));
    if (name.size != 0)
      VARVE_TRY(take(names, i, name));
  }
  return VARVE_STATUS_OK;
}

/* Results */

static varve_status add_value(naming *names, varve_value *value) {
  const varve_print_name name = {.value = value};
  if (names->numbers->names.count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  value->number = (uint32_t)names->numbers->names.count;
  return varve_vector_push(&names->numbers->names, &name);
}

static varve_status take_result(void *user, uint32_t index, varve_slice name) {
  naming *names = user;
  const varve_value *value =
      VARVE_VECTOR_AT(&names->numbers->names, varve_print_name, names->first + index).value;
  if (is_set(names, names->first + index))
    return VARVE_STATUS_OK;
  VARVE_TRY(prefer_location(names, varve_value_operation(value)->location, &name));
  return set_name(names, names->first + index, name);
}

static varve_status name_results(naming *names, varve_operation *op) {
  const varve_name_taker taker = {
      take_result, names, names->printer->context, &names->text, &names->arena, 0, false};
  uint32_t count = varve_operation_result_count(op);
  varve_slice name = VARVE_SLICE("");
  if (names->printer->options.value_users) {
    varve_vector *users = &names->numbers->users;
    varve_print_user user = {.operation = op};
    if (users->count >= UINT32_MAX)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    if (varve_operation_result_count(op) == 0)
      user.number = names->counters.values++;
    op->number = (uint32_t)users->count;
    VARVE_TRY(varve_vector_push(users, &user));
  }
  if (count == 0)
    return VARVE_STATUS_OK;
  names->first = names->numbers->names.count;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(add_value(names, varve_operation_result(op, i)));
  if (!names->printer->options.generic) {
    VARVE_TRY(varve_name_results(op, &taker));
    VARVE_TRY(name_by_types(names, count, take_result));
  }
  if (!is_set(names, names->first)) {
    VARVE_TRY(prefer_location(names, op->location, &name));
    VARVE_TRY(set_name(names, names->first, name));
  }
  if (count == 1)
    return VARVE_STATUS_OK;
  /* Results without a name share the name of the last result before them that has one. */
  varve_print_name *results =
      &VARVE_VECTOR_AT(&names->numbers->names, varve_print_name, names->first);
  for (uint32_t head = 0, end; head < count; head = end) {
    for (end = head + 1; end < count && results[end].group == 0; end++)
      continue;
    for (uint32_t j = head; j < end; j++) {
      results[j].text = results[head].text;
      results[j].size = results[head].size;
      results[j].number = results[head].number;
      results[j].place = j - head;
      results[j].group = end - head;
    }
  }
  return VARVE_STATUS_OK;
}

/* Arguments */

static varve_status take_argument(void *user, uint32_t index, varve_slice name) {
  naming *names = user;
  const varve_block *block = names->block;
  if (is_set(names, names->first + index))
    return VARVE_STATUS_OK;
  VARVE_TRY(prefer_location(names, block->arguments[index]->location, &name));
  return set_name(names, names->first + index, name);
}

/* Builds "arg" and a number. */
static varve_status argument_name(naming *names, varve_slice *name) {
  names->text.size = 0;
  VARVE_TRY(varve_buffer_append(&names->text, VARVE_SLICE("arg")));
  VARVE_TRY(varve_buffer_append_unsigned(&names->text, names->counters.arguments++));
  *name = varve_buffer_slice(&names->text);
  return VARVE_STATUS_OK;
}

/* Regions */

static varve_status push_regions(naming *names, varve_operation *op, uint32_t depth) {
  uint32_t count = varve_operation_region_count(op);
  if (count != 0)
    VARVE_TRY(varve_operation_materialize(op));
  for (uint32_t i = 0; i < count; i++) {
    const open_region open = {varve_operation_region(op, i), names->counters, depth};
    VARVE_TRY(varve_vector_push(&names->regions, &open));
  }
  return VARVE_STATUS_OK;
}

static varve_status open_scope(naming *names, uint32_t depth) {
  uint32_t scope = ++names->scope_count;
  names->depth = depth;
  varve_vector_truncate(&names->scopes, depth);
  return varve_vector_push(&names->scopes, &scope);
}

static varve_status name_tree(naming *names, varve_operation *root) {
  const varve_print_options *options = &names->printer->options;
  bool is_legacy = !varve_era_has(names->printer->context->era, VARVE_HAS_CONTINUED_NAMES);
  VARVE_TRY(open_scope(names, 0));
  VARVE_TRY(push_regions(names, root, 1));
  VARVE_TRY(name_results(names, root));
  while (names->regions.count != 0) {
    open_region open = VARVE_VECTOR_LAST(&names->regions, open_region);
    varve_vector_truncate(&names->regions, names->regions.count - 1);
    if ((!options->generic || is_legacy) && !options->unique_numbers)
      names->counters = open.counters;
    VARVE_TRY(open_scope(names, open.depth));
    for (varve_block *block = open.region->first; block != NULL; block = block->next) {
      const varve_name_taker taker = {
          take_argument, names, names->printer->context, &names->text, &names->arena, 0, true};
      bool is_entry = block->previous == NULL;
      names->block = block;
      block->number = (uint32_t)names->numbers->blocks.count;
      VARVE_TRY(varve_vector_push(&names->numbers->blocks, &block));
      names->first = names->numbers->names.count;
      for (uint32_t i = 0; i < block->argument_count; i++)
        VARVE_TRY(add_value(names, &block->arguments[i]->value));
      if (is_entry && block->region->owner != NULL && !names->printer->options.generic) {
        VARVE_TRY(varve_name_arguments(block->region, &taker));
        VARVE_TRY(name_by_types(names, block->argument_count, take_argument));
      }
      if (!is_entry && !names->printer->options.generic)
        VARVE_TRY(varve_name_successor(block, &taker));
      for (uint32_t i = 0; i < block->argument_count; i++) {
        varve_slice name = VARVE_SLICE("");
        if (is_set(names, names->first + i))
          continue;
        if (is_entry)
          VARVE_TRY(argument_name(names, &name));
        VARVE_TRY(prefer_location(names, block->arguments[i]->location, &name));
        VARVE_TRY(set_name(names, names->first + i, name));
      }
      for (varve_operation *op = block->first; op != NULL; op = op->next)
        VARVE_TRY(name_results(names, op));
    }
    for (const varve_block *block = open.region->first; block != NULL; block = block->next)
      for (varve_operation *op = block->first; op != NULL; op = op->next)
        VARVE_TRY(push_regions(names, op, names->depth + 1));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_name_values(varve_printer *printer) {
  naming names;
  varve_memory *memory = &printer->context->memory;
  names = (naming){.printer = printer, .numbers = &printer->numbers};
  varve_vector_init(&names.regions, memory, sizeof(open_region));
  varve_vector_init(&names.scopes, memory, sizeof(uint32_t));
  varve_vector_init(&names.used, memory, sizeof(used_name));
  varve_hash_table_init(&names.table, memory);
  varve_buffer_init(&names.text, memory);
  varve_buffer_init(&names.clean, memory);
  varve_side_table_init(&names.located, memory, sizeof(location_name));
  varve_vector_init(&names.locations, memory, sizeof(location_frame));
  varve_side_table_init(&names.types, memory, sizeof(type_name));
  varve_arena_init(&names.arena, memory);
  varve_status status = name_tree(&names, printer->module->root);
  varve_vector_release(&names.regions);
  varve_vector_release(&names.scopes);
  varve_vector_release(&names.used);
  varve_hash_table_release(&names.table);
  varve_buffer_release(&names.text);
  varve_buffer_release(&names.clean);
  varve_side_table_release(&names.located);
  varve_vector_release(&names.locations);
  varve_side_table_release(&names.types);
  varve_arena_release(&names.arena);
  return status;
}
