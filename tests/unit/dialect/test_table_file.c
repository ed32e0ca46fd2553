/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/tables/table_file.c, src/definitions/write_tables.c: a file has the contents of the
 * tables, and any damage is refused. */
#include "tests/unit/pack_fixture.h"

#include <varve/coverage.h>
#include <varve/dialect.h>

static const char sample[] =
    "irdl.dialect @d attributes {varve.depends = [\"func\"], varve.x = 1} {\n"
    "  \"varve.enum\"() {sym_name = \"Mode\", storage = i64, cases = [[\"low\", 1 : i64],\n"
    "    [\"high\", 1099511627776 : i64]]} : () -> ()\n"
    "  irdl.type @t attributes {varve.format = \"`<` $n `>`\"} {\n"
    "    %0 = irdl.any irdl.parameters(n: %0) }\n"
    "  irdl.attribute @a { %0 = irdl.any irdl.parameters(n: %0) }\n"
    "  irdl.operation @long attributes {varve.format = \"$a $b attr-dict `:` type($a)\",\n"
    "      varve.traits = [\"Pure\"], varve.y = \"z\"} {\n"
    "    %0 = irdl.any %1 = irdl.is i32 %2 = irdl.base \"!builtin.vector\"\n"
    "    %3 = irdl.any_of(%1, %2) %4 = irdl.parametric @d::@t<%1>\n"
    "    irdl.operands(a: %3, b: variadic %1) irdl.results(c: %4)\n"
    "    irdl.attributes {\"p\" = %0} }\n"
    "  irdl.operation @plain { %0 = irdl.base \"!builtin.vector\" %1 = irdl.any\n"
    "    %2 = irdl.parametric @d::@t<%1> %3 = irdl.is f32\n"
    "    irdl.operands(a: %0, b: %2, c: %3) }\n"
    "  irdl.operation @regions { %0 = irdl.is i32 %1 = irdl.region(%0)\n"
    "    irdl.regions(r: %1) }\n"
    "}\n"
    "irdl.dialect @e { irdl.operation @o {} }\n";

static void make_sample(parse_fixture *f, varve_buffer *pack) {
  varve_buffer_init(pack, &f->context->memory);
  make_pack(f, sample, "sample", "1.2.3", pack);
}

/* --- what comes back */

typedef struct two_tables {
  const varve_definition_tables *a;
  const varve_definition_tables *b;
} two_tables;

static varve_table table_of(char letter) {
  static const varve_table tables[] = {
      ['v'] = VARVE_TABLE_values,     ['p'] = VARVE_TABLE_properties,
      ['c'] = VARVE_TABLE_enum_cases, ['o'] = VARVE_TABLE_operations,
      ['e'] = VARVE_TABLE_entities,   ['m'] = VARVE_TABLE_enums};
  return tables[(unsigned char)letter];
}

static void assert_same_record(two_tables t, varve_table table, uint32_t a, uint32_t b);

static void assert_same_text(two_tables t, varve_text a, varve_text b) {
  assert_string_equal(t.a->strings + a, t.b->strings + b);
}

static void assert_same_list(two_tables t, char letter, const uint32_t *a, const uint32_t *b) {
  assert_int_equal(a[1], b[1]);
  for (uint32_t i = 0; i < a[1] * (letter == 'f' ? 2 : 1); i++) {
    if (letter == 'i')
      assert_int_equal(varve_table_number(t.a, a[0] + i), varve_table_number(t.b, b[0] + i));
    else if (letter == 't' || letter == 'f')
      assert_same_text(t, varve_table_number(t.a, a[0] + i), varve_table_number(t.b, b[0] + i));
    else
      assert_same_record(t, table_of(letter), a[0] + i, b[0] + i);
  }
}

