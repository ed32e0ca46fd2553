/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A second decoder of the container, written from format-spec/varve.md. It shares no code with the
 * library, so that tests can compare the two. Numbers in parentheses are sections of the document.
 * The decoder trusts that nodes are in normal form (6) and checks everything else. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* cppcheck does not know this keyword of C11. */
#ifdef __GNUC__
#define NO_RETURN __attribute__((noreturn))
#else
#define NO_RETURN _Noreturn
#endif

typedef struct bytes {
  const uint8_t *data;
  size_t size;
} bytes;

/* A list that grows. Its elements have one size, which each call passes. */
typedef struct vector {
  void *data;
  size_t count;
  size_t capacity;
} vector;

/* Streams (4), in file order. */
typedef enum stream_name {
  HEAD,
  SHAPE,
  OPERATION,
  REGION,
  SUCCESSOR,
  OPERAND,
  FORWARD,
  RESULT_TYPE,
  ARGUMENT_TYPE,
  VALUE,
  LOCATION,
  ARGUMENT_LOCATION,
  ARGUMENT_COLUMN,
  OTHER_LOCATION,
  COLUMN,
  DEFINITION,
  CHILD,
  NUMBER,
  LENGTH,
  NAME,
  TEMPLATE,
  TEXT,
  DATA,
  STREAM_COUNT
} stream_name;

typedef enum node_class { ATTRIBUTE, TYPE, LOCATION_NODE, AFFINE, CLASS_COUNT } node_class;

/* Codes (6) that the decoder treats specially; nodes.c has the table of all. */
enum {
  INTEGER_TYPE = 0,
  INDEX_TYPE = 1,
  FLOAT_TYPE = 2,
  COMPLEX_TYPE = 4,
  FUNCTION_TYPE = 5,
  FIRST_SHAPED_TYPE = 7,
  LAST_SHAPED_TYPE = 17,
  TEXT_TYPE = 18,
  STRING = 20,
  TYPED_STRING = 21,
  INTEGER = 22,
  FLOAT = 23,
  TYPE_ATTRIBUTE = 25,
  ARRAY = 26,
  DICTIONARY = 27,
  SYMBOL_REF = 28,
  FIRST_ELEMENTS = 30,
  LAST_ELEMENTS = 35,
  DISTINCT = 39,
  RESOURCE_HANDLE = 40,
  TEXT_ATTRIBUTE = 41,
  UNKNOWN_LOCATION = 44,
  FILE_LOCATION = 45,
  SPLIT_TYPE = 58,
  SPLIT_ATTRIBUTE = 59,
  DIALECT_LOCATION = 60,
  CODE_COUNT = 61,
  OPERATION_NAME =
      61 /* not in the format: names are kept as nodes, so that equal names have one index */
};

/* A node is identified by its index in decoder.nodes; 0 means no node. Equal nodes have one index.
 */
typedef struct node {
  uint32_t code;
  uint32_t child_count;
  const uint32_t *children;
  bytes contents;     /* in the canonical form (13); for strings and names the text itself */
  uint64_t number;    /* the first number of the contents */
  uint32_t line;      /* for file locations only */
  uint32_t column;    /* for file locations only */
  uint32_t canonical; /* its number in the canonical form; 0: not numbered yet */
  uint32_t columns;   /* w of a type or of the name of an operation (10) */
  vector *places;     /* for a type: uint32_t, positions of the visible values of the type */
} node;

/* Codes that were read in advance (7). */
typedef struct codes {
  const uint32_t *next;
  const uint32_t *end;
} codes;

/* An operand of a shape (9). */
typedef struct site {
  codes codes;
  uint32_t mode;
  uint32_t last;
  uint32_t last_typed;
} site;

typedef struct shape_key {
  uint32_t key;   /* 0: the properties are one attribute */
  uint32_t value; /* 0: open */
  uint32_t open;  /* index among the open values */
} shape_key;

typedef struct shape_result {
  uint64_t code;
  uint32_t type; /* node of the type, for code 1 */
} shape_result;

enum { IS_LAST = 1, HAS_PROPERTIES = 2, HAS_OTHER = 4, HAS_KEYS = 8, HAS_SUCCESSORS = 0x10 };
enum { HAS_REGIONS = 0x20, HAS_TYPES = 0x40, SHAPE_FLAGS = 0x7f };

