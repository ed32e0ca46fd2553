/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the artifact in a file of jax.export. A flatbuffer begins with the offset of its root
 * table. A table begins with the distance back to its vtable, and that has the size of both and the
 * place of each field in the table, or 0 for a field that is absent. A vector is a count and its
 * elements. All numbers are little-endian. */
#include "api/jax_export.h"

#include "bytecode/read/reader.h"

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
