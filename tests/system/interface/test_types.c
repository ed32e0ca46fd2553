/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin types: what they consist of, and making them without text. */
#include "tests/system/interface/entity_fixture.h"

#include <varve/type.h>

/* Integers, floats, index, none */

static void check_integer(varve_context *context, uint32_t width, varve_signedness signedness,
                          const char *text) {
  const varve_type *type;
  OK(varve_type_make_integer(context, width, signedness, &type));
  assert_ptr_equal(type, type_in(context, text));
  assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_INTEGER);
  assert_int_equal(varve_type_get_width(type), width);
  assert_int_equal(varve_type_get_signedness(type), signedness);
}

static void integers_have_a_width_and_a_signedness(void **state) {
  const fixture *f = *state;
  check_integer(f->context, 0, VARVE_SIGNLESS, "i0");
  check_integer(f->context, 1, VARVE_SIGNLESS, "i1");
  check_integer(f->context, 8, VARVE_SIGNED, "si8");
  check_integer(f->context, 64, VARVE_UNSIGNED, "ui64");
  check_integer(f->context, 65, VARVE_SIGNLESS, "i65");
  check_integer(f->context, 128, VARVE_SIGNED, "si128");
  check_integer(f->context, (1U << 24) - 1, VARVE_UNSIGNED, "ui16777215");
}

static void integers_that_mlir_does_not_have_are_rejected(void **state) {
  const fixture *f = *state;
  const varve_type *type = type_in(f->context, "i1");
  BAD(varve_type_make_integer(f->context, 1U << 24, VARVE_SIGNLESS, &type));
  assert_null(type);
  BAD(varve_type_make_integer(f->context, UINT32_MAX, VARVE_SIGNLESS, &type));
  BAD(varve_type_make_integer(f->context, 8, (varve_signedness)3, &type));
  BAD(varve_type_make_integer(f->context, 8, (varve_signedness)-1, &type));
  BAD(varve_type_make_integer(NULL, 8, VARVE_SIGNLESS, &type));
  BAD(varve_type_make_integer(f->context, 8, VARVE_SIGNLESS, NULL));
}

static void each_float_type_has_its_kind_and_width(void **state) {
  const fixture *f = *state;
  static const char *const names[] = {
      "f4E2M1FN",   "f6E2M3FN",   "f6E3M2FN",      "f8E5M2", "f8E4M3",    "f8E4M3FN",
      "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU", "bf16",
      "f16",        "tf32",       "f32",           "f64",    "f80",       "f128"};
  static const uint32_t widths[] = {4, 6, 6, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 19, 32, 64, 80, 128};
  const varve_type *type;
  for (int kind = 0; kind <= VARVE_FLOAT_F128; kind++) {
    OK(varve_type_make_float(f->context, (varve_float_kind)kind, &type));
    assert_ptr_equal(type, type_in(f->context, names[kind]));
    assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_FLOAT);
    assert_int_equal(varve_type_get_float_kind(type), kind);
    assert_int_equal(varve_type_get_width(type), widths[kind]);
    assert_int_equal(varve_type_get_signedness(type), VARVE_SIGNLESS);
  }
  BAD(varve_type_make_float(f->context, VARVE_FLOAT_NONE, &type));
  assert_null(type);
  BAD(varve_type_make_float(f->context, (varve_float_kind)(VARVE_FLOAT_F128 + 1), &type));
  BAD(varve_type_make_float(f->context, (varve_float_kind)-1, &type));
  BAD(varve_type_make_float(NULL, VARVE_FLOAT_F32, &type));
  BAD(varve_type_make_float(f->context, VARVE_FLOAT_F32, NULL));
}

static void index_and_none_have_only_a_kind(void **state) {
  const fixture *f = *state;
  const varve_type *type;
  OK(varve_type_make_index(f->context, &type));
  assert_ptr_equal(type, type_in(f->context, "index"));
  assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_INDEX);
  assert_int_equal(varve_type_get_width(type), 0);
  OK(varve_type_make_none(f->context, &type));
  assert_ptr_equal(type, type_in(f->context, "none"));
  assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_NONE);
  BAD(varve_type_make_index(NULL, &type));
  assert_null(type);
  BAD(varve_type_make_index(f->context, NULL));
  BAD(varve_type_make_none(NULL, &type));
  BAD(varve_type_make_none(f->context, NULL));
}

/* Types of types */

