/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registry/pack_library.c: which packs folders have, and in which order they are. */
#include "tests/unit/pack_fixture.h"

#include <sys/resource.h>

static void open_library(varve_pack_library *library, varve_memory *memory,
                         const pack_folder *folder) {
  assert_status(varve_pack_library_init(library, memory, varve_slice_of(folder->path)), OK);
}

static void assert_version(varve_pack_library *library, const char *name, const char *version) {
  const varve_pack *pack = varve_pack_find(pack_list_of(library), varve_slice_of(name));
  if (version == NULL && pack != NULL)
    fail_msg("%s: found %s", name, pack->path);
  if (version == NULL)
    return;
  if (pack == NULL)
    fail_msg("%s: not found", name);
  assert_string_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_version).data, version);
}

static void put_versions(parse_fixture *f, const pack_folder *folder) {
  put_pack(f, folder, "a", "p", "1.9.0", "d e");
  put_pack(f, folder, "b", "p", "1.10.2", "d");
  put_pack(f, folder, "c", "p", "1.10.0", "d");
  put_pack(f, folder, "d", "e", "3", "x");
  put_pack(f, folder, ".hidden", "p", "9", "d");
  put_file(folder, "notes.txt", VARVE_SLICE("none"));
  put_file(folder, ".vdef", VARVE_SLICE("none"));
}

static void packs_are_sorted_by_project_and_version(void **state) {
  parse_fixture *f = *state;
  static const char *const versions[] = {"3", "1.10.2", "1.10.0", "1.9.0"};
  pack_folder folder;
  varve_pack_library library;
  pack_folder_make(&folder);
  put_versions(f, &folder);
  open_library(&library, &f->context->memory, &folder);
  const varve_pack_list *list = pack_list_of(&library);
  assert_non_null(list);
  assert_int_equal(list->packs.count, 4);
  for (size_t i = 0; i < 4; i++)
    assert_string_equal(varve_pack_fact_of(varve_pack_at(list, i), VARVE_PACK_FACT_version).data,
                        versions[i]);
  assert_ptr_equal(pack_list_of(&library), list);
  varve_pack_library_release(&library);
  pack_folder_remove(&folder);
}

static void a_version_may_be_given_in_part(void **state) {
  parse_fixture *f = *state;
  pack_folder folder;
  varve_pack_library library;
  pack_folder_make(&folder);
  put_versions(f, &folder);
  open_library(&library, &f->context->memory, &folder);
  assert_version(&library, "p", "1.10.2");
  assert_version(&library, "p@1.10.0", "1.10.0");
  assert_version(&library, "p@1.10", "1.10.2");
  assert_version(&library, "p@1.9", "1.9.0");
  assert_version(&library, "p@1", "1.10.2");
  assert_version(&library, "p@", "1.10.2");
  assert_version(&library, "p@1.1", NULL);
  assert_version(&library, "p@1.10.", NULL);
  assert_version(&library, "p@2", NULL);
  assert_version(&library, "d@1.9", "1.9.0");
  assert_version(&library, "x", "3");
  assert_version(&library, "", NULL);
  assert_version(&library, "@1", NULL);
  assert_version(&library, "none", NULL);
  varve_pack_library_release(&library);
  pack_folder_remove(&folder);
}

/* The project e has no dialect e; that of p is not meant by its name. */
static void a_project_precedes_a_dialect(void **state) {
  parse_fixture *f = *state;
  pack_folder folder;
  varve_pack_library library;
  pack_folder_make(&folder);
  put_versions(f, &folder);
  open_library(&library, &f->context->memory, &folder);
  assert_version(&library, "e", "3");
  assert_version(&library, "e@1.9", "1.9.0");
  varve_pack_library_release(&library);
  pack_folder_remove(&folder);
}

static void folders_that_are_absent_or_empty_have_no_packs(void **state) {
  parse_fixture *f = *state;
  static const char *const paths[] = {"", ":", "/nowhere", "/nowhere::/dev/null:"};
  for (size_t i = 0; i < VARVE_COUNT_OF(paths); i++) {
    varve_pack_library library;
    assert_status(varve_pack_library_init(&library, &f->context->memory, varve_slice_of(paths[i])),
                  OK);
    const varve_pack_list *list = pack_list_of(&library);
    assert_non_null(list);
    assert_int_equal(list->packs.count, 0);
    varve_pack_library_release(&library);
  }
}

static void put_damaged(parse_fixture *f, const pack_folder *folder) {
  varve_buffer pack;
  varve_buffer_init(&pack, &f->context->memory);
  make_pack(f, "irdl.dialect @d { irdl.operation @o {} }", "p", "1", &pack);
  put_file(folder, "empty.vdef", VARVE_SLICE(""));
  put_file(folder, "cut.vdef", varve_slice_make(pack.data, pack.size - 1));
  pack.data[pack.size - 5] ^= 1;
  put_file(folder, "flipped.vdef", varve_buffer_slice(&pack));
  varve_buffer_release(&pack);
}

