/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Detects the format of bytes by their beginning. */
#include "api/detect.h"

#include <varve/module.h>

#include "base/scanner.h"
#include "bytecode/read/reader.h"
#include "container/file/read_file.h"

/* Files of jax.export. Finds the artifact in a file of jax.export. A flatbuffer begins with the
 * offset of its root table. A table begins with the distance back to its vtable, and that has the
 * size of both and the place of each field in the table, or 0 for a field that is absent. A vector
 * is a count and its elements. All numbers are little-endian. */

/* Fields of the root table Exported of JAX's schema: entries of its vtable. Fields are only ever
 * added at the end. */
enum { VERSION_ENTRY = 4, MODULE_ENTRY = 4 + 2 * 13 };
enum { NEWEST_VERSION = 1000 }; /* is 11 today, and grows by one with each change of the schema */

/* A number of up to 4 bytes; false if it is not within the bytes. */
static bool get(varve_slice bytes, uint64_t offset, size_t size, uint64_t *number) {
  *number = 0;
  if (offset > bytes.size || size > bytes.size - offset)
    return false;
  for (size_t i = size; i-- > 0;)
    *number = *number << 8 | (unsigned char)bytes.data[offset + i];
  return true;
}

/* The root table. */
typedef struct table {
  varve_slice bytes;
  uint64_t start;
  uint64_t size;
  uint64_t vtable;
  uint64_t vtable_size;
} table;

static bool open_root(varve_slice bytes, table *root) {
  uint64_t distance;
  *root = (table){.bytes = bytes};
  if (!get(bytes, 0, 4, &root->start) || !get(bytes, root->start, 4, &distance))
    return false;
  /* The distance is signed: the vtable may be behind the table. */
  bool is_behind = distance > INT32_MAX;
  uint64_t steps = is_behind ? (UINT64_C(1) << 32) - distance : distance;
  if (!is_behind && steps > root->start)
    return false;
  root->vtable = is_behind ? root->start + steps : root->start - steps;
  return get(bytes, root->vtable, 2, &root->vtable_size) &&
         get(bytes, root->vtable + 2, 2, &root->size) && root->vtable_size % 2 == 0 &&
         root->vtable_size >= MODULE_ENTRY + 2 && root->vtable_size <= bytes.size - root->vtable;
}

/* Sets *place to where the field of this size begins. Returns false if it is absent or not within
 * the table. */
static bool find_field(const table *of, uint64_t entry, size_t size, uint64_t *place) {
  uint64_t offset;
  if (!get(of->bytes, of->vtable + entry, 2, &offset) || offset < 4 || offset > of->size ||
      size > of->size - offset)
    return false;
  *place = of->start + offset;
  return true;
}

static bool find_module(const table *root, uint64_t *start, uint64_t *count) {
  uint64_t field, offset;
  if (!find_field(root, MODULE_ENTRY, 4, &field) || !get(root->bytes, field, 4, &offset))
    return false;
  *start = field + offset + 4;
  return get(root->bytes, field + offset, 4, count) && *start <= root->bytes.size &&
         *count <= root->bytes.size - *start;
}

/* Text has no NUL among its first bytes, so its first four are never the offset of a table. */
bool varve_is_jax_export(varve_slice bytes) {
  table root;
  uint64_t field, version;
  return bytes.data != NULL && open_root(bytes, &root) &&
         find_field(&root, MODULE_ENTRY, 4, &field) &&
         find_field(&root, VERSION_ENTRY, 2, &field) && get(bytes, field, 2, &version) &&
         version != 0 && version <= NEWEST_VERSION;
}

varve_slice varve_jax_export_module(varve_slice file) {
  table root;
  uint64_t start, count;
  if (!varve_is_jax_export(file) || !open_root(file, &root) || !find_module(&root, &start, &count))
    return VARVE_SLICE("");
  const varve_slice module = varve_slice_make(file.data + start, (size_t)count);
  return varve_is_bytecode(module) ? module : VARVE_SLICE("");
}

