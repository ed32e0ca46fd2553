/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The choice of the era in which an input is read, without packs. */
#include "tests/system/interface/file_fixture.h"

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static varve_era_choice *choose(const char *text) {
  varve_era_choice *choice;
  OK(varve_era_choice_create(text_of(text), NULL, &choice));
  return choice;
}

static varve_era_choice *search(const char *text) {
  varve_era_choice *choice;
  const varve_era_choice_options options = {.struct_size = sizeof(varve_era_choice_options),
                                            .searches = true};
  OK(varve_era_choice_create(text_of(text), &options, &choice));
  return choice;
}

static varve_era_evidence evidence_of(const varve_era_choice *choice, uint32_t index) {
  varve_era_evidence evidence = {.struct_size = sizeof(varve_era_evidence)};
  OK(varve_era_choice_get_evidence(choice, index, &evidence));
  return evidence;
}

static void assert_text(varve_slice text, const char *expected) {
  assert_int_equal(text.size, strlen(expected));
  assert_memory_equal(text.data, expected, text.size);
}

typedef struct notes {
  unsigned count;
  char message[128];
} notes;

static void note(void *user, const varve_diagnostic *diagnostic) {
  notes *n = user;
  assert_int_equal(diagnostic->severity, VARVE_SEVERITY_NOTE);
  n->count++;
  (void)snprintf(n->message, sizeof n->message, "%.*s", (int)diagnostic->message.size,
                 diagnostic->message.data);
}

static void words_decide_nothing(void **state) {
  (void)state;
  notes n = {.count = 0};
  varve_era_choice *choice = choose("// flow.\nmodule attributes {torch.a = \"check.me\"} {}\n");
  assert_string_equal(varve_era_choice_get_era(choice).data, "llvm22");
  assert_true(varve_era_choice_is_final(choice));
  varve_era_choice_report(choice, text_of("in.mlir"), (varve_diagnostic_sink){note, &n});
  assert_int_equal(n.count, 0);
  varve_era_choice_destroy(choice);
}

static void evidence_is_what_excludes_eras(void **state) {
  (void)state;
  varve_era_choice *choice =
      search("func.func @f(%t: tensor<4xf32>) {\n  %0 = bufferization.to_memref %t\n}\n");
  assert_text(varve_era_choice_get_era(choice), "llvm20");
  assert_int_equal(varve_era_choice_get_evidence_count(choice), 2);
  varve_era_evidence evidence = evidence_of(choice, 1);
  assert_text(evidence.text, "bufferization.to_memref");
  assert_text(evidence.eras, "llvm14 to llvm20");
  assert_int_equal(evidence.line, 2);
  assert_int_equal(evidence.column, 8);
  assert_int_equal(evidence.offset, 41);
  assert_false(evidence.contradicts);
  assert_int_equal(varve_era_choice_get_evidence(choice, 2, &evidence), VARVE_STATUS_BAD_ARGUMENT);
  varve_era_choice_destroy(choice);
}

static void contradictions_are_two_pieces_of_evidence(void **state) {
  (void)state;
  varve_era_choice *choice = search("#m = (d0) -> (d0)\n\"func.func\"() : () -> ()\n");
  assert_text(varve_era_choice_get_era(choice), "llvm22");
  assert_int_equal(varve_era_choice_get_evidence_count(choice), 2);
  for (uint32_t i = 0; i < 2; i++) {
    assert_true(evidence_of(choice, i).contradicts);
    assert_int_equal(evidence_of(choice, i).line, i + 1);
  }
  varve_era_choice_destroy(choice);
}

static void operations_that_contradict_others_show_nothing(void **state) {
  (void)state;
  varve_era_choice *choice =
      search("\"bufferization.to_memref\"() : () -> ()\n\"rocdl.asyncmark\"() : () -> ()\n");
  assert_text(varve_era_choice_get_era(choice), "llvm20");
  for (uint32_t i = 0; i < varve_era_choice_get_evidence_count(choice); i++)
    assert_false(evidence_of(choice, i).contradicts);
  varve_era_choice_destroy(choice);
}

static void text_is_read_again_once(void **state) {
  (void)state;
  const char *text = "func.func @f() {\n  %0 = bufferization.to_memref %t : memref<4xf32>\n}\n";
  const varve_diagnostic error = {.severity = VARVE_SEVERITY_ERROR,
                                  .line = 2,
                                  .column = 8,
                                  .message = text_of("no operation 'bufferization.to_memref'")};
  varve_era_choice *choice = choose(text);
  notes n = {.count = 0};
  assert_true(varve_era_choice_read_again(choice, text_of(text), VARVE_STATUS_INVALID, &error));
  assert_text(varve_era_choice_get_era(choice), "llvm19");
  varve_era_choice_report(choice, text_of("in.mlir"), (varve_diagnostic_sink){note, &n});
  assert_int_equal(n.count, 1);
  assert_non_null(strstr(n.message, "read as LLVM 19 because of bufferization.to_memref"));
  assert_false(varve_era_choice_read_again(choice, text_of(text), VARVE_STATUS_INVALID, &error));
  assert_text(varve_era_choice_get_era(choice), "llvm22");
  varve_era_choice_destroy(choice);
}

