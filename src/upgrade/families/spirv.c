/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect spirv, which was named spv. */
#include <inttypes.h>

#include "dialect/definition.h"
#include "dialect/rule/parameter_rule.h"
#include "upgrade/engine/values.h"
#include "upgrade/families/families.h"

static const varve_slice old_dialect = VARVE_SLICE_INIT("spv");
static const varve_slice old_prefix = VARVE_SLICE_INIT("spv.");

/* Types and attributes */

/* Limits of a target: a dictionary became #spirv.resource_limits<k = 1, l = [1, 2]>. */

/* Appends the numbers of a list and its closing bracket: "1, 2]". */
static varve_status put_numbers(varve_numbers numbers, varve_buffer *text) {
  for (size_t i = 0; i < numbers.count; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append_signed(text, numbers.items[i]));
  }
  return varve_buffer_append_char(text, ']');
}

static varve_status put_limit(varve_upgrader *up, varve_slice name, const varve_entity *value,
                              varve_buffer *text) {
  varve_numbers numbers;
  int64_t number = 0;
  VARVE_TRY(varve_upgrade_read_list(up, value, &numbers));
  bool is_list = numbers.items != NULL;
  if (!is_list && !varve_integer_of(value, &number))
    return VARVE_STATUS_OK;
  if (text->data[text->size - 1] != '<')
    VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(", ")));
  VARVE_TRY(varve_buffer_append(text, name));
  VARVE_TRY(varve_buffer_append(text, is_list ? VARVE_SLICE(" = [") : VARVE_SLICE(" = ")));
  return is_list ? put_numbers(numbers, text) : varve_buffer_append_signed(text, number);
}

static const char *const limit_names[] = {"max_compute_shared_memory_size",
                                          "max_compute_workgroup_invocations",
                                          "max_compute_workgroup_size", "subgroup_size"};

static bool is_limit(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(limit_names); i++)
    if (varve_slice_equal(name, varve_slice_of(limit_names[i])))
      return true;
  return false;
}

static varve_status make_limits(varve_upgrader *up, const varve_entity *dictionary,
                                const varve_entity **made) {
  const varve_entity *dialect;
  varve_buffer text;
  VARVE_TRY(varve_string_get(up->context, VARVE_SLICE("spirv"), &dialect));
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = varve_buffer_append(&text, VARVE_SLICE("resource_limits<"));
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary) && status == VARVE_STATUS_OK; i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (is_limit(name))
      status = put_limit(up, name, varve_dictionary_value(dictionary, i), &text);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&text, '>');
  if (status == VARVE_STATUS_OK)
    status =
        varve_dialect_attribute_get(up->context, dialect, varve_buffer_slice(&text), NULL, 0, made);
  varve_buffer_release(&text);
  return status;
}

static size_t find_text(varve_slice text, const char *part) {
  size_t size = strlen(part);
  for (size_t i = 0; i + size <= text.size; i++)
    if (memcmp(text.data + i, part, size) == 0)
      return i;
  return text.size;
}

/* Appends a limit if the text has the limit, as "name = 128 : i32" or "name = dense<[128, 128, 64]>
 * : ...". */
static varve_status put_text_limit(varve_buffer *out, varve_slice text, const char *name) {
  size_t at = find_text(text, name);
  if (at == text.size)
    return VARVE_STATUS_OK;
  varve_slice value =
      varve_slice_make(text.data + at + strlen(name), text.size - at - strlen(name));
  size_t start = 0;
  while (start < value.size && (value.data[start] == ' ' || value.data[start] == '='))
    start++;
  bool is_list = value.size - start > sizeof("dense<[") && value.data[start] == 'd';
  start += is_list ? sizeof("dense<") - 1 : 0;
  size_t end = start;
  while (end < value.size && strchr(is_list ? "[0123456789, " : "0123456789", value.data[end]))
    end++;
  if (end == start || (is_list && (end == value.size || value.data[end] != ']')))
    return VARVE_STATUS_OK;
  end += is_list;
  if (out->data[out->size - 1] != '<')
    VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
  VARVE_TRY(varve_buffer_append(out, varve_slice_of(name)));
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(" = ")));
  return varve_buffer_append(out, varve_slice_make(value.data + start, end - start));
}

/* Converts the limits, which are the last parameter of a target_env. references: all parameters */
static varve_status convert_target(varve_upgrader *up, varve_vector *references) {
  if (references->count == 0)
    return VARVE_STATUS_OK;
  const varve_entity **last =
      &VARVE_VECTOR_AT(references, const varve_entity *, references->count - 1);
  return (*last)->kind == VARVE_KIND_DICTIONARY ? make_limits(up, *last, last) : VARVE_STATUS_OK;
}

