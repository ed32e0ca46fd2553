# bash completion for varve-dialect
complete -o default -W 'list show check test docs import --dialect= --replace-dialect= --no-builtin --folder= --require-all --facts= --base= --no-base-facts --set= --only= --max-depth= --max-memory= --max-input= --max-output= --max-unpacked= --max-expansion= --help --version ' varve-dialect
