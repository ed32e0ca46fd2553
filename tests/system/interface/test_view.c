/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A view of a mapped module describes the same IR, finds every changed bit that it reads, and
 * survives changes behind correct checksums. */
#include "fuzz/view_walk.h"
#include "tests/system/interface/sample_files.h"

static const char *const modules[] = {
    "files/good-attributes", "files/good-types",     "files/good-locations",  "files/good-regions",
    "files/good-resources",  "files/good-functions", "files/good-properties", "cases/custom/affine",
    "cases/custom/llvm",     "cases/custom/scf",     "cases/custom/omp"};
enum { MODULE_COUNT = sizeof(modules) / sizeof(modules[0]) };

typedef struct mapped_file {
  varve_context *context;
  varve_module *module;
  varve_bytes *bytes;
  varve_slice file;
} mapped_file;

static mapped_file map_text(varve_slice text) {
  mapped_file made;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.layout = VARVE_LAYOUT_MAPPED;
  load.no_verify = true;
  assert_int_equal(varve_context_create(NULL, &made.context), VARVE_STATUS_OK);
  assert_int_equal(varve_module_load(made.context, text, &load, &made.module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(made.module, &save, &made.bytes), VARVE_STATUS_OK);
  made.file = varve_bytes_slice(made.bytes);
  return made;
}

static mapped_file map_sample(const char *module) {
  char name[64];
  size_t size;
  (void)snprintf(name, sizeof(name), "tests/data/%s.mlir", module);
  char *text = source_file_read(name, &size);
  mapped_file made = map_text((varve_slice){text, size});
  free(text);
  return made;
}

static void release(mapped_file *file) {
  varve_bytes_destroy(file->bytes);
  varve_module_destroy(file->module);
  varve_context_destroy(file->context);
}

static varve_view *open_view_in(varve_slice file, varve_context *context) {
  varve_view *view;
  const varve_view_options options = {.struct_size = sizeof options, .context = context};
  assert_int_equal(varve_view_open_bytes(file, &options, &view), VARVE_STATUS_OK);
  return view;
}

static varve_view *open_view(varve_slice file) { return open_view_in(file, NULL); }

/* Maps values and operations of the IR to their numbers in the view. */
enum { MOST = 1 << 14 };
typedef struct numbering {
  const varve_value *values[MOST];
  const varve_operation *operations[MOST];
  uint32_t value_count;
  uint32_t operation_count;
} numbering;

static void number_module(const varve_module *module, numbering *all) {
  varve_operation *root = varve_module_get_root(module);
  all->value_count = all->operation_count = 0;
  for (varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op)) {
    assert_true(all->operation_count < MOST);
    all->operations[all->operation_count++] = op;
    for (uint32_t i = 0; i < varve_operation_get_result_count(op); i++)
      all->values[all->value_count++] = varve_operation_get_result(op, i);
    for (uint32_t r = 0; r < varve_operation_get_region_count(op); r++) {
      varve_block *block = varve_region_get_first_block(varve_operation_get_region(op, r));
      for (; block != NULL; block = varve_block_get_next(block))
        for (uint32_t i = 0; i < varve_block_get_argument_count(block); i++)
          all->values[all->value_count++] = varve_block_get_argument(block, i);
      assert_true(all->value_count < MOST);
    }
  }
}

static varve_view_node node_of(const varve_view *view, uint32_t number) {
  varve_view_node node;
  assert_int_equal(varve_view_get_node(view, number, &node), VARVE_STATUS_OK);
  assert_int_equal(node.number, number);
  return node;
}

static void check_type(varve_view *view, uint32_t number, const varve_type *type) {
  varve_view_node node = node_of(view, number);
  const varve_type *made;
  assert_int_equal(node.type_kind, varve_type_get_kind(type));
  assert_int_equal(node.attribute_kind, VARVE_ATTRIBUTE_KIND_NONE_OF_THESE);
  assert_int_equal(node.affine_kind, VARVE_AFFINE_KIND_NONE_OF_THESE);
  assert_int_equal(varve_view_make_type(view, number, &made), VARVE_STATUS_OK);
  assert_ptr_equal(made, type);
}

