/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions of dialects as tables without pointers. The build compiles sets into the library, and
 * definitions/ makes them from a file at run time. Text is an offset into one pool
 * of NUL-terminated strings (0: no text). A list is its first record and their count.
 * format-spec/dialect-definitions.md defines the facts. Read tables record by record, with
 * varve_<record>_at. Built-in tables are packed into rows. Each member takes as many bytes as
 * the greatest value of its column needs, least significant byte first. If a column has few
 * distinct values, the member is the number of a constant. */
#ifndef VARVE_DIALECT_TABLES_H
#define VARVE_DIALECT_TABLES_H

#include "base/base.h"

typedef uint32_t varve_text;

typedef struct varve_record_list {
  uint32_t first;
  uint32_t count;
} varve_record_list;

typedef enum varve_variadicity {
  VARVE_VARIADICITY_SINGLE,
  VARVE_VARIADICITY_OPTIONAL,
  VARVE_VARIADICITY_VARIADIC,
  VARVE_VARIADICITY_NESTED /* variadic of variadic; segments: the attribute with the sizes */
} varve_variadicity;

/* An operand, result, region, successor or parameter. */
typedef struct varve_value_record {
  varve_text name;
  uint32_t constraint;  /* index */
  uint32_t variadicity; /* varve_variadicity; a parameter with OPTIONAL may be absent */
  varve_text segments;
  varve_text default_value; /* of a parameter, as attribute text */
} varve_value_record;

/* An inherent attribute or native property. */
typedef struct varve_property_record {
  varve_text name;
  uint32_t constraint;
  varve_text native;        /* encoding of a native property; empty for an attribute */
  varve_text default_value; /* as attribute text */
  uint32_t is_optional;     /* may be absent; a default is then not filled in */
} varve_property_record;

enum {
  VARVE_OPERATION_OPERAND_SEGMENTS = 1,
  VARVE_OPERATION_RESULT_SEGMENTS = 2,
  VARVE_OPERATION_CONSTRAINED_REGIONS = 4, /* has irdl.regions */
  VARVE_OPERATION_NO_OPERANDS_GIVEN = 8,   /* no irdl.operands: operands are not checked */
  VARVE_OPERATION_NAME_ONLY = 16,          /* registered, and only the name is known */
  VARVE_OPERATION_IS_DYNAMIC = 32 /* has no properties: its attributes stay in the dictionary */
};

typedef struct varve_operation_record {
  varve_text name;   /* with the dialect: "arith.addi" */
  varve_text syntax; /* the format, or "hook:name"; empty: generic form only */
  uint32_t flags;
  varve_record_list operands; /* values; likewise for the next three */
  varve_record_list results;
  varve_record_list regions;
  varve_record_list successors;
  varve_record_list properties; /* properties, in order of declaration */
  varve_record_list traits;     /* texts */
  varve_record_list
      facts; /* pairs of texts: key, value as attribute text; the count is that of pairs */
} varve_operation_record;

/* A type or attribute. */
typedef struct varve_entity_record {
  varve_text name;              /* the mnemonic: "fastmath" */
  varve_text syntax;            /* as in varve_operation_record */
  varve_record_list parameters; /* values */
  varve_record_list traits;     /* texts */
  varve_record_list facts;      /* pairs of texts */
} varve_entity_record;

typedef struct varve_enum_case_record {
  varve_text text;
  uint32_t low; /* of the value */
  uint32_t high;
} varve_enum_case_record;

enum { VARVE_ENUM_IS_BITS = 1, VARVE_ENUM_IS_QUOTED = 2, VARVE_ENUM_PREFERS_GROUPS = 4 };

typedef struct varve_enum_record {
  varve_text name;
  uint32_t width; /* of the underlying integer */
  uint32_t flags;
  varve_text separator; /* between bits */
  varve_record_list cases;
} varve_enum_record;

enum {
  VARVE_DIALECT_UNKNOWN_OPERATIONS = 1, /* unregistered operations are allowed */
  VARVE_DIALECT_UNKNOWN_TYPES = 2,      /* unregistered types and attributes are allowed */
  VARVE_DIALECT_NAME_ONLY = 4,          /* its operations are unknown: any name may be one */
  VARVE_DIALECT_EXTENDS = 8,            /* its contents belong to the dialect loaded before it */
  VARVE_DIALECT_DIFFERS = 16,           /* what it lacks is that of the dialect before it */
  VARVE_DIALECT_REMOVED = 32            /* its set has no such dialect, though the one before has */
};

