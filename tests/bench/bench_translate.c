/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Times reading and writing against mlir-opt 22 on the same inputs in the same run, and prints
 * ratios. Arguments: text files in generic form. Our time is measured inside one process, that of
 * mlir-opt by its --mlir-timing. User time and memory are those of whole processes. The best of
 * several runs counts, because noise only adds. The container is compared with our own bytecode. */
#define _DEFAULT_SOURCE

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <varve/module.h>

enum { RUNS = 7, WORD_COUNT = 12 };

typedef struct process_cost {
  double user_seconds; /* the mean of RUNS runs, because one run is too short for the clock */
  double wall_seconds;
  long peak_kilobytes;
} process_cost;

typedef struct timing {
  double read_text, print_text, read_bytecode, write_bytecode;
} timing;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double best(double a, double b) { return a == 0 || b < a ? b : a; }

static void run_child(const char *const *words, const char *output, int error_file) {
  int out = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (out >= 0)
    dup2(out, STDOUT_FILENO);
  if (error_file >= 0)
    dup2(error_file, STDERR_FILENO);
  execvp(words[0], (char *const *)words);
  _exit(127);
}

/* Runs a command. Returns false if it fails. Its standard error goes to error_file, unless that is
 * -1. */
static bool run(const char *const *words, const char *output, int error_file, process_cost *cost) {
  double start = now();
  pid_t child = fork();
  if (child < 0)
    return false;
  if (child == 0)
    run_child(words, output, error_file);
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
    return false;
  double user = (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec * 1e-6;
  cost->wall_seconds = best(cost->wall_seconds, now() - start);
  cost->user_seconds += user / RUNS;
  cost->peak_kilobytes = cost->peak_kilobytes == 0 || usage.ru_maxrss < cost->peak_kilobytes
                             ? usage.ru_maxrss
                             : cost->peak_kilobytes;
  return true;
}

/* Reads the times that mlir-opt reports for its parser and its output. */
static bool run_mlir_opt(const char *input, const char *output, bool to_bytecode, double *parser,
                         double *printer) {
  char report[] = "/tmp/varve-bench.XXXXXX";
  int file = mkstemp(report);
  if (file < 0)
    return false;
  const char *words[WORD_COUNT] = {"mlir-opt-22", "--allow-unregistered-dialect", "--mlir-timing",
                                   "--mlir-timing-display=list", input};
  words[5] = to_bytecode ? "--emit-bytecode" : "--mlir-print-op-generic";
  words[6] = to_bytecode ? "--emit-bytecode-version=4" : NULL;
  process_cost cost = {0, 0, 0};
  bool is_run = run(words, output, file, &cost);
  FILE *text = fdopen(file, "r+");
  if (text == NULL)
    return false;
  rewind(text);
  char line[256], name[64];
  double seconds, share;
  while (is_run && fgets(line, sizeof(line), text) != NULL) {
    if (sscanf(line, " %lf (%lf%%) %63s", &seconds, &share, name) != 3)
      continue;
    if (strcmp(name, "Parser") == 0)
      *parser = best(*parser, seconds);
    else if (strcmp(name, "Output") == 0)
      *printer = best(*printer, seconds);
  }
  fclose(text);
  unlink(report);
  return is_run;
}

static varve_bytes *must_read(varve_context *context, const char *path) {
  varve_bytes *bytes;
  varve_diagnostic_sink none = {NULL, NULL};
  if (varve_bytes_load_file(context, path, none, &bytes) != VARVE_STATUS_OK) {
    fprintf(stderr, "bench: cannot read %s\n", path);
    exit(2);
  }
  return bytes;
}

/* Reads the bytes and writes them in a form. Lowers the best times if this run is faster. */
static void run_ours(varve_slice bytes, varve_format form, double *read_time, double *write_time) {
  varve_context *context;
  varve_module *module;
  varve_bytes *made;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = form;
  save.generic_form = true;
  double start = now();
  if (varve_context_create(NULL, &context) != VARVE_STATUS_OK ||
      varve_module_load(context, bytes, NULL, &module) != VARVE_STATUS_OK) {
    fprintf(stderr, "bench: input is not read\n");
    exit(1);
  }
  double middle = now();
  if (varve_module_save(module, &save, &made) != VARVE_STATUS_OK) {
    fprintf(stderr, "bench: module is not written\n");
    exit(1);
  }
  double end = now();
  *read_time = best(*read_time, middle - start);
  *write_time = best(*write_time, end - middle);
  varve_bytes_destroy(made);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void print_ratio(const char *what, double ours, double theirs, const char *unit,
                        double scale) {
  printf("  %-28s %10.3f %s  mlir-opt %10.3f %s  ratio %6.1f\n", what, ours * scale, unit,
         theirs * scale, unit, ours > 0 ? theirs / ours : 0.0);
}

/* Saves a module in a form. The caller destroys the result. */
static varve_bytes *must_save(varve_module *module, varve_format form) {
  varve_bytes *made;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = form;
  if (varve_module_save(module, &save, &made) != VARVE_STATUS_OK) {
    fprintf(stderr, "bench: module is not written\n");
    exit(1);
  }
  return made;
}

static varve_module *must_load(varve_context *context, varve_slice bytes) {
  varve_module *module;
  if (varve_module_load(context, bytes, NULL, &module) != VARVE_STATUS_OK) {
    fprintf(stderr, "bench: input is not read\n");
    exit(1);
  }
  return module;
}

/* Returns the user time of this process in seconds. */
static double used(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Times reading bytes in a new context that has read first before. copy_time is the time of copying
 * the module within its context, which is the cost of building it. */
static void run_read(varve_slice bytes, varve_slice first, double *read_time, double *copy_time) {
  varve_context *context;
  varve_module *copy;
  if (varve_context_create(NULL, &context) != VARVE_STATUS_OK)
    exit(2);
  if (first.size != 0)
    varve_module_destroy(must_load(context, first));
  double start = used();
  varve_module *module = must_load(context, bytes);
  double middle = used();
  if (varve_module_copy(module, context, &copy) != VARVE_STATUS_OK)
    exit(1);
  double end = used();
  *read_time = best(*read_time, middle - start);
  *copy_time = best(*copy_time, end - middle);
  varve_module_destroy(copy);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void print_container_ratio(const char *what, double container, double bytecode) {
  printf("  %-28s %10.3f ms  bytecode %10.3f ms  ratio %6.2f\n", what, container * 1e3,
         bytecode * 1e3, bytecode / container);
}

/* Compares the container with our own bytecode: in a context that makes the tables of the built-in
 * vocabulary, and in one that made them for an earlier file. */
static void bench_container(varve_slice text) {
  enum { READS = 10 * RUNS };
  static const varve_slice none = {NULL, 0}, empty_text = {"", 0};
  varve_context *context;
  double bytecode_time = 0, alone = 0, among_others = 0, copy = 0;
  if (varve_context_create(NULL, &context) != VARVE_STATUS_OK)
    exit(2);
  varve_module *module = must_load(context, text), *empty = must_load(context, empty_text);
  varve_bytes *bytecode = must_save(module, VARVE_FORMAT_BYTECODE);
  varve_bytes *container = must_save(module, VARVE_FORMAT_VARVE);
  varve_bytes *first = must_save(empty, VARVE_FORMAT_VARVE);
  for (int i = 0; i < READS; i++) {
    run_read(varve_bytes_slice(bytecode), none, &bytecode_time, &copy);
    run_read(varve_bytes_slice(container), none, &alone, &copy);
    run_read(varve_bytes_slice(container), varve_bytes_slice(first), &among_others, &copy);
  }
  printf("  container: %zu bytes, our bytecode %zu; building the module alone %.3f ms\n",
         varve_bytes_slice(container).size, varve_bytes_slice(bytecode).size, copy * 1e3);
  print_container_ratio("container to memory, alone", alone, bytecode_time);
  print_container_ratio("the same, among others", among_others, bytecode_time);
  varve_bytes_destroy(bytecode);
  varve_bytes_destroy(container);
  varve_bytes_destroy(first);
  varve_module_destroy(module);
  varve_module_destroy(empty);
  varve_context_destroy(context);
}

static const char *const bytecode_path = "/tmp/varve-bench.mlirbc";

static void bench_file(const char *path) {
  timing ours = {0, 0, 0, 0}, theirs = {0, 0, 0, 0};
  double unused = 0;
  if (!run_mlir_opt(path, bytecode_path, true, &unused, &theirs.write_bytecode)) {
    printf("%s: mlir-opt-22 does not run on it\n", path);
    return;
  }
  varve_context *context;
  if (varve_context_create(NULL, &context) != VARVE_STATUS_OK)
    exit(2);
  varve_bytes *text = must_read(context, path), *bytecode = must_read(context, bytecode_path);
  const char *tool = getenv("VARVE_TRANSLATE");
  const char *our_words[] = {(tool != NULL ? tool : "varve-translate"), "--emit-bytecode", path,
                             NULL};
  const char *their_words[] = {"mlir-opt-22",
                               "--allow-unregistered-dialect",
                               "--emit-bytecode",
                               "--emit-bytecode-version=4",
                               path,
                               NULL};
  process_cost our_cost = {0, 0, 0}, their_cost = {0, 0, 0};
  for (int i = 0; i < RUNS; i++) {
    run_ours(varve_bytes_slice(text), VARVE_FORMAT_BYTECODE, &ours.read_text, &ours.write_bytecode);
    run_ours(varve_bytes_slice(bytecode), VARVE_FORMAT_TEXT, &ours.read_bytecode, &ours.print_text);
    run_mlir_opt(path, "/dev/null", true, &theirs.read_text, &theirs.write_bytecode);
    run_mlir_opt(bytecode_path, "/dev/null", false, &theirs.read_bytecode, &theirs.print_text);
    if (!run(our_words, "/dev/null", -1, &our_cost) ||
        !run(their_words, "/dev/null", -1, &their_cost))
      exit(1);
  }
  printf("%s: %zu bytes of text, %zu of bytecode\n", path, varve_bytes_slice(text).size,
         varve_bytes_slice(bytecode).size);
  print_ratio("text to memory", ours.read_text, theirs.read_text, "ms", 1e3);
  print_ratio("memory to text", ours.print_text, theirs.print_text, "ms", 1e3);
  print_ratio("bytecode to memory", ours.read_bytecode, theirs.read_bytecode, "ms", 1e3);
  print_ratio("memory to bytecode", ours.write_bytecode, theirs.write_bytecode, "ms", 1e3);
  print_ratio("text to bytecode, in process", ours.read_text + ours.write_bytecode,
              theirs.read_text + theirs.write_bytecode, "ms", 1e3);
  print_ratio("text to bytecode, user time", our_cost.user_seconds, their_cost.user_seconds, "ms",
              1e3);
  print_ratio("text to bytecode, peak", (double)our_cost.peak_kilobytes,
              (double)their_cost.peak_kilobytes, "MB", 1.0 / 1024);
  bench_container(varve_bytes_slice(text));
  varve_bytes_destroy(text);
  varve_bytes_destroy(bytecode);
  varve_context_destroy(context);
  unlink(bytecode_path);
}

static void bench_start_up(void) {
  const char *tool = getenv("VARVE_TRANSLATE");
  const char *our_words[] = {(tool != NULL ? tool : "varve-translate"), "/dev/null", NULL};
  const char *their_words[] = {"mlir-opt-22", "/dev/null", NULL};
  process_cost ours = {0, 0, 0}, theirs = {0, 0, 0};
  for (int i = 0; i < 3 * RUNS; i++)
    if (!run(our_words, "/dev/null", -1, &ours) || !run(their_words, "/dev/null", -1, &theirs))
      exit(1);
  printf("start-up on an empty module\n");
  print_ratio("wall time", ours.wall_seconds, theirs.wall_seconds, "ms", 1e3);
  print_ratio("peak memory", (double)ours.peak_kilobytes, (double)theirs.peak_kilobytes, "MB",
              1.0 / 1024);
}

int main(int argc, char **argv) {
  bench_start_up();
  for (int i = 1; i < argc; i++)
    bench_file(argv[i]);
  if (argc == 1) {
    char path[1024];
    const char *root = getenv("top_srcdir");
    snprintf(path, sizeof(path), "%s/examples/attention.mlir", root != NULL ? root : ".");
    bench_file(path);
  }
  return 0;
}