varve_slice varve_jax_export_content(varve_slice bytes) {
  varve_slice module = varve_jax_export_module(bytes);
  return module.size == 0 ? bytes : module;
}

bool varve_is_zstd(varve_slice bytes) {
  enum { ZSTD_MAGIC_SIZE = 4 };
  if (bytes.size < ZSTD_MAGIC_SIZE)
    return false;
  bool is_skippable = ((uint8_t)bytes.data[0] & 0xF0) == 0x50 &&
                      memcmp(bytes.data + 1, "\x2A\x4D\x18", ZSTD_MAGIC_SIZE - 1) == 0;
  return is_skippable || memcmp(bytes.data, "\x28\xB5\x2F\xFD", ZSTD_MAGIC_SIZE) == 0;
}

varve_format varve_format_detect(varve_slice bytes) {
  if (bytes.data == NULL)
    return VARVE_FORMAT_TEXT;
  if (varve_is_bytecode(bytes))
    return VARVE_FORMAT_BYTECODE;
  if (varve_is_container(bytes))
    return VARVE_FORMAT_VARVE;
  if (varve_is_zstd(bytes))
    return VARVE_FORMAT_ZSTD;
  return varve_is_jax_export(bytes) ? VARVE_FORMAT_JAX_EXPORT : VARVE_FORMAT_TEXT;
}

/* Names files that are no modules: most by their first bytes, as foreign_file.def lists them. */

typedef struct known_file {
  size_t offset;
  varve_slice start;
  varve_foreign_file found;
} known_file;

static const known_file files_by_bytes[] = {
#define BYTES(offset, magic, name, advice) {offset, {magic, sizeof(magic) - 1}, {name, advice}},
#define WORDS(words, name, advice)
#include "api/foreign_file.def"
#undef WORDS
#undef BYTES
};

static const known_file files_by_words[] = {
#define BYTES(offset, magic, name, advice)
#define WORDS(words, name, advice) {0, {words, sizeof(words) - 1}, {name, advice}},
#include "api/foreign_file.def"
#undef WORDS
#undef BYTES
};

static const varve_foreign_file *find_start(const known_file *files, size_t count,
                                            varve_slice bytes) {
  for (size_t i = 0; i < count; i++)
    if (bytes.size >= files[i].offset &&
        varve_slice_starts_with(varve_text_after(bytes, files[i].offset), files[i].start))
      return &files[i].found;
  return NULL;
}

static bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* Skips white space and comments. A comment that names LLVM's module stays. */
static varve_slice skip_comments(varve_slice text) {
  static const varve_slice kept = {"; ModuleID", 10};
  if (varve_slice_starts_with(text, VARVE_SLICE("\xEF\xBB\xBF")))
    text = varve_text_after(text, 3);
  for (;;) {
    while (text.size != 0 && is_space(text.data[0]))
      text = varve_text_after(text, 1);
    bool is_comment =
        varve_slice_starts_with(text, VARVE_SLICE("//")) ||
        (varve_slice_starts_with(text, VARVE_SLICE(";")) && !varve_slice_starts_with(text, kept));
    const char *end = is_comment ? memchr(text.data, '\n', text.size) : NULL;
    if (end == NULL)
      return text;
    text = varve_text_after(text, (size_t)(end - text.data));
  }
}

/* The header of ELF has the machine of the code in two bytes, least first. */
static bool find_elf(varve_slice bytes, varve_foreign_file *found) {
  enum { MACHINE = 18, CUDA = 190, AMDGPU = 224 };
  if (!varve_slice_starts_with(bytes, VARVE_SLICE("\x7F"
                                                  "ELF")))
    return false;
  unsigned machine = bytes.size > MACHINE ? (unsigned char)bytes.data[MACHINE] : 0;
  found->name = machine == CUDA     ? "a cubin, machine code of CUDA"
                : machine == AMDGPU ? "a code object of AMD GPUs"
                                    : "an ELF file: a program, a library or an object file";
  found->advice = "";
  return true;
}

