/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is known of an operation beyond its name. */
#ifndef VARVE_DIALECT_DEFINITION_H
#define VARVE_DIALECT_DEFINITION_H

#include "ir/context.h"

typedef enum varve_property_kind {
  VARVE_PROPERTY_REQUIRED, /* attribute that must be there */
  VARVE_PROPERTY_OPTIONAL  /* optional or with a default */
} varve_property_kind;

typedef struct varve_property_definition {
  const char *name;
  varve_property_kind kind;
} varve_property_definition;

typedef struct varve_operation_definition {
  const char *name;
  const varve_property_definition
      *properties; /* inherent attributes, bytewise by name: the order of the blob */
  uint32_t property_count;
  bool is_isolated_from_above;
} varve_operation_definition;

/* The registry: definitions that contexts share. The built-in one is static. */
typedef struct varve_registry varve_registry;
const varve_registry *varve_registry_builtin(void);
/* To be set in a context: context->registry and context->find_definition. */
const varve_operation_definition *varve_registry_find(const void *registry, varve_slice name);
void varve_registry_attach(const varve_registry *registry, varve_context *context);

/* Whether mlir-opt 22 registers the dialect, and so parses and prints the bodies of its types and
 * attributes itself. */
bool varve_dialect_is_known(varve_slice dialect);
/* Whether mlir-opt 22 registers the operation dialect.suffix. A dialect that it registers is taken
 * to have every operation that is asked for, except `test`, of which the operations are listed. */
bool varve_operation_is_registered(varve_slice dialect, varve_slice suffix);
/* The alias mlir-opt gives an attribute of this dialect ("sparse" for
 * #sparse_tensor.encoding<...>), by its mnemonic; empty when none. */
varve_slice varve_dialect_attribute_alias(varve_slice dialect, varve_slice mnemonic);
/* Whether aliases inside the bodies of the dialect's attributes and types stand for nodes (and are
 * resolved). */
bool varve_dialect_has_references(varve_slice dialect);

/* Sorts given attributes of an op into inherent properties and the rest, as mlir-opt 22 does.
 * given: the dictionary in braces; properties: what stood in <...>, or NULL. For an op without
 * definition nothing moves. For the others: a key that is in both keeps the value of properties,
 * and conflict names it; a key of properties that the definition does not have is left out, and
 * unknown names it (the first one each; mlir-opt says nothing of either). INVALID when properties
 * are given to an op that has none or are no dictionary. Both outputs are NULL when empty, except
 * that an op without definition keeps empty properties. */
typedef struct varve_attribute_split {
  const varve_attribute *dictionary;
  const varve_attribute *properties;
  const varve_attribute *conflict; /* STRING or NULL */
  const varve_attribute *unknown;  /* STRING or NULL */
} varve_attribute_split;
varve_status varve_split_attributes(varve_context *context, const varve_operation_name *name,
                                    const varve_attribute *given, const varve_attribute *properties,
                                    varve_attribute_split *split) VARVE_MUST_USE;
/* Dictionary and properties in one dictionary, as versions below 5 hold them; NULL when empty. Both
 * must be dictionaries or NULL: BAD_ARGUMENT else; INVALID with *conflict set when a key is in
 * both. */
varve_status varve_merge_attributes(varve_context *context, const varve_attribute *dictionary,
                                    const varve_attribute *properties,
                                    const varve_attribute **merged,
                                    const varve_attribute **conflict) VARVE_MUST_USE;

#endif
