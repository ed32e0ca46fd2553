/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects: what their parameters must be to each other, and what must not
 * stand in those that are kept as text. */
#include "verify/custom_common.h"

typedef struct node_text {
  const varve_entity *node;
  const char *text; /* of the body, behind '<' */
  const char *end;
} node_text;

static node_text body_of(const varve_entity *node) {
  const char *text = varve_entity_payload(node), *end = text + node->payload_size;
  const char *start = node->payload_size == 0 ? NULL : memchr(text, '<', node->payload_size);
  return (node_text){node, start == NULL ? end : start + 1, end};
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* complex.number: a float format, then two literals of floats. Those that were understood have been
 * put into one form. */
varve_status varve_verify_complex_number(varve_verifier *v, const varve_entity *node) {
  node_text body = body_of(node);
  const char *p = body.text;
  if (varve_entity_is_parametric(node) || p == body.end || *p != ':')
    return VARVE_STATUS_OK;
  while (p < body.end && *p != ' ')
    p++;
  for (; p < body.end && *p != '>'; p++) {
    bool begins = is_digit(*p) && (p[-1] == ' ' || p[-1] == '-' || p[-1] == ',');
    while (begins && p < body.end && is_digit(*p))
      p++;
    if (begins && (p == body.end || (*p != '.' && *p != 'x')))
      return varve_fault(v, "unexpected decimal integer literal for a floating point value", NULL);
  }
  return VARVE_STATUS_OK;
}

/* dlti: lists of entries, each a key and a value. */

static const varve_entity *key_of(const varve_entity *entry) {
  return varve_entity_is_parametric(entry) && varve_parameter_count(entry) != 0
             ? varve_parameter(entry, 0)
             : NULL;
}

static varve_status check_key(varve_verifier *v, const varve_entity *list, uint32_t index) {
  const varve_entity *key = key_of(list->children[index]);
  if (key == NULL)
    return VARVE_STATUS_OK;
  if (key->kind == VARVE_KIND_STRING && varve_string_bytes(key).size == 0)
    return varve_fault(v, "empty string as DLTI key is not allowed", NULL);
  for (uint32_t i = 0; i < index; i++)
    if (key_of(list->children[i]) == key)
      return VARVE_FAULT(v, "repeated DLTI key: %", VARVE_NODE(key));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_dlti_entries(varve_verifier *v, const varve_entity *node) {
  enum { MOST = 256 };
  if (!varve_entity_is_parametric(node) || varve_parameter_count(node) == 0)
    return VARVE_STATUS_OK;
  const varve_entity *list = varve_parameter(node, 0);
  if (list->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list->child_count && i < MOST; i++)
    VARVE_TRY(check_key(v, list, i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_dlti_entry(varve_verifier *v, const varve_entity *node) {
  const varve_entity *key = key_of(node);
  if (key == NULL || varve_is_type(key) || key->kind == VARVE_KIND_TYPE ||
      key->kind == VARVE_KIND_STRING || key->kind == VARVE_KIND_DIALECT_ATTRIBUTE)
    return VARVE_STATUS_OK;
  return varve_fault(v, "expected a type or a quoted string", NULL);
}
