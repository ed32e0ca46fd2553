# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Says the same module in other words: generic text as mlir-opt prints it comes in; aliases may be replaced by what
# they stand for, keys of properties and attributes are shuffled, some properties move into the dictionary in braces,
# and those that have their default value may go. -v seed=N: the choices; -v defaults=FILE: lines "operation key value".

function chance(part) { return rand() < part }

# Behind the string that starts at i.
function after_string(text, i) {
  for (i++; substr(text, i, 1) != "\""; i++)
    if (substr(text, i, 1) == "\\") i++
  return i + 1
}

# Where the bracket at i is closed.
function closing(text, i, depth, c) {
  while (i <= length(text)) {
    c = substr(text, i, 1)
    if (c == "\"") { i = after_string(text, i); continue }
    if (c == "-" && substr(text, i + 1, 1) == ">") { i += 2; continue }
    if (index("<([{", c)) depth++
    else if (index(">)]}", c) && --depth == 0) return i
    i++
  }
  return 0
}

# The entries of a dictionary's inside; answers their count.
function split_entries(text, entries, count, start, i, c, depth) {
  count = 0
  start = 1
  depth = 0
  for (i = 1; i <= length(text);) {
    c = substr(text, i, 1)
    if (c == "\"") { i = after_string(text, i); continue }
    if (c == "-" && substr(text, i + 1, 1) == ">") { i += 2; continue }
    if (index("<([{", c)) depth++
    else if (index(">)]}", c)) depth--
    else if (c == "," && depth == 0) {
      entries[++count] = substr(text, start, i - start)
      start = i + 2
    }
    i++
  }
  if (length(text) >= start) entries[++count] = substr(text, start)
  return count
}

function shuffle(entries, count, i, j, kept) {
  for (i = count; i > 1; i--) {
    j = 1 + int(rand() * i)
    kept = entries[i]
    entries[i] = entries[j]
    entries[j] = kept
  }
}

function join(entries, count, text, i) {
  text = ""
  for (i = 1; i <= count; i++) text = text (i > 1 ? ", " : "") entries[i]
  return text
}

function shuffled(inside, entries, count) {
  count = split_entries(inside, entries)
  shuffle(entries, count)
  return join(entries, count)
}

# Replaces the alias name by body outside strings.
function inline_alias(text, name, body, out, i, c, size) {
  if (!index(text, name)) return text
  out = ""
  size = length(name)
  for (i = 1; i <= length(text);) {
    c = substr(text, i, 1)
    if (c == "\"") {
      out = out substr(text, i, after_string(text, i) - i)
      i = after_string(text, i)
    } else if (substr(text, i, size) == name && substr(text, i + size, 1) !~ /[A-Za-z0-9_.$-]/) {
      out = out body
      i += size
    } else {
      out = out c
      i++
    }
  }
  return out
}

# Properties of the operation at hand, told apart: kept in kept_text, moved ones returned.
function sort_properties(operation, inside, entries, count, kept, kept_count, moved, moved_count, i) {
  count = split_entries(inside, entries)
  shuffle(entries, count)
  kept_count = moved_count = 0
  for (i = 1; i <= count; i++) {
    if ((operation " " entries[i]) in is_default && chance(0.7)) continue
    if (chance(0.4)) moved[++moved_count] = entries[i]
    else kept[++kept_count] = entries[i]
  }
  kept_text = join(kept, kept_count)
  return join(moved, moved_count)
}

# What stands behind properties and regions, with the moved entries put in.
function with_moved(rest, moved, end) {
  if (substr(rest, 1, 2) == " {") {
    end = closing(rest, 2)
    if (!end) return " {" (moved == "" ? "" : moved ", ") substr(rest, 3) # goes on in the next line
    return " {" shuffled(substr(rest, 3, end - 3) (moved == "" ? "" : ", " moved)) "}" substr(rest, end + 1)
  }
  return moved == "" ? rest : " {" moved "}" rest
}

function perturb_line(line, operation, at, end, moved, head, rest) {
  if (match(line, /^ *}\)/)) {
    moved = pending[depth]
    delete pending[depth--]
    return substr(line, 1, RLENGTH) with_moved(substr(line, RLENGTH + 1), moved)
  }
  if (!match(line, /"[A-Za-z0-9_.$]+"\(/)) return line
  operation = substr(line, RSTART + 1, RLENGTH - 3)
  at = closing(line, RSTART + RLENGTH - 1)
  head = substr(line, 1, at)
  rest = substr(line, at + 1)
  if (substr(rest, 1, 1) == "[") {
    end = closing(rest, 1)
    head = head substr(rest, 1, end)
    rest = substr(rest, end + 1)
  }
  moved = ""
  if (substr(rest, 1, 3) == " <{") {
    end = closing(rest, 3)
    moved = sort_properties(operation, substr(rest, 4, end - 4))
    rest = substr(rest, end + 2)
    if (kept_text != "") head = head " <{" kept_text "}>"
  }
  if (rest == " ({") {
    pending[++depth] = moved
    return head rest
  }
  return head with_moved(rest, moved)
}

BEGIN {
  srand(seed)
  while (defaults != "" && (getline entry < defaults) > 0) is_default[entry] = 1
}
/^[#!][A-Za-z0-9_]+ = / {
  name = $1
  body = substr($0, length(name) + 4)
  for (i = 1; i <= alias_count; i++) body = inline_alias(body, alias_names[i], alias_bodies[i])
  if (chance(0.5)) {
    alias_names[++alias_count] = name
    alias_bodies[alias_count] = body
  } else print name " = " body
  next
}
{
  line = perturb_line($0)
  for (i = 1; i <= alias_count; i++) line = inline_alias(line, alias_names[i], alias_bodies[i])
  print line
}
