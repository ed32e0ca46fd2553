# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Makes the reference of the C interface from the comments of its headers: one page for each header, and for each
# function and type a page that only names the page of its header. reference.sh says what the comments mean.
# Variables: folder (where pages are written; empty: check the comments), version (of the library).

# --- reading --------------------------------------------------------------------------------------------------------

function fail(line, message) {
  printf "%s:%d: %s\n", FILENAME, line, message >"/dev/stderr"
  failed = 1
  exit 1
}

function trimmed(text) {
  sub(/^[ \t\n]+/, "", text)
  sub(/[ \t\n]+$/, "", text)
  return text
}

# The text of a comment: an empty line separates paragraphs, and "- " begins an item of a list.
function comment_text(comment, part, count, i, line, text, in_item, is_outside) {
  sub(/^\/\*/, "", comment)
  sub(/\*\/$/, "", comment)
  count = split(comment, part, "\n")
  text = ""
  for (i = 1; i <= count; i++) {
    line = part[i]
    is_outside = line ~ /^ \* [^ ]/
    sub(/^[ \t]*\*?[ \t]*/, "", line)
    line = trimmed(line)
    if (line ~ /^- /)
      text = text "\n" line
    else if (line == "" || (in_item && is_outside))
      text = text "\n\n" line
    else
      text = text (text ~ /(^|\n)$/ ? "" : " ") line
    in_item = line ~ /^- / || (in_item && line != "" && !is_outside)
  }
  return trimmed(text)
}

# Adds an item to the header that is read: "doc" (a comment), "code" (a declaration) or "end" (an empty line).
function add(what, text, line) {
  items++
  item_what[items] = what
  item_text[items] = text
  item_line[items] = line
  item_file[items] = FILENAME
}

function add_comment(text, line) {
  if (!have_head) {
    have_head = 1
    head[page] = head[page] (head[page] == "" ? "" : "\n\n") text
    if (match(text, /[Ee]verything here: since [0-9]+\.[0-9]+/))
      since[page] = substr(text, RSTART + 23, RLENGTH - 23)
    return
  }
  add("doc", text, line)
}

