/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Remembers the bodies of the structs of llvm that have names. */
#include "text/parse/llvm_structs.h"

#include "dialect/known/llvm_parts.h"
#include "text/parse/parse_draft.h"

typedef struct named_struct {
  const varve_entity *name;
  const varve_entity *plain; /* the body, with the names alone of structs in it; NULL: opaque */
  const varve_entity *type;
} named_struct;

static bool has_name(const void *key, const void *value) {
  return key == ((const named_struct *)value)->name;
}

/* Returns whether the parameters beside the body differ. */
static bool has_other_flags(const varve_entity *a, const varve_entity *b) {
  enum { BODY = 1 };
  for (uint32_t i = BODY + 1; i < varve_parameter_count(a); i++)
    if (varve_parameter(a, i) != varve_parameter(b, i))
      return true;
  return false;
}

static varve_status remember(varve_parser *parser, const named_struct *given, const char **fault) {
  const varve_entity *name = given->name;
  uint64_t hash = varve_hash_bytes(parser->context->seed, &name->id, sizeof name->id);
  const named_struct *known = varve_hash_table_find(&parser->llvm_structs, hash, has_name, name);
  if (known != NULL) {
    if (known->plain != given->plain || has_other_flags(known->type, given->type))
      *fault = "identified type already used with a different body";
    return VARVE_STATUS_OK;
  }
  named_struct *made = varve_arena_allocate(&parser->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = *given;
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
  named_struct given = {.name = varve_llvm_struct_name(type), .type = type};
  const varve_entity *body = varve_llvm_struct_body(type);
  *fault = NULL;
  if (given.name == NULL || parser->llvm_structs.memory == NULL)
    return VARVE_STATUS_OK;
  if (varve_llvm_struct_is_reference(type)) {
    if (!is_inside(parser, given.name))
      *fault = "struct without a body only allowed in a recursive struct";
    return VARVE_STATUS_OK;
  }
  if (body != NULL)
    VARVE_TRY(varve_llvm_plain_node(parser->context, body, &given.plain));
  return remember(parser, &given, fault);
}
