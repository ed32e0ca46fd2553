/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reduces imported models to what differs from a base: the definitions of another set in a folder,
 * FOLDER/<dialect>.irdl.mlir. If that set is a difference itself, the folder of its base follows,
 * up to a complete set. Both are compared as modules of the irdl dialect, so spelling and names of
 * values do not matter: the context has equal attributes once. Two entries that mean the same to
 * Varve are equal: traits are sets, of which some mean nothing to Varve, and so are the parts of
 * the rules AllOf and AnyOf. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/import/import.h"
#include "dialect/import/rule_expression.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};
#define SUFFIX ".irdl.mlir"

/* One entry of a dialect. */
typedef struct entry {
  const varve_operation *op; /* NULL: removed by a difference */
  const char *kind;          /* "operation", ... */
  char *label;               /* as in varve.removes: "operation arith.addi" */
} entry;

/* The entries of one definition of a dialect, sorted by label. */
typedef struct contents {
  const varve_operation *dialect;
  entry *entries;
  size_t count;
} contents;

/* State while one dialect is compared. */
typedef struct comparison {
  importer *in;
  varve_context *context;
  json_t *model;
  const char *name;
  const char *path;                  /* of the base's file that is being read */
  varve_module *bases[IMPORT_BASES]; /* its files, nearest first */
  size_t base_count;
  contents base;
  contents own;
  json_t *removes;
  bool differs;
} comparison;

/* Returns the path of a dialect's file in a folder of the base. */
static char *path_of(importer *in, size_t folder, const char *name) {
  char *base = import_folder(in->settings->base, folder);
  return import_format("%s/%s" SUFFIX, base, name);
}

static int fault(const comparison *of, const char *what) {
  message_fault(of->path, "%s: %s", what, of->name);
  return EXIT_MALFORMED;
}

/* Gets the text of a string attribute. Returns whether it is one. */
static bool string_of(const varve_attribute *attribute, varve_slice *text) {
  return attribute != NULL && varve_attribute_get_string(attribute, text) == VARVE_STATUS_OK;
}

/* Gets a string attribute. Returns whether there is one. */
static bool text_of(const varve_operation *op, const char *name, varve_slice *text) {
  return string_of(varve_operation_get_attribute(op, (varve_slice){name, strlen(name)}), text);
}

/* --- traits */

static const char *const idle[] = {
#define IDLE(name) name,
#define PERMITS(name)
#include "dialect/import/tables/idle_traits.def"
#undef PERMITS
#undef IDLE
};

static const char *const permitting[] = {
#define IDLE(name)
#define PERMITS(name) name,
#include "dialect/import/tables/idle_traits.def"
#undef PERMITS
#undef IDLE
};

/* Returns whether the list has the trait, which may have arguments. */
static bool is_listed(const char *const *list, size_t count, varve_slice trait) {
  for (size_t i = 0; i < count; i++) {
    size_t size = strlen(list[i]);
    if (trait.size >= size && memcmp(trait.data, list[i], size) == 0 &&
        (trait.size == size || trait.data[size] == '<'))
      return true;
  }
  return false;
}

static bool is_idle(varve_slice trait, bool is_of_base) {
  return is_listed(idle, sizeof idle / sizeof idle[0], trait) ||
         (is_of_base && is_listed(permitting, sizeof permitting / sizeof permitting[0], trait));
}

/* Returns whether each trait of a that matters is in b. Lists of traits are short. */
static bool has_traits(const varve_attribute *b, const varve_attribute *a, bool a_is_base) {
  for (uint32_t i = 0; a != NULL && i < varve_attribute_get_element_count(a); i++) {
    const varve_attribute *trait = varve_attribute_get_element(a, i);
    varve_slice text;
    bool is_found = string_of(trait, &text) && is_idle(text, a_is_base);
    for (uint32_t j = 0; !is_found && b != NULL && j < varve_attribute_get_element_count(b); j++)
      is_found = varve_attribute_get_element(b, j) == trait;
    if (!is_found)
      return false;
  }
  return true;
}

/* Longer lists are compared as they are. */
enum { MOST_TRAITS = 64 };

static bool is_long(const varve_attribute *list) {
  return list != NULL && varve_attribute_get_element_count(list) > MOST_TRAITS;
}

