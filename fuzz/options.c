/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Command lines of varve-translate, a word a line: they are refused, or every word is a value or an
 * input. */
#include "fuzz/target.h"

#include "common/settings.h"

#define OPTION_LIST "varve-translate.options.def"
typedef struct settings {
#include "common/option_fields.h"
  shared_settings shared;
} settings;

#define OPTION_OFFSET(field) offsetof(settings, field)
#include "common/option_table.h"

enum { MOST_WORDS = 256 };

/* In memory of their own, so that a sanitizer sees their ends. */
static int split(varve_slice lines, char **words) {
  int count = 0;
  while (lines.data != NULL && count < MOST_WORDS) {
    const char *end = lines.size == 0 ? NULL : memchr(lines.data, '\n', lines.size);
    size_t size = end == NULL ? lines.size : (size_t)(end - lines.data);
    words[count] = malloc(size + 1);
    FUZZ_CHECK(words[count] != NULL);
    memcpy(words[count], lines.data, size);
    words[count++][size] = '\0';
    lines = end == NULL ? (varve_slice){NULL, 0} : (varve_slice){end + 1, lines.size - size - 1};
  }
  return count;
}

/* Words are touched to their ends. */
static size_t look_at(const settings *set, char **inputs, int count) {
  size_t total = 0;
  for (int i = 0; i < count; i++)
    total += strlen(inputs[i]);
  for (size_t i = 0; i < option_list.count; i++) {
    const option_entry *entry = &option_list.entries[i];
    const char *value = (const char *)set + entry->offset;
    const option_texts *texts = (const option_texts *)(const void *)value;
    if (entry->kind == OPTION_NUMBER || entry->kind == OPTION_SIZE)
      FUZZ_CHECK(*(const int64_t *)(const void *)value >= 0);
    if ((entry->kind == OPTION_TEXT || entry->kind == OPTION_CHOICE) &&
        *(const char *const *)(const void *)value != NULL)
      total += strlen(*(const char *const *)(const void *)value);
    if (entry->kind != OPTION_LIST_OF_TEXTS)
      continue;
    FUZZ_CHECK(texts->count >= 0 && texts->count <= OPTION_MOST_TEXTS);
    for (int k = 0; k < texts->count; k++)
      total += strlen(texts->values[k]);
  }
  return total;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  char *words[1 + MOST_WORDS + 1] = {NULL}, *kept[MOST_WORDS];
  char tool[] = "varve-translate";
  settings set;
  option_line line;
  words[0] = tool;
  int count = split((varve_slice){(const char *)data, size}, words + 1);
  memcpy(kept, words + 1, sizeof kept);
  memset(&set, 0, sizeof set);
  if (options_parse(&option_list, count + 1, words, &set, &line)) {
    FUZZ_CHECK(line.input_count >= 0 && line.input_count <= count);
    FUZZ_CHECK(look_at(&set, words, line.input_count) <= size);
    (void)options_fit(&line, TO_TEXT);
  }
  while (count > 0)
    free(kept[--count]);
  return 0;
}
