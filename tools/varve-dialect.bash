# bash completion for varve-dialect
complete -o default -W 'import --folder= --facts= --set= --dialect= --help --version ' varve-dialect