static bool same_traits(const varve_attribute *base, const varve_attribute *own) {
  if (base == own || is_long(base) || is_long(own))
    return base == own;
  return has_traits(own, base, true) && has_traits(base, own, false);
}

/* --- rules */

static bool same_rule(const json_t *base, const json_t *own, bool has_length);

static bool has_part(const json_t *expression, const char *name) {
  for (size_t i = 1; i < json_array_size(expression); i++)
    if (rule_is(json_array_get(expression, i), name))
      return true;
  return false;
}

/* Returns whether each part of the first expression is one of the second. */
static bool has_parts(const json_t *of, const json_t *in, bool has_length, bool of_is_base) {
  for (size_t i = 1; i < json_array_size(of); i++) {
    const json_t *part = json_array_get(of, i);
    bool is_found = false;
    for (size_t j = 1; !is_found && j < json_array_size(in); j++) {
      const json_t *other = json_array_get(in, j);
      is_found =
          of_is_base ? same_rule(part, other, has_length) : same_rule(other, part, has_length);
    }
    if (!is_found)
      return false;
  }
  return true;
}

/* Until LLVM 21 rules of a length accept scalable vectors by mistake. The dialects that have these
 * rules have no scalable vectors. */
static bool same_heads(const json_t *base, const json_t *own, bool has_length) {
  return strcmp(rule_head(base), rule_head(own)) == 0 ||
         (has_length && rule_is(base, "FixedVectorOfAnyRank") &&
          rule_is(own, "VectorOfNonZeroRankOf"));
}

/* Returns whether two expressions accept the same. has_length: both are parts of an AllOf that
 * gives the length of a vector. */
static bool same_rule(const json_t *base, const json_t *own, bool has_length) {
  if (!json_is_array(base) || !json_is_array(own))
    return json_equal(base, own);
  size_t count = json_array_size(base);
  if (count != json_array_size(own) || !same_heads(base, own, has_length))
    return false;
  if (rule_is(base, "AllOf") || rule_is(base, "AnyOf")) {
    bool of_length =
        rule_is(base, "AllOf") && has_part(base, "LengthIs") && has_part(own, "LengthIs");
    return has_parts(base, own, of_length, true) && has_parts(own, base, of_length, false);
  }
  for (size_t i = 1; i < count; i++)
    if (!same_rule(json_array_get(base, i), json_array_get(own, i), false))
      return false;
  return true;
}

static json_t *parse(importer *in, varve_slice text) {
  char *rule = import_format("%.*s", (int)text.size, text.data);
  return rule_parse_any(in, rule);
}

static bool same_rules(importer *in, const varve_attribute *base, const varve_attribute *own) {
  varve_slice base_text, own_text;
  if (base == own)
    return true;
  if (!string_of(base, &base_text) || !string_of(own, &own_text))
    return false;
  json_t *left = parse(in, base_text), *right = parse(in, own_text);
  bool is = left != NULL && right != NULL && same_rule(left, right, false);
  json_decref(left);
  json_decref(right);
  return is;
}

/* --- attributes of operations */

/* Returns whether the values of an attribute may differ in spelling, or do not count: checks are
 * those of the newest release. */
static bool is_compared_by_meaning(varve_slice name) {
  return import_is_text(name, "varve.traits") || import_is_text(name, "varve.rule") ||
         import_is_text(name, "varve.require");
}

/* Returns whether the attribute of a dialect differs between all sets. */
static bool is_name_of_set(varve_slice name) {
  return import_is_text(name, "varve.set") || import_is_text(name, "varve.base") ||
         import_is_text(name, "varve.removes");
}

/* Moves on to an entry that is not skipped. */
static uint32_t pass(const varve_attribute *dictionary, uint32_t at,
                     bool (*is_skipped)(varve_slice name)) {
  uint32_t size = dictionary != NULL ? varve_attribute_get_element_count(dictionary) : 0;
  while (at < size && is_skipped(varve_attribute_get_name(dictionary, at)))
    at++;
  return at;
}

