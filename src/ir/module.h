/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module: one root operation with its contents, resources, and objects that it keeps alive. */
#ifndef VARVE_IR_MODULE_H
#define VARVE_IR_MODULE_H

#include "base/file/loans.h"
#include "ir/operation.h"

typedef enum varve_resource_kind {
  VARVE_RESOURCE_BLOB,
  VARVE_RESOURCE_BOOL,
  VARVE_RESOURCE_STRING
} varve_resource_kind;

/* An entry of the {-# #-} block. group is the dialect or the external provider. Only dialect
 * resources have a handle. */
typedef struct varve_resource {
  const varve_entity *group;  /* STRING */
  const varve_entity *key;    /* STRING */
  const varve_entity *handle; /* RESOURCE_HANDLE or NULL for an external one */
  varve_resource_kind kind;
  bool has_data; /* false: only declared */
  bool bool_value;
  uint64_t alignment; /* of a blob, in bytes */
  varve_slice data;   /* blob or string; lives in the module's pool or in kept storage */
  varve_blob_check
      *check; /* of a blob that must be checked before it is read; has the same lifetime as data */
  const varve_mapped_file *mapped; /* the file that contains data; NULL: none */
} varve_resource;

/* Checks all bytes of a blob. Callers must do that before they read it. Returns CORRUPT if the
 * bytes do not match their checksums. */
static inline varve_status VARVE_MUST_USE varve_resource_check(const varve_resource *resource) {
  return varve_blob_check_part(resource->check, 0, resource->data.size);
}

/* Returns whether text can express the alignment: a power of two below 2^32, or 0 for none. */
static inline bool varve_is_blob_alignment(uint64_t alignment) {
  return (alignment & (alignment - 1)) == 0 && alignment <= UINT32_MAX;
}

/* An object that is released with the module, such as a mapped input. */
typedef struct varve_keeper {
  struct varve_keeper *next;
  void (*release)(struct varve_keeper *keeper);
} varve_keeper;

/* Reads the blocks in the regions of one isolated operation. */
struct varve_lazy_body {
  varve_status (*materialize)(varve_lazy_body *body, varve_operation *op);
};

/* Compares operations that a lazy body has read with their definitions, as a load does with those
 * that it reads; api/fit_definitions.c sets it. Does not read further bodies. */
struct varve_reporter;
typedef varve_status varve_fit_body_function(varve_module *module, varve_operation *op,
                                             const struct varve_reporter *reporter);

typedef struct varve_dialect_version {
  const varve_entity *dialect;
  varve_slice bytes;
} varve_dialect_version;

/* A section of a container about the whole module that this release does not know. */
typedef struct varve_note {
  uint32_t kind;
  uint32_t alignment_bits;
  varve_slice bytes; /* in the module's pool */
} varve_note;

/* Blobs of an operation that may lack properties, which not every producer knows. */
typedef struct varve_short_blob {
  const varve_operation_name *name;
  uint32_t count; /* of the properties that they have, by order */
} varve_short_blob;

/* How a bytecode file sorts the use-list orders of several results or arguments. */
typedef enum varve_order_sequence {
  VARVE_ORDERS_UNKNOWN,   /* no two were seen: as LLVM of the context's era does */
  VARVE_ORDERS_ASCENDING, /* since LLVM 23 */
  VARVE_ORDERS_HASHED
} varve_order_sequence;

/* Printers before these releases put a space where later ones have none: at the start of a type or
 * attribute that is printed without its name, and in the lines that a format says so of. */
enum { VARVE_TIGHT_BODIES_RELEASE = 23, VARVE_TIGHT_LINES_RELEASE = 22 };