typedef struct shape {
  uint32_t name;
  uint32_t flags;
  uint32_t operand_count;
  uint32_t result_count;
  uint32_t successor_count;
  uint32_t region_count;
  uint32_t property_count;
  uint32_t key_count; /* number of keys of properties and other attributes */
  uint32_t open_value_count;
  uint32_t open_type_count;
  uint32_t use_count; /* number of operations that have the shape, in a MODULE */
  const shape_key *keys;
  const uint32_t
      *sorted; /* indices in keys: properties, then the others, each sorted by their bytes */
  const shape_result *results;
  const uint32_t *operand_types; /* NULL: the shape does not include them */
  site *sites;
  codes locations;
  codes columns;
  codes *open_values;
  codes *open_types;
} shape;

/* The module (1) while it is read. Regions, blocks and values are in reading order. */
typedef struct module_operation {
  const shape *shape;
  uint32_t location;
  uint32_t first_result; /* number of the value */
  size_t first_operand;  /* index in operands */
  size_t first_open;     /* index in open_values */
  size_t first_successor;
} module_operation;

typedef struct module_block {
  uint32_t first_argument; /* number of the value */
  uint32_t argument_count;
  uint32_t operation_count;
} module_block;

typedef struct module_value {
  uint32_t type;
  uint32_t location; /* location of the arguments */
  uint32_t use_count;
} module_value;

enum { BLOB, BOOL, RESOURCE_STRING };
typedef struct resource {
  uint32_t group; /* strings */
  uint32_t key;
  uint32_t kind;
  bool has_value;
  bool bool_value;
  bool is_written;
  bytes data; /* bytes of a blob or string */
} resource;

/* A visible value. */
typedef struct seen_value {
  uint32_t number;
  uint32_t typed_place;
} seen_value;

enum { PLACE_COUNT = 4, CHUNK_SIZE = 1 << 16 };

/* List sizes before a MODULE or GROUP. */
typedef struct known_counts {
  size_t numbers[CLASS_COUNT];
  size_t names;
  vector shapes;
} known_counts;

typedef struct decoder {
  const char *file_name;
  void *chunks; /* all memory, released at once */
  uint8_t *free_start;
  size_t free_size;
  uint64_t memory_left; /* bytes that may still be allocated */
  uint64_t work_left;   /* limit for what shapes imply without bytes (12) */
  void *zstd;
  bytes file;
  bool is_small;
  struct mapped_module *mapped; /* NULL: the module is not mapped */
  bytes streams[STREAM_COUNT];  /* the unread rest of each */
  vector blobs;                 /* bytes: contents of sections */
  size_t next_blob;
  vector groups; /* bytes: contents of sections (16) */
  bytes symbols; /* SYMBOLS and INDEX (17) */
  bytes index;
  bool has_symbols;
  bool has_index;
  vector group_starts;   /* uint32_t: the first operation of each group */
  const uint8_t *hashes; /* from the directory (13); NULL: the file has no hashes */

  vector nodes;    /* node */
  uint32_t *table; /* a hash table of nodes: indices, 0: empty */
  size_t table_size;
  vector numbers[CLASS_COUNT]; /* uint32_t: nodes by their number in the file */
  uint32_t last_children[CODE_COUNT][PLACE_COUNT];
  vector contents; /* uint8_t: of the current node */
  vector children; /* uint32_t: likewise */
  vector names;    /* uint32_t: nodes */

  vector shapes;      /* shape * */
  vector shape_codes; /* uint32_t: of all operations, in a MODULE */
  size_t next_shape_code;

  known_counts known;
  bool is_grouped;    /* the operations of the root are in groups */
  size_t first_value; /* the first value of the group */
  size_t first_operand;
  bool has_locations;
  uint32_t unknown_location;
  uint32_t last_location;
  uint32_t last_file_location;

  vector seen;         /* seen_value */
  vector values;       /* module_value */
  uint64_t use_end;    /* 1 + the largest number of a value that is used */
  vector operations;   /* module_operation */
  vector regions;      /* uint32_t: number of blocks of each region */
  vector blocks;       /* module_block */
  vector operands;     /* uint32_t */
  vector open_values;  /* uint32_t */
  vector successors;   /* uint32_t */
  vector resources[2]; /* resource: of dialects, external */
} decoder;

