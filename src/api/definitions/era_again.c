/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: chooses the era in which a text is read once more after an error. */
#include <stdio.h>

#include "api/definitions/era_choice.h"
#include "api/detect.h"
#include "api/options.h"
#include "base/scanner.h"
#include "dialect/properties/native_property.h"
#include "dialect/registry/registry.h"
#include "text/lex/era_evidence.h"
#include "text/lex/used_names.h"

/* Takes the next text in single quotes, without them. */
static varve_slice next_quoted(varve_slice *message) {
  (void)varve_text_take_part(message, VARVE_SLICE("'"));
  return varve_text_take_part(message, VARVE_SLICE("'"));
}

/* Returns the place of a diagnostic in a text, or its end. */
static const char *place_of(varve_slice text, const varve_diagnostic *error) {
  const char *at = text.data, *end = text.data + text.size;
  for (uint32_t line = 1; line < error->line && at < end; line++) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    at = newline == NULL ? end : newline + 1;
  }
  return error->column > (size_t)(end - at) ? end : at + error->column;
}

/* Returns the name of the operation that begins last before a place, in the text; or an empty one.
 */
static varve_slice operation_at(varve_slice text, const char *place) {
  varve_token window[VARVE_TOKEN_WINDOW] = {0};
  varve_lexer lexer;
  varve_slice name, found = VARVE_SLICE("");
  varve_lexer_init(&lexer, text);
  while (varve_token_window_next(&lexer, window)) {
    const varve_token *token = &window[1];
    if (token->text.data == NULL)
      continue;
    if (token->text.data >= place)
      break;
    if (varve_token_names_operation(&lexer, window, &name))
      found = name;
  }
  return found;
}

/* The place of such an error is the location of the operation, often in another file. */
static bool is_of_verifier(const varve_diagnostic *error) { return error->rule.size != 0; }

static bool has_words(varve_slice message, varve_slice words) {
  size_t size = message.size;
  return varve_text_take_part(&message, words).size != size;
}

/* Returns whether an operation lacks what its definition requires, or has more: then it may be that
 * of an era which defines it in another way. */
static bool is_of_definition(const varve_diagnostic *error) {
  return varve_slice_starts_with(error->rule, VARVE_SLICE("structure.")) ||
         has_words(error->message, VARVE_SLICE(" op requires attribute ")) ||
         has_words(error->message, VARVE_SLICE(" op expects body to terminate with "));
}

/* What is known of the failed reading. */
typedef struct failure {
  const varve_era_choice *choice;
  const varve_diagnostic *error;
  varve_shown_eras shown;
  varve_slice text;      /* the whole input */
  const char *place;     /* of the error in it; NULL: unknown */
  varve_slice operation; /* its name, or empty */
  varve_slice lines;     /* to some lines after the error */
  uint64_t reached;      /* how far the reading came in them (reach_of) */
} failure;

/* Returns how far a reading came: an error that does not name the operation is behind it, at the
 * same place. */
static uint64_t reach_of(const failure *f, uint64_t place, const varve_diagnostic *error) {
  bool names_operation = f->operation.size != 0 && has_words(error->message, f->operation);
  return 2 * place + !names_operation;
}

/* Sets the lines from that of a character on, if the error is near to it. Where they are cut, all
 * eras fail. */
static bool set_lines(failure *f, const char *from) {
  enum { MOST = 64 << 10, AFTER = 2 << 10 };
  const char *end = f->text.data + f->text.size;
  while (from > f->text.data && from[-1] != '\n')
    from--;
  if (f->place - from > MOST || from == f->lines.data)
    return false;
  f->reached = reach_of(f, (uint64_t)(f->place - from), f->error);
  end = end - f->place > AFTER ? f->place + AFTER : end;
  f->lines = varve_slice_make(from, (size_t)(end - from));
  return true;
}

/* The first error in the lines. */
typedef struct first_error {
  const failure *failure;
  uint64_t reach; /* 0: no error yet */
} first_error;

static void note_error(void *user, const varve_diagnostic *diagnostic) {
  first_error *first = user;
  if (first->reach == 0 && diagnostic->severity == VARVE_SEVERITY_ERROR)
    first->reach = reach_of(first->failure, diagnostic->offset, diagnostic);
}

static varve_status open_era(const failure *f, varve_era era, varve_registry **registry,
                             varve_context **context) {
  const varve_registry_options of_era = {.struct_size = sizeof(varve_registry_options),
                                         .allocator = &f->choice->memory.allocator,
                                         .era = varve_slice_of(varve_era_text(era))};
  varve_context_options options = {.struct_size = sizeof(varve_context_options),
                                   .allocator = &f->choice->memory.allocator};
  VARVE_TRY(varve_registry_create(&of_era, registry));
  options.registry = *registry;
  return varve_context_create(&options, context);
}