static void complex_types_have_an_element_type(void **state) {
  const fixture *f = *state;
  const varve_type *type, *f32 = type_in(f->context, "f32");
  OK(varve_type_make_complex(f->context, f32, &type));
  assert_ptr_equal(type, type_in(f->context, "complex<f32>"));
  assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_COMPLEX);
  assert_ptr_equal(varve_type_get_element_type(type), f32);
  assert_false(varve_type_is_shaped(type));
  BAD(varve_type_make_complex(f->context, type_in(f->context, "index"), &type));
  assert_null(type);
  BAD(varve_type_make_complex(f->context, type_in(f->other, "f32"), &type));
  BAD(varve_type_make_complex(f->context, NULL, &type));
  BAD(varve_type_make_complex(NULL, f32, &type));
  BAD(varve_type_make_complex(f->context, f32, NULL));
}

static void functions_have_inputs_and_results(void **state) {
  const fixture *f = *state;
  const varve_type *items[] = {type_in(f->context, "i32"), type_in(f->context, "f32"),
                               type_in(f->context, "() -> ()")};
  const varve_type *type;
  OK(varve_type_make_function(f->context, (varve_type_list){items, 2},
                              (varve_type_list){items + 2, 1}, &type));
  assert_ptr_equal(type, type_in(f->context, "(i32, f32) -> (() -> ())"));
  assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_FUNCTION);
  assert_int_equal(varve_type_get_input_count(type), 2);
  assert_int_equal(varve_type_get_result_count(type), 1);
  assert_ptr_equal(varve_type_get_input(type, 0), items[0]);
  assert_ptr_equal(varve_type_get_input(type, 1), items[1]);
  assert_ptr_equal(varve_type_get_result(type, 0), items[2]);
  assert_null(varve_type_get_input(type, 2));
  assert_null(varve_type_get_result(type, 1));
  assert_null(varve_type_get_result(type, UINT32_MAX));
  OK(varve_type_make_function(f->context, (varve_type_list){NULL, 0}, (varve_type_list){NULL, 0},
                              &type));
  assert_ptr_equal(type, items[2]);
  assert_int_equal(varve_type_get_input_count(type), 0);
  assert_null(varve_type_get_input(type, 0));
}

static void functions_of_wrong_lists_are_rejected(void **state) {
  const fixture *f = *state;
  const varve_type *here = type_in(f->context, "i32"), *there = type_in(f->other, "i32");
  const varve_type *nothing = NULL, *type = here;
  const varve_type_list none = {NULL, 0}, one = {&here, 1};
  BAD(varve_type_make_function(f->context, (varve_type_list){NULL, 1}, none, &type));
  assert_null(type);
  BAD(varve_type_make_function(f->context, none, (varve_type_list){NULL, UINT32_MAX}, &type));
  BAD(varve_type_make_function(f->context, (varve_type_list){&nothing, 1}, none, &type));
  BAD(varve_type_make_function(f->context, one, (varve_type_list){&there, 1}, &type));
  FAILS(varve_type_make_function(f->context, (varve_type_list){&here, UINT32_MAX}, one, &type),
        LIMIT_EXCEEDED);
  BAD(varve_type_make_function(NULL, none, none, &type));
  BAD(varve_type_make_function(f->context, none, none, NULL));
  BAD(varve_type_make_tuple(f->context, (varve_type_list){NULL, 1}, &type));
  BAD(varve_type_make_tuple(f->context, (varve_type_list){&there, 1}, &type));
  BAD(varve_type_make_tuple(NULL, none, &type));
  BAD(varve_type_make_tuple(f->context, none, NULL));
}

static void tuples_have_members(void **state) {
  const fixture *f = *state;
  const varve_type *items[] = {type_in(f->context, "i32"), type_in(f->context, "tensor<*xf32>")};
  const varve_type *type;
  OK(varve_type_make_tuple(f->context, (varve_type_list){items, 2}, &type));
  assert_ptr_equal(type, type_in(f->context, "tuple<i32, tensor<*xf32>>"));
  assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_TUPLE);
  assert_int_equal(varve_type_get_member_count(type), 2);
  assert_ptr_equal(varve_type_get_member(type, 1), items[1]);
  assert_null(varve_type_get_member(type, 2));
  OK(varve_type_make_tuple(f->context, (varve_type_list){NULL, 0}, &type));
  assert_ptr_equal(type, type_in(f->context, "tuple<>"));
}