static void assert_same_record(two_tables t, varve_table table, uint32_t a, uint32_t b) {
  uint32_t x[VARVE_RECORD_MEMBERS], y[VARVE_RECORD_MEMBERS], at = 0;
  varve_table_read(t.a, table, varve_table_place(t.a, table, a), x);
  varve_table_read(t.b, table, varve_table_place(t.b, table, b), y);
  for (const char *letter = varve_table_members[table]; *letter != 0; letter++) {
    if (varve_table_letter_is_list(*letter)) {
      assert_same_list(t, *letter, x + at, y + at);
      at++;
    } else if (*letter >= '0' && *letter <= '2') {
      assert_same_text(t, x[at], y[at]);
    } else {
      assert_int_equal(x[at], y[at]);
    }
    at++;
  }
}

static void a_written_file_has_equal_tables(void **state) {
  parse_fixture *f = *state;
  static const varve_slice facts[VARVE_PACK_FACT_COUNT] = {
      [VARVE_PACK_FACT_project] = VARVE_SLICE_INIT("sample"),
      [VARVE_PACK_FACT_era] = VARVE_SLICE_INIT("llvm19")};
  varve_reporter reporter = {.sink = {parse_note, f}};
  varve_table_file file;
  varve_buffer pack;
  read_tables read = read_good(f, sample);
  varve_buffer_init(&pack, &f->context->memory);
  assert_status(varve_definitions_write(read.tables, read.size, facts, &pack), OK);
  assert_status(varve_table_file_open(&file, varve_buffer_slice(&pack), &reporter), OK);
  assert_status(varve_table_file_check(&file, &reporter), OK);
  assert_int_equal(file.tables.dialect_count, 2);
  const two_tables both = {&file.tables, read.tables};
  for (uint32_t i = 0; i < 2; i++)
    assert_same_record(both, VARVE_TABLE_dialects, i, i);
  for (uint32_t i = 0; i < file.counts[VARVE_TABLE_constraints]; i++)
    assert_same_record(both, VARVE_TABLE_constraints, i, i);
  assert_slice(file.facts[VARVE_PACK_FACT_project], "sample");
  assert_slice(file.facts[VARVE_PACK_FACT_era], "llvm19");
  assert_slice(file.facts[VARVE_PACK_FACT_version], "");
  varve_buffer_release(&pack);
  free_tables(f, &read);
}

static void nothing_is_a_file_too(void **state) {
  parse_fixture *f = *state;
  varve_reporter reporter = {.sink = {parse_note, f}};
  varve_table_file file;
  varve_buffer pack;
  varve_buffer_init(&pack, &f->context->memory);
  make_pack(f, "", "", "", &pack);
  assert_status(varve_table_file_open(&file, varve_buffer_slice(&pack), &reporter), OK);
  assert_status(varve_table_file_check(&file, &reporter), OK);
  assert_int_equal(file.tables.dialect_count, 0);
  varve_buffer_release(&pack);
}

/* --- damage */

/* Opens and checks bytes in a block of their size, so that a sanitizer sees each read behind it. */
static varve_status read_all(parse_fixture *f, varve_slice bytes) {
  varve_reporter reporter = {.sink = {parse_note, f}, .file = VARVE_SLICE("f.vdef")};
  varve_table_file file;
  char *copy = malloc(bytes.size + (bytes.size == 0));
  assert_non_null(copy);
  if (bytes.size != 0)
    memcpy(copy, bytes.data, bytes.size);
  parse_forget(f);
  varve_status status = varve_table_file_open(&file, varve_slice_make(copy, bytes.size), &reporter);
  if (status == VARVE_STATUS_OK)
    status = varve_table_file_check(&file, &reporter);
  free(copy);
  assert_int_equal(f->errors, status != VARVE_STATUS_OK);
  return status;
}

/* A changed byte, and what is said of it. */
typedef struct head_fault {
  size_t offset;
  unsigned char byte;
  varve_status status;
  const char *message;
} head_fault;

