/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every allocation fails in turn in the calls that make, read and print types, attributes,
 * locations and affine expressions. tests/system/interface/out-of-memory-calls.sh compares the
 * public functions with those that are named here. */
#include "tests/system/interface/failing_work.h"

#include <varve/affine.h>
#include <varve/ir.h>
#include <varve/location.h>

#define TEXT(literal) ((varve_slice){literal, sizeof(literal) - 1})
#define TRY(call)                                                                                  \
  do {                                                                                             \
    varve_status try_status = (call);                                                              \
    if (try_status != VARVE_STATUS_OK)                                                             \
      return try_status;                                                                           \
  } while (0)

static varve_status make_types(varve_context *context, varve_slice input) {
  (void)input;
  const int64_t sizes[] = {2, VARVE_DYNAMIC};
  const varve_type *i7, *index, *f32, *none, *made;
  TRY(varve_type_make_integer(context, 7, VARVE_SIGNED, &i7));
  TRY(varve_type_make_index(context, &index));
  TRY(varve_type_make_float(context, VARVE_FLOAT_F32, &f32));
  TRY(varve_type_make_none(context, &none));
  const varve_type *items[] = {i7, index, f32, none};
  TRY(varve_type_make_complex(context, f32, &made));
  TRY(varve_type_make_function(context, (varve_type_list){items, 4}, (varve_type_list){items, 2},
                               &made));
  TRY(varve_type_make_tuple(context, (varve_type_list){items, 4}, &made));
  varve_shaped_type_parts parts = {.struct_size = sizeof parts,
                                   .kind = VARVE_TYPE_KIND_RANKED_TENSOR,
                                   .shape = {.sizes = sizes, .rank = 2},
                                   .element_type = f32};
  TRY(varve_type_make_shaped(context, &parts, &made));
  parts.kind = VARVE_TYPE_KIND_MEMREF;
  return varve_type_make_shaped(context, &parts, &made);
}

static varve_status make_numbers(varve_context *context, varve_slice input) {
  (void)input;
  const uint64_t words[] = {5, 1}, *read;
  const varve_type *i70, *f64;
  const varve_attribute *made;
  uint64_t bits[2];
  uint32_t count;
  double value;
  TRY(varve_type_make_integer(context, 70, VARVE_SIGNLESS, &i70));
  TRY(varve_type_make_float(context, VARVE_FLOAT_F64, &f64));
  TRY(varve_attribute_make_integer_words(context, i70, words, &made));
  TRY(varve_attribute_get_integer_words(made, &read, &count));
  TRY(varve_attribute_make_float_words(context, f64, words, &made));
  TRY(varve_attribute_make_float(context, f64, 1.5, &made));
  TRY(varve_attribute_get_float(made, &value));
  TRY(varve_attribute_get_float_words(made, bits));
  TRY(varve_attribute_make_bool(context, true, &made));
  return varve_attribute_make_unit(context, &made);
}

static varve_status make_lists(varve_context *context, varve_slice input) {
  (void)input;
  const varve_slice names[] = {{"a", 1}, {"b", 1}};
  const int64_t strides[] = {4, 1}, sizes[] = {2};
  const varve_diagnostic_sink nobody = {NULL, NULL};
  const varve_type *i8, *tensor, *text;
  const varve_attribute *made, *handle, *string;
  varve_elements elements = {.struct_size = sizeof elements, .bytes = {"\1\2", 2}};
  int64_t number;
  TRY(varve_type_make_integer(context, 8, VARVE_SIGNLESS, &i8));
  varve_shaped_type_parts parts = {.struct_size = sizeof parts,
                                   .kind = VARVE_TYPE_KIND_RANKED_TENSOR,
                                   .shape = {.sizes = sizes, .rank = 1},
                                   .element_type = i8};
  TRY(varve_type_make_shaped(context, &parts, &tensor));
  TRY(varve_attribute_make_symbol_ref(context, names, 2, &made));
  TRY(varve_attribute_make_distinct(context, made, &made));
  TRY(varve_attribute_make_dense_array(context, i8, TEXT("abc"), &made));
  TRY(varve_attribute_make_elements(context, tensor, &elements, &made));
  TRY(varve_attribute_get_elements(made, &elements));
  TRY(varve_elements_get_integer(&elements, 1, &number));
  TRY(varve_attribute_make_string(context, TEXT("x"), NULL, &string));
  TRY(varve_type_parse(context, TEXT("tensor<2x!t.text>"), nobody, &text));
  TRY(varve_attribute_make_string_elements(context, text, (varve_attribute_list){&string, 1},
                                           &made));
  TRY(varve_attribute_make_resource_handle(context, TEXT("builtin"), TEXT("k"), &handle));
  TRY(varve_attribute_make_resource_elements(context, tensor, handle, &made));
  return varve_attribute_make_strided_layout(context, 3, (varve_shape){strides, 2, NULL}, &made);
}

static varve_status make_sparse(varve_context *context, varve_slice input) {
  (void)input;
  const varve_diagnostic_sink nobody = {NULL, NULL};
  const varve_attribute *indices, *values, *made;
  const varve_type *type;
  double value;
  varve_elements elements = {.struct_size = sizeof elements};
  TRY(varve_type_parse(context, TEXT("tensor<4x4xf32>"), nobody, &type));
  TRY(varve_attribute_parse(context, TEXT("dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>"), nobody,
                            &indices));
  TRY(varve_attribute_parse(context, TEXT("dense<[1.0, 2.0]> : tensor<2xf32>"), nobody, &values));
  TRY(varve_attribute_get_elements(values, &elements));
  TRY(varve_elements_get_float(&elements, 1, &value));
  return varve_attribute_make_sparse_elements(context, type, indices, values, &made);
}