/* Compares dictionaries except for some keys. */
static bool same_but(const varve_attribute *a, const varve_attribute *b,
                     bool (*is_skipped)(varve_slice name)) {
  uint32_t i = pass(a, 0, is_skipped), j = pass(b, 0, is_skipped);
  uint32_t size = a != NULL ? varve_attribute_get_element_count(a) : 0;
  uint32_t other_size = b != NULL ? varve_attribute_get_element_count(b) : 0;
  while (i < size && j < other_size) {
    if (!import_is_same(varve_attribute_get_name(a, i), varve_attribute_get_name(b, j)) ||
        varve_attribute_get_element(a, i) != varve_attribute_get_element(b, j))
      return false;
    i = pass(a, i + 1, is_skipped);
    j = pass(b, j + 1, is_skipped);
  }
  return i == size && j == other_size;
}

static bool same_attributes(importer *in, const varve_operation *base, const varve_operation *own) {
  static const varve_slice traits = {"varve.traits", sizeof("varve.traits") - 1};
  static const varve_slice rule = {"varve.rule", sizeof("varve.rule") - 1};
  return import_is_same(varve_operation_get_name(base), varve_operation_get_name(own)) &&
         varve_operation_get_properties(base) == varve_operation_get_properties(own) &&
         same_but(varve_operation_get_dictionary(base), varve_operation_get_dictionary(own),
                  is_compared_by_meaning) &&
         same_traits(varve_operation_get_attribute(base, traits),
                     varve_operation_get_attribute(own, traits)) &&
         same_rules(in, varve_operation_get_attribute(base, rule),
                    varve_operation_get_attribute(own, rule));
}

static bool equal_dialects(const varve_operation *base, const varve_operation *own) {
  return same_but(varve_operation_get_dictionary(base), varve_operation_get_dictionary(own),
                  is_name_of_set);
}

/* --- bodies */

/* The position of an operation in its block. */
typedef struct place {
  const varve_operation *op;
  size_t number;
} place;

/* The places of the operations of a body, sorted by address. */
typedef struct places {
  place *all;
  size_t count;
} places;

static int compare_places(const void *a, const void *b) {
  const varve_operation *left = ((const place *)a)->op, *right = ((const place *)b)->op;
  return (left > right) - (left < right);
}

static void list_places(const varve_operation *owner, places *list) {
  size_t room = 0;
  for (const varve_operation *op = import_first_in(owner); op != NULL;
       op = varve_operation_get_next(op))
    room++;
  list->all = import_memory((room + 1) * sizeof *list->all);
  for (const varve_operation *op = import_first_in(owner); op != NULL;
       op = varve_operation_get_next(op)) {
    list->all[list->count] = (place){op, list->count};
    list->count++;
  }
  qsort(list->all, list->count, sizeof *list->all, compare_places);
}

/* Returns the position of the operation that makes the operand, or the count if it is elsewhere. */
static size_t origin(const places *list, const varve_operation *op, uint32_t operand) {
  place key = {varve_value_get_operation(varve_operation_get_operand(op, operand)), 0};
  const place *found = bsearch(&key, list->all, list->count, sizeof *list->all, compare_places);
  return found != NULL ? found->number : list->count;
}

static bool same_operands(const places *in_a, const varve_operation *a, const places *in_b,
                          const varve_operation *b) {
  uint32_t count = varve_operation_get_operand_count(a);
  if (count != varve_operation_get_operand_count(b))
    return false;
  for (uint32_t i = 0; i < count; i++)
    if (origin(in_a, a, i) != origin(in_b, b, i))
      return false;
  return true;
}

/* The two definitions of an entry. */
typedef struct pair {
  const varve_operation *base;
  const varve_operation *own;
} pair;

static bool same_bodies(importer *in, pair of, const places *in_base, const places *in_own) {
  const varve_operation *base = import_first_in(of.base), *own = import_first_in(of.own);
  while (base != NULL && own != NULL && same_attributes(in, base, own) &&
         varve_operation_get_region_count(base) == 0 &&
         varve_operation_get_region_count(own) == 0 && same_operands(in_base, base, in_own, own)) {
    base = varve_operation_get_next(base);
    own = varve_operation_get_next(own);
  }
  return base == NULL && own == NULL;
}

static bool equal_entries(importer *in, const varve_operation *base, const varve_operation *own) {
  places in_base = {NULL, 0}, in_own = {NULL, 0};
  if (!same_attributes(in, base, own))
    return false;
  list_places(base, &in_base);
  list_places(own, &in_own);
  bool is = in_base.count == in_own.count && same_bodies(in, (pair){base, own}, &in_base, &in_own);
  return is;
}

/* The difference */

