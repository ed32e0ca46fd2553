# bash completion for varve-dialect
complete -o default -W 'list show check docs import --dialect= --no-builtin --folder= --facts= --set= --only= --help --version ' varve-dialect