static void each_part_of_the_head_is_checked(void **state) {
  parse_fixture *f = *state;
  static const head_fault faults[] = {
      {0, 'W', VARVE_STATUS_NOT_RECOGNIZED, "this is no file of compiled definitions"},
      {7, 'f', VARVE_STATUS_NOT_RECOGNIZED, "this is no file of compiled definitions"},
      {8, 1, VARVE_STATUS_UNSUPPORTED,
       "the definitions were compiled for another release of Varve: they have version 1, and this "
       "release reads version 3"},
      {15, 1, VARVE_STATUS_UNSUPPORTED, "version 72057594037927939,"},
      {16, 0, VARVE_STATUS_CORRUPT, "the definitions are damaged: the checksum is wrong"},
      {31, 1, VARVE_STATUS_TRUNCATED, "the file is incomplete: "},
      {35, 1, VARVE_STATUS_TRUNCATED, "definitions: strings of 16777"},
      {39, 1, VARVE_STATUS_TRUNCATED, "definitions: rows of 16777"},
      {43, 1, VARVE_STATUS_CORRUPT, "a fact is outside the strings"},
      {83, 255, VARVE_STATUS_CORRUPT, "dialects: a table ends behind the rows"},
      {79, 255, VARVE_STATUS_CORRUPT, "dialects: a table ends behind the rows"},
      {87, 255, VARVE_STATUS_CORRUPT, "dialects: a member has no valid width"},
      {84, 0, VARVE_STATUS_CORRUPT, "dialects: the size of a row is wrong"},
      {85, 26, VARVE_STATUS_CORRUPT, "a record has too many members"},
      {86, 5, VARVE_STATUS_CORRUPT, "dialects: a member has no valid width"}};
  enum { FIRST_LAYOUT = 40 + 4 * VARVE_PACK_FACT_COUNT };
  varve_buffer pack;
  make_sample(f, &pack);
  assert_int_equal(FIRST_LAYOUT, 76);
  for (size_t i = 0; i < VARVE_COUNT_OF(faults); i++) {
    char old = pack.data[faults[i].offset];
    pack.data[faults[i].offset] = (char)faults[i].byte;
    if (faults[i].offset >= VARVE_TABLE_FILE_HASHED)
      seal_pack(&pack);
    varve_status status = read_all(f, varve_buffer_slice(&pack));
    if (status != faults[i].status || strstr(f->message, faults[i].message) == NULL)
      fail_msg("byte %u: status %d, %s", (unsigned)faults[i].offset, (int)status, f->message);
    pack.data[faults[i].offset] = old;
    seal_pack(&pack);
  }
  assert_status(read_all(f, varve_buffer_slice(&pack)), OK);
  varve_buffer_release(&pack);
}

static void set_number(varve_buffer *pack, size_t at, uint64_t number, size_t size) {
  for (size_t i = 0; i < size; i++)
    pack->data[at + i] = (char)(number >> 8 * i & 0xFF);
}

/* With its own size in the head and without. */
static void every_shorter_file_is_refused(void **state) {
  parse_fixture *f = *state;
  varve_buffer pack;
  make_sample(f, &pack);
  size_t whole = pack.size;
  for (size_t size = 0; size < whole; size++) {
    varve_status status = read_all(f, varve_slice_make(pack.data, size));
    if (status != (size < 8 ? VARVE_STATUS_NOT_RECOGNIZED : VARVE_STATUS_TRUNCATED))
      fail_msg("%u bytes: status %d, %s", (unsigned)size, (int)status, f->message);
  }
  for (size_t size = VARVE_TABLE_FILE_HASHED + 8; size < whole; size++) {
    pack.size = size;
    set_number(&pack, VARVE_TABLE_FILE_HASHED, size, 8);
    seal_pack(&pack);
    if (read_all(f, varve_buffer_slice(&pack)) == VARVE_STATUS_OK)
      fail_msg("%u bytes are accepted", (unsigned)size);
  }
  varve_buffer_release(&pack);
}

static void longer_files_are_refused(void **state) {
  parse_fixture *f = *state;
  varve_buffer pack;
  make_sample(f, &pack);
  assert_status(varve_buffer_append_char(&pack, 0), OK);
  assert_status(read_all(f, varve_buffer_slice(&pack)), CORRUPT);
  assert_string_equal(f->message, "the definitions are damaged: bytes follow the end");
  set_number(&pack, VARVE_TABLE_FILE_HASHED, pack.size, 8);
  seal_pack(&pack);
  assert_status(read_all(f, varve_buffer_slice(&pack)), CORRUPT);
  varve_buffer_release(&pack);
}

