/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Collects and compares what a module uses of packs: see pack_evidence.h. */
#include "dialect/registry/pack_evidence.h"

#include "dialect/tables/part_records.h"

/* --- the names of a text */

/* Searches for dots rather than for tokens, because that takes a fraction of the time. A word of a
 * string or key counts only if it is the whole name of something that a pack defines. */
typedef struct scan {
  varve_context *context;
  const char *start, *at, *end;
  const char *comment; /* the next one, or end */
} scan;

static const char *find_comment(const char *from, const char *end) {
  const char *slash = from;
  while (slash < end && (slash = memchr(slash, '/', (size_t)(end - slash))) != NULL) {
    if (slash + 1 < end && slash[1] == '/')
      return slash;
    slash++;
  }
  return end;
}

/* Moves behind the comment that begins before the dot. Returns whether there was one. */
static bool skip_comment(scan *s, const char *dot) {
  if (dot < s->comment)
    return false;
  const char *line = memchr(s->comment, '\n', (size_t)(s->end - s->comment));
  s->at = line == NULL ? s->end : line;
  s->comment = find_comment(s->at, s->end);
  return true;
}

/* Returns whether a word is the key of an attribute, by what is after it. */
static bool is_key(const scan *s, const char *end) {
  while (end < s->end && *end == ' ')
    end++;
  return end < s->end && *end == '=';
}

/* Takes the word around a dot; sign is the character before it. */
static varve_status take_word(const scan *s, varve_slice word, char sign) {
  const char *dot = memchr(word.data, '.', word.size);
  varve_slice dialect = varve_slice_make(word.data, (size_t)(dot - word.data));
  const char *end = word.data + word.size;
  varve_record_kind kind = sign == '!'   ? VARVE_RECORD_TYPE
                           : sign == '#' ? VARVE_RECORD_ATTRIBUTE
                                         : VARVE_RECORD_OPERATION;
  if (sign == '@' || sign == '%' || sign == '^' || sign == '.')
    return VARVE_STATUS_OK;
  if (sign == '"' && (s->end - end < 2 || end[0] != '"' || end[1] != '('))
    return VARVE_STATUS_OK;
  if (kind == VARVE_RECORD_OPERATION && is_key(s, end))
    return VARVE_STATUS_OK;
  const varve_used_name used = {
      kind, dialect,
      kind == VARVE_RECORD_OPERATION ? word : varve_slice_make(dot + 1, (size_t)(end - dot - 1))};
  return varve_pack_keep_name(s->context, &used, false);
}

