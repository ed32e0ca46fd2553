/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Wrong arguments are reported as BAD_ARGUMENT: sizes of structs, slices without bytes, and objects
 * of another context. */
#include "tests/system/interface/sample_files.h"

#include <dirent.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <varve/hooks.h>
#include <varve/upgrade.h>
#include <varve/view.h>

#define TEXT(literal) ((varve_slice){"" literal, sizeof(literal) - 1})
#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)
#define BAD(call) assert_int_equal((call), VARVE_STATUS_BAD_ARGUMENT)

static const varve_slice no_bytes = {NULL, 5};
static const varve_diagnostic_sink none = {NULL, NULL};
static const char module_text[] =
    "\"a.b\"() ({\n^bb0(%arg: i32):\n  \"a.c\"(%arg)[^bb1] : (i32) -> ()"
    "\n^bb1:\n  %0 = \"a.d\"() : () -> i32\n}) : () -> ()\n";

/* Two contexts with the same module, which has an operation of each kind of use. */
typedef struct side {
  varve_context *context;
  varve_module *module;
  varve_operation *outer;
  varve_operation *user; /* has an operand and a successor */
  varve_operation *maker;
  varve_block *block;
  varve_value *value;
  const varve_type *type;
  const varve_attribute *attribute;
  const varve_attribute *location;
} side;

typedef struct fixture {
  side here;
  side there;
} fixture;

static void make_side(side *s) {
  OK(varve_context_create(NULL, &s->context));
  const varve_slice text = {module_text, sizeof(module_text) - 1};
  OK(varve_module_load(s->context, text, NULL, &s->module));
  varve_operation *root = varve_module_get_root(s->module);
  s->outer = varve_operation_walk_next(root, root);
  s->user = varve_operation_walk_next(root, s->outer);
  s->maker = varve_operation_walk_next(root, s->user);
  s->block = varve_operation_get_block(s->user);
  s->value = varve_operation_get_operand(s->user, 0);
  s->type = varve_value_get_type(s->value);
  s->location = varve_operation_get_location(s->user);
  OK(varve_attribute_make_string(s->context, TEXT("x"), NULL, &s->attribute));
}

static int set_up(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  make_side(&f->here);
  make_side(&f->there);
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  varve_module_destroy(f->here.module);
  varve_module_destroy(f->there.module);
  varve_context_destroy(f->here.context);
  varve_context_destroy(f->there.context);
  free(f);
  return 0;
}

/* Sizes */

static const size_t wrong_sizes[] = {0, sizeof(size_t) - 1, 1 << 20, SIZE_MAX};
#define EACH_WRONG_SIZE(options)                                                                   \
  for (size_t i_ = 0; i_ < 4 && ((options).struct_size = wrong_sizes[i_], true); i_++)

static void sizes_of_loading_and_saving_are_checked(const side *s) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_module *module;
  varve_bytes *bytes;
  varve_file *file;
  varve_module_hashes hashes;
  EACH_WRONG_SIZE(load) {
    BAD(varve_module_load(s->context, TEXT(""), &load, &module));
    BAD(varve_module_load_file(s->context, "absent", &load, &module));
    BAD(varve_file_open(s->context, "absent", &load, &file));
    BAD(varve_file_open_bytes(s->context, TEXT(""), &load, &file));
    BAD(varve_zstd_unwrap(s->context, TEXT(""), &load, &bytes));
    BAD(varve_module_hashes_read(TEXT(""), &load, &hashes));
  }
  EACH_WRONG_SIZE(save) {
    BAD(varve_module_save(s->module, &save, &bytes));
    BAD(varve_module_save_file(s->module, "absent/file", &save));
  }
}

static void sizes_of_contexts_and_registries_are_checked(void) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_registry_options registry_options = {.struct_size = sizeof(varve_registry_options)};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context *context;
  varve_registry *registry;
  EACH_WRONG_SIZE(options)
  BAD(varve_context_create(&options, &context));
  EACH_WRONG_SIZE(registry_options)
  BAD(varve_registry_create(&registry_options, &registry));
  options = (varve_context_options){.struct_size = sizeof(varve_context_options)};
  options.limits = &limits;
  registry_options = (varve_registry_options){.struct_size = sizeof(varve_registry_options)};
  registry_options.limits = &limits;
  EACH_WRONG_SIZE(limits) {
    BAD(varve_context_create(&options, &context));
    BAD(varve_registry_create(&registry_options, &registry));
  }
}

