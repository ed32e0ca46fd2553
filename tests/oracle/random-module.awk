# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A module of operations that nobody defines, the same for the same seed whatever the awk: awk -v seed=N -f random-module.awk
# Regions are graphs or have blocks; values have many uses, also before they are defined and from regions within.

function random(n) {
  seed = (seed * 16807) % 2147483647
  return int(seed / 32768) % n
}

function one_of(list, parts) { return parts[1 + random(split(list, parts, "|"))] }

function any_type() {
  return one_of("i32|i64|f32|index|tensor<?x4xf32>|vector<[4]x2xi8>|memref<4x?xf32>|tuple<i1, none>|complex<f64>|(i32) -> f32|" \
                "!foo.bar<i32>|!llvm.struct<(i32, ptr)>|f8E4M3|si7|tensor<2xi8, #enc.x>|memref<?xi8, affine_map<(d0) -> (d0 * 2)>, 3>")
}

function any_location(depth) {
  if (depth > 2 || random(2))
    return one_of("unknown|\"a.c\":" random(300) ":" random(5) "|\"r\":1:2 to 3:" random(9) "|\"r\":1:2 to :5|\"name\"")
  if (random(3) == 0) return "callsite(" any_location(depth + 1) " at " any_location(depth + 1) ")"
  if (random(2)) return "\"in\"(" any_location(depth + 1) ")"
  return "fused<" any_attribute(3) ">[" any_location(depth + 1) ", " any_location(depth + 1) "]"
}

function any_attribute(depth, list, i) {
  if (depth < 3 && random(3) == 0) {
    if (random(2)) return "{" entries(depth + 1) "}"
    for (i = random(4); i > 0; i--) list = list any_attribute(depth + 1) (i > 1 ? ", " : "")
    return "[" list "]"
  }
  i = random(5000) - 100
  return one_of(i " : i64|" i " : i200|" i " : index|" i ".5 : f32|" i ".25 : f80|\"s" i "\"|\"t\" : i8|unit|true|@f::@\"a b\"|" any_type() \
                "|array<i16: 1, " i ">|dense<[" i ", 2]> : tensor<2xi64>|dense<true> : vector<9xi1>|affine_map<(d0) -> (d0 + " i ")>" \
                "|#foo.attr<" i ">|#llvm.linkage<internal>|#arith.fastmath<fast>|distinct[" (i % 3) * (i % 3) "]<0 : i8>" \
                "|dense_resource<r" random(4) "> : tensor<2xi32>|#llvm.di_file<\"a" i "\" in \"d\">|dense<1.5> : tensor<2x3xf32>|loc(\"l\")")
}

function entries(depth, list, i, n, names) {
  n = split("a b c.d A zz", names, " ")
  for (i = 1; i <= n; i++)
    if (random(3) == 0) list = list (list == "" ? "" : ", ") names[i] (random(4) ? " = " any_attribute(depth) : "")
  return list
}

# Values are numbered; those before end may be used. operands and types are what comes of it.
function choose_operands(end, n, same, value) {
  operands = types = ""
  same = random(3) == 0
  for (n = end ? one_of("0|1|2|2|3|5|9") : 0; n > 0; n--) {
    if (value == "" || !same) value = random(end)
    operands = operands (operands == "" ? "" : ", ") names_of[value]
    types = types (types == "" ? "" : ", ") types_of[value]
  }
}

function add_value(name) {
  names_of[value_count] = name
  types_of[value_count++] = any_type()
}

# The results of an operation get their names before its region is printed, since a graph may use them anywhere.
function plan_operation(plan, count, i) {
  plan["name", count] = "%v" (++name_count)
  plan["results", count] = one_of("0|0|1|1|1|2|3|7")
  plan["first", count] = value_count
  for (i = 0; i < plan["results", count]; i++)
    add_value(plan["name", count] (plan["results", count] > 1 ? "#" i : ""))
}

