/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations that the parts of the container's reader share. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_READ_H
#define VARVE_CONTAINER_READ_H

#include "base/byte_reader.h"
#include "container/frame/format.h"
#include "container/streams/argument_columns.h"
#include "container/vocabulary/vocabulary.h"
#include "container/vocabulary/vocabulary_table.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "numbering/id_table.h"

/* Limits the memory for operations whose contents come from their shape and take only a byte or two
 * of the file each: a base plus an amount for each byte read. A vocabulary may use only the second.
 */
enum { VARVE_EXPANSION_BASE = 64 << 20, VARVE_EXPANSION_PER_BYTE = 100 };

/* A key of a shape; value NULL: each operation has a value of its own. */
typedef struct varve_read_key {
  const varve_entity *key; /* NULL: the properties are one attribute */
  const varve_entity *value;
} varve_read_key;

/* Lists whose first entries come from a vocabulary's table. Most entries are never needed, so the
 * reader clears a piece of a list when it first looks at an entry in it. */
enum {
  VARVE_KNOWN_NAMES = VARVE_SPACE_COUNT, /* the lists before are the nodes of each space */
  VARVE_KNOWN_SHAPES,
  VARVE_KNOWN_LISTS,
  VARVE_KNOWN_PIECE_BITS = 6
};

/* How the type of a result is found; type: for FIXED. */
typedef struct varve_read_result {
  uint64_t code;
  const varve_entity *type;
} varve_read_result;

/* A name of a vocabulary; the reader creates its operation name when an operation needs it. */
typedef struct varve_name_text {
  const varve_entity *dialect;
  varve_slice text; /* the text after the dialect's name */
} varve_name_text;

/* The bytes of a shape of a vocabulary; start NULL: the shape was made. */
typedef struct varve_shape_place {
  const uint8_t *start;
  const uint8_t *end; /* end of the readable bytes */
} varve_shape_place;

typedef struct varve_read_shape {
  const varve_operation_name *name; /* NULL: not made yet */
  uint64_t name_number;
  uint32_t flags;
  uint32_t operand_count;
  uint32_t result_count;
  uint32_t successor_count;
  uint32_t region_count;
  uint32_t key_count; /* of all keys; properties come first */
  uint32_t property_count;
  varve_read_key *keys;
  varve_read_result *results;
  const varve_entity **operand_types; /* NULL: the shape does not include them */
  uint32_t first_site;                /* site of its first operand */
  uint32_t first_value; /* site of the location; then column, open values, explicit result types */
  uint32_t open_count;  /* number of open values */
  uint32_t explicit_count; /* number of explicit result types */
  uint32_t use_count;      /* number of operations that have the shape */
  /* Attributes of the latest operation, because the next one often has the same. */
  const varve_entity *attributes;
  const varve_entity **last_values; /* the last value of each key */
  bool is_current;                  /* attributes was built from last_values */
  varve_operation_mold mold;
  bool is_made;
  bool
      is_ascending; /* properties are in ascending order of keys, and so are the other attributes */
} varve_read_shape;

/* An operand of a shape: its codes, and the last value there. */
typedef struct varve_read_site {
  uint32_t next;
  uint32_t end;
  uint32_t last;
  uint32_t last_typed;
  uint32_t list; /* 1 + index in by_type if the mode is typed */
  uint8_t mode;
} varve_read_site;

/* The codes of one site. */
typedef struct varve_read_slots {
  uint32_t next;
  uint32_t end;
} varve_read_slots;

/* The position of a value among the visible values. */
typedef struct varve_seen_value {
  varve_value *value;
  uint32_t typed; /* number among the values of its type */
} varve_seen_value;

/* A blob in a section of its own. */
typedef struct varve_read_blob {
  varve_slice bytes;
  varve_blob_check *check; /* of borrowed bytes; NULL: all pages were checked */
  bool is_borrowed;        /* the bytes outlive the module */
} varve_read_blob;

/* What a reader gets from its vocabulary, whose nodes, names and shapes have the first numbers. */
typedef struct varve_known_entries {
  struct varve_container_reader *vocabulary; /* may be NULL */
  const varve_vocabulary *from;              /* its encoded form */
  struct varve_unpacker *unpacker; /* prepared with the vocabulary's zstd dictionary; may be NULL */
  size_t nodes[VARVE_SPACE_COUNT]; /* number of nodes in the vocabulary */
  size_t names;
  size_t shapes;
} varve_known_entries;

