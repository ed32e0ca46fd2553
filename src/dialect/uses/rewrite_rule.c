/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads rules of varve.upgrade: their keys, and the expressions in them. */
#include "dialect/uses/rewrite_rule.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "base/era.h"
#include "base/scanner.h"
#include "dialect/definition.h"
#include "ir/attributes.h"

enum { MAX_NAMES = 64, MAX_CHANGES = 64 };

/* One rule while it is read. names: of the rewrite that is being made. */
typedef struct reading {
  varve_context *context;
  const varve_entity *rule;
  const varve_rewrite_request *request;
  varve_vector *list;
  varve_format_fault *fault;
  const varve_entity *names[MAX_NAMES];
  uint32_t name_count;
  varve_slice becomes;  /* the new name of the operation that is being read; may be empty */
  varve_rewrite common; /* what all rewrites of the rule have */
} reading;

static varve_status refuse(const reading *r, const char *format, ...) VARVE_PRINTF(2, 3);
static varve_status refuse(const reading *r, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(r->fault->message, sizeof r->fault->message, format, arguments);
  va_end(arguments);
  r->fault->offset = 0;
  return VARVE_STATUS_INVALID;
}

/* Keys */

static const varve_entity *find(const varve_entity *dictionary, const char *key) {
  return varve_dictionary_find(dictionary, varve_slice_of(key));
}

static bool is_text(const varve_entity *value) {
  return value != NULL && value->kind == VARVE_KIND_STRING && varve_string_bytes(value).size != 0;
}

static varve_status find_text(const reading *r, const varve_entity *of, const char *key,
                              varve_slice *text) {
  const varve_entity *value = find(of, key);
  *text = VARVE_SLICE("");
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (!is_text(value))
    return refuse(r, "'%s' must be a string", key);
  *text = varve_string_bytes(value);
  return VARVE_STATUS_OK;
}

static varve_status find_dictionary(const reading *r, const varve_entity *of, const char *key,
                                    const varve_entity **value) {
  *value = find(of, key);
  if (*value == NULL || (*value)->kind == VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  return refuse(r, "'%s' must be a dictionary", key);
}

static varve_status check_keys(const reading *r, const varve_entity *dictionary, bool is_back) {
  static const char *const keys[] = {"when",   "becomes", "move",      "set",     "drop",
                                     "refuse", "type",    "attribute", "from",    "operation",
                                     "before", "count",   "to",        "rename",  "back",
                                     "times",  "forward", "backward",  "defaults"};
  enum { OF_BACK = 8 };
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    size_t key = 0, count = is_back ? OF_BACK : VARVE_COUNT_OF(keys);
    while (key < count && !varve_slice_equal(name, varve_slice_of(keys[key])))
      key++;
    if (key == count)
      return refuse(r, "a rule has no '%.*s'%s", VARVE_FORMAT_SLICE(name),
                    is_back ? " in 'back'" : "");
  }
  return VARVE_STATUS_OK;
}

/* Expressions */

typedef struct rule_scope {
  varve_expression_scope base;
  reading *reading;
} rule_scope;