static void check_attribute(varve_view *view, uint32_t number, const varve_attribute *attribute) {
  varve_view_node node = node_of(view, number);
  varve_slice text;
  const varve_attribute *made;
  assert_int_equal(node.attribute_kind, varve_attribute_get_kind(attribute));
  assert_int_equal(node.type_kind, VARVE_TYPE_KIND_NONE_OF_THESE);
  if (varve_attribute_get_string(attribute, &text) == VARVE_STATUS_OK) {
    assert_int_equal(node.bytes.size, text.size);
    assert_memory_equal(node.bytes.data, text.data, text.size);
  }
  assert_int_equal(varve_view_make_attribute(view, number, &made), VARVE_STATUS_OK);
  /* Every reading makes its own distinct attributes. */
  if (node.attribute_kind != VARVE_ATTRIBUTE_KIND_DISTINCT)
    assert_ptr_equal(made, attribute);
}

static void check_dictionary(varve_view *view, const varve_view_operation *op, uint32_t first,
                             const varve_attribute *dictionary) {
  for (uint32_t i = 0; i < varve_attribute_get_element_count(dictionary); i++) {
    varve_view_attribute got;
    varve_slice name = varve_attribute_get_name(dictionary, i);
    assert_int_equal(varve_view_get_attribute(view, op, first + i, &got), VARVE_STATUS_OK);
    assert_int_equal(got.name.size, name.size);
    assert_memory_equal(got.name.data, name.data, name.size);
    check_attribute(view, got.value, varve_attribute_get_element(dictionary, i));
  }
}

static void check_attributes(varve_view *view, const varve_view_operation *got,
                             const varve_operation *op) {
  const varve_attribute *properties = varve_operation_get_properties(op);
  const varve_attribute *dictionary = varve_operation_get_dictionary(op);
  uint32_t count = dictionary == NULL ? 0 : varve_attribute_get_element_count(dictionary);
  bool is_dictionary =
      properties != NULL && varve_attribute_get_kind(properties) == VARVE_ATTRIBUTE_KIND_DICTIONARY;
  uint32_t property_count =
      is_dictionary ? varve_attribute_get_element_count(properties) : properties != NULL;
  assert_int_equal(got->has_properties, properties != NULL);
  assert_int_equal(got->property_count, property_count);
  assert_int_equal(got->attribute_count, property_count + count);
  if (is_dictionary)
    check_dictionary(view, got, 0, properties);
  if (dictionary != NULL)
    check_dictionary(view, got, property_count, dictionary);
}

static void check_blocks(varve_view *view, const varve_view_operation *got,
                         const varve_operation *op, const numbering *all) {
  uint32_t argument = got->first_value + got->result_count, next = got->index + 1, end;
  for (uint32_t r = 0; r < got->region_count; r++) {
    const varve_block *block = varve_region_get_first_block(varve_operation_get_region(op, r));
    uint32_t count, index = 0;
    assert_int_equal(varve_view_get_block_count(view, got, r, &count), VARVE_STATUS_OK);
    for (; block != NULL; block = varve_block_get_next(block)) {
      varve_view_block stored;
      assert_int_equal(varve_view_get_block(view, got, r, index++, &stored), VARVE_STATUS_OK);
      assert_int_equal(stored.first, next);
      assert_int_equal(stored.argument_count, varve_block_get_argument_count(block));
      assert_int_equal(stored.first_argument, argument);
      const varve_operation *first = varve_block_get_first_operation(block);
      assert_int_equal(first != NULL, stored.first != stored.end);
      if (first != NULL)
        assert_ptr_equal(all->operations[stored.first], first);
      argument += stored.argument_count;
      next = stored.end;
    }
    assert_int_equal(index, count);
  }
  assert_int_equal(varve_view_get_end(view, got, &end), VARVE_STATUS_OK);
  assert_int_equal(end, next);
}

