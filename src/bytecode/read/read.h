/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations shared by the parts of the reader. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_READ_H
#define VARVE_BYTECODE_READ_H

#include <varve/dialect.h>

#include "base/era.h"
#include "bytecode/file/walk_ir.h"
#include "bytecode/read/reader.h"
#include "dialect/definition.h"
#include "dialect/registry/pack_choice.h"
#include "ir/attributes.h"

/* The attributes that were last read from a blob (before version 5: from a dictionary). The next
 * operation with the same index usually has the same name and reuses them. */
typedef struct varve_read_attributes {
  const varve_operation_name *name; /* NULL: none yet */
  const varve_entity *dictionary;
  const varve_entity *properties;
} varve_read_attributes;

/* An operator of an affine expression whose operands are being made. */
typedef struct varve_affine_operator {
  varve_kind kind;
  const varve_entity *lhs; /* NULL: not made yet */
} varve_affine_operator;

/* Another layout of the properties of a definition: varve.layouts. */
typedef struct varve_older_layout {
  const varve_operation_definition *layout;
  varve_slice changes;
  const varve_operation_definition *made; /* NULL: it cannot be made */
} varve_older_layout;

/* The layouts of the properties of the file: layout/layouts.h. */
typedef struct varve_layout_choice {
  varve_era era;
  /* const varve_operation_definition *: by operation name of the file, the layout of those that
   * have not that of the era, or NULL; empty: all have that of the era */
  varve_vector layouts;
  struct varve_context *contexts[VARVE_MOST_ERAS]; /* that these definitions belong to, or NULL */
  char fault[512];                                 /* why no era was chosen; empty: one was */
} varve_layout_choice;
void varve_layouts_release(varve_layout_choice *choice);

typedef struct varve_bytecode_reader {
  varve_keeper keeper; /* of the module, if bodies are lazy */
  varve_bytecode_file file;
  varve_context *context;
  varve_module *module;
  varve_module
      *scratch_module; /* for attributes that are read without a module; NULL: not made yet */
  varve_reporter reporter;
  varve_buffer file_name; /* the reporter's name points to it */
  bool lazy_bodies;
  bool is_kept;          /* the module keeps the file's bytes alive */
  bool leaves_resources; /* data of a value is NULL, and its size 1 + the index of the resource */
  bool trusts_layouts;   /* as in the options */
  bool keeps_misfits;    /* as in the options */
  bool has_misfit_text;  /* a warning about a text was reported */
  bool knows_no_definitions; /* what a dialect without definitions encodes becomes a text of its own
                              */
  bool has_choice;
  varve_layout_choice choice; /* the era of the file; made when its first blob is read */
  varve_fields fields;
  struct {
    varve_vector open;     /* uint32_t: entries being resolved */
    varve_vector children; /* const varve_entity *: the references of the entry being built */
    varve_vector scratch;  /* const varve_entity *: for builders */
    varve_vector affine_operators; /* varve_affine_operator */
    varve_buffer text;             /* text of a dialect's type or attribute */
    varve_vector words;            /* uint64_t: words of a wide integer */
    varve_vector parameters;       /* const varve_entity *: of a type or attribute by its row */
    varve_vector property_entries; /* const varve_entity *: names and values of a dictionary */
    varve_vector native_values;    /* const varve_entity *: elements of native properties */
    varve_buffer sizes;            /* segment sizes */
  } work;                          /* memory that one entry needs while it is built */
  varve_vector older_layouts;      /* varve_older_layout: that were needed so far */
  varve_vector strings;            /* const varve_entity *: by string; NULL until needed */
  uint32_t blob_count;     /* the properties that the blob has, by order: the others are absent */
  varve_vector attributes; /* varve_read_attributes: by blob, or by attribute before version 5 */
  /* The operations of the root to make, ascending; NULL: all. The others are isolated or have no
   * regions, and neither define nor use values. */
  const uint64_t *selection;
  size_t selection_count;
  uint64_t
      expansion_left; /* bytes that may still be allocated beyond the size of the file itself */
} varve_bytecode_reader;

