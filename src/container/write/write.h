/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations that the parts of the container's writer share. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_WRITE_H
#define VARVE_CONTAINER_WRITE_H

#include "base/byte_writer.h"
#include "base/diagnostic.h"
#include "container/frame/format.h"
#include "container/streams/argument_columns.h"
#include "container/symbols/walk.h"
#include "container/vocabulary/vocabulary.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "numbering/id_table.h"

/* A shape. Its words are numbers or pointers; write_shapes.h has their order. */
typedef struct varve_written_shape {
  const uint64_t *words;
  uint32_t word_count;
  uint32_t use_count;    /* operations that could have it */
  uint32_t chosen_count; /* operations that have it */
  uint32_t number;       /* UINT32_MAX: not numbered */
  uint32_t vocabulary;   /* its number in the vocabulary; 0: not in the vocabulary */
  uint32_t written;      /* if interleaved: 1 + its number once written; else 0 */
  uint32_t part;         /* value of writer->part when an operation last used it */
  uint32_t part_count;   /* number of parts that define it */
  bool is_written;       /* an operation that uses it was written */
  uint32_t first_site;   /* site of its first operand */
  uint32_t first_value;  /* site of its location; open values and explicit result types follow */
} varve_written_shape;

/* An operand of a shape. */
typedef struct varve_operand_site {
  uint32_t first_slot;
  uint32_t slot_count;
  uint32_t coded;
  uint32_t last; /* position of the last value there */
  uint32_t last_typed;
  uint8_t mode;
  bool is_typed;
} varve_operand_site;

typedef struct varve_operand_codes {
  uint32_t of_mode[VARVE_OPERAND_MODE_COUNT];
} varve_operand_codes;

/* The position of a value among the visible values. */
typedef struct varve_value_place {
  uint32_t place;
  uint32_t typed; /* number among the values of its type */
} varve_value_place;

/* A site other than of operands: of the location, an open value or an explicit type. */
typedef struct varve_value_site {
  varve_stream_id stream;
  uint32_t first_slot;
  uint32_t slot_count;
  uint32_t coded;
} varve_value_site;

/* A node whose children are being defined. */
typedef struct varve_definition_step {
  const varve_entity *entity;
  const varve_entity *stored; /* the entity, its template, or its template with parts */
  uint32_t code;
  uint32_t next; /* index of the next child */
} varve_definition_step;

typedef struct varve_write_location_state {
  const varve_entity *last;
  const varve_entity *last_file; /* the last FILE_LOCATION */
  uint32_t last_line;
  uint32_t last_column;
  varve_argument_columns argument_columns;
} varve_write_location_state;

typedef struct varve_container_writer {
  varve_context *context;
  varve_module *module;
  varve_run run; /* the part of the module that is written */
  varve_reporter *reporter;
  bool is_interleaved; /* all streams are one, in preorder */
  bool has_locations;
  bool is_grouped; /* operations of the root are written in groups */
  bool is_mapped;  /* orders of uses store their count */
  bool new_shapes_are_zero;
  bool splits_text; /* store dialect types and attributes as templates; requires a hook that finds
                       parts */
  varve_byte_writer streams[VARVE_STREAM_COUNT];
  varve_id_table numbers; /* 1 + number in its space, by entity */
  uint32_t counts[VARVE_SPACE_COUNT];
  const varve_entity *last_children[VARVE_NODE_COUNT][VARVE_CHILD_PLACES];
  varve_id_table names; /* 1 + number, by operation name */
  uint32_t name_count;
  uint32_t part;              /* counts the parts that are written with the same initial tables */
  varve_vector defined_nodes; /* const varve_entity *: nodes defined by each part, from part 1 on */
  varve_vector defined_names; /* const varve_operation_name * */
  varve_vector pending;       /* varve_definition_step */
  varve_vector replaced;      /* varve_definition_step: nodes of a mapped module that are stored in
                                 another form */
  varve_arena arena;          /* words of shapes */
  bool tries_vocabulary;      /* fix the values that shapes of the vocabulary fix */
  bool fixes_usual;           /* fix in shapes the values that most operations have under a key */
  varve_vector all_shapes;    /* varve_written_shape *: all that were created */
  varve_hash_table value_sets;
  varve_hash_table shape_table;
  varve_vector shapes;      /* varve_written_shape *: those in use */
  varve_vector shape_of_op; /* varve_written_shape *: in preorder */
  varve_vector words;       /* uint64_t: scratch */
  varve_vector keys;        /* varve_shape_key: scratch */
  uint32_t written_shapes;
  varve_vector places;         /* varve_value_place: by number of the value */
  varve_vector visible;        /* const varve_value * */
  varve_vector scopes;         /* uint32_t: number of visible values when each scope began */
  varve_id_table typed_counts; /* number of visible values of each type */
  uint32_t defined;
  varve_vector sites;       /* varve_operand_site */
  varve_vector codes;       /* varve_operand_codes */
  varve_vector value_sites; /* varve_value_site */
  varve_vector value_codes; /* uint32_t */
  varve_write_location_state location;
  uint64_t head_flags;
  bool regions_first;
  varve_vector blobs;   /* const varve_resource *: in sections of their own */
  varve_vector ordered; /* const varve_value *: values whose order of uses is stored */
  varve_vector order;   /* varve_sort_entry: scratch */
} varve_container_writer;

