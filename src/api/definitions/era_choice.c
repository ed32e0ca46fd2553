/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: chooses the era in which an input is read if nothing else says it. */
#include <stdio.h>

#include "api/definitions/packs.h"
#include "api/detect.h"
#include "api/options.h"
#include "base/scanner.h"
#include "bytecode/file/file.h"
#include "bytecode/layout/layouts.h"
#include "container/frame/frame.h"
#include "dialect/registry/registry.h"
#include "text/lex/era_evidence.h"
#include "text/lex/used_names.h"

enum { MOST_AGAIN = 2, REASON_SIZE = 256 };

struct varve_era_choice {
  varve_memory memory;
  varve_era first;
  varve_pack_eras of_packs;    /* of text */
  varve_era again[MOST_AGAIN]; /* the eras of the other readings */
  size_t again_count;
  size_t reading; /* 0: the first; n: that in again[n - 1] */
  uint32_t line;  /* of the error after which the text is read again */
  uint32_t column;
  bool is_exact;
  bool is_unknown; /* a container names an era that this release does not know */
  bool needs_more;
  char reason[REASON_SIZE]; /* what shows the first era */
  char error[REASON_SIZE];  /* what shows the others */
};

/* --- the first reading */

static void set_reason(varve_era_choice *c, const char *what, varve_slice name) {
  snprintf(c->reason, sizeof c->reason, "%s%.*s", what, VARVE_FORMAT_SLICE(name));
}

/* Returns whether the header alone decides about the era of the properties: the producer is a
 * release, or the file has none. Otherwise it is a state of development. */
static bool is_settled(varve_era_choice *c, varve_slice bytes) {
  varve_reporter silent = {.sink = {NULL, NULL}};
  varve_bytecode_file file;
  varve_cursor cursor = {.hook = NULL};
  varve_file_init(&file, &c->memory, bytes, &silent);
  varve_byte_reader_init(&cursor.bytes, bytes, 0, &silent, "file");
  bool is_read = varve_file_read_header(&file, &cursor) == VARVE_STATUS_OK;
  bool has_release = is_read && (file.names_era || file.producer_release != 0);
  bool is_certain = has_release && (file.names_era || file.is_release ||
                                    !varve_file_has(&file, VARVE_SINCE_PROPERTIES));
  set_reason(c, has_release ? "its producer " : "its properties",
             has_release ? file.producer : VARVE_SLICE(""));
  varve_file_release(&file);
  return is_certain;
}

static varve_status choose_for_bytecode(varve_era_choice *c, const varve_registry *registry,
                                        varve_slice bytes) {
  varve_era stored;
  varve_slice dialect = VARVE_SLICE("");
  varve_status status = varve_bytecode_find_era(bytes, VARVE_DEFAULT_ERA, &stored, &c->is_exact);
  if (varve_is_failure(status))
    return status;
  c->needs_more = !c->is_exact;
  c->first = stored;
  if (is_settled(c, bytes) && c->is_exact)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_packs_find_state(registry, bytes, &c->first, &dialect));
  c->is_exact = c->is_exact && c->first == stored;
  if (dialect.size != 0)
    set_reason(c, "", dialect);
  return VARVE_STATUS_OK;
}

