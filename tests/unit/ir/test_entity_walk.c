/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/entity_walk.c */
#include "tests/unit/ir_fixture.h"

enum { DEEP = 20000 };

typedef struct visits {
  size_t count;
  size_t fail_at;
  const varve_entity *last;
  uint8_t *seen;
} visits;

static varve_status count_visit(void *user, const varve_entity *entity) {
  visits *v = user;
  v->count++;
  v->last = entity;
  if (v->seen != NULL) {
    for (uint32_t i = 0; i < entity->child_count; i++)
      assert_true(v->seen[entity->children[i]->id]);
    assert_false(v->seen[entity->id]);
    v->seen[entity->id] = 1;
  }
  return v->count == v->fail_at ? VARVE_STATUS_CANCELLED : VARVE_STATUS_OK;
}

/* Makes an array that contains the one before it twice: 2^levels paths. */
static const varve_entity *shared(ir_fixture *f, int levels) {
  const varve_entity *node = f->context->unit;
  for (int i = 0; i < levels; i++) {
    const varve_entity *both[] = {node, node};
    assert_status(varve_array_get(f->context, both, 2, &node), OK);
  }
  return node;
}

static const varve_entity *deep(ir_fixture *f) {
  const varve_entity *node = f->context->unit;
  for (int i = 0; i < DEEP; i++) {
    const varve_entity *inner = node;
    assert_status(varve_array_get(f->context, &inner, 1, &node), OK);
  }
  return node;
}

static void children_come_first_and_each_node_once(void **state) {
  ir_fixture *f = *state;
  const varve_entity *root = shared(f, 64);
  visits v = {.seen = calloc(f->context->entity_count, 1)};
  varve_entity_walk walk;
  assert_non_null(v.seen);
  varve_entity_walk_init(&walk, f->context);
  assert_status(varve_entity_walk_from(&walk, root, count_visit, &v), OK);
  assert_int_equal(v.count, 65);
  assert_ptr_equal(v.last, root);
  assert_status(varve_entity_walk_from(&walk, root, count_visit, &v), OK);
  assert_int_equal(v.count, 65);
  assert_status(varve_entity_walk_from(&walk, f->context->i1, count_visit, &v), OK);
  assert_int_equal(v.count, 66);
  varve_entity_walk_release(&walk);
  free(v.seen);
}

static void nodes_made_after_the_start_are_walked(void **state) {
  ir_fixture *f = *state;
  visits v = {0};
  varve_entity_walk walk;
  varve_entity_walk_init(&walk, f->context);
  assert_status(varve_entity_walk_from(&walk, f->context->unit, count_visit, &v), OK);
  assert_status(varve_entity_walk_from(&walk, shared(f, 5), count_visit, &v), OK);
  assert_int_equal(v.count, 6);
  varve_entity_walk_release(&walk);
}

static void the_visitors_status_ends_the_walk(void **state) {
  ir_fixture *f = *state;
  visits v = {.fail_at = 3};
  varve_entity_walk walk;
  varve_entity_walk_init(&walk, f->context);
  assert_status(varve_entity_walk_from(&walk, shared(f, 9), count_visit, &v), CANCELLED);
  assert_int_equal(v.count, 3);
  varve_entity_walk_release(&walk);
}

static void depth_makes_no_difference(void **state) {
  ir_fixture *f = *state;
  visits v = {0};
  varve_entity_walk walk;
  varve_entity_walk_init(&walk, f->context);
  assert_status(varve_entity_walk_from(&walk, deep(f), count_visit, &v), OK);
  assert_int_equal(v.count, DEEP + 1);
  varve_entity_walk_release(&walk);
}

static varve_context *make_target(ir_fixture *f) {
  varve_allocator hook = {test_resize, &f->allocator};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  limits.max_depth = 1000000;
  varve_context_options options = {.allocator = &hook, .limits = &limits, .seed = 2};
  varve_context *target;
  assert_status(varve_context_make(&options, &target), OK);
  return target;
}

