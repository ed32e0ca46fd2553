/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects that are kept as text: what must not stand in it. A NUL in the
 * text stands for a type or attribute beside it. */
#include "verify/condition.h"
#include "verify/custom.h"

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

/* emitc.array: sizes, each with an x behind it. */
varve_status varve_verify_emitc_array_shape(varve_verifier *v, const varve_entity *type) {
  node_text body = body_of(type);
  const char *p = body.text;
  if (varve_entity_is_parametric(type) || p == body.end)
    return VARVE_STATUS_OK;
  if (*p == '*')
    return varve_fault(v, "expected non-function type", NULL);
  if (!is_digit(*p) && *p != '?')
    return varve_fault(v, "shape must not be empty", NULL);
  while (p < body.end && (is_digit(*p) || *p == '?')) {
    if (*p == '?')
      return varve_fault(v, "expected static shape", NULL);
    while (p < body.end && is_digit(*p))
      p++;
    if (p == body.end || *p != 'x')
      return varve_fault(v, "expected 'x' in dimension list", NULL);
    p++;
  }
  return VARVE_STATUS_OK;
}

/* llvm.func: no argument is void, and nothing follows "...". */
varve_status varve_verify_llvm_function_type(varve_verifier *v, const varve_entity *type) {
  node_text body = body_of(type);
  unsigned depth = 0;
  if (varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  for (const char *p = body.text; p < body.end; p++) {
    size_t left = (size_t)(body.end - p);
    bool begins = depth == 1 && (p[-1] == '(' || p[-1] == ' ' || p[-1] == ',');
    if (begins && left > 4 && memcmp(p, "void", 4) == 0 && (p[4] == ')' || p[4] == ','))
      return varve_fault(v, "invalid function argument type: '!llvm.void'", NULL);
    if (begins && left > 3 && memcmp(p, "...", 3) == 0 && p[3] != ')')
      return varve_fault(v, "expected ')'", NULL);
    depth += *p == '(' || *p == '<';
    depth -= (*p == ')' || *p == '>') && depth != 0;
  }
  return VARVE_STATUS_OK;
}

/* dlti: keys and values */

/* A key: text, or the node that stands for it. */
typedef struct entry_key {
  varve_slice text;
  const varve_entity *node;
} entry_key;

typedef struct entry_list {
  node_text body;
  uint32_t next_node;
} entry_list;

/* Takes the next key and steps over its value; false: at the end. */
static bool next_key(entry_list *list, entry_key *key) {
  unsigned depth = 0;
  bool is_string = false, has_key = false;
  const char *p = list->body.text;
  while (p < list->body.end && (*p == ' ' || *p == ','))
    p++;
  const char *start = p;
  *key = (entry_key){.node = NULL};
  if (p < list->body.end && *p == 0 && list->next_node < list->body.node->child_count)
    key->node = list->body.node->children[list->next_node];
  for (; p < list->body.end; p++) {
    if (*p == '"')
      is_string = !is_string;
    if (is_string && *p == '\\')
      p++;
    list->next_node += p < list->body.end && *p == 0;
    if (is_string || p >= list->body.end)
      continue;
    if (depth == 0 && (*p == ',' || *p == '>'))
      break;
    if (depth == 0 && *p == '=' && !has_key) {
      key->text = varve_slice_make(start, (size_t)(p - start));
      has_key = true;
    }
    depth += *p == '<' || *p == '(' || *p == '[' || *p == '{';
    depth -= (*p == '>' || *p == ')' || *p == ']' || *p == '}') && depth != 0;
  }
  list->body.text = p > list->body.end ? list->body.end : p;
  return has_key;
}

static varve_slice trimmed(varve_slice text) {
  while (text.size != 0 && text.data[text.size - 1] == ' ')
    text.size--;
  return text;
}

static varve_status check_key(varve_verifier *v, const varve_entity *node, const entry_key *key,
                              uint32_t index) {
  entry_list earlier = {.body = body_of(node), .next_node = 1};
  entry_key other;
  bool is_system = varve_has_base_name(node, VARVE_SLICE("dlti.target_system_spec"));
  varve_slice text = trimmed(key->text);
  if (varve_slice_equal(text, VARVE_SLICE("\"\"")))
    return varve_fault(v, "empty string as DLTI key is not allowed", NULL);
  for (uint32_t i = 0; i < index && next_key(&earlier, &other); i++) {
    if (key->node != NULL ? other.node != key->node
                          : other.node != NULL || !varve_slice_equal(trimmed(other.text), text))
      continue;
    if (is_system)
      return VARVE_FAULT(v, "repeated device ID in dlti.target_system_spec: %", VARVE_TEXT(text));
    if (key->node != NULL)
      return VARVE_FAULT(v, "repeated DLTI key: %", VARVE_NODE(key->node));
    return VARVE_FAULT(v, "repeated DLTI key: %", VARVE_TEXT(text));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_dlti_entries(varve_verifier *v, const varve_entity *node) {
  enum { MOST = 64 };
  entry_list list = {.body = body_of(node), .next_node = 1};
  entry_key key;
  if (varve_entity_is_parametric(node))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < MOST && next_key(&list, &key); i++)
    VARVE_TRY(check_key(v, node, &key, i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_dlti_entry(varve_verifier *v, const varve_entity *node) {
  node_text body = body_of(node);
  if (!varve_entity_is_parametric(node) && body.text < body.end && is_digit(*body.text))
    return varve_fault(v, "expected a type or a quoted string", NULL);
  return VARVE_STATUS_OK;
}