static void every_flipped_bit_is_noticed(void **state) {
  parse_fixture *f = *state;
  varve_buffer pack;
  make_sample(f, &pack);
  for (size_t bit = 0; bit < pack.size * 8; bit++) {
    pack.data[bit / 8] ^= (char)(1 << bit % 8);
    if (read_all(f, varve_buffer_slice(&pack)) == VARVE_STATUS_OK)
      fail_msg("bit %u of byte %u", (unsigned)(bit % 8), (unsigned)(bit / 8));
    pack.data[bit / 8] ^= (char)(1 << bit % 8);
  }
  varve_buffer_release(&pack);
}

/* --- damage behind a right checksum */

static void look_at(varve_definition definition) {
  char rule[256];
  size_t length;
  (void)varve_definition_get_name(definition);
  (void)varve_definition_get_format(definition);
  (void)varve_definition_get_width(definition);
  for (int list = VARVE_DEFINITION_OPERANDS; list <= VARVE_DEFINITION_DEPENDS; list++)
    for (uint32_t i = varve_definition_get_count(definition, (varve_definition_list)list);
         i-- > 0;) {
      varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
      assert_status(varve_definition_get_item(definition, (varve_definition_list)list, i, &item),
                    OK);
      varve_status status = varve_definition_print_constraint(definition, item.constraint, rule,
                                                              sizeof rule, &length);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_INVALID);
    }
}

static void look_at_all(const varve_registry *registry) {
  varve_definition dialect = varve_registry_get_next_dialect(registry, VARVE_SLICE(""));
  for (int left = 1000; dialect.record != NULL; left--) {
    varve_slice name = varve_definition_get_name(dialect);
    assert_true(left > 0);
    look_at(dialect);
    for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
      for (uint32_t i = varve_definition_get_member_count(dialect, (varve_definition_kind)kind);
           i-- > 0;)
        look_at(varve_definition_get_member(dialect, (varve_definition_kind)kind, i));
    dialect = varve_registry_get_next_dialect(registry, name);
  }
}

static void use_in_context(varve_registry *registry, const char *text) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_context *context;
  varve_module *module;
  varve_bytes *bytes;
  options.registry = registry;
  save.allow_lossy = true;
  assert_status(varve_context_create(&options, &context), OK);
  if (varve_module_load(context, varve_slice_of(text), NULL, &module) == VARVE_STATUS_OK) {
    static const varve_format formats[] = {VARVE_FORMAT_TEXT, VARVE_FORMAT_BYTECODE,
                                           VARVE_FORMAT_VARVE};
    for (size_t i = 0; i < VARVE_COUNT_OF(formats); i++) {
      save.format = formats[i];
      if (varve_module_save(module, &save, &bytes) == VARVE_STATUS_OK)
        varve_bytes_destroy(bytes);
    }
    varve_module_destroy(module);
  }
  varve_context_destroy(context);
}

/* Uses of each part of the sample, right and wrong, each a module. */
static const char *const uses[] = {
    "%v = \"t.v\"() : () -> vector<4xi32>\n"
    "%0 = \"d.long\"(%v) <{p = #d.a<3>}> : (vector<4xi32>) -> !d.t<i32>\n"
    "\"d.regions\"() ({ ^bb0(%x: i32): \"t.end\"() : () -> () }) : () -> ()\n \"e.o\"() : () -> ()",
    "%i = \"t.v\"() : () -> i32\n %0 = d.long %i %i, %i : i32",
    "%f = \"t.v\"() : () -> f32\n %0 = \"d.long\"(%f) <{p = 1}> : (f32) -> !d.t<f32>",
    "\"d.regions\"() : () -> ()",
    ("%i:2 = \"t.v\"() : () -> (i32, vector<4xi32>)\n"
     "\"d.plain\"(%i#0, %i#0, %i#0) : (i32, i32, i32) -> ()\n"
     "\"d.plain\"(%i#1, %i#0, %i#0) : (vector<4xi32>, i32, i32) -> ()"),
    ("%i:3 = \"t.v\"() : () -> (vector<4xi32>, !d.t<4>, i32)\n"
     "\"d.plain\"(%i#0, %i#1, %i#2) : (vector<4xi32>, !d.t<4>, i32) -> ()")};