static void sizes_of_definitions_are_checked(void) {
  varve_registry *registry;
  varve_dialect_builder *builder;
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  varve_dialect_builder_options builder_options = {.struct_size =
                                                       sizeof(varve_dialect_builder_options)};
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  varve_hook hook = {.struct_size = 0};
  varve_text_hook text_hook = {.struct_size = 0};
  varve_version_hook version_hook = {.struct_size = 0};
  OK(varve_registry_create(NULL, &registry));
  EACH_WRONG_SIZE(options)
  BAD(varve_registry_load(registry, TEXT(""), &options));
  EACH_WRONG_SIZE(builder_options)
  BAD(varve_dialect_builder_create(registry, TEXT("d"), &builder_options, &builder));
  EACH_WRONG_SIZE(hook)
  BAD(varve_registry_add_hook(registry, &hook));
  EACH_WRONG_SIZE(text_hook)
  BAD(varve_registry_add_text_hook(registry, &text_hook));
  EACH_WRONG_SIZE(version_hook)
  BAD(varve_registry_add_version_hook(registry, &version_hook));
  OK(varve_dialect_builder_create(registry, TEXT("d"), NULL, &builder));
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_OPERATION, TEXT("o")));
  EACH_WRONG_SIZE(item) {
    BAD(varve_dialect_builder_add(builder, VARVE_DEFINITION_TRAITS, &item));
    varve_definition arith =
        varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, TEXT("arith.addi"));
    BAD(varve_definition_get_item(arith, VARVE_DEFINITION_OPERANDS, 0, &item));
  }
  varve_dialect_builder_destroy(builder);
  varve_registry_destroy(registry);
}

static void a_struct_size_of_any_value_is_checked(void **state) {
  const side *s = &((fixture *)*state)->here;
  varve_module_verify_options verify = {.struct_size = sizeof(varve_module_verify_options)};
  varve_compare_options compare = {.struct_size = sizeof(varve_compare_options)};
  varve_place_options place = {.struct_size = sizeof(varve_place_options)};
  varve_training_options training = {.struct_size = sizeof(varve_training_options)};
  varve_upgrade_options upgrade = {.struct_size = sizeof(varve_upgrade_options)};
  varve_view_options view_options = {.struct_size = sizeof(varve_view_options)};
  varve_operation_description description = {.name = TEXT("a.b")};
  varve_operation *op;
  varve_module *upgraded;
  varve_view *view;
  varve_bytes *bytes;
  bool equal;
  sizes_of_loading_and_saving_are_checked(s);
  sizes_of_contexts_and_registries_are_checked();
  sizes_of_definitions_are_checked();
  EACH_WRONG_SIZE(verify)
  BAD(varve_module_verify(s->module, &verify));
  EACH_WRONG_SIZE(compare)
  BAD(varve_module_compare(s->module, s->module, &compare, &equal, NULL));
  EACH_WRONG_SIZE(place)
  BAD(varve_module_place_resources(s->module, &place));
  EACH_WRONG_SIZE(training)
  BAD(varve_dictionary_train(s->context, &training, &bytes));
  EACH_WRONG_SIZE(upgrade)
  BAD(varve_module_upgrade(s->module, &upgrade, s->context, &upgraded));
  BAD(varve_module_retarget(s->module, &upgrade, s->context, &upgraded));
  EACH_WRONG_SIZE(view_options)
  BAD(varve_view_open_bytes(TEXT(""), &view_options, &view));
  EACH_WRONG_SIZE(description)
  BAD(varve_operation_build(s->module, &description, &op));
}

static void sizes_of_parts_of_files_are_checked(void **state) {
  const side *s = &((fixture *)*state)->here;
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  varve_file_selection selection = {.struct_size = sizeof(varve_file_selection)};
  varve_file *file;
  varve_module *module;
  EACH_WRONG_SIZE(source)
  BAD(varve_file_open_source(s->context, &source, NULL, &file));
  OK(varve_file_open_bytes(s->context, TEXT("module {}"), NULL, &file));
  EACH_WRONG_SIZE(selection)
  BAD(varve_file_read_selection(file, &selection, &module));
  varve_file_close(file);
}

