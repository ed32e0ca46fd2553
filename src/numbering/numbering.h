/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which number everything of a module has in a binary form: dialects, operation names, attributes,
 * types, strings, resources, blocks and values, ordered as upstream's writer orders them.
 * format-spec/bytecode.md: numbering. */
#ifndef VARVE_NUMBERING_NUMBERING_H
#define VARVE_NUMBERING_NUMBERING_H

#include "base/diagnostic.h"
#include "dialect/codes.h"
#include "dialect/definition.h"
#include "ir/module.h"
#include "numbering/id_table.h"
#include "numbering/property_cursor.h"

typedef struct varve_numbering_options {
  varve_property_form properties;
  bool allow_lossy;         /* MERGED: native and unregistered operations' properties are dropped */
  bool elide_resource_data; /* strings that are values of resources get no number */
} varve_numbering_options;

/* An attribute, a type or an operation name; its number is its place. */
typedef struct varve_numbered_item {
  const void *item; /* varve_entity or varve_operation_name */
  uint32_t dialect;
  uint32_t count; /* of references from distinct places; stays at UINT32_MAX */
} varve_numbered_item;

/* A region with blocks. */
typedef struct varve_numbered_region {
  const varve_region *region;
  uint32_t parent; /* the region that holds the owner, VARVE_NO_REGION for the root's */
  uint32_t depth;
  uint32_t scope_depth;  /* of the regions of the innermost owner that is isolated by definition */
  uint32_t lowest_depth; /* of a region whose values are used in this one */
  uint32_t first_block;  /* blocks count over all regions: the number in a varve_block */
  uint32_t block_count;
  uint32_t first_value; /* values count within an isolated operation: the number in a varve_value */
  uint32_t value_count;
  bool is_owner_isolated; /* by definition or because nothing in it uses a value from outside */
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
  const varve_resource *resource; /* NULL: named only */
  const varve_attribute *handle;  /* NULL: external */
  const varve_attribute *key;     /* STRING */
  uint32_t group;                 /* number of the dialect, or place in external_groups */
  uint32_t value;                 /* string number of a value that is a string */
} varve_numbered_resource;

/* Resources of one group, from first to before end. */
typedef struct varve_resource_group {
  uint32_t number; /* as in varve_numbered_resource */
  uint32_t next;   /* of external groups */
  size_t first;
  size_t end;
} varve_resource_group;
/* Goes to the next group, from {0} on. names: of external groups, of which some may be empty; NULL
 * for the groups of dialects. */
bool varve_next_resource_group(const varve_vector *resources, const varve_vector *names,
                               varve_resource_group *group);

typedef struct varve_numbering {
  varve_module *module;
  varve_context *context;
  varve_reporter *reporter;
  varve_numbering_options options;
  varve_vector dialects;           /* const varve_attribute *: STRINGs */
  varve_vector names;              /* varve_numbered_item */
  varve_vector attributes;         /* varve_numbered_item */
  varve_vector types;              /* varve_numbered_item */
  varve_vector regions;            /* varve_numbered_region, parents first */
  varve_vector blocks;             /* varve_numbered_block */
  varve_vector resources;          /* varve_numbered_resource of dialects, by group */
  varve_vector external_resources; /* varve_numbered_resource, by group */
  varve_vector external_groups;    /* const varve_attribute *: STRINGs */
  varve_vector strings;            /* const varve_attribute *: STRINGs without type */
  varve_vector merged;             /* const varve_attribute *: see operation_attributes.c */
  bool has_property_strings;       /* some blob refers to strings */
  varve_vector codes;              /* varve_numbered_code */
  varve_vector fields;             /* varve_coded_field: of the codes, one after the other */
  varve_id_table code_numbers;     /* 1 + place in codes, by entity; 0 for other encodings */
  varve_id_table entity_numbers;   /* 1 + number; also of resource handles */
  varve_id_table stripped_numbers; /* 1 + place in merged, by the number of an operation with
                                      native properties */
  varve_id_table checked_names;    /* 1 + id of the name with which properties were checked last */
  varve_id_table dialect_numbers;  /* by id of the STRING */
  varve_id_table name_numbers;
  varve_id_table string_numbers;
} varve_numbering;