static varve_status choose(varve_era_choice *c, const varve_registry *registry, varve_slice bytes) {
  bytes = varve_jax_export_content(bytes);
  switch (varve_format_detect(bytes)) {
  case VARVE_FORMAT_VARVE: {
    varve_slice name;
    (void)varve_container_find_era(bytes, &name); /* the load reports damage */
    c->is_unknown = !varve_era_find_nearest(name, &c->first);
    set_reason(c, "its header", VARVE_SLICE(""));
    if (c->is_unknown)
      set_reason(c, "its header, which names the unknown era ", name);
    return VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_BYTECODE:
    return choose_for_bytecode(c, registry, bytes);
  case VARVE_FORMAT_TEXT: {
    c->of_packs = (varve_pack_eras){.era = varve_registry_likely_era(registry)};
    if (c->of_packs.era != varve_registry_get_era(registry))
      set_reason(c, "the loaded dialects", VARVE_SLICE(""));
    VARVE_TRY(varve_packs_find_eras(registry, bytes, &c->of_packs));
    c->first = c->of_packs.era;
    bool has_pack = c->of_packs.dialect.size != 0;
    if (has_pack)
      set_reason(c, "", c->of_packs.dialect);
    c->of_packs.dialect = VARVE_SLICE(""); /* the caller's bytes */
    c->needs_more = !has_pack && varve_registry_packs(registry) != NULL;
    return VARVE_STATUS_OK;
  }
  default:
    c->needs_more = true; /* what a frame contains */
    return VARVE_STATUS_OK;
  }
}

varve_status varve_era_choice_create(const varve_registry *registry, varve_slice bytes,
                                     varve_era_choice **choice) {
  if (choice == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *choice = NULL;
  if (!varve_slice_is_sound(bytes))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_era_choice *made = varve_memory_resize(&memory, NULL, 0, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_era_choice){.first = VARVE_DEFAULT_ERA};
  varve_memory_init(&made->memory, NULL, 0);
  varve_status status = choose(made, registry == NULL ? varve_registry_builtin() : registry, bytes);
  if (status == VARVE_STATUS_OK)
    *choice = made;
  else
    varve_era_choice_destroy(made);
  return status;
}

void varve_era_choice_destroy(varve_era_choice *choice) {
  if (choice == NULL)
    return;
  varve_memory memory = choice->memory;
  varve_memory_free(&memory, choice, sizeof *choice);
}

static varve_era era_of(const varve_era_choice *choice) {
  if (choice == NULL)
    return VARVE_DEFAULT_ERA;
  return choice->reading == 0 ? choice->first : choice->again[choice->reading - 1];
}

varve_slice varve_era_choice_get_era(const varve_era_choice *choice) {
  return varve_slice_of(varve_era_text(era_of(choice)));
}

bool varve_era_choice_is_exact(const varve_era_choice *choice) {
  return choice != NULL && choice->is_exact;
}

bool varve_era_choice_is_final(const varve_era_choice *choice) {
  return choice == NULL || !choice->needs_more;
}

/* --- other readings */

/* Returns the first text in single quotes, without them; empty if the message has no more. */
static varve_slice quoted_in(varve_slice *message) {
  const char *start = memchr(message->data, '\'', message->size);
  if (start == NULL)
    return VARVE_SLICE("");
  size_t left = message->size - (size_t)(start + 1 - message->data);
  const char *end = memchr(start + 1, '\'', left);
  if (end == NULL)
    return VARVE_SLICE("");
  *message = varve_slice_make(end + 1, left - (size_t)(end + 1 - (start + 1)));
  return varve_slice_make(start + 1, (size_t)(end - start - 1));
}

static bool has_operation(varve_era era, varve_slice name) {
  return varve_registry_find_operation(varve_registry_of_era(era), name) != NULL;
}

/* Finds the era nearest to the one that was read that has an operation which that one lacks: the
 * first later one, or the last earlier one. */
static bool find_with_operation(varve_slice name, varve_era read, varve_era *era) {
  bool is_found = false;
  if (memchr(name.data, '.', name.size) == NULL || has_operation(read, name))
    return false;
  for (unsigned rank = 0; rank < varve_era_count(); rank++) {
    varve_era tried = varve_era_of_rank(rank);
    bool is_later = varve_era_is_before(read, tried);
    if (!has_operation(tried, name) || (is_later && is_found && varve_era_is_before(read, *era)))
      continue;
    *era = tried;
    is_found = true;
  }
  return is_found;
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

/* Returns the name of the operation that begins last before an error; empty: it has no place. */
static varve_slice operation_at(varve_slice text, const varve_diagnostic *error) {
  varve_token window[VARVE_TOKEN_WINDOW] = {0};
  varve_lexer lexer;
  varve_slice name, found = VARVE_SLICE("");
  const char *place = error->line == 0 ? text.data : place_of(text, error);
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

/* Finds the era whose construct the message names, or that of the operation at its place. *name is
 * the construct, or the operation. */
static bool find_named(const varve_era_choice *c, varve_slice text, const varve_diagnostic *error,
                       varve_era *era, varve_slice *name) {
  varve_shown_eras evidence;
  varve_slice message = error->message, operation = VARVE_SLICE("");
  bool is_possible = varve_collect_evidence(text, &evidence);
  for (*name = quoted_in(&message); name->size != 0; *name = quoted_in(&message)) {
    if (find_with_operation(*name, c->first, era))
      return true;
    if (is_possible && varve_slice_equal(evidence.latest.text, *name)) {
      *era = evidence.likely;
      return true;
    }
    if (operation.size == 0 && name->size > 1 && memchr(name->data, '.', name->size) != NULL)
      operation = *name;
  }
  bool has_place = operation.size == 0 && !is_of_verifier(error);
  *name = has_place ? operation_at(text, error) : operation;
  return find_with_operation(*name, c->first, era);
}

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

static void add_reading(varve_era_choice *c, varve_era era) {
  bool is_there = era == c->first;
  for (size_t i = 0; i < c->again_count; i++)
    is_there = is_there || c->again[i] == era;
  if (!is_there && c->again_count < MOST_AGAIN)
    c->again[c->again_count++] = era;
}

/* Adds the nearest eras before this one, at most most of them, whose definitions of an operation
 * differ from that of this one and from each other. */
static void add_other_definitions(varve_era_choice *c, varve_era before, varve_slice operation,
                                  size_t most) {
  const void *last = varve_registry_find_operation(varve_registry_of_era(before), operation);
  for (unsigned rank = varve_era_rank(before); rank-- > 0 && most > 0 && last != NULL;) {
    varve_era era = varve_era_of_rank(rank);
    const void *own = varve_registry_find_operation(varve_registry_of_era(era), operation);
    if (own == NULL || own == last)
      continue;
    add_reading(c, era);
    last = own;
    most--;
  }
}

/* Adds the era that the words of a text show, if they exclude that of the first reading. */
static void add_shown(varve_era_choice *c, varve_slice text) {
  varve_shown_eras evidence;
  if (varve_collect_evidence(text, &evidence) &&
      (varve_era_is_before(evidence.latest.era, c->first) ||
       varve_era_is_before(c->first, evidence.earliest.era)))
    add_reading(c, evidence.likely);
}

/* Chooses the other readings after the first one. Most rules of the verifier are those of all eras,
 * but not of all versions of a pack. */
static void plan(varve_era_choice *c, varve_slice text, varve_status status,
                 const varve_diagnostic *error) {
  varve_era named = c->first;
  varve_slice name = VARVE_SLICE("");
  bool is_of_grammar = status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_INVALID;
  if (error == NULL || !is_of_grammar || varve_format_detect(text) != VARVE_FORMAT_TEXT ||
      (is_of_verifier(error) && c->of_packs.other_count == 0 && !is_of_definition(error)))
    return;
  bool is_named = find_named(c, text, error, &named, &name) && !is_of_verifier(error);
  if (is_named)
    add_reading(c, named);
  for (uint32_t i = 0; i < c->of_packs.other_count; i++)
    add_reading(c, c->of_packs.others[i]);
  if (!is_named)
    add_shown(c, text);
  if (!is_named && (!is_of_verifier(error) || is_of_definition(error)))
    add_other_definitions(c, c->first, name, is_of_verifier(error) ? 2 : 1);
  if (is_named && varve_era_is_before(named, c->first))
    add_other_definitions(c, named, name, 1);
  if (is_named || status == VARVE_STATUS_SYNTAX)
    add_reading(c, varve_era_newest());
  c->line = is_of_verifier(error) ? 0 : error->line;
  c->column = is_of_verifier(error) ? 0 : error->column;
  snprintf(c->error, sizeof c->error, "%.*s",
           VARVE_FORMAT_SLICE(name.size != 0 ? name : error->message));
}

bool varve_era_choice_read_again(varve_era_choice *choice, varve_slice text, varve_status status,
                                 const varve_diagnostic *error) {
  if (choice == NULL || !varve_slice_is_sound(text))
    return false;
  if (choice->reading == 0)
    plan(choice, text, status, error);
  bool is_more = choice->reading < choice->again_count && status != VARVE_STATUS_OUT_OF_MEMORY &&
                 status != VARVE_STATUS_CANCELLED;
  choice->reading = is_more ? choice->reading + 1 : 0;
  choice->again_count = is_more ? choice->again_count : 0;
  return is_more;
}

/* --- the note */

/* Returns what is after the name of the project in the name of an era, or its year. */
static const char *number_of(varve_era era) {
  static const char project[] = "llvm";
  const char *word = varve_era_text(era);
  return strncmp(word, project, sizeof project - 1) == 0 ? word + sizeof project - 1 : word;
}

void varve_era_choice_report(const varve_era_choice *choice, varve_slice file_name,
                             varve_diagnostic_sink sink) {
  varve_era era = era_of(choice);
  char message[REASON_SIZE + 128];
  if (choice == NULL || sink.function == NULL || (era == VARVE_DEFAULT_ERA && !choice->is_unknown))
    return;
  bool is_first = choice->reading == 0, has_number = number_of(era) != varve_era_text(era);
  snprintf(message, sizeof message, "read as %s %s because of %s; --target=%s writes for %s",
           has_number ? "LLVM" : "MLIR of", number_of(era),
           is_first ? choice->reason : choice->error, varve_era_text(VARVE_DEFAULT_ERA),
           number_of(VARVE_DEFAULT_ERA));
  const varve_diagnostic note = {.severity = VARVE_SEVERITY_NOTE,
                                 .file = file_name,
                                 .line = is_first ? 0 : choice->line,
                                 .column = is_first ? 0 : choice->column,
                                 .message = varve_slice_of(message)};
  sink.function(sink.user, &note);
}