/* Slices */

static void slices_of_options_are_checked(const side *s) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_module_verify_options verify = {.struct_size = sizeof(varve_module_verify_options)};
  varve_upgrade_options upgrade = {.struct_size = sizeof(varve_upgrade_options)};
  varve_view_options view_options = {.struct_size = sizeof(varve_view_options)};
  varve_module *module;
  varve_bytes *bytes;
  varve_view *view;
  save.producer = no_bytes;
  for (int format = VARVE_FORMAT_TEXT; format <= VARVE_FORMAT_VARVE; format++) {
    save.format = (varve_format)format;
    BAD(varve_module_save(s->module, &save, &bytes));
  }
  load.file_name = no_bytes;
  BAD(varve_module_load(s->context, TEXT("module {}"), &load, &module));
  load.file_name = TEXT("");
  load.rules = no_bytes;
  BAD(varve_module_load(s->context, TEXT("module {}"), &load, &module));
  verify.rules = no_bytes;
  BAD(varve_module_verify(s->module, &verify));
  upgrade.file_name = no_bytes;
  BAD(varve_module_upgrade(s->module, &upgrade, s->context, &module));
  view_options.file_name = no_bytes;
  BAD(varve_view_open_bytes(TEXT(""), &view_options, &view));
}

static void slices_of_bytes_are_checked(const side *s) {
  varve_module *module;
  varve_bytes *bytes;
  varve_file *file;
  varve_view *view;
  varve_dictionary *dictionary;
  varve_module_hashes hashes;
  varve_output *writer;
  varve_era_choice *choice;
  uint32_t era;
  BAD(varve_module_load(s->context, no_bytes, NULL, &module));
  BAD(varve_file_open_bytes(s->context, no_bytes, NULL, &file));
  BAD(varve_module_hashes_read(no_bytes, NULL, &hashes));
  BAD(varve_zstd_wrap(s->context, no_bytes, 0, &bytes));
  BAD(varve_zstd_unwrap(s->context, no_bytes, NULL, &bytes));
  BAD(varve_dictionary_create(no_bytes, none, &dictionary));
  BAD(varve_view_open_bytes(no_bytes, NULL, &view));
  BAD(varve_bytes_save_file("/dev/null", no_bytes, none));
  OK(varve_output_create("/dev/null", none, &writer));
  BAD(varve_output_append(writer, no_bytes));
  varve_output_destroy(writer);
  BAD(varve_era_choice_create(no_bytes, NULL, &choice));
  assert_false(varve_era_find_index(no_bytes, &era));
  assert_int_equal(varve_format_detect(no_bytes), VARVE_FORMAT_TEXT);
}

static void slices_of_names_are_checked(const side *s) {
  const varve_attribute *attribute;
  const varve_type *type;
  varve_operation_description description = {.struct_size = sizeof(description), .name = no_bytes};
  varve_operation *op;
  varve_file *file;
  varve_module *module;
  uint64_t number;
  BAD(varve_operation_build(s->module, &description, &op));
  BAD(varve_operation_set_attribute(s->module, s->user, no_bytes, s->attribute));
  assert_null(varve_operation_get_attribute(s->user, no_bytes));
  BAD(varve_type_parse(s->context, no_bytes, none, &type));
  BAD(varve_attribute_parse(s->context, no_bytes, none, &attribute));
  BAD(varve_attribute_make_string(s->context, no_bytes, NULL, &attribute));
  BAD(varve_module_set_dialect_version(s->module, no_bytes, TEXT("1")));
  assert_null(varve_module_get_dialect_version(s->module, no_bytes).data);
  OK(varve_attribute_parse(s->context, TEXT("{a = 1}"), none, &attribute));
  assert_null(varve_attribute_find(attribute, no_bytes));
  OK(varve_file_open_bytes(s->context, TEXT("module {}"), NULL, &file));
  BAD(varve_file_find(file, no_bytes, &number, NULL));
  BAD(varve_file_read_symbol(file, no_bytes, &module));
  varve_file_close(file);
}

