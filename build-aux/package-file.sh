#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# package-file.sh TEMPLATE FOLDER HERE VARIABLE prefix=PATH NAME=VALUE...: prints TEMPLATE with each @NAME@ replaced.
# FOLDER is where the result is installed, and HERE is how the result writes the path of this folder. @prefix@ becomes a
# path that starts at HERE, so that programs find an installation that was moved. VARIABLE is how the result writes
# the prefix: each other path starts there. Paths outside of the prefix stay absolute.
set -eu

template=$1
here=$3
variable=$4

clean() { printf '%s\n' "$1" | sed -e 's,//*,/,g' -e 's,\(.\)/$,\1,'; }

# inside FOLDER PATH: prints the part of PATH below FOLDER, with a slash before it; fails if PATH is not inside FOLDER.
inside() {
  case $2/ in
    "${1%/}"/*) path=$2; printf '%s\n' "${path#"${1%/}"}" ;;
    *) return 1 ;;
  esac
}

# up PATH: prints "/.." for each folder of PATH.
up() { printf '%s\n' "$1" | sed 's,/[^/][^/]*,/..,g'; }

folder=$(clean "$2")
prefix=$(clean "${5#prefix=}")
shift 5
if steps=$(inside "$prefix" "$folder"); then start=$here$(up "$steps"); else start=$prefix; fi

# as_replacement TEXT: TEXT for the right side of sed's s command.
as_replacement() { printf '%s\n' "$1" | sed 's/[\\&|]/\\&/g'; }

script="s|@prefix@|$(as_replacement "$start")|g"
for setting; do
  value=${setting#*=}
  case $value in
    /*)
      value=$(clean "$value")
      if rest=$(inside "$prefix" "$value"); then value=$variable$rest; fi
      ;;
  esac
  script="$script
s|@${setting%%=*}@|$(as_replacement "$value")|g"
done
sed "$script" "$template"