/* --- reading the entries of a dialect */

/* Returns the word for the kind of an entry, or NULL if it is no entry. */
static const char *kind_of(const varve_operation *op) {
  static const char *const kinds[][2] = {{"irdl.operation", "operation"},  {"irdl.type", "type"},
                                         {"irdl.attribute", "attribute"},  {"varve.enum", "enum"},
                                         {"varve.directive", "directive"}, {"varve.rule", "rule"}};
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (import_is_text(varve_operation_get_name(op), kinds[i][0]))
      return kinds[i][1];
  return NULL;
}

/* Directives and rules are facts of the dialect, which a difference has in full. */
static bool is_fact(const char *kind) {
  return strcmp(kind, "directive") == 0 || strcmp(kind, "rule") == 0;
}

static int compare_labels(const void *a, const void *b) {
  return strcmp(((const entry *)a)->label, ((const entry *)b)->label);
}

static bool is_removed(const varve_operation *dialect) {
  static const char name[] = "varve.removed";
  return varve_operation_get_attribute(dialect, (varve_slice){name, sizeof name - 1}) != NULL;
}

/* Returns the attribute varve.removes, or NULL. */
static const varve_attribute *removes_of(const varve_operation *dialect) {
  static const char name[] = "varve.removes";
  return varve_operation_get_attribute(dialect, (varve_slice){name, sizeof name - 1});
}

/* Makes room for the entries of a dialect. */
static void reserve_entries(const varve_operation *dialect, contents *list) {
  const varve_attribute *removes = removes_of(dialect);
  size_t room = list->count + (removes != NULL ? varve_attribute_get_element_count(removes) : 0);
  for (const varve_operation *op = import_first_in(dialect); op != NULL;
       op = varve_operation_get_next(op))
    room++;
  entry *entries = import_memory((room + 1) * sizeof *entries);
  if (list->count != 0)
    memcpy(entries, list->entries, list->count * sizeof *entries);
  list->entries = entries;
}

/* Adds an entry, unless the first ones, which are sorted, have it. */
static void add_entry(contents *list, size_t sorted, const entry *added) {
  if (sorted == 0 ||
      bsearch(added, list->entries, sorted, sizeof *list->entries, compare_labels) == NULL)
    list->entries[list->count++] = *added;
}

static int add_removed_entries(const comparison *of, const varve_operation *dialect, size_t sorted,
                               contents *list) {
  const varve_attribute *removes = removes_of(dialect);
  for (uint32_t i = 0; removes != NULL && i < varve_attribute_get_element_count(removes); i++) {
    varve_slice text;
    if (varve_attribute_get_string(varve_attribute_get_element(removes, i), &text) !=
        VARVE_STATUS_OK)
      return fault(of, "varve.removes is not a list of strings");
    char *label = import_format("%.*s", (int)text.size, text.data);
    add_entry(list, sorted, &(entry){NULL, "", label});
  }
  return 0;
}

/* Adds what a dialect has and removes to the entries that differences from it have. */
static int list_entries(const comparison *of, const varve_operation *dialect, contents *list) {
  size_t sorted = list->count;
  int code = 0;
  reserve_entries(dialect, list);
  for (const varve_operation *op = import_first_in(dialect); op != NULL && code == 0;
       op = varve_operation_get_next(op)) {
    const char *kind = kind_of(op);
    varve_slice name;
    if (kind == NULL || !text_of(op, "sym_name", &name) || name.size == 0)
      return fault(of, "an entry of the dialect has no kind or no name");
    if (dialect != list->dialect && is_fact(kind))
      continue;
    bool has_sigil = (strcmp(kind, "type") == 0 && *name.data == '!') ||
                     (strcmp(kind, "attribute") == 0 && *name.data == '#');
    bool is_operation = strcmp(kind, "operation") == 0;
    char *label =
        import_format("%s %s%s%.*s", kind, is_operation ? of->name : "", is_operation ? "." : "",
                      (int)name.size - has_sigil, name.data + has_sigil);
    add_entry(list, sorted, &(entry){op, kind, label});
  }
  if (code == 0)
    code = add_removed_entries(of, dialect, sorted, list);
  qsort(list->entries, list->count, sizeof *list->entries, compare_labels);
  return code;
}

