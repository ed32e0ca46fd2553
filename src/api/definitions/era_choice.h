/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The choice of an era: era_choice.c makes it, era_again.c changes it after a reading failed. */
#ifndef VARVE_API_ERA_CHOICE_H
#define VARVE_API_ERA_CHOICE_H

#include "api/definitions/packs.h"

enum { VARVE_REASON_SIZE = 256 };

struct varve_era_choice {
  varve_memory memory;
  varve_arena arena;
  varve_vector evidence; /* varve_era_evidence; the texts are in the arena */
  bool searches;
  varve_era first;
  varve_pack_eras of_packs; /* of text */
  varve_era again;          /* the era of the second reading */
  bool is_again;            /* that is the current one */
  bool has_read_again;
  uint32_t line; /* of the error after which the text is read again */
  uint32_t column;
  bool is_exact;
  bool is_unknown; /* a container names an era that this release does not know */
  bool needs_more;
  char reason[VARVE_REASON_SIZE]; /* what shows the first era */
  char error[VARVE_REASON_SIZE];  /* what shows the other */
};

#endif