static varve_status make_affine(varve_context *context, varve_slice input) {
  (void)input;
  const bool is_equality[] = {true};
  const varve_affine_expression *dim, *symbol, *constant, *sum;
  const varve_attribute *made;
  varve_bytes *text;
  TRY(varve_affine_make_dim(context, 0, &dim));
  TRY(varve_affine_make_symbol(context, 0, &symbol));
  TRY(varve_affine_make_constant(context, 7, &constant));
  varve_affine_operands operands = {VARVE_AFFINE_KIND_MOD, dim, constant};
  TRY(varve_affine_make_binary(context, operands, &sum));
  operands = (varve_affine_operands){VARVE_AFFINE_KIND_ADD, sum, symbol};
  TRY(varve_affine_make_binary(context, operands, &sum));
  TRY(varve_affine_print(context, sum, &text));
  varve_bytes_destroy(text);
  varve_affine_parts parts = {.struct_size = sizeof parts,
                              .dim_count = 1,
                              .symbol_count = 1,
                              .expressions = &sum,
                              .expression_count = 1};
  TRY(varve_attribute_make_affine_map(context, &parts, &made));
  parts.is_equality = is_equality;
  return varve_attribute_make_integer_set(context, &parts, &made);
}

static varve_status make_locations(varve_context *context, varve_slice input) {
  (void)input;
  varve_file_position position = {.struct_size = sizeof position, .file = {"f", 1}, .line = 3};
  const varve_attribute *unknown, *file, *name, *call, *made;
  TRY(varve_location_make_unknown(context, &unknown));
  TRY(varve_location_make_file(context, &position, &file));
  TRY(varve_location_make_name(context, TEXT("n"), file, &name));
  TRY(varve_location_make_call_site(context, name, file, &call));
  TRY(varve_location_find_file(call, &position));
  TRY(varve_location_get_file(file, &position));
  const varve_attribute *items[] = {name, call};
  return varve_location_make_fused(context, (varve_attribute_list){items, 2}, unknown, &made);
}

static varve_status make_dialect_entities(varve_context *context, varve_slice input) {
  (void)input;
  const varve_diagnostic_sink nobody = {NULL, NULL};
  const varve_type *pointer, *made_type;
  const varve_attribute *attribute, *made;
  varve_dialect_parameter parameter;
  varve_component value;
  TRY(varve_type_parse(context, TEXT("!llvm.array<2 x i8>"), nobody, &pointer));
  TRY(varve_type_get_parameter(context, pointer, 0, &parameter));
  TRY(varve_type_find_parameter(context, pointer, parameter.name, &value));
  varve_dialect_parameter items[2];
  TRY(varve_type_get_parameter(context, pointer, 0, &items[0]));
  TRY(varve_type_get_parameter(context, pointer, 1, &items[1]));
  TRY(varve_type_make_dialect(context, TEXT("llvm.array"), (varve_dialect_parameter_list){items, 2},
                              &made_type));
  TRY(varve_attribute_parse(context, TEXT("#arith.fastmath<fast>"), nobody, &attribute));
  TRY(varve_location_make_dialect(context, attribute, &made));
  TRY(varve_attribute_get_parameter(context, attribute, 0, &parameter));
  TRY(varve_attribute_find_parameter(context, attribute, parameter.name, &value));
  return varve_attribute_make_dialect(context, TEXT("arith.fastmath"),
                                      (varve_dialect_parameter_list){&parameter, 1}, &made);
}

static varve_status read_resource(varve_context *context, varve_slice input) {
  varve_module *module;
  varve_elements elements = {.struct_size = sizeof elements};
  TRY(varve_module_load(context, input, NULL, &module));
  varve_operation *root = varve_module_get_root(module);
  varve_status status = varve_module_get_elements(
      module, varve_operation_get_attribute(root, TEXT("t.value")), &elements);
  varve_module_destroy(module);
  return status;
}

static const varve_slice none = {NULL, 0};
static void types(void **state) {
  (void)state;
  fail_each_allocation(none, make_types);
}
static void numbers(void **state) {
  (void)state;
  fail_each_allocation(none, make_numbers);
}
static void lists_and_elements(void **state) {
  (void)state;
  fail_each_allocation(none, make_lists);
  fail_each_allocation(none, make_sparse);
}
static void affine_expressions(void **state) {
  (void)state;
  fail_each_allocation(none, make_affine);
}
static void locations(void **state) {
  (void)state;
  fail_each_allocation(none, make_locations);
}
static void dialect_entities(void **state) {
  (void)state;
  fail_each_allocation(none, make_dialect_entities);
}
static void elements_of_a_resource(void **state) {
  (void)state;
  fail_each_allocation(TEXT("module attributes {t.value = dense_resource<k> : tensor<2xi8>} {}\n"
                            "{-# dialect_resources: {builtin: {k: \"0x010000000102\"}} #-}\n"),
                       read_resource);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types),
      cmocka_unit_test(numbers),
      cmocka_unit_test(lists_and_elements),
      cmocka_unit_test(affine_expressions),
      cmocka_unit_test(locations),
      cmocka_unit_test(dialect_entities),
      cmocka_unit_test(elements_of_a_resource),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
