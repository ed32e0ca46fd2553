/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: chooses the era in which an input is read if nothing else says it. */
#include "api/definitions/era_choice.h"

#include <limits.h>
#include <stdio.h>

#include "api/detect.h"
#include "api/options.h"
#include "base/source_map.h"
#include "bytecode/file/file.h"
#include "bytecode/layout/layouts.h"
#include "container/frame/frame.h"
#include "dialect/registry/registry.h"
#include "text/lex/era_evidence.h"

static void set_reason(varve_era_choice *c, const char *what, varve_slice name) {
  snprintf(c->reason, sizeof c->reason, "%s%.*s", what, VARVE_FORMAT_SLICE(name));
}

/* --- evidence */

/* Appends the eras from one rank to another. */
static varve_status append_range(varve_buffer *text, unsigned first, unsigned last) {
  varve_slice from = varve_slice_of(varve_era_text(varve_era_of_rank(first)));
  varve_slice to = varve_slice_of(varve_era_text(varve_era_of_rank(last)));
  if (text->size != 0)
    VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(", ")));
  if (first == 0 && last != 0) {
    VARVE_TRY(varve_buffer_append(text, to));
    return varve_buffer_append(text, VARVE_SLICE(" and earlier"));
  }
  VARVE_TRY(varve_buffer_append(text, from));
  if (last + 1 == varve_era_count() && first != last)
    return varve_buffer_append(text, VARVE_SLICE(" and later"));
  if (first == last)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(" to ")));
  return varve_buffer_append(text, to);
}

static varve_status describe(varve_era_choice *c, varve_shown_set eras, varve_slice *described) {
  varve_buffer text;
  varve_status status = VARVE_STATUS_OK;
  varve_buffer_init(&text, &c->memory);
  for (unsigned rank = 0; rank < varve_era_count() && status == VARVE_STATUS_OK; rank++) {
    unsigned first = rank;
    while (rank < varve_era_count() && (eras >> rank & 1) != 0)
      rank++;
    if (rank != first)
      status = append_range(&text, first, rank - 1);
  }
  *described = varve_arena_copy(&c->arena, varve_buffer_slice(&text));
  varve_buffer_release(&text);
  return described->data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : status;
}

/* Keeps a piece of evidence, whose text is copied. */
static varve_status keep(varve_era_choice *c, varve_era_evidence piece, varve_shown_set eras) {
  VARVE_TRY(describe(c, eras, &piece.eras));
  piece.text = varve_arena_copy(&c->arena, piece.text);
  return piece.text.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY
                                 : varve_vector_push(&c->evidence, &piece);
}

uint32_t varve_era_choice_get_evidence_count(const varve_era_choice *choice) {
  return choice == NULL ? 0 : (uint32_t)choice->evidence.count;
}

varve_status varve_era_choice_get_evidence(const varve_era_choice *choice, uint32_t index,
                                           varve_era_evidence *evidence) {
  if (evidence == NULL || !varve_struct_size_is_sound(evidence->struct_size) ||
      index >= varve_era_choice_get_evidence_count(choice))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_era_evidence found = VARVE_VECTOR_AT(&choice->evidence, varve_era_evidence, index);
  found.struct_size = evidence->struct_size;
  varve_struct_give(evidence, &found, sizeof found);
  return VARVE_STATUS_OK;
}

/* --- bytecode */

/* Returns the eras of a release of LLVM; or those of the next releases that are known. */
static varve_shown_set eras_of_release(unsigned release) {
  unsigned low = 0, high = UINT_MAX;
  varve_shown_set eras = 0;
  for (unsigned rank = 0; rank < varve_era_count(); rank++) {
    unsigned own = varve_era_release(varve_era_of_rank(rank));
    low = own <= release && own > low ? own : low;
    high = own >= release && own < high ? own : high;
  }
  for (unsigned rank = 0; rank < varve_era_count(); rank++) {
    unsigned own = varve_era_release(varve_era_of_rank(rank));
    eras |= (varve_shown_set)(own == low || own == high) << rank;
  }
  return eras;
}

