/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: dialects defined by calls. A builder makes the same irdl module as a
 * definition file; finishing it loads that module. */
#include "api/definitions/define.h"

#include "api/options.h"
#include "dialect/registry/registry.h"

static varve_slice definition_name(const varve_dialect_builder *builder) {
  return varve_buffer_slice(&builder->place);
}

/* Sets the name of the current definition for messages: "dialect" or "dialect.name". */
static varve_status set_place(varve_dialect_builder *builder, varve_slice dialect,
                              varve_slice name) {
  builder->place.size = 0;
  VARVE_TRY(varve_buffer_append(&builder->place, dialect));
  if (name.size != 0) {
    VARVE_TRY(varve_buffer_append_char(&builder->place, '.'));
    VARVE_TRY(varve_buffer_append(&builder->place, name));
  }
  const varve_entity *file;
  VARVE_TRY(varve_string_get(builder->context, definition_name(builder), &file));
  return varve_file_line_column_get(builder->context, file, ++builder->begun, 1,
                                    &builder->location);
}

/* Makes an irdl operation with one region of one block. body may be NULL. */
static varve_status append_definition(varve_dialect_builder *builder, varve_block *block,
                                      const char *op_name, varve_block **body) {
  varve_operation_description description = {.struct_size = sizeof description,
                                             .name = varve_slice_of(op_name),
                                             .location = varve_as_attribute(builder->location),
                                             .region_count = body != NULL};
  varve_operation *op;
  VARVE_TRY(varve_operation_build(builder->module, &description, &op));
  VARVE_TRY(varve_operation_insert(op, block, NULL));
  builder->op = op;
  if (body == NULL)
    return VARVE_STATUS_OK;
  return varve_region_append_block(builder->module, varve_operation_get_region(op, 0), body);
}

static varve_status begin_dialect(varve_dialect_builder *builder, varve_slice name,
                                  varve_slice set) {
  VARVE_TRY(set_place(builder, name, VARVE_SLICE("")));
  VARVE_TRY(varve_module_create_empty(builder->context, &builder->module));
  varve_region *region = varve_operation_get_region(varve_module_get_root(builder->module), 0);
  VARVE_TRY(append_definition(builder, varve_region_get_first_block(region), "irdl.dialect",
                              &builder->dialect_block));
  VARVE_TRY(varve_builder_set_text(builder, builder->op, "sym_name", name));
  builder->dialect = builder->op;
  if (set.size == 0)
    return VARVE_STATUS_OK;
  return varve_builder_set_text(builder, builder->op, "varve.set", set);
}

static varve_status make_builder(varve_registry *registry, varve_dialect_builder **builder) {
  varve_context *context;
  VARVE_TRY(varve_registry_make_reading_context(registry, &context));
  varve_dialect_builder *made = varve_memory_resize(&context->memory, NULL, 0, sizeof *made);
  if (made == NULL) {
    varve_context_destroy(context);
    return VARVE_STATUS_OUT_OF_MEMORY;
  }
  memset(made, 0, sizeof *made);
  made->registry = registry;
  made->context = context;
  varve_buffer_init(&made->place, &context->memory);
  varve_vector_init(&made->items, &context->memory, sizeof(varve_builder_item));
  varve_vector_init(&made->checks, &context->memory, sizeof(varve_builder_check));
  varve_vector_init(&made->list, &context->memory, sizeof(const varve_entity *));
  varve_vector_init(&made->values, &context->memory, sizeof(varve_value *));
  *builder = made;
  return VARVE_STATUS_OK;
}