/* Returns the dialect, which must be alone in the module, or NULL. */
static const varve_operation *find_dialect(const comparison *of, const varve_module *module) {
  varve_slice name;
  const varve_operation *op = import_first_in(varve_module_get_root(module));
  bool is_it = op != NULL && varve_operation_get_next(op) == NULL &&
               import_is_text(varve_operation_get_name(op), "irdl.dialect") &&
               text_of(op, "sym_name", &name) && import_is_text(name, of->name);
  return is_it ? op : NULL;
}

static int read_dialect(const comparison *of, const varve_module *module, contents *list) {
  const varve_operation *dialect = find_dialect(of, module);
  if (dialect == NULL)
    return fault(of, "the file must define only the dialect");
  if (list->dialect == NULL)
    list->dialect = dialect;
  return list_entries(of, dialect, list);
}

/* --- comparing */

/* Removes an entry of the model. Its name follows the word for its kind. */
static void drop(const comparison *of, const entry *equal) {
  static const char *const groups[][2] = {{"operation", "operations"},
                                          {"type", "types"},
                                          {"attribute", "attributes"},
                                          {"enum", "enums"},
                                          {"enum", "varve.enum"}};
  const char *name = equal->label + strlen(equal->kind) + 1;
  if (strcmp(equal->kind, "operation") == 0)
    name += strlen(of->name) + 1;
  for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
    if (strcmp(equal->kind, groups[i][0]) == 0)
      (void)json_object_del(json_object_get(of->model, groups[i][1]), name);
}

/* Walks both lists, which are sorted. */
static void compare_lists(comparison *of) {
  size_t i = 0, j = 0;
  while (i < of->base.count || j < of->own.count) {
    const entry *base = i < of->base.count ? &of->base.entries[i] : NULL;
    const entry *own = j < of->own.count ? &of->own.entries[j] : NULL;
    int order = base == NULL ? 1 : own == NULL ? -1 : strcmp(base->label, own->label);
    i += order <= 0;
    j += order >= 0;
    if (base != NULL && order <= 0 && base->op == NULL) {
      of->differs |= order == 0;
      continue;
    }
    if (order == 0) {
      bool is_equal = equal_entries(of->in, base->op, own->op);
      of->differs |= !is_equal;
      if (is_equal && !is_fact(own->kind))
        drop(of, own);
      continue;
    }
    if (order < 0 && is_fact(base->kind))
      continue;
    of->differs = true;
    if (order < 0)
      import_append_text(of->removes, base->label);
  }
}

/* Gives the model the facts of a difference, or marks it as one that is not written. */
static int mark_difference(comparison *of) {
  varve_slice set;
  if (!text_of(of->base.dialect, "varve.set", &set) || set.size == 0)
    return fault(of, "the base belongs to no set");
  compare_lists(of);
  of->differs |= !equal_dialects(of->base.dialect, of->own.dialect);
  import_set(of->model, "base", json_stringn(set.data, set.size));
  import_set(of->model, "removes", json_incref(of->removes));
  if (!of->differs)
    import_set(of->model, "is_same", json_true());
  return 0;
}

/* Writes the model to memory and loads it. */
static int load_own(comparison *of, varve_module **module) {
  char *stream_text = NULL;
  size_t size = 0;
  FILE *memory = import_open_text(&stream_text, &size);
  output page;
  output_limit limit = output_limit_make("varve-dialect", 0);
  output_open_stream(&page, memory, &limit);
  import_write(of->in, of->model, &page);
  varve_status status = output_close(&page, VARVE_STATUS_OK);
  if (fclose(memory) != 0 && status == VARVE_STATUS_OK)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = sink;
  options.no_verify = true; /* an enum and an operation may have the same symbol */
  if (status == VARVE_STATUS_OK)
    status = varve_module_load(of->context, (varve_slice){stream_text, size}, &options, module);
  free(stream_text);
  return exit_code_of(status);
}

/* Reads one file of the base. Sets is_complete unless it is a difference. */
static int read_base_file(comparison *of, bool *is_complete) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = sink;
  options.no_verify = true; /* an enum and an operation may have the same symbol */
  varve_module **module = &of->bases[of->base_count];
  int code = exit_code_of(varve_module_load_file(of->context, of->path, &options, module));
  if (code != 0)
    return code;
  of->base_count++;
  code = read_dialect(of, *module, &of->base);
  varve_slice unused;
  *is_complete = code == 0 && (!text_of(find_dialect(of, *module), "varve.base", &unused) ||
                               is_removed(of->base.dialect));
  return code;
}