function print_results(plan, count) {
  if (plan["results", count] == 0) return ""
  return plan["name", count] (plan["results", count] > 1 ? ":" plan["results", count] : "") " = "
}

function result_types(plan, count, i, list) {
  for (i = 0; i < plan["results", count]; i++) list = list (i ? ", " : "") types_of[plan["first", count] + i]
  return "(" list ")"
}

# Regions within see what the operation sees, values before end.
function print_regions(depth, indent, end) {
  print_region(depth + 1, indent "  ", end)
  if (random(2)) return indent "}" (random(4) ? "" : ", {}") ")"
  print indent "}, {"
  print_region(depth + 1, indent "  ", end)
  return indent "})"
}

function print_operation(plan, count, indent, depth, blocks, text, operand_types, end) {
  end = plan["visible", count]
  choose_operands(end)
  operand_types = types
  text = indent print_results(plan, count) "\"" one_of("t|u|foo|bar.baz|zz") "." one_of("op|op|use|x.y|def") "\"(" operands ")"
  if (plan["successors", count]) text = text "[^bb" 1 + random(blocks - 1) ", ^bb" 1 + random(blocks - 1) "]"
  if (random(6) == 0) text = text " <{" entries(1) "}>"
  if (depth < 4 && budget > 0 && random(4) == 0) {
    print text " ({"
    text = print_regions(depth, indent, end)
  }
  if (random(2)) text = text " {" entries(0) "}"
  print text " : (" operand_types ") -> " result_types(plan, count) (random(3) ? "" : " loc(" any_location(0) ")")
}

function plan_block(plan, block, blocks, i, count, arguments) {
  count = plan["block", block]
  for (i = random(4) * (block > 0 || random(2)); i > 0; i--) {
    add_value("%a" (++name_count))
    arguments = arguments (arguments == "" ? "" : ", ") names_of[value_count - 1] ": " types_of[value_count - 1] \
                (random(2) ? "" : " loc(" any_location(1) ")")
  }
  plan["arguments", block] = arguments
  for (i = 1 + random(5); i > 0; i--) {
    budget--
    plan["visible", count] = value_count
    plan_operation(plan, count)
    plan["successors", count++] = blocks > 1 && i == 1
  }
  plan["block", block + 1] = count
}

# The region may use values before outer. Those of the region around it that it may not use are put aside.
function print_region(depth, indent, outer, plan, aside, blocks, block, i, all, entry_end) {
  for (i = outer; i < value_count; i++) {
    aside["name", i] = names_of[i]
    aside["type", i] = types_of[i]
  }
  all = value_count
  value_count = outer
  blocks = random(3) ? 1 : 2 + random(3)
  plan["block", 0] = 0
  for (block = 0; block < blocks; block++) {
    plan_block(plan, block, blocks)
    if (block == 0) entry_end = value_count
  }
  for (block = 0; block < blocks; block++) {
    if (block > 0 || plan["arguments", block] != "")
      print substr(indent, 3) "^bb" block (plan["arguments", block] == "" ? "" : "(" plan["arguments", block] ")") ":"
    for (i = plan["block", block]; i < plan["block", block + 1]; i++) {
      if (blocks == 1) plan["visible", i] = value_count
      else if (block > 0) plan["visible", i] = entry_end
      print_operation(plan, i, indent, depth, blocks)
    }
  }
  for (i = outer; i < all; i++) {
    names_of[i] = aside["name", i]
    types_of[i] = aside["type", i]
  }
  value_count = all
}

BEGIN {
  seed = seed * 7919 + 1
  random(2)
  budget = one_of("5|20|60|150")
  print "\"t.top\"() ({"
  print_region(0, "  ", 0)
  print "}) : () -> ()"
  print "{-# dialect_resources: { builtin: { r0: \"0x010000000102030405060708\", r2: \"0x400000000102030405060708\" } },"
  print "    external_resources: { e: { k: " one_of("true|\"text\"|\"0x0800000001\"") ", l: false }, f: {} } #-}"
}