static void check_operation(varve_view *view, const varve_view_operation *got,
                            const numbering *all) {
  const varve_operation *op = all->operations[got->index];
  varve_slice name = varve_operation_get_name(op);
  uint32_t number, parent;
  assert_int_equal(got->name.size, name.size);
  assert_memory_equal(got->name.data, name.data, name.size);
  assert_int_equal(got->operand_count, varve_operation_get_operand_count(op));
  assert_int_equal(got->result_count, varve_operation_get_result_count(op));
  assert_int_equal(got->successor_count, varve_operation_get_successor_count(op));
  assert_int_equal(got->region_count, varve_operation_get_region_count(op));
  for (uint32_t i = 0; i < got->operand_count; i++) {
    assert_int_equal(varve_view_get_operand(view, got, i, &number), VARVE_STATUS_OK);
    assert_ptr_equal(all->values[number], varve_operation_get_operand(op, i));
  }
  for (uint32_t i = 0; i < got->result_count; i++) {
    assert_int_equal(varve_view_get_result_type(view, got, i, &number), VARVE_STATUS_OK);
    check_type(view, number, varve_value_get_type(varve_operation_get_result(op, i)));
    assert_ptr_equal(all->values[got->first_value + i], varve_operation_get_result(op, i));
  }
  for (uint32_t i = 0; i < got->successor_count; i++)
    assert_int_equal(varve_view_get_successor(view, got, i, &number), VARVE_STATUS_OK);
  if (varve_view_get_location(view, got, &number) == VARVE_STATUS_OK)
    assert_int_equal(node_of(view, number).attribute_kind,
                     varve_attribute_get_kind(varve_operation_get_location(op)));
  varve_status status = varve_view_get_parent(view, got->index, &parent);
  assert_int_equal(status, got->index == 0 ? VARVE_STATUS_NOT_FOUND : VARVE_STATUS_OK);
  if (got->index != 0)
    assert_ptr_equal(all->operations[parent], varve_operation_get_parent(op));
  check_attributes(view, got, op);
  check_blocks(view, got, op, all);
}

static void check_values(varve_view *view, const numbering *all) {
  assert_int_equal(varve_view_get_value_count(view), all->value_count);
  for (uint32_t i = 0; i < all->value_count; i++) {
    varve_view_value got;
    const varve_operation *op = varve_value_get_operation(all->values[i]);
    assert_int_equal(varve_view_get_value(view, i, &got), VARVE_STATUS_OK);
    assert_int_equal(got.is_argument, op == NULL);
    if (op == NULL)
      op = varve_region_get_owner(varve_block_get_region(varve_value_get_block(all->values[i])));
    else
      assert_int_equal(got.index, varve_value_get_index(all->values[i]));
    assert_ptr_equal(all->operations[got.operation], op);
    check_type(view, got.type, varve_value_get_type(all->values[i]));
  }
}

static void the_view_agrees_with_the_ir(void **state) {
  (void)state;
  numbering *all = malloc(sizeof(*all));
  assert_non_null(all);
  for (size_t i = 0; i < MODULE_COUNT; i++) {
    mapped_file made = map_sample(modules[i]);
    varve_view *view = open_view_in(made.file, made.context);
    varve_view_operation op, sought;
    number_module(made.module, all);
    assert_int_equal(varve_view_get_operation_count(view), all->operation_count);
    assert_int_equal(varve_view_get_operation(view, 0, &op), VARVE_STATUS_OK);
    varve_status status = VARVE_STATUS_OK;
    for (uint32_t n = 0; status == VARVE_STATUS_OK; n++) {
      assert_int_equal(op.index, n);
      check_operation(view, &op, all);
      assert_int_equal(varve_view_get_operation(view, n, &sought), VARVE_STATUS_OK);
      check_operation(view, &sought, all);
      assert_int_equal(sought.internal_place, op.internal_place);
      status = varve_view_walk_next(view, &op);
    }
    assert_int_equal(status, VARVE_STATUS_NOT_FOUND);
    assert_int_equal(op.index, all->operation_count - 1);
    check_values(view, all);
    assert_int_equal(view_look_at_all(view), VARVE_STATUS_OK);
    assert_int_equal(varve_view_check(view), VARVE_STATUS_OK);
    varve_view_close(view);
    release(&made);
  }
  free(all);
}

