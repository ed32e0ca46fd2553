/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints locations. A location that is an attribute is inside loc(...); one inside another
 * location is not. */
#include "ir/attributes.h"
#include "text/print/print.h"

static bool is_bare(const varve_printer *printer, varve_print_mode mode) {
  return mode == VARVE_PRINT_BARE_LOCATION || printer->options.pretty_locations;
}

static varve_status open(varve_printer *printer, varve_print_mode mode) {
  return is_bare(printer, mode) ? VARVE_STATUS_OK : varve_put(printer, VARVE_SLICE("loc("));
}

static varve_status close(varve_printer *printer, varve_print_mode mode) {
  return is_bare(printer, mode) ? VARVE_STATUS_OK : varve_put_char(printer, ')');
}

static void ask_for(varve_print_child *child, const varve_entity *location) {
  *child = (varve_print_child){location, VARVE_PRINT_BARE_LOCATION};
}

varve_status varve_print_unknown_location(varve_printer *printer, varve_print_child child) {
  VARVE_TRY(open(printer, child.mode));
  VARVE_TRY(varve_put(printer, printer->options.pretty_locations ? VARVE_SLICE("[unknown]")
                                                                 : VARVE_SLICE("unknown")));
  return close(printer, child.mode);
}

static varve_status put_line_column(varve_printer *printer, uint32_t line, uint32_t column) {
  VARVE_TRY(varve_put_unsigned(printer, line));
  VARVE_TRY(varve_put_char(printer, ':'));
  return varve_put_unsigned(printer, column);
}

static varve_status put_range(varve_printer *printer, const varve_file_range *range) {
  VARVE_TRY(varve_put_char(printer, ':'));
  VARVE_TRY(put_line_column(printer, range->start_line, range->start_column));
  if (range->start_line != range->end_line) {
    VARVE_PUT(printer, " to ");
    return put_line_column(printer, range->end_line, range->end_column);
  }
  if (range->start_column == range->end_column)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " to :");
  return varve_put_unsigned(printer, range->end_column);
}

varve_status varve_print_file_location(varve_printer *printer, varve_print_child child) {
  varve_slice file = varve_string_bytes(child.entity->children[0]);
  VARVE_TRY(open(printer, child.mode));
  VARVE_TRY(printer->options.pretty_locations ? varve_put(printer, file)
                                              : varve_put_string(printer, file));
  VARVE_TRY(put_range(printer, varve_entity_payload(child.entity)));
  return close(printer, child.mode);
}

varve_status varve_step_name_location(varve_printer *printer, varve_print_frame *frame,
                                      varve_print_child *child) {
  const varve_entity *inner = frame->entity->children[1];
  if (frame->position != 0) {
    VARVE_TRY(varve_put_char(printer, ')'));
    return close(printer, frame->mode);
  }
  VARVE_TRY(open(printer, frame->mode));
  VARVE_TRY(varve_put_string(printer, varve_string_bytes(frame->entity->children[0])));
  if (inner->kind == VARVE_KIND_UNKNOWN_LOCATION)
    return close(printer, frame->mode);
  ask_for(child, inner);
  return varve_put_char(printer, '(');
}

varve_status varve_step_dialect_location(varve_printer *printer, varve_print_frame *frame,
                                         varve_print_child *child) {
  if (frame->position != 0)
    return close(printer, frame->mode);
  child->entity = frame->entity->children[0];
  return open(printer, frame->mode);
}

/* Pretty locations are on a separate line unless they are short. */
static varve_status put_pretty_at(varve_printer *printer, const varve_entity *location) {
  bool is_short = location->children[0]->kind == VARVE_KIND_NAME_LOCATION &&
                  location->children[1]->kind == VARVE_KIND_FILE_LOCATION;
  return varve_put(printer, is_short ? VARVE_SLICE(" at ") : VARVE_SLICE("\n at "));
}

varve_status varve_step_call_site_location(varve_printer *printer, varve_print_frame *frame,
                                           varve_print_child *child) {
  bool is_pretty = printer->options.pretty_locations;
  if (frame->position == 2 && is_pretty)
    return VARVE_STATUS_OK;
  if (frame->position == 2) {
    VARVE_TRY(varve_put_char(printer, ')'));
    return close(printer, frame->mode);
  }
  ask_for(child, frame->entity->children[frame->position]);
  if (frame->position == 1)
    return is_pretty ? put_pretty_at(printer, frame->entity)
                     : varve_put(printer, VARVE_SLICE(" at "));
  VARVE_TRY(open(printer, frame->mode));
  return is_pretty ? VARVE_STATUS_OK : varve_put(printer, VARVE_SLICE("callsite("));
}

varve_status varve_step_fused_location(varve_printer *printer, varve_print_frame *frame,
                                       varve_print_child *child) {
  const varve_entity *location = frame->entity;
  bool has_metadata = (location->flags & VARVE_FLAG_HAS_METADATA) != 0;
  uint32_t count = location->child_count - has_metadata;
  uint32_t position = frame->position;
  if (position == 0) {
    VARVE_TRY(open(printer, frame->mode));
    if (!printer->options.pretty_locations)
      VARVE_PUT(printer, "fused");
    if (has_metadata) {
      child->entity = location->children[count];
      return varve_put_char(printer, '<');
    }
  } else if (has_metadata) {
    if (--position == 0)
      VARVE_TRY(varve_put_char(printer, '>'));
  }
  if (position == 0)
    VARVE_TRY(varve_put_char(printer, '['));
  if (position == count) {
    VARVE_TRY(varve_put_char(printer, ']'));
    return close(printer, frame->mode);
  }
  ask_for(child, location->children[position]);
  return position == 0 ? VARVE_STATUS_OK : varve_put(printer, VARVE_SLICE(", "));
}
