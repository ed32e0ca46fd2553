/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One grammar reads all spellings: none of the words of one means something else in another. What
 * is open stands on a stack of its own, so that no text is too deep for the machine's. */
#include "upgrade/llvm_types.h"

#include "base/vector.h"
#include "ir/attributes.h"

typedef enum frame_kind {
  FRAME_POINTER,  /* ptr<T, n> */
  FRAME_ARRAY,    /* array<n x T>, [n x T] */
  FRAME_VECTOR,   /* vec<n x T>, <n x T> */
  FRAME_FUNCTION, /* func<R (A)> */
  FRAME_STRUCT,   /* struct<(A, B)> */
  FRAME_BRACES,   /* { A, B } and, packed, <{ A, B }> */
  FRAME_ARGUMENTS /* R (A, B), behind R */
} frame_kind;

typedef struct open_type {
  frame_kind kind;
  bool is_packed;
  bool is_variadic;
  bool is_scalable;
  char closer;
  uint64_t number;
  size_t first;     /* of its values */
  varve_slice name; /* of a struct, with its quotes */
} open_type;

typedef struct type_reader {
  varve_context *context;
  varve_slice text;
  size_t at;
  varve_entity_list references;
  uint32_t reference_count;
  uint32_t next_reference;
  varve_vector frames; /* frame */
  varve_vector values; /* varve_llvm_type */
  varve_buffer made;   /* text of the type that is being made */
} type_reader;

static char peek(const type_reader *reader) {
  return reader->at < reader->text.size ? reader->text.data[reader->at] : '\n';
}

static void skip_blanks(type_reader *reader) {
  while (peek(reader) == ' ')
    reader->at++;
}

static bool accept(type_reader *reader, const char *text) {
  skip_blanks(reader);
  size_t size = strlen(text);
  if (reader->text.size - reader->at < size ||
      memcmp(reader->text.data + reader->at, text, size) != 0)
    return false;
  reader->at += size;
  return true;
}

static varve_status expect(type_reader *reader, const char *text) {
  return accept(reader, text) ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static varve_slice read_word(type_reader *reader) {
  skip_blanks(reader);
  size_t start = reader->at;
  while (is_word(peek(reader)))
    reader->at++;
  return varve_slice_make(reader->text.data + start, reader->at - start);
}

static varve_status read_number(type_reader *reader, uint64_t *number) {
  skip_blanks(reader);
  size_t start = reader->at;
  *number = 0;
  for (; peek(reader) >= '0' && peek(reader) <= '9'; reader->at++) {
    if (*number > (INT64_MAX - 9) / 10)
      return VARVE_STATUS_INVALID;
    *number = *number * 10 + (uint64_t)(peek(reader) - '0');
  }
  return reader->at == start ? VARVE_STATUS_INVALID : VARVE_STATUS_OK;
}

static varve_status push_value(type_reader *reader, const varve_type *type,
                               const varve_type *pointee) {
  varve_llvm_type value = {type, pointee};
  return varve_vector_push(&reader->values, &value);
}

static varve_status push_frame(type_reader *reader, open_type opened) {
  if (reader->frames.count >= reader->context->limits.max_depth)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  opened.first = reader->values.count;
  return varve_vector_push(&reader->frames, &opened);
}

/* !llvm.<made>, which has count places. */
static varve_status take_made(type_reader *reader, varve_entity_list references, uint32_t count,
                              const varve_type **type) {
  const varve_attribute *dialect;
  VARVE_TRY(varve_string_get(reader->context, VARVE_SLICE("llvm"), &dialect));
  return varve_dialect_type_get(reader->context, dialect, varve_buffer_slice(&reader->made),
                                references, count, type);
}

static varve_status make_plain(type_reader *reader, varve_slice text) {
  reader->made.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->made, text));
  const varve_type *type;
  VARVE_TRY(take_made(reader, NULL, 0, &type));
  return push_value(reader, type, NULL);
}