static void slices_of_definitions_are_checked(void) {
  varve_registry *registry;
  varve_dialect_builder *builder;
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  varve_dialect_builder_options builder_options = {.struct_size =
                                                       sizeof(varve_dialect_builder_options)};
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  OK(varve_registry_create(NULL, &registry));
  BAD(varve_registry_load(registry, no_bytes, NULL));
  options.file_name = no_bytes;
  BAD(varve_registry_load(registry, TEXT(""), &options));
  assert_null(varve_registry_get_next_dialect(registry, no_bytes).record);
  for (int kind = 0; kind <= VARVE_DEFINITION_ENUM; kind++)
    assert_null(
        varve_registry_get_definition(registry, (varve_definition_kind)kind, no_bytes).record);
  BAD(varve_dialect_builder_create(registry, no_bytes, NULL, &builder));
  builder_options.set = no_bytes;
  BAD(varve_dialect_builder_create(registry, TEXT("d"), &builder_options, &builder));
  OK(varve_dialect_builder_create(registry, TEXT("d"), NULL, &builder));
  BAD(varve_dialect_builder_begin(builder, VARVE_DEFINITION_OPERATION, no_bytes));
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_OPERATION, TEXT("o")));
  BAD(varve_dialect_builder_set_format(builder, no_bytes));
  item.name = no_bytes;
  BAD(varve_dialect_builder_add(builder, VARVE_DEFINITION_TRAITS, &item));
  varve_dialect_builder_destroy(builder);
  varve_registry_destroy(registry);
}

static varve_status read_nothing(void *user, varve_hook_reader *reader) {
  (void)user;
  (void)reader;
  return VARVE_STATUS_OK;
}
static varve_status print_nothing(void *user, varve_hook_printer *printer) {
  (void)user;
  (void)printer;
  return VARVE_STATUS_OK;
}

static void slices_of_hooks_are_checked(void) {
  varve_registry *registry;
  OK(varve_registry_create(NULL, &registry));
  varve_hook hook = {
      .struct_size = sizeof(hook), .name = no_bytes, .read = read_nothing, .print = print_nothing};
  BAD(varve_registry_add_hook(registry, &hook));
  hook.name = TEXT("d.Name");
  hook.arguments = no_bytes;
  BAD(varve_registry_add_hook(registry, &hook));
  varve_registry_destroy(registry);
}

static void slices_without_bytes_are_rejected(void **state) {
  const side *s = &((fixture *)*state)->here;
  slices_of_options_are_checked(s);
  slices_of_bytes_are_checked(s);
  slices_of_names_are_checked(s);
  slices_of_definitions_are_checked();
  slices_of_hooks_are_checked();
}

/* Contexts */

static void operations_are_built_of_one_context(void **state) {
  const fixture *f = *state;
  const side *here = &f->here, *there = &f->there;
  const varve_attribute *dictionary;
  varve_operation *op;
  OK(varve_attribute_parse(there->context, TEXT("{a = 1}"), none, &dictionary));
  const varve_operation_description good = {.struct_size = sizeof(good),
                                            .name = TEXT("a.e"),
                                            .result_count = 1,
                                            .result_types = &here->type};
  OK(varve_operation_build(here->module, &good, &op));
  OK(varve_operation_delete(here->module, op));
  varve_operation_description bad = good;
  bad.result_types = &there->type;
  BAD(varve_operation_build(here->module, &bad, &op));
  bad = good;
  bad.location = there->location;
  BAD(varve_operation_build(here->module, &bad, &op));
  bad = good;
  bad.dictionary = dictionary;
  BAD(varve_operation_build(here->module, &bad, &op));
  bad = good;
  bad.properties = dictionary;
  BAD(varve_operation_build(here->module, &bad, &op));
  bad = good;
  bad.operands = &there->value;
  bad.operand_count = 1;
  BAD(varve_operation_build(here->module, &bad, &op));
  bad.operands = NULL; /* NULL, although the count is not 0 */
  BAD(varve_operation_build(here->module, &bad, &op));
  bad = good;
  bad.successors = &there->block;
  bad.successor_count = 1;
  BAD(varve_operation_build(here->module, &bad, &op));
}

