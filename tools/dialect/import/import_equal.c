/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares definitions in a context, in which equal attributes are one pointer. Two values may
 * differ in spelling: traits are sets, of which some mean nothing to Varve, and so are the parts of
 * the rules AllOf and AnyOf. */
#include "dialect/import/import_equal.h"

#include <stdlib.h>
#include <string.h>

#include "dialect/import/rule_expression.h"

static bool is_text(varve_slice slice, const char *text) {
  return slice.size == strlen(text) && memcmp(slice.data, text, slice.size) == 0;
}

static bool is_same(varve_slice a, varve_slice b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

/* Gets the text of a string attribute. Returns whether it is one. */
static bool text_of(const varve_attribute *attribute, varve_slice *text) {
  return attribute != NULL && varve_attribute_get_string(attribute, text) == VARVE_STATUS_OK;
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
    bool is_found = text_of(trait, &text) && is_idle(text, a_is_base);
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
  char *rule = import_format(in, "%.*s", (int)text.size, text.data);
  json_t *expression = rule != NULL ? rule_parse_any(in, rule) : NULL;
  free(rule);
  return expression;
}

static bool same_rules(importer *in, const varve_attribute *base, const varve_attribute *own) {
  varve_slice base_text, own_text;
  if (base == own)
    return true;
  if (!text_of(base, &base_text) || !text_of(own, &own_text))
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
  return is_text(name, "varve.traits") || is_text(name, "varve.rule") ||
         is_text(name, "varve.require");
}

/* Returns whether the attribute of a dialect differs between all sets. */
static bool is_name_of_set(varve_slice name) {
  return is_text(name, "varve.set") || is_text(name, "varve.base") ||
         is_text(name, "varve.removes");
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
    if (!is_same(varve_attribute_get_name(a, i), varve_attribute_get_name(b, j)) ||
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
  return is_same(varve_operation_get_name(base), varve_operation_get_name(own)) &&
         varve_operation_get_properties(base) == varve_operation_get_properties(own) &&
         same_but(varve_operation_get_dictionary(base), varve_operation_get_dictionary(own),
                  is_compared_by_meaning) &&
         same_traits(varve_operation_get_attribute(base, traits),
                     varve_operation_get_attribute(own, traits)) &&
         same_rules(in, varve_operation_get_attribute(base, rule),
                    varve_operation_get_attribute(own, rule));
}

bool import_equal_dialects(const varve_operation *base, const varve_operation *own) {
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

static const varve_operation *first_in(const varve_operation *op) {
  const varve_block *block = varve_operation_get_region_count(op) != 0
                                 ? varve_region_get_first_block(varve_operation_get_region(op, 0))
                                 : NULL;
  return block != NULL ? varve_block_get_first_operation(block) : NULL;
}

static void list_places(importer *in, const varve_operation *owner, places *list) {
  size_t room = 0;
  for (const varve_operation *op = first_in(owner); op != NULL; op = varve_operation_get_next(op))
    room++;
  list->all = calloc(room + 1, sizeof *list->all);
  in->is_out_of_memory |= list->all == NULL;
  for (const varve_operation *op = first_in(owner); op != NULL && list->all != NULL;
       op = varve_operation_get_next(op)) {
    list->all[list->count] = (place){op, list->count};
    list->count++;
  }
  if (list->all != NULL)
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
  const varve_operation *base = first_in(of.base), *own = first_in(of.own);
  while (base != NULL && own != NULL && same_attributes(in, base, own) &&
         varve_operation_get_region_count(base) == 0 &&
         varve_operation_get_region_count(own) == 0 && same_operands(in_base, base, in_own, own)) {
    base = varve_operation_get_next(base);
    own = varve_operation_get_next(own);
  }
  return base == NULL && own == NULL;
}

bool import_equal_entries(importer *in, const varve_operation *base, const varve_operation *own) {
  places in_base = {NULL, 0}, in_own = {NULL, 0};
  if (!same_attributes(in, base, own))
    return false;
  list_places(in, base, &in_base);
  list_places(in, own, &in_own);
  bool is = !in->is_out_of_memory && in_base.count == in_own.count &&
            same_bodies(in, (pair){base, own}, &in_base, &in_own);
  free(in_base.all);
  free(in_own.all);
  return is;
}