/* Pointee comes off the stack. */
static varve_status make_pointer(type_reader *reader, uint64_t space) {
  varve_llvm_type pointee = VARVE_VECTOR_LAST(&reader->values, varve_llvm_type);
  varve_vector_truncate(&reader->values, reader->values.count - 1);
  reader->made.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE("ptr")));
  if (space != 0) {
    VARVE_TRY(varve_buffer_append_char(&reader->made, '<'));
    VARVE_TRY(varve_buffer_append_unsigned(&reader->made, space));
    VARVE_TRY(varve_buffer_append_char(&reader->made, '>'));
  }
  const varve_type *type;
  VARVE_TRY(take_made(reader, NULL, 0, &type));
  return push_value(reader, type, pointee.type);
}

/* Words */

static varve_status push_float(type_reader *reader, varve_float_kind kind) {
  return push_value(reader, reader->context->floats[kind], NULL);
}

static varve_status read_integer(type_reader *reader, varve_slice word) {
  uint64_t width = 0;
  for (size_t i = 1; i < word.size; i++) {
    if (word.data[i] < '0' || word.data[i] > '9' || width > VARVE_MAX_INTEGER_WIDTH)
      return VARVE_STATUS_INVALID;
    width = width * 10 + (uint64_t)(word.data[i] - '0');
  }
  if (word.size < 2 || width > VARVE_MAX_INTEGER_WIDTH)
    return VARVE_STATUS_INVALID;
  const varve_type *type;
  VARVE_TRY(varve_integer_type_get(reader->context, (uint32_t)width, VARVE_SIGNLESS, &type));
  return push_value(reader, type, NULL);
}

static varve_status push_mmx(type_reader *reader) {
  const int64_t one = 1;
  const varve_type *type;
  VARVE_TRY(varve_vector_type_get(reader->context, (varve_dims){&one, 1}, NULL,
                                  reader->context->i64, &type));
  return push_value(reader, type, NULL);
}

static const struct float_word {
  const char *word;
  varve_float_kind kind;
} float_words[] = {
    {"half", VARVE_FLOAT_F16},   {"bfloat", VARVE_FLOAT_BF16}, {"float", VARVE_FLOAT_F32},
    {"double", VARVE_FLOAT_F64}, {"fp128", VARVE_FLOAT_F128},  {"x86_fp80", VARVE_FLOAT_F80},
    {"f16", VARVE_FLOAT_F16},    {"bf16", VARVE_FLOAT_BF16},   {"f32", VARVE_FLOAT_F32},
    {"f64", VARVE_FLOAT_F64},    {"f128", VARVE_FLOAT_F128},   {"f80", VARVE_FLOAT_F80},
};
static const char *const kept_words[] = {"void",     "label",     "token",
                                         "metadata", "ppc_fp128", "x86_amx"};

static varve_status read_plain_word(type_reader *reader, varve_slice word) {
  for (size_t i = 0; i < sizeof(float_words) / sizeof(*float_words); i++)
    if (varve_slice_equal(word, varve_slice_of(float_words[i].word)))
      return push_float(reader, float_words[i].kind);
  for (size_t i = 0; i < sizeof(kept_words) / sizeof(*kept_words); i++)
    if (varve_slice_equal(word, varve_slice_of(kept_words[i])))
      return make_plain(reader, word);
  if (varve_slice_equal(word, VARVE_SLICE("x86_mmx")))
    return push_mmx(reader);
  return word.size != 0 && word.data[0] == 'i' ? read_integer(reader, word) : VARVE_STATUS_INVALID;
}

/* "..." as MLIR has it, with its quotes. */
static varve_status read_quoted(type_reader *reader, varve_slice *quoted) {
  VARVE_TRY(expect(reader, "\""));
  size_t start = reader->at - 1;
  for (; peek(reader) != '"'; reader->at++) {
    if (reader->at >= reader->text.size)
      return VARVE_STATUS_INVALID;
    if (peek(reader) == '\\')
      reader->at++;
  }
  reader->at++;
  *quoted = varve_slice_make(reader->text.data + start, reader->at - start);
  return VARVE_STATUS_OK;
}

