# bash completion for varve-dialect
complete -o default -W 'import --folder= --set= --dialect= --layouts --help --version ' varve-dialect