static void attributes_and_locations_of_another_context_are_rejected(void **state) {
  const fixture *f = *state;
  const side *here = &f->here, *there = &f->there;
  OK(varve_operation_set_attribute(here->module, here->user, TEXT("k"), here->attribute));
  BAD(varve_operation_set_attribute(here->module, here->user, TEXT("k"), there->attribute));
  BAD(varve_operation_set_attribute(here->module, there->user, TEXT("k"), here->attribute));
  BAD(varve_operation_set_attribute(there->module, here->user, TEXT("k"), here->attribute));
  OK(varve_operation_set_location(here->user, here->location));
  BAD(varve_operation_set_location(here->user, there->location));
}

static void operations_of_another_context_are_rejected(void **state) {
  const fixture *f = *state;
  const side *here = &f->here, *there = &f->there;
  varve_operation *copy;
  varve_value *argument;
  varve_block *block;
  BAD(varve_operation_copy(here->module, there->user, &copy));
  OK(varve_operation_copy(here->module, here->maker, &copy));
  BAD(varve_operation_insert(copy, there->block, NULL));
  OK(varve_operation_insert(copy, here->block, NULL));
  BAD(varve_operation_delete(here->module, there->maker));
  BAD(varve_region_append_block(here->module, varve_operation_get_region(there->outer, 0), &block));
  BAD(varve_block_delete(here->module, there->block));
  BAD(varve_block_append_argument(here->module, there->block, here->type, NULL, &argument));
  BAD(varve_block_append_argument(here->module, here->block, there->type, NULL, &argument));
  BAD(varve_block_append_argument(here->module, here->block, here->type, there->location,
                                  &argument));
  OK(varve_block_append_argument(here->module, here->block, here->type, here->location, &argument));
}

static void uses_of_another_context_are_rejected(void **state) {
  const fixture *f = *state;
  const side *here = &f->here, *there = &f->there;
  varve_value *result = varve_operation_get_result(there->maker, 0);
  BAD(varve_operation_replace_operand(here->user, 0, there->value));
  BAD(varve_operation_replace_operand(here->user, 0, result));
  BAD(varve_operation_replace_operands(here->module, here->user, &there->value, 1));
  BAD(varve_operation_replace_operands(there->module, here->user, &here->value, 1));
  BAD(varve_operation_replace_successor(here->user, 0, there->block));
  BAD(varve_value_replace_all_uses(here->value, there->value));
  BAD(varve_value_replace_all_uses(here->value, result));
  OK(varve_value_replace_all_uses(here->value, varve_operation_get_result(here->maker, 0)));
}

static void attributes_are_made_from_one_context(void **state) {
  const fixture *f = *state;
  const side *here = &f->here, *there = &f->there;
  const varve_attribute *made;
  varve_bytes *text;
  const varve_named_attribute entry = {TEXT("x"), there->attribute};
  const varve_named_attribute nameless = {no_bytes, here->attribute};
  BAD(varve_attribute_make_integer(here->context, there->type, 1, &made));
  BAD(varve_attribute_make_type(here->context, there->type, &made));
  BAD(varve_attribute_make_array(here->context, (varve_attribute_list){&there->attribute, 1},
                                 &made));
  BAD(varve_attribute_make_array(here->context, (varve_attribute_list){NULL, 1}, &made));
  BAD(varve_attribute_make_dictionary(here->context, &entry, 1, &made));
  BAD(varve_attribute_make_dictionary(here->context, &nameless, 1, &made));
  BAD(varve_attribute_make_dictionary(here->context, NULL, 1, &made));
  BAD(varve_attribute_print(here->context, there->attribute, &text));
  BAD(varve_type_print(here->context, there->type, &text));
  BAD(varve_attribute_print(here->context, there->location, &text));
  OK(varve_attribute_print(here->context, here->location, &text));
  varve_bytes_destroy(text);
}

/* Inputs and outputs */

