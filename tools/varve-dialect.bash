# bash completion for varve-dialect
complete -o default -W 'list show check test docs compile import --dialect= --replace-dialect= --dialect-path= --no-default-dialects --no-builtin -o= --folder= --require-all --facts= --base= --no-base-facts --set= --only= --max-depth= --max-memory= --max-input= --max-output= --max-unpacked= --max-expansion= --diagnostics= --help --version ' varve-dialect