static const char types_text[] =
    "\"builtin.module\"() ({\n"
    "  %0:2 = \"t.a\"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = -7 : i64, c = i7,"
    " d = array<i64: 1, -2>, e = strided<[?, 1], offset: 4>, f = 1.5 : f32,"
    " g = -1 : i96} : () -> (tensor<2x?xf32>, vector<4x[8]xi1>)\n"
    "}) : () -> ()\n";

static varve_view_node node_under(const varve_view *view, const char *key) {
  varve_view_operation op;
  varve_view_attribute attribute;
  varve_view_node node;
  assert_int_equal(varve_view_get_operation(view, 1, &op), VARVE_STATUS_OK);
  for (uint32_t i = 0; i < op.attribute_count; i++) {
    assert_int_equal(varve_view_get_attribute(view, &op, i, &attribute), VARVE_STATUS_OK);
    if (attribute.name.size == strlen(key) && memcmp(attribute.name.data, key, strlen(key)) == 0) {
      assert_int_equal(varve_view_get_node(view, attribute.value, &node), VARVE_STATUS_OK);
      return node;
    }
  }
  fail_msg("%s", key);
  return (varve_view_node){0};
}

static void nodes_of_a_view_have_bytes_and_components(void **state) {
  (void)state;
  mapped_file made = map_text((varve_slice){types_text, sizeof(types_text) - 1});
  varve_view *view = open_view(made.file);
  varve_view_node node = node_under(view, "a");
  static const uint8_t elements[] = {1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0};
  assert_int_equal(node.bytes.size, sizeof(elements));
  assert_memory_equal(node.bytes.data, elements, sizeof(elements));
  assert_int_equal((node.bytes.data - made.file.data) % 8, 0);
  node = node_under(view, "c");
  uint32_t component;
  assert_int_equal(varve_view_get_component(view, &node, 0, &component), VARVE_STATUS_OK);
  assert_int_equal(varve_view_get_node(view, component, &node), VARVE_STATUS_OK);
  assert_int_equal(node.type_kind, VARVE_TYPE_KIND_INTEGER);
  node = node_under(view, "d");
  assert_int_equal(node.bytes.size, 16);
  node = node_under(view, "f");
  static const uint8_t one_and_a_half[] = {0, 0, 0xC0, 0x3F};
  assert_memory_equal(node.bytes.data, one_and_a_half, sizeof(one_and_a_half));
  varve_view_close(view);
  release(&made);
}

static void nodes_become_types_and_attributes_of_a_context(void **state) {
  (void)state;
  mapped_file made = map_text((varve_slice){types_text, sizeof(types_text) - 1});
  varve_context *context = NULL;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_view *view = open_view_in(made.file, context);
  const varve_type *type;
  const varve_attribute *attribute, *again;
  const varve_affine_expression *expression;
  int64_t value;
  uint32_t number = node_under(view, "b").number;
  assert_int_equal(varve_view_make_attribute(view, number, &attribute), VARVE_STATUS_OK);
  assert_int_equal(varve_attribute_get_integer(attribute, &value), VARVE_STATUS_OK);
  assert_int_equal(value, -7);
  assert_int_equal(varve_view_make_attribute(view, number, &again), VARVE_STATUS_OK);
  assert_ptr_equal(attribute, again);
  assert_int_equal(varve_view_make_type(view, number, &type), VARVE_STATUS_BAD_ARGUMENT);
  assert_null(type);
  assert_int_equal(varve_view_make_affine(view, number, &expression), VARVE_STATUS_BAD_ARGUMENT);
  assert_null(expression);
  varve_view_operation op;
  assert_int_equal(varve_view_get_operation(view, 1, &op), VARVE_STATUS_OK);
  assert_int_equal(varve_view_get_result_type(view, &op, 1, &number), VARVE_STATUS_OK);
  assert_int_equal(varve_view_make_type(view, number, &type), VARVE_STATUS_OK);
  assert_int_equal(varve_type_get_rank(type), 2);
  assert_int_equal(varve_type_get_size(type, 1), 8);
  assert_int_equal(varve_view_make_attribute(view, number, &attribute), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_make_type(view, varve_view_get_node_count(view), &type),
                   VARVE_STATUS_BAD_ARGUMENT);
  varve_view_close(view);
  view = open_view(made.file);
  assert_int_equal(varve_view_make_type(view, number, &type), VARVE_STATUS_BAD_ARGUMENT);
  varve_view_close(view);
  varve_context_destroy(context);
  release(&made);
}

