/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Counts the operations of a file with the mapped layout by name, without loading the module:
 *   cc -o count-operations count-operations.c $(pkg-config --cflags --libs varve)
 *   varve-translate --layout=mapped --to=varve model.mlirbc -o model.varve
 *   ./count-operations model.varve */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <varve/view.h>

enum { MOST_NAMES = 1000 };

typedef struct counter {
  varve_slice names[MOST_NAMES]; /* point into the view */
  uint64_t counts[MOST_NAMES];
  size_t count;
} counter;

static void report(void *user, const varve_diagnostic *diagnostic) {
  fprintf(user, "%.*s\n", (int)diagnostic->message.size, diagnostic->message.data);
}

static void count_name(counter *c, varve_slice name) {
  size_t i = 0;
  while (i < c->count &&
         !(c->names[i].size == name.size && memcmp(c->names[i].data, name.data, name.size) == 0))
    i++;
  if (i == MOST_NAMES)
    return;
  if (i == c->count)
    c->names[c->count++] = name;
  c->counts[i]++;
}

/* Visits the operations in order. Each page is checked before its first use. */
static varve_status count_all(const varve_view *view, counter *c) {
  varve_view_operation op;
  varve_status status = varve_view_get_operation(view, 0, &op);
  while (status == VARVE_STATUS_OK) {
    count_name(c, op.name);
    status = varve_view_walk_next(view, &op);
  }
  return status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_OK : status;
}

int main(int argc, char **argv) {
  static counter c;
  varve_view_options options = {.struct_size = sizeof(varve_view_options)};
  varve_view *view;
  options.sink = (varve_diagnostic_sink){report, stderr};
  if (argc != 2 || varve_view_open(argv[1], &options, &view) != VARVE_STATUS_OK)
    return 2;
  varve_status status = count_all(view, &c);
  for (size_t i = 0; status == VARVE_STATUS_OK && i < c.count; i++)
    printf("%" PRIu64 " %.*s\n", c.counts[i], (int)c.names[i].size, c.names[i].data);
  if (status != VARVE_STATUS_OK)
    fprintf(stderr, "%s\n", varve_status_text(status));
  varve_view_close(view);
  return status == VARVE_STATUS_OK ? 0 : 1;
}