varve_status varve_dialect_builder_create(varve_registry *registry, varve_slice name,
                                          const varve_dialect_builder_options *options,
                                          varve_dialect_builder **builder) {
  if (builder == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *builder = NULL;
  if (registry == NULL || !varve_is_operation_name(name) || varve_registry_is_frozen(registry))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_dialect_builder_options filled = {.struct_size = sizeof(varve_dialect_builder_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!varve_slice_is_sound(filled.set))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_dialect_builder *made;
  VARVE_TRY(make_builder(registry, &made));
  made->sink = filled.sink;
  made->replaces = filled.replace;
  varve_status status = begin_dialect(made, name, filled.set);
  if (status == VARVE_STATUS_OK)
    *builder = made;
  else
    varve_dialect_builder_destroy(made);
  return status;
}

void varve_dialect_builder_destroy(varve_dialect_builder *builder) {
  if (builder == NULL)
    return;
  varve_context *context = builder->context;
  varve_module_destroy(builder->module);
  varve_buffer_release(&builder->place);
  varve_vector_release(&builder->items);
  varve_vector_release(&builder->checks);
  varve_vector_release(&builder->list);
  varve_vector_release(&builder->values);
  varve_memory_free(&context->memory, builder, sizeof *builder);
  varve_context_destroy(context);
}

/* Definitions */

static varve_slice dialect_name(const varve_dialect_builder *builder) {
  return varve_string_bytes(
      varve_of_attribute(varve_operation_get_attribute(builder->dialect, VARVE_SLICE("sym_name"))));
}

static varve_status begin(varve_dialect_builder *builder, varve_definition_kind kind,
                          varve_slice name) {
  static const char *const names[] = {"", "irdl.operation", "irdl.type", "irdl.attribute",
                                      "varve.enum"};
  static const char *const sigils[] = {"", "", "!", "#", ""};
  VARVE_TRY(varve_builder_end_definition(builder));
  VARVE_TRY(set_place(builder, dialect_name(builder), name));
  builder->kind = kind;
  builder->width = 32;
  builder->flags = 0;
  builder->block = NULL;
  VARVE_TRY(append_definition(builder, builder->dialect_block, names[kind],
                              kind == VARVE_DEFINITION_ENUM ? NULL : &builder->block));
  varve_buffer symbol;
  varve_buffer_init(&symbol, &builder->context->memory);
  varve_status status = varve_buffer_append(&symbol, varve_slice_of(sigils[kind]));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&symbol, name);
  if (status == VARVE_STATUS_OK)
    status = varve_builder_set_text(builder, builder->op, "sym_name", varve_buffer_slice(&symbol));
  varve_buffer_release(&symbol);
  return status;
}

varve_status varve_dialect_builder_begin(varve_dialect_builder *builder, varve_definition_kind kind,
                                         varve_slice name) {
  if (builder == NULL || builder->is_finished || !varve_is_operation_name(name) ||
      kind < VARVE_DEFINITION_OPERATION || kind > VARVE_DEFINITION_ENUM)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(builder->status);
  return varve_builder_keep(builder, begin(builder, kind, name));
}

varve_status varve_dialect_builder_set_format(varve_dialect_builder *builder, varve_slice format) {
  if (builder == NULL || builder->is_finished || builder->kind == VARVE_DEFINITION_DIALECT ||
      (format.data == NULL && format.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(builder->status);
  const char *key = builder->kind == VARVE_DEFINITION_ENUM ? "separator" : "varve.format";
  return varve_builder_keep(builder, varve_builder_set_text(builder, builder->op, key, format));
}

varve_status varve_dialect_builder_set_width(varve_dialect_builder *builder, uint32_t width) {
  if (builder == NULL || builder->is_finished || builder->kind != VARVE_DEFINITION_ENUM ||
      width == 0 || width > 64)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(builder->status);
  builder->width = width;
  return VARVE_STATUS_OK;
}

varve_status varve_dialect_builder_set_flag(varve_dialect_builder *builder,
                                            varve_definition_flag flag) {
  static const uint8_t kinds[] = {[VARVE_DEFINITION_UNKNOWN_OPERATIONS] = VARVE_DEFINITION_DIALECT,
                                  [VARVE_DEFINITION_UNKNOWN_TYPES] = VARVE_DEFINITION_DIALECT,
                                  [VARVE_DEFINITION_OPERAND_SEGMENTS] = VARVE_DEFINITION_OPERATION,
                                  [VARVE_DEFINITION_RESULT_SEGMENTS] = VARVE_DEFINITION_OPERATION,
                                  [VARVE_DEFINITION_BITS] = VARVE_DEFINITION_ENUM,
                                  [VARVE_DEFINITION_QUOTED] = VARVE_DEFINITION_ENUM,
                                  [VARVE_DEFINITION_GROUPS] = VARVE_DEFINITION_ENUM};
  if (builder == NULL || builder->is_finished || (size_t)flag >= VARVE_COUNT_OF(kinds) ||
      kinds[flag] != builder->kind)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(builder->status);
  builder->flags |= UINT32_C(1) << flag;
  return VARVE_STATUS_OK;
}

/* Checks */

static varve_status add_check(varve_dialect_builder *builder, varve_user_check check) {
  varve_builder_check added = {.kind = builder->kind, .check = check};
  VARVE_TRY(builder->status);
  varve_status status = varve_string_get(builder->context, definition_name(builder), &added.name);
  varve_builder_check *last = builder->checks.data;
  last = builder->checks.count == 0 ? NULL : last + builder->checks.count - 1;
  if (last != NULL && last->kind == added.kind && last->name == added.name)
    *last = added; /* if set twice, the later value counts */
  else if (status == VARVE_STATUS_OK)
    status = varve_vector_push(&builder->checks, &added);
  return varve_builder_keep(builder, status);
}

varve_status varve_dialect_builder_set_operation_check(varve_dialect_builder *builder,
                                                       varve_verify_operation_function *check,
                                                       void *user) {
  if (builder == NULL || builder->is_finished || check == NULL ||
      builder->kind != VARVE_DEFINITION_OPERATION)
    return VARVE_STATUS_BAD_ARGUMENT;
  return add_check(builder, (varve_user_check){.operation = check, .user = user});
}

varve_status varve_dialect_builder_set_entity_check(varve_dialect_builder *builder,
                                                    varve_verify_entity_function *check,
                                                    void *user) {
  if (builder == NULL || builder->is_finished || check == NULL ||
      (builder->kind != VARVE_DEFINITION_TYPE && builder->kind != VARVE_DEFINITION_ATTRIBUTE))
    return VARVE_STATUS_BAD_ARGUMENT;
  return add_check(builder, (varve_user_check){.entity = check, .user = user});
}

static varve_status finish(varve_dialect_builder *builder) {
  VARVE_TRY(builder->status);
  VARVE_TRY(varve_builder_end_definition(builder));
  VARVE_TRY(varve_registry_reserve_checks(builder->registry, builder->checks.count));
  varve_definition_source source = {.sink = builder->sink,
                                    .file_name = dialect_name(builder),
                                    .replaces = builder->replaces,
                                    .is_strict = true};
  VARVE_TRY(varve_registry_take_module(builder->registry, builder->module, &source));
  /* The records exist only after the registry has the dialect. */
  for (size_t i = 0; i < builder->checks.count; i++) {
    varve_builder_check *added = &VARVE_VECTOR_AT(&builder->checks, varve_builder_check, i);
    added->check.record = varve_registry_get_definition(builder->registry, added->kind,
                                                        varve_string_bytes(added->name))
                              .record;
    varve_registry_put_check(builder->registry, &added->check);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_dialect_builder_finish(varve_dialect_builder *builder) {
  if (builder == NULL || builder->is_finished || varve_registry_is_frozen(builder->registry))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_builder_keep(builder, finish(builder));
  builder->is_finished = true;
  return status;
}
