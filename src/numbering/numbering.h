/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The numbers of everything in a module in a binary format: dialects, operation names, attributes,
 * types, strings, resources, blocks and values, in the order of upstream's writer.
 * format-spec/bytecode.md: numbering. */
#ifndef VARVE_NUMBERING_NUMBERING_H
#define VARVE_NUMBERING_NUMBERING_H

#include "base/diagnostic.h"
#include "dialect/definition.h"
#include "dialect/tables/codes.h"
#include "ir/module.h"
#include "numbering/id_table.h"
#include "numbering/property_cursor.h"

typedef struct varve_numbering_options {
  varve_property_form properties;
  bool allow_lossy; /* MERGED: drop native properties, and properties of unregistered operations */
  bool elide_resource_data; /* strings that are values of resources get no number */
} varve_numbering_options;

/* An attribute, a type or an operation name; its number is its index. */
typedef struct varve_numbered_item {
  const void *item; /* varve_entity or varve_operation_name */
  uint32_t dialect;
  uint32_t count; /* of references from distinct places, at most UINT32_MAX */
} varve_numbered_item;

/* A region with blocks. */
typedef struct varve_numbered_region {
  const varve_region *region;
  uint32_t parent; /* the region that holds the owner, VARVE_NO_REGION for the root's */
  uint32_t depth;
  uint32_t
      scope_depth; /* depth of the regions of the innermost owner that is isolated by definition */
  uint32_t lowest_depth; /* smallest depth of a region whose values this one uses */
  uint32_t first_block; /* blocks are numbered across all regions, with the number in varve_block */
  uint32_t block_count;
  uint32_t first_value; /* values are numbered in each isolated operation, with the number in
                           varve_value */
  uint32_t value_count;
  bool is_owner_isolated; /* by definition, or because nothing in it uses a value from outside */
} varve_numbered_region;
#define VARVE_NO_REGION UINT32_MAX

/* The fields of an entry that its dialect encodes. */
typedef struct varve_numbered_code {
  size_t first_field;
  size_t field_count;
} varve_numbered_code;

typedef struct varve_numbered_block {
  uint32_t region;
  uint32_t operation_count;
} varve_numbered_block;

typedef struct varve_numbered_resource {
  const varve_resource *resource; /* NULL: only mentioned */
  const varve_entity *handle;     /* NULL: external */
  const varve_entity *key;        /* STRING */
  uint32_t group;                 /* number of the dialect, or index in external_groups */
  uint32_t value;                 /* number of the string, if the value is a string */
} varve_numbered_resource;

/* The resources of one group: [first, end). */
typedef struct varve_resource_group {
  uint32_t number; /* as in varve_numbered_resource */
  uint32_t next;   /* next index in names, for external groups */
  size_t first;
  size_t end;
} varve_resource_group;
/* Advances to the next group; starts from {0}. names are those of external groups, some of which
 * may be empty, or NULL for the groups of dialects. */
bool varve_next_resource_group(const varve_vector *resources, const varve_vector *names,
                               varve_resource_group *group);

typedef struct varve_numbering {
  varve_module *module;
  varve_context *context;
  varve_reporter *reporter;
  varve_numbering_options options;
  varve_vector dialects;           /* const varve_entity *: STRINGs */
  varve_vector names;              /* varve_numbered_item */
  varve_vector attributes;         /* varve_numbered_item */
  varve_vector types;              /* varve_numbered_item */
  varve_vector regions;            /* varve_numbered_region, parents first */
  varve_vector blocks;             /* varve_numbered_block */
  varve_vector resources;          /* varve_numbered_resource of dialects, by group */
  varve_vector external_resources; /* varve_numbered_resource, by group */
  varve_vector external_groups;    /* const varve_entity *: STRINGs */
  varve_vector strings;            /* const varve_entity *: STRINGs without type */
  varve_vector merged;             /* const varve_entity *: see operation_attributes.c */
  bool has_property_strings;       /* a blob refers to strings */
  varve_vector codes;              /* varve_numbered_code */
  varve_vector fields;             /* varve_coded_field: of all codes, in their order */
  varve_id_table code_numbers;     /* 1 + index in codes, by entity; 0 for other encodings */
  varve_id_table entity_numbers;   /* 1 + number; also of resource handles */
  varve_id_table stripped_numbers; /* 1 + index in merged, by the number of an operation with native
                                      properties */
  varve_id_table checked_names;    /* 1 + id of the name for which properties were last checked */
  varve_id_table dialect_numbers;  /* by id of the STRING */
  varve_id_table name_numbers;
  varve_id_table string_numbers;
} varve_numbering;

