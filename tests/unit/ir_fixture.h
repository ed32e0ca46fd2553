/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A context and a module to build in, and short ways of building. */
#ifndef VARVE_TESTS_UNIT_IR_FIXTURE_H
#define VARVE_TESTS_UNIT_IR_FIXTURE_H

#include "tests/unit/unit.h"

#include "ir/attributes.h"
#include "ir/module.h"

/* Far more levels than a stack of 512 KB has room for. Under stress vectors grow by single
 * elements, which takes quadratic time. */
#ifdef VARVE_STRESS
enum { IR_DEPTH = 3000 };
#else
enum { IR_DEPTH = 100000 };
#endif

typedef struct ir_fixture {
  test_allocator allocator;
  varve_context *context;
  varve_module *module;
} ir_fixture;

static inline int ir_setup(void **state) {
  ir_fixture *f = calloc(1, sizeof *f);
  varve_allocator hook = {test_resize, f == NULL ? NULL : &f->allocator};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  limits.max_depth = 1000000;
  varve_context_options options = {.allocator = &hook, .limits = &limits, .seed = 1};
  if (f == NULL || varve_context_make(&options, &f->context) != VARVE_STATUS_OK ||
      varve_module_create(f->context, &f->module) != VARVE_STATUS_OK)
    return 1;
  *state = f;
  return 0;
}

static inline int ir_teardown(void **state) {
  ir_fixture *f = *state;
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define ir_test(function) cmocka_unit_test_setup_teardown(function, ir_setup, ir_teardown)

static inline const varve_operation_name *ir_name(ir_fixture *f, const char *text) {
  const varve_operation_name *name;
  assert_status(varve_operation_name_get(f->context, varve_slice_of(text), &name), OK);
  return name;
}

static inline const varve_entity *ir_string(ir_fixture *f, const char *text) {
  const varve_entity *string;
  assert_status(varve_string_get(f->context, varve_slice_of(text), &string), OK);
  return string;
}

/* {key = value} */
static inline const varve_entity *ir_dictionary(ir_fixture *f, const char *key,
                                                const varve_entity *value) {
  const varve_entity *entry[] = {ir_string(f, key), value};
  const varve_entity *dictionary;
  assert_status(varve_dictionary_get(f->context, entry, 1, NULL, &dictionary), OK);
  return dictionary;
}

/* Results are i32, of which there are at most 8. */
static inline varve_operation *ir_make(ir_fixture *f, const char *name, varve_operation_state s) {
  const varve_entity *i32 = f->context->i32;
  const varve_entity *types[] = {i32, i32, i32, i32, i32, i32, i32, i32};
  varve_operation *op;
  s.name = ir_name(f, name);
  if (s.result_types == NULL)
    s.result_types = types;
  assert_status(varve_operation_create(f->module, &s, &op), OK);
  return op;
}

static inline varve_operation *ir_use(ir_fixture *f, varve_value *value) {
  return ir_make(f, "t.use", (varve_operation_state){.operands = &value, .operand_count = 1});
}

static inline varve_operation *ir_define(ir_fixture *f) {
  return ir_make(f, "t.define", (varve_operation_state){.result_count = 1});
}

static inline varve_block *ir_block(ir_fixture *f, varve_region *region) {
  varve_block *block;
  assert_status(varve_block_create(f->module, &block), OK);
  if (region != NULL)
    varve_region_insert_block(region, NULL, block);
  return block;
}

/* An operation with one region of one block. */
static inline varve_operation *ir_nest(ir_fixture *f, const char *name, varve_block **block) {
  varve_operation *op = ir_make(f, name, (varve_operation_state){.region_count = 1});
  *block = ir_block(f, varve_operation_region(op, 0));
  return op;
}

static inline varve_operation *ir_append(varve_block *block, varve_operation *op) {
  varve_block_insert_operation(block, NULL, op);
  return op;
}

static inline varve_value *ir_argument(ir_fixture *f, varve_block *block) {
  varve_value *argument;
  assert_status(varve_block_add_argument(f->module, block, f->context->i32, NULL, &argument), OK);
  return argument;
}

/* A module as root; its block. */
static inline varve_block *ir_root(ir_fixture *f) {
  varve_block *block;
  f->module->root = ir_nest(f, "builtin.module", &block);
  return block;
}

#endif