/* reader.c: if *created is not NULL, the caller must destroy it, whatever the status. The options
 * are those of varve_bytecode_read. */
varve_status varve_bytecode_reader_create(varve_context *context, varve_slice bytes,
                                          const varve_bytecode_read_options *options,
                                          varve_bytecode_reader **created) VARVE_MUST_USE;
void varve_bytecode_reader_destroy(varve_bytecode_reader *reader);
/* Resets the memory that varve_reader_claim may still use. */
void varve_reader_allow_expansion(varve_bytecode_reader *reader);
/* module/read_module.c: reads the module, or its selected operations, after the tables. May be
 * called again. */
varve_status varve_bytecode_reader_read_module(varve_bytecode_reader *reader,
                                               varve_module **module) VARVE_MUST_USE;

/* read_entities.c: resolves attributes and types by index, which must be in range. */
varve_status varve_reader_resolve(varve_bytecode_reader *reader, size_t entry,
                                  const varve_entity **entity) VARVE_MUST_USE;
static inline varve_status VARVE_MUST_USE varve_reader_attribute(varve_bytecode_reader *reader,
                                                                 size_t index,
                                                                 const varve_entity **attribute) {
  *attribute = varve_file_entry_at(&reader->file, index)->entity;
  return *attribute != NULL ? VARVE_STATUS_OK : varve_reader_resolve(reader, index, attribute);
}
static inline varve_status VARVE_MUST_USE varve_reader_type(varve_bytecode_reader *reader,
                                                            size_t index,
                                                            const varve_entity **type) {
  size_t entry = reader->file.attribute_count + index;
  *type = varve_file_entry_at(&reader->file, entry)->entity;
  return *type != NULL ? VARVE_STATUS_OK : varve_reader_resolve(reader, entry, type);
}

/* Returns the attribute of a string by index, which must be in range. */
varve_status varve_reader_string(varve_bytecode_reader *reader, size_t index,
                                 const varve_entity **string) VARVE_MUST_USE;
/* Must be called wherever a few bytes of the file cause large allocations or much work. Reports an
 * exceeded budget at the cursor. */
varve_status varve_reader_claim(varve_bytecode_reader *reader, varve_cursor *cursor,
                                uint64_t size) VARVE_MUST_USE;

/* An entry with its fields read and its references resolved. */
typedef struct varve_coded_entry {
  uint64_t code;
  const varve_bytecode_code *known; /* the row of the code in builtin_codes.def */
  const struct varve_code_row *row; /* that of a definition; NULL: it is in format.def */
  const varve_fields *fields;
  const varve_entity *const *children; /* one for each reference; NULL: absent */
  uint32_t child_count;
  varve_cursor *cursor; /* after the fields; a final I or F is not read yet */
} varve_coded_entry;

/* Builders return INVALID or BAD_ARGUMENT without a report if the fields make no valid node. */
typedef varve_status varve_entry_builder(varve_bytecode_reader *reader,
                                         const varve_coded_entry *entry,
                                         const varve_entity **entity);
varve_entry_builder varve_build_builtin_attribute; /* read_builtin.c */
varve_entry_builder varve_build_builtin_type;      /* read_builtin.c */
varve_entry_builder varve_build_by_row;            /* read_codes.c: entry->row */

/* read_builtin.c: each makes an attribute of a type: of the bits that follow the fields,
 * or of data. */
varve_status varve_read_integer(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                const varve_entity *type,
                                const varve_entity **entity) VARVE_MUST_USE;
varve_status varve_read_float(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                              const varve_entity *type, const varve_entity **entity) VARVE_MUST_USE;
varve_status varve_make_elements(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 const varve_entity *type, varve_slice data,
                                 const varve_entity **entity) VARVE_MUST_USE;

