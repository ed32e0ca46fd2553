/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The life of a context, its predefined nodes, and operation names. */
#include "base/diagnostic.h"
#include "ir/file_place.h"

enum { DEFAULT_MAX_DEPTH = 1000, DEFAULT_MAX_EXPANSION = 1000 };
#define DEFAULT_MAX_UNPACKED (UINT64_C(1) << 30)

/* A caller built with other headers may pass a shorter or longer struct. */
static varve_status take_limits(const varve_limits *given, varve_limits *limits) {
  *limits = (varve_limits){.struct_size = sizeof(varve_limits)};
  if (given != NULL) {
    size_t size = given->struct_size;
    if (size < sizeof given->struct_size)
      return VARVE_STATUS_BAD_ARGUMENT;
    memcpy(limits, given, size < sizeof *limits ? size : sizeof *limits);
    limits->struct_size = sizeof *limits;
  }
  if (limits->max_depth == 0)
    limits->max_depth = DEFAULT_MAX_DEPTH;
  if (limits->max_errors == 0)
    limits->max_errors = VARVE_DEFAULT_MAX_ERRORS;
  if (limits->max_output == 0)
    limits->max_output = UINT64_MAX;
  if (limits->max_unpacked == 0)
    limits->max_unpacked = DEFAULT_MAX_UNPACKED;
  if (limits->max_expansion == 0)
    limits->max_expansion = DEFAULT_MAX_EXPANSION;
  return VARVE_STATUS_OK;
}

static varve_status make_leaf(varve_context *context, varve_kind kind, uint16_t flags,
                              const varve_entity **leaf) {
  varve_entity_parts parts = {.kind = kind, .flags = flags};
  return varve_entity_intern(context, &parts, leaf);
}

static varve_status make_common_nodes(varve_context *context) {
  VARVE_TRY(make_leaf(context, VARVE_KIND_STRING, 0, &context->empty_string));
  VARVE_TRY(make_leaf(context, VARVE_KIND_DICTIONARY, 0, &context->empty_dictionary));
  VARVE_TRY(make_leaf(context, VARVE_KIND_UNIT, 0, &context->unit));
  VARVE_TRY(make_leaf(context, VARVE_KIND_UNKNOWN_LOCATION, 0, &context->unknown_location));
  VARVE_TRY(make_leaf(context, VARVE_KIND_INDEX_TYPE, 0, &context->index_type));
  VARVE_TRY(make_leaf(context, VARVE_KIND_NONE_TYPE, 0, &context->none_type));
  for (int i = 0; i < VARVE_FLOAT_KIND_COUNT; i++)
    VARVE_TRY(make_leaf(context, VARVE_KIND_FLOAT_TYPE, (uint16_t)i, &context->floats[i]));
  VARVE_TRY(varve_integer_type_get(context, 1, VARVE_SIGNLESS, &context->i1));
  VARVE_TRY(varve_integer_type_get(context, 32, VARVE_SIGNLESS, &context->i32));
  VARVE_TRY(varve_integer_type_get(context, 64, VARVE_SIGNLESS, &context->i64));
  return varve_string_get(context, VARVE_SLICE("builtin"), &context->builtin_dialect);
}

varve_step_count varve_context_count_steps(varve_context *context, varve_progress progress) {
  varve_step_count outer = context->steps;
  context->steps = (varve_step_count){.progress = progress, .left = VARVE_STEPS_PER_REPORT};
  context->work.left = VARVE_WORK_AT_FIRST + context->work.given * VARVE_WORK_PER_BYTE;
  return outer;
}

varve_status varve_context_report_steps(varve_context *context) {
  varve_step_count *steps = &context->steps;
  steps->left = VARVE_STEPS_PER_REPORT;
  steps->reported += VARVE_STEPS_PER_REPORT;
  if (steps->progress.function == NULL ||
      steps->progress.function(steps->progress.user, steps->reported))
    return VARVE_STATUS_OK;
  return VARVE_STATUS_CANCELLED;
}

