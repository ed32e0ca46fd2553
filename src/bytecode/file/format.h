/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names for the numbers of upstream bytecode, generated from lists for reader, scanner and writer.
 * format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_FORMAT_H
#define VARVE_BYTECODE_FORMAT_H

#include "base/base.h"
#include "dialect/tables/codes.h"
#include "numbering/builtin_codes.h"

#define VARVE_BYTECODE_MAGIC "ML\xEFR"
enum {
  VARVE_BYTECODE_MAGIC_SIZE = 4,
  VARVE_BYTECODE_PADDING = 0xCB, /* every byte that aligns a section or a blob */
  VARVE_BYTECODE_ALIGNED = 0x80, /* set on a section's id when an alignment follows its size */
  /* The writer's value for the byte after block arguments; readers accept anything but 0. */
  VARVE_BYTECODE_BLOCK_HAS_ORDERS = 0x20,
  VARVE_BYTECODE_MAX_SPARSE_BITS = 8 /* of an index in a sparse array */
};
/* LLVM 16, and the state of LLVM 17 whose bytecode has version 1, store the number of trailing
 * scalable dimensions instead of one byte for each. */
#define VARVE_OLD_SCALABLE_VECTOR_FIELDS "v[s]T"

enum {
#define VARVE_BYTECODE_SECTION(name, id, text, mandatory) VARVE_SECTION_##name = id,
#include "bytecode/file/format.def"
  VARVE_SECTION_COUNT
};
enum {
#define VARVE_BYTECODE_MASK(name, bit) VARVE_MASK_##name = bit,
#include "bytecode/file/format.def"
};
enum {
#define VARVE_BYTECODE_GATE(name, version) VARVE_SINCE_##name = version,
#include "bytecode/file/format.def"
};
enum {
#define VARVE_BYTECODE_RESOURCE(name, kind) VARVE_RESOURCE_KIND_##name = kind,
#include "bytecode/file/format.def"
  VARVE_RESOURCE_KIND_COUNT
};
enum {
#define VARVE_BYTECODE_AFFINE(name, code) VARVE_AFFINE_CODE_##name = code,
#include "bytecode/file/format.def"
};
enum {
#define VARVE_BYTECODE_MAP(name, bits) VARVE_AFFINE_MAP_##name = bits,
#include "bytecode/file/format.def"
};
/* Returns "string section" and so on, or "unknown section" for unknown ids. */
const char *varve_bytecode_section_text(unsigned id);

/* One code of a dialect's encoding. */
typedef varve_builtin_code varve_bytecode_code;

/* The encodings that definitions do not give: those of builtin. */
typedef enum varve_bytecode_coder {
  VARVE_CODER_NONE, /* a dialect whose definition gives its encoding, if it has any */
  VARVE_CODER_BUILTIN_ATTRIBUTE,
  VARVE_CODER_BUILTIN_TYPE
} varve_bytecode_coder;

varve_bytecode_coder varve_bytecode_find_coder(varve_slice dialect, bool is_type);
/* Returns NULL if the coder has no such code: a definition of the dialect may have it.
 * has_old_vectors: the file stores scalable dimensions as in LLVM 16. */
const varve_bytecode_code *varve_bytecode_find_code(varve_bytecode_coder coder, uint64_t code,
                                                    bool has_old_vectors);

#endif