/* A registry takes the file and is used, or refuses it after one error. */
static void take_and_use(parse_fixture *f, varve_slice bytes) {
  varve_registry_options of = {.struct_size = sizeof(varve_registry_options)};
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  varve_registry *registry;
  of.without_builtin = true;
  options.sink = (varve_diagnostic_sink){parse_note, f};
  assert_status(varve_registry_create(&of, &registry), OK);
  parse_forget(f);
  varve_status status = varve_registry_load(registry, bytes, &options);
  assert_int_equal(f->errors, status != VARVE_STATUS_OK);
  if (status == VARVE_STATUS_OK) {
    look_at_all(registry);
    for (size_t i = 0; i < VARVE_COUNT_OF(uses); i++)
      use_in_context(registry, uses[i]);
  }
  varve_registry_destroy(registry);
}

static void flipped_bits_behind_the_checksum_do_no_harm(void **state) {
  parse_fixture *f = *state;
  varve_buffer pack;
  make_sample(f, &pack);
  for (size_t bit = VARVE_TABLE_FILE_HASHED * 8; bit < pack.size * 8; bit++) {
    pack.data[bit / 8] ^= (char)(1 << bit % 8);
    seal_pack(&pack);
    take_and_use(f, varve_buffer_slice(&pack));
    pack.data[bit / 8] ^= (char)(1 << bit % 8);
  }
  varve_buffer_release(&pack);
}

static void extreme_bytes_behind_the_checksum_do_no_harm(void **state) {
  parse_fixture *f = *state;
  static const char extremes[] = {0, 1, 2, '\x7f', '\xff'};
  varve_buffer pack;
  make_sample(f, &pack);
  for (size_t at = VARVE_TABLE_FILE_HASHED; at < pack.size; at++) {
    char old = pack.data[at];
    for (size_t i = 0; i < VARVE_COUNT_OF(extremes); i++) {
      pack.data[at] = extremes[i];
      seal_pack(&pack);
      take_and_use(f, varve_buffer_slice(&pack));
    }
    pack.data[at] = old;
  }
  varve_buffer_release(&pack);
}

/* A member of a record with another value, and what is said of it. */
typedef struct value_fault {
  const char *record; /* its first text */
  varve_table table;
  uint32_t member;
  uint32_t value;
  const char *message;
} value_fault;

/* Constraints have no names: their text is asked for. */
static const char *text_of_record(const varve_table_file *file, varve_table table, uint32_t index) {
  if (table != VARVE_TABLE_constraints)
    return file->tables.strings + varve_table_first_member(&file->tables, table, index);
  return file->tables.strings + varve_constraint_record_at(&file->tables, index).text;
}

/* Returns the place of a member in the rows. */
static size_t find_member(const varve_table_file *file, const value_fault *fault, uint32_t *width) {
  const varve_row_layout *layout = &file->layouts[fault->table];
  uint32_t index = 0;
  while (strcmp(text_of_record(file, fault->table, index), fault->record) != 0)
    assert_true(++index < file->counts[fault->table]);
  size_t at = (size_t)((const char *)file->tables.rows - file->bytes.data) + layout->start +
              (size_t)index * layout->size;
  for (uint32_t i = 0; i < fault->member; i++)
    at += layout->widths[i];
  *width = layout->widths[fault->member];
  if (*width == 0)
    fail_msg("%s: member %u of table %d has no bytes", fault->record, (unsigned)fault->member,
             (int)fault->table);
  return at;
}

