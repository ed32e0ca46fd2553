# bash completion for varve-dialect
complete -o default -W 'import --folder= --set= --dialect= --help --version ' varve-dialect