/* In the reader of a vocabulary: entries that are made when they are needed. */
typedef struct varve_stored_entries {
  const varve_vocabulary_table *table; /* may be NULL */
  uint8_t *cleared[VARVE_KNOWN_LISTS]; /* flags for pieces; NULL: all are cleared */
  varve_vector name_texts;             /* varve_name_text: names that are not in table */
  varve_vector shape_places;           /* varve_shape_place: shapes that are not in table */
  varve_vector pending;                /* uint32_t: nodes of table that are being made */
  varve_vector children;               /* const varve_entity *: children of pending nodes */
} varve_stored_entries;

typedef struct varve_read_nodes {
  varve_vector spaces[VARVE_SPACE_COUNT]; /* const varve_entity *; NULL: not made yet */
  const varve_entity *last_children[VARVE_NODE_COUNT][VARVE_CHILD_PLACES];
  varve_vector children; /* const varve_entity *: of the node that is being made */
} varve_read_nodes;

/* The codes of operations, if streams are separate. */
typedef struct varve_read_codes {
  varve_vector shapes; /* uint32_t: of all operations */
  size_t next_operation;
  varve_vector sites;       /* varve_read_site: of operands */
  varve_vector operands;    /* uint32_t: codes of all sites */
  varve_vector value_sites; /* varve_read_slots */
  varve_vector values;      /* uint32_t: codes of all value sites */
} varve_read_codes;

/* The values that operations and blocks define. */
typedef struct varve_read_values {
  varve_vector seen;          /* varve_seen_value */
  varve_vector by_type;       /* varve_vector of uint32_t: positions in seen, by type */
  varve_id_table type_places; /* 1 + index in by_type */
  varve_vector scopes;        /* uint32_t */
  uint32_t defined;
  uint32_t closed;           /* operations that ended, including their regions */
  varve_vector all;          /* varve_value *: by number */
  varve_hash_table forwards; /* varve_forward, by number */
  varve_vector uses;         /* varve_use *: scratch */
  varve_vector use_keys;     /* varve_sort_entry: scratch */
} varve_read_values;

/* Memory that is used again for each node or operation. */
typedef struct varve_read_scratch {
  varve_vector numbers; /* int64_t */
  varve_buffer text;
  varve_buffer name;
  varve_vector entries;      /* const varve_entity * */
  varve_vector result_types; /* const varve_entity *: for mapped modules; so the next two */
  varve_vector operands;     /* varve_value * */
  varve_vector successors;   /* varve_block * */
} varve_read_scratch;

typedef struct varve_read_blobs {
  varve_read_blob *list; /* blobs in sections of their own */
  size_t count;
  size_t next;
  bool are_left_out; /* data is NULL and size 1 + the section's number if a section holds it */
} varve_read_blobs;

typedef struct varve_read_locations {
  const varve_entity *last;
  const varve_entity *last_file;
  uint32_t last_line;
  uint32_t last_column;
  varve_argument_columns argument_columns;
} varve_read_locations;

/* What the index of a mapped module is compared with. */
typedef struct varve_read_root {
  uint64_t named_count; /* number of operations of shapes with a sym_name key; a lower bound */
  varve_vector numbers; /* uint32_t: operations of the root, by their numbers in preorder */
  bool uses_outside;    /* operations of the root use values of others */
} varve_read_root;

typedef struct varve_container_reader {
  varve_context *context;
  varve_module *module;
  varve_reporter *reporter;
  bool is_interleaved;
  bool has_locations;
  bool reads_vocabulary;
  bool is_mapped;                    /* mapped layout: references do not contain definitions */
  bool reads_plain_text;             /* only plain text follows */
  struct varve_mapped_nodes *mapped; /* makes nodes at their first reference; NULL: all exist */
  uint64_t head_flags;
  uint64_t expansion_left; /* bytes that operations may still take beyond their streams */
  varve_byte_reader streams[VARVE_STREAM_COUNT];
  varve_arena arena; /* holds the shapes */
  varve_known_entries known;
  varve_stored_entries stored;
  varve_read_nodes nodes;
  varve_vector names;  /* const varve_operation_name *; NULL: not made yet */
  varve_vector shapes; /* varve_read_shape *; NULL: only in stored */
  varve_read_codes codes;
  varve_read_values values;
  varve_vector blocks; /* varve_block *: of all open regions */
  varve_read_scratch scratch;
  varve_read_blobs blobs;
  varve_read_locations location;
  varve_read_root root;
} varve_container_reader;

