/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a whole module with several packs, to choose those that it fits. */
#ifndef VARVE_API_PACK_TRIALS_H
#define VARVE_API_PACK_TRIALS_H

#include "dialect/packs/pack_reading.h"

/* The reads so far, and the result of the last one. */
typedef struct varve_pack_trials {
  varve_context *context; /* its reading is that of this module */
  varve_module **module;  /* NULL there: it could not be read */
  varve_status status;
  bool has_lazy_bodies;
  /* Reads the module and sets status. Can be called many times. */
  void (*read)(struct varve_pack_trials *trials);
  bool reads_bodies; /* read leaves no bodies for later, even with lazy_bodies */
  bool is_current;   /* the last read followed all decisions */
  unsigned reads;
} varve_pack_trials;

/* Returns whether definitions of packs may be the reason for the status of the last read. */
bool varve_pack_trials_may_matter(const varve_pack_trials *trials);
/* Reads the module. If packs of several projects define one of its dialects, or several versions of
 * a project are there, the first read takes those that suit best (pack_choice.h). If the module
 * does not fit them, or if several suit alike, reads it again with others, at most 8 times.
 * Returns the status of the last read. */
varve_status varve_pack_trials_run(varve_pack_trials *trials) VARVE_MUST_USE;

#endif