varve_status varve_context_make(const varve_context_options *options, varve_context **context) {
  static const varve_context_options defaults;
  *context = NULL;
  if (options == NULL)
    options = &defaults;
  varve_limits limits;
  VARVE_TRY(take_limits(options->limits, &limits));
  varve_memory memory;
  varve_memory_init(&memory, options->allocator, limits.max_memory);
  varve_context *made = varve_memory_resize(&memory, NULL, 0, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_context){.memory = memory,
                          .limits = limits,
                          .max_saved = UINT64_MAX,
                          .steps = {.left = VARVE_STEPS_PER_REPORT},
                          .work = {.left = VARVE_WORK_AT_FIRST}};
  if (options->limits != NULL && options->limits->max_output != 0)
    made->max_saved = limits.max_output;
  made->seed = options->seed != 0 ? options->seed : varve_hash_random_seed();
  made->expansion_credit = VARVE_EXPANSION_CREDIT;
  varve_arena_init(&made->arena, &made->memory);
  varve_hash_table_init(&made->entities, &made->memory);
  varve_vector_init(&made->place_runs, &made->memory, sizeof(varve_place_run));
  varve_hash_table_init(&made->names, &made->memory);
  varve_hash_table_init(&made->quoted, &made->memory);
  varve_hash_table_init(&made->definitions, &made->memory);
  varve_vector_init(&made->packs.used, &made->memory, sizeof(void *));
  varve_vector_init(&made->names_by_id, &made->memory, sizeof(varve_operation_name *));
  varve_buffer_init(&made->scratch, &made->memory);
  varve_buffer_init(&made->brackets, &made->memory);
  varve_status status = make_common_nodes(made);
  if (status == VARVE_STATUS_OK)
    *context = made;
  else
    varve_context_destroy(made);
  return status;
}

void varve_context_destroy(varve_context *context) {
  if (context == NULL)
    return;
  while (context->kept != NULL) {
    varve_kept *kept = context->kept;
    context->kept = kept->next;
    kept->release(kept);
  }
  varve_buffer_release(&context->scratch);
  varve_buffer_release(&context->brackets);
  varve_vector_release(&context->packs.used);
  varve_vector_release(&context->names_by_id);
  varve_hash_table_release(&context->quoted);
  varve_hash_table_release(&context->definitions);
  varve_hash_table_release(&context->names);
  varve_place_runs_release(&context->place_runs);
  varve_hash_table_release(&context->entities);
  varve_arena_release(&context->arena);
  varve_memory memory = context->memory;
  varve_memory_free(&memory, context, sizeof *context);
}

uint64_t varve_context_max_text(const varve_context *context) {
  enum { FREE = 64 << 20, FACTOR = 64 };
  uint64_t most = FREE + context->memory.used * FACTOR;
  bool is_given = varve_context_has_max_output(context) || context->limits.max_output < most;
  return is_given ? context->limits.max_output : most;
}

typedef struct name_key {
  varve_slice text;
  bool is_undefined;
} name_key;

static bool has_name(const void *key, const void *value) {
  const name_key *sought = key;
  const varve_operation_name *name = value;
  return name->is_undefined == sought->is_undefined && varve_slice_equal(sought->text, name->text);
}

#ifdef VARVE_STRESS
/* Marks a definition that was not looked up yet, so that tests detect an early use. */
static const char nothing_yet = 0;
static const void *undefined(void) { return &nothing_yet; }
#else
static const void *undefined(void) { return NULL; }
#endif

bool varve_is_operation_name(varve_slice text) {
  return text.data != NULL && text.size != 0 && memchr(text.data, 0, text.size) == NULL;
}