/* Returns the entries of a list from start on. A list that was never filled has no memory. */
static inline varve_entity_list varve_entities_from(const varve_vector *list, size_t start) {
  return list->data == NULL ? NULL : (varve_entity_list)list->data + start;
}

static inline varve_byte_reader *varve_read_stream(varve_container_reader *reader,
                                                   varve_stream_id id) {
  return &reader->streams[reader->is_interleaved ? 0 : id];
}
/* Decodes a two-byte number; returns false if it is longer, or not in its shortest form. */
static inline bool varve_take_pair(const uint8_t *bytes, uint64_t *value) {
  uint32_t both = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
  *value = both >> 2;
  return (both & 3) == 2 && both >= 1U << 9;
}
/* Decodes a number of any length; of more than two bytes. */
varve_status varve_unpack_long(varve_container_reader *reader, varve_stream_id id,
                               uint64_t *value) VARVE_MUST_USE;
varve_status varve_unpack_longer(varve_container_reader *reader, varve_stream_id id,
                                 uint64_t *value) VARVE_MUST_USE;
/* Decodes a number and requires its shortest form. */
static inline varve_status VARVE_MUST_USE varve_unpack(varve_container_reader *reader,
                                                       varve_stream_id id, uint64_t *value) {
  varve_byte_reader *stream = varve_read_stream(reader, id);
  if (stream->cursor == stream->end || (*stream->cursor & 1) == 0)
    return varve_unpack_long(reader, id, value);
  *value = *stream->cursor++ >> 1;
  return VARVE_STATUS_OK;
}
varve_status varve_fail_above(varve_container_reader *reader, varve_stream_id id, uint64_t number,
                              uint32_t most);
/* Decodes a number and rejects numbers above the limit. */
static inline varve_status VARVE_MUST_USE varve_unpack_u32(varve_container_reader *reader,
                                                           varve_stream_id id, uint32_t most,
                                                           uint32_t *value) {
  uint64_t number;
  *value = 0;
  VARVE_TRY(varve_unpack(reader, id, &number));
  if (number > most)
    return varve_fail_above(reader, id, number, most);
  *value = (uint32_t)number;
  return VARVE_STATUS_OK;
}
varve_status varve_unpack_signed(varve_container_reader *reader, varve_stream_id id,
                                 int64_t *value) VARVE_MUST_USE;
varve_status varve_fail_count(varve_container_reader *reader, varve_stream_id id);
/* Decodes a count of items. Each item takes at least one byte of of_stream, so a count above the
 * bytes left is rejected. */
static inline varve_status VARVE_MUST_USE varve_unpack_count(varve_container_reader *reader,
                                                             varve_stream_id id,
                                                             varve_stream_id of_stream,
                                                             uint32_t *count) {
  uint64_t value;
  *count = 0;
  VARVE_TRY(varve_unpack(reader, id, &value));
  if (value > varve_byte_reader_left(varve_read_stream(reader, of_stream)) ||
      value > VARVE_MAX_VALUES)
    return varve_fail_count(reader, id);
  *count = (uint32_t)value;
  return VARVE_STATUS_OK;
}
/* Reports an error at the current position of the stream. */
varve_status varve_container_fail(varve_container_reader *reader, varve_stream_id id,
                                  const char *format, ...) VARVE_PRINTF(3, 4);
/* Reports that a limit is exceeded. */
varve_status varve_container_refuse(varve_container_reader *reader, varve_stream_id id,
                                    const char *format, ...) VARVE_PRINTF(3, 4);
/* Reports a code that a later release may have added: UNSUPPORTED. */
varve_status varve_container_unknown(varve_container_reader *reader, varve_stream_id id,
                                     const char *what, uint64_t value);
/* Limits memory for items that take no bytes in the file because their shape implies them. */
varve_status varve_claim(varve_container_reader *reader, varve_stream_id id,
                         uint64_t size) VARVE_MUST_USE;

/* reader.c */
void varve_container_reader_init(varve_container_reader *reader, varve_context *context);
void varve_container_reader_release(varve_container_reader *reader);
/* read_definitions.c. Decodes a reference; a 0 is followed by a definition. */
varve_status varve_unpack_reference(varve_container_reader *reader, varve_stream_id id,
                                    varve_space space, const varve_entity **entity) VARVE_MUST_USE;
/* Resolves a code that was decoded before. */
varve_status varve_resolve_any(varve_container_reader *reader, varve_stream_id id, uint64_t code,
                               varve_space space, const varve_entity **entity) VARVE_MUST_USE;