static void types_are_not_nested_beyond_the_limit(void **state) {
  (void)state;
  varve_limits limits = {.struct_size = sizeof limits, .max_depth = 10};
  varve_context_options options = {.struct_size = sizeof options, .limits = &limits};
  varve_context *context;
  const varve_type *type, *inner;
  varve_status status = VARVE_STATUS_OK;
  OK(varve_context_create(&options, &context));
  OK(varve_type_make_none(context, &inner));
  unsigned depth = 0;
  for (; status == VARVE_STATUS_OK && depth < 20; depth++) {
    status = varve_type_make_tuple(context, (varve_type_list){&inner, 1}, &type);
    inner = type;
  }
  assert_int_equal(status, VARVE_STATUS_LIMIT_EXCEEDED);
  assert_null(type);
  assert_in_range(depth, 9, 11);
  varve_context_destroy(context);
}

/* Shaped types */

static const varve_type *make_shaped(varve_context *context, varve_shaped_type_parts parts) {
  const varve_type *type;
  parts.struct_size = sizeof parts;
  OK(varve_type_make_shaped(context, &parts, &type));
  assert_int_equal(varve_type_get_kind(type), parts.kind);
  assert_true(varve_type_is_shaped(type));
  assert_ptr_equal(varve_type_get_element_type(type), parts.element_type);
  assert_int_equal(varve_type_get_rank(type), parts.shape.rank);
  varve_shape shape = varve_type_get_shape(type);
  assert_int_equal(shape.rank, parts.shape.rank);
  for (uint32_t i = 0; i < shape.rank; i++) {
    assert_true(shape.sizes[i] == parts.shape.sizes[i]);
    assert_true(varve_type_get_size(type, i) == parts.shape.sizes[i]);
  }
  assert_int_equal(varve_type_get_size(type, (uint32_t)shape.rank), 0);
  return type;
}

static void vectors_have_fixed_and_scalable_sizes(void **state) {
  const fixture *f = *state;
  static const int64_t sizes[] = {4, 8};
  static const uint8_t scalable[] = {0, 7}, not_scalable[] = {0, 0};
  varve_shaped_type_parts parts = {.kind = VARVE_TYPE_KIND_VECTOR,
                                   .shape = {sizes, 2, scalable},
                                   .element_type = type_in(f->context, "f32")};
  const varve_type *type = make_shaped(f->context, parts);
  assert_ptr_equal(type, type_in(f->context, "vector<4x[8]xf32>"));
  assert_true(varve_type_has_rank(type));
  const uint8_t *flags = varve_type_get_shape(type).scalable;
  assert_true(flags[0] == 0 && flags[1] == 1);
  parts.shape.scalable = not_scalable;
  type = make_shaped(f->context, parts);
  assert_ptr_equal(type, type_in(f->context, "vector<4x8xf32>"));
  assert_null(varve_type_get_shape(type).scalable);
  parts.shape = (varve_shape){NULL, 0, NULL};
  assert_ptr_equal(make_shaped(f->context, parts), type_in(f->context, "vector<f32>"));
}

static void tensors_have_sizes_and_an_encoding(void **state) {
  const fixture *f = *state;
  static const int64_t sizes[] = {0, VARVE_DYNAMIC, INT64_MAX};
  varve_shaped_type_parts parts = {.kind = VARVE_TYPE_KIND_RANKED_TENSOR,
                                   .shape = {sizes, 3, NULL},
                                   .element_type = type_in(f->context, "complex<f32>"),
                                   .encoding = attribute_in(f->context, "\"sparse\"")};
  const varve_type *type = make_shaped(f->context, parts);
  assert_ptr_equal(type,
                   type_in(f->context, "tensor<0x?x9223372036854775807xcomplex<f32>, \"sparse\">"));
  assert_ptr_equal(varve_type_get_encoding(type), parts.encoding);
  assert_null(varve_type_get_layout(type));
  assert_null(varve_type_get_memory_space(type));
  parts.encoding = NULL;
  parts.shape.rank = 2;
  type = make_shaped(f->context, parts);
  assert_ptr_equal(type, type_in(f->context, "tensor<0x?xcomplex<f32>>"));
  assert_null(varve_type_get_encoding(type));
  parts.kind = VARVE_TYPE_KIND_UNRANKED_TENSOR;
  parts.shape = (varve_shape){NULL, 0, NULL};
  type = make_shaped(f->context, parts);
  assert_ptr_equal(type, type_in(f->context, "tensor<*xcomplex<f32>>"));
  assert_false(varve_type_has_rank(type));
}