static size_t count_places(varve_slice text, size_t most) {
  size_t count = 0;
  for (size_t i = 0; i < text.size && count < most; i++)
    count += text.data[i] == 0;
  return count;
}

/* Finds the numbers in the text of LLVM 15: entry_point_abi<local_size = dense<[32, 1, 1]> :
 * vector<3xi32>>. Returns false for other texts. */
static bool has_local_size(varve_slice text, varve_slice *numbers) {
  const varve_slice start = VARVE_SLICE_INIT("entry_point_abi<local_size = dense<");
  if (!varve_slice_starts_with(text, start))
    return false;
  const char *end = memchr(text.data + start.size, '>', text.size - start.size);
  *numbers = varve_slice_make(text.data + start.size,
                              end == NULL ? 0 : (size_t)(end - text.data) - start.size);
  return numbers->size != 0;
}

static varve_status put_workgroup(varve_buffer *out, varve_slice numbers) {
  bool is_list = *numbers.data == '[';
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE("entry_point_abi<workgroup_size = ")));
  for (int i = 0; i < 3 && !is_list; i++) {
    VARVE_TRY(varve_buffer_append(out, i == 0 ? VARVE_SLICE("[") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append(out, numbers));
  }
  if (is_list)
    VARVE_TRY(varve_buffer_append(out, numbers));
  return varve_buffer_append(out, is_list ? VARVE_SLICE(">") : VARVE_SLICE("]>"));
}

static varve_status put_attribute(varve_buffer *out, varve_slice text) {
  varve_slice numbers;
  if (varve_slice_starts_with(text, VARVE_SLICE("target_env<"))) {
    /* The limits may also be a dictionary in the text instead of a parameter. */
    size_t brace = find_text(text, "{");
    if (brace == text.size || text.size - brace < 3)
      return varve_buffer_append(out, text);
    varve_slice limits = varve_slice_make(text.data + brace, text.size - brace);
    VARVE_TRY(varve_buffer_append(out, varve_slice_make(text.data, brace)));
    VARVE_TRY(varve_buffer_append(out, VARVE_SLICE("#spirv.resource_limits<")));
    for (size_t i = 0; i < VARVE_COUNT_OF(limit_names); i++)
      VARVE_TRY(put_text_limit(out, limits, limit_names[i]));
    return varve_buffer_append(out, VARVE_SLICE(">>"));
  }
  return has_local_size(text, &numbers) ? put_workgroup(out, numbers)
                                        : varve_buffer_append(out, text);
}

static varve_status make_attribute(varve_upgrader *up, const varve_entity *node,
                                   const varve_entity *dialect, const varve_entity **converted) {
  varve_slice text = varve_slice_make(varve_entity_payload(node), node->payload_size);
  bool is_target = varve_slice_starts_with(text, VARVE_SLICE("target_env<"));
  varve_vector references;
  varve_buffer out;
  varve_buffer_init(&out, &up->context->memory);
  varve_vector_init(&references, &up->context->memory, sizeof(const varve_entity *));
  varve_status status = varve_vector_append(&references, node->children + 1, node->child_count - 1);
  if (status == VARVE_STATUS_OK && is_target)
    status = convert_target(up, &references);
  if (status == VARVE_STATUS_OK)
    status = put_attribute(&out, text);
  if (is_target) /* the new text may have fewer references */
    varve_vector_truncate(&references, count_places(varve_buffer_slice(&out), references.count));
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_attribute_get(up->context, dialect, varve_buffer_slice(&out),
                                         references.data, (uint32_t)references.count, converted);
  varve_vector_release(&references);
  varve_buffer_release(&out);
  return status;
}

static varve_status convert_text(varve_upgrader *up, const varve_entity *node,
                                 const varve_entity **converted) {
  const varve_entity *dialect;
  VARVE_TRY(varve_string_get(up->context, VARVE_SLICE("spirv"), &dialect));
  varve_slice text = varve_slice_make(varve_entity_payload(node), node->payload_size);
  return node->kind == VARVE_KIND_DIALECT_TYPE
             ? varve_dialect_type_get(up->context, dialect, text, node->children + 1,
                                      node->child_count - 1, converted)
             : make_attribute(up, node, dialect, converted);
}

/* Some eras store types with parameters as text. In array<4 x f32, stride=16> and in a matrix, x
 * separates the parameters; in all other types, commas do. */

typedef struct parameter_text {
  varve_buffer out;
  varve_vector references; /* const varve_entity * */
} parameter_text;