struct varve_module {
  varve_context *context;
  varve_pool pool;
  varve_operation *root;                /* NULL while being read */
  varve_vector dialect_resources;       /* varve_resource, in order of appearance */
  varve_vector external_resources;      /* varve_resource */
  varve_vector external_groups;         /* const varve_entity *: names in order of appearance; some
                                           groups have no resources */
  varve_hash_table resources_by_handle; /* handle -> 1 + index as pointer */
  varve_vector dialect_versions;        /* varve_dialect_version */
  varve_vector notes;                   /* varve_note */
  varve_era_name era;                   /* of its definitions */
  varve_slice packs;    /* that the container names, as "stablehlo@1.20.0,triton@3.7.1" */
  bool is_stored;       /* was read from a container */
  varve_slice producer; /* of the bytecode file; empty if read from text */
  varve_order_sequence order_sequence; /* of the bytecode file */
  uint32_t printer_release; /* the release of LLVM whose printers put the spaces; 0: the newest */
  bool maps_are_text;       /* bytecode: so are affine maps, sets and strided layouts, whatever the
                               release of the context */
  varve_vector short_blobs; /* varve_short_blob: of the bytecode file */
  const varve_operation *first_unregistered; /* in the bytecode file; it may be gone. NULL: none */
  uint64_t first_unregistered_offset;        /* where the file has it */
  varve_keeper *keepers;
  varve_fit_body_function *fit_body; /* of a container; NULL: nothing to compare */
};

varve_status varve_module_create(varve_context *context,
                                 varve_module **module) VARVE_MUST_USE; /* has no root yet */
/* Marks the module as read from a container of this era that names these packs. */
varve_status varve_module_mark_stored(varve_module *module, varve_slice era,
                                      varve_slice packs) VARVE_MUST_USE;
/* Copies the era, the packs, and whether the module was read from a container. */
varve_status varve_module_copy_sets(varve_module *module,
                                    const varve_module *source) VARVE_MUST_USE;
void varve_module_destroy(varve_module *module);
void varve_module_keep(varve_module *module, varve_keeper *keeper);
/* Adds a resource, or replaces the one with the same handle. A resource without data never replaces
 * another. For dialect resources the handle is made from group and key. data is not copied: see
 * varve_resource. */
varve_status varve_module_add_resource(varve_module *module, const varve_resource *resource,
                                       bool is_external) VARVE_MUST_USE;
/* Returns the resource of a handle, or NULL. */
const varve_resource *varve_module_find_resource(const varve_module *module,
                                                 const varve_entity *handle);
/* Returns resources by index: first those of dialects, then external ones. Returns NULL after the
 * last. */
const varve_resource *varve_module_resource(const varve_module *module, size_t index);
/* Checks all blobs; see varve_resource_check. */
varve_status varve_module_check_resources(const varve_module *module) VARVE_MUST_USE;
/* Returns what is known about the blobs of an operation, or NULL; valid until the next set. */
const varve_short_blob *varve_module_find_short_blob(const varve_module *module,
                                                     const varve_operation_name *name);
varve_status varve_module_set_short_blob(varve_module *module, const varve_operation_name *name,
                                         uint32_t count) VARVE_MUST_USE;
/* Returns the first resource whose last check failed, or NULL. */
const varve_resource *varve_module_find_wrong_resource(const varve_module *module);
/* Reads all regions of op that are still lazy. Isolated bodies nested in them may stay lazy. */
varve_status varve_operation_materialize(varve_operation *op) VARVE_MUST_USE;
/* Reads all bodies that are still lazy. */
varve_status varve_module_materialize(varve_module *module) VARVE_MUST_USE;

/* Makes a detached copy of op with its contents in target. If target has another context, nodes are
 * copied to it. Operands from outside op are kept if the module is the same; otherwise returns
 * INVALID. The copy has the same use-list orders. */
varve_status varve_operation_clone(varve_operation *op, varve_module *source, varve_module *target,
                                   varve_operation **copy) VARVE_MUST_USE;
varve_status varve_module_clone(varve_module *source, varve_context *context,
                                varve_module **copy) VARVE_MUST_USE;

typedef struct varve_equal_options {
  bool ignore_locations;
  bool ignore_use_list_order;
} varve_equal_options;
/* Compares two modules of any contexts: operations with their contents, the resources they refer
 * to, and external resources, but not producer and dialect versions. Distinct attributes are equal
 * if they can be paired. Overwrites the scratch numbers. If the modules differ, *equal is false and
 * difference (may be NULL) gets one sentence with the path to the first difference ("func.func #2,
 * region 0, block 1, op 3 (arith.addi): operand 1 ..."). */
varve_status varve_module_equal(varve_module *a, varve_module *b, varve_equal_options options,
                                bool *equal, varve_buffer *difference) VARVE_MUST_USE;

#endif
