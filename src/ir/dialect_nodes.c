/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects. They are stored as text with references to nodes, or as
 * parameters. */
#include "base/dialect_body.h"
#include "base/text_spelling.h"
#include "ir/attributes.h"
#include "ir/children.h"

static bool is_reference(const varve_entity *child) {
  return varve_child_is_type(child) || varve_child_is_attribute(child);
}

static uint64_t count_references(varve_slice template_text) {
  uint64_t count = 0;
  for (size_t i = 0; i < template_text.size; i++)
    count += template_text.data[i] == 0;
  return count;
}

static bool is_parameter(const varve_entity *child) {
  return is_reference(child) || varve_child_is_kind(child, VARVE_KIND_ABSENT);
}

typedef struct dialect_parts {
  varve_kind kind;
  const varve_entity *dialect;
  varve_slice text; /* template or mnemonic */
  varve_entity_list references;
  uint32_t count;
} dialect_parts;

/* Checks that each mark has its reference. One more reference is allowed: the type of an attribute,
 * or an integer type that a type does not print. */
static bool places_fit(const dialect_parts *given, uint64_t places) {
  if (given->count == places)
    return true;
  if (given->count != places + 1 || !varve_child_is_type(given->references[places]))
    return false;
  return given->kind == VARVE_KIND_DIALECT_ATTRIBUTE ||
         given->references[places]->kind == VARVE_KIND_INTEGER_TYPE;
}

static varve_status intern_with_children(varve_context *context, const dialect_parts *given,
                                         uint16_t flags, const varve_entity **node) {
  varve_entity_parts parts = {.kind = given->kind,
                              .flags = flags,
                              .child_count = 1,
                              .children = &given->dialect,
                              .payload = given->text.data,
                              .payload_size = given->text.size};
  if (given->count == 0)
    return varve_entity_intern(context, &parts, node);
  size_t size;
  if (given->count == UINT32_MAX ||
      !varve_multiply_size((size_t)given->count + 1, sizeof(const varve_entity *), &size))
    return VARVE_STATUS_LIMIT_EXCEEDED;
  const varve_entity **children = varve_scratch_take(context, size);
  if (children == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  children[0] = given->dialect;
  memcpy(children + 1, given->references, given->count * sizeof(const varve_entity *));
  parts.child_count = given->count + 1;
  parts.children = children;
  varve_status status = varve_entity_intern(context, &parts, node);
  varve_scratch_give(context);
  return status;
}

/* Up to LLVM 14, builtin has one attribute that is stored as text: opaque<...>, which is printed
 * without a dialect name. */
static bool has_no_prefix(const varve_context *context, const dialect_parts *given) {
  return given->dialect == context->builtin_dialect &&
         given->kind == VARVE_KIND_DIALECT_ATTRIBUTE &&
         varve_era_has(context->era, VARVE_HAS_OPAQUE_WITHOUT_PREFIX);
}

static varve_status check_opaque_elements(varve_context *context, const dialect_parts *given,
                                          bool *is_closed) {
  const varve_slice name = VARVE_SLICE_INIT("opaque");
  const char *start = given->text.data + name.size, *end = given->text.data + given->text.size;
  varve_body body = {.next = start, .end = end, .open = &context->brackets};
  varve_body_state state;
  if (!varve_slice_starts_with(given->text, name) || start == end || *start != '<')
    return VARVE_STATUS_OK;
  context->brackets.size = 0;
  VARVE_TRY(varve_body_scan(&body, &state));
  *is_closed = state == VARVE_BODY_CLOSED && body.next == end;
  return VARVE_STATUS_OK;
}

static varve_status intern_text_node(varve_context *context, const dialect_parts *given,
                                     const varve_entity **node) {
  *node = NULL;
  if (!varve_child_is_string(given->dialect) ||
      !varve_children_are(given->references, given->count, is_reference) ||
      !places_fit(given, count_references(given->text)))
    return VARVE_STATUS_INVALID;
  /* All readers make these nodes here, so the text of each one ends where the parser ends it. */
  bool is_closed = false;
  if (has_no_prefix(context, given))
    VARVE_TRY(check_opaque_elements(context, given, &is_closed));
  else if (varve_is_dialect_name(varve_string_bytes(given->dialect)))
    VARVE_TRY(varve_body_is_closed(given->text, &context->brackets, &is_closed));
  return is_closed ? intern_with_children(context, given, 0, node) : VARVE_STATUS_INVALID;
}

static varve_status intern_parametric_node(varve_context *context, const dialect_parts *given,
                                           const varve_entity **node) {
  *node = NULL;
  if (!varve_child_is_string(given->dialect) ||
      !varve_is_dialect_name(varve_string_bytes(given->dialect)) ||
      !varve_is_suffix_identifier(given->text) ||
      !varve_children_are(given->references, given->count, is_parameter))
    return VARVE_STATUS_INVALID;
  return intern_with_children(context, given, VARVE_FLAG_PARAMETERS, node);
}

varve_status varve_dialect_type_get(varve_context *context, const varve_entity *dialect,
                                    varve_slice template_text, varve_entity_list references,
                                    uint32_t count, const varve_entity **type) {
  dialect_parts parts = {VARVE_KIND_DIALECT_TYPE, dialect, template_text, references, count};
  return intern_text_node(context, &parts, type);
}

varve_status varve_dialect_attribute_get(varve_context *context, const varve_entity *dialect,
                                         varve_slice template_text, varve_entity_list references,
                                         uint32_t count, const varve_entity **attribute) {
  dialect_parts parts = {VARVE_KIND_DIALECT_ATTRIBUTE, dialect, template_text, references, count};
  return intern_text_node(context, &parts, attribute);
}

varve_status varve_parametric_type_get(varve_context *context, const varve_entity *dialect,
                                       varve_slice mnemonic, varve_entity_list parameters,
                                       uint32_t count, const varve_entity **type) {
  dialect_parts parts = {VARVE_KIND_DIALECT_TYPE, dialect, mnemonic, parameters, count};
  return intern_parametric_node(context, &parts, type);
}

varve_status varve_parametric_attribute_get(varve_context *context, const varve_entity *dialect,
                                            varve_slice mnemonic, varve_entity_list parameters,
                                            uint32_t count, const varve_entity **attribute) {
  dialect_parts parts = {VARVE_KIND_DIALECT_ATTRIBUTE, dialect, mnemonic, parameters, count};
  return intern_parametric_node(context, &parts, attribute);
}

varve_status varve_absent_get(varve_context *context, const varve_entity **absent) {
  const varve_entity_parts parts = {.kind = VARVE_KIND_ABSENT};
  return varve_entity_intern(context, &parts, absent);
}

varve_slice varve_dialect_node_mnemonic(const varve_entity *entity) {
  static const char ends[] = "<([{\" @:=,*?";
  varve_slice text = varve_parametric_mnemonic(entity);
  size_t size = 0;
  if (varve_entity_is_parametric(entity))
    return text;
  while (size < text.size && text.data[size] != 0 &&
         memchr(ends, text.data[size], sizeof ends - 1) == NULL)
    size++;
  return varve_slice_make(text.data, size);
}