/* struct<"name", opaque>, or with nothing else: a reference to the struct around it. */
static varve_status finish_named(type_reader *reader, varve_slice name, bool is_opaque) {
  reader->made.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE("struct<")));
  VARVE_TRY(varve_buffer_append(&reader->made, name));
  VARVE_TRY(
      varve_buffer_append(&reader->made, is_opaque ? VARVE_SLICE(", opaque>") : VARVE_SLICE(">")));
  const varve_type *type;
  VARVE_TRY(take_made(reader, NULL, 0, &type));
  return push_value(reader, type, NULL);
}

/* Behind "struct<". *is_open: its elements come next. */
static varve_status read_struct(type_reader *reader, bool *is_open) {
  open_type opened = {.kind = FRAME_STRUCT, .closer = ')'};
  *is_open = false;
  skip_blanks(reader);
  if (peek(reader) == '"') {
    VARVE_TRY(read_quoted(reader, &opened.name));
    if (accept(reader, ">"))
      return finish_named(reader, opened.name, false);
    VARVE_TRY(expect(reader, ","));
    if (accept(reader, "opaque")) {
      VARVE_TRY(expect(reader, ">"));
      return finish_named(reader, opened.name, true);
    }
  }
  opened.is_packed = accept(reader, "packed");
  VARVE_TRY(expect(reader, "("));
  *is_open = true;
  return push_frame(reader, opened);
}

/* n x, or vscale x n x, or ? x n x: how long, behind the bracket. */
static varve_status read_length(type_reader *reader, open_type *opened) {
  if (accept(reader, "vscale") || accept(reader, "?")) {
    opened->is_scalable = true;
    VARVE_TRY(expect(reader, "x"));
  }
  VARVE_TRY(read_number(reader, &opened->number));
  return expect(reader, "x");
}

static varve_status open_sized(type_reader *reader, frame_kind kind, char closer) {
  open_type opened = {.kind = kind, .closer = closer};
  VARVE_TRY(read_length(reader, &opened));
  return push_frame(reader, opened);
}

/* Behind "ptr<": a number alone is how it is written today. */
static varve_status open_pointer(type_reader *reader, bool *is_open) {
  skip_blanks(reader);
  if (peek(reader) < '0' || peek(reader) > '9')
    return push_frame(reader, (open_type){.kind = FRAME_POINTER, .closer = '>'});
  uint64_t space;
  VARVE_TRY(read_number(reader, &space));
  VARVE_TRY(expect(reader, ">"));
  *is_open = false;
  VARVE_TRY(push_value(reader, NULL, NULL));
  return make_pointer(reader, space);
}

static varve_status read_word_type(type_reader *reader, bool *is_open) {
  varve_slice word = read_word(reader);
  bool is_pointer = varve_slice_equal(word, VARVE_SLICE("ptr"));
  *is_open = peek(reader) == '<' && accept(reader, "<");
  if (!*is_open && is_pointer) {
    VARVE_TRY(push_value(reader, NULL, NULL));
    return make_pointer(reader, 0);
  }
  if (!*is_open)
    return read_plain_word(reader, word);
  if (is_pointer)
    return open_pointer(reader, is_open);
  if (varve_slice_equal(word, VARVE_SLICE("array")))
    return open_sized(reader, FRAME_ARRAY, '>');
  if (varve_slice_equal(word, VARVE_SLICE("vec")) || varve_slice_equal(word, VARVE_SLICE("vector")))
    return open_sized(reader, FRAME_VECTOR, '>');
  if (varve_slice_equal(word, VARVE_SLICE("func")))
    return push_frame(reader, (open_type){.kind = FRAME_FUNCTION, .closer = '>'});
  if (varve_slice_equal(word, VARVE_SLICE("struct")))
    return read_struct(reader, is_open);
  return VARVE_STATUS_INVALID;
}

static bool is_name(char c) { return is_word(c) || c == '.' || c == '-' || c == '$'; }