/* Numbers everything. If the module cannot be written, reports the reason through reporter (unless
 * out of memory) and fails. Reads bodies that are not read yet. Sets the scratch numbers of
 * operations (their preorder), values and blocks, which stay valid until the module changes. The
 * caller must release the numbering, whatever the status. */
varve_status varve_numbering_create(varve_numbering *numbering, varve_module *module,
                                    const varve_numbering_options *options,
                                    varve_reporter *reporter) VARVE_MUST_USE;
void varve_numbering_release(varve_numbering *numbering);

/* Returns the number of an attribute, a type or a resource handle that was numbered. */
static inline uint32_t varve_number_of(const varve_numbering *numbering,
                                       const varve_entity *entity) {
  return varve_id_table_get(&numbering->entity_numbers, varve_location_attribute(entity)->id) - 1;
}
/* Returns the fields of an attribute or type of a dialect other than builtin, or NULL if its entry
 * is text. */
static inline const varve_coded_field *
varve_numbering_coded(const varve_numbering *numbering, const varve_entity *entity, size_t *count) {
  uint32_t number = varve_id_table_get(&numbering->code_numbers, entity->id);
  *count = 0;
  if (number == 0)
    return NULL;
  const varve_numbered_code *code =
      &VARVE_VECTOR_AT(&numbering->codes, varve_numbered_code, number - 1);
  *count = code->field_count;
  return &VARVE_VECTOR_AT(&numbering->fields, varve_coded_field, code->first_field);
}
static inline uint32_t varve_number_of_name(const varve_numbering *numbering,
                                            const varve_operation_name *name) {
  return varve_id_table_get(&numbering->name_numbers, name->id) - 1;
}
/* string: any STRING; its type is ignored. */
static inline uint32_t varve_number_of_string(const varve_numbering *numbering,
                                              const varve_entity *string) {
  return varve_id_table_get(&numbering->string_numbers, string->id) - 1;
}
static inline const varve_numbered_block *varve_numbered_block_at(const varve_numbering *numbering,
                                                                  const varve_block *block) {
  return &VARVE_VECTOR_AT(&numbering->blocks, varve_numbered_block, block->number);
}
/* block: must be in a region. */
static inline const varve_numbered_region *
varve_numbered_region_of(const varve_numbering *numbering, const varve_block *block) {
  uint32_t region = varve_numbered_block_at(numbering, block)->region;
  return &VARVE_VECTOR_AT(&numbering->regions, varve_numbered_region, region);
}
/* Returns whether the operation starts a scope of values, as it does if all its regions are empty.
 */
bool varve_numbering_is_isolated(const varve_numbering *numbering, const varve_operation *op);
/* Returns the dictionary written for the operation, or NULL. */
const varve_entity *varve_numbering_dictionary(const varve_numbering *numbering,
                                               const varve_operation *op);

/* text_resources.c: finds the handle of the next resource that text mentions, NULL after the last.
 * Advances text; key is scratch. */
varve_status varve_find_text_resource(const varve_module *module, varve_slice *text,
                                      varve_buffer *key,
                                      const varve_entity **handle) VARVE_MUST_USE;

/* The steps, in this order. structure.c: preorder numbers, regions, isolation. */
varve_status varve_numbering_find_structure(varve_numbering *numbering) VARVE_MUST_USE;
/* discovery.c: counts references; numbers values. */
varve_status varve_numbering_discover(varve_numbering *numbering) VARVE_MUST_USE;
/* order.c: the final order of names, attributes, types and resources, then of strings. */
varve_status varve_numbering_sort(varve_numbering *numbering) VARVE_MUST_USE;
varve_status varve_numbering_number_strings(varve_numbering *numbering) VARVE_MUST_USE;
/* operation_attributes.c: checks op's attributes and stores the results of the functions above. */
varve_status varve_numbering_check_attributes(varve_numbering *numbering,
                                              const varve_operation *op) VARVE_MUST_USE;

#endif