function page_of(path, name) {
  name = path
  sub(/.*\//, "", name)
  sub(/\.h$/, "", name)
  return name == "varve" ? name : "varve_" name
}

FNR == 1 {
  if (state != "" && state != "skip")
    fail(FNR, "the file before ends inside a declaration")
  page = page_of(FILENAME)
  if (!(page in head)) {
    pages++
    page_name[pages] = page
    head[page] = ""
    first_item[pages] = items + 1
  }
  have_head = 0
  state = ""
  include = FILENAME
  sub(/^(.*\/)?include\//, "", include)
  if (!(page in page_header))
    page_header[page] = include
  if (/SPDX/)
    next
}

# A declaration or comment that is not complete yet.
state == "code" || state == "define" || state == "comment" {
  held = held "\n" $0
}
state == "skip" {
  if (/^#[ ]*endif/)
    state = ""
  next
}

state == "" {
  held = $0
  start = FNR
  if (/^[ \t]*$/) { add("end", "", FNR); next }
  if (/^#[ ]*(ifdef __cplusplus|else)/) { state = "skip"; next }
  if (/^#[ ]*define/) state = "define"
  else if (/^#/) next
  else if (/^\/\*/) state = "comment"
  else state = "code"
}

state == "define" {
  if (/\\$/)
    next
  state = ""
  add("code", held, start)
  next
}

state == "comment" && /\*\/[ \t]*$/ {
  state = ""
  add_comment(comment_text(held), start)
  next
}

state == "code" && code_is_complete(held) {
  state = ""
  add("code", held, start)
}

# Whether a declaration ends: a semicolon, or a closing brace of a function, outside of brackets; and no open comment.
function code_is_complete(text, rest) {
  rest = without_comments(text)
  if (rest ~ /\/\*/)
    return 0
  gsub(/[^{}();]/, "", rest)
  while (gsub(/\(\)|\{;*\}/, "", rest))
    ;
  return rest == ";" || (rest == "" && text ~ /\}[ \t]*$/)
}

function without_comments(text, result, end) {
  result = ""
  while ((end = index(text, "/*")) > 0) {
    result = result substr(text, 1, end - 1)
    text = substr(text, end)
    end = index(text, "*/")
    if (end == 0)
      return result text
    text = substr(text, end + 2)
  }
  return result text
}

# --- declarations ---------------------------------------------------------------------------------------------------

# One line without marks for the compiler.
function plain_code(code) {
  code = without_comments(code)
  gsub(/[ \t\n\\]+/, " ", code)
  sub(/^VARVE_API /, "", code)
  while (sub(/\) VARVE_[A-Z_]+(\([^()]*\))? *;/, ");", code))
    ;
  gsub(/ ;/, ";", code)
  gsub(/\* /, "*", code)
  return trimmed(code)
}

# The comment after a declaration; empty if there is none.
function comment_after(code, start) {
  if (code !~ /\*\/[ \t]*$/ || code ~ /^#.*\n/)
    return ""
  while ((start = index(code, "/*")) > 0 && index(substr(code, start), "*/") + start < length(trimmed(code)))
    code = substr(code, start + 2)
  return comment_text(trimmed(substr(code, start)))
}

# Sorts declarations: sets decl_kind, decl_name and decl_text of an item.
function classify(item, code, plain, name) {
  code = item_text[item]
  plain = plain_code(code)
  decl_text[item] = plain
  if (plain ~ /^#/) {
    sub(/^# *define /, "", plain)
    match(plain, /^[A-Za-z0-9_]+/)
    decl_name[item] = substr(plain, 1, RLENGTH)
    decl_kind[item] = "macro"
    macro_code[decl_name[item]] = code
    return
  }
  if (plain ~ /^typedef (struct|enum|union) [a-z_0-9]+ \{.*\}/) {
    name = plain
    sub(/;$/, "", name)
    sub(/.*\} */, "", name)
    decl_kind[item] = plain ~ /^typedef enum/ ? "enum" : "struct"
  } else if (plain ~ /^typedef [^{}()]+;$/) {
    name = plain
    sub(/(\[[^]]*\])?;$/, "", name)
    sub(/.*[ *]/, "", name)
    decl_kind[item] = "type"
  } else if (plain ~ /^typedef [^{}]+\);$/) {
    name = plain
    if (match(name, /\(\* *[a-z_0-9]+\)/))
      name = substr(name, RSTART + 2, RLENGTH - 3)
    else {
      match(name, /[a-z_0-9]+\(/)
      name = substr(name, RSTART, RLENGTH - 1)
    }
    decl_kind[item] = "type"
  } else if (match(plain, /varve_[a-z_0-9]+\(/) && plain !~ /^(typedef|struct|enum|union) /) {
    name = substr(plain, RSTART, RLENGTH - 1)
    decl_kind[item] = "function"
    sub(/ *\{.*/, ";", decl_text[item])
    is_function[name] = 1
  } else {
    printf "%s:%d: cannot read this declaration: %s\n", item_file[item], item_line[item], substr(plain, 1, 60) \
      >"/dev/stderr"
    exit failed = 1
  }
  decl_name[item] = trimmed(name)
  is_known[decl_name[item]] = 1
}

# --- text -----------------------------------------------------------------------------------------------------------

# A text in the font of code.
function code_text(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  return text
}

# The form of one word without the punctuation around it; next_text is what follows.
function word_text(word, next_text, name) {
  name = word
  sub(/\..*/, "", name)
  if (word in is_function)
    return "\\fB" word "\\fR" (next_text ~ /^\(/ ? "" : "()")
  if (name in is_known || word ~ /^VARVE_[A-Z0-9_]+$/)
    return "\\fB" code_text(word) "\\fR"
  if (word ~ /^\*[a-z_]+$/)
    return "\\fI" word "\\fR"
  if (word ~ /^(<varve\/|varve\/)?[a-z]+\.h>?$/) {
    name = word
    gsub(/[<>]/, "", name)
    name = page_of(name)
    if (name in head)
      return "\\fB" name "\\fR(3)"
  }
  gsub(/\\/, "\\e", word)
  if (word ~ /^-/ || word ~ /--/)
    gsub(/-/, "\\-", word)
  return word
}

function formatted_word(word, before, after) {
  before = after = ""
  if (match(word, /^[("`]+/)) {
    before = substr(word, 1, RLENGTH)
    word = substr(word, RLENGTH + 1)
  }
  if (match(word, /(\(\.\.\.\))?[]).,;:"!?`]+$/)) {
    after = substr(word, RSTART)
    word = substr(word, 1, RSTART - 1)
  }
  return before word_text(word, after) after
}

# Prints a text in short lines; a sentence begins a line.
function put_text(text, word, count, i, line, ends) {
  count = split(text, word, / +/)
  line = ""
  for (i = 1; i <= count; i++) {
    text = formatted_word(word[i])
    if (line != "" && (length(line) + length(text) > 76 || ends)) {
      put(line)
      line = ""
    }
    ends = word[i] ~ /[a-zA-Z0-9_>)"][.]["')]*$/
    line = line (line == "" ? "" : " ") text
  }
  if (line != "")
    put(line)
}

function put(line) {
  if (line ~ /^[.']/)
    line = "\\&" line
  print line >file
  last_line = line
}

# A paragraph begins behind a heading without a macro.
function put_macro(line) {
  if (line == ".PP" && last_line ~ /^[.](SH|SS|RS|PP)/)
    return
  print line >file
  last_line = line
}

# Prints the paragraphs and lists of a comment. If break_first is set, a paragraph comes first.
function put_comment(text, break_first, part, count, i, in_list) {
  count = split(text, part, "\n")
  in_list = 0
  for (i = 1; i <= count; i++) {
    if (part[i] == "")
      continue
    if (part[i] ~ /^- /) {
      put_macro(".IP \\(bu 2")
      put_text(substr(part[i], 3))
      in_list = 1
      continue
    }
    if (break_first || in_list || i > 1)
      put_macro(".PP")
    in_list = 0
    put_text(part[i])
  }
}

# --- pages ----------------------------------------------------------------------------------------------------------

# The text of a comment of a page without the sentence that repeats since when the whole page is there.
function without_since(text, name) {
  if (name in since) {
    sub("[Ee]verything here: since " since[name] "[.]", "", text)
    sub("(^| )Since " since[name] "[.]", "", text)
  }
  gsub(/ +\n/, "\n", text)
  return trimmed(text)
}

# Prints a prototype; lines are broken after commas.
function put_prototype(text, part, count, i, open, line) {
  open = index(text, "(")
  line = "\\fB" code_text(substr(text, 1, open))
  visible = open
  text = substr(text, open + 1)
  sub(/\) *;$/, "", text)
  count = split_parameters(text, part)
  for (i = 1; i <= count; i++) {
    if (visible + length(part[i]) > 72) {
      sub(/ $/, "", line)
      put(line "\\fR")
      line = "\\fB        "
      visible = 8
    }
    visible += length(part[i]) + 2
    line = line parameter_text(part[i]) (i < count ? ", " : ");")
  }
  sub(/ $/, "", line)
  put(line "\\fR")
}

# Splits at commas outside of parentheses.
function split_parameters(text, part, count, i, depth, c, at) {
  count = depth = 0
  at = 1
  for (i = 1; i <= length(text) + 1; i++) {
    c = substr(text, i, 1)
    depth += (c == "(") - (c == ")")
    if ((c == "," && depth == 0) || i > length(text)) {
      part[++count] = trimmed(substr(text, at, i - at))
      at = i + 1
    }
  }
  return count
}

# A parameter or member: its name is in italics.
function parameter_text(text, name, array) {
  text = code_text(text)
  array = ""
  if (match(text, /(\[[^]]*\])+$/)) {
    array = substr(text, RSTART)
    text = substr(text, 1, RSTART - 1)
  }
  if (text ~ /\)$/ || !match(text, /[a-z_0-9]+$/) || text ~ /^[a-z]+$/)
    return text array
  name = substr(text, RSTART)
  return substr(text, 1, RSTART - 1) "\\fI" name "\\fB" array
}

# Prints the members of a structure or an enumeration, each with its comment.
function put_members(code, is_enum, body, rest, at, piece, comment, name, above, own_line) {
  body = substr(code, index(code, "{") + 1)
  sub(/\}[^}]*$/, "", body)
  if (is_enum && body ~ /#define/) {
    put_listed(body)
    return
  }
  rest = body
  above = name = ""
  while (rest ~ /[^ \t\n]/) {
    sub(/^[ \t]+/, "", rest)
    own_line = rest ~ /^\n/
    rest = trimmed(rest)
    if (rest ~ /^\/\*/) {
      at = index(rest, "*/")
      comment = comment_text(substr(rest, 1, at + 1))
      rest = substr(rest, at + 2)
      if (!own_line && name != "") {
        put_member(name, comment, above)
        name = above = ""
      } else {
        if (name != "") put_member(name, "", above)
        name = ""
        above = comment
      }
      continue
    }
    if (name != "") {
      put_member(name, "", above)
      above = ""
    }
    at = member_end(rest, is_enum)
    piece = substr(rest, 1, at)
    rest = substr(rest, at + 1)
    gsub(/[ \t\n]+/, " ", piece)
    sub(/ *[,;]? *$/, "", piece)
    name = piece
  }
  if (name != "")
    put_member(name, "", above)
}

# Where a member ends: at its comma or semicolon, or before a comment if neither comes first.
function member_end(text, is_enum, i, c, depth) {
  depth = 0
  for (i = 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    depth += (c == "(" || c == "{") - (c == ")" || c == "}")
    if (depth == 0 && c == (is_enum ? "," : ";"))
      return i
    if (substr(text, i, 2) == "/*")
      return i - 1
  }
  return length(text)
}

# above is a comment on lines of its own: that of the member, or a heading of several members.
function put_member(name, comment, above) {
  if (above != "" && comment != "") {
    put_macro(".PP")
    put_text(above)
  }
  put_macro(".TP")
  put("\\fB" (name ~ /=/ || name ~ /^VARVE/ ? code_text(name) : parameter_text(name)) "\\fR")
  if (comment == "")
    comment = above
  if (comment != "")
    put_comment(comment, 0)
}

# An enumeration of a list macro: the entry macro's name begins with the enumerators' prefix.
function put_listed(body, line, count, i, prefix, list, entry, field, name) {
  count = split(body, line, "\n")
  for (i = 1; i <= count; i++) {
    if (match(line[i], /[A-Z_]+##/))
      prefix = substr(line[i], RSTART, RLENGTH - 2)
    if (line[i] ~ /^[ \t]*[A-Z_]+\([A-Z_]+\)/) {
      list = trimmed(line[i])
      sub(/\(.*/, "", list)
    }
  }
  count = split(without_comments(macro_code[list]), entry, / X\(/)
  for (i = 2; i <= count; i++) {
    name = entry[i]
    gsub(/[\\\n]/, "", name)
    split_parameters(name, field)
    put_macro(".TP")
    put("\\fB" prefix field[1] (field[2] ~ /^[0-9]+$/ ? " = " field[2] : "") "\\fR")
    if (match(name, /"[^"]*"/))
      put_text(substr(name, RSTART + 1, RLENGTH - 2))
  }
}

function put_type(item, doc, type) {
  put_macro(".PP")
  if (decl_kind[item] == "macro") {
    put_macro(".nf")
    type = substr(decl_text[item], 9)
    if (item_text[item] ~ /\n/ && match(type, /^[A-Z_]+(\([^)]*\))?/))
      type = substr(type, 1, RLENGTH)
    put("\\fB#define " code_text(type) "\\fR")
    put_macro(".fi")
  } else if (decl_kind[item] == "type" && decl_text[item] ~ /\(/) {
    put_macro(".nf")
    put_prototype(decl_text[item])
    put_macro(".fi")
  } else if (decl_kind[item] == "type")
    put("\\fB" code_text(decl_text[item]) "\\fR")
  else
    put("\\fB" decl_kind[item] " " decl_name[item] "\\fR")
  type = tolower(decl_name[item])
  if (doc == "" && sub(/_init$/, "", type) && type in is_known)
    doc = "The initial value of a " type "."
  if (doc == "" && decl_kind[item] !~ /^(struct|enum)$/)
    return
  put_macro(".RS 4")
  put_comment(doc, 0)
  if (decl_kind[item] == "struct" || decl_kind[item] == "enum")
    put_members(item_text[item], decl_kind[item] == "enum")
  put_macro(".RE")
}

# Prints one or more functions with one description.
function put_functions(count, list, doc, i) {
  put_macro(".PP")
  put_macro(".nf")
  for (i = 1; i <= count; i++)
    put_prototype(decl_text[list[i]])
  put_macro(".fi")
  if (doc == "")
    return
  put_macro(".RS 4")
  put_comment(doc, 0)
  put_macro(".RE")
}

# Prints the declarations from first to last, which have one comment: it describes the functions, if there are any. A
# comment after a declaration describes that one.
function put_run(first, last, doc, i, count, list, own) {
  split("", list)
  count = 0
  for (i = first; i <= last && doc != ""; i++)
    if (decl_kind[i] == "function" && (own_comment(i) == "" || count == 0))
      list[++count] = i
  if (count > 1 && own_comment(list[1]) != "")
    count = 1
  if (count > 0) {
    put_functions(count, list, trimmed(doc " " own_comment(list[1])))
    doc = ""
  }
  for (i = 1; i <= count; i++)
    is_done[list[i]] = 1
  for (i = first; i <= last; i++) {
    own = own_comment(i)
    if (i in is_done || is_internal(i))
      continue
    if (decl_kind[i] != "function") {
      put_type(i, trimmed(doc " " own))
      doc = ""
      continue
    }
    list[count = 1] = i
    while (own == "" && i < last && !((i + 1) in is_done) && decl_kind[i + 1] == "function" && own_comment(i + 1) == "")
      list[++count] = ++i
    put_functions(count, list, own)
  }
}

function own_comment(item) { return without_since(comment_after(item_text[item]), page) }

# A macro without a comment is a guard or a helper, unless it initializes a structure.
function is_internal(item) {
  return decl_kind[item] == "macro" && (decl_name[item] ~ /_(H)?$/ || !(item in has_doc) && decl_name[item] !~ /_INIT$/)
}

function put_section(text, title, end) {
  end = index(text, "\n")
  title = end ? substr(text, 1, end - 1) : text
  if (match(title, /[.] /))
    title = substr(title, 1, RSTART - 1)
  if (length(title) > 50 || title ~ /[.]$/) {
    put_comment(text, 1)
    return
  }
  put_macro(".SS " title)
  text = substr(text, length(title) + 1)
  sub(/^[. \n]+/, "", text)
  put_comment(text, 0)
}

function put_items(first, last, i, end, doc, has) {
  for (i = first; i <= last; i++) {
    if (item_what[i] == "doc" && (i == last || item_what[i + 1] == "end")) {
      put_section(without_since(item_text[i], page))
      continue
    }
    doc = ""
    if (item_what[i] == "doc") {
      doc = without_since(item_text[i], page)
      i++
    }
    for (end = i; end <= last && item_what[end] == "code"; end++)
      ;
    if (end > i)
      put_run(i, end - 1, doc)
    i = end > i ? end - 1 : i
  }
}

# What NAME says: the first sentence of the header.
function summary(name, text) {
  text = head[name]
  sub(/\n.*/, "", text)
  if (match(text, /[.]( |$)/))
    text = substr(text, 1, RSTART - 1)
  if (text ~ /^[A-Z][a-z ]/)
    text = tolower(substr(text, 1, 1)) substr(text, 2)
  return text
}

# Returns whether one of the functions returns a status.
function put_synopsis(first, last, i, has, can_fail) {
  put_macro(".SH SYNOPSIS")
  put_macro(".nf")
  put("\\fB#include <" page_header[page] ">\\fR")
  for (i = first; i <= last; i++)
    if (decl_kind[i] == "function") {
      if (!has)
        put_macro(".PP")
      has = 1
      if (decl_text[i] ~ /^varve_status varve_/)
        can_fail = 1
      put_prototype(decl_text[i])
    }
  put_macro(".fi")
  return can_fail
}

function put_end(can_fail, i, text) {
  if (can_fail) {
    put_macro(".SH RETURN VALUE")
    put_text("A function that can fail returns a varve_status, which is VARVE_STATUS_OK if it succeeds. Descriptions " \
      "name the others without the prefix VARVE_STATUS_. After a failure, outputs are NULL or 0.")
  }
  if (page in since) {
    put_macro(".SH HISTORY")
    put_text("Everything here exists since Varve " since[page] ", unless its description names a later release.")
  }
  text = ""
  for (i = 1; i <= pages; i++)
    if (page_name[i] != page && page_name[i] in head) {
      put_macro(text == "" ? ".SH SEE ALSO" : text ",")
      text = ".BR " page_name[i] " (3)"
    }
  if (text != "")
    put_macro(text)
}

# The page of <varve.h> lists the others.
function put_overview(i) {
  put_macro(".SH LIBRARY")
  put_text("Programs in C and C++ find libvarve with pkg-config:")
  put_macro(".PP")
  put_macro(".nf")
  put("    cc program.c $(pkg\\-config \\-\\-cflags \\-\\-libs varve)")
  put_macro(".fi")
  put_macro(".PP")
  put_text("or with CMake; varve::varve_static is the static library:")
  put_macro(".PP")
  put_macro(".nf")
  put("    find_package(varve " version " REQUIRED)")
  put("    target_link_libraries(program PRIVATE varve::varve)")
  put_macro(".fi")
  put_macro(".SS Headers")
  for (i = 1; i <= pages; i++)
    if (page_name[i] != "varve" && page_name[i] in head) {
      put_macro(".TP")
      put_macro(".BR " page_name[i] " (3)")
      put_text(summary(page_name[i]))
    }
}

function put_page(number, first, last, has, text) {
  page = page_name[number]
  first = first_item[number]
  last = last_item(number)
  file = folder "/" page ".3"
  put_macro(".\\\" SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception")
  put_macro(".\\\" Made from the comments of the header by build-aux/reference.sh.")
  put_macro(".TH " toupper(page) " 3 \"\" \"Varve " version "\" \"Library Functions\"")
  put_macro(".nh")
  put_macro(".ad l")
  put_macro(".SH NAME")
  put(page " \\- " code_text(summary(page)))
  has = put_synopsis(first, last)
  put_macro(".SH DESCRIPTION")
  put_comment(without_since(head[page], page), 0)
  put_items(first, last)
  if (page == "varve")
    put_overview()
  put_end(has)
  close(file)
}

# A page that the function or type NAME shares with the others of its header.
function put_link(name, target) {
  if (name in head || name in is_linked)
    return
  is_linked[name] = 1
  file = folder "/" name ".3"
  put_macro(".so man3/" target ".3")
  close(file)
}

# Prints each declaration whose comments do not say since when it exists, in a header that does not say so either.
function check_since(first, last, i, doc) {
  for (i = first; i <= last; i++) {
    if (item_what[i] == "doc")
      doc = item_text[i]
    else if (item_what[i] == "end")
      doc = ""
    else if (!is_internal(i) && doc comment_after(item_text[i]) !~ /[Ss]ince [0-9]+\.[0-9]/)
      printf "%s:%d: %s: no comment says since which release it exists\n", item_file[i], item_line[i], decl_name[i]
  }
}

function last_item(number) { return number < pages ? first_item[number + 1] - 1 : items }

# Sorts the declarations of all headers. A header that declares nothing for users has no page.
function classify_all(n, i, is_empty) {
  for (n = 1; n <= pages; n++) {
    is_empty = page_name[n] != "varve"
    for (i = first_item[n]; i <= last_item(n); i++) {
      if (item_what[i] != "code")
        continue
      classify(i)
      if (i > 1 && (item_what[i - 1] == "doc" || (i - 1) in has_doc) || comment_after(item_text[i]) != "")
        has_doc[i] = 1
      if (!is_internal(i))
        is_empty = 0
    }
    if (is_empty)
      delete head[page_name[n]]
  }
}

END {
  if (failed)
    exit 1
  if (state != "")
    fail(FNR, "the file ends inside a declaration")
  classify_all()
  for (n = 1; n <= pages; n++) {
    if (!(page_name[n] in head))
      continue
    if (folder == "") {
      if (!(page_name[n] in since))
        check_since(first_item[n], last_item(n))
      continue
    }
    put_page(n)
    for (i = first_item[n]; i <= last_item(n); i++)
      if (item_what[i] == "code" && decl_kind[i] != "macro")
        put_link(decl_name[i], page_name[n])
  }
}
