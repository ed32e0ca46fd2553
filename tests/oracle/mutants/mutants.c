/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* mutants SEED FIRST COUNT FOLDER: makes mutants of the modules whose paths standard input lists,
 * one in each line, and checks them. Each mutant depends on the seed, its number and the list
 * alone. Files in FOLDER: batch.NNNN has mutants separated by "// -----"; verdicts has a line for
 * each mutant: its number, "accept" or "reject", its mutations, the fault; operations lists the
 * operations of the mutants. Prints the forms that were not read back. Exits 1 if there are any. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/oracle/mutants/change.h"
#include "tests/oracle/mutants/check.h"

enum { LARGEST_MODULE = 12000, BATCH_SIZE = 100, MOST_MUTATIONS = 4, TRIES = 30 };

/* The weight of each mutation. */
#define MUTATIONS(X)                                                                               \
  X(6, change_value_type)                                                                          \
  X(14, change_type_everywhere)                                                                    \
  X(1, change_one_use)                                                                             \
  X(4, drop_operand)                                                                               \
  X(4, duplicate_operand)                                                                          \
  X(3, add_operand)                                                                                \
  X(5, exchange_operands)                                                                          \
  X(10, replace_operand)                                                                           \
  X(2, replace_operand_by_any)                                                                     \
  X(3, change_results)                                                                             \
  X(3, change_arguments)                                                                           \
  X(6, drop_entry)                                                                                 \
  X(16, vary_entry)                                                                                \
  X(9, replace_entry)                                                                              \
  X(3, duplicate_entry)                                                                            \
  X(5, move_entry)                                                                                 \
  X(3, rename_entry)                                                                               \
  X(10, add_entry)                                                                                 \
  X(4, wrap_entry)                                                                                 \
  X(4, change_symbol)                                                                              \
  X(5, change_reference)                                                                           \
  X(2, change_segments)                                                                            \
  X(24, splice_operation)                                                                          \
  X(8, duplicate_operation)                                                                        \
  X(8, remove_operation)                                                                           \
  X(7, move_operation)                                                                             \
  X(9, rename_operation)                                                                           \
  X(4, wrap_operation)                                                                             \
  X(3, exchange_regions)                                                                           \
  X(3, exchange_blocks)                                                                            \
  X(3, change_regions)                                                                             \
  X(4, change_successors)

typedef struct choice {
  size_t weight;
  const char *name;
  mutation *apply;
} choice;
static const choice choices[] = {
#define CHOICE(weight, name) {weight, #name, name},
    MUTATIONS(CHOICE)
#undef CHOICE
};

typedef struct run {
  uint64_t seed;
  const char *folder;
  tree *trees;
  size_t count;
  size_t room;
  arena names_memory;
  list names; /* of the operations of the mutants, in ascending order */
  FILE *verdicts;
  FILE *batch;
  size_t accepted;
  size_t failures;
} run;

static void add_tree(run *r, const char *path) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_context *context;
  varve_module *module;
  tree made;
  options.seed = 1;
  load.no_source_locations = true;
  if (varve_context_create(&options, &context) != VARVE_STATUS_OK)
    abort();
  if (varve_module_load_file(context, path, &load, &module) != VARVE_STATUS_OK) {
    varve_context_destroy(context);
    return;
  }
  bool is_whole = tree_build(&made, context, module);
  arena memory = {NULL};
  if (is_whole &&
      strlen(tree_print(&memory, tree_copy(&memory, made.root, 1), 0)) < LARGEST_MODULE) {
    if (r->count == r->room) {
      r->room = 2 * r->room + 64;
      r->trees = realloc(r->trees, r->room * sizeof *r->trees);
      if (r->trees == NULL)
        abort();
    }
    r->trees[r->count++] = made;
  } else {
    arena_free(&made.memory);
  }
  arena_free(&memory);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

