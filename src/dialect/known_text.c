/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Normalizes blanks in bodies kept as text: one blank after commas, between words, and where the
 * style of the type or attribute has one. All others are removed. */
#include "dialect/known_text.h"

#include "dialect/llvm_text.h"
#include "dialect/spirv_text.h"

enum {
  AROUND_EQUALS = 1, /* lvls = 0 */
  NOT_IN_WORDS = 8,  /* 16x16xbf16 */
  RANGE = 16,        /* "0 to 1" is "0" */
  MEMBERS = 32       /* <(f32 [0], i32 [4, NonWritable])> */
};

typedef struct text_style {
  const char *dialect;
  const char *mnemonic;
  bool is_type;
  unsigned flags;
} text_style;

static const text_style styles[] = {{"amx", "tile", true, NOT_IN_WORDS},
                                    {"gpu", "mma_matrix", true, 0},
                                    {"gpu", "object", false, AROUND_EQUALS},
                                    {"llvm", "constant_range", false, 0},
                                    {"pdl", "range", true, 0},
                                    {"sparse_tensor", "iter_space", true, AROUND_EQUALS | RANGE},
                                    {"sparse_tensor", "iterator", true, AROUND_EQUALS | RANGE},
                                    {"spirv", "arm.tensor", true, NOT_IN_WORDS},
                                    {"spirv", "struct", true, MEMBERS},
                                    {"spirv", "target_env", false, 0},
                                    {"spv", "struct", true, MEMBERS},
                                    {"xegpu", "mem_desc", true, AROUND_EQUALS},
                                    {"xegpu", "mem_layout", false, AROUND_EQUALS},
                                    {"xegpu", "tensor_desc", true, 0}};

static const text_style *find_style(const varve_entity *entity, varve_slice text) {
  varve_slice dialect = varve_string_bytes(entity->children[0]);
  for (size_t i = 0; i < VARVE_COUNT_OF(styles); i++) {
    varve_slice mnemonic = varve_slice_of(styles[i].mnemonic);
    if (styles[i].is_type == varve_is_type(entity) && text.size > mnemonic.size &&
        text.data[mnemonic.size] == '<' && varve_slice_starts_with(text, mnemonic) &&
        varve_slice_equal(dialect, varve_slice_of(styles[i].dialect)))
      return &styles[i];
  }
  return NULL;
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* A NUL represents a reference to another type or attribute, and counts as a word. */
static bool is_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == 0;
}

/* Returns whether c can continue a name. */
static bool is_in_name(char c) { return is_word(c) || c == '.' || c == '$' || c == '-'; }

/* Returns whether the two characters would join into one word or name without a blank. */
static bool would_join(char last, char c) {
  return (is_word(last) && is_word(c)) ||
         ((last == 0 || c == 0) && is_in_name(last) && is_in_name(c));
}

static char last_of(const varve_buffer *out) {
  return out->size == 0 ? ' ' : out->data[out->size - 1];
}

static varve_status copy_string(varve_slice text, size_t *at, varve_buffer *out) {
  size_t start = (*at)++;
  while (*at < text.size && text.data[*at] != '"')
    *at += text.data[*at] == '\\' ? 2 : 1;
  if (*at >= text.size)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_buffer_append(out, varve_slice_make(text.data + start, *at - start + 1));
}

/* Appends one character that is neither blank nor in a string. */
static varve_status put(char c, bool is_apart, unsigned flags, varve_buffer *out) {
  char last = last_of(out);
  if (c == '=' && (flags & AROUND_EQUALS) != 0)
    return varve_buffer_append(out, VARVE_SLICE(" = "));
  bool is_list = c == '[' && (flags & MEMBERS) != 0;
  bool is_next_word = is_apart && (flags & NOT_IN_WORDS) == 0 && would_join(last, c);
  if ((is_list || is_next_word) && last != ' ')
    VARVE_TRY(varve_buffer_append_char(out, ' '));
  VARVE_TRY(varve_buffer_append_char(out, c));
  return c == ',' ? varve_buffer_append_char(out, ' ') : VARVE_STATUS_OK;
}

/* Returns whether a blank may be significant here: the marks begin names or comments, or the
 * character makes another token of the last one. None of the styles has such text. */
static bool needs_blanks(char last, char c) {
  return (c != 0 && strchr("/!#@%^", c) != NULL) || (last == '-' && c == '>') ||
         (last == ':' && c == ':');
}

static varve_status respace(varve_slice text, unsigned flags, varve_buffer *out) {
  bool is_apart = false;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (needs_blanks(last_of(out), c))
      return VARVE_STATUS_UNSUPPORTED;
    if (c == '"')
      VARVE_TRY(copy_string(text, &i, out));
    else if (!is_blank(c))
      VARVE_TRY(put(c, is_apart, flags, out));
    is_apart = is_blank(c);
  }
  return VARVE_STATUS_OK;
}

static bool take_number(const char **p, const char *end, uint64_t *number) {
  const char *start = *p;
  *number = 0;
  for (; *p < end && is_digit(**p) && *number < UINT32_MAX; (*p)++)
    *number = 10 * *number + (uint64_t)(**p - '0');
  return *p != start;
}

/* "lvls = 1 to 2>" becomes "lvls = 1>". */
static void shorten_range(varve_buffer *out) {
  const varve_slice equals = VARVE_SLICE(" = "), to = VARVE_SLICE(" to ");
  const char *end = out->data + out->size, *p = end;
  uint64_t first, last;
  while (p != out->data && p[-1] != '=')
    p--;
  if (p == out->data || (size_t)(end - p) < equals.size)
    return;
  p++;
  if (!take_number(&p, end, &first) || (size_t)(end - p) <= to.size ||
      memcmp(p, to.data, to.size) != 0)
    return;
  char *cut = out->data + (p - out->data);
  p += to.size;
  if (!take_number(&p, end, &last) || last != first + 1 || p + 1 != end)
    return;
  *cut = *p;
  out->size = (size_t)(cut - out->data) + 1;
}

static varve_status normalize(varve_context *context, unsigned flags, varve_buffer *text,
                              const varve_entity **entity) {
  varve_slice old = varve_slice_make(varve_entity_payload(*entity), (*entity)->payload_size);
  VARVE_TRY(respace(old, flags, text));
  if ((flags & RANGE) != 0)
    shorten_range(text);
  if ((flags & MEMBERS) != 0)
    VARVE_TRY(varve_spirv_order_decorations(context, text));
  if (varve_slice_equal(old, varve_buffer_slice(text)))
    return VARVE_STATUS_OK;
  return (varve_is_type(*entity) ? varve_dialect_type_get : varve_dialect_attribute_get)(
      context, (*entity)->children[0], varve_buffer_slice(text), (*entity)->children + 1,
      (*entity)->child_count - 1, entity);
}

varve_status varve_known_text_normalize(varve_context *context, const varve_entity **entity) {
  if (varve_is_type(*entity))
    VARVE_TRY(varve_llvm_text_normalize(context, entity));
  const text_style *style =
      find_style(*entity, varve_slice_make(varve_entity_payload(*entity), (*entity)->payload_size));
  if (style == NULL)
    return VARVE_STATUS_OK;
  varve_buffer text;
  varve_buffer_init(&text, &context->memory);
  varve_status status = normalize(context, style->flags, &text, entity);
  varve_buffer_release(&text);
  return status == VARVE_STATUS_UNSUPPORTED ? VARVE_STATUS_OK : status;
}