static void values_are_within_their_bounds(void **state) {
  parse_fixture *f = *state;
  static const value_fault faults[] = {
      {"d", VARVE_TABLE_dialects, 0, 0xFFFF, "a text is outside the strings"},
      {"d", VARVE_TABLE_dialects, 4, 0xFF, "a list ends behind its table"},
      {"d.long", VARVE_TABLE_operations, 1, 0xFFFF, "a text is outside the strings"},
      {"d.long", VARVE_TABLE_operations, 3, 0xFF, "a list ends behind its table"},
      {"a", VARVE_TABLE_values, 1, 0xFF, "a constraint is missing"},
      {"p", VARVE_TABLE_properties, 0, 0xFFFF, "a text is outside the strings"},
      {"Mode", VARVE_TABLE_enums, 1, 65, "an enum has no valid width"},
      {"Mode", VARVE_TABLE_enums, 1, 0, "an enum has no valid width"},
      {"b", VARVE_TABLE_values, 2, 4, "a value is of an unknown kind"},
      {"Mode", VARVE_TABLE_enums, 5, 0xFF, "a list ends behind its table"},
      {"i32", VARVE_TABLE_constraints, 0, 0xFF, "a constraint is of an unknown kind"},
      {"", VARVE_TABLE_constraints, 0, 0xFF, "a constraint is of an unknown kind"},
      {"d", VARVE_TABLE_dialects, 0, 0, "a dialect has no name"},
      {"d.long", VARVE_TABLE_operations, 0, 0, "an operation is not named after its dialect"},
      {"!builtin.vector", VARVE_TABLE_constraints, 1, 0, "a constraint has no base"},
      {"!d.t", VARVE_TABLE_constraints, 1, 0, "a constraint has no base"}};
  varve_buffer pack;
  for (size_t i = 0; i < VARVE_COUNT_OF(faults); i++) {
    varve_reporter reporter = {.sink = {parse_note, f}};
    varve_table_file file;
    uint32_t width;
    make_sample(f, &pack);
    assert_status(varve_table_file_open(&file, varve_buffer_slice(&pack), &reporter), OK);
    size_t at = find_member(&file, &faults[i], &width);
    set_number(&pack, at, faults[i].value, width);
    seal_pack(&pack);
    assert_status(read_all(f, varve_buffer_slice(&pack)), CORRUPT);
    if (strstr(f->message, faults[i].message) == NULL)
      fail_msg("fault %u: %s", (unsigned)i, f->message);
    varve_buffer_release(&pack);
  }
}

static void put(varve_buffer *to, uint64_t number, size_t size) {
  for (size_t i = 0; i < size; i++)
    assert_status(varve_buffer_append_char(to, (char)(number >> 8 * i & 0xff)), OK);
}

/* A layout: each member is its number of bytes, or 'c' if it is the first constant. */
static void put_layout(varve_buffer *to, uint32_t start, uint32_t count, const char *members) {
  size_t size = 0;
  for (const char *m = members; *m != 0; m++)
    size += *m == 'c' ? 0 : (size_t)(*m - '0');
  put(to, start, 4);
  put(to, count, 4);
  put(to, size, 1);
  put(to, strlen(members), 1);
  for (const char *m = members; *m != 0; m++) {
    put(to, *m == 'c' ? 0 : (uint64_t)(*m - '0'), 1);
    put(to, *m == 'c', 2);
  }
}

