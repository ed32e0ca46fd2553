/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/infer/infer_types.c, infer_plan.c, infer_convert.c, infer_results.c,
 * buildable_type.c. The expected types are those of mlir-opt 22. */
#include "tests/unit/parse_fixture.h"

#include "dialect/infer/infer_plan.h"
#include "dialect/registry/knowledge.h"

enum { VALUES_MAX = 8, TYPES_MAX = 16 };

/* An operation, its known types and the inferred ones. known and found: "name = type, type; ...".
 * "name # 3" gives the number of operands, by default one. A message begins with '!'. */
typedef struct infer_row {
  const char *op;
  const char *known;
  const char *attributes;
  const char *found;
} infer_row;

typedef struct inferring {
  parse_fixture *fixture;
  varve_inference inference;
  varve_type_group operands[VALUES_MAX];
  varve_type_group results[VALUES_MAX];
  const varve_entity *types[VALUES_MAX][TYPES_MAX];
  uint32_t used;
  varve_arena arena;
} inferring;

static varve_type_group *find_group(inferring *t, const char *name, size_t size) {
  const varve_operation_definition *definition = t->inference.definition;
  const varve_definition_tables *tables = definition->dialect->tables;
  uint32_t operands = definition->record->operands.count;
  for (uint32_t i = 0; i < varve_inference_value_count(definition); i++) {
    const varve_value_record *record = varve_inference_value(definition, i);
    if (varve_slice_equal(varve_table_text(tables, record->name), varve_slice_make(name, size)))
      return i < operands ? &t->operands[i] : &t->results[i - operands];
  }
  fail_msg("%.*s has no value '%.*s'", (int)definition->name.size, definition->name.data, (int)size,
           name);
  return NULL;
}

static const varve_entity *type_of(inferring *t, const char *text, size_t size) {
  const varve_entity *type = NULL;
  assert_status(varve_type_of_text(t->fixture->context, varve_slice_make(text, size), &type), OK);
  if (type == NULL)
    fail_msg("'%.*s' is no type", (int)size, text);
  return type;
}

/* Returns the size of a type, which ends at ", " or "; " or at the end. */
static size_t type_size(const char *text) {
  size_t size = 0, depth = 0;
  for (; text[size] != 0; size++) {
    if (depth == 0 && (text[size] == ';' || text[size] == ','))
      break;
    bool is_arrow = text[size] == '-' && text[size + 1] == '>';
    depth += strchr("<([{", text[size]) != NULL;
    depth -= strchr(">)]}", text[size]) != NULL;
    size += is_arrow;
  }
  return size;
}

/* Reads the types after '='. Returns the rest of the text. */
static const char *read_types(inferring *t, const char *text, varve_type_group *group) {
  const varve_entity **types = t->types[t->used++];
  *group = (varve_type_group){types, 0};
  while (*text != 0 && *text != ';') {
    size_t size = type_size(text);
    types[group->count++] = type_of(t, text, size);
    text += size + (text[size] == ',' ? 2 : 0);
  }
  return text;
}

static void read_known(inferring *t, const char *text) {
  while (*text != 0) {
    size_t size = strcspn(text, " ");
    varve_type_group *group = find_group(t, text, size);
    text += size + 3;
    if (text[-2] == '=')
      text = read_types(t, text, group);
    else
      group->count = (uint32_t)strtoul(text, (char **)&text, 10);
    text += *text == ';' ? 2 : 0;
  }
}

static void check_found(inferring *t, const infer_row *row) {
  for (const char *text = row->found; *text != 0; text += *text == ';' ? 2 : 0) {
    varve_type_group expected;
    size_t size = strcspn(text, " ");
    const varve_type_group *group = find_group(t, text, size);
    if (text[size + 1] == '?') {
      assert_null(group->types);
      text += size + 2;
      continue;
    }
    text = read_types(t, text + size + 3, &expected);
    if (group->types == NULL)
      fail_msg("%s: %s is not found", row->op, text - size);
    assert_int_equal(group->count, expected.count);
    for (uint32_t i = 0; i < expected.count; i++)
      if (group->types[i] != expected.types[i])
        assert_printed(t->fixture, group->types[i], row->found);
  }
}

