/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The module in memory: operations, regions, blocks, values, types and attributes; looking,
 * walking, building, changing.
 *
 * What a function returns is borrowed: operations, regions, blocks and values live as long as their
 * module or until they are erased; types and attributes as long as their context. A NULL argument
 * is a caller's mistake, as is a type, attribute, operation, block or value of another context:
 * fallible functions answer BAD_ARGUMENT, the others need what they name.
 * Indices must be below the count. Everything here: the thread that uses the context; since 0.1.
 * Terms and rules are those of MLIR's language reference. */
#ifndef VARVE_IR_H
#define VARVE_IR_H

#include <varve/kinds.h>
#include <varve/module.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct varve_operation varve_operation;
typedef struct varve_region varve_region;
typedef struct varve_block varve_block;
typedef struct varve_value varve_value;
typedef struct varve_use varve_use;
/* Types and attributes (locations are attributes) are nodes of one kind: equal ones of a context
 * are the same pointer. */
typedef struct varve_entity varve_type;
typedef struct varve_entity varve_attribute;

/* Modules */

/* A module that holds an empty builtin.module at the unknown location. Fails with OUT_OF_MEMORY,
 * LIMIT_EXCEEDED. */
VARVE_API varve_status varve_module_create_empty(varve_context *context,
                                                 varve_module **module) VARVE_MUST_USE;
VARVE_API varve_context *varve_module_get_context(const varve_module *module);
VARVE_API varve_operation *varve_module_get_root(const varve_module *module);
/* Reads what lazy_bodies left unread, so that walks see everything. Fails as varve_module_load. */
VARVE_API varve_status varve_module_read_bodies(varve_module *module) VARVE_MUST_USE;
/* The same for the regions of one operation; what is nested in them may stay unread. */
VARVE_API varve_status varve_operation_read_regions(varve_operation *op) VARVE_MUST_USE;

/* What stands in the {-# #-} block of a module's text; slices live as long as the module. */
typedef struct varve_resource_item {
  size_t struct_size; /* sizeof(varve_resource_item), set by the caller */
  varve_slice group;  /* the dialect, or who told an external one */
  varve_slice key;
  bool is_external;
  bool is_bool; /* neither this nor is_string: a blob */
  bool is_string;
  bool has_data; /* false: named only, or elided */
  bool bool_value;
  uint64_t alignment; /* of a blob */
  varve_slice data;   /* the bytes of a blob, without its alignment, or of a string */
  bool needs_check;   /* data lies in a file and was not checked: varve_module_check_resource */
} varve_resource_item;
#define VARVE_RESOURCE_ITEM_INIT                                                                   \
  {                                                                                                \
    sizeof(varve_resource_item), {NULL, 0}, {NULL, 0}, false, false, false, false, false, 0,       \
        {NULL, 0}, false                                                                           \
  }
/* Those of dialects, in order of appearance, then external ones. */
VARVE_API size_t varve_module_get_resource_count(const varve_module *module);
/* Fails with BAD_ARGUMENT, also when index is not below the count. */
VARVE_API varve_status varve_module_get_resource(const varve_module *module, size_t index,
                                                 varve_resource_item *item) VARVE_MUST_USE;
/* Reads size bytes of a resource from offset on to see whether they are those that its file was
 * written with: to be called before item.data is read where item.needs_check says so, and fine for
 * all others. Large blobs of varve files have a checksum for each MiB, which is compared once; a
 * module that is saved, compared, copied or hashed checks what it reads by itself. Fails with
 * BAD_ARGUMENT (also beyond the end), CORRUPT. One thread at a time for a module. Since 0.1.
 * format-spec/varve.md, "File". */
VARVE_API varve_status varve_module_check_resource(varve_module *module, size_t index,
                                                   uint64_t offset, uint64_t size) VARVE_MUST_USE;
/* Drops the resources of dialects that nothing in the module refers to: text and bytecode leave
 * them out, a container would hold them. Bodies that are not read yet are read. Fails as
 * varve_module_load, and then drops none. */
VARVE_API varve_status varve_module_drop_unused_resources(varve_module *module) VARVE_MUST_USE;

