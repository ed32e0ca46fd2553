/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values that the float tests share, the same on every host: tests/oracle/float-text.sh shows them
 * to mlir-opt. */
#ifndef VARVE_TESTS_FLOAT_SAMPLES_H
#define VARVE_TESTS_FLOAT_SAMPLES_H

#include <stdio.h>

#include "tests/unit/unit.h"

#include "base/hash_table.h"
#include "base/number/float_format.h"

/* Writes sample number index of the kind with its type, as MLIR source or as mlir-opt prints it. */
typedef void sample_function(varve_buffer *out, varve_float_kind kind, uint64_t index);

static inline uint64_t sample_random(uint64_t *state) {
  /* splitmix64 */
  uint64_t word = *state += UINT64_C(0x9E3779B97F4A7C15);
  word = (word ^ word >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  word = (word ^ word >> 27) * UINT64_C(0x94D049BB133111EB);
  return word ^ word >> 31;
}

static inline uint64_t sample_count(varve_float_kind kind) {
  uint32_t width = varve_float_format_get(kind)->width;
  return width <= 16 ? UINT64_C(1) << width : width <= 64 ? 4000 : 500;
}

static inline void write_sample_type(varve_buffer *out, varve_float_kind kind) {
  assert_status(varve_buffer_append(out, VARVE_SLICE(" : ")), OK);
  assert_status(varve_buffer_append(out, varve_slice_of(varve_float_format_get(kind)->name)), OK);
}

static inline void write_sample_value(varve_buffer *out, varve_float_kind kind,
                                      const uint64_t bits[2]) {
  size_t start = out->size;
  assert_status(varve_float_print(out, kind, bits), OK);
  /* In an array f64 goes without saying, except after hex. */
  if (kind != VARVE_FLOAT_F64 || memchr(out->data + start, 'x', out->size - start) != NULL)
    write_sample_type(out, kind);
}

/* The samples of a kind, separated as in an array attribute. */
static inline void write_samples(varve_buffer *out, varve_float_kind kind,
                                 sample_function *sample) {
  for (uint64_t i = 0; i < sample_count(kind); i++) {
    if (i != 0)
      assert_status(varve_buffer_append(out, VARVE_SLICE(", ")), OK);
    sample(out, kind, i);
  }
}

static inline uint64_t hash_samples(varve_float_kind kind, sample_function *sample) {
  varve_memory memory;
  varve_buffer out;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  write_samples(&out, kind, sample);
  uint64_t hash = varve_hash_bytes(0, out.data, out.size);
  varve_buffer_release(&out);
  return hash;
}

/* All samples as the generic form of a module. */
static inline int write_sample_module(FILE *file, sample_function *sample) {
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  (void)fprintf(file, "\"builtin.module\"() ({\n");
  for (int kind = 0; kind < VARVE_FLOAT_KIND_COUNT; kind++) {
    varve_buffer out;
    varve_buffer_init(&out, &memory);
    write_samples(&out, (varve_float_kind)kind, sample);
    (void)fprintf(file, "  \"samples.%s\"() {values = [%.*s]} : () -> ()\n",
                  varve_float_format_get((varve_float_kind)kind)->name, (int)out.size, out.data);
    varve_buffer_release(&out);
  }
  (void)fprintf(file, "}) : () -> ()\n");
  return fclose(file) != 0;
}

#endif
