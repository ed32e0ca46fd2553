# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Adds words of dialects to a module, where they use nothing of the dialects: awk -v dialects="torch flow" -f words.awk
# A file that needs its own aliases keeps them: the additions are a comment before it and operations after it.
BEGIN { count = split(dialects, names, " "); for (i = 1; i <= count; i++) print "// see the " names[i] ". or " names[i] ".op and !" names[i] ".t" }
{ print }
END {
  for (i = 1; i <= count; i++) {
    d = names[i]
    # A comment, a string, a file name, a symbol, keys of three dictionaries, an alias, a value and a block.
    print "#" d "_words = \"" d ".op\""
    print "#loc_" d " = loc(\"" d ".c\":1:1)"
    print "\"builtin.module\"() ({"
    print "  func.func private @\"" d ".symbol\"(%" d ".v: i32 {" d ".key = \"" d ".op\", " d ".unit}) attributes {" d ".words = #" d "_words} {"
    print "    cf.br ^" d ".b(%" d ".v : i32) // " d ".op"
    print "  ^" d ".b(%" d ".w: i32):"
    print "    \"func.return\"() {" d ".key = [1, \"see " d ".\"], \"" d ".quoted\" = {" d ".inner}} : () -> () loc(\"" d ".op\"(#loc_" d "))"
    print "  } loc(\"lib/" d ".cpp\":3:4)"
    print "}) {sym_name = \"" d ".name\", " d ".key = " i " : i64} : () -> ()"
  }
}