/* Where a module has its large constants. */
typedef enum varve_resource_place {
  VARVE_RESOURCES_INLINE = 1,  /* in attributes: dense_resource becomes dense */
  VARVE_RESOURCES_SECTION = 2, /* in resources: dense becomes dense_resource */
  VARVE_RESOURCES_EXTERNAL = 3 /* in files of a folder, which external resources name */
} varve_resource_place;
typedef struct varve_place_options {
  size_t struct_size;         /* sizeof(varve_place_options) */
  varve_diagnostic_sink sink; /* gets the error */
  varve_resource_place place;
  uint64_t larger_than; /* SECTION, EXTERNAL: fewer bytes, or as many, stay where they are */
  const char *folder;   /* EXTERNAL: where files are written, which is there; else where those that
                           the module names are read, NULL: they are not */
} varve_place_options;
#define VARVE_PLACE_OPTIONS_INIT                                                                   \
  { sizeof(varve_place_options), {NULL, NULL}, VARVE_RESOURCES_SECTION, 1024, NULL }
/* Moves the constants of a module: those in attributes and properties of operations, however
 * nested, of tensors and vectors of i1 and of integers and floats of 8, 16, 32 and 64 bits; others,
 * splats, and resources that do not have as many bytes as their type, stay. New resources have keys
 * dense_0, dense_1 and so on that no other has. INLINE drops resources that nothing refers to any
 * more.
 * EXTERNAL writes the file DIALECT.KEY, characters other than letters, digits, _ - . as %XX, which
 * appears whole, and gives the module an external resource of group varve_files, DIALECT.KEY:
 * "ALIGNMENT SIZE NAME"; a file that is there must hold the same. The other two read these back:
 * such a file must have that size, is mapped, and must not change as long as the module lives.
 * Bodies that are not read yet are read. Fails with BAD_ARGUMENT, OUT_OF_MEMORY, IO, INVALID,
 * CORRUPT and as varve_module_load; then the module holds the same, but may be changed in part.
 * Since 0.1. */
VARVE_API varve_status varve_module_place_resources(
    varve_module *module, const varve_place_options *options) VARVE_MUST_USE;

/* Operations */

VARVE_API varve_slice varve_operation_get_name(const varve_operation *op); /* "arith.addi" */
VARVE_API const varve_attribute *varve_operation_get_location(const varve_operation *op);
/* The dictionary of discardable attributes; NULL when there is none. For an operation without
 * definition all that stands in braces. */
VARVE_API const varve_attribute *varve_operation_get_dictionary(const varve_operation *op);
/* The properties, a dictionary for all but odd unregistered operations; NULL when there are none.
 */
VARVE_API const varve_attribute *varve_operation_get_properties(const varve_operation *op);
/* The attribute of this name among properties and discardable ones; NULL when absent. */
VARVE_API const varve_attribute *varve_operation_get_attribute(const varve_operation *op,
                                                               varve_slice name);
VARVE_API uint32_t varve_operation_get_operand_count(const varve_operation *op);
VARVE_API varve_value *varve_operation_get_operand(const varve_operation *op, uint32_t index);
VARVE_API uint32_t varve_operation_get_result_count(const varve_operation *op);
VARVE_API varve_value *varve_operation_get_result(const varve_operation *op, uint32_t index);
VARVE_API uint32_t varve_operation_get_successor_count(const varve_operation *op);
VARVE_API varve_block *varve_operation_get_successor(const varve_operation *op, uint32_t index);
VARVE_API uint32_t varve_operation_get_region_count(const varve_operation *op);
VARVE_API varve_region *varve_operation_get_region(const varve_operation *op, uint32_t index);
VARVE_API varve_block *
varve_operation_get_block(const varve_operation *op); /* NULL when detached */
VARVE_API varve_operation *
varve_operation_get_parent(const varve_operation *op); /* NULL for a root */
VARVE_API varve_operation *
varve_operation_get_next(const varve_operation *op); /* in its block; NULL at the end */
VARVE_API varve_operation *varve_operation_get_previous(const varve_operation *op);
/* Walks root and all in it, parents first: the one after op, NULL at the end. _post: children
 * first; begin with _post_first. */
VARVE_API varve_operation *varve_operation_walk_next(const varve_operation *root,
                                                     const varve_operation *op);
VARVE_API varve_operation *varve_operation_walk_post_first(const varve_operation *root);
VARVE_API varve_operation *varve_operation_walk_post_next(const varve_operation *root,
                                                          const varve_operation *op);