/* read_known.c: see VARVE_KNOWN_LISTS. */
void varve_clear_known(varve_container_reader *reader, unsigned list, size_t piece);
static inline bool varve_is_cleared(const varve_container_reader *reader, unsigned list,
                                    size_t index) {
  const uint8_t *cleared = reader->stored.cleared[list];
  return cleared == NULL || cleared[index >> VARVE_KNOWN_PIECE_BITS] != 0;
}
/* Makes room for this many entries of a list. */
varve_status varve_make_known_list(varve_container_reader *reader, unsigned list,
                                   uint32_t count) VARVE_MUST_USE;
/* Clears all lists; for callers that read every entry. */
void varve_clear_all_known(varve_container_reader *reader);
/* Must be called before an entry of a list is read. */
static inline void varve_need_known(varve_container_reader *reader, unsigned list, size_t index) {
  if (!varve_is_cleared(reader, list, index))
    varve_clear_known(reader, list, index >> VARVE_KNOWN_PIECE_BITS);
}
/* Returns the node with that number, or NULL if it does not exist or was not made yet. */
static inline const varve_entity *varve_find_node(const varve_container_reader *reader,
                                                  varve_space space, uint64_t number) {
  uint64_t known = reader->known.nodes[space], index = number - 1;
  const varve_container_reader *owner = reader;
  if (index >= known)
    index -= known;
  else
    owner = reader->known.vocabulary;
  const varve_vector *list = &owner->nodes.spaces[space];
  return number == 0 || index >= list->count || !varve_is_cleared(owner, space, index)
             ? NULL
             : VARVE_VECTOR_AT(list, const varve_entity *, index);
}
/* Resolves a code; the inline part handles nodes that exist. */
static inline varve_status VARVE_MUST_USE varve_resolve(varve_container_reader *reader,
                                                        varve_stream_id id, uint64_t code,
                                                        varve_space space,
                                                        const varve_entity **entity) {
  *entity = varve_find_node(reader, space, code);
  return *entity != NULL ? VARVE_STATUS_OK : varve_resolve_any(reader, id, code, space, entity);
}
/* Decodes the rest of a node with reader->nodes.children; reports nodes that are invalid. */
varve_status varve_define_node(varve_container_reader *reader, uint64_t code,
                               const varve_entity **entity) VARVE_MUST_USE;
/* read_known.c. Makes a node of the vocabulary's table and the nodes that it needs; numbers start
 * from 0. */
varve_status varve_make_known_node(varve_container_reader *reader, varve_space space,
                                   uint32_t index, const varve_entity **entity) VARVE_MUST_USE;
varve_status varve_find_name_text(varve_container_reader *reader, uint32_t index,
                                  varve_name_text *found) VARVE_MUST_USE;
/* Decodes the number of a name; the definition may follow. */
varve_status varve_unpack_name(varve_container_reader *reader, uint64_t *number) VARVE_MUST_USE;
/* Finds the name with that number. */
varve_status varve_name_at(varve_container_reader *reader, uint64_t number,
                           const varve_operation_name **name) VARVE_MUST_USE;
/* Finds a text without escapes that ends with a zero byte before end; returns false for any other
 * text. */
static inline bool varve_find_plain_text(const uint8_t *start, const uint8_t *end,
                                         varve_slice *text) {
  const uint8_t *zero = start == end ? NULL : memchr(start, 0, (size_t)(end - start));
  if (zero == NULL || memchr(start, 1, (size_t)(zero - start)) != NULL)
    return false;
  *text = varve_slice_make((const char *)start, (size_t)(zero - start));
  return true;
}
/* Decodes a text into reader->scratch.text. */
varve_status varve_unpack_text(varve_container_reader *reader, varve_stream_id id,
                               varve_slice *text) VARVE_MUST_USE;
/* read_nodes.c. Makes a node with reader->nodes.children. */
varve_status varve_make_node(varve_container_reader *reader, uint64_t code,
                             const varve_entity **entity) VARVE_MUST_USE;
/* read_shapes.c */
varve_status varve_unpack_shape(varve_container_reader *reader,
                                varve_read_shape **shape) VARVE_MUST_USE;
