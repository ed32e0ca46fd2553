/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What eras.def says of eras. */
#include "base/era_facts.h"
#include "base/era_rows.h"

typedef struct era_row {
  const char *word;
  const char *set;
  const char *state;
  varve_era base;
  bool is_development;
  int target_bytecode;
} era_row;

static const era_row rows[VARVE_RANK_COUNT] = {
#define VARVE_ERA(enumerator, word, set, base, state, is_development, bytecode)                    \
  {word, set, state, VARVE_NAMED_ERA(base), is_development, bytecode},
#include "base/eras.def"
};

const varve_era_range varve_era_facts[VARVE_HAS_COUNT] = {
#define VARVE_FACT(enumerator, first, last) [VARVE_HAS_##enumerator] = VARVE_ERAS(first, last),
#include "base/era_facts.def"
#undef VARVE_FACT
};

unsigned varve_era_count(void) { return VARVE_RANK_COUNT; }

unsigned varve_era_rank(varve_era era) { return (unsigned)(era + VARVE_RANK_DEFAULT); }

varve_era varve_era_of_rank(unsigned rank) { return (varve_era)rank - VARVE_RANK_DEFAULT; }

varve_era varve_era_newest(void) { return VARVE_NAMED_ERA(NEWEST); }

static const era_row *row_of(varve_era era) { return &rows[varve_era_rank(era)]; }

const char *varve_era_text(varve_era era) { return row_of(era)->word; }

const char *varve_era_set(varve_era era) { return row_of(era)->set; }

const char *varve_era_state(varve_era era) { return row_of(era)->state; }

bool varve_era_is_development(varve_era era) { return row_of(era)->is_development; }

varve_era varve_era_base(varve_era era) { return row_of(era)->base; }

int varve_era_target_bytecode(varve_era era) { return row_of(era)->target_bytecode; }

bool varve_era_find(varve_slice word, varve_era *era) {
  *era = VARVE_DEFAULT_ERA;
  for (unsigned rank = 0; rank < VARVE_RANK_COUNT; rank++)
    if (varve_slice_equal(word, varve_slice_of(rows[rank].word))) {
      *era = varve_era_of_rank(rank);
      return true;
    }
  return false;
}

/* The parts of a name: of a release, of a state before it with a date, or of a year. */
typedef struct era_version {
  bool is_release;
  uint64_t number;
  varve_slice date; /* of a state of the main branch before the release; empty: the release */
} era_version;

static bool take_version(varve_slice word, era_version *version) {
  const varve_slice release = VARVE_SLICE("llvm");
  *version = (era_version){.is_release = varve_slice_starts_with(word, release)};
  size_t start = version->is_release ? release.size : 0, at = start;
  /* A number of more digits is newer than all, too. */
  for (; at < word.size && at < start + 9 && word.data[at] >= '0' && word.data[at] <= '9'; at++)
    version->number = 10 * version->number + (uint64_t)(word.data[at] - '0');
  version->date = varve_slice_make(word.data + at, word.size - at);
  return at != start;
}

unsigned varve_era_release(varve_era era) {
  era_version version;
  (void)take_version(varve_slice_of(varve_era_text(era)), &version);
  return version.is_release ? (unsigned)version.number : 0;
}

/* The states of a release come before the release. */
static bool is_version_before(const era_version *a, const era_version *b) {
  if (a->is_release != b->is_release)
    return b->is_release;
  if (a->number != b->number)
    return a->number < b->number;
  if (a->date.size == 0 || b->date.size == 0)
    return a->date.size != 0 && b->date.size == 0;
  return varve_slice_compare(a->date, b->date) < 0;
}

bool varve_era_find_nearest(varve_slice word, varve_era *era) {
  era_version asked, known;
  if (varve_era_find(word, era))
    return true;
  if (!take_version(word, &asked))
    return false;
  *era = varve_era_of_rank(VARVE_RANK_NEWEST);
  for (unsigned rank = VARVE_RANK_COUNT; rank-- > 0;)
    if (take_version(varve_slice_of(rows[rank].word), &known) && !is_version_before(&known, &asked))
      *era = varve_era_of_rank(rank);
  return false;
}

varve_era_name varve_era_name_make(varve_slice word) {
  varve_era_name name = {""};
  if (word.size != 0)
    memcpy(name.text, word.data, word.size < sizeof name.text ? word.size : VARVE_LONGEST_ERA);
  return name;
}
