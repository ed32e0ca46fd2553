/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A definition and a module that uses it: both are made from the bytes (generate.h), or the input
 * has them, separated by a line "// -----". Whatever is printed by a careful definition
 * (generate.h) reads back as the same module. */
#include "fuzz/generate.h"
#include "fuzz/target.h"

static varve_bytes *print(varve_module *module, bool is_generic) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.generic_form = is_generic;
  return fuzz_save(module, &save);
}

static varve_module *load(fuzz_session *session, varve_slice text) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.no_verify = true;
  return fuzz_load(session, text, &options);
}

typedef struct demand {
  bool is_generic;  /* prints the generic form */
  bool is_readable; /* what is printed must be read as the same module */
} demand;

static void show(const char *what, varve_slice text) {
  fprintf(stderr, "--- %s\n%.*s\n", what, (int)text.size, text.data);
}

/* Prints the module, reads it again, and compares. */
static void check(fuzz_session *session, varve_module *module, demand checked) {
  varve_bytes *printed = print(module, checked.is_generic);
  if (printed == NULL)
    return;
  varve_module *again = load(session, varve_bytes_slice(printed));
  if (again == NULL && checked.is_readable) {
    show("cannot be read", varve_bytes_slice(printed));
    FUZZ_CHECK(again != NULL);
  }
  if (again != NULL && checked.is_readable) {
    bool is_equal = false;
    varve_compare_options compare = {.struct_size = sizeof(varve_compare_options)};
    compare.ignore_locations = true;
    FUZZ_CHECK(varve_module_compare(module, again, &compare, &is_equal, NULL) == VARVE_STATUS_OK);
    if (!is_equal) {
      show("is read as another module", varve_bytes_slice(printed));
      fuzz_check_same_module(module, again, true);
    }
  }
  varve_module_destroy(again);
  varve_bytes_destroy(printed);
}

/* A text of limited size: the bytes of a module live as long as its context. */
typedef struct kept_text {
  char data[FUZZ_MODULE_SIZE];
  size_t size;
} kept_text;

static void keep(kept_text *kept, varve_bytes *bytes) {
  varve_slice text = bytes == NULL ? (varve_slice){NULL, 0} : varve_bytes_slice(bytes);
  kept->size = text.size < sizeof kept->data ? text.size : sizeof kept->data;
  if (kept->size != 0)
    memcpy(kept->data, text.data, kept->size);
  varve_bytes_destroy(bytes);
}

/* Loads a text; if it is a module, everything that is printed of it must be the same module. */
static void use(varve_registry *registry, varve_slice text, demand custom, kept_text *kept) {
  fuzz_session session;
  fuzz_open(&session, registry);
  varve_module *module = load(&session, text);
  kept->size = 0;
  if (module != NULL) {
    check(&session, module, custom);
    check(&session, module, (demand){true, custom.is_readable});
    keep(kept, print(module, false));
  }
  varve_module_destroy(module);
  fuzz_close(&session);
}

/* Changes the printed text: words of it are removed or repeated. */
static void change(fuzz_maker *m, kept_text *text) {
  for (unsigned count = fuzz_pick(m, 4); count > 0 && text->size > 1; count--) {
    size_t at = (fuzz_pick(m, 256) * (size_t)256 + fuzz_pick(m, 256)) % text->size, length = 1;
    while (at > 0 && text->data[at - 1] != ' ')
      at--;
    while (at + length < text->size && text->data[at + length - 1] != ' ')
      length++;
    if (fuzz_pick(m, 2) == 0) {
      memmove(text->data + at, text->data + at + length, text->size - at - length);
      text->size -= length;
    } else if (text->size + length <= sizeof text->data) {
      memmove(text->data + at + length, text->data + at, text->size - at);
      text->size += length;
    }
  }
}

static void run_generated(varve_registry *registry, varve_slice bytes) {
  static fuzz_maker maker;
  static kept_text kept;
  fuzz_generate(&maker, bytes);
  if (maker.definition.is_full || maker.module.is_full)
    return;
  varve_slice definition = {maker.definition.data, maker.definition.size};
  varve_slice module = {maker.module.data, maker.module.size};
  if (getenv("VARVE_FUZZ_SHOW") != NULL) {
    show(maker.is_careful ? "careful definition" : "definition", definition);
    show("module", module);
  }
  FUZZ_CHECK(fuzz_define(registry, definition));
  demand custom = {false, maker.is_careful};
  use(registry, module, custom, &kept);
  if (kept.size == 0 || maker.left == 0)
    return;
  change(&maker, &kept);
  use(registry, (varve_slice){kept.data, kept.size}, custom, &kept);
}

static void run_text(varve_registry *registry, varve_slice text) {
  static kept_text kept;
  varve_slice definition = fuzz_cut_part(&text);
  if (fuzz_define(registry, definition))
    use(registry, text, (demand){false, false}, &kept);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_slice input = {(const char *)data, size};
  varve_registry *registry = NULL;
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  limits.max_memory = (uint64_t)1 << 26;
  options.limits = &limits;
  FUZZ_CHECK(varve_registry_create(&options, &registry) == VARVE_STATUS_OK);
  if (size >= 4 && (memcmp(data, "irdl", 4) == 0 || memcmp(data, "// d", 4) == 0))
    run_text(registry, input);
  else
    run_generated(registry, input);
  varve_registry_destroy(registry);
  return 0;
}
