/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds resources that the text of a known dialect's attribute or type mentions:
 * dense_resource<key>. */
#include "base/scanner.h"
#include "base/text_spelling.h"
#include "ir/attributes.h"
#include "numbering/numbering.h"

/* Advances past the next "dense_resource<"; returns false if there is none. */
static bool find_mention(varve_slice *text) {
  const varve_slice opening = VARVE_SLICE("dense_resource<");
  while (text->size != 0) {
    const char *found = memchr(text->data, opening.data[0], text->size);
    if (found == NULL)
      return false;
    *text = varve_text_after(*text, (size_t)(found - text->data));
    if (varve_text_accept(text, opening))
      return true;
    *text = varve_text_after(*text, 1);
  }
  return false;
}

/* Reads a quoted key up to its closing quote, or a bare key up to '>'. */
static varve_status read_key(varve_slice *text, varve_buffer *key) {
  size_t size = 0;
  key->size = 0;
  if (text->size == 0 || text->data[0] != '"') {
    varve_slice bare = varve_text_take_until(text, '>');
    return varve_is_suffix_identifier(bare) ? varve_buffer_append(key, bare) : VARVE_STATUS_OK;
  }
  *text = varve_text_after(*text, 1);
  while (size < text->size && text->data[size] != '"')
    size += text->data[size] == '\\' && size + 1 < text->size ? 2 : 1;
  return varve_unescape(key, varve_text_take(text, size));
}

varve_status varve_find_text_resource(const varve_module *module, varve_slice *text,
                                      varve_buffer *key, const varve_entity **handle) {
  varve_context *context = module->context;
  const varve_entity *string, *found;
  *handle = NULL;
  while (*handle == NULL && find_mention(text)) {
    VARVE_TRY(read_key(text, key));
    VARVE_TRY(varve_string_get(context, varve_buffer_slice(key), &string));
    VARVE_TRY(varve_resource_handle_get(context, context->builtin_dialect, string, &found));
    if (varve_module_find_resource(module, found) != NULL)
      *handle = found;
  }
  return VARVE_STATUS_OK;
}