static void text_without_a_last_newline_is_read_again(void **state) {
  (void)state;
  const char *text = "%0 = bufferization.to_memref %t : memref<4xf32>";
  const varve_diagnostic error = {.severity = VARVE_SEVERITY_ERROR,
                                  .line = 1,
                                  .column = 6,
                                  .message = text_of("no operation 'bufferization.to_memref'")};
  varve_era_choice *choice = choose(text);
  assert_true(varve_era_choice_read_again(choice, text_of(text), VARVE_STATUS_INVALID, &error));
  assert_text(varve_era_choice_get_era(choice), "llvm19");
  varve_era_choice_destroy(choice);
}

static void what_no_era_reads_is_not_read_again(void **state) {
  (void)state;
  const char *text = "module {\n  \"a.b\"() : () -> ()\n  =\n}\n";
  const varve_diagnostic error = {
      .severity = VARVE_SEVERITY_ERROR, .line = 3, .column = 3, .message = text_of("expected")};
  varve_era_choice *choice = choose(text);
  assert_false(varve_era_choice_read_again(choice, text_of(text), VARVE_STATUS_SYNTAX, &error));
  assert_text(varve_era_choice_get_era(choice), "llvm22");
  varve_era_choice_destroy(choice);
}

static void a_missed_attribute_leads_to_a_definition_without_it(void **state) {
  (void)state;
  const char *text = "\"tosa.const\"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>\n";
  const varve_diagnostic error = {.severity = VARVE_SEVERITY_ERROR,
                                  .rule = text_of("definition.attribute"),
                                  .message =
                                      text_of("'tosa.const' op requires attribute 'values'")};
  varve_era_choice *choice = choose(text);
  assert_true(varve_era_choice_read_again(choice, text_of(text), VARVE_STATUS_INVALID, &error));
  assert_text(varve_era_choice_get_era(choice), "llvm20");
  varve_era_choice_destroy(choice);
}

static void wrong_segment_sizes_lead_to_another_definition(void **state) {
  (void)state;
  const char *text =
      "\"omp.wsloop\"() {operand_segment_sizes = dense<0> : vector<9xi32>} : () -> ()\n";
  const varve_diagnostic error = {.severity = VARVE_SEVERITY_ERROR,
                                  .rule = text_of("structure.segments"),
                                  .message =
                                      text_of("'omp.wsloop' op operand count (4) does not match")};
  varve_era_choice *choice = choose(text);
  assert_true(varve_era_choice_read_again(choice, text_of(text), VARVE_STATUS_INVALID, &error));
  assert_text(varve_era_choice_get_era(choice), "llvm15");
  varve_era_choice_destroy(choice);
}

static void properties_in_the_dictionary_are_of_old_eras(void **state) {
  (void)state;
  varve_era_choice *choice = search(
      "%0 = \"arith.constant\"() {value = 1 : i32} : () -> i32\n\"cf.br\"()[^a] {\"x\" = 1} : "
      "() -> ()\n");
  assert_text(varve_era_choice_get_era(choice), "llvm16");
  const varve_era_evidence evidence = evidence_of(choice, 1);
  assert_text(evidence.text, "value");
  assert_text(evidence.eras, "llvm16 and earlier");
  varve_era_choice_destroy(choice);
  choice = search("\"func.func\"() ({\n^bb0(%a: i32):\n  \"func.return\"() : () -> ()\n}) "
                  "{function_type = (i32) -> (), sym_name = \"f\"} : () -> ()\n");
  assert_text(varve_era_choice_get_era(choice), "llvm16");
  assert_text(evidence_of(choice, 1).text, "function_type");
  varve_era_choice_destroy(choice);
  choice = search("%0 = \"arith.constant\"() <{value = 1 : i32}> {tag = 2} : () -> i32\n");
  assert_text(varve_era_choice_get_era(choice), "llvm22");
  varve_era_choice_destroy(choice);
}

static void nothing_is_chosen_for_null(void **state) {
  (void)state;
  varve_era_choice *choice;
  assert_int_equal(varve_era_choice_create(text_of(""), NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  OK(varve_era_choice_create(text_of(""), NULL, &choice));
  assert_false(varve_era_choice_is_exact(choice));
  varve_era_choice_destroy(choice);
  varve_era_choice_destroy(NULL);
  assert_string_equal(varve_era_choice_get_era(NULL).data, "llvm22");
  assert_false(varve_era_choice_is_exact(NULL));
  assert_true(varve_era_choice_is_final(NULL));
  assert_int_equal(varve_era_choice_get_evidence_count(NULL), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(words_decide_nothing),
      cmocka_unit_test(evidence_is_what_excludes_eras),
      cmocka_unit_test(contradictions_are_two_pieces_of_evidence),
      cmocka_unit_test(operations_that_contradict_others_show_nothing),
      cmocka_unit_test(text_is_read_again_once),
      cmocka_unit_test(text_without_a_last_newline_is_read_again),
      cmocka_unit_test(what_no_era_reads_is_not_read_again),
      cmocka_unit_test(a_missed_attribute_leads_to_a_definition_without_it),
      cmocka_unit_test(wrong_segment_sizes_lead_to_another_definition),
      cmocka_unit_test(properties_in_the_dictionary_are_of_old_eras),
      cmocka_unit_test(nothing_is_chosen_for_null)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