/* Stops after many words that show nothing new, unless all counts. */
static varve_status scan_text(scan *s, bool all) {
  enum { ENOUGH = 128 };
  const varve_vector *used = &s->context->packs.reading->used;
  size_t known = used->count;
  s->comment = find_comment(s->at, s->end);
  for (uint32_t idle = 0; s->at < s->end && (all || idle < ENOUGH); idle++) {
    const char *dot = memchr(s->at, '.', (size_t)(s->end - s->at));
    if (dot == NULL) {
      s->at = s->end;
      break;
    }
    if (skip_comment(s, dot))
      continue;
    const char *first = dot, *last = dot;
    while (first > s->at && varve_is_word_part(first[-1]))
      first--;
    while (last < s->end && (*last == '.' || varve_is_word_part(*last)))
      last++;
    s->at = last;
    if (first < dot && (*first < '0' || *first > '9'))
      VARVE_TRY(take_word(s, varve_slice_make(first, (size_t)(last - first)),
                          first > s->start ? first[-1] : ' '));
    idle = used->count == known ? idle : 0;
    known = used->count;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_pack_find_used(varve_context *context, bool all) {
  enum { SEARCHED = 4 << 20 };
  varve_pack_reading *reading = context->packs.reading;
  varve_slice text = reading == NULL ? VARVE_SLICE("") : reading->text;
  text.size = text.size < SEARCHED ? text.size : SEARCHED;
  if (text.size == 0 || reading->scanned >= text.size || (reading->scanned != 0 && !all))
    return VARVE_STATUS_OK;
  scan s = {context, text.data, text.data + reading->scanned, text.data + text.size, NULL};
  varve_status status = scan_text(&s, all);
  reading->scanned = (size_t)(s.at - text.data);
  return status;
}

/* --- records */

/* A record in the tables of a pack. */
typedef struct place {
  const varve_definition_tables *tables;
  uint32_t index;
} place;

static varve_table table_of(varve_record_kind kind) {
  return kind == VARVE_RECORD_OPERATION ? VARVE_TABLE_operations : VARVE_TABLE_entities;
}

/* Finds the name in the dialect and its extensions. */
static bool find_record(varve_pack *pack, const varve_used_name *used, place *found) {
  uint32_t index;
  found->tables = &pack->file.tables;
  if (!varve_pack_find_dialect(pack, used->dialect, &index) || !varve_pack_is_sound(pack))
    return false;
  for (; varve_table_has_dialect(found->tables, index, used->dialect); index++) {
    const varve_dialect_record record = varve_dialect_record_at(found->tables, index);
    const varve_dialect_definition part = {.tables = found->tables, .record = &record};
    if (varve_part_find(&part, used->kind, used->name, &found->index))
      return true;
  }
  return false;
}

bool varve_pack_defines(varve_pack *pack, const varve_used_name *used) {
  place found;
  return find_record(pack, used, &found);
}

uint32_t varve_pack_count_used(const varve_pack_reading *reading, varve_pack *pack) {
  uint32_t count = 0;
  for (size_t i = 0; reading != NULL && i < reading->used.count; i++)
    count += varve_pack_defines(pack, &VARVE_VECTOR_AT(&reading->used, varve_used_name, i));
  return count;
}

static bool same_text(place a, uint32_t left, place b, uint32_t right) {
  return varve_slice_equal(varve_table_text(a.tables, left), varve_table_text(b.tables, right));
}

static bool same_record(place a, place b, varve_table table, uint32_t depth);

/* What the members of a list are. */
static bool same_list(place a, place b, const uint32_t *left, const uint32_t *right, char letter,
                      uint32_t depth) {
  uint32_t count = letter == 'f' ? left[1] * 2 : left[1];
  bool is_same = left[1] == right[1];
  for (uint32_t i = 0; i < count && is_same; i++) {
    place l = {a.tables, left[0] + i}, r = {b.tables, right[0] + i};
    uint32_t left_number = 0, right_number = 0;
    if (strchr("tfi", letter) != NULL) {
      left_number = varve_table_number(a.tables, l.index);
      right_number = varve_table_number(b.tables, r.index);
    }
    if (letter == 'i')
      is_same = same_record((place){a.tables, left_number}, (place){b.tables, right_number},
                            VARVE_TABLE_constraints, depth);
    else if (letter == 't' || letter == 'f')
      is_same = same_text(a, left_number, b, right_number);
    else
      is_same = same_record(l, r,
                            letter == 'v'   ? VARVE_TABLE_values
                            : letter == 'p' ? VARVE_TABLE_properties
                                            : VARVE_TABLE_enum_cases,
                            depth);
  }
  return is_same;
}

/* Compares members by their letters in varve_table_members, apart from the syntax, the second one
 * of operations, types and attributes. What is nested deeply counts as different. */
static bool same_record(place a, place b, varve_table table, uint32_t depth) {
  enum { DEEPEST = 16 };
  uint32_t left[VARVE_RECORD_MEMBERS], right[VARVE_RECORD_MEMBERS], at = 0;
  bool has_syntax = table == VARVE_TABLE_operations || table == VARVE_TABLE_entities;
  bool is_same = depth < DEEPEST;
  if (!is_same)
    return false;
  varve_table_read(a.tables, table, varve_table_place(a.tables, table, a.index), left);
  varve_table_read(b.tables, table, varve_table_place(b.tables, table, b.index), right);
  for (const char *letter = varve_table_members[table]; *letter != 0 && is_same; letter++) {
    const uint32_t *l = &left[at], *r = &right[at];
    if (varve_table_letter_is_list(*letter))
      is_same = same_list(a, b, l, r, *letter, depth + 1);
    else if (*letter == 'n')
      is_same = *l == *r;
    else if (*letter == 'k')
      is_same = same_record((place){a.tables, *l}, (place){b.tables, *r}, VARVE_TABLE_constraints,
                            depth + 1);
    else
      is_same = (has_syntax && at == 1) || same_text(a, *l, b, *r);
    at += varve_table_letter_is_list(*letter) ? 2 : 1;
  }
  return is_same;
}

varve_pack_likeness varve_pack_compare(varve_pack *a, varve_pack *b, const varve_used_name *used) {
  uint32_t left[VARVE_RECORD_MEMBERS], right[VARVE_RECORD_MEMBERS];
  varve_table table = table_of(used->kind);
  place l, r;
  bool is_in_a = find_record(a, used, &l), is_in_b = find_record(b, used, &r);
  if (!is_in_a || !is_in_b)
    return is_in_a == is_in_b ? VARVE_PACKS_EQUAL : VARVE_PACKS_DIFFER;
  if (!same_record(l, r, table, 0))
    return VARVE_PACKS_DIFFER;
  varve_table_read(l.tables, table, varve_table_place(l.tables, table, l.index), left);
  varve_table_read(r.tables, table, varve_table_place(r.tables, table, r.index), right);
  return same_text(l, left[1], r, right[1]) ? VARVE_PACKS_EQUAL : VARVE_PACKS_READ_ALIKE;
}

varve_pack_likeness varve_pack_compare_used(const varve_pack_reading *reading, varve_pack *a,
                                            varve_pack *b) {
  varve_pack_likeness result = VARVE_PACKS_EQUAL;
  for (size_t i = 0; i < reading->used.count && result != VARVE_PACKS_DIFFER; i++) {
    varve_pack_likeness one =
        varve_pack_compare(a, b, &VARVE_VECTOR_AT(&reading->used, varve_used_name, i));
    result = one > result ? one : result;
  }
  return result;
}

/* --- what did not fit */

/* Finds a property of an operation. */
static bool find_property(varve_pack *pack, const varve_used_name *operation, varve_slice key,
                          place *found) {
  place record;
  if (!find_record(pack, operation, &record))
    return false;
  varve_record_list list = varve_operation_record_at(record.tables, record.index).properties;
  for (uint32_t i = 0; i < list.count; i++) {
    *found = (place){record.tables, list.first + i};
    varve_text name = varve_table_first_member(record.tables, VARVE_TABLE_properties, found->index);
    if (varve_slice_equal(varve_table_text(record.tables, name), key))
      return true;
  }
  return false;
}

static bool resolves(const varve_pack_misfit *misfit, varve_pack *first, varve_pack *other) {
  place a, b;
  if (!varve_pack_defines(other, &misfit->name) ||
      varve_pack_compare(first, other, &misfit->name) == VARVE_PACKS_EQUAL)
    return false;
  if (misfit->key.size == 0)
    return true;
  return find_property(other, &misfit->name, misfit->key, &b) &&
         (!find_property(first, &misfit->name, misfit->key, &a) ||
          !same_record(a, b, VARVE_TABLE_properties, 0));
}

uint32_t varve_pack_count_resolved(const varve_pack_reading *reading, varve_pack *first,
                                   varve_pack *other, bool is_failed) {
  uint32_t count = 0;
  for (size_t i = 0; i < reading->misfits.count; i++)
    count += resolves(&VARVE_VECTOR_AT(&reading->misfits, varve_pack_misfit, i), first, other);
  if (count == 0 && (is_failed || reading->misfits.count == 0))
    count = varve_pack_compare_used(reading, first, other) != VARVE_PACKS_EQUAL;
  return count;
}
