/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parts of types of llvm that contain other types. The definitions of all sets give them the
 * same parameters. */
#ifndef VARVE_DIALECT_LLVM_PARTS_H
#define VARVE_DIALECT_LLVM_PARTS_H

#include "base/vector.h"
#include "ir/types.h"

/* Returns whether the node is a type or attribute of llvm. */
bool varve_is_of_llvm(const varve_entity *node);
/* Sets whether a value of llvm can have the type. */
varve_status varve_is_llvm_type(varve_context *context, const varve_entity *type,
                                bool *is_type) VARVE_MUST_USE;
/* Replaces each struct that has a name by its name alone: its body need not be given everywhere. */
varve_status varve_llvm_plain_node(varve_context *context, const varve_entity *node,
                                   const varve_entity **plain) VARVE_MUST_USE;
/* Sets whether two types are the same, apart from the bodies of structs that have names. */
varve_status varve_llvm_types_match(varve_context *context, const varve_entity *a,
                                    const varve_entity *b, bool *is_match) VARVE_MUST_USE;

typedef struct varve_llvm_function_type {
  const varve_entity *result; /* NULL: void */
  const varve_entity *inputs; /* an ARRAY of TYPEs */
  bool is_variadic;
} varve_llvm_function_type;
/* Returns false if the type is not a function type. */
bool varve_llvm_function_open(const varve_entity *type, varve_llvm_function_type *function);
static inline const varve_entity *varve_llvm_input(const varve_llvm_function_type *function,
                                                   uint32_t index) {
  return function->inputs->children[index]->children[0];
}
/* Appends the result, which may be NULL, and the inputs. */
varve_status varve_llvm_function_types(const varve_llvm_function_type *function,
                                       varve_vector *types) VARVE_MUST_USE;
/* Makes !llvm.func<result (inputs...)>. */
varve_status varve_llvm_function_type_get(varve_context *context,
                                          const varve_llvm_function_type *function,
                                          const varve_entity **type) VARVE_MUST_USE;

/* Returns the name of a struct, or NULL: the type has no name. */
const varve_entity *varve_llvm_struct_name(const varve_entity *type);
/* Returns whether the type is the name of a struct alone, which refers to the struct around it. */
bool varve_llvm_struct_is_reference(const varve_entity *type);
/* Returns the types in a struct, an ARRAY of TYPEs. NULL: the type is no struct, or has no body. */
const varve_entity *varve_llvm_struct_body(const varve_entity *type);
/* Returns whether the type is a struct. *members: as varve_llvm_struct_body. */
bool varve_llvm_struct_members(const varve_entity *type, const varve_entity **members);
/* Makes a struct. */
typedef struct varve_llvm_struct {
  const varve_entity *name; /* NULL: none */
  const varve_entity *body; /* an ARRAY of TYPEs; NULL: the struct is opaque */
  bool is_packed;
} varve_llvm_struct;
varve_status varve_llvm_struct_get(varve_context *context, const varve_llvm_struct *parts,
                                   const varve_entity **type) VARVE_MUST_USE;
varve_status varve_llvm_array_get(varve_context *context, const varve_entity *element,
                                  uint64_t count, const varve_entity **type) VARVE_MUST_USE;
/* Returns the element type of an array and sets the number of elements. NULL: no array. */
const varve_entity *varve_llvm_array_element(const varve_entity *type, uint64_t *count);
/* Finds the element of a struct or an array at an index. NULL: no element there. *is_aggregate:
 * the type is a struct or an array. */
const varve_entity *varve_llvm_element(const varve_entity *type, int64_t index, bool *is_aggregate);
/* Returns the type that a pointer points to, as until LLVM 16. NULL: it is no such pointer. */
const varve_entity *varve_llvm_pointee(const varve_entity *type);
/* Makes !llvm.ptr<pointee, space>. pointee NULL: the pointer has none. */
varve_status varve_llvm_pointer_get(varve_context *context, const varve_entity *pointee,
                                    uint64_t space, const varve_entity **type) VARVE_MUST_USE;
/* Returns the address space of a pointer; -1: the type is no pointer. */
int64_t varve_llvm_address_space(const varve_entity *type);

#endif
