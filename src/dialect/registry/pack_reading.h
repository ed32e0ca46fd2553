/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a context knows of the module that it reads, to choose packs. */
#ifndef VARVE_DIALECT_PACK_READING_H
#define VARVE_DIALECT_PACK_READING_H

#include "dialect/registry/pack_library.h"
#include "dialect/registry/pack_notes.h"
#include "dialect/registry/registry.h"
#include "dialect/tables/part_records.h"

/* Which dialects of packs an input names. */

/* Later names are not counted. */
enum { VARVE_MOST_PACK_NAMES = 128 };

/* Each name once; the registry has none of them, and a pack defines each. They are not copied. */
typedef struct varve_pack_names {
  varve_slice names[VARVE_MOST_PACK_NAMES];
  uint32_t count;
} varve_pack_names;

/* Adds a name that some pack defines. */
varve_status varve_pack_names_add(varve_pack_names *names, const varve_registry *registry,
                                  varve_slice name) VARVE_MUST_USE;
enum { VARVE_MOST_OTHER_ERAS = 2 };
typedef struct varve_pack_eras {
  varve_era era;                           /* of the pack that defines most of the names */
  varve_slice dialect;                     /* the first of them */
  varve_era others[VARVE_MOST_OTHER_ERAS]; /* of lower versions of that pack */
  uint32_t other_count;
} varve_pack_eras;

/* Finds the eras of packs. They are unchanged if no pack with an era defines one of the names. */
varve_status varve_pack_names_find_eras(const varve_pack_names *names,
                                        const varve_registry *registry,
                                        varve_pack_eras *eras) VARVE_MUST_USE;

/* A dialect that the module uses and that packs define. */
typedef struct varve_pack_question {
  varve_slice dialect;
  varve_pack *pack;  /* that it was taken from; NULL: none */
  varve_pack *first; /* that the first reading took */
  bool is_decided;   /* the next reading takes it from the project of this pack, or from none */
  bool has_custom;   /* the module has the custom form of an operation of the dialect */
  uint32_t misfits;  /* operations of the dialect that did not fit their definitions */
  uint32_t filled; /* and those in generic form that got defaults; programs print all properties */
} varve_pack_question;

/* An operation, type or attribute that the module uses. */
typedef struct varve_used_name {
  varve_record_kind kind;
  varve_slice dialect;
  varve_slice name; /* as its record has it: of an operation with the dialect */
} varve_used_name;

/* Whether some pack defines a dialect, or adds to it. */
typedef struct varve_pack_dialect {
  varve_slice name;
  bool is_defined;
} varve_pack_dialect;

/* Further names are not counted. */
enum { VARVE_KNOWN_PACK_DIALECTS = 32, VARVE_MOST_USED_NAMES = 1024, VARVE_MOST_PACK_MISFITS = 16 };

/* What did not fit its definition. */
typedef struct varve_pack_misfit {
  varve_used_name name;
  varve_slice key; /* the property that did not fit; empty: anything */
} varve_pack_misfit;

/* A version that the file stores for a dialect. */
typedef struct varve_pack_stored {
  varve_slice dialect;
  varve_slice bytes;
} varve_pack_stored;

typedef struct varve_pack_reading {
  struct varve_pack_reading *outer; /* that goes on after this one */
  varve_slice text;     /* the input if it is text; it is scanned when its names are needed */
  bool takes_first;     /* of packs that suit the module alike, the first; otherwise none */
  size_t scanned;       /* bytes of the text */
  size_t used_at_first; /* names that were known when the first pack was chosen */
  bool has_tie;         /* several packs suit alike, and the first of them was taken */
  bool is_bytecode;     /* it needs definitions to be read at all */
  uint32_t release;     /* of LLVM, by the producer of bytecode; 0: unknown */
  size_t used_before;   /* packs that the context took for other modules */
  varve_slice producer; /* of bytecode */
  const varve_operation_name *begun; /* the latest operation in a custom form of a pack, or the
                                        first that violates its definition */
  varve_vector used;                 /* varve_used_name; each once */
  varve_hash_table used_places;      /* of them: their numbers from 1 */
  varve_pack_dialect dialects[VARVE_KNOWN_PACK_DIALECTS]; /* the latest of each place */
  varve_vector misfits;                                   /* varve_pack_misfit: the first ones */
  varve_vector stored;                                    /* varve_pack_stored */
  varve_vector questions;                                 /* varve_pack_question */
  varve_vector versions; /* varve_pack *: decided versions of their projects */
  varve_vector tried;    /* varve_pack *: versions that were read and not taken */
  varve_vector named;    /* varve_pack *: that the file names (pack_named.h) */
  varve_vector extended; /* struct varve_dialect_definition *: parts of dialects of the
                            registry, each followed by what a pack has added */
} varve_pack_reading;

/* text: see above. */
void varve_pack_reading_init(varve_pack_reading *reading, varve_context *context, varve_slice text);
void varve_pack_reading_release(varve_pack_reading *reading);
/* Initializes the reading, which is that of the context until it ends. One may begin in another. */
void varve_pack_reading_begin(varve_context *context, varve_pack_reading *reading,
                              varve_slice text);
void varve_pack_reading_end(varve_context *context);

static inline varve_pack_question *varve_pack_question_at(const varve_pack_reading *reading,
                                                          size_t index) {
  return &VARVE_VECTOR_AT(&reading->questions, varve_pack_question, index);
}
/* Returns NULL if the dialect has not been looked up in packs. */
varve_pack_question *varve_pack_question_find(const varve_context *context, varve_slice dialect);
varve_status varve_pack_question_get(varve_context *context, varve_slice dialect,
                                     varve_pack_question **question) VARVE_MUST_USE;
/* Makes a version that of its project. */
varve_status varve_pack_decide_version(varve_pack_reading *reading,
                                       varve_pack *pack) VARVE_MUST_USE;
/* Keeps a name of the module if some pack defines its dialect. A text that does not live as long as
 * the reading is copied. */
varve_status varve_pack_keep_name(varve_context *context, const varve_used_name *used,
                                  bool copies) VARVE_MUST_USE;
/* Returns whether the module is known to use something of the dialect, or may do so in text that
 * has not been scanned. */
bool varve_pack_is_shown(const varve_pack_reading *reading, varve_slice dialect);
/* Notes that an operation violates the definition of its pack, although it has its shape. */
void varve_pack_note_violation(varve_context *context, const varve_operation_name *name);
/* Keeps what did not fit, as varve_pack_note_misfit does; without memory, nothing. */
void varve_pack_keep_misfit(varve_context *context, varve_slice name, varve_slice key);
/* Returns whether the name of a dialect, and each part of that of an operation, may contain it. */
static inline bool varve_is_word_part(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$';
}

#endif
