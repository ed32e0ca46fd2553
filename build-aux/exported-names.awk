# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Reads preprocessed public headers and prints the names of the functions that they export.
# A declaration is exported if it has the attribute that VARVE_API expands to.

/^[ \t]*#/ { next }

{ text = text " " $0 }

END {
  count = split(text, statement, /[;{}]/)
  for (i = 1; i <= count; i++)
    if (statement[i] ~ /visibility *\( *"default" *\)/ && match(statement[i], /varve_[a-z0-9_]+ *\(/)) {
      name = substr(statement[i], RSTART, RLENGTH)
      sub(/ *\($/, "", name)
      print name
    }
}