/* Regions and blocks */

VARVE_API varve_operation *varve_region_get_owner(const varve_region *region);
VARVE_API varve_block *
varve_region_get_first_block(const varve_region *region);                 /* NULL when empty */
VARVE_API varve_region *varve_block_get_region(const varve_block *block); /* NULL when detached */
VARVE_API varve_block *varve_block_get_next(const varve_block *block);
VARVE_API varve_operation *varve_block_get_first_operation(const varve_block *block);
VARVE_API varve_operation *varve_block_get_last_operation(const varve_block *block);
VARVE_API uint32_t varve_block_get_argument_count(const varve_block *block);
VARVE_API varve_value *varve_block_get_argument(const varve_block *block, uint32_t index);

/* Values. Uses are listed newest first, as upstream lists and serializes them. */

VARVE_API const varve_type *varve_value_get_type(const varve_value *value);
VARVE_API varve_operation *
varve_value_get_operation(const varve_value *value); /* NULL for a block argument */
VARVE_API varve_block *
varve_value_get_block(const varve_value *value); /* of an argument; NULL for a result */
VARVE_API uint32_t
varve_value_get_index(const varve_value *value); /* among the results or arguments */
VARVE_API varve_use *varve_value_get_first_use(const varve_value *value);
VARVE_API varve_use *varve_use_get_next(const varve_use *use);
VARVE_API varve_operation *varve_use_get_operation(const varve_use *use);
VARVE_API uint32_t varve_use_get_operand_index(const varve_use *use);

/* Building and changing. Fallible calls fail with BAD_ARGUMENT, OUT_OF_MEMORY, LIMIT_EXCEEDED and
 * what their comment adds, and then change nothing. */

typedef struct varve_operation_description {
  size_t struct_size;                /* sizeof(varve_operation_description) */
  varve_slice name;                  /* "dialect.operation" */
  const varve_attribute *location;   /* NULL: unknown */
  const varve_attribute *dictionary; /* NULL: none. Inherent attributes of a defined operation move
                                        to the properties */
  const varve_attribute *properties; /* NULL: none */
  const varve_type *const *result_types;
  varve_value *const *operands;
  varve_block *const *successors;
  uint32_t result_count;
  uint32_t operand_count;
  uint32_t successor_count;
  uint32_t region_count; /* regions are made empty */
} varve_operation_description;

/* A detached operation. INVALID when a key is both in dictionary and properties, or properties hold
 * what the definition does not know. */
VARVE_API varve_status varve_operation_build(varve_module *module,
                                             const varve_operation_description *description,
                                             varve_operation **op) VARVE_MUST_USE;
/* Puts a detached operation into block before another of its operations, at the end when before is
 * NULL. */
VARVE_API varve_status varve_operation_insert(varve_operation *op, varve_block *block,
                                              varve_operation *before) VARVE_MUST_USE;
/* Takes an operation out of its block and keeps it for inserting elsewhere in the module. */
VARVE_API varve_status varve_operation_detach(varve_operation *op) VARVE_MUST_USE;
/* Ends an operation and all in it. INVALID while a result is used outside of it, BAD_ARGUMENT for
 * the module's root. */
VARVE_API varve_status varve_operation_delete(varve_module *module,
                                              varve_operation *op) VARVE_MUST_USE;
/* A detached copy with all in it, use-list orders included; operands from outside stay the same. */
VARVE_API varve_status varve_operation_copy(varve_module *module, varve_operation *op,
                                            varve_operation **copy) VARVE_MUST_USE;
VARVE_API varve_status varve_operation_set_location(varve_operation *op,
                                                    const varve_attribute *location) VARVE_MUST_USE;
/* Sets, or with value NULL removes, one attribute, among the properties where the definition has it
 * there. */
VARVE_API varve_status varve_operation_set_attribute(varve_module *module, varve_operation *op,
                                                     varve_slice name,
                                                     const varve_attribute *value) VARVE_MUST_USE;
VARVE_API varve_status varve_operation_replace_operand(varve_operation *op, uint32_t index,
                                                       varve_value *value) VARVE_MUST_USE;
VARVE_API varve_status varve_operation_replace_operands(varve_module *module, varve_operation *op,
                                                        varve_value *const *values,
                                                        uint32_t count) VARVE_MUST_USE;