/* safetensors has the size of its JSON in 8 bytes, least first. */
static bool find_safetensors(varve_slice bytes, varve_foreign_file *found) {
  enum { COUNT_SIZE = 8, MOST_COUNT_BYTES = 4 };
  if (bytes.size < COUNT_SIZE + 2 || bytes.data[COUNT_SIZE] != '{')
    return false;
  for (size_t i = MOST_COUNT_BYTES; i < COUNT_SIZE; i++)
    if (bytes.data[i] != 0)
      return false;
  found->name = "a safetensors file";
  found->advice = "it has weights, but no module";
  return true;
}

/* Windows may write UTF-16 without a mark: each second byte of ASCII is 0. */
static bool find_utf16(varve_slice bytes, varve_foreign_file *found) {
  enum { LEAST_SIZE = 8 };
  size_t zero = bytes.size != 0 && bytes.data[0] == 0 ? 0 : 1;
  if (bytes.size < LEAST_SIZE)
    return false;
  for (size_t i = 0; i < LEAST_SIZE; i++)
    if ((bytes.data[i] == 0) != (i % 2 == zero))
      return false;
  found->name = "UTF-16 text";
  found->advice = "convert it to UTF-8, such as with iconv -f UTF-16 -t UTF-8";
  return true;
}

/* Reads a varint of at most 5 bytes and goes behind it. */
static bool take_varint(varve_slice *bytes, uint64_t *value) {
  *value = 0;
  for (unsigned i = 0; i < 5 && i < bytes->size; i++) {
    unsigned char byte = (unsigned char)bytes->data[i];
    *value |= (uint64_t)(byte & 0x7F) << 7 * i;
    if (byte >= 0x80)
      continue;
    *bytes = varve_text_after(*bytes, i + 1);
    return true;
  }
  return false;
}

/* ONNX begins with a small number, graphs of TensorFlow and HLO with a string or a message. The key
 * of the field after it is a control character, which no text has there. */
static bool find_protobuf(varve_slice bytes, varve_foreign_file *found) {
  enum { KEY_OF_NUMBER = 0x08, KEY_OF_BYTES = 0x0A, LAST_KEY = 0x22 };
  uint64_t value;
  if (bytes.size < 4 || (bytes.data[0] != KEY_OF_NUMBER && bytes.data[0] != KEY_OF_BYTES))
    return false;
  bool is_number = bytes.data[0] == KEY_OF_NUMBER;
  varve_slice rest = varve_text_after(bytes, 1);
  if (!take_varint(&rest, &value) || value == 0)
    return false;
  bool is_long = bytes.size - rest.size > 2; /* no ASCII text has such a second byte */
  if (!is_number && value > rest.size)
    return false;
  if (!is_number)
    rest = varve_text_after(rest, (size_t)value);
  unsigned next = rest.size == 0 ? 0 : (unsigned char)rest.data[0];
  bool is_key = next == 0x10 || next == 0x12 || next == 0x1A || next == LAST_KEY;
  if (rest.size == 0 ? !is_long : !is_key || (next == LAST_KEY && !is_long && !is_number))
    return false;
  found->name =
      "a protocol buffer, such as a model of ONNX, an HLO module or a graph of TensorFlow";
  found->advice = "the importer of that project makes a module of it";
  return true;
}

varve_foreign_file varve_foreign_file_find(varve_slice bytes) {
  enum { BYTES_COUNT = sizeof(files_by_bytes) / sizeof(files_by_bytes[0]) };
  enum { WORDS_COUNT = sizeof(files_by_words) / sizeof(files_by_words[0]) };
  varve_foreign_file found = {NULL, ""};
  const varve_foreign_file *listed = find_start(files_by_bytes, BYTES_COUNT, bytes);
  if (listed != NULL)
    return *listed;
  if (find_elf(bytes, &found) || find_safetensors(bytes, &found) || find_utf16(bytes, &found) ||
      find_protobuf(bytes, &found))
    return found;
  listed = find_start(files_by_words, WORDS_COUNT, skip_comments(bytes));
  return listed != NULL ? *listed : found;
}