/* Numbers everything; fails with a report through reporter (unless out of memory) when the module
 * cannot be written. Bodies not read yet are read. The scratch numbers of operations (their
 * preorder), values and blocks stay as they are set here until the module is changed. The
 * numbering must be released, whatever the status. */
varve_status varve_numbering_create(varve_numbering *numbering, varve_module *module,
                                    const varve_numbering_options *options,
                                    varve_reporter *reporter) VARVE_MUST_USE;
void varve_numbering_release(varve_numbering *numbering);

/* Of what was numbered: an attribute, a type, the handle of a resource. */
static inline uint32_t varve_number_of(const varve_numbering *numbering,
                                       const varve_entity *entity) {
  return varve_id_table_get(&numbering->entity_numbers, entity->id) - 1;
}
/* The fields of an attribute or type of a dialect other than builtin; NULL when its entry is text.
 */
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
/* string: any STRING, its type does not matter. */
static inline uint32_t varve_number_of_string(const varve_numbering *numbering,
                                              const varve_attribute *string) {
  return varve_id_table_get(&numbering->string_numbers, string->id) - 1;
}
static inline bool varve_numbering_has_dialect(const varve_numbering *numbering,
                                               const varve_attribute *name) {
  return varve_id_table_get(&numbering->dialect_numbers, name->id) != 0;
}
static inline const varve_numbered_block *varve_numbered_block_at(const varve_numbering *numbering,
                                                                  const varve_block *block) {
  return &VARVE_VECTOR_AT(&numbering->blocks, varve_numbered_block, block->number);
}
/* block: of a region */
static inline const varve_numbered_region *
varve_numbered_region_of(const varve_numbering *numbering, const varve_block *block) {
  uint32_t region = varve_numbered_block_at(numbering, block)->region;
  return &VARVE_VECTOR_AT(&numbering->regions, varve_numbered_region, region);
}
/* Whether the operation starts a scope of values; one whose regions are all empty does. */
bool varve_numbering_is_isolated(const varve_numbering *numbering, const varve_operation *op);
/* What follows the dialect and the dot; the dialect of a name without a dot is the name itself and
 * nothing follows. */
varve_slice varve_name_suffix(const varve_operation_name *name);
varve_status varve_name_dialect(varve_context *context, const varve_operation_name *name,
                                const varve_attribute **dialect) VARVE_MUST_USE;

/* What is written as the operation's dictionary; NULL: nothing. */
const varve_attribute *varve_numbering_dictionary(const varve_numbering *numbering,
                                                  const varve_operation *op);

/* text_resources.c: the handle of the next resource that text names, NULL when there is none more;
 * text is advanced, key is scratch. */
varve_status varve_find_text_resource(const varve_module *module, varve_slice *text,
                                      varve_buffer *key,
                                      const varve_attribute **handle) VARVE_MUST_USE;

/* The steps, in this order. structure.c: preorder numbers, regions, isolation. */
varve_status varve_numbering_find_structure(varve_numbering *numbering) VARVE_MUST_USE;
/* discovery.c: what the module refers to, with counts; numbers of values. */
varve_status varve_numbering_discover(varve_numbering *numbering) VARVE_MUST_USE;
/* order.c: the final order of names, attributes, types and resources; then of strings. */
varve_status varve_numbering_sort(varve_numbering *numbering) VARVE_MUST_USE;
varve_status varve_numbering_number_strings(varve_numbering *numbering) VARVE_MUST_USE;
/* operation_attributes.c: checks op's attributes and makes what the functions above give. */
varve_status varve_numbering_check_attributes(varve_numbering *numbering,
                                              const varve_operation *op) VARVE_MUST_USE;

#endif