/* %name or %"name": LLVM's text never tells the elements. */
static varve_status read_name(type_reader *reader) {
  reader->at++;
  varve_slice name;
  if (peek(reader) == '"') {
    VARVE_TRY(read_quoted(reader, &name));
    return finish_named(reader, name, true);
  }
  size_t start = reader->at;
  while (is_name(peek(reader)))
    reader->at++;
  name = varve_slice_make(reader->text.data + start, reader->at - start);
  if (name.size == 0)
    return VARVE_STATUS_INVALID;
  reader->made.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE("struct<\"")));
  VARVE_TRY(varve_buffer_append(&reader->made, name));
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE("\", opaque>")));
  const varve_type *type;
  VARVE_TRY(take_made(reader, NULL, 0, &type));
  return push_value(reader, type, NULL);
}

static varve_status read_reference(type_reader *reader) {
  if (reader->next_reference >= reader->reference_count)
    return VARVE_STATUS_INVALID;
  const varve_entity *node = reader->references[reader->next_reference++];
  reader->at++;
  return varve_is_type(node) ? push_value(reader, node, NULL) : VARVE_STATUS_INVALID;
}

/* What a type begins with. *is_open: a frame was opened, which has no value yet. */
static varve_status read_start(type_reader *reader, bool *is_open) {
  skip_blanks(reader);
  *is_open = false;
  if (reader->at >= reader->text.size)
    return VARVE_STATUS_INVALID;
  char c = peek(reader);
  if (c == 0)
    return read_reference(reader);
  if (c == '%')
    return read_name(reader);
  if (is_word(c))
    return read_word_type(reader, is_open);
  *is_open = true;
  if (accept(reader, "["))
    return open_sized(reader, FRAME_ARRAY, ']');
  if (accept(reader, "{"))
    return push_frame(reader, (open_type){.kind = FRAME_BRACES, .closer = '}'});
  if (accept(reader, "<{"))
    return push_frame(reader, (open_type){.kind = FRAME_BRACES, .closer = '}', .is_packed = true});
  VARVE_TRY(expect(reader, "<"));
  return open_sized(reader, FRAME_VECTOR, '>');
}

/* Closing */

static varve_status append_places(type_reader *reader, size_t count, bool is_variadic) {
  for (size_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append_char(&reader->made, '\0'));
  }
  if (!is_variadic)
    return VARVE_STATUS_OK;
  return varve_buffer_append(&reader->made, count != 0 ? VARVE_SLICE(", ...") : VARVE_SLICE("..."));
}

/* The values from first on become one, of which made is the text. */
static varve_status finish_made(type_reader *reader, size_t first) {
  size_t count = reader->values.count - first;
  const varve_entity **types;
  size_t size;
  if (count > UINT32_MAX || !varve_multiply_size(count + 1, sizeof(void *), &size))
    return VARVE_STATUS_LIMIT_EXCEEDED;
  types = varve_memory_resize(&reader->context->memory, NULL, 0, size);
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < count; i++)
    types[i] = VARVE_VECTOR_AT(&reader->values, varve_llvm_type, first + i).type;
  const varve_type *type;
  varve_status status = take_made(reader, types, (uint32_t)count, &type);
  varve_memory_free(&reader->context->memory, (void *)types, size);
  VARVE_TRY(status);
  varve_vector_truncate(&reader->values, first);
  return push_value(reader, type, NULL);
}

static varve_status close_struct(type_reader *reader, const open_type *closed) {
  if (closed->kind == FRAME_STRUCT || closed->is_packed)
    VARVE_TRY(expect(reader, ">"));
  reader->made.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE("struct<")));
  VARVE_TRY(varve_buffer_append(&reader->made, closed->name));
  if (closed->name.size != 0)
    VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE(", ")));
  VARVE_TRY(varve_buffer_append(&reader->made,
                                closed->is_packed ? VARVE_SLICE("packed (") : VARVE_SLICE("(")));
  VARVE_TRY(append_places(reader, reader->values.count - closed->first, false));
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE(")>")));
  return finish_made(reader, closed->first);
}

/* What it returns stands below its arguments. */
static varve_status close_arguments(type_reader *reader, const open_type *closed) {
  reader->made.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE("func<")));
  VARVE_TRY(varve_buffer_append(&reader->made, varve_slice_make("\0 (", 3)));
  VARVE_TRY(append_places(reader, reader->values.count - closed->first, closed->is_variadic));
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE(")>")));
  return finish_made(reader, closed->first - 1);
}

