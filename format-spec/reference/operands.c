/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operands (9) and locations (10). */
#include "reference.h"

static vector *places_of(decoder *d, uint32_t type) {
  if (node_at(d, type)->places == NULL)
    node_at(d, type)->places = take(d, 1, sizeof(vector));
  return node_at(d, type)->places;
}

void see(decoder *d, uint32_t number) {
  vector *places = places_of(d, AT(d->values, module_value, number).type);
  seen_value made = {number, (uint32_t)places->count};
  *PUSH(d, *places, uint32_t) = (uint32_t)d->seen.count;
  *PUSH(d, d->seen, seen_value) = made;
}

/* Ends the visibility of the values from this position on. */
void unsee(decoder *d, size_t height) {
  while (d->seen.count > height) {
    uint32_t number = AT(d->seen, seen_value, --d->seen.count).number;
    places_of(d, AT(d->values, module_value, number).type)->count--;
  }
}

/* Reads an operand that is not visible. */
static uint32_t read_far(decoder *d) {
  int64_t step = read_signed(d, FORWARD);
  int64_t defined = (int64_t)d->values.count;
  if (step < (int64_t)d->first_value - defined || step > INT32_MAX)
    fail(d, "an operand that is out of range");
  uint64_t number = (uint64_t)(defined + step);
  if (number >= UINT32_MAX)
    fail(d, "an operand that is out of range");
  if (number >= d->use_end)
    d->use_end = number + 1;
  return (uint32_t)number;
}

static int64_t place_at_typed(decoder *d, uint32_t type, int64_t typed) {
  const vector *places = places_of(d, type);
  if (typed < 0 || typed >= (int64_t)places->count)
    return -1;
  return AT(*places, uint32_t, typed);
}

static int64_t place_by_mode(decoder *d, const site *at, uint32_t type,
                             const int64_t code_left[2]) {
  int64_t code = code_left[0], step = unfold((uint64_t)(code - 1));
  switch (at->mode) {
  case 0:
    return (int64_t)d->seen.count - code;
  case 1:
    return place_at_typed(d, type, (int64_t)places_of(d, type)->count - code);
  case 2:
    return at->last + step;
  case 3:
    return place_at_typed(d, type, at->last_typed + step);
  default:
    return code_left[1] + step;
  }
}

uint32_t read_operand(decoder *d, const shape *of, uint32_t index, uint32_t *left) {
  site plain = {.mode = 0};
  site *at = d->is_small ? &plain : &of->sites[index];
  uint64_t code = read_code(d, &at->codes, OPERAND);
  if (code == 0)
    return read_far(d);
  if (code > UINT32_MAX)
    fail(d, "an operand that is not visible");
  uint32_t type = of->operand_types == NULL ? 0 : of->operand_types[index];
  int64_t place = place_by_mode(d, at, type, (const int64_t[2]){(int64_t)code, *left});
  if (place < 0 || place >= (int64_t)d->seen.count)
    fail(d, "an operand that is not visible");
  const seen_value *seen = &AT(d->seen, seen_value, place);
  at->last = *left = (uint32_t)place;
  at->last_typed = seen->typed_place;
  return seen->number;
}

/* --- locations --- */

/* A line and a column before the check that they fit into 32 bits. */
typedef struct line_column {
  int64_t line;
  int64_t column;
} line_column;

static uint32_t location_at(decoder *d, line_column at) {
  if (at.line < 0 || at.line > UINT32_MAX || at.column < 0 || at.column > UINT32_MAX)
    fail(d, "a location that is out of range");
  uint32_t file = node_at(d, d->last_file_location)->children[0];
  return file_location(d, file, (uint32_t)at.line, (uint32_t)at.column);
}

/* Returns the place with that code, on the last line plus lines. */
static line_column last_place(const decoder *d, int64_t lines) {
  if (d->last_file_location == 0 || lines > UINT32_MAX || lines < -(int64_t)UINT32_MAX)
    fail(d, "a location that is out of range");
  const node *last = node_at(d, d->last_file_location);
  return (line_column){last->line + lines, last->column};
}

static uint32_t location_by_line(decoder *d, int64_t lines, uint64_t code) {
  line_column at = last_place(d, lines);
  if (code > 2 * (uint64_t)UINT32_MAX)
    fail(d, "a location that is out of range");
  at.column = lines == 0 ? at.column + unfold(code) : (int64_t)code;
  return location_at(d, at);
}

static uint32_t argument_by_line(decoder *d, int64_t lines, argument_column expected) {
  line_column at = last_place(d, lines);
  uint64_t code = read_number(d, ARGUMENT_COLUMN);
  if (code > UINT32_MAX)
    fail(d, "a location that is out of range");
  if (lines == 0) {
    uint32_t *learnt = &node_at(d, expected.by)->columns;
    *learnt += (uint32_t)unfold(code);
    at.column = (uint32_t)at.column + *learnt + expected.own;
    at.column = (uint32_t)at.column;
  } else {
    at.column = (int64_t)code;
  }
  return location_at(d, at);
}

enum { LOCATION_REFERENCE, LOCATION_UNKNOWN, LOCATION_LAST, LOCATION_LINE };

/* Reads a location whose code is not a step in lines. */
static uint32_t other_location(decoder *d, uint64_t code) {
  if (code == LOCATION_LAST && d->last_location == 0)
    fail(d, "there is no location before the first");
  return code == LOCATION_LAST ? d->last_location
                               : read_reference(d, OTHER_LOCATION, LOCATION_NODE);
}

static uint32_t remember_location(decoder *d, uint32_t location) {
  d->last_location = location;
  if (is_plain_file_location(node_at(d, location)))
    d->last_file_location = location;
  return location;
}

uint32_t read_location(decoder *d, shape *of) {
  uint64_t code = d->has_locations ? read_code(d, &of->locations, LOCATION) : LOCATION_UNKNOWN;
  if (code == LOCATION_UNKNOWN)
    return d->unknown_location;
  if (code < LOCATION_LINE)
    return remember_location(d, other_location(d, code));
  uint64_t column = read_code(d, &of->columns, COLUMN);
  return remember_location(d, location_by_line(d, unfold(code - LOCATION_LINE), column));
}

uint32_t read_argument_location(decoder *d, argument_column expected) {
  uint64_t code = d->has_locations ? read_number(d, ARGUMENT_LOCATION) : LOCATION_UNKNOWN;
  if (code == LOCATION_UNKNOWN)
    return d->unknown_location;
  if (code < LOCATION_LINE)
    return remember_location(d, other_location(d, code));
  return remember_location(d, argument_by_line(d, unfold(code - LOCATION_LINE), expected));
}