/* Returns how far an era reads the lines. What is added to them cannot begin an operation: an error
 * there comes before those for values that are not defined. */
static uint64_t reach(const failure *f, varve_era era) {
  first_error error = {.failure = f};
  const varve_load_options load = {
      .struct_size = sizeof(varve_load_options), .no_verify = true, .sink = {note_error, &error}};
  varve_registry *registry = NULL;
  varve_context *context = NULL;
  varve_module *module = NULL;
  varve_memory memory = f->choice->memory;
  varve_buffer text;
  varve_buffer_init(&text, &memory);
  varve_status status = varve_buffer_append(&text, f->lines);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, VARVE_SLICE("\n)"));
  if (status == VARVE_STATUS_OK)
    status = open_era(f, era, &registry, &context);
  if (status == VARVE_STATUS_OK)
    status = varve_module_load(context, varve_buffer_slice(&text), &load, &module);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  varve_buffer_release(&text);
  return varve_is_failure(status) ? 0 : error.reach;
}

/* Returns whether an era may be that of the text, although it is not the one that was read. */
static bool is_candidate(const failure *f, varve_era era) {
  return era != f->choice->first &&
         (f->shown.possible == 0 || varve_shown_has(f->shown.possible, era));
}

static unsigned count_others(void) { return varve_era_count() - 1; }

/* Returns the era at a distance from the one that was read: later ones, then earlier ones. */
static varve_era era_at_distance(varve_era read, unsigned distance) {
  unsigned rank = varve_era_rank(read), later = count_others() - rank;
  return varve_era_of_rank(distance < later ? rank + 1 + distance : count_others() - 1 - distance);
}

/* Finds the era that reads most of the lines, and more than were read: of those that read as much
 * the likely one, or the nearest. The lines show nothing if the error needs what precedes them. */
static bool find_in_lines(const failure *f, varve_era *era) {
  const varve_era likely = f->shown.likely;
  if (reach(f, f->choice->first) > f->reached)
    return false;
  uint64_t most = f->reached, of_likely = is_candidate(f, likely) ? reach(f, likely) : 0;
  if (of_likely > most) {
    *era = likely;
    most = of_likely;
  }
  for (unsigned i = 0; i < count_others(); i++) {
    varve_era tried = era_at_distance(f->choice->first, i);
    uint64_t reached = is_candidate(f, tried) && tried != likely ? reach(f, tried) : 0;
    *era = reached > most ? tried : *era;
    most = reached > most ? reached : most;
  }
  return most > f->reached;
}

/* Most errors need only the operation. Others need the values that it uses, and all before it. */
static bool find_by_reach(failure *f, varve_era *era) {
  if (f->place == NULL)
    return false;
  const char *operation = f->operation.size != 0 ? f->operation.data : f->place;
  return (set_lines(f, operation) && find_in_lines(f, era)) ||
         (set_lines(f, f->text.data) && find_in_lines(f, era));
}

static bool has_same_values(const varve_operation_definition *a,
                            const varve_operation_definition *b, const varve_record_list *of_a,
                            const varve_record_list *of_b) {
  bool is_same = of_a->count == of_b->count;
  for (uint32_t i = 0; is_same && i < of_a->count; i++)
    is_same = a->values[of_a->first + i].variadicity == b->values[of_b->first + i].variadicity;
  return is_same;
}

/* Returns whether a list can have as many values as the message says that there are; true if it
 * does not say so. */
static bool fits_found(const failure *f, const varve_operation_definition *own,
                       const varve_record_list *values) {
  varve_slice message = f->error->message;
  uint64_t found = 0;
  (void)varve_text_take_part(&message, VARVE_SLICE(" but found "));
  bool is_known = varve_text_take_number(&message, UINT32_MAX, &found), is_open = false;
  for (uint32_t i = 0; i < values->count; i++)
    is_open = is_open || own->values[values->first + i].variadicity != 0;
  return !is_known || is_open || values->count == found;
}

/* Returns whether both have as many operands, results, regions and successors. */
static bool has_same_structure(const varve_operation_definition *a,
                               const varve_operation_definition *b) {
  return has_same_values(a, b, &a->record->operands, &b->record->operands) &&
         has_same_values(a, b, &a->record->results, &b->record->results) &&
         has_same_values(a, b, &a->record->regions, &b->record->regions) &&
         has_same_values(a, b, &a->record->successors, &b->record->successors);
}

/* Returns whether a definition demands what the verifier missed: values as the one that was read,
 * or the attribute or the terminator that the message names second. What else it says is unknown.
 */