static void input_that_is_not_a_regular_file_is_limited(void **state) {
  (void)state;
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  varve_module *module;
  varve_bytes *bytes;
  varve_file *file;
  limits.max_input = 100000;
  options.limits = &limits;
  if (access("/dev/zero", R_OK) != 0)
    return;
  OK(varve_context_create(&options, &context));
  assert_int_equal(varve_bytes_load_file(context, "/dev/zero", none, &bytes),
                   VARVE_STATUS_LIMIT_EXCEEDED);
  assert_int_equal(varve_module_load_file(context, "/dev/zero", NULL, &module),
                   VARVE_STATUS_LIMIT_EXCEEDED);
  assert_int_equal(varve_file_open(context, "/dev/zero", NULL, &file), VARVE_STATUS_LIMIT_EXCEEDED);
  varve_context_destroy(context);
}

static int count_files(const char *folder) {
  int count = 0;
  DIR *opened = opendir(folder);
  assert_non_null(opened);
  while (readdir(opened) != NULL)
    count++;
  (void)closedir(opened);
  return count - 2;
}

static void write_and_end(const char *path, int how) {
  varve_output *writer;
  if (how != 0)
    (void)signal(how, SIG_DFL); /* nohup lets its children ignore SIGHUP */
  if (varve_output_create(path, none, &writer) != VARVE_STATUS_OK)
    _exit(1);
  varve_status status = varve_output_append(writer, TEXT("half"));
  if (how != 0)
    (void)raise(how);
  if (status == VARVE_STATUS_OK)
    status = varve_output_append(writer, TEXT(" of it"));
  varve_output_destroy(writer);
  _exit(status == VARVE_STATUS_OK ? 0 : 2);
}

static void an_unfinished_file_leaves_nothing(void **state) {
  (void)state;
  static const int ends[] = {0, SIGTERM, SIGINT, SIGHUP, SIGXFSZ};
  char folder[64], path[128];
  (void)snprintf(folder, sizeof(folder), "bad_arguments.%ld", (long)getpid());
  (void)snprintf(path, sizeof(path), "%s/file", folder);
  assert_int_equal(mkdir(folder, 0777), 0);
  for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
    int status = 0;
    pid_t child = fork();
    if (child == 0)
      write_and_end(path, ends[i]);
    assert_true(child > 0 && waitpid(child, &status, 0) == child);
    if (ends[i] == 0)
      assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    else
      assert_true(WIFSIGNALED(status) && WTERMSIG(status) == ends[i]);
    assert_int_equal(count_files(folder), 0);
  }
  varve_output *writer;
  OK(varve_output_create(path, none, &writer));
  OK(varve_output_append(writer, TEXT("all ")));
  OK(varve_output_append(writer, TEXT("of it")));
  OK(varve_output_finish(writer));
  BAD(varve_output_append(writer, TEXT("more")));
  varve_output_destroy(writer);
  char read[16] = {0};
  FILE *file = fopen(path, "rb");
  assert_non_null(file);
  assert_int_equal(fread(read, 1, sizeof(read), file), 9);
  (void)fclose(file);
  assert_string_equal(read, "all of it");
  assert_int_equal(unlink(path), 0);
  assert_int_equal(rmdir(folder), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_struct_size_of_any_value_is_checked, set_up, tear_down),
      cmocka_unit_test_setup_teardown(sizes_of_parts_of_files_are_checked, set_up, tear_down),
      cmocka_unit_test_setup_teardown(slices_without_bytes_are_rejected, set_up, tear_down),
      cmocka_unit_test_setup_teardown(operations_are_built_of_one_context, set_up, tear_down),
      cmocka_unit_test_setup_teardown(attributes_and_locations_of_another_context_are_rejected,
                                      set_up, tear_down),
      cmocka_unit_test_setup_teardown(operations_of_another_context_are_rejected, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(uses_of_another_context_are_rejected, set_up, tear_down),
      cmocka_unit_test_setup_teardown(attributes_are_made_from_one_context, set_up, tear_down),
      cmocka_unit_test(input_that_is_not_a_regular_file_is_limited),
      cmocka_unit_test(an_unfinished_file_leaves_nothing)};
  return cmocka_run_group_tests_name("bad_arguments", tests, NULL, NULL);
}
