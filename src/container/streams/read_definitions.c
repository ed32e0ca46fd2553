/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads references and definitions. format-spec/varve.md, "Nodes". */
#include "container/streams/read.h"
#include "dialect/registry/pack_notes.h"

/* Numbers start from 1. */
static inline varve_status entity_at(varve_container_reader *reader, varve_stream_id id,
                                     varve_space space, uint64_t number,
                                     const varve_entity **entity) {
  const varve_vector *list = &reader->nodes.spaces[space];
  size_t known = reader->known.nodes[space];
  if (number == 0 || number > known + list->count)
    return varve_container_fail(reader, id, "reference to %llu of %zu", (unsigned long long)number,
                                reader->known.nodes[space] + reader->nodes.spaces[space].count);
  bool is_known = number <= known;
  varve_container_reader *owner = is_known ? reader->known.vocabulary : reader;
  size_t index = (size_t)number - 1 - (is_known ? 0 : known);
  varve_need_known(owner, space, index);
  *entity = VARVE_VECTOR_AT(&owner->nodes.spaces[space], const varve_entity *, index);
  return *entity != NULL ? VARVE_STATUS_OK
                         : varve_make_known_node(reader, space, (uint32_t)index, entity);
}

/* Decodes a child. 0: same as the last child at this place; 1: the latest of the class; otherwise 1
 * + its number. A child of open class has its class in the lowest bits. */
static varve_status get_child(varve_container_reader *reader, char letter,
                              const varve_entity **last) {
  uint64_t code;
  varve_space space = varve_space_of_letter(letter);
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_CHILD, &code));
  if (code == 0) {
    if (*last == NULL || (space != VARVE_SPACE_COUNT && varve_space_of(*last) != space))
      return varve_container_fail(reader, VARVE_STREAM_CHILD, "there is no previous child");
    return varve_vector_push_pointer(&reader->nodes.children, *last);
  }
  if (space == VARVE_SPACE_COUNT) {
    space = (varve_space)(code & 3);
    code >>= 2;
  }
  if (code == 0)
    return varve_container_fail(reader, VARVE_STREAM_CHILD, "a child has no number");
  uint64_t number =
      code == 1 ? reader->known.nodes[space] + reader->nodes.spaces[space].count : code - 1;
  *last = varve_find_node(reader, space, number);
  if (*last == NULL)
    VARVE_TRY(entity_at(reader, VARVE_STREAM_CHILD, space, number, last));
  return varve_vector_push_pointer(&reader->nodes.children, *last);
}

/* Decodes number children after those with places of their own; their letters repeat in turn. */
static varve_status get_repeated(varve_container_reader *reader, const char *letters,
                                 const varve_entity **last, uint32_t repeats) {
  uint32_t period = (uint32_t)strlen(letters);
  size_t place = reader->nodes.children.count;
  for (uint32_t i = 0; i < repeats; i++)
    for (uint32_t k = 0; k < period; k++, place++)
      VARVE_TRY(get_child(reader, letters[k],
                          &last[place < VARVE_CHILD_PLACES ? place : VARVE_CHILD_PLACES - 1]));
  return VARVE_STATUS_OK;
}

/* Decodes one definition; *is_last: no other follows. */
static varve_status get_definition(varve_container_reader *reader, const varve_entity **entity,
                                   bool *is_last) {
  uint64_t code;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_DEFINITION, &code));
  *is_last = (code & 1) != 0;
  code >>= 1;
  const varve_node_form *form = varve_node_form_get(code);
  if (form == NULL)
    return varve_container_unknown(reader, VARVE_STREAM_DEFINITION, "nodes of code", code);
  const varve_entity **last = reader->nodes.last_children[code];
  uint32_t fixed = 0, repeats = 0;
  varve_vector_truncate(&reader->nodes.children, 0);
  while (form->children[fixed] != 0 && form->children[fixed] != '|')
    fixed++;
  bool has_more = form->children[fixed] != 0;
  if (has_more)
    VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_LENGTH, VARVE_STREAM_CHILD, &repeats));
  for (uint32_t i = 0; i < fixed; i++)
    VARVE_TRY(get_child(reader, form->children[i], &last[i]));
  VARVE_TRY(has_more ? get_repeated(reader, form->children + fixed + 1, last, repeats)
                     : VARVE_STATUS_OK);
  VARVE_TRY(varve_define_node(reader, code, entity));
  return varve_vector_push_pointer(&reader->nodes.spaces[varve_space_of(*entity)], *entity);
}

