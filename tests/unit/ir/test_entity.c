/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/entity.c */
#include "tests/unit/ir_fixture.h"

static const varve_entity *intern(ir_fixture *f, varve_entity_parts parts) {
  const varve_entity *entity;
  assert_status(varve_entity_intern(f->context, &parts, &entity), OK);
  return entity;
}

static void equal_parts_are_one_node(void **state) {
  ir_fixture *f = *state;
  const varve_entity *children[] = {f->context->i1, f->context->i32};
  varve_entity_parts parts = {.kind = VARVE_KIND_TUPLE_TYPE,
                              .child_count = 2,
                              .children = children,
                              .payload = "12345678",
                              .payload_size = 8};
  const varve_entity *node = intern(f, parts);
  char other_place[] = "12345678";
  const varve_entity *other_children[] = {f->context->i1, f->context->i32};
  parts.payload = other_place;
  parts.children = other_children;
  assert_ptr_equal(intern(f, parts), node);
  assert_int_equal(node->id, f->context->entity_count - 1);
  assert_int_equal(node->depth, 2);
  assert_memory_equal(varve_entity_payload(node), "12345678", 8);
  assert_int_equal((uintptr_t)varve_entity_payload(node) % 8, 0);
}

static void each_part_makes_a_difference(void **state) {
  ir_fixture *f = *state;
  const varve_entity *children[] = {f->context->i1, f->context->i32, f->context->i1};
  const varve_entity_parts base = {VARVE_KIND_TUPLE_TYPE, 0, 2, children, "abcd", 4};
  varve_entity_parts parts[8];
  for (int i = 0; i < 8; i++)
    parts[i] = base;
  parts[1].kind = VARVE_KIND_FUNCTION_TYPE;
  parts[2].flags = 1;
  parts[3].child_count = 1;
  parts[4].child_count = 3;
  parts[5].children = children + 1;
  parts[6].payload = "abce";
  parts[7].payload_size = 3;
  for (int i = 0; i < 8; i++)
    for (int k = 0; k < i; k++)
      assert_ptr_not_equal(intern(f, parts[i]), intern(f, parts[k]));
}

static void a_missing_child_is_rejected(void **state) {
  ir_fixture *f = *state;
  const varve_entity *children[] = {f->context->i1, NULL}, *node;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_TUPLE_TYPE, .child_count = 2, .children = children};
  uint32_t count = f->context->entity_count;
  assert_status(varve_entity_intern(f->context, &parts, &node), INVALID);
  assert_null(node);
  assert_int_equal(f->context->entity_count, count);
}

static void depth_is_limited(void **state) {
  ir_fixture *f = *state;
  f->context->limits.max_depth = 50;
  const varve_entity *node = f->context->i1, *next = NULL;
  varve_status status = VARVE_STATUS_OK;
  while (status == VARVE_STATUS_OK) {
    varve_entity_parts parts = {.kind = VARVE_KIND_TUPLE_TYPE, .child_count = 1, .children = &node};
    status = varve_entity_intern(f->context, &parts, &next);
    if (status == VARVE_STATUS_OK)
      node = next;
  }
  assert_int_equal(status, VARVE_STATUS_LIMIT_EXCEEDED);
  assert_null(next);
  assert_int_equal(node->depth, 50);
}

static void the_number_of_nodes_is_limited(void **state) {
  ir_fixture *f = *state;
  varve_entity_parts parts = {.kind = VARVE_KIND_STRING, .payload = "new", .payload_size = 3};
  const varve_entity *node;
  uint32_t count = f->context->entity_count;
  f->context->entity_count = UINT32_MAX;
  assert_status(varve_entity_intern(f->context, &parts, &node), LIMIT_EXCEEDED);
  f->context->entity_count = count;
  assert_status(varve_entity_intern(f->context, &parts, &node), OK);
}

