#compdef varve-verify
_arguments \
    '--quiet[print only diagnostics, no line for each file]' \
    '-q[the same as --quiet]' \
    '*--dialect=[load the dialects that FILE defines (IRDL as text or bytecode, or compiled), or add to loaded dialects what it defines with varve.extends; or load the pack of NAME, a project or dialect with an optional version\: stablehlo@1.13; may be given several times]:value:_files' \
    '*--replace-dialect=[the same, but replace dialects of the same name, also built-in ones; these files are loaded before those of --dialect]:value:_files' \
    '*--irdl-file=[mlir-opt'\''s name of --dialect; these files are loaded after those of --dialect]:value:_files' \
    '*--dialect-hooks=[load a shared object with functions that parse and print custom<...> directives or split dialect text (varve/hooks.h); its code runs in this process\: load only files that you trust]:value:_files' \
    '--dialect-path=[look for packs in these folders first (separated by '\''\:'\''), then in those of the environment variable VARVE_DIALECT_PATH or, without it, in the installed one; a dialect that is met and not loaded is looked up there]:value:_files -/' \
    '--no-default-dialects[find packs in the folders of --dialect-path only, whatever is installed]' \
    '--era=[read and print text with the grammar and definitions of this era (varve-dialect list --eras prints all), or of that of a tool (varve-dialect list --targets); auto detects it from the first input; the default is the era of the packs that the input uses, or else llvm22; see ERAS in varve-translate(1)]:value:(auto 2019 2020 llvm13 llvm14 llvm15 llvm16 llvm17 llvm18 llvm19 llvm20 llvm21 llvm22 llvm24-2026-07 llvm24-2026-08 llvm24-2026-09)' \
    '--show-era[print on standard error which era was chosen and, with --era=auto, --upgrade or --target, the evidence]' \
    '--lenient[accept common mistakes in documents of old eras, with a warning for each]' \
    '--no-implicit-module[do not add a builtin.module around a single top-level operation]' \
    '--no-source-locations[give operations without loc(...) the unknown location instead of their line and column]' \
    '--strict[reject operations of dialects that are not loaded]' \
    '--keep-unknown-text[keep custom-form operations of dialects that are not loaded as text; see UNKNOWN TEXT in varve-translate(1)]' \
    '--allow-unregistered-dialect[accepted for compatibility with mlir-opt, without effect\: unregistered dialects are always allowed]' \
    '--dictionary=[use the dictionary FILE that varve-translate --train-dictionary wrote; a varve file written with a dictionary can be read only with it]:value:_files' \
    '--keep-vhlo[read an artifact, such as StableHLO'\''s in the dialect vhlo, as it is stored, instead of as a module of the dialect that it stores]' \
    '--no-map[read large files instead of mapping them]' \
    '--max-depth=[maximum nesting depth of regions, attributes, types and locations (default 1000)]:value:' \
    '--max-memory=[maximum memory of a module or a definition (default\: 1 GiB, plus 1000 bytes for each byte of the inputs; no limit if an input is a pipe or with --resources)]:value:' \
    '--max-input=[maximum size of an input that is not a regular file, such as a pipe or a device (default 4 GiB)]:value:' \
    '--max-output=[maximum size of an output\: a module, a listing, a report (default\: in proportion to the module for text, and for the texts of types and attributes in bytecode; 4 GiB for listings and reports; no limit for varve)]:value:' \
    '--max-unpacked=[maximum size of an input after decompression of its zstd frames (default 1 GiB)]:value:' \
    '--max-expansion=[maximum decompressed bytes for each byte of a compressed input (default 1000), plus 64 MB]:value:' \
    '--diagnostics=[write diagnostics to standard error as text (default), or as JSON objects, one in each line]:value:(text json)' \
    '--help[print this help and exit]' \
    '-h[the same as --help]' \
    '--version[print the version and exit]' \
    '-V[the same as --version]' \
    '*:file:_files'