/* Otherwise a file could have lists whose items are many more than it can be read in time for. */
static void lists_share_few_items(void **state) {
  enum { COUNT = 20000 };
  static const char strings[] = "\0d\0d.o";
  parse_fixture *f = *state;
  varve_buffer pack;
  varve_buffer_init(&pack, &f->context->memory);
  assert_status(varve_buffer_append(&pack, VARVE_SLICE(VARVE_TABLE_FILE_MAGIC)), OK);
  put(&pack, VARVE_TABLE_FILE_VERSION, 8);
  put(&pack, 0, 8);
  size_t at = pack.size;
  put(&pack, 0, 8);
  put(&pack, sizeof strings, 4);
  put(&pack, COUNT + 1 + 4 + VARVE_ROW_PADDING, 4);
  for (int i = 0; i < VARVE_PACK_FACT_COUNT; i++)
    put(&pack, 0, 4);
  put_layout(&pack, 0, 1, "1"); /* a dialect */
  put_layout(&pack, 1, COUNT,
             "1"
             "000000000000"
             "0c"); /* operations: all numbers are traits */
  for (int i = 0; i < 5; i++)
    put_layout(&pack, COUNT, 0, "");
  put_layout(&pack, COUNT, 1, "");      /* a constraint */
  put_layout(&pack, COUNT, COUNT, "");  /* numbers */
  put_layout(&pack, COUNT + 1, 1, "4"); /* the constant */
  assert_status(varve_buffer_append(&pack, varve_slice_make(strings, sizeof strings)), OK);
  put(&pack, 1, 1);
  for (int i = 0; i < COUNT; i++)
    put(&pack, 3, 1);
  put(&pack, COUNT, 4);
  put(&pack, 0, VARVE_ROW_PADDING);
  set_number(&pack, at, (uint32_t)pack.size, 4);
  seal_pack(&pack);
  assert_status(read_all(f, varve_buffer_slice(&pack)), CORRUPT);
  assert_non_null(strstr(f->message, "too many items"));
  varve_buffer_release(&pack);
}

/* Otherwise a walk over dialects by name would not end. */
static void dialects_are_sorted(void **state) {
  parse_fixture *f = *state;
  varve_reporter reporter = {.sink = {parse_note, f}};
  varve_table_file file;
  varve_buffer pack;
  uint32_t width;
  const value_fault first = {"d", VARVE_TABLE_dialects, 0, 0, NULL};
  const value_fault second = {"e", VARVE_TABLE_dialects, 0, 0, NULL};
  make_sample(f, &pack);
  assert_status(varve_table_file_open(&file, varve_buffer_slice(&pack), &reporter), OK);
  char *d = pack.data + find_member(&file, &first, &width);
  char *e = pack.data + find_member(&file, &second, &width);
  char name = *d;
  assert_int_equal(width, 1);
  *d = *e;
  seal_pack(&pack);
  assert_status(read_all(f, varve_buffer_slice(&pack)), CORRUPT);
  *e = name;
  seal_pack(&pack);
  assert_status(read_all(f, varve_buffer_slice(&pack)), CORRUPT);
  assert_string_equal(f->message, "the definitions are damaged: record 1 of table dialects: the "
                                  "dialects are not sorted by name");
  varve_buffer_release(&pack);
}

/* --- memory */

static void a_failed_allocation_is_reported(void **state) {
  parse_fixture *f = *state;
  static const varve_slice facts[VARVE_PACK_FACT_COUNT] = {VARVE_SLICE_INIT("sample")};
  read_tables read = read_good(f, sample);
  for (size_t fail_at = 1;; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    varve_buffer pack;
    varve_buffer_init(&pack, &memory);
    varve_status status = varve_definitions_write(read.tables, read.size, facts, &pack);
    varve_buffer_release(&pack);
    assert_int_equal(allocator.live, 0);
    if (status == VARVE_STATUS_OK)
      break;
    assert_status(status, OUT_OF_MEMORY);
  }
  free_tables(f, &read);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(a_written_file_has_equal_tables),
      parse_test(nothing_is_a_file_too),
      parse_test(each_part_of_the_head_is_checked),
      parse_test(every_shorter_file_is_refused),
      parse_test(longer_files_are_refused),
      parse_test(every_flipped_bit_is_noticed),
      parse_test(flipped_bits_behind_the_checksum_do_no_harm),
      parse_test(extreme_bytes_behind_the_checksum_do_no_harm),
      parse_test(values_are_within_their_bounds),
      parse_test(lists_share_few_items),
      parse_test(dialects_are_sorted),
      parse_test(a_failed_allocation_is_reported),
  };
  return cmocka_run_group_tests_name("table_file", tests, NULL, NULL);
}