static void affine_expressions_are_made_too(void **state) {
  (void)state;
  static const char text[] = "\"a.b\"() {m = affine_map<(d0) -> (d0 + 3)>} : () -> ()\n";
  mapped_file made = map_text((varve_slice){text, sizeof(text) - 1});
  varve_view *view = open_view_in(made.file, made.context);
  uint32_t found = 0;
  for (uint32_t i = 0; i < varve_view_get_node_count(view); i++) {
    const varve_affine_expression *expression;
    if (node_of(view, i).affine_kind != VARVE_AFFINE_KIND_ADD)
      continue;
    found++;
    assert_int_equal(varve_view_make_affine(view, i, &expression), VARVE_STATUS_OK);
    assert_int_equal(varve_affine_get_kind(expression), VARVE_AFFINE_KIND_ADD);
  }
  assert_int_equal(found, 1);
  varve_view_close(view);
  release(&made);
}

static void other_files_are_rejected(void **state) {
  (void)state;
  mapped_file made = map_sample(modules[3]);
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *packed;
  varve_view *view;
  save.format = VARVE_FORMAT_VARVE;
  assert_int_equal(varve_module_save(made.module, &save, &packed), VARVE_STATUS_OK);
  assert_int_equal(varve_view_open_bytes(varve_bytes_slice(packed), NULL, &view),
                   VARVE_STATUS_NOT_FOUND);
  assert_null(view);
  assert_int_equal(
      varve_view_open_bytes((varve_slice){types_text, sizeof(types_text) - 1}, NULL, &view),
      VARVE_STATUS_NOT_RECOGNIZED);
  assert_int_equal(varve_view_open("/nowhere/at/all", NULL, &view), VARVE_STATUS_IO);
  assert_int_equal(varve_view_open(NULL, NULL, &view), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_open_bytes(made.file, NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  varve_view_close(NULL);
  save.layout = (varve_layout)2;
  varve_bytes *none;
  assert_int_equal(varve_module_save(made.module, &save, &none), VARVE_STATUS_BAD_ARGUMENT);
  varve_bytes_destroy(packed);
  release(&made);
}

static void indices_beyond_counts_are_rejected(void **state) {
  (void)state;
  mapped_file made = map_sample(modules[3]);
  varve_view *view = open_view(made.file);
  varve_view_operation op;
  varve_view_attribute attribute;
  varve_view_block block;
  varve_view_node node;
  varve_view_value value;
  uint32_t number;
  assert_int_equal(varve_view_get_operation(view, varve_view_get_operation_count(view), &op),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_node(view, varve_view_get_node_count(view), &node),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_value(view, varve_view_get_value_count(view), &value),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_parent(view, varve_view_get_operation_count(view), &number),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_operation(view, 0, &op), VARVE_STATUS_OK);
  assert_int_equal(varve_view_get_operand(view, &op, op.operand_count, &number),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_result_type(view, &op, op.result_count, &number),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_attribute(view, &op, op.attribute_count, &attribute),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_successor(view, &op, op.successor_count, &number),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_block_count(view, &op, op.region_count, &number),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_block(view, &op, 0, 1, &block), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_view_get_node(view, 0, &node), VARVE_STATUS_OK);
  assert_int_equal(varve_view_get_component(view, &node, node.component_count, &number),
                   VARVE_STATUS_BAD_ARGUMENT);
  varve_view_close(view);
  release(&made);
}

/* Flips each bit of a small file, which has one page. */
static void every_changed_bit_is_found(void **state) {
  (void)state;
  mapped_file made = map_text((varve_slice){types_text, sizeof(types_text) - 1});
  char *copy = malloc(made.file.size);
  assert_non_null(copy);
  for (size_t i = 0; i < made.file.size * 8; i++) {
    varve_view *view;
    varve_module *module;
    memcpy(copy, made.file.data, made.file.size);
    copy[i / 8] = (char)(copy[i / 8] ^ 1 << i % 8);
    /* Readers ignore flag 80, but its checksum covers it. */
    assert_int_not_equal(varve_view_open_bytes((varve_slice){copy, made.file.size}, NULL, &view),
                         VARVE_STATUS_OK);
    assert_null(view);
    assert_int_not_equal(
        varve_module_load(made.context, (varve_slice){copy, made.file.size}, NULL, &module),
        i < 32 ? VARVE_STATUS_INTERNAL : VARVE_STATUS_OK);
    varve_module_destroy(module);
  }
  free(copy);
  release(&made);
}

static char *make_large_text(size_t *size) {
  enum { FUNCTIONS = 1500, LINE = 160 };
  char *text = malloc((size_t)FUNCTIONS * LINE + LINE);
  assert_non_null(text);
  size_t used = (size_t)sprintf(text, "\"builtin.module\"() ({\n");
  for (int i = 0; i < FUNCTIONS; i++)
    used +=
        (size_t)sprintf(text + used,
                        "  \"func.func\"() <{function_type = () -> (), sym_name = \"f%d\"}> ({\n"
                        "    \"t.a\"() {k = \"v%d\"} : () -> ()\n"
                        "    \"func.return\"() : () -> ()\n  }) : () -> ()\n",
                        i, i);
  used += (size_t)sprintf(text + used, "}) : () -> ()\n");
  *size = used;
  return text;
}

/* In a large file, a read of the changed page finds it, and so does a check of the whole file. */
static void changed_pages_are_detected_when_they_are_read(void **state) {
  (void)state;
  size_t size;
  char *text = make_large_text(&size);
  mapped_file made = map_text((varve_slice){text, size});
  char *copy = malloc(made.file.size);
  unsigned opened = 0;
  assert_non_null(copy);
  assert_true(made.file.size > 5 * 4096);
  for (size_t i = 200; i < made.file.size; i += 509) {
    varve_view *view;
    varve_module *module;
    memcpy(copy, made.file.data, made.file.size);
    copy[i] = (char)(copy[i] ^ 4);
    varve_slice changed = {copy, made.file.size};
    if (varve_view_open_bytes(changed, NULL, &view) == VARVE_STATUS_OK) {
      opened++;
      assert_int_equal(view_look_at_all(view), VARVE_STATUS_CORRUPT);
      assert_int_equal(varve_view_check(view), VARVE_STATUS_CORRUPT);
    }
    varve_view_close(view);
    assert_int_equal(varve_module_load(made.context, changed, NULL, &module), VARVE_STATUS_CORRUPT);
  }
  assert_true(opened > 10);
  free(copy);
  free(text);
  release(&made);
}

/* The pages were checked before they changed, so the view must check numbers each time it uses
 * them. */
static void a_file_that_changes_under_a_view_does_not_crash(void **state) {
  (void)state;
  for (unsigned i = 0; i < MODULE_COUNT; i += 3) {
    mapped_file made = map_sample(modules[i]);
    char *copy = malloc(made.file.size);
    unsigned refused = 0;
    assert_non_null(copy);
    memcpy(copy, made.file.data, made.file.size);
    varve_view *view = open_view((varve_slice){copy, made.file.size});
    assert_int_equal(view_look_at_all(view), VARVE_STATUS_OK);
    for (size_t at = 0; at < made.file.size; at++) {
      char byte = copy[at];
      copy[at] = (char)(byte ^ (1 + (char)(at * 37 % 255)));
      varve_status status = view_look_at_all(view);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_CORRUPT);
      refused += status != VARVE_STATUS_OK;
      copy[at] = byte;
    }
    assert_true(refused > 10);
    varve_view_close(view);
    free(copy);
    release(&made);
  }
}

/* The pages of its other children are damaged, so that reading one of them would be reported. */
static void a_parent_is_found_without_its_other_children(void **state) {
  (void)state;
  enum { CHILDREN = 60000 };
  static const char line[] = "\"t.a\"() : () -> ()\n";
  size_t size = CHILDREN * (sizeof(line) - 1);
  char *text = malloc(size);
  assert_non_null(text);
  for (size_t i = 0; i < size; i++)
    text[i] = line[i % (sizeof(line) - 1)];
  mapped_file made = map_text((varve_slice){text, size});
  char *copy = malloc(made.file.size);
  assert_non_null(copy);
  memcpy(copy, made.file.data, made.file.size);
  for (size_t i = 2 * 4096; i < CHILDREN / 2; i++)
    copy[i] = (char)(copy[i] ^ 1);
  varve_view *view = open_view((varve_slice){copy, made.file.size});
  varve_view_operation op;
  uint32_t parent = 1;
  assert_int_equal(varve_view_get_operation(view, CHILDREN / 3, &op), VARVE_STATUS_CORRUPT);
  assert_int_equal(varve_view_get_parent(view, CHILDREN, &parent), VARVE_STATUS_OK);
  assert_int_equal(parent, 0);
  varve_view_close(view);
  free(copy);
  free(text);
  release(&made);
}

static void any_allocation_may_fail(void **state) {
  (void)state;
  mapped_file made = map_sample(modules[3]);
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; status == VARVE_STATUS_OUT_OF_MEMORY; i++) {
    failing_allocator counter = {.fail_at = i};
    varve_allocator allocator = {failing_resize, &counter};
    varve_view_options options = {.struct_size = sizeof(varve_view_options)};
    varve_view *view;
    options.allocator = &allocator;
    status = varve_view_open_bytes(made.file, &options, &view);
    if (status == VARVE_STATUS_OK)
      assert_int_equal(view_look_at_all(view), VARVE_STATUS_OK);
    varve_view_close(view);
    assert_int_equal(counter.held, 0);
  }
  assert_int_equal(status, VARVE_STATUS_OK);
  release(&made);
}