static varve_status put_parameter(varve_upgrader *up, const varve_entity_definition *definition,
                                  const varve_entity *node, uint32_t index, parameter_text *text) {
  const varve_entity *value = varve_parameter(node, index);
  varve_parameter_rule rule;
  int64_t number;
  if (varve_is_type(value)) {
    VARVE_TRY(varve_vector_push_pointer(&text->references, value));
    return varve_buffer_append_char(&text->out, 0);
  }
  VARVE_TRY(varve_parameter_rule_parse(up->context, definition->dialect,
                                       definition->parameters[index].rule, &rule));
  if (!varve_integer_of(value, &number))
    return VARVE_STATUS_UNSUPPORTED;
  return rule.kind == VARVE_PARAMETER_ENUM ? varve_enum_print(&rule, (uint64_t)number, &text->out)
                                           : varve_buffer_append_signed(&text->out, number);
}

static bool is_mnemonic(const varve_entity_definition *definition, const char *mnemonic) {
  return varve_slice_equal(definition->mnemonic, varve_slice_of(mnemonic));
}

static varve_status put_parameters(varve_upgrader *up, const varve_entity_definition *definition,
                                   const varve_entity *node, parameter_text *text) {
  bool is_counted = is_mnemonic(definition, "array") || is_mnemonic(definition, "matrix");
  uint32_t stride = is_mnemonic(definition, "rtarray") ? 1 : 2;
  bool has_stride = is_mnemonic(definition, "array") || stride == 1;
  VARVE_TRY(varve_buffer_append(&text->out, definition->mnemonic));
  VARVE_TRY(varve_buffer_append_char(&text->out, '<'));
  for (uint32_t i = 0; i < varve_parameter_count(node); i++) {
    if (varve_parameter(node, i)->kind == VARVE_KIND_ABSENT)
      continue;
    if (i != 0)
      VARVE_TRY(varve_buffer_append(&text->out,
                                    is_counted && i == 1 ? VARVE_SLICE(" x ") : VARVE_SLICE(", ")));
    if (has_stride && i == stride)
      VARVE_TRY(varve_buffer_append(&text->out, VARVE_SLICE("stride=")));
    VARVE_TRY(put_parameter(up, definition, node, i, text));
  }
  return varve_buffer_append_char(&text->out, '>');
}

/* Appends decorations such as Name or Name=4. Each one follows a comma, except the first one if
 * is_first. */
static varve_status put_decorations(const varve_entity_definition *definition,
                                    const varve_entity *list, bool is_first, parameter_text *text) {
  const varve_parameter_rule rule = {
      .kind = VARVE_PARAMETER_ENUM,
      .tables = definition->dialect->tables,
      .enumeration = varve_find_enum(definition->dialect, VARVE_SLICE("Decoration"))};
  for (uint32_t i = 0; i < list->child_count; i++) {
    const varve_entity *const *fields = list->children[i]->children;
    if (!is_first || i != 0)
      VARVE_TRY(varve_buffer_append(&text->out, VARVE_SLICE(", ")));
    VARVE_TRY(varve_enum_print(&rule, varve_integer_words(fields[0])[0], &text->out));
    int64_t number;
    if (varve_integer_of(fields[1], &number)) {
      VARVE_TRY(varve_buffer_append_char(&text->out, '='));
      VARVE_TRY(varve_buffer_append_signed(&text->out, number));
    }
  }
  return VARVE_STATUS_OK;
}

/* Appends a member: type [offset, Name=4] */
static varve_status put_member(const varve_entity_definition *definition,
                               const varve_entity *member, parameter_text *text) {
  int64_t offset = -1;
  bool has_offset = varve_integer_of(member->children[1], &offset) && offset >= 0;
  VARVE_TRY(varve_vector_push_pointer(&text->references, member->children[0]->children[0]));
  VARVE_TRY(varve_buffer_append_char(&text->out, 0));
  if (!has_offset && member->children[2]->child_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(&text->out, VARVE_SLICE(" [")));
  if (has_offset)
    VARVE_TRY(varve_buffer_append_signed(&text->out, offset));
  VARVE_TRY(put_decorations(definition, member->children[2], !has_offset, text));
  return varve_buffer_append_char(&text->out, ']');
}