/* Skips a shape of a vocabulary, which is made when it is needed. */
varve_status varve_pass_shape(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_make_known_shape(varve_container_reader *reader, uint64_t number,
                                    varve_read_shape **shape) VARVE_MUST_USE;
/* Returns a shape of reader's vocabulary; numbers start from 1. */
static inline varve_status VARVE_MUST_USE varve_known_shape(varve_container_reader *reader,
                                                            uint64_t number,
                                                            varve_read_shape **shape) {
  varve_container_reader *vocabulary = reader->known.vocabulary;
  varve_need_known(vocabulary, VARVE_KNOWN_SHAPES, number - 1);
  *shape = VARVE_VECTOR_AT(&vocabulary->shapes, varve_read_shape *, number - 1);
  return *shape != NULL ? VARVE_STATUS_OK : varve_make_known_shape(reader, number, shape);
}
varve_status varve_unpack_shapes(varve_container_reader *reader) VARVE_MUST_USE;
/* read_sites.c. Decodes all codes that are stored by site. */
varve_status varve_unpack_sites(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_fail_code(varve_container_reader *reader, varve_stream_id id);
/* Returns the next code of the site, or of the stream if there are no sites. */
static inline varve_status VARVE_MUST_USE varve_unpack_code(varve_container_reader *reader,
                                                            varve_stream_id id, uint32_t site,
                                                            uint64_t *code) {
  if (reader->is_interleaved || site == VARVE_NO_SITE)
    return varve_unpack(reader, id, code);
  varve_read_slots *slots = &VARVE_VECTOR_AT(&reader->codes.value_sites, varve_read_slots, site);
  if (slots->next == slots->end)
    return varve_fail_code(reader, id);
  *code = VARVE_VECTOR_AT(&reader->codes.values, uint32_t, slots->next++);
  return VARVE_STATUS_OK;
}
/* read_operands.c. Decodes the operands of op, which has this shape. */
varve_status varve_unpack_operands(varve_container_reader *reader, const varve_read_shape *shape,
                                   varve_operation *op) VARVE_MUST_USE;
/* Makes the value visible until its scope ends. */
varve_status varve_see(varve_container_reader *reader, varve_value *value) VARVE_MUST_USE;
varve_status varve_open_scope(varve_container_reader *reader) VARVE_MUST_USE;
void varve_close_scope(varve_container_reader *reader);
/* Rejects values that are used but not defined. */
varve_status varve_check_forwards(varve_container_reader *reader) VARVE_MUST_USE;
/* read_locations.c. Decode the location of an operation, and of the next argument of a block. */
varve_status varve_unpack_location(varve_container_reader *reader, uint32_t site,
                                   const varve_entity **location) VARVE_MUST_USE;
varve_status varve_unpack_argument_location(varve_container_reader *reader,
                                            const varve_block *block,
                                            const varve_entity **location) VARVE_MUST_USE;
/* read_operations.c */
varve_status varve_unpack_operations(varve_container_reader *reader) VARVE_MUST_USE;
/* read_head.c */
/* Reads a whole MODULE or GROUP section into reader->module; offset: of bytes in the file. */
varve_status varve_container_read_streams(varve_container_reader *reader, varve_slice bytes,
                                          uint64_t offset) VARVE_MUST_USE;
/* Reads a whole section of a small module. */
varve_status varve_container_read_small(varve_container_reader *reader, varve_slice bytes,
                                        uint64_t offset) VARVE_MUST_USE;
/* Read what precedes the operations, and what follows them. */
varve_status varve_unpack_head(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_unpack_tail(varve_container_reader *reader) VARVE_MUST_USE;

/* The values of the module: how many there are, and the number of the first of all_values. The
 * functions below read the two parts of the tail. */
typedef struct varve_values_read {
  uint64_t count;
  uint64_t first;
} varve_values_read;
varve_status varve_unpack_resources(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_unpack_orders(varve_container_reader *reader,
                                 varve_values_read values) VARVE_MUST_USE;
/* read_vocabulary.c. Gives reader the entries of the vocabulary. */
varve_status varve_vocabulary_to_reader(const varve_vocabulary *vocabulary,
                                        varve_container_reader *reader) VARVE_MUST_USE;
/* Lets reader use the entries that vocabulary read. */
void varve_use_known(varve_container_reader *reader, varve_container_reader *vocabulary,
                     struct varve_unpacker *unpacker);
/* Fills reader with the entries of base (may be NULL) and then those of prelude (may be empty).
 * Other readers can then use it as their vocabulary. */
varve_status varve_prelude_to_reader(varve_container_reader *base, varve_slice prelude,
                                     varve_container_reader *reader) VARVE_MUST_USE;

#endif
