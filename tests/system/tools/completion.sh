#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Completions as the shells use them: options with '=' and without a blank after it, values, files and folders.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

tools=$top_srcdir/tools
cd "$tap_folder" || exit 1
mkdir folder 'with blank'
: >module.mlir
: >'other module.mlir'

if command -v bash >/dev/null 2>&1; then
  cat >complete.bash <<'END'
# complete.bash SCRIPT TOOL WORD...: prints what completes the last word, and whether a blank follows it.
compopt() { [[ $2 == nospace ]] && blank=no; return 0; }
blank=yes
. "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
"_${1//-/_}"
printf '%s|' "${COMPREPLY[@]}"
echo "$blank"
END
  # completes NAME EXPECTED TOOL WORD...
  completes() {
    completes_name=$1
    completes_expected=$2
    shift 2
    completes_got=$(bash complete.bash "$tools/$1.bash" "$@" 2>&1)
    if test "$completes_got" = "$completes_expected"; then
      tap_pass "bash: $completes_name"
    else
      echo "$completes_got" >why
      tap_fail "bash: $completes_name"
    fi
  }
  completes 'no blank follows the = of an option' '--era=|no' varve-translate --er
  completes 'a blank follows an option without value' '--emit-bytecode|--emit-bytecode-version=|yes' varve-translate --emit-byt
  completes 'values follow the =' 'auto|2019|2020|llvm13|llvm14|llvm15|llvm16|llvm17|llvm18|llvm19|llvm20|llvm21|llvm22|llvm24-2026-07|llvm24-2026-08|llvm24-2026-09|yes' \
    varve-translate --era =
  completes 'a value is completed' 'auto|yes' varve-verify --era = a
  completes 'so is it where = does not split words' '--era=auto|yes' varve-translate --era=a
  completes 'values of an option that may lack one' 'strict|yes' varve-translate --upgrade =
  completes 'no blank follows external:' 'external:|no' varve-translate --resources = ex
  completes 'files' 'module.mlir|yes' varve-translate mod
  completes 'files with blanks' 'other module.mlir|yes' varve-extract --list ot
  completes 'the file of -o' 'module.mlir|yes' varve-translate -o m
  completes 'the file of an option' 'module.mlir|yes' varve-translate --dialect = m
  completes 'folders' 'folder|yes' varve-dialect import --folder = f
  completes 'commands' 'check|compile|yes' varve-dialect c
  completes 'aliases' '-h|yes' varve-verify -h
fi

if command -v zsh >/dev/null 2>&1; then
  cat >complete.zsh <<'END'
# complete.zsh FOLDER LINE EXPECTED: completes the line and prints what the shell shows, until that has EXPECTED.
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PROMPT=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -d $PWD/zcompdump; LISTMAX=999; print rea''dy"
shown=
for i in {1..400}; do
  zpty -r -t shell line && shown+=$line || sleep 0.05
  [[ $shown == *ready* ]] && break
done
shown=
zpty -w -n shell "$2"$'\t\t'
for i in {1..400}; do
  zpty -r -t shell line && shown+=$line || sleep 0.05
  [[ $shown == *$3* ]] && break
done
zpty -d shell
print -r -- "$shown"
END
  mkdir zsh
  for tool in translate dialect verify extract; do cp "$tools/varve-$tool.zsh" "zsh/_varve-$tool"; done
  for pair in 'varve-translate --era=ll:llvm24-2026-09' 'varve-dialect com:compile' 'varve-translate --emit-bytecode-v:--emit-bytecode-version'; do
    zsh -f complete.zsh "$PWD/zsh" "${pair%:*}" "${pair##*:}" >shown 2>&1
    tap_finds "zsh: ${pair%:*}" "${pair##*:}" "$tap_folder/shown" -aFq
  done
fi

if command -v fish >/dev/null 2>&1; then
  # fish_completes NAME LINE WORD...: the line is completed with these words, and with no others.
  fish_completes() {
    fish_name=$1
    fish_line=$2
    shift 2
    HOME=$tap_folder fish --no-config -c "source $tools/${fish_line%% *}.fish; complete -C '$fish_line'" 2>&1 |
      sed 's/\t.*//' | sort >got
    printf '%s\n' "$@" | sort >expected
    tap_same "fish: $fish_name" expected got
  }
  fish_completes 'values' 'varve-translate --layout=' --layout=packed --layout=mapped
  fish_completes 'options' 'varve-translate --emit-byt' --emit-bytecode --emit-bytecode-version
  fish_completes 'commands' 'varve-dialect com' compile
fi
tap_done