/* Includes payloads that equal a small seed. */
static void nodes_have_hashes_of_their_own(void **state) {
  enum { COUNT = 256 };
  ir_fixture *f = *state;
  uint32_t alike = 0;
  for (uint64_t payload = 0; payload < 4; payload++) {
    const varve_entity *child = f->context->i32;
    varve_entity_parts parts = {.kind = VARVE_KIND_TUPLE_TYPE, .child_count = 1};
    for (uint32_t i = 0; i < COUNT; i++) {
      parts.children = &child;
      parts.payload = &payload;
      parts.payload_size = sizeof(payload);
      child = intern(f, parts);
    }
  }
  const varve_hash_table *table = &f->context->entities;
  for (size_t i = 1; i < table->capacity; i++)
    alike += table->slots[i].value != NULL && table->slots[i - 1].value != NULL &&
             table->slots[i].hash == table->slots[i - 1].hash;
  assert_int_equal(alike, 0);
}

static void a_lookup_allocates_no_memory(void **state) {
  ir_fixture *f = *state;
  const varve_entity *known = ir_string(f, "known"), *node;
  f->allocator.fail_at = 1;
  varve_status status = varve_string_get(f->context, VARVE_SLICE("known"), &node);
  f->allocator.fail_at = 0;
  assert_int_equal(status, VARVE_STATUS_OK);
  assert_ptr_equal(node, known);
}

static void a_failed_allocation_leaves_no_incomplete_node(void **state) {
  ir_fixture *f = *state;
  uint32_t failures = 0;
  for (uint32_t i = 0; i < 3000; i++) {
    uint32_t count = f->context->entity_count;
    varve_entity_parts parts = {.kind = VARVE_KIND_STRING, .payload = &i, .payload_size = sizeof i};
    const varve_entity *node;
    f->allocator.fail_at = 1;
    varve_status status = varve_entity_intern(f->context, &parts, &node);
    f->allocator.fail_at = 0;
    if (status != VARVE_STATUS_OK) {
      failures++;
      assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
      assert_null(node);
      assert_int_equal(f->context->entity_count, count);
      assert_status(varve_entity_intern(f->context, &parts, &node), OK);
    }
    assert_int_equal(node->id, count);
  }
  assert_true(failures > 0);
}

static void a_large_payload_is_held_once(void **state) {
  ir_fixture *f = *state;
  enum { SIZE = 1 << 20 };
  char *bytes = calloc(1, SIZE);
  const varve_entity *first, *second;
  assert_non_null(bytes);
  size_t before = f->allocator.live;
  assert_status(varve_string_get(f->context, varve_slice_make(bytes, SIZE), &first), OK);
  assert_true(f->allocator.live - before < SIZE + 10000);
  assert_status(varve_string_get(f->context, varve_slice_make(bytes, SIZE), &second), OK);
  assert_ptr_equal(first, second);
  free(bytes);
}

static void kinds_have_class_and_text(void **state) {
  (void)state;
  assert_int_equal(varve_kind_class(VARVE_KIND_INTEGER_TYPE), VARVE_CLASS_TYPE);
  assert_int_equal(varve_kind_class(VARVE_KIND_OPERATION_ATTRIBUTES), VARVE_CLASS_ATTRIBUTE);
  assert_int_equal(varve_kind_class(VARVE_KIND_UNKNOWN_LOCATION), VARVE_CLASS_LOCATION);
  assert_int_equal(varve_kind_class(VARVE_KIND_AFFINE_CEILDIV), VARVE_CLASS_AFFINE);
  assert_string_equal(varve_kind_text(VARVE_KIND_INTEGER_TYPE), "integer type");
  assert_string_equal(varve_kind_text(VARVE_KIND_AFFINE_CEILDIV), "affine ceiling division");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(equal_parts_are_one_node),
      ir_test(each_part_makes_a_difference),
      ir_test(a_missing_child_is_rejected),
      ir_test(depth_is_limited),
      ir_test(the_number_of_nodes_is_limited),
      ir_test(nodes_have_hashes_of_their_own),
      ir_test(a_lookup_allocates_no_memory),
      ir_test(a_failed_allocation_leaves_no_incomplete_node),
      ir_test(a_large_payload_is_held_once),
      cmocka_unit_test(kinds_have_class_and_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
