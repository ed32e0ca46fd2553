/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The directives custom<...> in the formats of omp: words for the bits of an integer, and lists
 * of lists. */
#include "dialect/entity_format/format.h"
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"
#include "text/hook.h"

/* Reports an unknown word. As in mlir-opt, the position of the error is the next token. */
static varve_status refuse_behind(varve_parser *parser, varve_slice word) {
  if (varve_at(parser, VARVE_TOKEN_WORD))
    varve_advance(parser);
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "'%.*s' is unknown here",
                            VARVE_FORMAT_SLICE(word));
}

/* SynchronizationHint(hint): words for bits, or "none" */

static const char *const hint_words[] = {"uncontended", "contended", "nonspeculative",
                                         "speculative"};

varve_status varve_parse_omp_hint(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *hint = NULL;
  uint64_t bits = 0;
  if (!varve_accept_word(parser, "none")) {
    do {
      size_t i = 0;
      while (i < VARVE_COUNT_OF(hint_words) && !varve_at_word(parser, hint_words[i]))
        i++;
      if (i == VARVE_COUNT_OF(hint_words))
        return refuse_behind(parser, parser->token.text);
      varve_advance(parser);
      bits |= (uint64_t)1 << i;
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &bits, &hint));
  return varve_set_attribute(parser, call, 0, hint);
}

varve_status varve_print_omp_hint(varve_printer *printer, varve_print_call *call) {
  uint64_t bits = varve_llvm_enum_value(varve_printed_attribute(call, 0));
  bool is_first = true;
  if (bits == 0)
    return varve_put(printer, VARVE_SLICE("none"));
  if (bits >> VARVE_COUNT_OF(hint_words) != 0)
    return VARVE_STATUS_UNSUPPORTED;
  for (size_t i = 0; i < VARVE_COUNT_OF(hint_words); i++) {
    if ((bits >> i & 1) == 0)
      continue;
    if (!is_first)
      VARVE_PUT(printer, ", ");
    is_first = false;
    VARVE_TRY(varve_put(printer, varve_slice_of(hint_words[i])));
  }
  return VARVE_STATUS_OK;
}

/* MapClause(flags): always, tofrom. Like mlir-opt, the parser ignores unknown words. */

typedef struct map_word {
  const char *word;
  uint32_t bits;
} map_word;

enum { MAP_TO = 1 << 1, MAP_FROM = 1 << 2 };
/* The words in the order of printing, each with its bits. */
static const map_word map_words[] = {
    {"always", 1 << 3},       {"implicit", 1 << 8},      {"ompx_hold", 1 << 11},
    {"close", 1 << 9},        {"present", 1 << 10},      {"tofrom", MAP_TO | MAP_FROM},
    {"to", MAP_TO},           {"from", MAP_FROM},        {"delete", 1 << 4},
    {"return_param", 1 << 5}, {"storage", 1 << 0},       {"private", 1 << 6},
    {"literal", 1 << 7},      {"attach", 1 << 12},       {"attach_always", 1 << 13},
    {"attach_none", 1 << 14}, {"attach_auto", 1 << 15},  {"ref_ptr", 1 << 16},
    {"ref_ptee", 1 << 17},    {"ref_ptr_ptee", 1 << 18}, {"is_device_ptr", 1 << 19}};

/* The words in LLVM 19, where the flags are an integer. */
static const map_word legacy_map_words[] = {
    {"always", 1 << 2}, {"implicit", 1 << 9}, {"ompx_hold", 1 << 13},
    {"close", 1 << 10}, {"present", 1 << 12}, {"tofrom", 1 << 0 | 1 << 1},
    {"to", 1 << 0},     {"from", 1 << 1},     {"delete", 1 << 3}};

typedef struct map_words_of_era {
  const map_word *all;
  size_t count;
  const char *none; /* printed if no bit of `needed` is set */
  uint64_t needed;
} map_words_of_era;

