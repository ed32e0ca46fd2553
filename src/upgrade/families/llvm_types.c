/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the text of LLVM's types and the parameters of later types. The reader keeps open brackets
 * on a stack, so deeply nested types need no recursion. */
#include "upgrade/families/llvm_types.h"

#include "dialect/known/llvm_parts.h"
#include "ir/attributes.h"
#include "ir/context.h"

typedef enum frame_kind {
  FRAME_ARRAY,    /* [n x T] */
  FRAME_VECTOR,   /* <n x T> */
  FRAME_BRACES,   /* { A, B } and packed <{ A, B }> */
  FRAME_ARGUMENTS /* R (A, B); R is read before the bracket */
} frame_kind;

typedef struct open_type {
  frame_kind kind;
  bool is_packed;
  bool is_variadic;
  bool is_scalable;
  char closer;
  uint64_t number;
  size_t first; /* the index in `values` of the first type inside the bracket */
} open_type;

typedef struct type_reader {
  varve_context *context;
  varve_slice text;
  size_t at;
  varve_vector frames; /* open_type */
  varve_vector values; /* varve_llvm_type */
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

static varve_status push_value(type_reader *reader, const varve_entity *type,
                               const varve_entity *pointee) {
  varve_llvm_type value = {type, pointee};
  return varve_vector_push(&reader->values, &value);
}

static varve_status push_frame(type_reader *reader, open_type opened) {
  if (reader->frames.count >= reader->context->limits.max_depth)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  opened.first = reader->values.count;
  return varve_vector_push(&reader->frames, &opened);
}

static varve_status make_plain(type_reader *reader, varve_slice text) {
  const varve_entity *dialect;
  const varve_entity *type;
  VARVE_TRY(varve_string_get(reader->context, VARVE_SLICE("llvm"), &dialect));
  VARVE_TRY(varve_dialect_type_get(reader->context, dialect, text, NULL, 0, &type));
  return push_value(reader, type, NULL);
}

/* Makes a pointer to the last type on the stack. */
static varve_status make_pointer(type_reader *reader, uint64_t space) {
  varve_llvm_type pointee = VARVE_VECTOR_LAST(&reader->values, varve_llvm_type);
  const varve_entity *type;
  varve_vector_truncate(&reader->values, reader->values.count - 1);
  VARVE_TRY(varve_llvm_pointer_get(reader->context, NULL, space, &type));
  return push_value(reader, type, pointee.type);
}

/* Words */

static varve_status read_integer(type_reader *reader, varve_slice word) {
  uint64_t width = 0;
  for (size_t i = 1; i < word.size; i++) {
    if (word.data[i] < '0' || word.data[i] > '9' || width > VARVE_MAX_INTEGER_WIDTH)
      return VARVE_STATUS_INVALID;
    width = width * 10 + (uint64_t)(word.data[i] - '0');
  }
  if (word.size < 2 || width > VARVE_MAX_INTEGER_WIDTH)
    return VARVE_STATUS_INVALID;
  const varve_entity *type;
  VARVE_TRY(varve_integer_type_get(reader->context, (uint32_t)width, VARVE_SIGNLESS, &type));
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
static const char *const plain_words[] = {"void",     "label",     "token",
                                          "metadata", "ppc_fp128", "x86_amx"};

/* Makes a struct with a name. LLVM's text does not give the elements of such a struct. */
static varve_status make_opaque(type_reader *reader, varve_slice name) {
  varve_llvm_struct parts = {.name = NULL};
  const varve_entity *type;
  VARVE_TRY(varve_string_get(reader->context, name, &parts.name));
  VARVE_TRY(varve_llvm_struct_get(reader->context, &parts, &type));
  return push_value(reader, type, NULL);
}

/* Reads a name in quotes. Its escapes are kept. */
static varve_status read_quoted(type_reader *reader, varve_slice *name) {
  VARVE_TRY(expect(reader, "\""));
  size_t start = reader->at;
  for (; peek(reader) != '"'; reader->at++) {
    if (reader->at >= reader->text.size)
      return VARVE_STATUS_INVALID;
    if (peek(reader) == '\\')
      reader->at++;
  }
  *name = varve_slice_make(reader->text.data + start, reader->at - start);
  reader->at++;
  return VARVE_STATUS_OK;
}

static varve_status open_sized(type_reader *reader, frame_kind kind, char closer) {
  open_type opened = {.kind = kind, .closer = closer};
  /* n x, vscale x n x, or ? x n x */
  if (accept(reader, "vscale") || accept(reader, "?")) {
    opened.is_scalable = true;
    VARVE_TRY(expect(reader, "x"));
  }
  VARVE_TRY(read_number(reader, &opened.number));
  VARVE_TRY(expect(reader, "x"));
  return push_frame(reader, opened);
}

static bool is_name(char c) { return is_word(c) || c == '.' || c == '-' || c == '$'; }

/* Reads the beginning of a type. Sets *is_open if the beginning opens a bracket, so that the type
 * is not complete yet. */
static varve_status read_start(type_reader *reader, bool *is_open) {
  skip_blanks(reader);
  *is_open = false;
  if (reader->at >= reader->text.size)
    return VARVE_STATUS_INVALID;
  char c = peek(reader);
  if (c == '%') {
    /* Reads %name or %"name". */
    varve_slice name;
    reader->at++;
    if (peek(reader) == '"') {
      VARVE_TRY(read_quoted(reader, &name));
      return make_opaque(reader, name);
    }
    size_t start = reader->at;
    while (is_name(peek(reader)))
      reader->at++;
    name = varve_slice_make(reader->text.data + start, reader->at - start);
    return name.size == 0 ? VARVE_STATUS_INVALID : make_opaque(reader, name);
  }
  if (is_word(c)) {
    const varve_slice word = read_word(reader);
    for (size_t i = 0; i < sizeof(float_words) / sizeof(*float_words); i++)
      if (varve_slice_equal(word, varve_slice_of(float_words[i].word)))
        return push_value(reader, reader->context->floats[float_words[i].kind], NULL);
    for (size_t i = 0; i < sizeof(plain_words) / sizeof(*plain_words); i++)
      if (varve_slice_equal(word, varve_slice_of(plain_words[i])))
        return make_plain(reader, word);
    if (varve_slice_equal(word, VARVE_SLICE("x86_mmx"))) {
      const int64_t one = 1;
      const varve_entity *type;
      VARVE_TRY(varve_vector_type_get(reader->context, (varve_dims){&one, 1}, NULL,
                                      reader->context->i64, &type));
      return push_value(reader, type, NULL);
    }
    return word.size != 0 && word.data[0] == 'i' ? read_integer(reader, word)
                                                 : VARVE_STATUS_INVALID;
  }
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

/* Makes a list of the types on the stack from `first` on, and removes these types from the
 * stack. */
static varve_status take_list(type_reader *reader, size_t first, const varve_entity **list) {
  varve_vector items;
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&items, &reader->context->memory, sizeof(const varve_entity *));
  for (size_t i = first; i < reader->values.count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *item = NULL;
    status = varve_type_attribute_get(
        reader->context, VARVE_VECTOR_AT(&reader->values, varve_llvm_type, i).type, &item);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push_pointer(&items, item);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(reader->context, items.data, (uint32_t)items.count, list);
  varve_vector_release(&items);
  varve_vector_truncate(&reader->values, first);
  return status;
}

static varve_status close_frame(type_reader *reader) {
  open_type closed = VARVE_VECTOR_LAST(&reader->frames, open_type);
  varve_vector_truncate(&reader->frames, reader->frames.count - 1);
  switch (closed.kind) {
  case FRAME_ARRAY: {
    varve_llvm_type element = VARVE_VECTOR_LAST(&reader->values, varve_llvm_type);
    const varve_entity *type;
    varve_vector_truncate(&reader->values, closed.first);
    VARVE_TRY(varve_llvm_array_get(reader->context, element.type, closed.number, &type));
    return push_value(reader, type, NULL);
  }
  case FRAME_VECTOR: {
    varve_llvm_type element = VARVE_VECTOR_LAST(&reader->values, varve_llvm_type);
    int64_t size = (int64_t)closed.number;
    const uint8_t scalable = 1;
    const varve_entity *type;
    VARVE_TRY(varve_vector_type_get(reader->context, (varve_dims){&size, 1},
                                    closed.is_scalable ? &scalable : NULL, element.type, &type));
    varve_vector_truncate(&reader->values, closed.first);
    return push_value(reader, type, element.pointee);
  }
  case FRAME_BRACES: {
    varve_llvm_struct parts = {.is_packed = closed.is_packed};
    const varve_entity *type;
    if (closed.is_packed)
      VARVE_TRY(expect(reader, ">"));
    VARVE_TRY(take_list(reader, closed.first, &parts.body));
    VARVE_TRY(varve_llvm_struct_get(reader->context, &parts, &type));
    return push_value(reader, type, NULL);
  }
  case FRAME_ARGUMENTS: {
    /* The type of the result is below the arguments on the stack. */
    varve_llvm_function_type parts = {.is_variadic = closed.is_variadic};
    const varve_entity *type;
    VARVE_TRY(take_list(reader, closed.first, &parts.inputs));
    parts.result = VARVE_VECTOR_LAST(&reader->values, varve_llvm_type).type;
    varve_vector_truncate(&reader->values, reader->values.count - 1);
    VARVE_TRY(varve_llvm_function_type_get(reader->context, &parts, &type));
    return push_value(reader, type, NULL);
  }
  }
  return VARVE_STATUS_INVALID;
}

static bool is_list(frame_kind kind) { return kind == FRAME_BRACES || kind == FRAME_ARGUMENTS; }

/* Reads the end of a list where a type could follow: the bracket of an empty list, or "..." and the
 * bracket. Sets *is_closed if the list ends. */
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

/* Reads the text after a type. Sets *is_next if another type follows. */
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
  if (accept(reader, ","))
    return is_list(open->kind) ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
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

/* Removes the quotes of !llvm<"...">, and the escapes inside them. */
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

static varve_status read_spelling(varve_context *context, const varve_entity *old,
                                  varve_buffer *plain, varve_llvm_type *read) {
  type_reader reader = {.context = context,
                        .text = varve_slice_make(varve_entity_payload(old), old->payload_size)};
  varve_slice text = reader.text;
  if (text.size >= 2 && text.data[0] == '"' && text.data[text.size - 1] == '"') {
    VARVE_TRY(unquote(text, plain));
    reader.text = varve_buffer_slice(plain);
  }
  varve_vector_init(&reader.frames, &context->memory, sizeof(open_type));
  varve_vector_init(&reader.values, &context->memory, sizeof(varve_llvm_type));
  varve_status status = read_text(&reader);
  if (status == VARVE_STATUS_OK)
    *read = VARVE_VECTOR_AT(&reader.values, varve_llvm_type, 0);
  varve_vector_release(&reader.frames);
  varve_vector_release(&reader.values);
  return status;
}

/* Parameters */

/* Reads !llvm.vec<4 x T> or !llvm.vec<? x 4 x T>. */
static varve_status read_vector(varve_context *context, const varve_entity *old,
                                varve_llvm_type *read) {
  enum { ELEMENT, COUNT, IS_SCALABLE, PARAMETERS };
  const uint8_t scalable = 1;
  if (varve_parameter_count(old) != PARAMETERS ||
      varve_parameter(old, COUNT)->kind != VARVE_KIND_INTEGER ||
      varve_parameter(old, IS_SCALABLE)->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_INVALID;
  int64_t count = (int64_t)varve_integer_words(varve_parameter(old, COUNT))[0];
  bool is_scalable = varve_integer_words(varve_parameter(old, IS_SCALABLE))[0] != 0;
  VARVE_TRY(varve_llvm_type_read(context, varve_parameter(old, ELEMENT), read));
  return varve_vector_type_get(context, (varve_dims){&count, 1}, is_scalable ? &scalable : NULL,
                               read->type, &read->type);
}

/* Reads a type with parameters. Parameters that are types may also be of an earlier era. */
static varve_status read_parameters(varve_context *context, const varve_entity *old,
                                    varve_llvm_type *read) {
  varve_slice mnemonic = varve_parametric_mnemonic(old);
  read->pointee = varve_llvm_pointee(old);
  if (read->pointee != NULL)
    return varve_llvm_pointer_get(context, NULL, (uint64_t)varve_llvm_address_space(old),
                                  &read->type);
  if (varve_slice_equal(mnemonic, VARVE_SLICE("i")) && varve_parameter_count(old) == 1) {
    /* Types of 2020 such as !llvm.i32 */
    const varve_entity *width = varve_parameter(old, 0);
    uint64_t number =
        width->kind == VARVE_KIND_INTEGER ? varve_integer_words(width)[0] : UINT64_MAX;
    return number > VARVE_MAX_INTEGER_WIDTH
               ? VARVE_STATUS_INVALID
               : varve_integer_type_get(context, (uint32_t)number, VARVE_SIGNLESS, &read->type);
  }
  return varve_slice_equal(mnemonic, VARVE_SLICE("vec")) ? read_vector(context, old, read)
                                                         : VARVE_STATUS_OK;
}

varve_status varve_llvm_type_read(varve_context *context, const varve_entity *old,
                                  varve_llvm_type *read) {
  *read = (varve_llvm_type){.type = old};
  bool is_vector = old->kind == VARVE_KIND_VECTOR_TYPE;
  const varve_entity *element = is_vector ? varve_type_element(old) : old;
  varve_buffer plain;
  if (!varve_is_type(element) || !varve_is_of_llvm(element))
    return VARVE_STATUS_OK;
  varve_buffer_init(&plain, &context->memory);
  varve_status status = varve_entity_is_parametric(element)
                            ? read_parameters(context, element, read)
                            : read_spelling(context, element, &plain, read);
  varve_buffer_release(&plain);
  if (status != VARVE_STATUS_OK || !is_vector)
    return status;
  return varve_vector_type_get(context, varve_type_dims(old), varve_vector_type_scalable(old),
                               read->type, &read->type);
}

varve_status varve_upgrade_pointee(varve_upgrader *up, const varve_entity *pointer,
                                   const varve_entity **pointee) {
  varve_llvm_type read;
  *pointee = NULL;
  varve_status status = varve_llvm_type_read(up->context, pointer, &read);
  if (status == VARVE_STATUS_OK)
    *pointee = read.pointee;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}