/* Finds whether the header alone decides about the era of the properties: the producer is a
 * release, or the file has none. Otherwise it is a state of development. */
static varve_status look_at_header(varve_era_choice *c, varve_slice bytes, bool *is_certain) {
  varve_reporter silent = {.sink = {NULL, NULL}};
  varve_bytecode_file file;
  varve_cursor cursor = {.hook = NULL};
  varve_status status = VARVE_STATUS_OK;
  varve_file_init(&file, &c->memory, bytes, &silent);
  varve_byte_reader_init(&cursor.bytes, bytes, 0, &silent, "file");
  bool is_read = varve_file_read_header(&file, &cursor) == VARVE_STATUS_OK;
  bool has_release = is_read && (file.names_era || file.producer_release != 0);
  *is_certain = has_release && (file.names_era || file.is_release ||
                                !varve_file_has(&file, VARVE_SINCE_PROPERTIES));
  set_reason(c, has_release ? "its producer " : "its properties",
             has_release ? file.producer : VARVE_SLICE(""));
  if (has_release && c->searches)
    status = keep(c, (varve_era_evidence){.text = varve_slice_of(c->reason)},
                  file.names_era ? (varve_shown_set)1 << varve_era_rank(file.producer_era)
                                 : eras_of_release(file.producer_release));
  varve_file_release(&file);
  return status;
}

static varve_status note_layout(void *user, varve_slice operation, varve_shown_set eras) {
  varve_era_choice *c = user;
  char text[VARVE_REASON_SIZE];
  snprintf(text, sizeof text, "properties of %.*s", VARVE_FORMAT_SLICE(operation));
  return keep(c, (varve_era_evidence){.text = varve_slice_of(text)}, eras);
}

static varve_status choose_for_bytecode(varve_era_choice *c, const varve_registry *registry,
                                        varve_slice bytes) {
  bool is_certain;
  varve_slice dialect = VARVE_SLICE("");
  const varve_layout_request request = {.era = VARVE_DEFAULT_ERA,
                                        .witness = {c->searches ? note_layout : NULL, c}};
  VARVE_TRY(look_at_header(c, bytes, &is_certain));
  varve_status status = varve_bytecode_find_era(bytes, &request, &c->first, &c->is_exact);
  if (varve_is_failure(status))
    return status;
  c->needs_more = !c->is_exact;
  if (is_certain && c->is_exact)
    return VARVE_STATUS_OK;
  varve_era stored = c->first;
  VARVE_TRY(varve_packs_find_state(registry, bytes, &c->first, &dialect));
  c->is_exact = c->is_exact && c->first == stored;
  if (dialect.size != 0)
    set_reason(c, "", dialect);
  return VARVE_STATUS_OK;
}

/* --- text */

static varve_status keep_pieces(varve_era_choice *c, varve_slice text,
                                const varve_shown_eras *shown) {
  varve_source_map map;
  varve_status status = VARVE_STATUS_OK;
  varve_source_map_init(&map, &c->memory, text);
  for (size_t i = 0; i < shown->count && status == VARVE_STATUS_OK; i++) {
    const varve_shown_piece *piece = &shown->pieces[i];
    bool is_last = i + 1 == shown->count;
    varve_era_evidence kept = {.text = piece->text,
                               .offset = piece->offset,
                               .contradicts =
                                   shown->possible == 0 && (is_last || i == shown->contradicted)};
    status = varve_source_map_find(&map, piece->offset, &kept.line, &kept.column);
    if (status == VARVE_STATUS_OK)
      status = keep(c, kept, piece->eras);
  }
  varve_source_map_release(&map);
  return status;
}