/* Returns the index of a name in the list, or the index at which to insert it. */
static size_t place_of(const list *names, const char *name) {
  size_t low = 0, high = names->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (strcmp(names->items[middle], name) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void note_names(run *r, const list *operations) {
  for (size_t i = 0; i < operations->count; i++) {
    const char *name = ((operation *)operations->items[i])->name;
    size_t at = place_of(&r->names, name);
    if (at == r->names.count || strcmp(r->names.items[at], name) != 0)
      list_insert(&r->names_memory, &r->names, at,
                  arena_text(&r->names_memory, name, strlen(name)));
  }
}

static const choice *any_choice(maker *m) {
  size_t sum = 0, i = 0;
  for (size_t k = 0; k < sizeof choices / sizeof choices[0]; k++)
    sum += choices[k].weight;
  for (size_t at = chance(m, sum); at >= choices[i].weight; i++)
    at -= choices[i].weight;
  return &choices[i];
}

/* Mutates the module and prints the names of the mutations. */
static void mutate(maker *m, FILE *to) {
  size_t wanted = 1;
  while (wanted < MOST_MUTATIONS && once_in(m, 3))
    wanted++;
  for (size_t done = 0, tries = 0; done < wanted && tries < TRIES; tries++) {
    const choice *chosen = any_choice(m);
    operation *op = any_of(m, &m->operations);
    if (op == NULL)
      return;
    const char *name = op->name;
    if (!chosen->apply(m, op))
      continue;
    fprintf(to, "%s%s(%s)", done == 0 ? "" : ",", chosen->name, name);
    done++;
  }
}

static void put_in_batch(run *r, size_t number, const char *text) {
  char path[4096];
  if (number % BATCH_SIZE == 0 || r->batch == NULL) {
    if (r->batch != NULL)
      fclose(r->batch);
    snprintf(path, sizeof path, "%s/batch.%04zu", r->folder, number / BATCH_SIZE);
    r->batch = fopen(path, "w");
    if (r->batch == NULL) {
      perror(path);
      exit(2);
    }
  } else {
    fputs("// -----\n", r->batch);
  }
  fputs(text, r->batch);
  fflush(r->batch); /* so that the last mutant in the file is the one that crashed the library */
}

static void make(run *r, size_t number, unsigned long *copies) {
  arena memory = {NULL};
  maker m = {.memory = &memory, .random = r->seed * UINT64_C(1000003) + number};
  chance(&m, 1);
  m.own = &r->trees[chance(&m, r->count)];
  m.donor = &r->trees[chance(&m, r->count)];
  m.copies = ++*copies;
  m.root = tree_copy(&memory, m.own->root, m.copies);
  tree_list(&memory, m.root, &m.operations);
  char *done = NULL;
  size_t size;
  FILE *names = open_memstream(&done, &size);
  if (names == NULL)
    abort();
  mutate(&m, names);
  fclose(names);
  const char *text = tree_print(&memory, m.root, number);
  put_in_batch(r, number, text);
  verdict v;
  check_mutant(text, &v);
  r->accepted += v.is_accepted;
  note_names(r, &m.operations);
  fprintf(r->verdicts, "%zu %s %s %s\n", number, v.is_accepted ? "accept" : "reject", done,
          v.message);
  fflush(r->verdicts);
  if (v.failure[0] != '\0') {
    r->failures++;
    printf("%zu %s: %s\n", number, done, v.failure);
  }
  free(done);
  *copies = m.copies;
  arena_free(&memory);
}

static FILE *open_file(const run *r, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", r->folder, name);
  FILE *file = fopen(path, "w");
  if (file == NULL) {
    perror(path);
    exit(2);
  }
  return file;
}

static void finish(run *r) {
  FILE *names = open_file(r, "operations");
  for (size_t i = 0; i < r->names.count; i++)
    fprintf(names, "%s\n", (const char *)r->names.items[i]);
  fclose(names);
  fclose(r->verdicts);
  if (r->batch != NULL)
    fclose(r->batch);
  for (size_t i = 0; i < r->count; i++)
    arena_free(&r->trees[i].memory);
  arena_free(&r->names_memory);
  free(r->trees);
}

int main(int argc, char **argv) {
  char path[4096];
  if (argc != 5) {
    fprintf(stderr, "usage: mutants SEED FIRST COUNT FOLDER <LIST\n");
    return 2;
  }
  run r = {.seed = strtoull(argv[1], NULL, 10), .folder = argv[4]};
  size_t first = strtoull(argv[2], NULL, 10), count = strtoull(argv[3], NULL, 10);
  while (fgets(path, sizeof path, stdin) != NULL) {
    path[strcspn(path, "\n")] = '\0';
    add_tree(&r, path);
  }
  if (r.count == 0) {
    fprintf(stderr, "mutants: no module of the list can be mutated\n");
    return 2;
  }
  r.verdicts = open_file(&r, "verdicts");
  unsigned long copies = 1;
  for (size_t i = first; i < first + count; i++)
    make(&r, i, &copies);
  printf("# seed %" PRIu64
         ": %zu mutants of %zu modules, %zu accepted, %zu rejected, %zu operations, "
         "%zu failed round trips\n",
         r.seed, count, r.count, r.accepted, count - r.accepted, r.names.count, r.failures);
  finish(&r);
  return r.failures != 0;
}