/* Appends struct<name, (members), decorations> or struct<name>. */
static varve_status put_struct(const varve_entity_definition *definition, const varve_entity *node,
                               parameter_text *text) {
  const varve_entity *name = varve_parameter(node, 0), *members = varve_parameter(node, 1);
  VARVE_TRY(varve_buffer_append(&text->out, VARVE_SLICE("struct<")));
  if (name->kind == VARVE_KIND_STRING)
    VARVE_TRY(varve_buffer_append(&text->out, varve_string_bytes(name)));
  if (members->kind != VARVE_KIND_ARRAY)
    return varve_buffer_append_char(&text->out, '>');
  if (name->kind == VARVE_KIND_STRING)
    VARVE_TRY(varve_buffer_append(&text->out, VARVE_SLICE(", ")));
  VARVE_TRY(varve_buffer_append_char(&text->out, '('));
  for (uint32_t i = 0; i < members->child_count; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(&text->out, VARVE_SLICE(", ")));
    VARVE_TRY(put_member(definition, members->children[i], text));
  }
  VARVE_TRY(varve_buffer_append_char(&text->out, ')'));
  VARVE_TRY(put_decorations(definition, varve_parameter(node, 2), false, text));
  return varve_buffer_append_char(&text->out, '>');
}

static varve_status convert_parametric(varve_upgrader *up, const varve_entity *node,
                                       const varve_entity **converted) {
  const varve_entity_definition *definition;
  const varve_entity *dialect;
  parameter_text text;
  VARVE_TRY(varve_string_get(up->context, VARVE_SLICE("spirv"), &dialect));
  VARVE_TRY(varve_find_entity(up->context, old_dialect, varve_parametric_mnemonic(node), true,
                              &definition));
  if (definition == NULL || definition->parameter_count != varve_parameter_count(node) ||
      is_mnemonic(definition, "coopmatrix")) /* a type of NVIDIA, which later releases lack */
    return VARVE_STATUS_OK;
  varve_buffer_init(&text.out, &up->context->memory);
  varve_vector_init(&text.references, &up->context->memory, sizeof(const varve_entity *));
  varve_status status = is_mnemonic(definition, "struct")
                            ? put_struct(definition, node, &text)
                            : put_parameters(up, definition, node, &text);
  if (status == VARVE_STATUS_OK)
    status =
        varve_dialect_type_get(up->context, dialect, varve_buffer_slice(&text.out),
                               text.references.data, (uint32_t)text.references.count, converted);
  varve_vector_release(&text.references);
  varve_buffer_release(&text.out);
  return status == VARVE_STATUS_UNSUPPORTED ? VARVE_STATUS_OK : status;
}

/* Makes #spirv.entry_point_abi<workgroup_size = [32, 1, 1]> from a dictionary with local_size. */
static varve_status convert_entry_point(varve_upgrader *up, const varve_entity **value) {
  varve_numbers numbers;
  varve_buffer text;
  if ((*value)->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_read_list(up, varve_dictionary_find(*value, VARVE_SLICE("local_size")),
                                    &numbers));
  if (numbers.items == NULL)
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &up->context->memory);
  varve_status status =
      varve_buffer_append(&text, VARVE_SLICE("entry_point_abi<workgroup_size = ["));
  if (status == VARVE_STATUS_OK)
    status = put_numbers(numbers, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, varve_slice_make(">", sizeof(">")));
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_dialect_attribute(up, "spirv", text.data, value);
  varve_buffer_release(&text);
  return status;
}

/* Makes #spirv.interface_var_abi<(set, binding), Class> from a dictionary. The default class is
 * StorageBuffer, which is not printed. */
static varve_status convert_interface(varve_upgrader *up, const varve_entity **value) {
  static const char *const classes[] = {
      "UniformConstant", "Input",   "Uniform",      "Output",  "Workgroup",
      "CrossWorkgroup",  "Private", "Function",     "Generic", "PushConstant",
      "AtomicCounter",   "Image",   "StorageBuffer"};
  enum { STORAGE_BUFFER = 12 };
  int64_t set, binding, storage;
  if ((*value)->kind != VARVE_KIND_DICTIONARY ||
      !varve_integer_of(varve_dictionary_find(*value, VARVE_SLICE("descriptor_set")), &set) ||
      !varve_integer_of(varve_dictionary_find(*value, VARVE_SLICE("binding")), &binding))
    return VARVE_STATUS_OK;
  if (!varve_integer_of(varve_dictionary_find(*value, VARVE_SLICE("storage_class")), &storage))
    storage = STORAGE_BUFFER;
  if (storage < 0 || storage > STORAGE_BUFFER)
    return VARVE_STATUS_OK;
  bool is_usual = storage == STORAGE_BUFFER;
  const char *text =
      varve_upgrade_format(up, "interface_var_abi<(%" PRId64 ", %" PRId64 ")%s%s>", set, binding,
                           is_usual ? "" : ", ", is_usual ? "" : classes[storage]);
  return varve_upgrade_dialect_attribute(up, "spirv", text, value);
}

