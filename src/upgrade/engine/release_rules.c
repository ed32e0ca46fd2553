/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the rules of dialects/upgrades. Each dialect of the generated tables has facts, which are
 * pairs of a key and a rule. The key is "from NAME" if the rule starts from the operation name
 * NAME, and "back NAME" if the rule leads to NAME. The facts are sorted by key. */
#include "upgrade/engine/release_rules.h"

#include <stdio.h>

#include "base/era_rows.h"
#include "base/search.h"
#include "dialect/registry/knowledge.h"

typedef struct of_name {
  bool is_known;
  varve_rewrite_link *first;
} of_name;

void varve_release_rules_init(varve_release_rules *rules, varve_context *context) {
  *rules = (varve_release_rules){.context = context};
  for (int i = 0; i < 2; i++)
    varve_vector_init(&rules->names[i], &context->memory, sizeof(of_name));
}

void varve_release_rules_release(varve_release_rules *rules) {
  for (int i = 0; i < 2; i++)
    varve_vector_release(&rules->names[i]);
}

static const varve_era_range eras_of_steps[VARVE_STEP_COUNT] = {
#define VARVE_STEP(enumerator, first, last) [VARVE_STEP_##enumerator] = VARVE_ERAS(first, last),
#include "upgrade/engine/steps.def"
#undef VARVE_STEP
};

varve_upgrade_step varve_release_first_step(varve_era era) {
  unsigned step = 0;
  while (step < VARVE_STEP_COUNT && !varve_era_is_in(era, eras_of_steps[step]))
    step++;
  return (varve_upgrade_step)step;
}

uint32_t varve_release_forms_of_step(varve_upgrade_step step) {
  uint32_t forms = 0;
  for (unsigned rank = 0; rank < varve_era_count(); rank++)
    if (varve_era_is_in(varve_era_of_rank(rank), eras_of_steps[step]))
      forms |= 1U << rank;
  return forms;
}

uint32_t varve_release_forms_since(varve_era era) { return UINT32_MAX << varve_era_rank(era); }

/* A search for the rules of a name. */
typedef struct search {
  varve_context *context;
  varve_definition_tables tables;
  varve_slice key;  /* "from NAME" or "back NAME" */
  varve_slice name; /* the key without "from " or "back " */
  bool is_back;
  varve_rewrite_link *first;
  varve_rewrite_link *last;
} search;

static varve_status add_link(search *s, varve_slice text) {
  varve_rewrite_link *link = varve_arena_allocate(&s->context->arena, sizeof *link);
  if (link == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *link = (varve_rewrite_link){.name = varve_arena_copy(&s->context->arena, s->name),
                               .text = text,
                               .forms = varve_rewrite_text_forms(text)};
  *(s->first == NULL ? &s->first : &s->last->next) = link;
  s->last = link;
  return link->name.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static varve_slice fact_text(const search *s, varve_record_list facts, uint32_t index,
                             uint32_t part) {
  return varve_table_text(&s->tables,
                          varve_table_number(&s->tables, facts.first + 2 * index + part));
}

/* Adds all rules of a dialect that have the key. */
static varve_status search_dialect(search *s, uint32_t dialect) {
  const varve_record_list facts = varve_dialect_record_at(&s->tables, dialect).facts;
  uint32_t at;
  VARVE_SEARCH(uint32_t, at, facts.count,
               varve_slice_compare(fact_text(s, facts, at, 0), s->key) < 0 ? -1 : 1);
  for (; at < facts.count && varve_slice_equal(fact_text(s, facts, at, 0), s->key); at++)
    VARVE_TRY(add_link(s, fact_text(s, facts, at, 1)));
  return VARVE_STATUS_OK;
}

enum { MAX_KEY = 80, PREFIX = sizeof("from ") - 1 };

/* Searches the dialect of the name d.a.b for rules of d.a.b, then of the patterns d.a.* and d.*. */
static varve_status search_there(search *s, char *key, varve_slice dialect) {
  uint32_t number;
  if (!varve_table_find_dialect(&s->tables, dialect, &number))
    return VARVE_STATUS_OK;
  VARVE_TRY(search_dialect(s, number));
  for (size_t i = s->key.size - 1; i > PREFIX; i--) {
    if (key[i - 1] != '.')
      continue;
    key[i] = '*';
    s->key = varve_slice_make(key, i + 1);
    s->name = varve_slice_make(key + PREFIX, i + 1 - PREFIX);
    VARVE_TRY(search_dialect(s, number));
  }
  return VARVE_STATUS_OK;
}

static varve_status search_all(search *s, const varve_operation_name *name) {
  char key[MAX_KEY];
  int size = snprintf(key, sizeof key, "%s %.*s", s->is_back ? "back" : "from",
                      VARVE_FORMAT_SLICE(name->text));
  if (size < 0 || (size_t)size >= sizeof key)
    return VARVE_STATUS_OK;
  s->key = varve_slice_make(key, (size_t)size);
  s->name = varve_slice_make(key + PREFIX, (size_t)size - PREFIX);
  varve_status status = VARVE_STATUS_OK;
  s->tables = varve_known.sets[VARVE_SET_UPGRADES];
  if (!s->is_back)
    status = search_there(s, key, varve_string_bytes(name->dialect));
  for (uint32_t d = 0; s->is_back && d < s->tables.dialect_count && status == VARVE_STATUS_OK; d++)
    status = search_dialect(s, d);
  s->key = s->name = VARVE_SLICE("");
  return status;
}

varve_status varve_release_rules_find(varve_release_rules *rules, const varve_operation_name *name,
                                      bool is_back, varve_rewrite_link **first) {
  varve_vector *names = &rules->names[is_back];
  if (name->id >= names->count && varve_vector_grow(names, name->id + 1 - names->count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  of_name *known = &VARVE_VECTOR_AT(names, of_name, name->id);
  if (!known->is_known) {
    search s = {.context = rules->context, .is_back = is_back};
    VARVE_TRY(search_all(&s, name));
    *known = (of_name){true, s.first};
  }
  *first = known->first;
  return VARVE_STATUS_OK;
}

varve_status varve_release_rules_read(varve_release_rules *rules, varve_rewrite_link *link,
                                      bool is_back) {
  varve_slice forms[VARVE_MOST_ERAS];
  varve_rewrite_request request = varve_rewrite_request_eras(forms, is_back);
  request.only = link->name;
  if (link->rewrite != NULL)
    return VARVE_STATUS_OK;
  varve_rewrite *rewrite = varve_arena_allocate(&rules->context->arena, sizeof *rewrite);
  if (rewrite == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_rewrite_read(rules->context, link->text, &request, rewrite));
  link->rewrite = rewrite;
  link->rule = varve_upgrade_find_rule(rewrite->count);
  return VARVE_STATUS_OK;
}

varve_status varve_release_rules_choose(varve_upgrader *up, const varve_operation *op,
                                        varve_rewrite_link **link) {
  for (bool applies = false; *link != NULL; *link = (*link)->next) {
    if (((*link)->forms & up->form_mask) == 0)
      continue;
    VARVE_TRY(varve_release_rules_read(up->release_rules, *link, up->is_back));
    VARVE_TRY(varve_rewrite_applies(up, (*link)->rewrite, op, &applies));
    if (applies)
      break;
  }
  return VARVE_STATUS_OK;
}