VARVE_API varve_status varve_operation_replace_successor(varve_operation *op, uint32_t index,
                                                         varve_block *block) VARVE_MUST_USE;
/* Every use of value uses replacement instead. The types need not be equal; no verifier runs. */
VARVE_API varve_status varve_value_replace_all_uses(varve_value *value,
                                                    varve_value *replacement) VARVE_MUST_USE;

/* A new block at the end of a region. */
VARVE_API varve_status varve_region_append_block(varve_module *module, varve_region *region,
                                                 varve_block **block) VARVE_MUST_USE;
/* location NULL: unknown. argument may be NULL. */
VARVE_API varve_status varve_block_append_argument(varve_module *module, varve_block *block,
                                                   const varve_type *type,
                                                   const varve_attribute *location,
                                                   varve_value **argument) VARVE_MUST_USE;
/* Ends a block and all in it. INVALID while something outside uses it or its values. */
VARVE_API varve_status varve_block_delete(varve_module *module, varve_block *block) VARVE_MUST_USE;

/* Types and attributes */

VARVE_API varve_kind varve_type_get_kind(const varve_type *type);
VARVE_API varve_kind varve_attribute_get_kind(const varve_attribute *attribute);
/* From text, as it stands in a module: "tensor<4x?xf32>", "#map" has no meaning here. What is wrong
 * goes to sink; file_name "-". Fails with SYNTAX, INVALID and the common ones. */
VARVE_API varve_status varve_type_parse(varve_context *context, varve_slice text,
                                        varve_diagnostic_sink sink,
                                        const varve_type **type) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_parse(varve_context *context, varve_slice text,
                                             varve_diagnostic_sink sink,
                                             const varve_attribute **attribute) VARVE_MUST_USE;
/* The text of a type or attribute, without aliases. Also LIMIT_EXCEEDED past max_output. */
VARVE_API varve_status varve_type_print(varve_context *context, const varve_type *type,
                                        varve_bytes **text) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_print(varve_context *context,
                                             const varve_attribute *attribute,
                                             varve_bytes **text) VARVE_MUST_USE;
/* Common ones without text. An integer is cut to the width of its type. */
VARVE_API varve_status varve_attribute_make_string(
    varve_context *context, varve_slice bytes, const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status
varve_attribute_make_integer(varve_context *context, const varve_type *type, int64_t value,
                             const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_type(varve_context *context, const varve_type *type,
                                                 const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_array(varve_context *context,
                                                  const varve_attribute *const *elements,
                                                  uint32_t count,
                                                  const varve_attribute **attribute) VARVE_MUST_USE;
/* entries: name, value, name, value ...; names are strings. INVALID when a name comes twice. */
VARVE_API varve_status varve_attribute_make_dictionary(
    varve_context *context, const varve_attribute *const *entries, uint32_t entry_count,
    const varve_attribute **attribute) VARVE_MUST_USE;
/* BAD_ARGUMENT when the attribute is of another kind. An integer wider than 64 bits: LIMIT_EXCEEDED
 * when it does not fit. */
VARVE_API varve_status varve_attribute_get_string(const varve_attribute *attribute,
                                                  varve_slice *bytes) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_get_integer(const varve_attribute *attribute,
                                                   int64_t *value) VARVE_MUST_USE;
/* Array elements; dictionary values, in order of names; the names of a symbol reference as strings,
 * the outermost first. 0 for other kinds. */
VARVE_API uint32_t varve_attribute_get_size(const varve_attribute *attribute);
VARVE_API const varve_attribute *varve_attribute_get_element(const varve_attribute *attribute,
                                                             uint32_t index);
VARVE_API varve_slice varve_attribute_get_name(const varve_attribute *dictionary, uint32_t index);
VARVE_API const varve_attribute *varve_attribute_find(const varve_attribute *dictionary,
                                                      varve_slice name); /* NULL when absent */

/* The types and attributes that a type or attribute of any kind is directly made of, and its affine
 * expressions, in no order that is promised: for walks over all that one holds. What stands in the
 * text of a dialect's type or attribute without format is not taken apart. */
VARVE_API uint32_t varve_attribute_get_part_count(const varve_attribute *attribute);
VARVE_API const varve_attribute *varve_attribute_get_part(const varve_attribute *attribute,
                                                          uint32_t index);

#ifdef __cplusplus
}
#endif

#endif
