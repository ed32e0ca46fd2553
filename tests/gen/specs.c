/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expands the $... of hints and templates:
 *   $block(TYPES)    a block label with arguments of these types
 *   $end(OP TYPES)   values of these types, and the terminator OP, which uses them
 *   $make(TYPES)     values of these types
 *   $op              the operation that the text surrounds
 *   $entry, $types   a label with the operation's values as arguments; their types
 *   $values          those values, made here
 *   $blocks          successors of the operation
 * TYPES are separated by commas: a type; @name, the types of an operand or result;
 * element(@name), the element types of these; results, operands. */
#include "gen.h"
#include "ir/types.h"

#include <varve/module.h>

static void push_type(varve_vector *types, const varve_entity *type) {
  gen_must(varve_vector_push(types, (const void *)&type), "types");
}

static void push_group(const gen_group *group, bool of_elements, varve_vector *types) {
  for (uint32_t i = 0; i < group->count; i++) {
    const varve_entity *type = group->types[i];
    if (of_elements && varve_is_shaped_type(type))
      type = varve_type_element(type);
    push_type(types, type);
  }
}

static void push_groups(const gen_plan *plan, varve_slice name, varve_vector *types) {
  bool of_elements = gen_starts(name, "element(");
  if (of_elements)
    name = varve_slice_make(name.data + 8, name.size - 9);
  uint32_t count = plan->operand_count + plan->result_count;
  for (uint32_t i = 0; i < count; i++) {
    bool is_result = i >= plan->operand_count;
    bool is_meant =
        varve_slice_equal(name, is_result ? VARVE_SLICE("results") : VARVE_SLICE("operands"));
    if (name.data[0] == '@')
      is_meant =
          varve_slice_equal(varve_slice_make(name.data + 1, name.size - 1), plan->groups[i].name);
    if (is_meant)
      push_group(&plan->groups[i], of_elements, types);
  }
}

/* Takes the next part, up to a comma outside of brackets. */
static varve_slice take_spec(varve_slice *specs) {
  int depth = 0;
  size_t end = 0;
  for (; end < specs->size; end++) {
    char c = specs->data[end];
    if (depth == 0 && c == ',')
      break;
    depth += strchr("<([{", c) != NULL;
    depth -= strchr(")]}", c) != NULL || (c == '>' && end != 0 && specs->data[end - 1] != '-');
  }
  varve_slice spec = gen_trim(varve_slice_make(specs->data, end));
  end += end < specs->size;
  *specs = varve_slice_make(specs->data + end, specs->size - end);
  return spec;
}

void gen_add_spec_types(gen_build *build, const gen_plan *plan, varve_slice specs,
                        varve_vector *types) {
  while (specs.size != 0) {
    varve_slice spec = take_spec(&specs);
    if (spec.size == 0)
      continue;
    if (spec.data[0] == '@' || gen_starts(spec, "element(") ||
        varve_slice_equal(spec, VARVE_SLICE("results")) ||
        varve_slice_equal(spec, VARVE_SLICE("operands"))) {
      push_groups(plan, spec, types);
      continue;
    }
    const gen_type *type = gen_type_of_text(build->g, spec);
    if (type == NULL && build->g->registry != NULL)
      continue;
    if (type == NULL)
      gen_die("hints: no type", spec);
    push_type(types, type->type);
  }
}

void gen_add_type_list(gen_build *build, const varve_vector *types, varve_buffer *out) {
  for (size_t i = 0; i < types->count; i++) {
    if (i != 0)
      gen_add_text(out, ", ");
    gen_add(out, gen_type_text(build->g, VARVE_VECTOR_AT(types, const varve_entity *, i)));
  }
}

static void add_number(varve_buffer *out, const char *before, uint32_t number) {
  gen_add_text(out, before);
  gen_must(varve_buffer_append_unsigned(out, number), "text");
}

void gen_add_values(gen_build *build, const varve_vector *types, varve_buffer *lines,
                    varve_buffer *names) {
  for (size_t i = 0; i < types->count; i++) {
    const varve_entity *type = VARVE_VECTOR_AT(types, const varve_entity *, i);
    add_number(lines, "%v", build->next_value);
    gen_add_text(lines, " = \"gen.value\"() : () -> ");
    gen_add(lines, gen_type_text(build->g, type));
    gen_add_text(lines, "\n");
    add_number(names, i == 0 ? "%v" : ", %v", build->next_value++);
  }
}

static void add_block(gen_build *build, const varve_vector *types, varve_buffer *out) {
  add_number(out, "^b", build->next_block++);
  for (size_t i = 0; i < types->count; i++) {
    add_number(out, i == 0 ? "(%v" : ", %v", build->next_value++);
    gen_add_text(out, ": ");
    gen_add(out, gen_type_text(build->g, VARVE_VECTOR_AT(types, const varve_entity *, i)));
  }
  gen_add_text(out, types->count == 0 ? ":\n" : "):\n");
}

static void add_end(gen_build *build, const varve_vector *types, varve_slice name,
                    varve_buffer *out) {
  varve_buffer names;
  varve_buffer_init(&names, &build->g->memory);
  gen_add_values(build, types, out, &names);
  gen_add_text(out, "\"");
  gen_add(out, name);
  gen_add_text(out, "\"(");
  gen_add(out, varve_buffer_slice(&names));
  gen_add_text(out, ") : (");
  gen_add_type_list(build, types, out);
  gen_add_text(out, ") -> ()\n");
  varve_buffer_release(&names);
}