typedef struct varve_dialect_record {
  varve_text name;
  varve_text set;               /* the name of its set of definitions */
  uint32_t flags;               /* what is allowed without a definition */
  varve_record_list operations; /* sorted bytewise by name, as the next three */
  varve_record_list types;
  varve_record_list attributes;
  varve_record_list enums;
  varve_record_list depends; /* texts */
  varve_record_list
      removes; /* texts "operation arith.addi", sorted bytewise: what only the set before has */
  varve_record_list facts; /* pairs of texts */
} varve_dialect_record;

typedef enum varve_constraint_kind {
  VARVE_CONSTRAINT_ANY,
  VARVE_CONSTRAINT_RULE,       /* text: a rule expression */
  VARVE_CONSTRAINT_IS,         /* text: the attribute */
  VARVE_CONSTRAINT_BASE,       /* text: "!dialect.type" or "#dialect.attribute" */
  VARVE_CONSTRAINT_PARAMETRIC, /* text as in BASE; arguments: of the parameters */
  VARVE_CONSTRAINT_ANY_OF,     /* arguments */
  VARVE_CONSTRAINT_ALL_OF,
  VARVE_CONSTRAINT_REGION /* text: the number of blocks, empty: any; arguments: of the entry block's
                             arguments */
} varve_constraint_kind;

/* Record 0 is ANY and is not shared. In dialects that irdl makes at run time all others except
 * rules are shared: several places of an operation, type or attribute use the same record. */
typedef struct varve_constraint_record {
  uint32_t kind;
  varve_text text;
  varve_record_list arguments;   /* numbers: indices of constraints */
  uint32_t constrains_arguments; /* for REGION: arguments are given, even if the list is empty */
  uint32_t is_shared;            /* all places must have the same type or attribute */
} varve_constraint_record;

/* The tables: name, record. All members of records are numbers or lists. The table of numbers
 * has texts of lists, pairs of texts and indices of constraints. */
#define VARVE_RECORD_TABLE_LIST(X)                                                                 \
  X(dialects, varve_dialect_record)                                                                \
  X(operations, varve_operation_record)                                                            \
  X(entities, varve_entity_record)                                                                 \
  X(values, varve_value_record)                                                                    \
  X(properties, varve_property_record)                                                             \
  X(enums, varve_enum_record)                                                                      \
  X(enum_cases, varve_enum_case_record)                                                            \
  X(constraints, varve_constraint_record)
#define VARVE_TABLE_LIST(X)                                                                        \
  VARVE_RECORD_TABLE_LIST(X)                                                                       \
  X(numbers, uint32_t)

typedef enum varve_table {
#define VARVE_TABLE_ENUMERATOR(name, record) VARVE_TABLE_##name,
  VARVE_TABLE_LIST(VARVE_TABLE_ENUMERATOR)
#undef VARVE_TABLE_ENUMERATOR
      VARVE_TABLE_COUNT
} varve_table;

enum { VARVE_RECORD_MEMBERS = sizeof(varve_operation_record) / sizeof(uint32_t) };

/* The members of the records of each table. A list has two members: its first record and its
 * length. 0, 1, 2: a text of that rank (the higher, the more often it is read); n: a number; k: the
 * index of a constraint; lists: v, p, c: of values, properties, cases; o, e, m: of operations,
 * types or attributes, enums, which stay in place; t, f: of texts, of pairs of texts; i: of indices
 * of constraints */
extern const char *const varve_table_members[VARVE_TABLE_COUNT];
bool varve_table_letter_is_list(char letter);
/* Returns the number of members of a record, two for each list. */
uint32_t varve_table_member_count(varve_table table);

/* How the records of a table are packed. */
typedef struct varve_row_layout {
  uint32_t start;                           /* of the table, in the bytes of all rows */
  uint8_t size;                             /* of a row */
  uint8_t member_count;                     /* members after these are always 0 */
  uint8_t widths[VARVE_RECORD_MEMBERS];     /* in bytes; 0: the member is always 0 */
  uint16_t constants[VARVE_RECORD_MEMBERS]; /* 0: the bytes are the value; otherwise 1 + index of
                                               the constant for number 0 */
} varve_row_layout;

/* Constants come after the tables; this is the layout of their rows. */
enum { VARVE_CONSTANTS_LAYOUT = VARVE_TABLE_COUNT, VARVE_LAYOUT_COUNT };