static varve_status find_slot(void *user, bool is_argument, varve_expression_slot *slots,
                              uint32_t *count) {
  static const struct {
    const char *name;
    varve_rewrite_slot slot;
    bool is_of_entity;
  } words[] = {
      {"operands", VARVE_REWRITE_OPERANDS, false}, {"results", VARVE_REWRITE_RESULTS, false},
      {"parent", VARVE_REWRITE_PARENT, false},     {"blocks", VARVE_REWRITE_BLOCKS, false},
      {"self", VARVE_REWRITE_SELF, true},          {"was", VARVE_REWRITE_WAS, true}};
  const rule_scope *scope = user;
  varve_format_lexer *lexer = scope->base.lexer;
  bool is_of_entity = scope->reading->common.kind != VARVE_REWRITE_OPERATION;
  *count = 1;
  if (is_argument)
    return varve_format_refuse(lexer, lexer->token.place, "a rule has no block arguments");
  slots[0] = (varve_expression_slot){.kind = VARVE_REWRITE_NAMED};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (words[i].is_of_entity == is_of_entity &&
        varve_slice_equal(lexer->token.text, varve_slice_of(words[i].name))) {
      slots[0].kind = words[i].slot;
      return VARVE_STATUS_OK;
    }
  if (is_of_entity)
    return varve_format_refuse(lexer, lexer->token.place, "a type or attribute is $self or $was");
  const varve_entity *name;
  uint32_t index = 0;
  VARVE_TRY(varve_string_get(scope->reading->context, lexer->token.text, &name));
  while (index < scope->reading->name_count && scope->reading->names[index] != name)
    index++;
  slots[0].index = index;
  if (index < scope->reading->name_count)
    return VARVE_STATUS_OK;
  if (index == MAX_NAMES)
    return refuse(scope->reading, "a rule has more than %d variables", MAX_NAMES);
  scope->reading->names[scope->reading->name_count++] = name;
  return VARVE_STATUS_OK;
}