/* Values that must be defined before the operation */

static void add_waiting(gen_build *build, const char *kind, varve_buffer *out) {
  const gen_value *values = build->values.data;
  bool is_types = strcmp(kind, "types") == 0;
  bool is_entry = strcmp(kind, "entry") == 0;
  if (is_entry && build->values.count != 0)
    add_number(out, "^b", build->next_block++);
  for (size_t i = 0; i < build->values.count; i++) {
    varve_slice type = gen_type_text(build->g, values[i].type);
    if (is_types)
      gen_add_text(out, i == 0 ? "" : ", ");
    else
      add_number(out, is_entry ? (i == 0 ? "(%v" : ", %v") : "%v", values[i].number);
    gen_add_text(out, is_types ? "" : is_entry ? ": " : " = \"gen.value\"() : () -> ");
    gen_add(out, type);
    gen_add_text(out, is_types || is_entry ? "" : "\n");
  }
  if (is_entry && build->values.count != 0)
    gen_add_text(out, "):\n");
}

typedef struct expansion {
  gen_build *build;
  const gen_plan *plan;
  varve_slice op;
  varve_buffer *out;
  bool took_values;
} expansion;

static void expand_call(expansion *e, varve_slice name, varve_slice arguments) {
  varve_vector types;
  varve_slice specs = arguments;
  varve_slice op = {NULL, 0};
  varve_buffer names;
  varve_vector_init(&types, &e->build->g->memory, sizeof(const varve_entity *));
  varve_buffer_init(&names, &e->build->g->memory);
  if (varve_slice_equal(name, VARVE_SLICE("end"))) {
    const char *space = memchr(arguments.data, ' ', arguments.size);
    size_t size = space == NULL ? arguments.size : (size_t)(space - arguments.data);
    op = varve_slice_make(arguments.data, size);
    specs = varve_slice_make(arguments.data + size, arguments.size - size);
  }
  gen_add_spec_types(e->build, e->plan, specs, &types);
  if (op.size != 0)
    add_end(e->build, &types, op, e->out);
  else if (varve_slice_equal(name, VARVE_SLICE("block")))
    add_block(e->build, &types, e->out);
  else
    gen_add_values(e->build, &types, e->out, &names);
  varve_buffer_release(&names);
  varve_vector_release(&types);
}

static void expand_word(expansion *e, varve_slice name) {
  gen_build *build = e->build;
  if (varve_slice_equal(name, VARVE_SLICE("op"))) {
    gen_add(e->out, e->op);
  } else if (varve_slice_equal(name, VARVE_SLICE("blocks"))) {
    gen_add(e->out, varve_buffer_slice(&build->blocks));
    build->blocks.size = 0;
  } else if (varve_slice_equal(name, VARVE_SLICE("types"))) {
    add_waiting(build, "types", e->out);
  } else if (varve_slice_equal(name, VARVE_SLICE("entry"))) {
    add_waiting(build, "entry", e->out);
    e->took_values = true;
  } else if (varve_slice_equal(name, VARVE_SLICE("values"))) {
    add_waiting(build, "values", e->out);
    e->took_values = true;
  } else {
    gen_die("hints: unknown $", name);
  }
}

static size_t expand_at(expansion *e, varve_slice text, size_t at) {
  size_t end = at + 1;
  while (end < text.size && text.data[end] >= 'a' && text.data[end] <= 'z')
    end++;
  varve_slice name = varve_slice_make(text.data + at + 1, end - at - 1);
  if (end == text.size || text.data[end] != '(' ||
      !(varve_slice_equal(name, VARVE_SLICE("block")) ||
        varve_slice_equal(name, VARVE_SLICE("end")) ||
        varve_slice_equal(name, VARVE_SLICE("make")))) {
    expand_word(e, name);
    return end;
  }
  int depth = 1;
  size_t close = end + 1;
  while (close < text.size && depth != 0) {
    depth += text.data[close] == '(';
    depth -= text.data[close] == ')';
    close++;
  }
  expand_call(e, name, varve_slice_make(text.data + end + 1, close - end - 2));
  return close;
}

void gen_add_body(gen_build *build, const gen_plan *plan, varve_slice body, varve_buffer *out) {
  gen_wrap(build, plan, (gen_wrapping){body, VARVE_SLICE("")}, out);
}

void gen_wrap(gen_build *build, const gen_plan *plan, gen_wrapping wrapping, varve_buffer *out) {
  expansion e = {build, plan, wrapping.op, out, false};
  size_t at = 0;
  while (at < wrapping.text.size) {
    const char *sign = memchr(wrapping.text.data + at, '$', wrapping.text.size - at);
    size_t next = sign == NULL ? wrapping.text.size : (size_t)(sign - wrapping.text.data);
    gen_add(out, varve_slice_make(wrapping.text.data + at, next - at));
    at = next == wrapping.text.size ? next : expand_at(&e, wrapping.text, next);
  }
  if (e.took_values)
    varve_vector_truncate(&build->values, 0);
}
