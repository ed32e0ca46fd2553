/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the parts of the container's writer share. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_WRITE_H
#define VARVE_CONTAINER_WRITE_H

#include "base/byte_writer.h"
#include "base/diagnostic.h"
#include "container/argument_columns.h"
#include "container/format.h"
#include "container/walk.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "numbering/id_table.h"

/* A shape. Its words are numbers or pointers; write_shapes.h has their order. */
typedef struct varve_written_shape {
  const uint64_t *words;
  uint32_t word_count;
  uint32_t use_count;    /* operations that could have it */
  uint32_t chosen_count; /* operations that have it */
  uint32_t number;       /* UINT32_MAX: of none */
  uint32_t vocabulary;   /* its number there; 0: not in it */
  uint32_t written;      /* interleaved: 1 + number, once it was written */
  uint32_t part;         /* of the writer, in which operations were given it */
  uint32_t part_count;   /* in which it was defined */
  bool is_met;           /* by an operation that was written */
  uint32_t first_site;   /* of its operands */
  uint32_t first_value;  /* of its location, its open values, its explicit result types */
} varve_written_shape;

/* An operand of a shape. */
typedef struct varve_operand_site {
  uint32_t first_slot;
  uint32_t slot_count;
  uint32_t coded;
  uint32_t last; /* place of the value there last */
  uint32_t last_typed;
  uint8_t mode;
  bool is_typed;
} varve_operand_site;

typedef struct varve_operand_codes {
  uint32_t of_mode[VARVE_OPERAND_MODE_COUNT];
} varve_operand_codes;

/* Where a value stands among those that can be seen. */
typedef struct varve_value_place {
  uint32_t place;
  uint32_t typed; /* among those of its type */
} varve_value_place;

/* What is coded by site besides operands: the location, an open value or an explicit type. */
typedef struct varve_value_site {
  varve_stream_id stream;
  uint32_t first_slot;
  uint32_t slot_count;
  uint32_t coded;
} varve_value_site;

/* A node whose children are being defined. */
typedef struct varve_definition_step {
  const varve_entity *entity;
  const varve_entity *stored; /* the entity, or its template, or that in parts */
  uint32_t code;
  uint32_t next; /* child */
} varve_definition_step;

typedef struct varve_write_location_state {
  const varve_attribute *last;
  const varve_attribute *last_file; /* of FILE_LOCATIONs */
  uint32_t last_line;
  uint32_t last_column;
  varve_argument_columns argument_columns;
} varve_write_location_state;

typedef struct varve_container_writer {
  varve_context *context;
  varve_module *module;
  varve_run run; /* of the module, that is written */
  varve_reporter *reporter;
  bool is_interleaved; /* all streams are one, read in the order of the module */
  bool has_locations;
  bool is_grouped; /* operations of the root are written in groups */
  bool is_mapped;  /* orders of uses tell how many there are */
  bool new_shapes_are_zero;
  bool splits_text; /* of types and attributes, where a hook tells of parts */
  varve_byte_writer streams[VARVE_STREAM_COUNT];
  varve_id_table numbers; /* 1 + number in its space, by entity */
  uint32_t counts[VARVE_SPACE_COUNT];
  const varve_entity *last_children[VARVE_NODE_COUNT][VARVE_CHILD_PLACES];
  varve_id_table names; /* 1 + number, by operation name */
  uint32_t name_count;
  uint32_t part;              /* counts what is written with one state of the tables before it */
  varve_vector defined_nodes; /* const varve_entity *: of parts from 1 on, what they define */
  varve_vector defined_names; /* const varve_operation_name * */
  varve_vector pending;       /* varve_definition_step */
  varve_vector replaced;      /* varve_definition_step: nodes of a mapped module that are stored as
                                 another node */
  varve_arena arena;          /* words of shapes */
  bool tries_vocabulary;      /* values that its shapes fix are fixed */
  bool fixes_usual;           /* what most operations have under a key stands in shapes */
  varve_vector all_shapes;    /* varve_written_shape *: those that were made */
  varve_hash_table value_sets;
  varve_hash_table shape_table;
  varve_vector shapes;      /* varve_written_shape *: those that operations have */
  varve_vector shape_of_op; /* varve_written_shape *: in preorder */
  varve_vector words;       /* uint64_t: scratch */
  varve_vector keys;        /* varve_shape_key: scratch */
  uint32_t written_shapes;
  varve_vector places;         /* varve_value_place: by number of the value */
  varve_vector visible;        /* const varve_value * */
  varve_vector scopes;         /* uint32_t: how many could be seen before */
  varve_id_table typed_counts; /* by type */
  uint32_t defined;
  varve_vector sites;       /* varve_operand_site */
  varve_vector codes;       /* varve_operand_codes */
  varve_vector value_sites; /* varve_value_site */
  varve_vector value_codes; /* uint32_t */
  varve_write_location_state location;
  uint64_t head_flags;
  bool regions_first;
  varve_vector blobs;   /* const varve_resource *: in sections of their own */
  varve_vector ordered; /* const varve_value *: whose uses have an order of their own */
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
/* Into the next slot of the site, or at once where there are no sites. */
varve_status varve_pack_code(varve_container_writer *writer, varve_stream_id stream, uint32_t site,
                             uint64_t code) VARVE_MUST_USE;
/* write_definitions.c. What stands for the entity; VARVE_NODE_COUNT: nothing. */
uint32_t varve_definition_code(const varve_entity *entity);
/* Child number index as it is written; NULL behind the last. */
const varve_entity *varve_definition_child(uint32_t code, const varve_entity *entity,
                                           uint32_t index);
/* Writes the definition of a node whose children have numbers, and gives it one. */
typedef varve_status varve_definition_writer(varve_container_writer *writer, uint32_t code,
                                             const varve_entity *entity, bool is_last);
/* The definitions of root, which has no number, and of what it needs: depth first, children before
 * parents, without recursion. */
varve_status varve_define(varve_container_writer *writer, const varve_entity *root,
                          varve_definition_writer *put) VARVE_MUST_USE;
/* The number of entity in its space and one more, or 0 for one that was not
 * defined yet: it is now. */
varve_status varve_reference(varve_container_writer *writer, const varve_entity *entity,
                             uint32_t *number) VARVE_MUST_USE;
/* Writes it, before the definition. */
varve_status varve_pack_reference(varve_container_writer *writer, varve_stream_id id,
                                  const varve_entity *entity) VARVE_MUST_USE;
varve_status varve_pack_name(varve_container_writer *writer,
                             const varve_operation_name *name) VARVE_MUST_USE;
/* write_payload.c. */
varve_status varve_pack_text(varve_container_writer *writer, varve_stream_id id,
                             varve_slice text) VARVE_MUST_USE;
/* What the definition has besides its children. */
varve_status varve_pack_payload(varve_container_writer *writer,
                                const varve_entity *entity) VARVE_MUST_USE;

#endif