static bool demands_same(const failure *f, const varve_operation_definition *own,
                         const varve_operation_definition *read) {
  varve_slice message = f->error->message, rule = f->error->rule;
  if (!is_of_verifier(f->error))
    return false;
  (void)next_quoted(&message);
  varve_slice missed = next_quoted(&message);
  const varve_property_definition *of_both[2] = {varve_find_property(own, missed),
                                                 varve_find_property(read, missed)};
  const varve_operation_definition *both[2] = {own, read};
  if (varve_slice_starts_with(rule, VARVE_SLICE("structure.")) &&
      !varve_slice_equal(rule, VARVE_SLICE("structure.segments")))
    return has_same_structure(own, read) ||
           (varve_slice_equal(rule, VARVE_SLICE("structure.operands")) &&
            !fits_found(f, own, &own->record->operands));
  if (varve_slice_equal(rule, VARVE_SLICE("definition.attribute")) && of_both[0] != NULL)
    return has_words(f->error->message, VARVE_SLICE(" op requires attribute "))
               ? of_both[0]->kind == VARVE_PROPERTY_REQUIRED
               : of_both[1] == NULL || varve_hold_same_kind(both, of_both);
  return varve_slice_equal(varve_operation_terminator(own), missed) && missed.size != 0;
}

/* The definition of the operation in an era; NULL: the era lacks it. */
typedef struct opened_definition {
  varve_registry *registry;
  varve_context *context;
  const varve_operation_definition *definition;
} opened_definition;

static opened_definition open_definition(const failure *f, varve_era era) {
  opened_definition opened = {NULL, NULL, NULL};
  const varve_operation_name *name;
  if (open_era(f, era, &opened.registry, &opened.context) == VARVE_STATUS_OK &&
      varve_operation_name_get(opened.context, f->operation, &name) == VARVE_STATUS_OK)
    opened.definition = name->definition;
  return opened;
}

static void close_definition(opened_definition *opened) {
  varve_context_destroy(opened->context);
  varve_registry_destroy(opened->registry);
}

/* Returns whether an era has another definition of the operation, without what the verifier
 * missed. */
static bool defines_without(const failure *f, varve_era era,
                            const varve_operation_definition *read) {
  const void *place = varve_registry_find_operation(varve_registry_of_era(era), f->operation);
  if (place == NULL || place == read->place || !is_candidate(f, era))
    return false;
  opened_definition own = open_definition(f, era);
  bool is_without = own.definition != NULL && !demands_same(f, own.definition, read);
  close_definition(&own);
  return is_without;
}

/* Finds the nearest era that defines the operation without what the verifier missed: an earlier
 * one, or a later one. */
static bool find_by_definition(const failure *f, varve_era *era) {
  unsigned later = count_others() - varve_era_rank(f->choice->first);
  opened_definition read = open_definition(f, f->choice->first);
  bool is_found = false;
  for (unsigned i = 0; i < count_others() && read.definition != NULL && !is_found; i++) {
    *era = era_at_distance(f->choice->first, (i + later) % count_others());
    is_found = defines_without(f, *era, read.definition);
  }
  close_definition(&read);
  return is_found;
}

static bool find_era(failure *f, varve_era *era) {
  const varve_pack_eras *packs = &f->choice->of_packs;
  if (find_by_reach(f, era))
    return true;
  if ((is_of_verifier(f->error) || f->choice->searches) && find_by_definition(f, era))
    return true;
  *era = packs->other_count != 0 ? packs->others[0] : f->shown.likely;
  return packs->other_count != 0 ||
         (f->shown.possible != 0 && !varve_shown_has(f->shown.possible, f->choice->first));
}

/* Chooses the second reading. Most rules of the verifier are those of all eras, but not of all
 * versions of a pack; and the place of such an error is often in another file. */
static bool find_again(varve_era_choice *c, varve_slice text, varve_status status,
                       const varve_diagnostic *error) {
  failure f = {.choice = c, .error = error, .text = text};
  bool is_of_grammar = status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_INVALID;
  if (error == NULL || !is_of_grammar || varve_format_detect(text) != VARVE_FORMAT_TEXT ||
      (is_of_verifier(error) && c->of_packs.other_count == 0 && !c->searches &&
       !is_of_definition(error)))
    return false;
  (void)varve_collect_evidence(text, &f.shown);
  varve_slice message = error->message, quoted = next_quoted(&message);
  if (is_of_verifier(error)) {
    f.operation = quoted;
  } else {
    f.place = place_of(text, error);
    f.operation = operation_at(text, f.place);
    c->line = error->line;
    c->column = error->column;
  }
  quoted = quoted.size != 0 ? quoted : error->message;
  snprintf(c->error, sizeof c->error, "%.*s",
           VARVE_FORMAT_SLICE(f.operation.size != 0 ? f.operation : quoted));
  return find_era(&f, &c->again);
}

bool varve_era_choice_read_again(varve_era_choice *choice, varve_slice text, varve_status status,
                                 const varve_diagnostic *error) {
  if (choice == NULL || !varve_slice_is_sound(text))
    return false;
  bool is_second = !choice->has_read_again && find_again(choice, text, status, error);
  choice->has_read_again = choice->is_again = is_second;
  return is_second;
}
