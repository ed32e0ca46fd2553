/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module as a container: tries several layouts and writes the smallest.
 * format-spec/varve.md. */
#include "container/file/write_file.h"

#include "container/hash/hash.h"
#include "container/mapped/mapped_write.h"
#include "container/write/write_groups.h"
#include "container/write/write_set_names.h"

/* Modules with fewer operations are also tried as small modules, if the file is not large. */
enum { SMALL_OPERATIONS = 2000, SMALL_SIZE = 64 << 10 };
/* Modules with at least this many operations are written in groups; a group of this size reads fast
 * enough. */
enum { LARGE_OPERATIONS = 16384, GROUP_OPERATIONS = 8192 };

static bool has_fewer_operations(const varve_module *module, uint32_t limit) {
  uint32_t count = 0;
  varve_operation *op = module->root;
  for (; op != NULL && count < limit; count++)
    op = varve_operation_next_preorder(module->root, op);
  return count < limit;
}

/* A file in one layout. */
typedef struct attempt {
  varve_buffer bytes;
  varve_loans loans;
} attempt;

static void attempt_init(attempt *made, varve_memory *memory) {
  varve_buffer_init(&made->bytes, memory);
  varve_loans_init(&made->loans, memory);
}

static void attempt_release(attempt *made) {
  varve_buffer_release(&made->bytes);
  varve_loans_release(&made->loans);
}

/* Loans refer to these bytes, so both are swapped together. */
static varve_status take_attempt(attempt *made, const varve_container_write_options *options,
                                 varve_buffer *out) {
  if (options->loans == NULL)
    return varve_buffer_append(out, varve_buffer_slice(&made->bytes));
  varve_buffer bytes = *out;
  varve_loans loans = *options->loans;
  *out = made->bytes;
  *options->loans = made->loans;
  *made = (attempt){bytes, loans};
  return VARVE_STATUS_OK;
}

static varve_status write_smallest(varve_module *module,
                                   const varve_container_write_options *options,
                                   varve_buffer *out) {
  static const varve_container_layout layouts[] = {{false, true, false}, {false, false, false},
                                                   {true, false, false}, {false, true, true},
                                                   {false, false, true}, {true, false, true}};
  attempt best, tried;
  attempt_init(&best, &module->context->memory);
  attempt_init(&tried, &module->context->memory);
  varve_status status = VARVE_STATUS_OK;
  bool tries_interleaved = has_fewer_operations(module, SMALL_OPERATIONS), is_first = true;
  for (size_t i = 0; i < VARVE_COUNT_OF(layouts) && status == VARVE_STATUS_OK; i++) {
    bool is_large = !is_first && best.bytes.size > SMALL_SIZE;
    if ((layouts[i].is_interleaved && (!tries_interleaved || is_large)) ||
        (layouts[i].has_vocabulary && options->vocabulary == NULL))
      continue;
    varve_container_write_options filled = *options;
    if (filled.loans != NULL)
      filled.loans = &tried.loans;
    tried.bytes.size = 0;
    varve_loans_clear(&tried.loans);
    status = varve_container_write_layout(module, &filled, layouts[i], &tried.bytes);
    if (status == VARVE_STATUS_OK && (is_first || tried.bytes.size < best.bytes.size)) {
      attempt other = best;
      best = tried;
      tried = other;
    }
    is_first = false;
  }
  if (status == VARVE_STATUS_OK)
    status = take_attempt(&best, options, out);
  attempt_release(&best);
  attempt_release(&tried);
  return status;
}

/* Hashing reads all blobs, which takes as long as writing them. */
static bool is_hashed(const varve_module *module, const varve_container_write_options *options) {
  enum { MOST_HASHED = 16 << 20 };
  if (options->stored_hashes != VARVE_STORED_HASHES_DEFAULT)
    return options->stored_hashes == VARVE_STORED_HASHES_ALWAYS;
  const varve_vector *const lists[] = {&module->dialect_resources, &module->external_resources};
  uint64_t left = MOST_HASHED;
  for (unsigned i = 0; i < VARVE_COUNT_OF(lists); i++)
    for (size_t k = 0; k < lists[i]->count; k++) {
      uint64_t size = VARVE_VECTOR_AT(lists[i], varve_resource, k).data.size;
      if (size > left)
        return false;
      left -= size;
    }
  return true;
}

static varve_status write_layout(varve_module *module, const varve_container_write_options *options,
                                 varve_buffer *out) {
  varve_module_hashes hashes;
  varve_vocabulary builtin;
  varve_reporter reporter = {.sink = options->sink, .max_errors = 1};
  varve_container_write_options filled = *options;
  filled.hashes = NULL;
  if (is_hashed(module, options)) {
    VARVE_TRY(varve_hash_module(module, NULL, &hashes));
    filled.hashes = &hashes;
  }
  if (options->is_mapped)
    return varve_container_write_mapped(module, &filled, out);
  if (filled.vocabulary == NULL && !filled.no_builtin_vocabulary) {
    VARVE_TRY(varve_vocabulary_builtin(VARVE_VOCABULARY_EDITION, &reporter, &builtin));
    filled.vocabulary = &builtin;
  }
  if (filled.group_size == 0)
    filled.group_size = has_fewer_operations(module, LARGE_OPERATIONS) ? -1 : GROUP_OPERATIONS;
  return filled.group_size > 0 && varve_is_groupable(module, (uint32_t)filled.group_size)
             ? varve_container_write_groups(module, &filled, out)
             : write_smallest(module, &filled, out);
}

varve_status varve_container_write(varve_module *module,
                                   const varve_container_write_options *options,
                                   varve_buffer *out) {
  varve_container_write_options named = *options;
  varve_buffer names;
  VARVE_TRY(varve_module_materialize(module));
  varve_buffer_init(&names, &module->context->memory);
  varve_status status = varve_find_set_names(module, &names);
  named.packs = varve_buffer_slice(&names);
  if (status == VARVE_STATUS_OK)
    status = write_layout(module, &named, out);
  varve_buffer_release(&names);
  return status;
}