/* For each table, either the array of records or rows. */
typedef struct varve_definition_tables {
  const char *strings;
  const unsigned char *rows;            /* NULL: the arrays hold the records; otherwise rows with
                                           VARVE_ROW_PADDING extra bytes at the end */
  const varve_row_layout *layouts;      /* one for each table, and one for constants */
  const varve_dialect_record *dialects; /* sorted by name; a dialect before its extensions */
  const varve_operation_record *operations;
  const varve_entity_record *entities;
  const varve_value_record *values;
  const varve_property_record *properties;
  const varve_enum_record *enums;
  const varve_enum_case_record *enum_cases;
  const varve_constraint_record *constraints;
  const uint32_t *numbers;
  uint32_t dialect_count;
} varve_definition_tables;

/* Members are read as 32 bits, so a read may pass the end of the last one. */
enum { VARVE_ROW_PADDING = sizeof(uint32_t) };
static inline uint32_t varve_row_member(const unsigned char *at, uint32_t width) {
  uint32_t bytes = at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
  return bytes & (uint32_t)((UINT64_C(1) << 8 * width) - 1);
}

/* Declares varve_operation_record_at(tables, index) and so on. */
#define VARVE_TABLE_READER(name, record)                                                           \
  record record##_at(const varve_definition_tables *tables, uint32_t index);
VARVE_RECORD_TABLE_LIST(VARVE_TABLE_READER)
#undef VARVE_TABLE_READER

uint32_t varve_table_number(const varve_definition_tables *tables, uint32_t index);
/* Returns the first member of a record: its name, or the text of a case. */
varve_text varve_table_first_member(const varve_definition_tables *tables, varve_table table,
                                    uint32_t index);
/* Returns the address of a record. No other record, in these or other tables, has the same one. */
const void *varve_table_place(const varve_definition_tables *tables, varve_table table,
                              uint32_t index);
/* Copies the record at that address. */
void varve_table_read(const varve_definition_tables *tables, varve_table table, const void *place,
                      void *record);

/* Returns an address that no other tables have. Sets that are built in share their strings. */
static inline const void *varve_tables_identity(const varve_definition_tables *tables) {
  return tables->rows != NULL ? (const void *)tables->rows : tables->strings;
}

static inline varve_slice varve_table_text(const varve_definition_tables *tables, varve_text text) {
  return varve_slice_of(tables->strings + text);
}
static inline varve_slice varve_enum_case_text(const varve_definition_tables *tables,
                                               varve_record_list cases, uint32_t index) {
  return varve_table_text(
      tables, varve_table_first_member(tables, VARVE_TABLE_enum_cases, cases.first + index));
}
static inline uint64_t varve_enum_case_value(const varve_definition_tables *tables,
                                             varve_record_list cases, uint32_t index) {
  varve_enum_case_record record = varve_enum_case_record_at(tables, cases.first + index);
  return (uint64_t)record.high << 32 | record.low;
}

/* Returns the name of a dialect by its number. */
varve_slice varve_table_dialect_name(const varve_definition_tables *tables, uint32_t dialect);
/* Returns the number of the first dialect whose name is not less than this one. */
uint32_t varve_table_dialect_not_below(const varve_definition_tables *tables, varve_slice name);
/* Returns whether there is a dialect of this number, and whether it has this name. */
bool varve_table_has_dialect(const varve_definition_tables *tables, uint32_t dialect,
                             varve_slice name);
/* Finds the first dialect of this name. */
bool varve_table_find_dialect(const varve_definition_tables *tables, varve_slice name,
                              uint32_t *dialect);

/* Returns the value of a fact ("names", "terminator") as attribute text. It is empty if the
 * operation, type, attribute or dialect does not have the fact. */
varve_slice varve_find_fact(const varve_definition_tables *tables, varve_record_list facts,
                            const char *key);
/* Returns whether there is a fact whose key starts with this. */
bool varve_has_fact_with(const varve_definition_tables *tables, varve_record_list facts,
                         const char *start);
/* Returns the text of a fact that is a string, with its escapes. It is empty if there is no such
 * fact. */
varve_slice varve_find_text_fact(const varve_definition_tables *tables, varve_record_list facts,
                                 const char *key);
/* Whether it has the trait, with whatever arguments in <...>. */
bool varve_has_trait(const varve_definition_tables *tables, varve_record_list traits,
                     const char *trait);

#endif