static void check_row(parse_fixture *f, const infer_row *row) {
  inferring t = {.fixture = f};
  const varve_operation_name *name = NULL;
  assert_status(varve_operation_name_get(f->context, varve_slice_of(row->op), &name), OK);
  if (name->definition == NULL)
    fail_msg("%s has no definition", row->op);
  varve_arena_init(&t.arena, &f->context->memory);
  t.inference = (varve_inference){.context = f->context,
                                  .definition = name->definition,
                                  .operands = t.operands,
                                  .results = t.results,
                                  .arena = &t.arena};
  for (size_t i = 0; i < VALUES_MAX; i++)
    t.operands[i].count = t.results[i].count = 1;
  if (row->attributes != NULL)
    assert_status(f->context->parse_attribute(f->context, varve_slice_of(row->attributes),
                                              &t.inference.dictionary),
                  OK);
  read_known(&t, row->known);
  varve_status status = varve_infer_types(&t.inference);
  if (row->found[0] == '!') {
    assert_int_equal(status, VARVE_STATUS_INVALID);
    assert_string_equal(t.inference.message, row->found + 1);
  } else {
    if (status != VARVE_STATUS_OK)
      fail_msg("%s: %s", row->op, t.inference.message);
    check_found(&t, row);
  }
  varve_arena_release(&t.arena);
}

static void check_rows(void **state, const infer_row *rows, size_t count) {
  for (size_t i = 0; i < count; i++)
    check_row(*state, &rows[i]);
}

