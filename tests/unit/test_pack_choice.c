/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/pack_choice.c: which pack a context takes a dialect from. */
#include "tests/unit/pack_fixture.h"

#include "dialect/pack_choice.h"

/* A context of its own registry, which has the packs of a folder. */
typedef struct choice_fixture {
  pack_folder folder;
  varve_registry *registry;
  varve_context *context;
  char warnings[1024];
} choice_fixture;

static void open_choice(choice_fixture *c, parse_fixture *f) {
  (void)f;
  assert_status(varve_registry_make(&f->context->memory, false, &c->registry), OK);
  assert_status(varve_registry_set_path(c->registry, varve_slice_of(c->folder.path)), OK);
  const varve_context_options options = {.seed = 1};
  assert_status(varve_context_make(&options, &c->context), OK);
  varve_registry_attach(c->registry, c->context);
}

static void close_choice(choice_fixture *c) {
  varve_context_destroy(c->context);
  varve_registry_free(c->registry);
}

static void end_choice(choice_fixture *c) {
  close_choice(c);
  pack_folder_remove(&c->folder);
}

static void keep_warning(void *user, const varve_diagnostic *diagnostic) {
  choice_fixture *c = user;
  size_t size = strlen(c->warnings);
  assert_int_equal(diagnostic->severity, VARVE_SEVERITY_WARNING);
  (void)snprintf(c->warnings + size, sizeof c->warnings - size, "%.*s\n",
                 VARVE_FORMAT_SLICE(diagnostic->message));
}

static void report(choice_fixture *c) {
  c->warnings[0] = 0;
  assert_status(varve_packs_report(c->context, (varve_diagnostic_sink){keep_warning, c}), OK);
}

/* project and version NULL: the dialect is not found. */
static void assert_chosen(choice_fixture *c, const char *input, const char *dialect,
                          const char *project) {
  varve_found_dialect found;
  bool is_found;
  c->context->packs.input = varve_slice_of(input);
  assert_status(varve_pack_choose(c->context, varve_slice_of(dialect), &found, &is_found), OK);
  if (is_found != (project != NULL))
    fail_msg("%s in \"%s\": found %d", dialect, input, is_found);
  if (!is_found)
    return;
  assert_true(found.is_of_pack);
  const varve_pack_list *list = varve_pack_library_list(c->context->packs.library);
  for (size_t i = 0; i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    if (pack->file.tables.rows != found.tables.rows)
      continue;
    char name[64];
    (void)snprintf(name, sizeof name, "%s@%s",
                   varve_pack_fact_of(pack, VARVE_PACK_FACT_project).data,
                   varve_pack_fact_of(pack, VARVE_PACK_FACT_version).data);
    assert_string_equal(name, project);
  }
  assert_string_equal(found.tables.strings + varve_table_first_member(
                                                 &found.tables, VARVE_TABLE_dialects, found.index),
                      dialect);
}

static void the_only_pack_is_taken(void **state) {
  parse_fixture *f = *state;
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1", "d e");
  open_choice(&c, f);
  assert_chosen(&c, "", "none", NULL);
  assert_chosen(&c, "", "", NULL);
  assert_int_equal(varve_packs_used(c.context), 0);
  assert_chosen(&c, "", "d", "p@1");
  assert_chosen(&c, "", "e", "p@1");
  assert_int_equal(varve_packs_used(c.context), 1);
  report(&c);
  assert_string_equal(c.warnings, "");
  end_choice(&c);
}

static void the_other_dialects_of_the_input_decide(void **state) {
  parse_fixture *f = *state;
  static const struct {
    const char *input;
    const char *project;
  } cases[] = {{"d.o y.o", "q@1"}, {"x.o d.o", "p@1"},  {"x.o y.o z.o", "q@1"}, {"\"y.o\"", "q@1"},
               {"!y.t", "q@1"},    {"ay.o x.o", "p@1"}, {"y x.", "p@1"},        {"y.", "q@1"}};
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1", "d x");
  put_pack(f, &c.folder, "b", "q", "1", "d y z");
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    open_choice(&c, f);
    assert_chosen(&c, cases[i].input, "d", cases[i].project);
    close_choice(&c);
  }
  pack_folder_remove(&c.folder);
}

static void a_pack_in_use_is_preferred(void **state) {
  parse_fixture *f = *state;
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1", "d x");
  put_pack(f, &c.folder, "b", "q", "1", "d y z");
  open_choice(&c, f);
  assert_chosen(&c, "", "x", "p@1");
  assert_chosen(&c, "y.o z.o d.o", "d", "p@1");
  end_choice(&c);
}