static varve_status intern_name(varve_context *context, name_key key, varve_operation_name **name) {
  *name = NULL;
  uint64_t hash = varve_hash_bytes(context->seed, key.text.data, key.text.size);
  varve_operation_name *known = varve_hash_table_find(&context->names, hash, has_name, &key);
  if (known != NULL) {
    *name = known;
    return VARVE_STATUS_OK;
  }
  if (context->names_by_id.count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  varve_operation_name *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_operation_name){.id = (uint32_t)context->names_by_id.count, .context = context};
  varve_slice text = key.text;
  varve_slice copy = varve_arena_copy(&context->arena, text);
  if (copy.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  const char *dot = memchr(copy.data, '.', copy.size);
  size_t dialect_size = dot == NULL ? 0 : (size_t)(dot - copy.data);
  size_t suffix_start = dot == NULL ? 0 : dialect_size + 1;
  made->definition = undefined();
  made->text = copy;
  made->suffix = varve_slice_make(copy.data + suffix_start, copy.size - suffix_start);
  varve_slice dialect = varve_slice_make(copy.data, dialect_size);
  /* Names of one dialect often follow each other. */
  if (context->name_dialect == NULL ||
      !varve_slice_equal(varve_string_bytes(context->name_dialect), dialect))
    VARVE_TRY(varve_string_get(context, dialect, &context->name_dialect));
  made->dialect = context->name_dialect;
  made->is_defined = made->is_undefined = key.is_undefined;
  if (made->is_undefined)
    made->definition = NULL;
  VARVE_TRY(varve_vector_reserve(&context->names_by_id, 1));
  VARVE_TRY(varve_hash_table_insert(&context->names, hash, made));
  VARVE_TRY(varve_vector_push_pointer(&context->names_by_id, made));
  *name = made;
  return VARVE_STATUS_OK;
}

static varve_status define(varve_context *context, varve_operation_name *name) {
  if (name->is_defined)
    return VARVE_STATUS_OK;
  name->definition = NULL;
  varve_status status =
      context->find_definition == NULL ? VARVE_STATUS_OK : context->find_definition(context, name);
  if (status != VARVE_STATUS_OK) {
    name->definition = undefined();
    return status;
  }
  name->is_defined = true;
  if (name->id == context->defined_names)
    context->defined_names++;
  return VARVE_STATUS_OK;
}

varve_status varve_operation_name_get(varve_context *context, varve_slice text,
                                      const varve_operation_name **name) {
  varve_operation_name *found;
  *name = NULL;
  VARVE_TRY(intern_name(context, (name_key){text, false}, &found));
  VARVE_TRY(define(context, found));
  if (found->is_of_pack && context->packs.is_off)
    return varve_operation_name_get_undefined(context, text, name);
  *name = found;
  return VARVE_STATUS_OK;
}

varve_status varve_operation_name_intern(varve_context *context, varve_slice text,
                                         const varve_operation_name **name) {
  varve_operation_name *found;
  varve_status status = intern_name(context, (name_key){text, false}, &found);
  *name = found;
  return status;
}

varve_status varve_operation_name_get_undefined(varve_context *context, varve_slice text,
                                                const varve_operation_name **name) {
  varve_operation_name *found;
  varve_status status = intern_name(context, (name_key){text, true}, &found);
  *name = found;
  return status;
}

varve_slice varve_name_suffix(const varve_operation_name *name) {
  bool has_dot = name->suffix.size < name->text.size;
  return has_dot ? name->suffix : varve_slice_make(name->suffix.data, 0);
}

varve_status varve_name_dialect(varve_context *context, const varve_operation_name *name,
                                const varve_entity **dialect) {
  if (name->suffix.size < name->text.size) {
    *dialect = name->dialect;
    return VARVE_STATUS_OK;
  }
  return varve_string_get(context, name->text, dialect);
}

void varve_context_forget_name(varve_context *context, varve_operation_name *name) {
  uint64_t hash = varve_hash_bytes(context->seed, name->text.data, name->text.size);
  (void)varve_hash_table_remove(&context->names, hash, name); /* false: forgotten before */
}

varve_status varve_context_define_names(varve_context *context) {
  while (context->defined_names < context->names_by_id.count) {
    uint32_t id = context->defined_names;
    VARVE_TRY(define(context, VARVE_VECTOR_AT(&context->names_by_id, varve_operation_name *, id)));
    context->defined_names = id + 1;
  }
  return VARVE_STATUS_OK;
}

static bool is_same(const void *key, const void *value) { return key == value; }

static uint64_t hash_of(const varve_context *context, const varve_entity *entity) {
  return varve_hash_bytes(context->seed, &entity->id, sizeof(entity->id));
}

varve_status varve_context_mark_quoted(varve_context *context, const varve_entity *entity) {
  union {
    const varve_entity *from;
    void *to;
  } value = {entity};
  return varve_hash_table_insert(&context->quoted, hash_of(context, entity), value.to);
}

bool varve_context_was_quoted(const varve_context *context, const varve_entity *entity) {
  return context->quoted.count != 0 &&
         varve_hash_table_find(&context->quoted, hash_of(context, entity), is_same, entity) != NULL;
}