static varve_status rename_key(varve_upgrader *up, const varve_entity **name) {
  varve_slice old = varve_string_bytes(*name);
  const char *text = varve_upgrade_format(up, "spirv.%.*s", (int)(old.size - old_prefix.size),
                                          old.data + old_prefix.size);
  return text == NULL ? VARVE_STATUS_OUT_OF_MEMORY : varve_upgrade_string(up, text, name);
}

/* Whether the name is spv.WHAT, or spirv.WHAT as in late 2019, where WHAT is the text of `what`. */
static bool is_abi(varve_slice name, const char *what) {
  const char *dot = memchr(name.data, '.', name.size);
  size_t prefix = dot == NULL ? 0 : (size_t)(dot - name.data);
  return (varve_slice_starts_with(name, old_prefix) ||
          varve_slice_starts_with(name, VARVE_SLICE("spirv."))) &&
         varve_slice_equal(varve_slice_make(name.data + prefix + 1, name.size - prefix - 1),
                           varve_slice_of(what));
}

/* Upgrades a dictionary: converts the values of ABI attributes, and renames entries whose names
 * begin with "spv.". */
static varve_status convert_dictionary(varve_upgrader *up, const varve_entity *node,
                                       const varve_entity **converted) {
  uint32_t size = varve_dictionary_size(node);
  const varve_entity **entries =
      varve_upgrade_allocate(up, 2 * (size_t)size, sizeof(const varve_entity *));
  if (entries == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < size; i++) {
    const varve_entity **name = &entries[2 * (size_t)i], **value = &entries[2 * (size_t)i + 1];
    *name = varve_dictionary_name(node, i);
    *value = varve_dictionary_value(node, i);
    if (is_abi(varve_string_bytes(*name), "entry_point_abi"))
      VARVE_TRY(convert_entry_point(up, value));
    else if (is_abi(varve_string_bytes(*name), "interface_var_abi"))
      VARVE_TRY(convert_interface(up, value));
    if (varve_slice_starts_with(varve_string_bytes(*name), old_prefix))
      VARVE_TRY(rename_key(up, name));
  }
  return varve_dictionary_get(up->context, entries, size, NULL, converted);
}

static bool has_old_key(const varve_entity *dictionary) {
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (varve_slice_starts_with(name, old_prefix) ||
        (varve_dictionary_value(dictionary, i)->kind == VARVE_KIND_DICTIONARY &&
         (is_abi(name, "entry_point_abi") || is_abi(name, "interface_var_abi"))))
      return true;
  }
  return false;
}

static varve_status convert(varve_upgrader *up, const varve_entity *node,
                            const varve_entity **converted) {
  if (node->kind == VARVE_KIND_DICTIONARY)
    return has_old_key(node) ? convert_dictionary(up, node, converted) : VARVE_STATUS_OK;
  if (!varve_entity_is_dialect_node(node) ||
      !varve_slice_equal(varve_string_bytes(node->children[0]), old_dialect))
    return VARVE_STATUS_OK;
  if (varve_entity_is_parametric(node) && node->kind == VARVE_KIND_DIALECT_TYPE)
    return convert_parametric(up, node, converted);
  return varve_entity_is_parametric(node) ? VARVE_STATUS_OK : convert_text(up, node, converted);
}

/* Operations */

/* Converts the functions inside spv.module, which were builtin functions in 2019, to spv.func. */
static varve_status upgrade_functions(varve_upgrader *up) {
  const varve_entity *none;
  VARVE_TRY(varve_integer_get_i64(up->context, up->context->i32, 0, &none));
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation *parent = varve_operation_parent(op);
    if (parent == NULL || !varve_upgrade_is(op, "func") || !varve_upgrade_is(parent, "spv.module"))
      continue;
    VARVE_TRY(varve_upgrade_rename(up, op, "spv.func"));
    VARVE_TRY(varve_upgrade_set(up, op, "function_control", none));
    varve_upgrade_count(up, VARVE_UPGRADE_SPIRV_NAMES);
  }
  return VARVE_STATUS_OK;
}

#define SPIRV(step, from, rewrite)                                                                 \
  { VARVE_STEP_##step, VARVE_UPGRADE_SPIRV_NAMES, from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    SPIRV(2019, "spv._module_end", varve_upgrade_drop),
    SPIRV(2020, "spv._module_end", varve_upgrade_drop),
};

const varve_upgrade_family varve_upgrade_spirv = {.lines = lines,
                                                  .line_count = VARVE_COUNT_OF(lines),
                                                  .before = {[VARVE_STEP_2019] = upgrade_functions},
                                                  .convert = {[VARVE_STEP_LLVM13] = convert}};
