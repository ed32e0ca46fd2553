/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a context knows of the module that it reads, to choose packs. */
#ifndef VARVE_DIALECT_PACK_READING_H
#define VARVE_DIALECT_PACK_READING_H

#include "dialect/registry/pack_library.h"
#include "dialect/registry/pack_notes.h"
#include "dialect/registry/registry.h"

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
/* Returns how many of the names a pack defines, apart from one of them. */
uint32_t varve_pack_names_count(const varve_pack_names *names, const varve_pack *pack,
                                varve_slice except);
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
  varve_pack *pack;        /* that it was taken from; NULL: none */
  bool is_decided;         /* the next reads take it from the project of this pack, or from none */
  varve_pack *last_resort; /* if none is taken: one of several with which the module is the same */
  uint32_t misfits;        /* operations of the dialect that did not fit their definitions */
  uint32_t filled; /* and those in generic form that got defaults; programs print all properties */
} varve_pack_question;

/* A version that the file stores for a dialect. */
typedef struct varve_pack_stored {
  varve_slice dialect;
  varve_slice bytes;
} varve_pack_stored;

typedef struct varve_pack_reading {
  struct varve_pack_reading *outer; /* that goes on after this one */
  varve_slice text;     /* the input if it is text; its names are collected when they are needed */
  bool takes_first;     /* of packs that suit the module alike, the first; otherwise none */
  bool is_collected;    /* the names of the text */
  uint32_t release;     /* of LLVM, by the producer of bytecode; 0: unknown */
  size_t used_before;   /* packs that the context took for other modules */
  varve_slice producer; /* of bytecode */
  varve_pack_names names;
  varve_vector stored;    /* varve_pack_stored */
  varve_vector questions; /* varve_pack_question */
  varve_vector versions;  /* varve_pack *: decided versions of their projects */
  varve_vector extended;  /* struct varve_dialect_definition *: parts of dialects of the registry,
                             each followed by what a pack has added */
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
/* Returns the dialects of packs that the input names. */
varve_status varve_pack_reading_names(varve_context *context,
                                      const varve_pack_names **names) VARVE_MUST_USE;

#endif
