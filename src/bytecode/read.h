/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the parts of the reader share. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_READ_H
#define VARVE_BYTECODE_READ_H

#include "bytecode/reader.h"
#include "bytecode/walk_ir.h"
#include "dialect/definition.h"
#include "ir/attributes.h"

/* The attributes of an operation that was read last from a blob, or from a dictionary before
 * version 5: nearly always the next one that has the same index has the same name too. */
typedef struct varve_read_attributes {
  const varve_operation_name *name; /* NULL: none yet */
  const varve_attribute *dictionary;
  const varve_attribute *properties;
} varve_read_attributes;

typedef struct varve_bytecode_reader {
  varve_keeper keeper; /* of the module, when bodies stay unread */
  varve_bytecode_file file;
  varve_context *context;
  varve_module *module;
  varve_module *stand_in; /* for attributes that are read outside of a module; NULL: none yet */
  varve_reporter reporter;
  varve_buffer file_name; /* what the reporter's name points to */
  bool lazy_bodies;
  bool is_kept; /* the module keeps the file's bytes alive */
  varve_fields fields;
  varve_vector open; /* uint32_t: entries being resolved */
  varve_vector
      children;         /* const varve_entity *: what the references of the entry being built are */
  varve_vector scratch; /* const varve_entity *: for what a builder puts together */
  varve_buffer text;    /* of a dialect's type or attribute */
  varve_vector words;   /* uint64_t: of a wide integer */
  varve_vector property_entries; /* const varve_entity *: names and values of a dictionary */
  varve_vector native_values;    /* const varve_entity *: elements of native properties */
  varve_buffer sizes;            /* of segments */
  varve_vector strings;          /* const varve_attribute *: by string; NULL until wanted */
  varve_vector handles;          /* const varve_attribute *: of the dialect resources */
  varve_vector attributes; /* varve_read_attributes: by blob, or by attribute before version 5 */
  /* Operations of the root that are made, ascending; the others are isolated or have no regions,
   * and define and use nothing. NULL: all. */
  const uint64_t *selection;
  size_t selection_count;
  uint64_t expansion_left; /* bytes that may still be made beyond what the file itself takes */
} varve_bytecode_reader;

/* reader.c: *created must be destroyed, whatever the status, if it is not NULL; options as in
 * varve_bytecode_read. */
varve_status varve_bytecode_reader_create(varve_context *context, varve_slice bytes,
                                          const varve_bytecode_read_options *options,
                                          varve_bytecode_reader **created) VARVE_MUST_USE;
void varve_bytecode_reader_destroy(varve_bytecode_reader *reader);
/* The module, or what is selected of it, when the tables were read. May be called again. */
varve_status varve_bytecode_reader_read_module(varve_bytecode_reader *reader,
                                               varve_module **module) VARVE_MUST_USE;

/* read_entities.c: attributes and types by their index, which is in range. */
varve_status varve_reader_resolve(varve_bytecode_reader *reader, size_t entry,
                                  const varve_entity **entity) VARVE_MUST_USE;
static inline varve_status VARVE_MUST_USE varve_reader_attribute(
    varve_bytecode_reader *reader, size_t index, const varve_attribute **attribute) {
  *attribute = varve_file_entry_at(&reader->file, index)->entity;
  return *attribute != NULL ? VARVE_STATUS_OK : varve_reader_resolve(reader, index, attribute);
}
static inline varve_status VARVE_MUST_USE varve_reader_type(varve_bytecode_reader *reader,
                                                            size_t index, const varve_type **type) {
  size_t entry = reader->file.attribute_count + index;
  *type = varve_file_entry_at(&reader->file, entry)->entity;
  return *type != NULL ? VARVE_STATUS_OK : varve_reader_resolve(reader, entry, type);
}

/* The attribute of a string by its index, which is in range. */
varve_status varve_reader_string(varve_bytecode_reader *reader, size_t index,
                                 const varve_attribute **string) VARVE_MUST_USE;
/* To be asked wherever few bytes of the file make many of memory, or work as if they did. Reports
 * at the cursor. */
varve_status varve_reader_claim(varve_bytecode_reader *reader, varve_cursor *cursor,
                                uint64_t size) VARVE_MUST_USE;

/* An entry whose fields are read and whose references are resolved. */
typedef struct varve_coded_entry {
  uint64_t code;
  const varve_bytecode_code *known; /* of the code */
  const varve_fields *fields;
  const varve_entity *const *children; /* one a reference; NULL: absent */
  uint32_t child_count;
  varve_cursor *cursor; /* behind the fields; a final I or F is still to be read */
} varve_coded_entry;

/* Builders answer INVALID or BAD_ARGUMENT without a report for what makes no such node. */
typedef varve_status varve_entry_builder(varve_bytecode_reader *reader,
                                         const varve_coded_entry *entry,
                                         const varve_entity **entity);
varve_entry_builder varve_build_builtin_attribute; /* read_builtin_attributes.c */
varve_entry_builder varve_build_builtin_type;      /* read_builtin_types.c */
varve_entry_builder varve_build_quant_type;        /* read_quant.c */
varve_entry_builder varve_build_llvm_attribute;    /* read_llvm.c */

/* Reports at the entry. */
#define varve_entry_fail(entry, ...)                                                               \
  varve_byte_reader_fail(&(entry)->cursor->bytes, VARVE_STATUS_CORRUPT, __VA_ARGS__)

/* read_module_resources.c */
varve_status varve_reader_read_resources(varve_bytecode_reader *reader) VARVE_MUST_USE;

/* read_operation_attributes.c: op has its indexes; cursor is where faults are told. */
varve_status varve_reader_operation_attributes(varve_bytecode_reader *reader,
                                               const varve_operation_name *name,
                                               const varve_ir_operation *op, varve_cursor *cursor,
                                               varve_read_attributes *attributes) VARVE_MUST_USE;
/* Whether the blob of properties of op has the layout of the definition, which there is. */
bool varve_reader_has_layout(const varve_bytecode_reader *reader, const varve_operation_name *name,
                             const varve_ir_operation *op);

/* read_native_properties.c: the value of a native property of this encoding; the array<i32> of
 * count segments from a sparse array. */
varve_status varve_reader_native_property(varve_bytecode_reader *reader,
                                          const varve_property_definition *property,
                                          varve_cursor *cursor,
                                          const varve_attribute **value) VARVE_MUST_USE;
varve_status varve_reader_segments(varve_bytecode_reader *reader, uint32_t count,
                                   varve_cursor *cursor,
                                   const varve_attribute **value) VARVE_MUST_USE;

/* read_use_lists.c */
typedef struct varve_read_order {
  varve_value *value;
  varve_ir_order order;
} varve_read_order;
/* Puts the uses of each value into the recorded order; uses is scratch for varve_use *. */
varve_status varve_reader_apply_orders(varve_bytecode_reader *reader,
                                       const varve_read_order *orders, size_t count,
                                       varve_vector *uses) VARVE_MUST_USE;

/* read_ir.c: the name of an operation by its index, which is in range. */
varve_status varve_reader_operation_name(varve_bytecode_reader *reader, size_t index,
                                         varve_cursor *cursor,
                                         const varve_operation_name **name) VARVE_MUST_USE;
/* Makes the module's root. */
varve_status varve_reader_read_ir(varve_bytecode_reader *reader) VARVE_MUST_USE;

#endif