static map_words_of_era words_of(const varve_context *context) {
  if (!varve_era_has(context->era, VARVE_HAS_OMP_MAP_FLAGS))
    return (map_words_of_era){legacy_map_words, VARVE_COUNT_OF(legacy_map_words),
                              "exit_release_or_enter_alloc", 1 << 0 | 1 << 1 | 1 << 3};
  return (map_words_of_era){map_words, VARVE_COUNT_OF(map_words), "none", UINT64_MAX};
}

static varve_status make_flags(varve_context *context, uint64_t bits, const varve_entity **flags) {
  const varve_entity *type;
  if (varve_era_has(context->era, VARVE_HAS_OMP_MAP_FLAGS)) {
    /* Makes #omp.clause_map_flags<...> of the bits. */
    uint64_t value = bits;
    const varve_entity **attribute = flags;
    const varve_entity *number = NULL, *dialect = NULL;
    *attribute = NULL;
    VARVE_TRY(varve_integer_get(context, context->i64, &value, &number));
    VARVE_TRY(varve_string_get(context, VARVE_SLICE("omp"), &dialect));
    return varve_parametric_attribute_get(context, dialect, VARVE_SLICE("clause_map_flags"),
                                          &number, 1, attribute);
  }
  VARVE_TRY(varve_integer_type_get(context, 64, VARVE_UNSIGNED, &type));
  return varve_integer_get(context, type, &bits, flags);
}

varve_status varve_parse_omp_map(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *flags = NULL;
  map_words_of_era words = words_of(parser->context);
  uint64_t bits = 0;
  do {
    if (!varve_at(parser, VARVE_TOKEN_WORD))
      return VARVE_EXPECTED(parser, "expected a word that says how the variable is mapped");
    for (size_t i = 0; i < words.count; i++)
      if (varve_at_word(parser, words.all[i].word))
        bits |= words.all[i].bits;
    varve_advance(parser);
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(make_flags(parser->context, bits, &flags));
  return varve_set_attribute(parser, call, 0, flags);
}

varve_status varve_print_omp_map(varve_printer *printer, varve_print_call *call) {
  uint64_t bits = varve_llvm_enum_value(varve_printed_attribute(call, 0));
  map_words_of_era words = words_of(printer->context);
  bool is_first = true, has_needed = (bits & words.needed) != 0;
  for (size_t i = 0; i < words.count; i++) {
    if ((bits & words.all[i].bits) != words.all[i].bits)
      continue;
    bits &= ~(uint64_t)words.all[i].bits;
    if (!is_first)
      VARVE_PUT(printer, ", ");
    is_first = false;
    VARVE_TRY(varve_put(printer, varve_slice_of(words.all[i].word)));
  }
  if (bits != 0)
    return VARVE_STATUS_UNSUPPORTED;
  if (has_needed)
    return VARVE_STATUS_OK;
  if (!is_first)
    VARVE_PUT(printer, ", ");
  return varve_put(printer, varve_slice_of(words.none));
}

/* MembersIndex(lists): [0], [1, -1] */

static varve_status parse_index_list(varve_parser *parser) {
  size_t first = parser->nodes.count;
  const varve_entity *list = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the indices of a member"));
  do {
    const varve_entity *index = NULL;
    VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i64, &index));
    VARVE_TRY(varve_push_node(parser, index));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the indices of a member"));
  VARVE_TRY(varve_nodes_to_array(parser, first, &list));
  return varve_push_node(parser, list);
}

varve_status varve_parse_omp_members(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count;
  do {
    VARVE_TRY(parse_index_list(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_set_array(parser, call, 0, first);
}

static varve_status print_index_list(varve_printer *printer, const varve_entity *list) {
  if (list->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < list->child_count; i++) {
    if (list->children[i]->kind != VARVE_KIND_INTEGER)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_attribute_without_type(printer, list->children[i]));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_print_omp_members(varve_printer *printer, varve_print_call *call) {
  const varve_entity *lists = varve_printed_attribute(call, 0);
  if (lists == NULL)
    return VARVE_STATUS_OK;
  if (lists->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < lists->child_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(print_index_list(printer, lists->children[i]));
  }
  return VARVE_STATUS_OK;
}