static void memrefs_have_a_layout_and_a_memory_space(void **state) {
  const fixture *f = *state;
  static const int64_t sizes[] = {2, VARVE_DYNAMIC};
  varve_shaped_type_parts parts = {.kind = VARVE_TYPE_KIND_MEMREF,
                                   .shape = {sizes, 2, NULL},
                                   .element_type = type_in(f->context, "i8"),
                                   .layout = attribute_in(f->context, "strided<[?, 1], offset: 3>"),
                                   .memory_space = attribute_in(f->context, "3")};
  const varve_type *type = make_shaped(f->context, parts);
  assert_ptr_equal(type, type_in(f->context, "memref<2x?xi8, strided<[?, 1], offset: 3>, 3>"));
  assert_ptr_equal(varve_type_get_layout(type), parts.layout);
  assert_ptr_equal(varve_type_get_memory_space(type), parts.memory_space);
  assert_null(varve_type_get_encoding(type));
  parts.layout = NULL;
  parts.memory_space = attribute_in(f->context, "0");
  type = make_shaped(f->context, parts);
  assert_ptr_equal(type, type_in(f->context, "memref<2x?xi8>"));
  assert_null(varve_type_get_memory_space(type));
  assert_ptr_equal(varve_type_get_layout(type),
                   attribute_in(f->context, "affine_map<(d0, d1) -> (d0, d1)>"));
  parts.layout = varve_type_get_layout(type);
  assert_ptr_equal(make_shaped(f->context, parts), type);
  parts.kind = VARVE_TYPE_KIND_UNRANKED_MEMREF;
  parts.shape = (varve_shape){NULL, 0, NULL};
  parts.layout = NULL;
  parts.memory_space = attribute_in(f->context, "\"far\"");
  type = make_shaped(f->context, parts);
  assert_ptr_equal(type, type_in(f->context, "memref<*xi8, \"far\">"));
  assert_ptr_equal(varve_type_get_memory_space(type), parts.memory_space);
  assert_null(varve_type_get_layout(type));
}

static void refuse(varve_context *context, varve_shaped_type_parts parts) {
  const varve_type *type = parts.element_type;
  parts.struct_size = sizeof parts;
  BAD(varve_type_make_shaped(context, &parts, &type));
  assert_null(type);
}

static void parts_that_a_kind_does_not_have_are_rejected(void **state) {
  const fixture *f = *state;
  static const int64_t size = 4;
  static const uint8_t scalable = 1;
  const varve_shape line = {&size, 1, NULL}, scalable_line = {&size, 1, &scalable};
  const varve_type *f32 = type_in(f->context, "f32");
  const varve_attribute *encoding = attribute_in(f->context, "\"x\"");
  static const varve_type_kind kinds[] = {VARVE_TYPE_KIND_VECTOR, VARVE_TYPE_KIND_UNRANKED_TENSOR,
                                          VARVE_TYPE_KIND_MEMREF, VARVE_TYPE_KIND_UNRANKED_MEMREF};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    refuse(f->context,
           (varve_shaped_type_parts){.kind = kinds[i], .element_type = f32, .encoding = encoding});
#define PARTS(name) .kind = VARVE_TYPE_KIND_##name, .element_type = f32
  refuse(f->context, (varve_shaped_type_parts){PARTS(RANKED_TENSOR), .shape = scalable_line});
  refuse(f->context, (varve_shaped_type_parts){PARTS(UNRANKED_TENSOR), .shape = line});
  refuse(f->context, (varve_shaped_type_parts){PARTS(UNRANKED_MEMREF), .shape = line});
  refuse(f->context, (varve_shaped_type_parts){PARTS(RANKED_TENSOR), .layout = encoding});
  refuse(f->context, (varve_shaped_type_parts){PARTS(UNRANKED_MEMREF), .layout = encoding});
  refuse(f->context, (varve_shaped_type_parts){PARTS(VECTOR), .memory_space = encoding});
  refuse(f->context, (varve_shaped_type_parts){PARTS(INTEGER)});
  refuse(f->context, (varve_shaped_type_parts){PARTS(NONE_OF_THESE)});
  refuse(f->context, (varve_shaped_type_parts){PARTS(DIALECT)});
}

