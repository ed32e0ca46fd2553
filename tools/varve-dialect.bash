# bash completion for varve-dialect
complete -o default -W 'list show check docs import --dialect= --replace-dialect= --no-builtin --folder= --facts= --base= --set= --only= --max-depth= --max-memory= --max-input= --max-output= --max-unpacked= --max-expansion= --help --version ' varve-dialect
