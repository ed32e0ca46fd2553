#compdef varve-translate
_arguments \
    '-o[write to FILE instead of standard output; FILE changes only if the whole output was written]:value:_files' \
    '--to=[output format; the default is the suffix of FILE (.mlir, .mlirbc, .bc, .varve), else text]:value:(mlir mlirbc varve)' \
    '--zstd[compress text or bytecode into a zstd frame, like the zstd program; this is the default if FILE ends in .zst]' \
    '--emit-bytecode[the same as --to=mlirbc]' \
    '--split-input-file[split text at // ----- lines and read each part as a separate module]' \
    '--hash[print for each FILE the hash of its module and the hash without locations; several FILEs are allowed; see HASHES in varve-translate(1)]' \
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
    '--no-verify[skip the verifier]' \
    '--rules=[verify only these rules; with a leading - verify all others; format-spec/verifier-rules.md lists ids and groups]:value:' \
    '--verify-diagnostics[compare diagnostics with the comments of the text, "// expected-error {{...}}"; see DIAGNOSTICS in varve-translate(1)]' \
    '--upgrade=-[upgrade the module from the era of --era, or from the detected era, to LLVM 22; strict rejects operations that have no successor; see UPGRADING in varve-translate(1)]::value:(strict)' \
    '--target=[convert the module to the definitions of this release, whose mlir-opt reads the result, or reject it with the reason; or to the state of a tool, such as jax-0.4.35, which varve-dialect list --targets lists, or of a project, such as stablehlo@1.17; see TARGETS in varve-translate(1)]:value:(llvm16 llvm17 llvm18 llvm19 llvm20 llvm21 llvm22 llvm24-2026-07 llvm24-2026-08 llvm24-2026-09)' \
    '--convert=[convert the module by the rules that the definitions of --dialect have from one form to another, such as vhlo\:stablehlo, or back]:value:' \
    '--from-artifact[reject a module that is not an artifact, such as StableHLO'\''s in the dialect vhlo; an artifact is converted to the dialect that it stores without this option, too]' \
    '--to-artifact=-[convert the module to an artifact of VERSION (default\: the newest that is released), and write it as bytecode; or reject it with the reason]::value:' \
    '--report=-[print on standard error how often each rule of --upgrade or --target applied, and which operations remain unchanged]::value:(text json)' \
    '--report-file=[write the report to FILE instead]:value:_files' \
    '--strip-debuginfo[replace all locations by the unknown location]' \
    '--resources=[store large constants in attributes, in resources, or in new files in DIR; see RESOURCES in varve-translate(1)]:value:(inline section external:)' \
    '--resources-if-larger=[do not move constants of at most BYTES bytes (default 1024)]:value:' \
    '--mlir-print-op-generic[print all operations in generic form]' \
    '--mlir-print-debuginfo[print locations]' \
    '--mlir-pretty-debuginfo[print locations in a readable style without loc(...), which cannot be parsed again]' \
    '--mlir-print-local-scope[print attributes, types and locations inline, without aliases]' \
    '--mlir-use-nameloc-as-prefix[take the names of values from their locations]' \
    '--mlir-print-unique-ssa-ids[give each value of the module a unique number or name]' \
    '--mlir-print-value-users[print the users of each value as comments]' \
    '--mlir-print-skip-regions[print {...} for each region, which cannot be parsed again]' \
    '--mlir-print-assume-verified[accepted for compatibility with mlir-opt; Varve still checks operations before it prints their custom form]' \
    '--mlir-elide-elementsattrs-if-larger=[elide dense attributes with more than N elements]:value:' \
    '--mlir-elide-resource-strings-if-larger=[elide resources whose text is longer than N characters]:value:' \
    '--mlir-print-elementsattrs-with-hex-if-larger=[print dense attributes with more than N elements as a hex string (default 100); -1\: never]:value:' \
    '--emit-bytecode-version=[bytecode version, 0 to 6 (default 6); for versions below 5 see --allow-lossy]:value:' \
    '--producer=[producer string of the header (default\: Varve and its version)]:value:' \
    '--allow-lossy[drop what the bytecode version cannot store, like mlir-opt, instead of reporting an error\: below version 5 native properties and properties of operations without definition; in all versions a dot at the end of a name]' \
    '--elide-resource-data-from-bytecode[write resources without their data]' \
    '--layout=[layout of a varve file\: packed (small, the default) or mapped (columns that programs read in place)]:value:(packed mapped)' \
    '--resource-codec=[compression of resources of 1 KiB or more in a varve file; auto chooses the smallest encoding; default\: none from 1 MiB and auto below]:value:(none zstd planes auto)' \
    '--resource-alignment=[alignment of uncompressed resources in a varve file, a power of two (default 64)]:value:' \
    '--stored-hashes=[whether a varve file with a directory stores the hashes of its module; auto (default) omits them if the resources exceed 16 MiB in total]:value:(auto always never)' \
    '--level=[compression level, 1 (fast) to 19 (small); default 19, for zstd frames 3]:value:' \
    '--no-builtin-dictionary[write a varve file that does not depend on the built-in dictionary]' \
    '--group-size=[minimum number of operations in a group, the unit that is read separately (default 8192 if the module has 16384 or more); -1\: no groups]:value:' \
    '--max-depth=[maximum nesting depth of regions, attributes, types and locations (default 1000)]:value:' \
    '--max-memory=[maximum memory of a module or a definition (default\: 1 GiB, plus 1000 bytes for each byte of the inputs; no limit if an input is a pipe or with --resources)]:value:' \
    '--max-input=[maximum size of an input that is not a regular file, such as a pipe or a device (default 4 GiB)]:value:' \
    '--max-output=[maximum size of an output\: a module, a listing, a report (default\: in proportion to the module for text, and for the texts of types and attributes in bytecode; 4 GiB for listings and reports; no limit for varve)]:value:' \
    '--max-unpacked=[maximum size of an input after decompression of its zstd frames (default 1 GiB)]:value:' \
    '--max-expansion=[maximum decompressed bytes for each byte of a compressed input (default 1000), plus 64 MB]:value:' \
    '--train-dictionary[write a dictionary trained from the modules of several FILEs]' \
    '--dictionary-size=[size of the zstd part of the dictionary, without types and names (default 98304)]:value:' \
    '--diagnostics=[write diagnostics to standard error as text (default), or as JSON objects, one in each line]:value:(text json)' \
    '--help[print this help and exit]' \
    '-h[the same as --help]' \
    '--version[print the version and exit]' \
    '-V[the same as --version]' \
    '*:file:_files'
