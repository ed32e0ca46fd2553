/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads and writes rule expressions. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/import/rule_expression.h"

json_t *rule_name(const char *name) {
  json_t *expression = json_array();
  import_append_text(expression, name);
  return expression;
}

json_t *rule_of(const char *name, json_t *argument) {
  if (argument == NULL)
    return NULL;
  json_t *expression = rule_name(name);
  import_append(expression, argument);
  return expression;
}

const char *rule_head(const json_t *expression) {
  const char *name = json_string_value(json_array_get(expression, 0));
  return name != NULL ? name : "";
}

bool rule_is(const json_t *expression, const char *name) {
  return strcmp(rule_head(expression), name) == 0;
}

bool rule_is_any(const json_t *expression) { return rule_is(expression, "AnyType"); }

/* --- reading */

typedef struct rule_reader {
  importer *in;
  const char *at;
  const json_t *captures;
  unsigned depth;
} rule_reader;

static json_t *read_argument(rule_reader *reader);

static void skip_spaces(rule_reader *reader) {
  while (*reader->at == ' ')
    reader->at++;
}

static bool is_name_character(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '@' || c == '!' || c == '#';
}

/* Strings in tables have no escapes. */
static json_t *read_string(rule_reader *reader) {
  const char *end = strchr(reader->at + 1, '"');
  if (end == NULL)
    return NULL;
  json_t *text = json_stringn(reader->at + 1, (size_t)(end - reader->at - 1));
  reader->at = end + 1;
  return text;
}

static json_t *read_capture(rule_reader *reader) {
  char *end;
  unsigned long number = strtoul(reader->at + 1, &end, 10);
  if (reader->captures == NULL || number == 0) { /* the expression is a pattern */
    json_t *expression = json_pack("[s#]", reader->at, (int)(end - reader->at));
    reader->at = end;
    return expression;
  }
  reader->at = end;
  return json_incref(json_array_get(reader->captures, number - 1));
}

/* Reads what follows "<". */
static bool read_arguments(rule_reader *reader, json_t *expression) {
  for (;;) {
    skip_spaces(reader);
    json_t *argument = read_argument(reader);
    json_t *list = json_object_get(argument, "list");
    bool is_kept = (list != NULL ? json_array_extend(expression, list)
                                 : json_array_append(expression, argument)) == 0;
    json_decref(argument);
    if (!is_kept)
      return false;
    skip_spaces(reader);
    if (*reader->at == '>') {
      reader->at++;
      return true;
    }
    if (*reader->at++ != ',')
      return false;
  }
}

static json_t *read_expression(rule_reader *reader) {
  const char *start = reader->at;
  while (is_name_character(*reader->at))
    reader->at++;
  if (reader->at == start || reader->depth >= RULE_MAX_DEPTH)
    return NULL;
  json_t *expression = json_pack("[s#]", start, (int)(reader->at - start));
  if (*reader->at != '<')
    return expression;
  reader->at++;
  reader->depth++;
  bool is_read = read_arguments(reader, expression);
  reader->depth--;
  if (is_read)
    return expression;
  json_decref(expression);
  return NULL;
}

static json_t *read_argument(rule_reader *reader) {
  if (*reader->at == '"')
    return read_string(reader);
  if (*reader->at == '$')
    return read_capture(reader);
  if (*reader->at == '-' || isdigit((unsigned char)*reader->at)) {
    char *end;
    long long value = strtoll(reader->at, &end, 10);
    reader->at = end;
    return json_integer(value);
  }
  return read_expression(reader);
}

static json_t *read_text(rule_reader *reader) {
  json_t *expression = read_argument(reader);
  if (expression != NULL && *reader->at == '\0')
    return expression;
  json_decref(expression);
  return NULL;
}

json_t *rule_parse(importer *in, const char *text, const json_t *captures) {
  rule_reader reader = {.in = in, .at = text, .captures = captures};
  json_t *expression = read_text(&reader);
  if (expression == NULL)
    import_fail(); /* tables are well-formed: tests/system/tools/dialect-import-rules.sh */
  return expression;
}

json_t *rule_parse_any(importer *in, const char *text) {
  rule_reader reader = {.in = in, .at = text};
  return read_text(&reader);
}

/* --- writing */

/* Escapes a string as MLIR does. */
static void put_string(FILE *text, const char *bytes) {
  (void)fputc('"', text);
  for (; *bytes != '\0'; bytes++) {
    unsigned char c = (unsigned char)*bytes;
    bool is_escaped = c == '"' || c == '\\' || c < ' ' || c > '~';
    (void)fprintf(text, is_escaped ? "\\%02X" : "%c", c);
  }
  (void)fputc('"', text);
}

/* Expressions are at most RULE_MAX_DEPTH deep, because predicates are. */
static void put_expression(FILE *text, const json_t *expression) {
  if (json_is_string(expression))
    put_string(text, json_string_value(expression));
  if (json_is_integer(expression))
    (void)fprintf(text, "%lld", (long long)json_integer_value(expression));
  if (!json_is_array(expression))
    return;
  (void)fputs(rule_head(expression), text);
  for (size_t i = 1; i < json_array_size(expression); i++) {
    (void)fputs(i == 1 ? "<" : ", ", text);
    put_expression(text, json_array_get(expression, i));
  }
  if (json_array_size(expression) > 1)
    (void)fputc('>', text);
}

char *rule_print(const json_t *expression) {
  char *bytes = NULL;
  size_t size = 0;
  FILE *stream = import_open_text(&bytes, &size);
  put_expression(stream, expression);
  if (fclose(stream) != 0)
    import_fail();
  char *text = import_format("%s", bytes);
  free(bytes);
  return text;
}