/* streams.c */
NO_RETURN void fail(const decoder *d, const char *text);
void *take(decoder *d, size_t count, size_t size); /* allocates zeroed memory */
void *push(decoder *d, vector *list, size_t size); /* appends a zeroed element */
uint8_t *extend(decoder *d, vector *list,
                size_t size); /* appends this many bytes to a list of bytes */
void release(decoder *d);
void claim_work(decoder *d, uint64_t amount);
bytes *stream_of(decoder *d, stream_name name);
uint8_t take_byte(const decoder *d, bytes *from);
bytes take_bytes(const decoder *d, bytes *from, uint64_t size);
uint64_t take_varint(const decoder *d, bytes *from);
enum { MAX_VARINT = 9 };
size_t put_varint(uint8_t out[MAX_VARINT], uint64_t number);
uint64_t read_number(decoder *d, stream_name name);
uint32_t read_u32(decoder *d, stream_name name);
int64_t read_signed(decoder *d, stream_name name);
int64_t unfold(uint64_t folded);
uint32_t read_count(decoder *d, stream_name name);
/* Reads a count of items that take at least one byte each of another stream. */
uint32_t read_count_of(decoder *d, stream_name name, stream_name of);
bytes read_text(decoder *d, stream_name name);
uint64_t read_code(decoder *d, codes *from, stream_name name);

/* nodes.c */
node *node_at(const decoder *d, uint32_t index);
uint32_t class_node(decoder *d, node_class class, uint64_t number);
uint32_t read_reference(decoder *d, stream_name name, node_class class);
uint32_t resolve(decoder *d, uint64_t number, node_class class);
uint32_t read_string(decoder *d, stream_name name);
uint32_t add_name(decoder *d, bytes text);
uint32_t add_unknown_location(decoder *d);
uint32_t find_handle(decoder *d, uint32_t group, uint32_t key); /* 0: not found */
uint32_t file_location(decoder *d, uint32_t file, uint32_t line, uint32_t column);
bool is_plain_file_location(const node *location);
int compare_bytes(bytes a, bytes b);

/* Makes the node with d->children and reads its contents. */
uint32_t make_node(decoder *d, uint32_t code);
const char *child_letters(uint32_t code);
/* Returns true if the node may be a child of that letter. */
bool is_of_letter(const decoder *d, uint32_t index, char letter);

/* contents.c */
uint32_t width_of(const node *type);
void read_contents(decoder *d, node *made);
void add_number(decoder *d, uint64_t number);
void add_bytes(decoder *d, bytes data);

/* shapes.c */
uint32_t read_name(decoder *d);
shape *read_shape(decoder *d);
void read_shapes_and_codes(decoder *d);

/* Sorts the keys of the shape by their bytes. */
void sort_shape(decoder *d, shape *made);

/* operations.c */
void read_operations(decoder *d);

/* mapped.c: format-spec/varve-mapped.md. The first reads nodes; the second reads everything else,
 * after the flags of the module. */
void open_mapped(decoder *d, bytes section);
void read_mapped_operations(decoder *d);
/* Returns the number in reading order of the value that an order names. */
uint64_t value_of_order(const decoder *d, uint64_t number);

/* operands.c */
void see(decoder *d, uint32_t number);
void unsee(decoder *d, size_t height);
uint32_t read_operand(decoder *d, const shape *of, uint32_t index, uint32_t *left);
uint32_t read_location(decoder *d, shape *of);
/* The parts of the expected column of an argument (10). */
typedef struct argument_column {
  uint32_t own; /* o */
  uint32_t by;  /* the node that has w */
} argument_column;
uint32_t read_argument_location(decoder *d, argument_column expected);

/* module.c */
void read_vocabulary(decoder *d, bytes entries);
void read_module(decoder *d);
void read_group(decoder *d); /* reads a group and appends it to the module */

/* symbols.c: called after all groups */
void check_symbols(decoder *d);

/* canonical.c: writes to standard output; compares the hashes of the directory with those of the
 * form. */
void write_canonical_form(decoder *d, bool with_locations);

#define AT(list, type, index) (((type *)(list).data)[index])
#define PUSH(d, list, type) ((type *)push(d, &(list), sizeof(type)))

#endif
