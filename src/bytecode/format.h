/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names for the numbers of upstream bytecode, made from format.def; reader, scanner and writer know
 * no others. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_FORMAT_H
#define VARVE_BYTECODE_FORMAT_H

#include "base/base.h"
#include "dialect/codes.h"

#define VARVE_BYTECODE_MAGIC "ML\xEFR"
enum {
  VARVE_BYTECODE_MAGIC_SIZE = 4,
  VARVE_BYTECODE_PADDING = 0xCB, /* every byte that aligns a section or a blob */
  VARVE_BYTECODE_ALIGNED = 0x80, /* set on a section's id when an alignment follows its size */
  /* What the writer puts into the byte after block arguments; readers take anything but 0. */
  VARVE_BYTECODE_BLOCK_HAS_ORDERS = 0x20,
  VARVE_BYTECODE_MAX_SPARSE_BITS = 8, /* of an index in a sparse array */
  /* The release of LLVM whose definitions are built in and whose layouts our writer uses. */
  VARVE_OWN_RELEASE = 22,
  /* LLVM 16 wrote the number of trailing scalable dimensions in place of a byte for each. */
  VARVE_OLD_SCALABLE_VECTOR_RELEASE = 16
};
#define VARVE_OLD_SCALABLE_VECTOR_FIELDS "v[s]T"

enum {
#define VARVE_BYTECODE_SECTION(name, id, text, mandatory) VARVE_SECTION_##name = id,
#include "bytecode/format.def"
  VARVE_SECTION_COUNT
};
enum {
#define VARVE_BYTECODE_MASK(name, bit) VARVE_MASK_##name = bit,
#include "bytecode/format.def"
};
enum {
#define VARVE_BYTECODE_GATE(name, version) VARVE_SINCE_##name = version,
#include "bytecode/format.def"
};
enum {
#define VARVE_BYTECODE_RESOURCE(name, kind) VARVE_RESOURCE_KIND_##name = kind,
#include "bytecode/format.def"
  VARVE_RESOURCE_KIND_COUNT
};
enum {
#define VARVE_BYTECODE_BUILTIN_ATTRIBUTE(name, code, text, fields)                                 \
  VARVE_BUILTIN_ATTRIBUTE_##name = code,
#include "bytecode/format.def"
  VARVE_BUILTIN_ATTRIBUTE_COUNT
};
enum {
#define VARVE_BYTECODE_BUILTIN_TYPE(name, code, text, fields) VARVE_BUILTIN_TYPE_##name = code,
#include "bytecode/format.def"
  VARVE_BUILTIN_TYPE_COUNT
};
/* "string section" and so on; "unknown section" beyond the known ids. */
const char *varve_bytecode_section_text(unsigned id);

/* One code of a dialect's encoding. */
typedef struct varve_bytecode_code {
  const char *text;   /* "array attribute" */
  const char *fields; /* see format.def; NULL: no such code */
} varve_bytecode_code;

/* The coded entries that exist: attributes of builtin and llvm, types of builtin and quant. */
typedef enum varve_bytecode_coder {
  VARVE_CODER_NONE, /* a dialect whose encoding is not known here */
  VARVE_CODER_BUILTIN_ATTRIBUTE,
  VARVE_CODER_BUILTIN_TYPE,
  VARVE_CODER_QUANT_TYPE,
  VARVE_CODER_LLVM_ATTRIBUTE
} varve_bytecode_coder;

varve_bytecode_coder varve_bytecode_find_coder(varve_slice dialect, bool is_type);
/* NULL when the coder has no such code. release: of the LLVM that wrote the file, 0 when that is
 * not known. */
const varve_bytecode_code *varve_bytecode_find_code(varve_bytecode_coder coder, uint64_t code,
                                                    uint32_t release);

#endif