/* Returns the piece that says most about an era: the last one that excludes the default. */
static varve_slice find_reason(const varve_shown_eras *shown) {
  for (size_t i = shown->count; i-- > 0;)
    if (!varve_shown_has(shown->pieces[i].eras, VARVE_DEFAULT_ERA))
      return shown->pieces[i].text;
  return VARVE_SLICE("");
}

static varve_status choose_for_text(varve_era_choice *c, const varve_registry *registry,
                                    varve_slice text) {
  varve_era of_registry = varve_registry_likely_era(registry);
  c->of_packs = (varve_pack_eras){.era = of_registry};
  if (of_registry != varve_registry_get_era(registry))
    set_reason(c, "the loaded dialects", VARVE_SLICE(""));
  VARVE_TRY(varve_packs_find_eras(registry, text, &c->of_packs));
  c->first = c->of_packs.era;
  bool has_pack = c->of_packs.dialect.size != 0;
  if (has_pack)
    set_reason(c, "", c->of_packs.dialect);
  c->of_packs.dialect = VARVE_SLICE(""); /* the caller's bytes */
  c->needs_more = c->searches || (!has_pack && varve_registry_packs(registry) != NULL);
  if (!c->searches)
    return VARVE_STATUS_OK;
  varve_shown_eras shown;
  (void)varve_collect_evidence(text, &shown);
  if (!has_pack && c->first == VARVE_DEFAULT_ERA) {
    c->first = shown.likely;
    set_reason(c, "", find_reason(&shown));
  }
  return keep_pieces(c, text, &shown);
}

/* --- any form */

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
    return c->searches ? keep(c, (varve_era_evidence){.text = varve_slice_of(c->reason)},
                              (varve_shown_set)1 << varve_era_rank(c->first))
                       : VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_BYTECODE:
    return choose_for_bytecode(c, registry, bytes);
  case VARVE_FORMAT_TEXT:
    return choose_for_text(c, registry, bytes);
  default:
    c->needs_more = true; /* what a frame contains */
    return VARVE_STATUS_OK;
  }
}

static varve_status create(const varve_era_choice_options *options, varve_era_choice **choice) {
  varve_memory memory;
  varve_memory_init(&memory, options->allocator, 0);
  varve_era_choice *made = varve_memory_resize(&memory, NULL, 0, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_era_choice){
      .memory = memory, .first = VARVE_DEFAULT_ERA, .searches = options->searches};
  varve_arena_init(&made->arena, &made->memory);
  varve_vector_init(&made->evidence, &made->memory, sizeof(varve_era_evidence));
  *choice = made;
  return VARVE_STATUS_OK;
}

varve_status varve_era_choice_create(varve_slice bytes, const varve_era_choice_options *options,
                                     varve_era_choice **choice) {
  varve_era_choice_options filled = {.struct_size = sizeof(varve_era_choice_options)};
  varve_era_choice *made;
  if (choice == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *choice = NULL;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof filled));
  if (!varve_slice_is_sound(bytes))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled.registry == NULL)
    filled.registry = varve_registry_builtin();
  VARVE_TRY(create(&filled, &made));
  varve_status status = choose(made, filled.registry, bytes);
  if (status == VARVE_STATUS_OK)
    *choice = made;
  else
    varve_era_choice_destroy(made);
  return status;
}

void varve_era_choice_destroy(varve_era_choice *choice) {
  if (choice == NULL)
    return;
  varve_vector_release(&choice->evidence);
  varve_arena_release(&choice->arena);
  varve_memory memory = choice->memory;
  varve_memory_free(&memory, choice, sizeof *choice);
}

static varve_era era_of(const varve_era_choice *choice) {
  if (choice == NULL)
    return VARVE_DEFAULT_ERA;
  return choice->is_again ? choice->again : choice->first;
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
  char message[VARVE_REASON_SIZE + 128];
  if (choice == NULL || sink.function == NULL || (era == VARVE_DEFAULT_ERA && !choice->is_unknown))
    return;
  bool is_first = !choice->is_again, has_number = number_of(era) != varve_era_text(era);
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