static void copies_are_equal_nodes_of_the_target(void **state) {
  ir_fixture *f = *state;
  varve_context *target = make_target(f);
  varve_entity_copier copier;
  const varve_entity *copy, *expected, *type;
  int64_t sizes[] = {4, VARVE_DYNAMIC};
  varve_memref_parts parts = {.dims = {sizes, 2}, .element = f->context->i32};
  assert_status(varve_memref_type_get(f->context, &parts, &type), OK);
  varve_entity_copier_init(&copier, target);
  assert_status(varve_entity_copy(&copier, type, &copy), OK);
  parts.element = target->i32;
  assert_status(varve_memref_type_get(target, &parts, &expected), OK);
  assert_ptr_equal(copy, expected);
  assert_status(varve_entity_copy(&copier, f->context->unit, &copy), OK);
  assert_ptr_equal(copy, target->unit);
  varve_entity_copier_release(&copier);
  varve_context_destroy(target);
}

static void deep_and_shared_nodes_are_copied(void **state) {
  ir_fixture *f = *state;
  varve_context *target = make_target(f);
  varve_entity_copier copier;
  const varve_entity *copy;
  varve_entity_copier_init(&copier, target);
  uint32_t before = target->entity_count;
  assert_status(varve_entity_copy(&copier, shared(f, 64), &copy), OK);
  assert_int_equal(target->entity_count, before + 64);
  assert_int_equal(copy->depth, 65);
  assert_status(varve_entity_copy(&copier, deep(f), &copy), OK);
  assert_int_equal(copy->depth, DEEP + 1);
  varve_entity_copier_release(&copier);
  varve_context_destroy(target);
}

static void distinct_attributes_keep_their_identity(void **state) {
  ir_fixture *f = *state;
  varve_context *target = make_target(f);
  varve_entity_copier copier;
  const varve_entity *one, *two, *copies[3], *pair[2], *array;
  assert_status(varve_distinct_create(f->context, f->context->unit, &one), OK);
  assert_status(varve_distinct_create(f->context, f->context->unit, &two), OK);
  assert_ptr_not_equal(one, two);
  assert_status(varve_distinct_create(target, target->unit, &copies[0]), OK);
  pair[0] = one;
  pair[1] = two;
  assert_status(varve_array_get(f->context, pair, 2, &array), OK);
  varve_entity_copier_init(&copier, target);
  assert_status(varve_entity_copy(&copier, array, &array), OK);
  assert_status(varve_entity_copy(&copier, one, &copies[1]), OK);
  assert_status(varve_entity_copy(&copier, two, &copies[2]), OK);
  assert_ptr_equal(array->children[0], copies[1]);
  assert_ptr_equal(array->children[1], copies[2]);
  assert_ptr_not_equal(copies[1], copies[2]);
  assert_ptr_not_equal(copies[0], copies[1]);
  varve_entity_copier_release(&copier);
  varve_context_destroy(target);
}

static void a_target_with_a_lower_limit_rejects_it(void **state) {
  ir_fixture *f = *state;
  varve_context *target = make_target(f);
  varve_entity_copier copier;
  const varve_entity *copy;
  target->limits.max_depth = 10;
  varve_entity_copier_init(&copier, target);
  assert_status(varve_entity_copy(&copier, shared(f, 20), &copy), LIMIT_EXCEEDED);
  assert_null(copy);
  varve_entity_copier_release(&copier);
  varve_context_destroy(target);
}

static void failing_allocations_lose_nothing(void **state) {
  ir_fixture *f = *state;
  const varve_entity *root = shared(f, 20);
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t fail_after = 1; status != VARVE_STATUS_OK; fail_after++) {
    varve_context *target = make_target(f);
    varve_entity_copier copier;
    varve_entity_walk walk;
    const varve_entity *copy;
    visits v = {0};
    varve_entity_copier_init(&copier, target);
    varve_entity_walk_init(&walk, f->context);
    f->allocator.calls = 0;
    f->allocator.fail_at = fail_after;
    status = varve_entity_copy(&copier, root, &copy);
    if (status == VARVE_STATUS_OK)
      status = varve_entity_walk_from(&walk, root, count_visit, &v);
    f->allocator.fail_at = 0;
    varve_entity_copier_release(&copier);
    varve_entity_walk_release(&walk);
    varve_context_destroy(target);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(children_come_first_and_each_node_once),
      ir_test(nodes_made_after_the_start_are_walked),
      ir_test(the_visitors_status_ends_the_walk),
      ir_test(depth_makes_no_difference),
      ir_test(copies_are_equal_nodes_of_the_target),
      ir_test(deep_and_shared_nodes_are_copied),
      ir_test(distinct_attributes_keep_their_identity),
      ir_test(a_target_with_a_lower_limit_rejects_it),
      ir_test(failing_allocations_lose_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