static void the_highest_version_of_a_project_is_taken(void **state) {
  parse_fixture *f = *state;
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1.9", "d x");
  put_pack(f, &c.folder, "b", "p", "1.10", "d");
  open_choice(&c, f);
  assert_chosen(&c, "", "d", "p@1.10");
  assert_chosen(&c, "", "x", "p@1.9");
  end_choice(&c);
}

/* Also if a third pack has less in common with the input, or a second version of one is there. */
static void a_tie_is_reported(void **state) {
  parse_fixture *f = *state;
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1", "d x");
  put_pack(f, &c.folder, "b", "q", "1", "d x");
  put_pack(f, &c.folder, "c", "r", "1", "d");
  put_pack(f, &c.folder, "d", "q", "0", "d x");
  open_choice(&c, f);
  assert_chosen(&c, "d.o x.o", "d", NULL);
  assert_int_equal(varve_packs_used(c.context), 0);
  report(&c);
  assert_string_equal(c.warnings,
                      "several packs define the dialect 'd' (p, q, r), and none was chosen: "
                      "choose one with --dialect=NAME\n");
  report(&c);
  assert_string_equal(c.warnings, "");
  end_choice(&c);
}

static void a_better_pack_ends_a_tie(void **state) {
  parse_fixture *f = *state;
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1", "d");
  put_pack(f, &c.folder, "b", "q", "1", "d");
  put_pack(f, &c.folder, "c", "r", "1", "d x");
  open_choice(&c, f);
  assert_chosen(&c, "d.o x.o", "d", "r@1");
  end_choice(&c);
}

static void damaged_packs_are_as_if_absent(void **state) {
  parse_fixture *f = *state;
  choice_fixture c;
  varve_buffer pack;
  pack_folder_make(&c.folder);
  varve_buffer_init(&pack, &f->context->memory);
  make_pack(f, "irdl.dialect @d { irdl.operation @o {} }", "p", "1", &pack);
  pack.data[pack.size - 5] ^= 1;
  put_file(&c.folder, "flipped.vdef", varve_buffer_slice(&pack));
  put_file(&c.folder, "cut.vdef", varve_slice_make(pack.data, pack.size - 1));
  varve_buffer_release(&pack);
  open_choice(&c, f);
  assert_chosen(&c, "", "d", NULL);
  report(&c);
  assert_non_null(strstr(c.warnings, "the definitions are damaged: the checksum is wrong"));
  assert_non_null(strstr(c.warnings, "the file is incomplete"));
  end_choice(&c);
}

/* A damaged pack does not hide a sound one of the same dialect. */
static void a_sound_pack_replaces_a_damaged_one(void **state) {
  parse_fixture *f = *state;
  choice_fixture c;
  varve_buffer pack;
  pack_folder_make(&c.folder);
  varve_buffer_init(&pack, &f->context->memory);
  make_pack(f, "irdl.dialect @d { irdl.operation @o {} }", "p", "2", &pack);
  pack.data[pack.size - 5] ^= 1;
  put_file(&c.folder, "flipped.vdef", varve_buffer_slice(&pack));
  varve_buffer_release(&pack);
  put_pack(f, &c.folder, "a", "p", "1", "d");
  open_choice(&c, f);
  assert_chosen(&c, "", "d", "p@1");
  report(&c);
  assert_non_null(strstr(c.warnings, "the definitions are damaged: the checksum is wrong"));
  end_choice(&c);
}

static void a_registry_without_path_has_no_packs(void **state) {
  parse_fixture *f = *state;
  varve_found_dialect found;
  bool is_found = true;
  assert_status(varve_pack_choose(f->context, VARVE_SLICE("d"), &found, &is_found), OK);
  assert_false(is_found);
  assert_status(varve_packs_report(f->context, (varve_diagnostic_sink){NULL, NULL}), OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(the_only_pack_is_taken),
      parse_test(the_other_dialects_of_the_input_decide),
      parse_test(a_pack_in_use_is_preferred),
      parse_test(the_highest_version_of_a_project_is_taken),
      parse_test(a_tie_is_reported),
      parse_test(a_better_pack_ends_a_tie),
      parse_test(damaged_packs_are_as_if_absent),
      parse_test(a_sound_pack_replaces_a_damaged_one),
      parse_test(a_registry_without_path_has_no_packs),
  };
  return cmocka_run_group_tests_name("pack_choice", tests, NULL, NULL);
}