/* Reads the files of the base, from the nearest set to the one that is complete. */
static int read_base(comparison *of) {
  bool is_complete = false;
  int code = 0;
  for (size_t i = 0; i < of->in->base_count && code == 0 && !is_complete; i++) {
    char *path = path_of(of->in, i, of->name);
    of->path = path;
    if (access(path, F_OK) == 0)
      code = read_base_file(of, &is_complete);
    if (code == 0 && !is_complete && i + 1 == of->in->base_count)
      code = fault(of, "the base is a difference itself: add the folder of its base to --base");
    of->path = NULL;
  }
  return code;
}

/* Returns the model of a dialect that only the base has: it has no contents. */
static json_t *add_removed(importer *in, const char *name) {
  static const char *const groups[] = {"operations", "types", "attributes", "enums"};
  json_t *model = json_object();
  import_set_text(model, "name", name);
  import_set_text(model, "set", in->set != NULL ? in->set : name);
  for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
    import_set(model, groups[i], json_object());
  import_set(model, "removed", json_true());
  import_set(in->dialects, name, model);
  return json_object_get(in->dialects, name);
}

/* Compares the dialect with the base, or marks it as removed. */
static int compare_models(comparison *of) {
  varve_module *own = NULL;
  if (of->model == NULL)
    of->model = add_removed(of->in, of->name);
  if (of->model == NULL)
    return EXIT_USAGE;
  int code = load_own(of, &own);
  if (code == 0)
    code = read_dialect(of, own, &of->own);
  if (code == 0)
    code = mark_difference(of);
  if (code == 0 && import_flag(of->model, "removed"))
    (void)json_object_del(of->model, "removes");
  varve_module_destroy(own);
  return code;
}

static int compare_dialect(importer *in, const char *name) {
  varve_limits limits = settings_limits(&in->settings->shared);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.limits = &limits;
  comparison of = {.in = in, .model = json_object_get(in->dialects, name), .name = name};
  varve_status status = varve_context_create(&options, &of.context);
  if (status != VARVE_STATUS_OK)
    return exit_code_of(status);
  of.removes = json_array();
  int code = read_base(&of);
  if (code == 0 && !is_removed(of.base.dialect))
    code = compare_models(&of);
  for (size_t i = 0; i < of.base_count; i++)
    varve_module_destroy(of.bases[i]);
  json_decref(of.removes);
  varve_context_destroy(of.context);
  return code;
}

/* --- the dialects of the base */

static int is_definition(const struct dirent *file) {
  size_t size = strlen(file->d_name), rest = sizeof SUFFIX - 1;
  return size > rest && strcmp(file->d_name + size - rest, SUFFIX) == 0;
}

static int compare_files(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

/* Returns whether a nearer folder of the base has the dialect: it was compared then. */
static bool is_in_nearer(importer *in, size_t folder, const char *name) {
  bool is_there = false;
  for (size_t i = 0; i < folder && !is_there; i++) {
    char *path = path_of(in, i, name);
    is_there = access(path, F_OK) == 0;
  }
  return is_there;
}

static int compare_file(importer *in, size_t folder, const char *file) {
  size_t size = strlen(file) - (sizeof SUFFIX - 1);
  char *name = import_format("%.*s", (int)size, file);
  int code = 0;
  if (import_is_selected(in, name) && !is_in_nearer(in, folder, name))
    code = compare_dialect(in, name);
  return code;
}

static int compare_folder(importer *in, size_t folder) {
  struct dirent **files = NULL;
  char *path = import_folder(in->settings->base, folder);
  int count = scandir(path, &files, is_definition, compare_files);
  int code = count < 0 ? EXIT_USAGE : 0;
  if (count < 0)
    message_print("varve-dialect", "%s: %s", path, strerror(errno));
  for (int i = 0; i < count; i++) {
    if (code == 0)
      code = compare_file(in, folder, files[i]->d_name);
    free(files[i]);
  }
  free(files);
  return code;
}

int import_difference(importer *in) {
  int code = 0;
  for (size_t i = 0; i < in->base_count && code == 0; i++)
    code = compare_folder(in, i);
  return code;
}
