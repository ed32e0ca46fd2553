/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes indexing maps from the fact varve.maps, such as "(d0, d1) -> (d0 * $strides[0]), (d1)".
 * First replaces $strides[0] by element 0 of the attribute strides and writes the text of an array
 * of affine maps. Then parses this text. */
#include "hooks/structured/linalg.h"

#include "hooks/shared/form_parts.h"

#define MEMOIZED VARVE_SLICE("linalg.memoized_indexing_maps")

typedef struct maps_writer {
  varve_parser *parser;
  const varve_operation_draft *draft;
  const varve_entity *properties; /* the dictionary with the attributes for $names, or NULL */
  varve_slice rest;
} maps_writer;

static varve_status put(varve_parser *parser, varve_slice text) {
  return varve_buffer_append(&parser->text, text);
}

static varve_status refuse(const maps_writer *writer) {
  return VARVE_INVALID_ERROR(writer->parser, writer->draft->name_start,
                             "the definition's varve.maps of '%.*s' cannot be read",
                             VARVE_FORMAT_SLICE(writer->draft->name->text));
}

static void skip(maps_writer *writer, size_t size) {
  writer->rest = varve_slice_make(writer->rest.data + size, writer->rest.size - size);
}

/* Finds an attribute of the operation. If the operation lacks the attribute, makes the default
 * value in the definition. */
static varve_status find_attribute(const maps_writer *writer, varve_slice name,
                                   const varve_entity **attribute) {
  const varve_operation_definition *definition = writer->draft->name->definition;
  const varve_property_definition *property = varve_find_property(definition, name);
  *attribute = writer->properties == NULL ? NULL : varve_dictionary_find(writer->properties, name);
  if (*attribute != NULL)
    return VARVE_STATUS_OK;
  if (property == NULL || property->default_value.size == 0)
    return refuse(writer);
  return varve_property_default(writer->parser->context, definition, property, attribute);
}

static varve_status read_element(const maps_writer *writer, const varve_entity *attribute,
                                 size_t index, int64_t *value) {
  size_t first = (attribute->flags & VARVE_FLAG_SPLAT) != 0 ? 0 : 8 * index;
  *value = 0;
  if (attribute->kind != VARVE_KIND_DENSE_ELEMENTS ||
      !varve_type_is_integer(varve_type_element(attribute->children[0]), 64, VARVE_SIGNLESS) ||
      first + 8 > attribute->payload_size)
    return VARVE_INVALID_ERROR(
        writer->parser, writer->draft->name_start,
        "strides and dilations of '%.*s' must be dense elements of i64, one for each dimension",
        VARVE_FORMAT_SLICE(writer->draft->name->text));
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(attribute) + first;
  *value = (int64_t)varve_load_bytes(bytes, 8);
  return VARVE_STATUS_OK;
}

/* Appends the next parenthesized results of the fact, such as "(d0 * 2)", with numbers for
 * $names. */
static varve_status put_results(maps_writer *writer) {
  size_t depth = 0;
  if (writer->rest.size == 0 || writer->rest.data[0] != '(')
    return refuse(writer);
  do {
    char next = writer->rest.data[0];
    depth += next == '(';
    depth -= next == ')';
    if (next == '$') {
      /* Appends a number for $strides[1]: element 1 of the attribute strides. */
      const varve_entity *attribute = NULL;
      size_t size = 1, index;
      int64_t value;
      while (size < writer->rest.size && writer->rest.data[size] != '[')
        size++;
      if (size + 2 >= writer->rest.size || writer->rest.data[size + 2] != ']')
        return refuse(writer);
      index = (size_t)(unsigned char)writer->rest.data[size + 1] - '0';
      if (index > 9)
        return refuse(writer);
      VARVE_TRY(
          find_attribute(writer, varve_slice_make(writer->rest.data + 1, size - 1), &attribute));
      VARVE_TRY(read_element(writer, attribute, index, &value));
      skip(writer, size + 3);
      VARVE_TRY(varve_buffer_append_signed(&writer->parser->text, value));
      continue;
    }
    VARVE_TRY(varve_buffer_append_char(&writer->parser->text, next));
    skip(writer, 1);
  } while (depth != 0 && writer->rest.size != 0);
  return VARVE_STATUS_OK;
}

static varve_status put_maps(maps_writer *writer) {
  varve_parser *parser = writer->parser;
  varve_slice dims = writer->rest;
  size_t size = 0;
  while (size < dims.size && dims.data[size] != '>')
    size++;
  if (size + 2 > dims.size)
    return refuse(writer);
  dims.size = size + 2; /* "(d0, d1) -> ", with the space after the arrow */
  skip(writer, dims.size);
  VARVE_TRY(put(parser, VARVE_SLICE("[")));
  for (;;) {
    VARVE_TRY(put(parser, VARVE_SLICE("affine_map<")));
    VARVE_TRY(put(parser, dims));
    VARVE_TRY(put_results(writer));
    VARVE_TRY(put(parser, VARVE_SLICE(">")));
    if (writer->rest.size < 2)
      return put(parser, VARVE_SLICE("]"));
    VARVE_TRY(put(parser, VARVE_SLICE(", ")));
    skip(writer, 2);
  }
}

static varve_status make_maps(maps_writer *writer, const varve_entity **maps) {
  varve_parser *parser = writer->parser;
  size_t start = parser->text.size;
  VARVE_TRY(put_maps(writer));
  varve_slice text = varve_text_from(parser, start);
  VARVE_TRY(varve_fixed_attribute(parser, text, maps));
  parser->text.size = start;
  return VARVE_STATUS_OK;
}

static varve_status gather_entries(varve_vector *entries, const varve_entity *dictionary,
                                   const varve_entity *key, const varve_entity *value) {
  if (dictionary != NULL)
    VARVE_TRY(varve_vector_append(entries, dictionary->children, dictionary->child_count));
  VARVE_TRY(varve_vector_push(entries, &key));
  return varve_vector_push(entries, &value);
}

varve_status varve_linalg_add_maps(varve_parser *parser, const varve_operation_draft *draft,
                                   varve_operation_state *state) {
  bool in_dictionary = draft->name->definition->in_dictionary;
  maps_writer writer = {parser, draft, in_dictionary ? state->dictionary : state->properties,
                        varve_draft_fact(draft, "maps")};
  const varve_entity *maps = NULL;
  if (state->dictionary != NULL && varve_dictionary_find(state->dictionary, MEMOIZED) != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_maps(&writer, &maps));
  /* Adds the maps to the dictionary of the operation. The dictionary may be NULL. */
  const varve_entity *key = NULL;
  varve_vector entries;
  VARVE_TRY(varve_string_get(parser->context, MEMOIZED, &key));
  varve_vector_init(&entries, &parser->context->memory, sizeof(const varve_entity *));
  varve_status status = gather_entries(&entries, state->dictionary, key, maps);
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_get(parser->context, entries.data, (uint32_t)(entries.count / 2),
                                  NULL, &state->dictionary);
  varve_vector_release(&entries);
  return status;
}

varve_status varve_linalg_identity_maps(varve_parser *parser, size_t rank, uint32_t count,
                                        const varve_entity **maps) {
  size_t first = parser->nodes.count;
  const varve_entity *map = NULL;
  *maps = NULL;
  VARVE_TRY(varve_affine_identity_map_get(parser->context, (uint32_t)rank, &map));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_node(parser, map));
  return varve_nodes_to_array(parser, first, maps);
}