/* Reports an error at the entry. */
#define varve_entry_fail(entry, ...)                                                               \
  varve_byte_reader_fail(&(entry)->cursor->bytes, VARVE_STATUS_CORRUPT, __VA_ARGS__)

/* Adds the resources of the file to the module. */
varve_status varve_reader_read_resources(varve_bytecode_reader *reader) VARVE_MUST_USE;
/* Reads the value of a resource, by its index in the file. */
varve_status varve_reader_read_value(varve_bytecode_reader *reader, size_t index,
                                     varve_resource *resource) VARVE_MUST_USE;
/* Makes the handle of a resource of a dialect, which the module need not have. */
varve_status varve_reader_handle(varve_bytecode_reader *reader, size_t index,
                                 const varve_entity **handle) VARVE_MUST_USE;

/* module/read_operation_attributes.c: op has its indexes; errors are reported at cursor.
 * attributes->name is the name, or one without definition if the attributes do not fit that of a
 * pack. */
varve_status varve_reader_operation_attributes(varve_bytecode_reader *reader,
                                               const varve_operation_name *name,
                                               const varve_ir_operation *op, varve_cursor *cursor,
                                               varve_read_attributes *attributes) VARVE_MUST_USE;
/* Sets *layout to the definition that describes the blob of properties of op, or to NULL. Usually
 * that is the one of the name. */
varve_status varve_reader_find_layout(varve_bytecode_reader *reader,
                                      const varve_operation_name *name,
                                      const varve_ir_operation *op,
                                      const varve_operation_definition **layout) VARVE_MUST_USE;

/* read_properties.c. Opens the blob of properties of op. */
void varve_reader_open_blob(const varve_bytecode_reader *reader, const varve_ir_operation *op,
                            varve_cursor *at);
/* Reads an index, and makes its attribute. */
varve_status varve_reader_required(varve_bytecode_reader *reader, varve_cursor *cursor,
                                   const varve_entity **value) VARVE_MUST_USE;
/* Makes a dictionary of the properties in an open blob that has this layout, or NULL if the blob
 * has no properties. */
varve_status varve_reader_properties_at(varve_bytecode_reader *reader,
                                        const varve_operation_definition *layout, varve_cursor *at,
                                        const varve_entity **properties) VARVE_MUST_USE;
/* Reads the blob of properties of op by this layout, without defaults. */
varve_status varve_reader_properties_by_layout(varve_bytecode_reader *reader,
                                               const varve_operation_definition *layout,
                                               const varve_ir_operation *op,
                                               const varve_entity **properties) VARVE_MUST_USE;

/* Returns the name of an operation by index, which must be in range. */
varve_status varve_reader_operation_name(varve_bytecode_reader *reader, size_t index,
                                         varve_cursor *cursor,
                                         const varve_operation_name **name) VARVE_MUST_USE;
/* module/read_ir.c: makes the module's root. */
varve_status varve_reader_read_ir(varve_bytecode_reader *reader) VARVE_MUST_USE;

/* Reads what definitions of packs do not fit, without them: an operation keeps the attributes that
 * the file stores and loses its definition, and a text is parsed as if there were no packs. This
 * happens where the fault is, so all ways of reading a file have the same result. */

/* Something that is read; the first member of what the reading needs. */
typedef struct varve_misfit {
  /* is_again: without definitions of packs, because the first attempt has failed. */
  varve_status (*read)(varve_bytecode_reader *reader, struct varve_misfit *misfit, bool is_again);
  const char *end; /* of the warning that the second attempt was needed */
  bool is_known;   /* an earlier warning covers it; the second attempt sets it */
} varve_misfit;

/* If the reader keeps misfits, and a pack may have caused a fault, reads again. Reports the fault
 * as a warning if that succeeds, and as an error otherwise. */
varve_status varve_read_misfit(varve_bytecode_reader *reader, varve_misfit *misfit) VARVE_MUST_USE;

#endif