static void sizes_and_parts_that_do_not_fit_are_rejected(void **state) {
  const fixture *f = *state;
  static const int64_t negative = -1, zero = 0, four = 4, unknown = VARVE_DYNAMIC;
  const varve_type *f32 = type_in(f->context, "f32");
  const varve_attribute *plane = attribute_in(f->context, "affine_map<(d0, d1) -> (d0)>");
  const varve_shape wrong[] = {{&negative, 1, NULL}, {NULL, 1, NULL}, {NULL, SIZE_MAX, NULL}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    refuse(f->context, (varve_shaped_type_parts){PARTS(VECTOR), .shape = wrong[i]});
    refuse(f->context, (varve_shaped_type_parts){PARTS(RANKED_TENSOR), .shape = wrong[i]});
    refuse(f->context, (varve_shaped_type_parts){PARTS(MEMREF), .shape = wrong[i]});
  }
  refuse(f->context, (varve_shaped_type_parts){PARTS(VECTOR), .shape = {&zero, 1, NULL}});
  refuse(f->context, (varve_shaped_type_parts){PARTS(VECTOR), .shape = {&unknown, 1, NULL}});
  refuse(f->context,
         (varve_shaped_type_parts){PARTS(MEMREF), .shape = {&four, 1, NULL}, .layout = plane});
  refuse(f->context, (varve_shaped_type_parts){PARTS(MEMREF), .memory_space = plane});
  refuse(f->context, (varve_shaped_type_parts){
                         PARTS(MEMREF), .layout = attribute_in(f->context, "\"no layout\"")});
  f32 = type_in(f->context, "tuple<>");
  refuse(f->context, (varve_shaped_type_parts){PARTS(RANKED_TENSOR)});
  f32 = NULL;
  refuse(f->context, (varve_shaped_type_parts){PARTS(RANKED_TENSOR)});
  f32 = type_in(f->other, "f32");
  refuse(f->context, (varve_shaped_type_parts){PARTS(RANKED_TENSOR)});
  f32 = type_in(f->context, "f32");
  const varve_attribute *there = attribute_in(f->other, "\"x\"");
  refuse(f->context, (varve_shaped_type_parts){PARTS(RANKED_TENSOR), .encoding = there});
  refuse(f->context, (varve_shaped_type_parts){PARTS(MEMREF), .layout = there});
  refuse(f->context, (varve_shaped_type_parts){PARTS(MEMREF), .memory_space = there});
#undef PARTS
}

static void structs_of_other_sizes_are_checked(void **state) {
  const fixture *f = *state;
  struct {
    varve_shaped_type_parts known;
    uint64_t newer;
  } parts = {.known = {.struct_size = sizeof parts,
                       .kind = VARVE_TYPE_KIND_UNRANKED_TENSOR,
                       .element_type = type_in(f->context, "f32")}};
  const varve_type *type;
  OK(varve_type_make_shaped(f->context, &parts.known, &type));
  assert_ptr_equal(type, type_in(f->context, "tensor<*xf32>"));
  parts.newer = 1;
  BAD(varve_type_make_shaped(f->context, &parts.known, &type));
  assert_null(type);
  parts.newer = 0;
  parts.known.struct_size = 0;
  BAD(varve_type_make_shaped(f->context, &parts.known, &type));
  parts.known.struct_size = SIZE_MAX;
  BAD(varve_type_make_shaped(f->context, &parts.known, &type));
  parts.known.struct_size = sizeof parts;
  BAD(varve_type_make_shaped(NULL, &parts.known, &type));
  BAD(varve_type_make_shaped(f->context, NULL, &type));
  BAD(varve_type_make_shaped(f->context, &parts.known, NULL));
}

/* What a type does not have */

static void assert_lacks_shape(const varve_type *type) {
  varve_shape shape = varve_type_get_shape(type);
  assert_true(shape.sizes == NULL && shape.rank == 0 && shape.scalable == NULL);
  assert_false(varve_type_is_shaped(type));
  assert_false(varve_type_has_rank(type));
  assert_int_equal(varve_type_get_rank(type), 0);
  assert_int_equal(varve_type_get_size(type, 0), 0);
  assert_null(varve_type_get_element_type(type));
  assert_null(varve_type_get_encoding(type));
  assert_null(varve_type_get_layout(type));
  assert_null(varve_type_get_memory_space(type));
}

static void assert_lacks_lists(const varve_type *type) {
  assert_int_equal(varve_type_get_input_count(type), 0);
  assert_int_equal(varve_type_get_result_count(type), 0);
  assert_int_equal(varve_type_get_member_count(type), 0);
  assert_int_equal(varve_type_get_parameter_count(type), 0);
  assert_null(varve_type_get_input(type, 0));
  assert_null(varve_type_get_result(type, 0));
  assert_null(varve_type_get_member(type, 0));
}