varve_status varve_resolve_any(varve_container_reader *reader, varve_stream_id id, uint64_t code,
                               varve_space space, const varve_entity **entity) {
  bool is_last = false;
  *entity = NULL;
  if (code != 0 || reader->is_mapped)
    return entity_at(reader, id, space, code, entity);
  while (!is_last)
    VARVE_TRY(get_definition(reader, entity, &is_last));
  if (*entity == NULL)
    return VARVE_STATUS_INTERNAL;
  if (varve_space_of(*entity) != space)
    return varve_container_fail(reader, VARVE_STREAM_DEFINITION,
                                "a definition of a %s is not allowed here",
                                varve_kind_text((varve_kind)(*entity)->kind));
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_reference(varve_container_reader *reader, varve_stream_id id,
                                    varve_space space, const varve_entity **entity) {
  uint64_t code;
  VARVE_TRY(varve_unpack(reader, id, &code));
  return varve_resolve(reader, id, code, space, entity);
}

/* Builds the whole name from its dialect and the text after the dot. */
static varve_status make_name(varve_container_reader *reader, const varve_name_text *parts,
                              varve_buffer *whole, const varve_operation_name **name) {
  varve_slice dialect = varve_string_bytes(parts->dialect);
  VARVE_TRY(varve_claim(reader, VARVE_STREAM_NAME, dialect.size + parts->text.size));
  whole->size = 0;
  VARVE_TRY(varve_buffer_reserve(whole, dialect.size + 1 + parts->text.size));
  memcpy(whole->data, dialect.data, dialect.size);
  size_t start = dialect.size + (dialect.size != 0);
  if (dialect.size != 0)
    whole->data[dialect.size] = '.';
  if (parts->text.size != 0)
    memcpy(whole->data + start, parts->text.data, parts->text.size);
  whole->size = start + parts->text.size;
  if (!varve_is_operation_name(varve_buffer_slice(whole)))
    return varve_container_fail(reader, VARVE_STREAM_NAME,
                                "an operation needs a name, without a NUL byte");
  VARVE_TRY(varve_pack_note_operation(reader->context, varve_buffer_slice(whole)));
  return varve_operation_name_intern(reader->context, varve_buffer_slice(whole), name);
}

/* Keeps the text of a vocabulary's name in place, except if it was copied. */
static varve_status keep_text(varve_container_reader *reader, varve_slice *text) {
  varve_byte_reader *stream = varve_read_stream(reader, VARVE_STREAM_NAME);
  if (varve_find_plain_text(stream->cursor, stream->end, text)) {
    stream->cursor += text->size + 1;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_unpack_text(reader, VARVE_STREAM_NAME, text));
  *text = varve_arena_copy(&reader->arena, *text);
  return text->data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

varve_status varve_unpack_name(varve_container_reader *reader, uint64_t *number) {
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, number));
  if (*number == 0) {
    varve_name_text parts = {NULL, {NULL, 0}};
    const varve_operation_name *name = NULL;
    VARVE_TRY(
        varve_unpack_reference(reader, VARVE_STREAM_SHAPE, VARVE_SPACE_ATTRIBUTE, &parts.dialect));
    if (parts.dialect == NULL || parts.dialect->kind != VARVE_KIND_STRING ||
        parts.dialect->child_count != 0)
      return varve_container_fail(reader, VARVE_STREAM_SHAPE,
                                  "the name of a dialect is not a string");
    if (reader->reads_vocabulary) {
      VARVE_TRY(keep_text(reader, &parts.text));
      VARVE_TRY(varve_vector_push(&reader->stored.name_texts, &parts));
    } else {
      VARVE_TRY(varve_unpack_text(reader, VARVE_STREAM_NAME, &parts.text));
      VARVE_TRY(make_name(reader, &parts, &reader->scratch.name, &name));
    }
    VARVE_TRY(varve_vector_push_pointer(&reader->names, name));
  }
  size_t count = reader->known.names + reader->names.count;
  if (*number > count)
    return varve_container_fail(reader, VARVE_STREAM_SHAPE, "name %llu of %zu",
                                (unsigned long long)*number, count);
  if (*number == 0)
    *number = count;
  return VARVE_STATUS_OK;
}

varve_status varve_name_at(varve_container_reader *reader, uint64_t number,
                           const varve_operation_name **name) {
  varve_name_text parts;
  if (number > reader->known.names) {
    *name = VARVE_VECTOR_AT(&reader->names, const varve_operation_name *,
                            number - reader->known.names - 1);
    return VARVE_STATUS_OK;
  }
  varve_need_known(reader->known.vocabulary, VARVE_KNOWN_NAMES, number - 1);
  const varve_operation_name **known =
      &VARVE_VECTOR_AT(&reader->known.vocabulary->names, const varve_operation_name *, number - 1);
  if (*known == NULL) {
    VARVE_TRY(varve_find_name_text(reader, (uint32_t)number - 1, &parts));
    VARVE_TRY(make_name(reader, &parts, &reader->known.vocabulary->scratch.name, known));
  }
  *name = *known;
  return VARVE_STATUS_OK;
}
