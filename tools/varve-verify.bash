# bash completion for varve-verify
complete -o default -W '--quiet -q --dialect= --irdl-file= --dialect-hooks= --era= --show-era --lenient --no-implicit-module --no-source-locations --strict --keep-unknown-text --allow-unregistered-dialect --dictionary= --no-map --max-depth= --max-memory= --max-input= --max-output= --max-unpacked= --max-expansion= --help --version ' varve-verify