static void what_a_type_lacks_is_empty(void **state) {
  const fixture *f = *state;
  const varve_type *types[] = {NULL, type_in(f->context, "none"), type_in(f->context, "!a.b<1>")};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    assert_lacks_shape(types[i]);
    assert_lacks_lists(types[i]);
    assert_int_equal(varve_type_get_width(types[i]), 0);
    assert_int_equal(varve_type_get_signedness(types[i]), VARVE_SIGNLESS);
    assert_int_equal(varve_type_get_float_kind(types[i]), VARVE_FLOAT_NONE);
  }
  assert_int_equal(varve_type_get_kind(NULL), VARVE_TYPE_KIND_NONE_OF_THESE);
  assert_text(varve_type_get_dialect(NULL), "");
  assert_text(varve_type_get_mnemonic(NULL), "");
  assert_text(varve_type_get_dialect(types[1]), "builtin");
  assert_text(varve_type_get_mnemonic(types[1]), "");
  assert_text(varve_type_get_dialect(types[2]), "a");
  assert_text(varve_type_get_mnemonic(types[2]), "b");
  assert_lacks_lists(type_in(f->context, "tensor<4xf32>"));
  assert_lacks_shape(type_in(f->context, "tuple<i32>"));
  assert_lacks_shape(type_in(f->context, "(i32) -> i32"));
  assert_int_equal(varve_type_get_width(type_in(f->context, "complex<f32>")), 0);
}

static void text_of_types_is_checked(void **state) {
  const fixture *f = *state;
  const varve_diagnostic_sink none = {NULL, NULL};
  const varve_type *type = type_in(f->context, "f32");
  varve_bytes *bytes;
  FAILS(varve_type_parse(f->context, TEXT("tensor<4x"), none, &type), SYNTAX);
  assert_null(type);
  FAILS(varve_type_parse(f->context, TEXT("i16777216"), none, &type), INVALID);
  FAILS(varve_type_parse(f->context, TEXT("f32 f32"), none, &type), SYNTAX);
  FAILS(varve_type_parse(f->context, TEXT("!alias"), none, &type), SYNTAX);
  FAILS(varve_type_parse(f->context, TEXT(""), none, &type), SYNTAX);
  BAD(varve_type_parse(f->context, NO_BYTES, none, &type));
  BAD(varve_type_parse(NULL, TEXT("f32"), none, &type));
  BAD(varve_type_parse(f->context, TEXT("f32"), none, NULL));
  type = type_in(f->context, "f32");
  BAD(varve_type_print(f->context, NULL, &bytes));
  assert_null(bytes);
  BAD(varve_type_print(NULL, type, &bytes));
  BAD(varve_type_print(f->context, type, NULL));
  BAD(varve_type_print(f->other, type, &bytes));
  OK(varve_type_print(f->context, type, &bytes));
  assert_text(varve_bytes_slice(bytes), "f32");
  varve_bytes_destroy(bytes);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(integers_have_a_width_and_a_signedness),
      cmocka_unit_test(integers_that_mlir_does_not_have_are_rejected),
      cmocka_unit_test(each_float_type_has_its_kind_and_width),
      cmocka_unit_test(index_and_none_have_only_a_kind),
      cmocka_unit_test(complex_types_have_an_element_type),
      cmocka_unit_test(functions_have_inputs_and_results),
      cmocka_unit_test(functions_of_wrong_lists_are_rejected),
      cmocka_unit_test(tuples_have_members),
      cmocka_unit_test(types_are_not_nested_beyond_the_limit),
      cmocka_unit_test(vectors_have_fixed_and_scalable_sizes),
      cmocka_unit_test(tensors_have_sizes_and_an_encoding),
      cmocka_unit_test(memrefs_have_a_layout_and_a_memory_space),
      cmocka_unit_test(parts_that_a_kind_does_not_have_are_rejected),
      cmocka_unit_test(sizes_and_parts_that_do_not_fit_are_rejected),
      cmocka_unit_test(structs_of_other_sizes_are_checked),
      cmocka_unit_test(what_a_type_lacks_is_empty),
      cmocka_unit_test(text_of_types_is_checked),
  };
  return cmocka_run_group_tests_name("types", tests, set_up_contexts, tear_down_contexts);
}