static varve_status close_array(type_reader *reader, const open_type *closed) {
  reader->made.size = 0;
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE("array<")));
  VARVE_TRY(varve_buffer_append_unsigned(&reader->made, closed->number));
  VARVE_TRY(varve_buffer_append(&reader->made, VARVE_SLICE(" x ")));
  VARVE_TRY(varve_buffer_append_char(&reader->made, '\0'));
  VARVE_TRY(varve_buffer_append_char(&reader->made, '>'));
  return finish_made(reader, closed->first);
}

static varve_status close_vector(type_reader *reader, const open_type *closed) {
  varve_llvm_type element = VARVE_VECTOR_LAST(&reader->values, varve_llvm_type);
  int64_t size = (int64_t)closed->number;
  const uint8_t scalable = 1;
  const varve_type *type;
  VARVE_TRY(varve_vector_type_get(reader->context, (varve_dims){&size, 1},
                                  closed->is_scalable ? &scalable : NULL, element.type, &type));
  varve_vector_truncate(&reader->values, closed->first);
  return push_value(reader, type, element.pointee);
}

static varve_status close_frame(type_reader *reader) {
  open_type closed = VARVE_VECTOR_LAST(&reader->frames, open_type);
  varve_vector_truncate(&reader->frames, reader->frames.count - 1);
  switch (closed.kind) {
  case FRAME_POINTER:
    return make_pointer(reader, closed.number);
  case FRAME_ARRAY:
    return close_array(reader, &closed);
  case FRAME_VECTOR:
    return close_vector(reader, &closed);
  case FRAME_FUNCTION:
    return VARVE_STATUS_OK;
  case FRAME_STRUCT:
  case FRAME_BRACES:
    return close_struct(reader, &closed);
  case FRAME_ARGUMENTS:
    return close_arguments(reader, &closed);
  }
  return VARVE_STATUS_INVALID;
}

static bool is_list(frame_kind kind) {
  return kind == FRAME_STRUCT || kind == FRAME_BRACES || kind == FRAME_ARGUMENTS;
}

/* In place of a type: the end of an empty list, or "..." and the end. */
static varve_status read_list_end(type_reader *reader, bool *is_closed) {
  *is_closed = false;
  if (reader->frames.count == 0)
    return VARVE_STATUS_OK;
  open_type *open = &VARVE_VECTOR_LAST(&reader->frames, open_type);
  if (open->kind == FRAME_ARGUMENTS && accept(reader, "..."))
    open->is_variadic = true;
  else if (!is_list(open->kind) || reader->values.count != open->first)
    return VARVE_STATUS_OK;
  const char closer[] = {open->closer, '\0'};
  *is_closed = accept(reader, closer);
  if (!*is_closed)
    return open->is_variadic ? VARVE_STATUS_INVALID : VARVE_STATUS_OK;
  return close_frame(reader);
}

/* Behind a type. *is_next: a type follows. */
static varve_status read_behind(type_reader *reader, bool *is_next) {
  *is_next = false;
  if (accept(reader, "*"))
    return make_pointer(reader, 0);
  if (accept(reader, "addrspace")) {
    uint64_t space;
    VARVE_TRY(expect(reader, "("));
    VARVE_TRY(read_number(reader, &space));
    VARVE_TRY(expect(reader, ")"));
    VARVE_TRY(expect(reader, "*"));
    return make_pointer(reader, space);
  }
  *is_next = true;
  if (accept(reader, "("))
    return push_frame(reader, (open_type){.kind = FRAME_ARGUMENTS, .closer = ')'});
  if (reader->frames.count == 0)
    return VARVE_STATUS_INVALID;
  open_type *open = &VARVE_VECTOR_LAST(&reader->frames, open_type);
  if (accept(reader, ",")) {
    if (is_list(open->kind))
      return VARVE_STATUS_OK;
    if (open->kind != FRAME_POINTER)
      return VARVE_STATUS_INVALID;
    VARVE_TRY(read_number(reader, &open->number));
  }
  *is_next = false;
  const char closer[] = {open->closer, '\0'};
  VARVE_TRY(expect(reader, closer));
  return close_frame(reader);
}