static void types_follow_both_ways_and_in_chains(void **state) {
  static const infer_row rows[] = {
      {"arith.addi", "result = i32", NULL, "lhs = i32; rhs = i32"},
      {"arith.addi", "rhs = i64", NULL, "lhs = i64; result = i64"},
      {"arith.cmpi", "lhs = i32", NULL, "rhs = i32; result = i1"},
      {"math.fma", "result = f32", NULL, "a = f32; b = f32; c = f32"},
      {"arith.addi", "", NULL, "lhs ?; rhs ?; result ?"},
      {"memref.distinct_objects", "operands = memref<1xf32>, memref<2xi8>", NULL,
       "results = memref<1xf32>, memref<2xi8>"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void a_type_may_be_fixed(void **state) {
  static const infer_row rows[] = {
      {"index.add", "", NULL, "lhs = index; rhs = index; result = index"},
      {"tensor.extract", "tensor = tensor<?x?xf32>; indices # 2", NULL,
       "indices = index, index; result = f32"},
      {"async.create_group", "result = !async.group", NULL, "size = index"},
      {"gpu.wait", "asyncDependencies # 0", NULL, "asyncDependencies = ; asyncToken ?"},
      {"gpu.wait", "asyncDependencies # 2", NULL,
       "asyncDependencies = !gpu.async.token, !gpu.async.token"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void a_type_may_be_an_attributes(void **state) {
  static const infer_row rows[] = {
      {"arith.constant", "", "{value = 1 : i7}", "result = i7"},
      {"arith.constant", "", "{value = dense<1.0> : tensor<2xf32>}", "result = tensor<2xf32>"},
      {"arith.constant", "", "{value = true}", "result = i1"},
      {"arith.constant", "", "{}", "result ?"},
      {"arith.constant", "", "{value = [1]}", "!the attribute 'value' has no type"},
      {"ptr.constant", "", "{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}",
       "result = !ptr.ptr<#ptr.generic_space>"},
      {"tosa.const", "", "{values = dense<1> : tensor<1xi8>}", "output = tensor<1xi8>"},
      {"smt.bv.constant", "", "{value = #smt.bv<1> : !smt.bv<4>}", "result = !smt.bv<4>"},
      {"wasmssa.local", "", "{type = f64}", "result = !wasmssa<local ref to f64>"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void containers_keep_their_shape(void **state) {
  static const infer_row rows[] = {
      {"arith.cmpf", "lhs = vector<[4]x2xf32>", NULL, "result = vector<[4]x2xi1>"},
      {"arith.cmpf", "lhs = tensor<*xf32>", NULL, "result = tensor<*xi1>"},
      {"arith.cmpf", "lhs = tensor<2x?xf32, \"dense\">", NULL,
       "result = tensor<2x?xi1, \"dense\">"},
      {"complex.abs", "complex = complex<f16>", NULL, "result = f16"},
      {"complex.abs", "complex = f16", NULL, "result = f16"},
      {"complex.create", "complex = complex<f64>", NULL, "real = f64; imaginary = f64"},
      {"spirv.GL.Length", "operand = vector<3xf32>", NULL, "result = f32"},
      {"spirv.GL.Length", "operand = f32", NULL, "result = f32"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void several_types_follow_for_several_values(void **state) {
  static const infer_row rows[] = {
      {"func.call_indirect", "callee = (i32, f32) -> (i1, i2); callee_operands # 2", NULL,
       "callee_operands = i32, f32; results = i1, i2"},
      {"func.call_indirect", "callee = () -> (); callee_operands # 0", NULL,
       "callee_operands = ; results = "},
      {"func.call_indirect", "callee = (i32) -> i1; callee_operands # 2", NULL,
       "!'callee_operands' has 2 values, but from 'callee' follow 1 types"},
      {"func.call_indirect", "callee = i32", NULL, "callee_operands ?; results ?"},
      {"tensor.from_elements", "result = tensor<1x2xi8>; elements # 2", NULL, "elements = i8, i8"},
      {"vector.from_elements", "dest = vector<f32>", NULL, "elements = f32"},
      {"vector.to_elements", "source = vector<1x2xf32>", NULL, "elements = f32, f32"},
      {"vector.to_elements", "source = vector<[2]xf32>", NULL, "elements = f32, f32"},
      {"tensor.from_elements", "result = tensor<?xi8>", NULL, "elements ?"},
      {"smt.apply_func", "func = !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>; args # 2", NULL,
       "args = !smt.int, !smt.bool; result = !smt.bv<3>"},
      {"smt.apply_func", "func = !smt.int", NULL, "args ?; result ?"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void types_inside_dialect_types_are_inferred(void **state) {
  static const infer_row rows[] = {
      {"emitc.dereference", "pointer = !emitc.ptr<i32>", NULL, "result = !emitc.lvalue<i32>"},
      {"emitc.address_of", "reference = !emitc.lvalue<i32>", NULL, "result = !emitc.ptr<i32>"},
      {"emitc.load", "operand = !emitc.lvalue<f32>", NULL, "result = f32"},
      {"emitc.load", "operand = f32", NULL, "result ?"},
      {"async.runtime.load", "storage = !async.value<tensor<4xf32>>", NULL,
       "result = tensor<4xf32>"},
      {"async.runtime.load", "storage = !async.value<!emitc.ptr<i8>>", NULL,
       "result = !emitc.ptr<i8>"},
      {"wasmssa.local_get", "localVar = !wasmssa<local ref to i32>", NULL, "result = i32"},
      {"wasmssa.local_tee", "localVar = !wasmssa<local ref to i32>; value = i32", NULL,
       "result = i32"},
      {"spirv.AtomicAnd", "pointer = !spirv.ptr<i32, StorageBuffer>", NULL,
       "value = i32; result = i32"},
      {"spirv.AtomicAnd", "pointer = !spirv.ptr<!spirv.array<4 x f32>, Uniform>", NULL,
       "value = !spirv.array<4 x f32>"},
      {"spirv.Image",
       "sampled_image = !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, NonArrayed, "
       "SingleSampled, NeedSampler, Rgba8>>",
       NULL,
       "result = !spirv.image<f32, Cube, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>"},
      {"spirv.ImageSampleProjDrefImplicitLod",
       "sampled_image = !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, NonArrayed, "
       "SingleSampled, NeedSampler, Rgba8>>; coordinate = f32; dref = f32; operand_arguments # 0",
       NULL, "result = f32"},
      {"smt.array.select", "array = !smt.array<[!smt.int -> !smt.bool]>", NULL,
       "index = !smt.int; result = !smt.bool"},
      {"smt.array.broadcast", "result = !smt.array<[!smt.int -> !smt.bool]>", NULL,
       "value = !smt.bool"},
      {"gpu.subgroup_mma_constant_matrix", "res = !gpu.mma_matrix<16x8xf16, \"AOp\">", NULL,
       "value = f16"},
      {"ptr.get_metadata", "ptr = memref<4xf32>", NULL,
       "result = !ptr.ptr_metadata<memref<4xf32>>"},
      {"pdl_interp.extract", "result = !pdl.value", NULL, "range = !pdl.range<value>"},
      {"pdl_interp.extract", "result = i32", NULL,
       "!'result' must be of a type of pdl that is no range"},
      {"pdl_interp.get_value_type", "result = !pdl.type", NULL, "value = !pdl.value"},
      {"pdl_interp.get_value_type", "result = !pdl.range<type>", NULL, "value = !pdl.range<value>"},
      {"llvm.cmpxchg", "val = i32; ptr = !llvm.ptr", NULL, "res = !llvm.struct<(i32, i1)>"},
      {"llvm.cmpxchg", "val = !llvm.ptr<3>", NULL, "res = !llvm.struct<(ptr<3>, i1)>"},
      {"llvm.cmpxchg", "val = !llvm.ptr", NULL, "res = !llvm.struct<(ptr, i1)>"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void vectors_follow_from_vectors(void **state) {
  static const infer_row rows[] = {
      {"vector.interleave", "lhs = vector<[2]xf32>", NULL, "result = vector<[4]xf32>"},
      {"vector.interleave", "lhs = vector<f32>", NULL, "result = vector<2xf32>"},
      {"vector.deinterleave", "source = vector<2x8xi8>", NULL, "res1 = vector<2x4xi8>"},
      {"vector.interleave", "lhs = f32", NULL, "!'lhs' must be a vector"},
      {"arm_sme.outerproduct", "lhs = vector<[4]xf32>", NULL, "result = vector<[4]x[4]xf32>"},
      {"arm_sme.extract_tile_slice", "tile = vector<[4]x[4]xf32>", NULL,
       "result = vector<[4]xf32>"},
      {"arm_sme.load_tile_slice", "result = vector<[4]x[4]xf32>", NULL, "mask = vector<[4]xi1>"},
      {"arm_sme.insert_tile_slice", "tile = vector<[4]x[4]xf32>", NULL, "vector = vector<[4]xf32>"},
      {"arm_sve.convert_to_svbool", "source = vector<3x[4]xi1>", NULL,
       "result = vector<3x[16]xi1>"},
      {"arm_neon.intr.sdot", "b = vector<16xi8>", NULL, "res = vector<4xi32>"},
      {"arm_neon.intr.smull", "a = vector<8xi8>", NULL, "res = vector<8xi16>"},
      {"x86vector.avx512.mask.scalef", "dst = vector<8xf64>", NULL, "k = i8"},
      {"x86vector.avx512.mask.compress", "dst = vector<16xf32>", NULL, "k = vector<16xi1>"},
      {"x86vector.avx512.dot", "src = vector<16xf32>", NULL, "a = vector<32xbf16>"},
      {"x86vector.avx.dot.i8", "w = vector<8xi32>", NULL, "a = vector<32xi8>"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void types_follow_from_several_things(void **state) {
  static const infer_row rows[] = {
      {"vector.shuffle", "v1 = vector<4xf32>; v2 = vector<4xf32>", "{mask = array<i64: 0, 1>}",
       "vector = vector<2xf32>"},
      {"vector.shuffle", "v1 = vector<2x3xf32>; v2 = vector<2x3xf32>",
       "{mask = array<i64: 0, 1, 2>}", "vector = vector<3x3xf32>"},
      {"vector.shuffle", "v1 = vector<f32>; v2 = vector<f32>", "{mask = array<i64: 0, 1>}",
       "vector = vector<2xf32>"},
      {"vector.shuffle", "v1 = vector<4xf32>; v2 = vector<4xf32>", "{mask = array<i64>}",
       "vector = vector<1xf32>"},
      {"vector.shuffle", "v1 = f32; v2 = f32", "{mask = array<i64: 1>}",
       "!'v1' must be a vector, and 'mask' a dense array"},
      {"vector.shuffle", "v1 = vector<4xf32>", NULL, "vector ?"},
      {"bufferization.dealloc", "retained = memref<2xi8>, memref<3xi8>", NULL,
       "updatedConditions = i1, i1"},
      {"bufferization.dealloc", "retained # 0", NULL, "updatedConditions = "},
      {"smt.bv.concat", "lhs = !smt.bv<3>; rhs = !smt.bv<4>", NULL, "result = !smt.bv<7>"},
      {"smt.bv.concat", "lhs = !smt.bv<3>; rhs = i4", NULL,
       "!'lhs' and 'rhs' must be of type !smt.bv"},
      {"ptr.ptr_add", "base = !ptr.ptr<#ptr.generic_space>; offset = index", NULL,
       "result = !ptr.ptr<#ptr.generic_space>"},
      {"ptr.ptr_add", "base = !ptr.ptr<#ptr.generic_space>; offset = vector<[4]xindex>", NULL,
       "result = vector<[4]x!ptr.ptr<#ptr.generic_space>>"},
      {"ptr.ptr_add", "base = tensor<4x!ptr.ptr<#ptr.generic_space>>; offset = index", NULL,
       "result = tensor<4x!ptr.ptr<#ptr.generic_space>>"},
  };
  check_rows(state, rows, VARVE_COUNT_OF(rows));
}

static void rules_that_only_one_type_satisfies_give_the_type(void **state) {
  parse_fixture *f = *state;
  static const char *const rows[][2] = {
      {"Index", "index"},
      {"I1", "i1"},
      {"I<17>", "i17"},
      {"SI<8>", "si8"},
      {"UI<8>", "ui8"},
      {"BF16", "bf16"},
      {"F8E8M0FNU", "f8E8M0FNU"},
      {"NoneType", "none"},
      {"I32Attr", "i32"},
      {"SI64Attr", "si64"},
      {"F64Attr", "f64"},
      {"AllOf<APIntAttr, IntNonNegative, HasType<I64>>", "i64"},
      {"AllOf<I16, AnyOf<I8, I16>>", "i16"},
      {"AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>", "i32"},
      {"I32Attr, IntNonNegative, IntMaxValue<3>>", "i32"},
      {"AllOf<AllOf<APIntAttr, HasType<I64>>, IntMinValue<0>>", "i64"},
      {"!pdl.operation", "!pdl.operation"},
      {"!llvm.ptr", NULL},
      {"LLVM_PointerInAddressSpace<3>", "!llvm.ptr<3>"},
      {"AnyInteger", NULL},
      {"AnyI<8>", NULL},
      {"AnyOf<I8, I16>", NULL},
      {"VectorOfNonZeroRankOf<I1>", NULL},
      {"I<>", NULL},
      {"I<99999999999>", NULL},
      {"AllOf<", NULL},
      {"!", NULL},
      {"", NULL},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_entity *type = NULL;
    varve_status status = varve_buildable_type(f->context, varve_slice_of(rows[i][0]), &type);
    assert_true(status == VARVE_STATUS_OK || rows[i][1] == NULL);
    assert_int_equal(type != NULL, rows[i][1] != NULL);
    if (type != NULL)
      assert_printed(f, type, rows[i][1]);
  }
}

/* For every operation of the library with a format, the types that the format omits must be
 * inferable. */

typedef struct inferable_types {
  const varve_operation_definition *definition;
  bool known[64];
} inferable_types;

static void add_named(inferable_types *t, varve_slice name) {
  const varve_operation_record *record = t->definition->record;
  bool all_operands = varve_slice_equal(name, VARVE_SLICE("operands"));
  bool all_results = varve_slice_equal(name, VARVE_SLICE("results"));
  for (uint32_t i = 0; i < varve_inference_value_count(t->definition); i++) {
    varve_slice own = varve_table_text(t->definition->dialect->tables,
                                       varve_inference_value(t->definition, i)->name);
    bool is_named = name.size == own.size + 1 && name.data[0] == '$' &&
                    memcmp(name.data + 1, own.data, own.size) == 0;
    if (is_named || (i < record->operands.count ? all_operands : all_results))
      t->known[i] = true;
  }
}

/* The values in WORD(..., ...), anywhere in the format. */
static void add_values_of(inferable_types *t, const char *format, const char *word) {
  for (const char *p = strstr(format, word); p != NULL; p = strstr(p, word)) {
    const char *end = strchr(p, ')');
    for (p += strlen(word); p < end; p += strspn(p, ", )")) {
      size_t size = strcspn(p, ", )");
      add_named(t, varve_slice_make(p, size));
      p += size;
    }
  }
}

/* type(...), functional-type(..., ...), types(...) and result-types(...). */
static void add_printed(inferable_types *t, const char *format) {
  add_values_of(t, format, "type(");
  add_values_of(t, format, "types(");
}

/* The number of values of an optional result is unknown. */
static bool has_count(const inferable_types *t, uint32_t value) {
  return value < t->definition->record->operands.count ||
         varve_inference_value(t->definition, value)->variadicity == VARVE_VARIADICITY_SINGLE;
}

static void add_inferred(inferable_types *t, const varve_inference_plan *plan) {
  uint32_t count = varve_inference_value_count(t->definition);
  for (uint32_t i = 0; i < plan->start_count; i++)
    t->known[plan->starts[i].target] =
        t->known[plan->starts[i].target] || has_count(t, plan->starts[i].target);
  for (uint32_t round = 0; round < count; round++)
    for (uint32_t i = 0; i < count; i++)
      for (uint32_t j = plan->first_edge[i]; t->known[i] && j < plan->first_edge[i + 1]; j++)
        t->known[plan->edges[j].target] = true;
  for (uint32_t i = 0; i < plan->equation_count; i++) {
    const varve_inference_equation *equation = &plan->equations[i];
    bool is_known = true;
    for (uint32_t j = 0; j < equation->source_count; j++)
      is_known = is_known && t->known[equation->sources[j]];
    t->known[equation->target] = t->known[equation->target] || is_known;
  }
  if (plan->infer_results != NULL)
    add_named(t, VARVE_SLICE("results"));
}

static uint32_t count_not_inferable(parse_fixture *f, varve_slice operation) {
  inferable_types t = {0};
  const varve_operation_name *name = NULL;
  const varve_inference_plan *plan = NULL;
  uint32_t missing = 0;
  assert_status(varve_operation_name_get(f->context, operation, &name), OK);
  t.definition = name->definition;
  varve_slice format =
      varve_table_text(t.definition->dialect->tables, t.definition->record->syntax);
  uint32_t count = varve_inference_value_count(t.definition);
  if (format.size == 0 || varve_slice_starts_with(format, VARVE_SLICE("hook:")))
    return 0;
  assert_true(count <= VARVE_COUNT_OF(t.known));
  assert_status(varve_find_inference_plan(f->context, t.definition, &plan), OK);
  add_printed(&t, format.data);
  add_inferred(&t, plan);
  for (uint32_t i = 0; i < count; i++)
    missing += !t.known[i];
  if (missing != 0)
    print_message("%.*s: %s\n", (int)operation.size, operation.data, format.data);
  return missing;
}

static void types_that_no_format_has_are_inferred(void **state) {
  const varve_definition_tables tables = varve_known.sets[varve_set_of_era(VARVE_DEFAULT_ERA)];
  uint32_t missing = 0, operations = 0;
  for (uint32_t i = 0; i < tables.dialect_count; i++) {
    const varve_record_list list = varve_dialect_record_at(&tables, i).operations;
    for (uint32_t j = 0; j < list.count; j++, operations++)
      missing += count_not_inferable(
          *state,
          varve_table_text(&tables, varve_operation_record_at(&tables, list.first + j).name));
  }
  assert_int_equal(missing, 0);
  assert_true(operations > 2000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(types_follow_both_ways_and_in_chains),
      parse_test(a_type_may_be_fixed),
      parse_test(a_type_may_be_an_attributes),
      parse_test(containers_keep_their_shape),
      parse_test(several_types_follow_for_several_values),
      parse_test(types_inside_dialect_types_are_inferred),
      parse_test(vectors_follow_from_vectors),
      parse_test(types_follow_from_several_things),
      parse_test(rules_that_only_one_type_satisfies_give_the_type),
      parse_test(types_that_no_format_has_are_inferred),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
