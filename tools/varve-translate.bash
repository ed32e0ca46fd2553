# bash completion for varve-translate
_varve_translate() {
  local word=${COMP_WORDS[COMP_CWORD]} before='' option='' start='' words='' kind=''
  ((COMP_CWORD > 0)) && before=${COMP_WORDS[COMP_CWORD - 1]}
  if [[ $word == '=' ]]; then
    option=$before word=
  elif [[ $before == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $word == -*=* ]]; then
    option=${word%%=*} start=$option= word=${word#*=}
  elif [[ $before == -o ]]; then
    option=-o
  fi
  COMPREPLY=()
  case $option in
  '') ;;
  -o) kind=-f ;;
  --to) words='mlir mlirbc varve' ;;
  --dialect) kind=-f ;;
  --replace-dialect) kind=-f ;;
  --irdl-file) kind=-f ;;
  --dialect-hooks) kind=-f ;;
  --dialect-path) kind=-d ;;
  --era) words='auto 2019 2020 llvm13 llvm14 llvm15 llvm16 llvm17 llvm18 llvm19 llvm20 llvm21 llvm22 llvm24-2026-07 llvm24-2026-08 llvm24-2026-09' ;;
  --dictionary) kind=-f ;;
  --upgrade) words='strict' ;;
  --target) words='llvm16 llvm17 llvm18 llvm19 llvm20 llvm21 llvm22 llvm24-2026-07 llvm24-2026-08 llvm24-2026-09' ;;
  --report) words='text json' ;;
  --report-file) kind=-f ;;
  --resources) words='inline section external:' ;;
  --layout) words='packed mapped' ;;
  --resource-codec) words='none zstd planes auto' ;;
  --stored-hashes) words='auto always never' ;;
  --diagnostics) words='text json' ;;
  *) return ;;
  esac
  if [[ -z $option && $word == -* ]]; then
    words='-o --to= --zstd --emit-bytecode --split-input-file --hash --dialect= --replace-dialect= --irdl-file= --dialect-hooks= --dialect-path= --no-default-dialects --era= --show-era --lenient --no-implicit-module --no-source-locations --strict --keep-unknown-text --allow-unregistered-dialect --dictionary= --keep-vhlo --no-map --no-verify --rules= --verify-diagnostics --upgrade --target= --convert= --from-artifact --to-artifact --report --report-file= --strip-debuginfo --resources= --resources-if-larger= --mlir-print-op-generic --mlir-print-debuginfo --mlir-pretty-debuginfo --mlir-print-local-scope --mlir-use-nameloc-as-prefix --mlir-print-unique-ssa-ids --mlir-print-value-users --mlir-print-skip-regions --mlir-print-assume-verified --mlir-elide-elementsattrs-if-larger= --mlir-elide-resource-strings-if-larger= --mlir-print-elementsattrs-with-hex-if-larger= --emit-bytecode-version= --producer= --allow-lossy --elide-resource-data-from-bytecode --layout= --resource-codec= --resource-alignment= --stored-hashes= --level= --no-builtin-dictionary --group-size= --max-depth= --max-memory= --max-input= --max-output= --max-unpacked= --max-expansion= --train-dictionary --dictionary-size= --diagnostics= --help -h --version -V'
  elif [[ -z $option ]]; then
    kind=-f
  fi
  local IFS=$' \t\n'
  if [[ -n $kind ]]; then
    compopt -o filenames 2>/dev/null
    IFS=$'\n'
    COMPREPLY=($(compgen $kind -P "$start" -- "$word"))
  else
    COMPREPLY=($(compgen -P "$start" -W "$words" -- "$word"))
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=:] ]] && compopt -o nospace 2>/dev/null
  fi
  return 0
}
complete -F _varve_translate varve-translate
