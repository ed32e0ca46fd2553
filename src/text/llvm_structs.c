/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Remembers the bodies of the structs of llvm that have names. */
#include "text/llvm_structs.h"

#include "dialect/llvm_parts.h"
#include "text/parse_draft.h"

/* Bodies that are larger or nest deeper are not compared. */
enum { LARGEST = 4096, DEEPEST = 64 };

typedef struct named_struct {
  const varve_entity *name;
  uint64_t body;
} named_struct;

static bool has_name(const void *key, const void *value) {
  return key == ((const named_struct *)value)->name;
}

typedef struct body_hash {
  uint64_t hash;
  uint32_t count;
  bool is_partial;
} body_hash;

static void add_bytes(body_hash *h, const void *bytes, size_t size) {
  h->hash = varve_hash_bytes(h->hash, bytes, size);
}

/* A struct with a name counts as its name only: its body may be given here or not. */
static void add_node(body_hash *h, const varve_entity *node, unsigned depth) {
  const varve_entity *name = varve_llvm_struct_name(node);
  bool has_parts = node->kind == VARVE_KIND_ARRAY || node->kind == VARVE_KIND_TYPE ||
                   (varve_is_of_llvm(node) && varve_entity_is_parametric(node));
  h->is_partial |= depth == DEEPEST || ++h->count > LARGEST;
  if (h->is_partial)
    return;
  if (name != NULL || !has_parts) {
    add_bytes(h, name != NULL ? &name->id : &node->id, sizeof node->id);
    return;
  }
  add_bytes(h, varve_entity_payload(node), node->payload_size);
  add_bytes(h, &node->child_count, sizeof node->child_count);
  for (uint32_t i = 0; i < node->child_count; i++)
    add_node(h, node->children[i], depth + 1);
}

static varve_status remember(varve_parser *parser, const varve_entity *name, uint64_t body,
                             const char **fault) {
  uint64_t hash = varve_hash_bytes(parser->context->seed, &name->id, sizeof name->id);
  const named_struct *known = varve_hash_table_find(&parser->llvm_structs, hash, has_name, name);
  if (known != NULL) {
    if (known->body != body)
      *fault = "identified type already used with a different body";
    return VARVE_STATUS_OK;
  }
  named_struct *made = varve_arena_allocate(&parser->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (named_struct){name, body};
  return varve_hash_table_insert(&parser->llvm_structs, hash, made);
}

/* Returns whether the struct of that name is being parsed around the last draft. */
static bool is_inside(const varve_parser *parser, const varve_entity *name) {
  const varve_format_draft *own = varve_format_draft_top(parser);
  for (size_t i = 0; i + 1 < parser->format_drafts.count; i++) {
    const varve_format_draft *draft =
        &VARVE_VECTOR_AT(&parser->format_drafts, varve_format_draft, i);
    if (draft->list == NULL && draft->definition == own->definition &&
        VARVE_VECTOR_AT(&parser->nodes, const varve_entity *,
                        draft->first_node + VARVE_DRAFT_PARAMETERS) == name)
      return true;
  }
  return false;
}

varve_status varve_llvm_struct_check(varve_parser *parser, const varve_entity *type,
                                     const char **fault) {
  const varve_entity *name = varve_llvm_struct_name(type);
  body_hash h = {.hash = parser->context->seed};
  *fault = NULL;
  if (name == NULL || parser->llvm_structs.memory == NULL)
    return VARVE_STATUS_OK;
  if (varve_llvm_struct_is_reference(type)) {
    if (!is_inside(parser, name))
      *fault = "struct without a body only allowed in a recursive struct";
    return VARVE_STATUS_OK;
  }
  for (uint32_t i = 1; i < varve_parameter_count(type); i++)
    add_node(&h, varve_parameter(type, i), 0);
  return h.is_partial ? VARVE_STATUS_OK : remember(parser, name, h.hash, fault);
}