static varve_status make_all(varve_view *view) {
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < varve_view_get_node_count(view); i++) {
    varve_view_node node = node_of(view, i);
    const varve_type *type;
    const varve_attribute *attribute;
    const varve_affine_expression *expression;
    if (node.type_kind != VARVE_TYPE_KIND_NONE_OF_THESE)
      status = varve_view_make_type(view, i, &type);
    else if (node.attribute_kind != VARVE_ATTRIBUTE_KIND_NONE_OF_THESE)
      status = varve_view_make_attribute(view, i, &attribute);
    else
      status = varve_view_make_affine(view, i, &expression);
  }
  return status;
}

static void any_allocation_of_making_nodes_may_fail(void **state) {
  (void)state;
  static const char text[] = "\"a.b\"() {m = affine_map<(d0) -> (d0 + 3)>} : () -> tensor<4xf32>\n";
  mapped_file made = map_text((varve_slice){text, sizeof(text) - 1});
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; status == VARVE_STATUS_OUT_OF_MEMORY; i++) {
    failing_allocator counter = {.fail_at = i};
    varve_allocator allocator = {failing_resize, &counter};
    const varve_context_options options = {.struct_size = sizeof options, .allocator = &allocator};
    varve_context *context = NULL;
    status = varve_context_create(&options, &context);
    if (status != VARVE_STATUS_OK)
      continue;
    varve_view *view = open_view_in(made.file, context);
    status = make_all(view);
    varve_view_close(view);
    varve_context_destroy(context);
    assert_int_equal(counter.held, 0);
  }
  assert_int_equal(status, VARVE_STATUS_OK);
  release(&made);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_view_agrees_with_the_ir),
      cmocka_unit_test(nodes_of_a_view_have_bytes_and_components),
      cmocka_unit_test(nodes_become_types_and_attributes_of_a_context),
      cmocka_unit_test(affine_expressions_are_made_too),
      cmocka_unit_test(other_files_are_rejected),
      cmocka_unit_test(indices_beyond_counts_are_rejected),
      cmocka_unit_test(every_changed_bit_is_found),
      cmocka_unit_test(changed_pages_are_detected_when_they_are_read),
      cmocka_unit_test(a_file_that_changes_under_a_view_does_not_crash),
      cmocka_unit_test(a_parent_is_found_without_its_other_children),
      cmocka_unit_test(any_allocation_may_fail),
      cmocka_unit_test(any_allocation_of_making_nodes_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