static inline varve_byte_writer *varve_stream(varve_container_writer *writer, varve_stream_id id) {
  return &writer->streams[writer->is_interleaved ? 0 : id];
}
static inline varve_status VARVE_MUST_USE varve_pack(varve_container_writer *writer,
                                                     varve_stream_id id, uint64_t value) {
  return varve_write_varint(varve_stream(writer, id), value);
}
static inline varve_status VARVE_MUST_USE varve_pack_signed(varve_container_writer *writer,
                                                            varve_stream_id id, int64_t value) {
  return varve_write_signed_varint(varve_stream(writer, id), value);
}
static inline varve_status VARVE_MUST_USE varve_pack_bytes(varve_container_writer *writer,
                                                           varve_stream_id id, varve_slice bytes) {
  return varve_write_bytes(varve_stream(writer, id), bytes);
}

/* writer.c */
void varve_container_writer_init(varve_container_writer *writer, varve_context *context);
void varve_container_writer_release(varve_container_writer *writer);
/* write_module.c. */
varve_status varve_pack_module(varve_container_writer *writer) VARVE_MUST_USE;
/* Stores the code in the next slot of the site, or writes it at once if there are no sites. */
varve_status varve_pack_code(varve_container_writer *writer, varve_stream_id stream, uint32_t site,
                             uint64_t code) VARVE_MUST_USE;
/* write_definitions.c. Returns the code that stores the entity, or VARVE_NODE_COUNT if no code
 * does. */
uint32_t varve_definition_code(const varve_entity *entity);
/* Returns child number index in the form in which it is written, or NULL after the last. */
const varve_entity *varve_definition_child(uint32_t code, const varve_entity *entity,
                                           uint32_t index);
/* Writes the definition of a node whose children have numbers, and numbers the node. */
typedef varve_status varve_definition_writer(varve_container_writer *writer, uint32_t code,
                                             const varve_entity *entity, bool is_last);
/* Writes the definitions of root, which has no number yet, and of the nodes that it needs: depth
 * first, children before parents, without recursion. */
varve_status varve_define(varve_container_writer *writer, const varve_entity *root,
                          varve_definition_writer *put) VARVE_MUST_USE;
/* Returns 1 + the number of entity in its space. If the entity has no number yet, defines it and
 * returns 0. */
varve_status varve_reference(varve_container_writer *writer, const varve_entity *entity,
                             uint32_t *number) VARVE_MUST_USE;
/* Writes the reference before the definition. */
varve_status varve_pack_reference(varve_container_writer *writer, varve_stream_id id,
                                  const varve_entity *entity) VARVE_MUST_USE;
varve_status varve_pack_name(varve_container_writer *writer,
                             const varve_operation_name *name) VARVE_MUST_USE;
/* write_payload.c. */
varve_status varve_pack_text(varve_container_writer *writer, varve_stream_id id,
                             varve_slice text) VARVE_MUST_USE;
/* Writes what the definition has besides children. */
varve_status varve_pack_payload(varve_container_writer *writer,
                                const varve_entity *entity) VARVE_MUST_USE;
/* write_head.c */
/* Returns true if any location of the module is known. */
bool varve_finds_locations(const varve_container_writer *writer);
/* Write what precedes the operations, and what follows them. */
varve_status varve_pack_head(varve_container_writer *writer) VARVE_MUST_USE;
varve_status varve_pack_tail(varve_container_writer *writer) VARVE_MUST_USE;
/* write_locations.c */
/* Writes the location of an operation, at its site. */
varve_status varve_pack_location(varve_container_writer *writer, const varve_entity *location,
                                 uint32_t site) VARVE_MUST_USE;
/* Writes the location of argument number index. */
varve_status varve_pack_argument_location(varve_container_writer *writer, const varve_block *block,
                                          uint32_t index) VARVE_MUST_USE;
/* write_operands.c */
/* Stores the number of each value, in order of definition, in its scratch. */
varve_status varve_number_values(varve_container_writer *writer) VARVE_MUST_USE;
/* Track the visible values while operations are written. */
varve_status varve_visible_define(varve_container_writer *writer,
                                  const varve_value *value) VARVE_MUST_USE;
varve_status varve_visible_open(varve_container_writer *writer) VARVE_MUST_USE;
void varve_visible_close(varve_container_writer *writer);
/* Creates the sites of all shapes. */
varve_status varve_make_sites(varve_container_writer *writer) VARVE_MUST_USE;
/* Encodes the operands of op: directly if streams are interleaved, otherwise in every mode, so that
 * varve_choose_modes() can choose. */
varve_status varve_code_operands(varve_container_writer *writer, const varve_operation *op,
                                 const varve_written_shape *shape) VARVE_MUST_USE;
/* Chooses the mode of each site; afterwards the codes are written. */
void varve_choose_modes(varve_container_writer *writer);
varve_status varve_pack_operands(varve_container_writer *writer) VARVE_MUST_USE;
/* write_prelude.c. Gives the entries of the vocabulary the first numbers. */
varve_status varve_vocabulary_to_writer(const varve_vocabulary *vocabulary,
                                        varve_container_writer *writer) VARVE_MUST_USE;

#endif
