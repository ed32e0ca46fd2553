/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module: one root operation with everything in it, its resources, and what it keeps alive. */
#ifndef VARVE_IR_MODULE_H
#define VARVE_IR_MODULE_H

#include "base/loans.h"
#include "ir/operation.h"

typedef enum varve_resource_kind {
  VARVE_RESOURCE_BLOB,
  VARVE_RESOURCE_BOOL,
  VARVE_RESOURCE_STRING
} varve_resource_kind;

/* A value of the {-# #-} block. group: the dialect or the external provider; handle: set for
 * dialect resources. */
typedef struct varve_resource {
  const varve_attribute *group;  /* STRING */
  const varve_attribute *key;    /* STRING */
  const varve_attribute *handle; /* RESOURCE_HANDLE or NULL for an external one */
  varve_resource_kind kind;
  bool has_data; /* false: declared only */
  bool bool_value;
  uint64_t alignment; /* of a blob */
  varve_slice data;   /* blob or string; lives in the module's pool or in kept storage */
  varve_blob_check
      *check; /* of a blob that must be checked before it is read; lives as data does */
  const varve_mapped_file *mapped; /* that data lies in; NULL: none */
} varve_resource;

/* Checks all bytes of a blob, which is what must be done before they are read: CORRUPT when they
 * are not those that were written. */
static inline varve_status VARVE_MUST_USE varve_resource_check(const varve_resource *resource) {
  return varve_blob_check_part(resource->check, 0, resource->data.size);
}

/* Alignments that text can tell: powers of two below 2^32, or 0 where there is none. */
static inline bool varve_is_blob_alignment(uint64_t alignment) {
  return (alignment & (alignment - 1)) == 0 && alignment <= UINT32_MAX;
}

/* Something released with the module: a mapped input, say. */
typedef struct varve_keeper {
  struct varve_keeper *next;
  void (*release)(struct varve_keeper *keeper);
} varve_keeper;

/* Reads the blocks of one isolated operation's regions. */
struct varve_lazy_body {
  varve_status (*materialize)(varve_lazy_body *body, varve_operation *op);
};

typedef struct varve_dialect_version {
  const varve_attribute *dialect;
  varve_slice bytes;
} varve_dialect_version;

/* A section of a container that says something of the whole, and that nobody here knows. */
typedef struct varve_note {
  uint32_t kind;
  uint32_t alignment_bits;
  varve_slice bytes; /* in the module's pool */
} varve_note;

struct varve_module {
  varve_context *context;
  varve_pool pool;
  varve_operation *root;                /* NULL while being read */
  varve_vector dialect_resources;       /* varve_resource, in order of appearance */
  varve_vector external_resources;      /* varve_resource */
  varve_vector external_groups;         /* const varve_attribute *: names as they were met, also of
                                           groups without resources */
  varve_hash_table resources_by_handle; /* handle -> 1 + index as pointer */
  varve_vector dialect_versions;        /* varve_dialect_version */
  varve_vector notes;                   /* varve_note */
  uint32_t era;         /* varve_era whose definitions it follows; from a file it may
                           be one that this release does not know */
  bool is_stored;       /* was read from a container, which keeps what it was given */
  varve_slice producer; /* of the bytecode it was read from; empty for text */
  varve_keeper *keepers;
};

varve_status varve_module_create(varve_context *context,
                                 varve_module **module) VARVE_MUST_USE; /* without root */
/* It was read from a container that names this era. */
static inline void varve_module_mark_stored(varve_module *module, uint32_t era) {
  module->era = era;
  module->is_stored = true;
}
void varve_module_destroy(varve_module *module);
void varve_module_keep(varve_module *module, varve_keeper *keeper);
/* Adds or, for the same handle, replaces a resource; one without data never replaces another.
 * handle is made here for dialect resources from group and key. data is taken as it is: see
 * varve_resource. */
varve_status varve_module_add_resource(varve_module *module, const varve_resource *resource,
                                       bool is_external) VARVE_MUST_USE;
/* NULL when there is none. */
const varve_resource *varve_module_find_resource(const varve_module *module,
                                                 const varve_attribute *handle);
/* Those of dialects, then external ones; NULL behind the last. */
const varve_resource *varve_module_resource(const varve_module *module, size_t index);
/* Checks all blobs: see varve_resource_check. */
varve_status varve_module_check_resources(const varve_module *module) VARVE_MUST_USE;
/* The first that was found to be wrong; NULL: none was. */
const varve_resource *varve_module_find_wrong_resource(const varve_module *module);
/* Reads all regions of op that are still lazy; nested isolated bodies may stay lazy. */
varve_status varve_operation_materialize(varve_operation *op) VARVE_MUST_USE;
varve_status varve_module_materialize(varve_module *module) VARVE_MUST_USE; /* everything */

/* A detached copy of op with all in it, in target (which may have another context: nodes are copied
 * over). Operands from outside op are kept when the module is the same, else INVALID. Use-list
 * orders are reproduced. */
varve_status varve_operation_clone(varve_operation *op, varve_module *source, varve_module *target,
                                   varve_operation **copy) VARVE_MUST_USE;
varve_status varve_module_clone(varve_module *source, varve_context *context,
                                varve_module **copy) VARVE_MUST_USE;

typedef struct varve_equal_options {
  bool ignore_locations;
  bool ignore_use_list_order;
} varve_equal_options;
/* Structural equality of two modules, of any contexts: operations with all they hold, the resources
 * that they refer to and external ones; not producer and dialect versions. Distinct attributes are
 * equal when they can be paired. The scratch numbers are used. When they differ *equal is false and
 * difference (may be NULL) gets one sentence with the path to the first difference ("func.func #2,
 * region 0, block 1, op 3 (arith.addi): operand 1 ..."). */
varve_status varve_module_equal(varve_module *a, varve_module *b, varve_equal_options options,
                                bool *equal, varve_buffer *difference) VARVE_MUST_USE;

#endif
