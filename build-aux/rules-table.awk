# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The table of rules in format-spec/dialect-definitions.md, made of src/dialect/rules.def.
BEGIN {
  print "| rule | arguments | met by |"
  print "|---|---|---|"
}
/^[XY]\(/ { entry = "" }
/^[XY]\(/ || entry != "" {
  sub(/^ +/, entry == "" ? "" : " ")
  entry = entry $0
  if (entry !~ /\)$/)
    next
  kind = substr(entry, 1, 1)
  text = substr(entry, 3, length(entry) - 3)
  split(text, part, /, */)
  meaning = text
  sub(/^[^,]*, *[^,]*, */, "", meaning)
  gsub(/" +"/, "", meaning)
  gsub(/^"|"$/, "", meaning)
  gsub(/\\"/, "\"", meaning)
  gsub(/\|/, "\\|", meaning)
  print "| `" part[1] "` | " (part[2] == "-1" ? "+" : part[2]) " | " (kind == "Y" ? "short for `" meaning "`" : meaning) " |"
  entry = ""
}