/* A wrong checksum is noticed when the pack is first used. */
static void damaged_packs_are_reported_and_not_used(void **state) {
  parse_fixture *f = *state;
  static const char *const messages[] = {
      "this is no file of compiled definitions",
      "the file is incomplete: ", "the definitions are damaged: the checksum is wrong"};
  static const char *const names[] = {"empty", "cut", "flipped"};
  pack_folder folder;
  varve_pack_library library;
  pack_folder_make(&folder);
  put_damaged(f, &folder);
  open_library(&library, &f->context->memory, &folder);
  const varve_pack_list *list = pack_list_of(&library);
  assert_int_equal(list->packs.count, 3);
  for (size_t i = 0; i < 3; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    assert_false(varve_pack_is_sound(pack));
    assert_false(varve_pack_is_sound(pack));
    parse_forget(f);
    varve_pack_report(pack, (varve_diagnostic_sink){parse_note, f});
    assert_int_equal(f->errors, 1);
    size_t which = 0;
    while (strstr(pack->path, names[which]) == NULL)
      which++;
    if (strstr(f->message, messages[which]) == NULL)
      fail_msg("%s: %s", pack->path, f->message);
  }
  varve_pack_library_release(&library);
  pack_folder_remove(&folder);
}

static void folders_are_no_packs(void **state) {
  parse_fixture *f = *state;
  pack_folder folder;
  varve_pack_library library;
  char path[128];
  pack_folder_make(&folder);
  (void)snprintf(path, sizeof path, "%s/sub.vdef", folder.path);
  assert_int_equal(mkdir(path, 0700), 0);
  open_library(&library, &f->context->memory, &folder);
  const varve_pack_list *list = pack_list_of(&library);
  assert_int_equal(list->packs.count, 1);
  assert_false(varve_pack_is_sound(varve_pack_at(list, 0)));
  varve_pack_library_release(&library);
  assert_int_equal(rmdir(path), 0);
  pack_folder_remove(&folder);
}

static void a_folder_that_cannot_be_read_is_no_empty_one(void **state) {
  parse_fixture *f = *state;
  pack_folder folder;
  varve_pack_library library;
  const varve_pack_list *list;
  struct rlimit files, none;
  pack_folder_make(&folder);
  put_versions(f, &folder);
  open_library(&library, &f->context->memory, &folder);
  parse_forget(f);
  assert_int_equal(getrlimit(RLIMIT_NOFILE, &files), 0);
  none = files;
  none.rlim_cur = 0;
  assert_int_equal(setrlimit(RLIMIT_NOFILE, &none), 0);
  varve_status status =
      varve_pack_library_read(&library, (varve_diagnostic_sink){parse_note, f}, &list);
  assert_int_equal(setrlimit(RLIMIT_NOFILE, &files), 0);
  assert_status(status, IO);
  assert_null(list);
  assert_non_null(strstr(f->message, "the definitions cannot be read: "));
  assert_status(varve_pack_library_list(&library, &list), OK);
  assert_int_equal(list->packs.count, 4);
  varve_pack_library_release(&library);
  pack_folder_remove(&folder);
}

static void a_failed_allocation_leaves_nothing(void **state) {
  parse_fixture *f = *state;
  pack_folder folder;
  pack_folder_make(&folder);
  put_versions(f, &folder);
  for (size_t fail_at = 1;; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    varve_pack_library library;
    const varve_pack_list *list = NULL;
    if (varve_pack_library_init(&library, &memory, varve_slice_of(folder.path)) == VARVE_STATUS_OK)
      list = pack_list_of(&library);
    size_t count = list == NULL ? 0 : list->packs.count;
    varve_pack_library_release(&library);
    assert_int_equal(allocator.live, 0);
    if (list == NULL)
      continue;
    assert_int_equal(count, 4);
    break;
  }
  pack_folder_remove(&folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(packs_are_sorted_by_project_and_version),
      parse_test(a_version_may_be_given_in_part),
      parse_test(a_project_precedes_a_dialect),
      parse_test(folders_that_are_absent_or_empty_have_no_packs),
      parse_test(damaged_packs_are_reported_and_not_used),
      parse_test(folders_are_no_packs),
      parse_test(a_folder_that_cannot_be_read_is_no_empty_one),
      parse_test(a_failed_allocation_leaves_nothing),
  };
  return cmocka_run_group_tests_name("pack_library", tests, NULL, NULL);
}