static bool is_at_end(type_reader *reader) {
  skip_blanks(reader);
  return reader->at >= reader->text.size && reader->frames.count == 0;
}

static varve_status read_text(type_reader *reader) {
  for (bool is_next = true;;) {
    bool is_closed = false;
    bool is_open = false;
    if (is_next)
      VARVE_TRY(read_list_end(reader, &is_closed));
    if (is_next && !is_closed)
      VARVE_TRY(read_start(reader, &is_open));
    is_next = is_open;
    if (is_open)
      continue;
    if (is_at_end(reader))
      return VARVE_STATUS_OK;
    VARVE_TRY(read_behind(reader, &is_next));
    if (!is_next && is_at_end(reader))
      return VARVE_STATUS_OK;
  }
}

static int hex_digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  c = (char)(c | 0x20);
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Takes the quotes off !llvm<"...">, in which those of names are escaped. */
static varve_status unquote(varve_slice text, varve_buffer *plain) {
  for (size_t i = 1; i + 1 < text.size; i++) {
    char c = text.data[i];
    if (c == '"')
      return VARVE_STATUS_INVALID;
    if (c == '\\') {
      char next = text.data[++i];
      if (next != '"' && next != '\\') {
        if (i + 2 >= text.size || hex_digit(next) < 0 || hex_digit(text.data[i + 1]) < 0)
          return VARVE_STATUS_INVALID;
        next = (char)(hex_digit(next) * 16 + hex_digit(text.data[++i]));
      }
      c = next;
    }
    if (c == '\0')
      return VARVE_STATUS_INVALID;
    VARVE_TRY(varve_buffer_append_char(plain, c));
  }
  return VARVE_STATUS_OK;
}

static varve_status read_spelling(varve_context *context, const varve_type *old,
                                  varve_buffer *plain, varve_llvm_type *read) {
  type_reader reader = {.context = context,
                        .text = varve_slice_make(varve_entity_payload(old), old->payload_size),
                        .references = old->children + 1,
                        .reference_count = old->child_count - 1};
  varve_slice text = reader.text;
  if (text.size >= 2 && text.data[0] == '"' && text.data[text.size - 1] == '"') {
    VARVE_TRY(unquote(text, plain));
    reader.text = varve_buffer_slice(plain);
  }
  varve_vector_init(&reader.frames, &context->memory, sizeof(open_type));
  varve_vector_init(&reader.values, &context->memory, sizeof(varve_llvm_type));
  varve_buffer_init(&reader.made, &context->memory);
  varve_status status = read_text(&reader);
  if (status == VARVE_STATUS_OK)
    *read = VARVE_VECTOR_AT(&reader.values, varve_llvm_type, 0);
  varve_vector_release(&reader.frames);
  varve_vector_release(&reader.values);
  varve_buffer_release(&reader.made);
  return status;
}

static bool is_of_llvm(const varve_type *type) {
  return type->kind == VARVE_KIND_DIALECT_TYPE &&
         (!varve_entity_is_parametric(type) || type->child_count == 1) &&
         varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("llvm"));
}

varve_status varve_llvm_type_read(varve_context *context, const varve_type *old,
                                  varve_llvm_type *read) {
  *read = (varve_llvm_type){.type = old};
  bool is_vector = old->kind == VARVE_KIND_VECTOR_TYPE;
  const varve_type *element = is_vector ? varve_type_element(old) : old;
  if (!is_of_llvm(element))
    return VARVE_STATUS_OK;
  varve_buffer plain;
  varve_buffer_init(&plain, &context->memory);
  varve_status status = read_spelling(context, element, &plain, read);
  varve_buffer_release(&plain);
  if (status != VARVE_STATUS_OK || !is_vector)
    return status;
  return varve_vector_type_get(context, varve_type_dims(old), varve_vector_type_scalable(old),
                               read->type, &read->type);
}
