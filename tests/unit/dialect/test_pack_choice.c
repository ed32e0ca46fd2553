/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registry/pack_choice.c: which pack a context takes a dialect from. */
#include "tests/unit/pack_fixture.h"

#include "dialect/registry/pack_choice.h"
#include "text/parse/parser.h"

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
  varve_text_attach(c->context);
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

/* Asserts which pack the context takes. NULL: the dialect is not found. */
static void assert_taken(const choice_fixture *c, const char *input, const char *dialect,
                         const char *project) {
  varve_found_dialect found;
  bool is_found;
  assert_status(varve_pack_choose(c->context, varve_slice_of(dialect), &found, &is_found), OK);
  if (is_found != (project != NULL))
    fail_msg("%s in \"%s\": found %d", dialect, input, is_found);
  if (!is_found)
    return;
  assert_true(found.is_of_pack);
  const varve_pack_list *list = pack_list_of(c->context->packs.library);
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

/* The same while the context reads a text. */
static void assert_chosen(const choice_fixture *c, const char *input, const char *dialect,
                          const char *project) {
  varve_pack_reading reading;
  varve_pack_reading_begin(c->context, &reading, varve_slice_of(input));
  assert_taken(c, input, dialect, project);
  varve_pack_reading_end(c->context);
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

/* Comments, strings, symbols, keys and words that no pack defines do not count. */
static void what_the_input_uses_decides(void **state) {
  parse_fixture *f = *state;
  static const struct {
    const char *input;
    const char *project;
  } cases[] = {{"d.o\ny.o", "q@1"},
               {"x.o\nd.o", "p@1"},
               {"x.o\ny.o\nz.o", "q@1"},
               {"\"y.o\"()", "q@1"},
               {"!y.t", "q@1"},
               {"#y.a", "q@1"},
               {"#y.a !y.t x.o", "q@1"},
               {"ay.o\nx.o", "p@1"},
               {"y.\ny.x y.t !y.o #y.o\nx.o", "p@1"},
               {"// y.o\nx.o // !y.t", "p@1"},
               {"x.o / y.o z.o", "q@1"},
               {"x.o 1.o .y.o", "p@1"},
               {"%0 = x.o // y.o !z.t", "p@1"},
               {"x.o @y.o, %z.o", "p@1"},
               {"x.o {y.a, z.a = 1 : i32}", "p@1"},
               {"x.o \"y.o\", \"z.o(%0)\"", "p@1"},
               {"x.o \"y.o\"(%0) \"z.o\"()", "q@1"},
               {"x.o loc(\"z.o\":1:1)", "p@1"},
               {"^y.b: x.o", "p@1"},
               {"x.o {a = !y.t}\nz.o", "q@1"},
               {"x.o : i32 y.o z.o\n%0:2 = z.o {x.a = 1}", "q@1"}};
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
  assert_chosen(&c, "y.o\nz.o\nd.o", "d", "p@1");
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

/* Puts a pack with the dialects d and e into the folder as <name>.vdef. */
static void put_facts(parse_fixture *f, const choice_fixture *c, const char *name,
                      const char *const facts[VARVE_PACK_FACT_COUNT]) {
  varve_slice texts[VARVE_PACK_FACT_COUNT] = {{NULL, 0}};
  varve_buffer pack;
  char file[64];
  read_tables read = read_good(
      f, "irdl.dialect @d attributes {varve.version = \"varint $major, varint $minor\"} {\n"
         "  irdl.operation @o {} }\n"
         "irdl.dialect @e { irdl.operation @o {} }\n");
  for (size_t i = 0; i < VARVE_PACK_FACT_COUNT; i++)
    texts[i] = facts[i] == NULL ? VARVE_SLICE("") : varve_slice_of(facts[i]);
  varve_buffer_init(&pack, &f->context->memory);
  assert_status(varve_definitions_write(read.tables, read.size, texts, &pack), OK);
  (void)snprintf(file, sizeof file, "%s.vdef", name);
  put_file(&c->folder, file, varve_buffer_slice(&pack));
  varve_buffer_release(&pack);
  free_tables(f, &read);
}

/* Three versions of p, of two releases of LLVM; q builds on one of them. */
static void put_versions(parse_fixture *f, choice_fixture *c) {
  static const char *const versions[][2] = {{"1.9", "22git"}, {"1.10", "23git"}, {"1.11", "23git"}};
  pack_folder_make(&c->folder);
  for (size_t i = 0; i < VARVE_COUNT_OF(versions); i++) {
    const char *facts[VARVE_PACK_FACT_COUNT] = {[VARVE_PACK_FACT_project] = "p"};
    facts[VARVE_PACK_FACT_version] = versions[i][0];
    facts[VARVE_PACK_FACT_llvm] = versions[i][1];
    put_facts(f, c, versions[i][0], facts);
  }
  put_pack(f, &c->folder, "q", "q", "1", "y");
}

static void a_stored_version_chooses_the_next_one(void **state) {
  parse_fixture *f = *state;
  static const struct {
    const char *bytes;
    const char *project;
  } cases[] = {{"\x03\x13", "p@1.9"},  {"\x03\x15", "p@1.10"}, {"\x03\x01", "p@1.9"},
               {"\x03\x19", "p@1.11"}, {"\x05\x01", "p@1.11"}, {"\x03", "p@1.11"}};
  choice_fixture c;
  put_versions(f, &c);
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    varve_pack_reading reading;
    open_choice(&c, f);
    varve_pack_reading_begin(c.context, &reading, VARVE_SLICE(""));
    assert_status(varve_pack_note_version(c.context, VARVE_SLICE("none"), VARVE_SLICE("\x01\x01")),
                  OK);
    assert_status(
        varve_pack_note_version(c.context, VARVE_SLICE("d"), varve_slice_of(cases[i].bytes)), OK);
    assert_taken(&c, "", "e", cases[i].project);
    varve_pack_reading_end(c.context);
    close_choice(&c);
  }
  pack_folder_remove(&c.folder);
}

static void the_release_of_the_producer_chooses_a_version(void **state) {
  parse_fixture *f = *state;
  static const char *const projects[] = {"p@1.11", "p@1.9", "p@1.11", "p@1.11"};
  choice_fixture c;
  put_versions(f, &c);
  for (uint32_t release = 21; release < 25; release++) {
    varve_pack_reading reading;
    open_choice(&c, f);
    varve_pack_reading_begin(c.context, &reading, VARVE_SLICE(""));
    varve_pack_note_producer(c.context, VARVE_SLICE("MLIR"), release);
    assert_taken(&c, "", "d", projects[release - 21]);
    varve_pack_reading_end(c.context);
    close_choice(&c);
  }
  pack_folder_remove(&c.folder);
}

static void a_pack_of_the_module_chooses_the_version_that_it_builds_on(void **state) {
  parse_fixture *f = *state;
  static const struct {
    const char *builds_on;
    const char *project;
  } cases[] = {{"p@1.10", "p@1.10"},       {"o@1,p@1.9", "p@1.9"}, {"p@2, p@1.9", "p@1.11"},
               {"o@2, p@1.9.0", "p@1.11"}, {"p", "p@1.11"},        {",@,p@1.10", "p@1.10"}};
  choice_fixture c;
  put_versions(f, &c);
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    varve_buffer pack;
    varve_slice facts[VARVE_PACK_FACT_COUNT] = {{NULL, 0}};
    read_tables read = read_good(f, "irdl.dialect @y { irdl.operation @o {} }");
    facts[VARVE_PACK_FACT_project] = VARVE_SLICE("q");
    facts[VARVE_PACK_FACT_builds_on] = varve_slice_of(cases[i].builds_on);
    varve_buffer_init(&pack, &f->context->memory);
    assert_status(varve_definitions_write(read.tables, read.size, facts, &pack), OK);
    put_file(&c.folder, "q.vdef", varve_buffer_slice(&pack));
    varve_buffer_release(&pack);
    free_tables(f, &read);
    open_choice(&c, f);
    assert_chosen(&c, "d.o\ny.o", "d", cases[i].project);
    close_choice(&c);
    open_choice(&c, f);
    assert_chosen(&c, "d.o", "d", "p@1.11");
    close_choice(&c);
  }
  pack_folder_remove(&c.folder);
}

/* Also if no version has all names. */
static void a_used_name_chooses_the_version(void **state) {
  parse_fixture *f = *state;
  static const struct {
    const char *input;
    const char *project;
  } cases[] = {{"d.o", "p@3"},           {"d.o d.one", "p@2"},      {"!d.t\nd.o", "p@2"},
               {"d.one d.three", "p@3"}, {"d.one d.o !d.t", "p@2"}, {"d.none", "p@3"}};
  static const char *const versions[] = {
      "irdl.dialect @d { irdl.operation @o {} irdl.operation @one {} }",
      "irdl.dialect @d { irdl.operation @o {} irdl.operation @one {} irdl.type @t {} }",
      "irdl.dialect @d { irdl.operation @o {} irdl.operation @three {} }"};
  choice_fixture c;
  pack_folder_make(&c.folder);
  for (size_t i = 0; i < VARVE_COUNT_OF(versions); i++) {
    varve_buffer pack;
    char version[2] = {(char)('1' + i), 0}, file[16];
    varve_buffer_init(&pack, &f->context->memory);
    make_pack(f, versions[i], "p", version, &pack);
    (void)snprintf(file, sizeof file, "%s.vdef", version);
    put_file(&c.folder, file, varve_buffer_slice(&pack));
    varve_buffer_release(&pack);
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    open_choice(&c, f);
    assert_chosen(&c, cases[i].input, "d", cases[i].project);
    close_choice(&c);
  }
  pack_folder_remove(&c.folder);
}

/* Names that readers of binary files note count as those of a text do. */
static void noted_names_decide(void **state) {
  parse_fixture *f = *state;
  varve_pack_reading reading;
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1", "d x");
  put_pack(f, &c.folder, "b", "q", "1", "d y z");
  open_choice(&c, f);
  varve_pack_reading_begin(c.context, &reading, VARVE_SLICE(""));
  for (int i = 0; i < 2; i++)
    assert_status(varve_pack_note_operation(c.context, VARVE_SLICE("y.o")), OK);
  for (int i = 0; i < 2; i++)
    assert_status(varve_pack_note_entity(c.context, VARVE_SLICE("x"), VARVE_SLICE("u<i1>"), true),
                  OK);
  assert_status(varve_pack_note_operation(c.context, VARVE_SLICE("none.o")), OK);
  assert_status(varve_pack_note_operation(c.context, VARVE_SLICE("no dot")), OK);
  assert_status(varve_pack_note_entity(c.context, VARVE_SLICE("x"), VARVE_SLICE("<"), true), OK);
  assert_int_equal(reading.used.count, 2);
  assert_taken(&c, "", "d", "q@1");
  varve_pack_reading_end(c.context);
  assert_status(varve_pack_note_operation(c.context, VARVE_SLICE("x.o")), OK);
  assert_status(varve_pack_note_version(c.context, VARVE_SLICE("x"), VARVE_SLICE("")), OK);
  varve_pack_note_misfit(c.context, VARVE_SLICE("d.o"), VARVE_SLICE(""));
  end_choice(&c);
}

/* The order of candidates is that of their merit; a decision is kept. */
static void a_decided_question_overrules_merit(void **state) {
  parse_fixture *f = *state;
  varve_pack_reading reading;
  varve_pack_candidates found;
  choice_fixture c;
  pack_folder_make(&c.folder);
  put_pack(f, &c.folder, "a", "p", "1", "d");
  put_pack(f, &c.folder, "b", "q", "1", "d y");
  put_pack(f, &c.folder, "c", "q", "0", "d y");
  open_choice(&c, f);
  varve_pack_reading_begin(c.context, &reading, VARVE_SLICE("y.o"));
  assert_status(varve_pack_find_candidates(c.context, VARVE_SLICE("d"), &found), OK);
  assert_int_equal(found.count, 2);
  assert_true(found.items[0].merit > found.items[1].merit);
  assert_taken(&c, "", "d", "q@1");
  varve_pack_question *question = varve_pack_question_find(c.context, VARVE_SLICE("d"));
  varve_pack_note_misfit(c.context, VARVE_SLICE("d.o"), VARVE_SLICE("key"));
  assert_int_equal(question->misfits, 1);
  question->is_decided = true;
  question->pack = found.items[1].pack;
  assert_status(varve_forget_packs_of_reading(c.context), OK);
  assert_int_equal(question->misfits, 0);
  assert_int_equal(varve_packs_used(c.context), 0);
  assert_taken(&c, "", "d", "p@1");
  question->pack = found.items[0].pack;
  assert_status(
      varve_pack_decide_version(
          &reading, varve_pack_find(pack_list_of(c.context->packs.library), VARVE_SLICE("q@0"))),
      OK);
  assert_taken(&c, "", "d", "q@0");
  question->pack = NULL;
  assert_taken(&c, "", "d", NULL);
  varve_pack_reading_end(c.context);
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
  assert_chosen(&c, "d.o\nx.o", "d", NULL);
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
  assert_chosen(&c, "d.o\nx.o", "d", "r@1");
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
      parse_test(what_the_input_uses_decides),
      parse_test(a_used_name_chooses_the_version),
      parse_test(a_pack_in_use_is_preferred),
      parse_test(the_highest_version_of_a_project_is_taken),
      parse_test(a_stored_version_chooses_the_next_one),
      parse_test(the_release_of_the_producer_chooses_a_version),
      parse_test(a_pack_of_the_module_chooses_the_version_that_it_builds_on),
      parse_test(noted_names_decide),
      parse_test(a_decided_question_overrules_merit),
      parse_test(a_tie_is_reported),
      parse_test(a_better_pack_ends_a_tie),
      parse_test(damaged_packs_are_as_if_absent),
      parse_test(a_sound_pack_replaces_a_damaged_one),
      parse_test(a_registry_without_path_has_no_packs),
  };
  return cmocka_run_group_tests_name("pack_choice", tests, NULL, NULL);
}
