/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares the time of visiting all operations of a mapped module through a view with the time of
 * building its IR. It visits the name, operands, result types and attributes of each operation.
 * Arguments: files in any form. The best of several runs counts. */
#define _DEFAULT_SOURCE

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <varve.h>

enum { RUNS = 9 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double best(double a, double b) { return a == 0 || b < a ? b : a; }

static void need(varve_status status, const char *path) {
  if (status == VARVE_STATUS_OK)
    return;
  (void)fprintf(stderr, "%s: %s\n", path, varve_status_text(status));
  exit(1);
}

/* Sums up what was read, so that the compiler keeps all reads. */
static uint64_t look_at(const varve_view *view, const varve_view_operation *op, const char *path) {
  uint64_t sum = op->name.size;
  uint32_t number;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    need(varve_view_get_operand(view, op, i, &number), path);
    sum += number;
  }
  for (uint32_t i = 0; i < op->result_count; i++) {
    need(varve_view_get_result_type(view, op, i, &number), path);
    sum += number;
  }
  for (uint32_t i = 0; i < op->attribute_count; i++) {
    varve_view_attribute attribute;
    need(varve_view_get_attribute(view, op, i, &attribute), path);
    sum += attribute.value + attribute.name.size;
  }
  return sum;
}

/* The time includes opening the view. */
static double time_walk(varve_slice bytes, const char *path, uint64_t *sum) {
  double start = now();
  varve_view *view;
  varve_view_operation op;
  need(varve_view_open_bytes(bytes, NULL, &view), path);
  varve_status status = varve_view_get_operation(view, 0, &op);
  for (; status == VARVE_STATUS_OK; status = varve_view_walk_next(view, &op))
    *sum += look_at(view, &op, path);
  if (status != VARVE_STATUS_NOT_FOUND)
    need(status, path);
  varve_view_close(view);
  return now() - start;
}

/* Copies into a new context: one that has the types already has less to do. */
static double time_build(varve_slice bytes, const char *path) {
  varve_context *context;
  varve_module *module;
  need(varve_context_create(NULL, &context), path);
  double start = now();
  need(varve_module_load(context, bytes, NULL, &module), path);
  double seconds = now() - start;
  varve_module_destroy(module);
  varve_context_destroy(context);
  return seconds;
}

static void measure(const char *path) {
  varve_context *context;
  varve_module *module;
  varve_bytes *bytes;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.layout = VARVE_LAYOUT_MAPPED;
  need(varve_context_create(NULL, &context), path);
  need(varve_module_load_file(context, path, NULL, &module), path);
  need(varve_module_save(module, &save, &bytes), path);
  double walk = 0, build = 0;
  uint64_t sum = 0;
  for (int i = 0; i < RUNS; i++) {
    walk = best(walk, time_walk(varve_bytes_slice(bytes), path, &sum));
    build = best(build, time_build(varve_bytes_slice(bytes), path));
  }
  printf("%s: view %.3f ms, IR %.3f ms: %.1f times as fast (%llu)\n", path, walk * 1e3, build * 1e3,
         build / walk, (unsigned long long)sum);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

int main(int count, char **paths) {
  for (int i = 1; i < count; i++)
    measure(paths[i]);
  return 0;
}
