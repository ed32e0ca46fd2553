/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks which sections a file has, and their order. format-spec/varve.md, "File", "Groups" and
 * "Symbols". */
#include "container/frame/frame.h"

/* The sections before the current one. */
typedef struct section_order {
  const varve_section *module; /* the module section of any layout */
  bool has_prelude;
  bool has_groups;
  bool has_symbols;
  bool has_index;
} section_order;

/* Records a section. Returns NULL if it may be here, otherwise the error. */
static const char *note_module(section_order *order, const varve_section *section,
                               bool has_vocabulary) {
  enum { LEAST_ALIGNMENT = 3 };
  if (order->module != NULL)
    return "there are two module sections";
  order->module = section;
  if (section->kind == VARVE_CONTAINER_MAPPED_MODULE && has_vocabulary)
    return "a mapped module in a file with a vocabulary";
  if (section->kind == VARVE_CONTAINER_MAPPED_MODULE &&
      (section->codec != VARVE_CODEC_PAGES || section->alignment_bits < LEAST_ALIGNMENT))
    return "the mapped module has no pages, or is not aligned";
  return order->has_prelude && section->kind != VARVE_CONTAINER_MODULE
             ? "there is a prelude or a group, but the module has no groups"
             : NULL;
}

static const char *note_prelude(section_order *order) {
  const char *wrong = order->has_prelude      ? "there are two preludes"
                      : order->module != NULL ? "the prelude follows the module"
                                              : NULL;
  order->has_prelude = true;
  return wrong;
}

static const char *note_group(section_order *order) {
  order->has_groups = true;
  if (order->module == NULL)
    return "a group precedes the module";
  if (order->module->kind != VARVE_CONTAINER_MODULE)
    return "there is a prelude or a group, but the module has no groups";
  return order->has_symbols || order->has_index ? "a group follows symbols or index" : NULL;
}

static const char *note_symbols(const section_order *order, bool *has_one) {
  if (*has_one)
    return "there are two such sections";
  *has_one = true;
  if (order->module == NULL)
    return "it precedes the module";
  return order->has_groups || order->module->kind == VARVE_CONTAINER_MAPPED_MODULE
             ? NULL
             : "the module has no groups and is not mapped";
}

static const char *note(section_order *order, const varve_section *section, bool has_vocabulary) {
  switch (section->kind) {
  case VARVE_CONTAINER_MODULE:
  case VARVE_CONTAINER_SMALL_MODULE:
  case VARVE_CONTAINER_MAPPED_MODULE:
    return note_module(order, section, has_vocabulary);
  case VARVE_CONTAINER_PRELUDE:
    return note_prelude(order);
  case VARVE_CONTAINER_GROUP:
    return note_group(order);
  case VARVE_CONTAINER_SYMBOLS:
    return note_symbols(order, &order->has_symbols);
  case VARVE_CONTAINER_INDEX:
    return section->codec != VARVE_CODEC_PAGES ? "it has no pages"
                                               : note_symbols(order, &order->has_index);
  default:
    return NULL;
  }
}

/* An optional section with an unknown codec is skipped. */
varve_status varve_container_check_order(const varve_container_frame_reader *frame) {
  section_order order = {.module = NULL};
  for (size_t i = 0; i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    const char *wrong =
        varve_codec_is_known(section->codec) ? note(&order, section, frame->has_vocabulary) : NULL;
    if (wrong != NULL)
      return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, section->offset, "%s section: %s",
                          varve_section_text(section->kind), wrong);
  }
  if (order.module == NULL)
    return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, 0, "there is no module section");
  return order.has_prelude && !order.has_groups
             ? varve_report(frame->reporter, VARVE_STATUS_CORRUPT, order.module->offset,
                            "there is a prelude or a group, but the module has no groups")
             : VARVE_STATUS_OK;
}
