#compdef varve-dialect
_arguments \
    '*--dialect=[add the dialects that FILE defines, or add to loaded dialects what it defines with varve.extends; or those of the pack NAME, optionally with a version (stablehlo@1.13); may be given several times]:value:_files' \
    '*--replace-dialect=[the same, but replace dialects of the same name, also built-in ones; these files are loaded before those of --dialect]:value:_files' \
    '--dialect-path=[look for packs in these folders first (separated by '\''\:'\''), then in those of the environment variable VARVE_DIALECT_PATH or, without it, in the installed one]:value:_files -/' \
    '--no-default-dialects[find packs in the folders of --dialect-path only, whatever is installed]' \
    '--no-builtin[do not load the built-in dialects of LLVM 22]' \
    '--targets[list the targets that the packs name for varve-translate --target\: tools, and what they hold]' \
    '--eras[list the eras\: the releases of LLVM, and states of its main branch, whose text varve-translate --era reads, whether --target writes it, and the newest bytecode of that]' \
    '-o[write to FILE instead of standard output; FILE changes only if the whole output was written]:value:_files' \
    '--folder=[write into FOLDER, which is created if it is absent, instead of standard output; import writes <dialect>.irdl.mlir, docs writes <dialect>.md and README.md]:value:_files -/' \
    '--require-all[test fails if the modules do not use all parts of the formats]' \
    '--facts=[merge the facts of FOLDER/<dialect>.facts.mlir into each dialect, if this file exists; of a dialect without ODS FOLDER/<dialect>.whole.mlir is the definition; of several folders (a list separated by commas) later ones replace what earlier ones say]:value:_files -/' \
    '--base=[write only what differs from the definitions FOLDER/<dialect>.irdl.mlir of another set; the facts in FOLDER apply first; if that set is a difference itself, the folders of its bases follow (a list separated by commas)]:value:_files -/' \
    '--no-base-facts[do not apply the facts of --base\: those of --facts are complete]' \
    '--set=[assign the imported dialects to the set NAME, such as llvm22 (default\: the name of each dialect)]:value:' \
    '--only=[import only these dialects (a list separated by commas)]:value:' \
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
    '1:command:((list show check test explain docs compile import ))' \
    '*:file:_files'
