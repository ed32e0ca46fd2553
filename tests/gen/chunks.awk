# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Instances are modules with "// -----" between them, marked with gen.attempt and gen.op. By -v action=...:
#   keys      the marks of a file, as "OP ATTEMPT"
#   select    of the second file those whose mark the first one has, at most `most` an operation, in the first one's order
#   differ    the marks whose text differs in two files, or is in the first one only
#   join      all of them in one module
function mark(text, found) {
  if (!match(text, /gen\.attempt = [0-9]+ : i64, gen\.op = "[^"]*"/))
    return ""
  found = substr(text, RSTART + 14, RLENGTH - 15)
  sub(/ : i64, gen\.op = "/, " ", found)
  sub(/^ /, "", found)
  return substr(found, index(found, " ") + 1) " " substr(found, 1, index(found, " ") - 1)
}
function take(key) {
  gsub(/^\n+|\n+$/, "", text)
  key = mark(text)
  if (key == "") {
    text = ""
    return
  }
  if (file == 1) {
    order[++count] = key
    first[key] = text
  } else {
    second[key] = text
  }
  text = ""
}
function show_join(i) {
  print "\"builtin.module\"() ({"
  for (i = 1; i <= count; i++)
    print first[order[i]]
  print "}) : () -> ()"
}
function show_selected(i, op, printed) {
  for (i = 1; i <= count; i++) {
    op = order[i]
    sub(/ .*/, "", op)
    if (!(order[i] in second) || (most && shown[op]++ >= most))
      continue
    if (printed++)
      print "// -----"
    print second[order[i]]
  }
}
function show_differing(i) {
  for (i = 1; i <= count; i++)
    if (!(order[i] in second) || first[order[i]] != second[order[i]])
      print order[i]
}
FNR == 1 && NR != 1 { take() }
FNR == 1 { file++ }
/^\/\/ -----$/ { take(); next }
{ text = text "\n" $0 }
END {
  take()
  if (action == "keys")
    for (i = 1; i <= count; i++)
      print order[i]
  else if (action == "join")
    show_join()
  else if (action == "select")
    show_selected()
  else
    show_differing()
}
