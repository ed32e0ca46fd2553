# bash completion for varve-dialect
_varve_dialect() {
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
  --dialect) kind=-f ;;
  --replace-dialect) kind=-f ;;
  --dialect-path) kind=-d ;;
  -o) kind=-f ;;
  --folder) kind=-d ;;
  --facts) kind=-d ;;
  --base) kind=-d ;;
  --diagnostics) words='text json' ;;
  *) return ;;
  esac
  if [[ -z $option && $word == -* ]]; then
    words='--dialect= --replace-dialect= --dialect-path= --no-default-dialects --no-builtin --targets --eras -o --folder= --require-all --facts= --base= --no-base-facts --set= --only= --max-depth= --max-memory= --max-input= --max-output= --max-unpacked= --max-expansion= --diagnostics= --help -h --version -V'
  elif [[ -z $option && $COMP_CWORD -eq 1 ]]; then
    words='list show check test explain docs compile import'
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
complete -F _varve_dialect varve-dialect