static varve_status parse_expression(reading *r, varve_slice text, const varve_expression **made) {
  rule_scope scope = {.base = {.user = &scope,
                               .find = find_slot,
                               .context = r->context,
                               .has_attributes = r->common.kind == VARVE_REWRITE_OPERATION},
                      .reading = r};
  varve_format_lexer lexer = varve_format_lexer_make(text, r->fault);
  VARVE_TRY(varve_format_advance(&lexer));
  VARVE_TRY(varve_expression_parse(&lexer, &scope.base, made));
  if (lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    return varve_format_refuse(&lexer, lexer.token.place, "the expression does not end here");
  return VARVE_STATUS_OK;
}

static varve_status find_expression(reading *r, const varve_entity *of, const char *key,
                                    const varve_expression **made) {
  varve_slice text;
  *made = NULL;
  VARVE_TRY(find_text(r, of, key, &text));
  return text.size == 0 ? VARVE_STATUS_OK : parse_expression(r, text, made);
}

/* Changes of attributes */

typedef struct change_list {
  varve_rewrite_change items[MAX_CHANGES];
  uint32_t count;
} change_list;

static varve_status add_change(const reading *r, change_list *list, varve_rewrite_change change) {
  for (uint32_t i = 0; i < list->count; i++)
    if (list->items[i].name == change.name)
      return refuse(r, "a rule changes '%.*s' twice",
                    VARVE_FORMAT_SLICE(varve_string_bytes(change.name)));
  if (list->count == MAX_CHANGES)
    return refuse(r, "a rule changes more than %d attributes", MAX_CHANGES);
  list->items[list->count++] = change;
  return VARVE_STATUS_OK;
}

/* set = {name = "expression"}, defaults = {name = "expression"} */
static varve_status read_values(reading *r, const varve_entity *of, const char *key,
                                change_list *list) {
  const varve_entity *values;
  VARVE_TRY(find_dictionary(r, of, key, &values));
  uint32_t count = values == NULL ? 0 : varve_dictionary_size(values);
  for (uint32_t i = 0; i < count; i++) {
    varve_rewrite_change change = {.name = varve_dictionary_name(values, i),
                                   .is_default = key[0] == 'd'};
    if (!is_text(varve_dictionary_value(values, i)))
      return refuse(r, "'%s' must give expressions as strings", key);
    VARVE_TRY(
        parse_expression(r, varve_string_bytes(varve_dictionary_value(values, i)), &change.value));
    VARVE_TRY(add_change(r, list, change));
  }
  return VARVE_STATUS_OK;
}

static varve_status keep(const reading *r, const void *items, size_t size, const void **kept) {
  void *copy = varve_arena_allocate(&r->context->arena, size == 0 ? 1 : size);
  *kept = copy;
  if (copy == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (size != 0)
    memcpy(copy, items, size);
  return VARVE_STATUS_OK;
}

/* Rewrites */

static bool is_requested(const reading *r, bool is_back) {
  if (find(r->rule, is_back ? "forward" : "backward") != NULL)
    return false;
  return r->request->form_count == 0 || r->request->is_back == is_back;
}

static varve_status push(reading *r, varve_rewrite made) {
  const void *names;
  VARVE_TRY(keep(r, r->names, r->name_count * sizeof(const varve_entity *), &names));
  made.names = names;
  r->name_count = 0;
  return varve_vector_push(r->list, &made);
}

/* move = {old = "new"}; from new to old if is_inverse */
static varve_status read_moves(reading *r, const varve_entity *of, bool is_inverse,
                               change_list *list) {
  const varve_entity *moves;
  VARVE_TRY(find_dictionary(r, of, "move", &moves));
  uint32_t count = moves == NULL ? 0 : varve_dictionary_size(moves);
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *from = varve_dictionary_name(moves, i), *to;
    if (!is_text(varve_dictionary_value(moves, i)))
      return refuse(r, "'move' must give names as strings");
    VARVE_TRY(
        varve_string_get(r->context, varve_string_bytes(varve_dictionary_value(moves, i)), &to));
    const varve_rewrite_change change = {.name = is_inverse ? from : to,
                                         .from = is_inverse ? to : from};
    VARVE_TRY(add_change(r, list, change));
  }
  return VARVE_STATUS_OK;
}

/* What a rule or its `back` says beside the name. inverse: the moves of the rule, backwards. */
static varve_status read_body(reading *r, const varve_entity *of, bool is_inverse,
                              varve_rewrite *made) {
  change_list list = {.count = 0};
  const void *changes;
  VARVE_TRY(read_moves(r, of, is_inverse, &list));
  if (!is_inverse) {
    VARVE_TRY(read_values(r, of, "set", &list));
    const varve_entity *drops = find(of, "drop");
    uint32_t count = drops == NULL ? 0 : drops->child_count;
    if (drops != NULL && drops->kind != VARVE_KIND_ARRAY)
      return refuse(r, "'drop' must be an array of strings");
    for (uint32_t i = 0; i < count; i++) {
      if (!is_text(drops->children[i]))
        return refuse(r, "'drop' must be an array of strings");
      varve_rewrite_change change = {.name = NULL};
      VARVE_TRY(varve_string_get(r->context, varve_string_bytes(drops->children[i]), &change.name));
      VARVE_TRY(add_change(r, &list, change));
    }
    VARVE_TRY(find_text(r, of, "when", &made->condition));
    VARVE_TRY(find_expression(r, of, "when", &made->when));
    VARVE_TRY(find_text(r, of, "refuse", &made->refuse));
    VARVE_TRY(find_expression(r, of, "times", &made->times));
  }
  VARVE_TRY(read_values(r, r->rule, "defaults", &list));
  if (list.count != 0 && r->common.kind != VARVE_REWRITE_OPERATION)
    return refuse(r, "only operations have 'move', 'set', 'drop' and 'defaults'");
  VARVE_TRY(keep(r, list.items, list.count * sizeof *list.items, &changes));
  made->changes = changes;
  made->change_count = list.count;
  return VARVE_STATUS_OK;
}

static bool is_name(varve_slice text) {
  return memchr(text.data, '.', text.size) != NULL && memchr(text.data, '<', text.size) == NULL;
}

/* A '*' is any end of a name, or any part before an ending: "d.*", "d.a.*_v1". */
static varve_status check_star(const reading *r, varve_slice name) {
  size_t star = varve_rewrite_star(name);
  if (star == name.size)
    return VARVE_STATUS_OK;
  const varve_slice rest = varve_slice_make(name.data + star + 1, name.size - star - 1);
  if (star == 0 || name.data[star - 1] != '.' || memchr(rest.data, '.', rest.size) != NULL ||
      varve_rewrite_is_pattern(rest))
    return refuse(r, "'%.*s': a '*' follows the last '.' of a name", VARVE_FORMAT_SLICE(name));
  return VARVE_STATUS_OK;
}

/* operation, type or attribute, whichever kind the rule has. */
static varve_status check_name(const reading *r, const varve_entity *value) {
  bool is_operation = r->common.kind == VARVE_REWRITE_OPERATION; /* "func" had no dialect */
  if (!is_text(value) || !(is_operation || is_name(varve_string_bytes(value))))
    return refuse(r, "a rule names its operation, type or attribute as \"dialect.name\"");
  return is_operation ? check_star(r, varve_string_bytes(value)) : VARVE_STATUS_OK;
}

/* A rule with `backward` says in these words what is done on the way back. */
static varve_status add_first(reading *r, varve_slice name) {
  varve_rewrite made = r->common;
  made.from = name;
  made.is_back = find(r->rule, "backward") != NULL;
  if (!is_requested(r, made.is_back))
    return VARVE_STATUS_OK;
  VARVE_TRY(read_body(r, r->rule, false, &made));
  if (made.kind == VARVE_REWRITE_OPERATION)
    made.to = r->becomes;
  else
    VARVE_TRY(find_expression(r, r->rule, "becomes", &made.value));
  if (made.kind != VARVE_REWRITE_OPERATION && made.value == NULL && made.refuse.size == 0)
    return refuse(r, "a rule for a type or attribute needs 'becomes' or 'refuse'");
  return push(r, made);
}

/* Without `back`, new names and moves of attributes are undone if nothing else was changed. */
static varve_status add_implied_back(reading *r, varve_slice name) {
  varve_rewrite made = r->common;
  bool is_plain = find(r->rule, "set") == NULL && find(r->rule, "when") == NULL &&
                  find(r->rule, "refuse") == NULL && find(r->rule, "backward") == NULL;
  if (made.kind != VARVE_REWRITE_OPERATION || !is_plain || !is_requested(r, true))
    return VARVE_STATUS_OK;
  made.is_back = made.is_implied = true;
  made.from = r->becomes.size == 0 ? name : r->becomes;
  made.to = r->becomes.size == 0 ? r->becomes : name;
  VARVE_TRY(read_body(r, r->rule, true, &made));
  return made.to.size == 0 && made.change_count == 0 ? VARVE_STATUS_OK : push(r, made);
}

static varve_status add_back(reading *r, const varve_entity *back, varve_slice name) {
  varve_rewrite made = r->common;
  const char *key = made.kind == VARVE_REWRITE_TYPE ? "type" : "attribute";
  made.is_back = true;
  if (!is_requested(r, true))
    return VARVE_STATUS_OK;
  if (made.kind == VARVE_REWRITE_OPERATION) {
    made.from = r->becomes.size == 0 ? name : r->becomes;
    VARVE_TRY(find_text(r, back, "becomes", &made.to));
    if (r->becomes.size != 0 && made.to.size == 0)
      made.to = name;
  } else {
    if (find(back, key) == NULL)
      return refuse(r, "'back' needs '%s'", key);
    VARVE_TRY(check_name(r, find(back, key)));
    made.from = varve_string_bytes(find(back, key));
    VARVE_TRY(find_expression(r, back, "becomes", &made.value));
  }
  VARVE_TRY(read_body(r, back, false, &made));
  if (made.kind != VARVE_REWRITE_OPERATION && made.value == NULL && made.refuse.size == 0)
    return refuse(r, "'back' needs 'becomes' or 'refuse'");
  return push(r, made);
}

static varve_status add_operation_name(reading *r, const varve_entity *name) {
  const varve_entity *back;
  VARVE_TRY(check_name(r, name));
  VARVE_TRY(add_first(r, varve_string_bytes(name)));
  VARVE_TRY(find_dictionary(r, r->rule, "back", &back));
  r->name_count = 0;
  if (back == NULL)
    return add_implied_back(r, varve_string_bytes(name));
  VARVE_TRY(check_keys(r, back, true));
  return add_back(r, back, varve_string_bytes(name));
}

/* Renames */

/* One side of a rename: "d.op", "!d.type", "#d.attribute", "f32". */
typedef struct side {
  varve_slice name;
  varve_rewrite_kind kind;
  bool has_sigil;
} side;

static side side_of(varve_slice text) {
  side made = {text, VARVE_REWRITE_OPERATION, text.data[0] == '!' || text.data[0] == '#'};
  if (made.has_sigil) {
    made.kind = text.data[0] == '!' ? VARVE_REWRITE_TYPE : VARVE_REWRITE_ATTRIBUTE;
    made.name = varve_text_after(text, 1);
  }
  return made;
}

static varve_status add_rename(reading *r, side from, side to, bool is_back) {
  varve_rewrite made = r->common;
  made.kind = from.has_sigil ? from.kind : to.kind;
  made.is_back = made.is_implied = is_back;
  made.from = from.name;
  made.to = to.name;
  made.is_exact = made.kind != VARVE_REWRITE_OPERATION && !from.has_sigil;
  if (from.has_sigil && to.has_sigil && from.kind != to.kind)
    return refuse(r, "a type does not become an attribute");
  if (from.has_sigil && !is_name(from.name))
    return refuse(r, "'%.*s' is no name with a dialect", VARVE_FORMAT_SLICE(from.name));
  if (made.kind == VARVE_REWRITE_OPERATION)
    VARVE_TRY(check_star(r, from.name));
  return is_requested(r, is_back) ? push(r, made) : VARVE_STATUS_OK;
}

/* Rules */

static bool is_form(const reading *r, uint32_t form, const varve_entity *name) {
  return is_text(name) && varve_slice_equal(varve_string_bytes(name), r->request->forms[form]);
}

static varve_status read_common(reading *r, bool *is_asked_for) {
  varve_slice to;
  VARVE_TRY(check_keys(r, r->rule, false));
  /* Which of the forms `from` names: a string, or an array of strings. */
  const varve_entity *from = find(r->rule, "from");
  bool is_list = from != NULL && from->kind == VARVE_KIND_ARRAY;
  if (!is_list && !is_text(from))
    return refuse(r, "a rule needs 'from': the form that it starts from");
  for (uint32_t form = 0; form < r->request->form_count; form++)
    for (uint32_t i = 0; i < (is_list ? from->child_count : 1); i++)
      if (is_form(r, form, is_list ? from->children[i] : from))
        r->common.forms |= UINT32_C(1) << form;
  VARVE_TRY(find_text(r, r->rule, "to", &to));
  VARVE_TRY(find_text(r, r->rule, "count", &r->common.count));
  VARVE_TRY(find_text(r, r->rule, "before", &r->common.before));
  if ((find(r->rule, "forward") != NULL) + (find(r->rule, "backward") != NULL) +
          (find(r->rule, "back") != NULL) >
      1)
    return refuse(r, "'forward', 'backward' and 'back' exclude each other");
  *is_asked_for = r->request->form_count == 0 ||
                  (r->common.forms != 0 && varve_slice_equal(to, r->request->to));
  return VARVE_STATUS_OK;
}

/* The new name of operation i, if `becomes` lists a name for each operation; otherwise its name is
 * the same for all. Types and attributes have an expression there. */
static varve_status find_new_name(reading *r, const varve_entity *names, uint32_t i) {
  const varve_entity *becomes = find(r->rule, "becomes");
  if (r->common.kind != VARVE_REWRITE_OPERATION)
    return VARVE_STATUS_OK;
  if (becomes == NULL || becomes->kind != VARVE_KIND_ARRAY)
    return find_text(r, r->rule, "becomes", &r->becomes);
  bool has_one_each = names->kind == VARVE_KIND_ARRAY && names->child_count == becomes->child_count;
  if (!has_one_each || !is_text(becomes->children[i]))
    return refuse(r, "'becomes' must list a name for each operation");
  r->becomes = varve_string_bytes(becomes->children[i]);
  return VARVE_STATUS_OK;
}

/* Whether rewrites from the one name that is asked for, if any, follow from the rule for a name. */
static bool is_of_only(const reading *r, const varve_entity *name) {
  varve_slice only = r->request->only;
  return only.size == 0 || !is_text(name) || varve_slice_equal(only, varve_string_bytes(name)) ||
         varve_slice_equal(only, r->becomes);
}

varve_status varve_rewrite_rule_read(varve_context *context, const varve_entity *rule,
                                     const varve_rewrite_request *request, varve_vector *list,
                                     varve_format_fault *fault) {
  static const char *const subjects[] = {"operation", "type", "attribute"};
  reading r = {.context = context, .rule = rule, .request = request, .list = list, .fault = fault};
  bool is_asked_for = false;
  uint32_t found = 0;
  const varve_entity *renames;
  if (rule->kind != VARVE_KIND_DICTIONARY)
    return refuse(&r, "a rule is a dictionary");
  VARVE_TRY(read_common(&r, &is_asked_for));
  VARVE_TRY(find_dictionary(&r, rule, "rename", &renames));
  for (uint32_t kind = 0; kind < VARVE_REWRITE_KINDS; kind++)
    found += find(rule, subjects[kind]) != NULL;
  if (found + (renames != NULL) != 1)
    return refuse(&r, "a rule has one of 'rename', 'operation', 'type' and 'attribute'");
  if (!is_asked_for)
    return VARVE_STATUS_OK;
  if (renames != NULL) {
    for (uint32_t i = 0; i < varve_dictionary_size(renames); i++) {
      varve_slice old = varve_string_bytes(varve_dictionary_name(renames, i));
      if (old.size == 0 || !is_text(varve_dictionary_value(renames, i)))
        return refuse(&r, "'rename' must give names as strings");
      side from = side_of(old);
      side to = side_of(varve_string_bytes(varve_dictionary_value(renames, i)));
      VARVE_TRY(add_rename(&r, from, to, false));
      VARVE_TRY(add_rename(&r, to, from, true));
    }
    return VARVE_STATUS_OK;
  }
  while (find(rule, subjects[r.common.kind]) == NULL)
    r.common.kind = (varve_rewrite_kind)(r.common.kind + 1);
  const varve_entity *names = find(rule, subjects[r.common.kind]);
  bool is_list = names->kind == VARVE_KIND_ARRAY;
  for (uint32_t i = 0; i < (is_list ? names->child_count : 1); i++) {
    const varve_entity *name = is_list ? names->children[i] : names;
    VARVE_TRY(find_new_name(&r, names, i));
    if (is_of_only(&r, name))
      VARVE_TRY(add_operation_name(&r, name));
  }
  return VARVE_STATUS_OK;
}

/* Releases of LLVM */

varve_rewrite_request varve_rewrite_request_eras(varve_slice *forms, bool is_back) {
  for (unsigned rank = 0; rank < varve_era_count(); rank++)
    forms[rank] = varve_slice_of(varve_era_text(varve_era_of_rank(rank)));
  return (varve_rewrite_request){forms, varve_era_count(), VARVE_SLICE(""), is_back,
                                 VARVE_SLICE("")};
}

static bool is_one_line(varve_slice text) {
  return text.size == 0 || memchr(text.data, '\n', text.size) == NULL;
}

enum { SHORT_PARTS = 4 }; /* new name, id of the report, condition, reason to refuse */

/* A letter for each form, then the rule, or '=' and lines. */
varve_status varve_rewrite_write(const varve_rewrite *rewrite, varve_slice rule,
                                 varve_buffer *text) {
  const varve_slice parts[SHORT_PARTS] = {rewrite->to, rewrite->count, rewrite->condition,
                                          rewrite->refuse};
  for (uint32_t form = 0; form < varve_era_count(); form++)
    if ((rewrite->forms >> form & 1) != 0)
      VARVE_TRY(varve_buffer_append_char(text, (char)('a' + form)));
  if (!(rewrite->kind == VARVE_REWRITE_OPERATION && rewrite->change_count == 0 &&
        rewrite->before.size == 0 && rewrite->times == NULL &&
        rewrite->is_back == rewrite->is_implied && is_one_line(rewrite->condition) &&
        is_one_line(rewrite->refuse) && is_one_line(rewrite->to) && is_one_line(rewrite->count)))
    return varve_buffer_append(text, rule);
  for (size_t i = 0; i < SHORT_PARTS; i++) {
    VARVE_TRY(varve_buffer_append_char(text, i == 0 ? '=' : '\n'));
    VARVE_TRY(varve_buffer_append(text, parts[i]));
  }
  return VARVE_STATUS_OK;
}

static size_t forms_size(varve_slice text) {
  size_t size = 0;
  while (size < text.size && text.data[size] >= 'a' && text.data[size] <= 'z')
    size++;
  return size;
}

uint32_t varve_rewrite_text_forms(varve_slice text) {
  uint32_t forms = 0;
  for (size_t i = 0; i < forms_size(text); i++)
    forms |= UINT32_C(1) << (text.data[i] - 'a');
  return forms;
}

/* text: behind the '='. */
static varve_status read_short(reading *r, varve_slice text, varve_rewrite *rewrite) {
  varve_slice parts[SHORT_PARTS];
  const void *names;
  for (int i = 0; i < SHORT_PARTS; i++) {
    parts[i] = varve_text_take_part(&text, VARVE_SLICE("\n"));
  }
  *rewrite = (varve_rewrite){.is_back = r->request->is_back,
                             .is_implied = r->request->is_back,
                             .from = r->request->only,
                             .to = parts[0],
                             .count = parts[1],
                             .condition = parts[2],
                             .refuse = parts[3]};
  if (parts[2].size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(parse_expression(r, parts[2], &rewrite->when));
  VARVE_TRY(keep(r, r->names, r->name_count * sizeof(const varve_entity *), &names));
  rewrite->names = names;
  return VARVE_STATUS_OK;
}

static varve_status read_long(varve_context *context, varve_slice text,
                              const varve_rewrite_request *request, varve_rewrite *rewrite) {
  const varve_entity *rule;
  varve_format_fault fault;
  varve_vector list;
  bool is_found = false;
  VARVE_TRY(varve_definition_attribute(context, text, &rule));
  varve_vector_init(&list, &context->memory, sizeof(varve_rewrite));
  varve_status status = varve_rewrite_rule_read(context, rule, request, &list, &fault);
  for (size_t i = 0; i < list.count && status == VARVE_STATUS_OK && !is_found; i++) {
    *rewrite = VARVE_VECTOR_AT(&list, varve_rewrite, i);
    is_found = varve_slice_equal(rewrite->from, request->only);
  }
  varve_vector_release(&list);
  return status == VARVE_STATUS_OK && !is_found ? VARVE_STATUS_INVALID : status;
}

varve_status varve_rewrite_read(varve_context *context, varve_slice text,
                                const varve_rewrite_request *request, varve_rewrite *rewrite) {
  size_t start = forms_size(text);
  varve_slice rest = varve_text_after(text, start);
  varve_format_fault fault;
  reading r = {.context = context, .request = request, .fault = &fault};
  if (rest.size == 0 || *rest.data != '=')
    return read_long(context, rest, request, rewrite);
  VARVE_TRY(read_short(&r, varve_text_after(rest, 1), rewrite));
  rewrite->forms = varve_rewrite_text_forms(text);
  return VARVE_STATUS_OK;
}
