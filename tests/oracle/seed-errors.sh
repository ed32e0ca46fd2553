#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The blocks of MLIR's documents since 2019 that are wrong in themselves: each is refused at the place that is wrong, or,
# where it is a slip that is common and has one meaning only, repaired under --lenient. Blocks are taken from the
# documents in ../shared/seeds/clean by their number; what is around them here are definitions that they lack.
. "$top_srcdir/tests/tap.sh"
seeds=$top_srcdir/../shared/seeds/clean
test -d "$seeds" || tap_skip_all 'the documents are not here'
wrong=$tap_folder/wrong

# block DOCUMENT NUMBER: text between fences, or, in the page that was copied from a screen, the line behind a heading:
# there a comment ends where its sentence does.
block() {
  case $1 in
    004)
      awk -v want="$2" '
        is_next { n++; gsub(/\/\/ [^.]*\. /, "\n"); if (n == want) print; is_next = 0 }
        /^(Syntax|Examples?):$/ { is_next = 1 }' "$seeds/seed$1.txt"
      ;;
    *)
      awk -v want="$2" '
        /^ *```/ { is_inside = !is_inside; n += is_inside; next }
        is_inside && n == want { print }' "$seeds/seed$1.md"
      ;;
  esac
}

# begin DOCUMENT NUMBER ERA: from here on these lines are read.
begin() {
  name=$1-$2
  era=$3
  block "$1" "${2#0}" >"$tap_folder/block"
  test -s "$tap_folder/block" || echo "$name is empty" >>"$wrong"
  all
}
all() { cp "$tap_folder/block" "$tap_folder/text.mlir"; }
# lines FIRST [LAST]: of the block as it is, by patterns.
lines() {
  awk -v first="$1" -v last="${2:-$1}" '$0 ~ first { is_in = 1 } is_in { print } is_in && $0 ~ last { exit }' \
    "$tap_folder/block" >"$tap_folder/text.mlir"
}
# defining TEXT: what they lack, in one line.
defining() {
  { printf '%s\n' "$1"; cat "$tap_folder/text.mlir"; } >"$tap_folder/whole.mlir"
  mv "$tap_folder/whole.mlir" "$tap_folder/text.mlir"
}

# run OPTION...: 0 when they are read.
run() {
  "$VARVE_TRANSLATE" --era="$era" "$@" "$tap_folder/text.mlir" >"$tap_folder/stdout" 2>"$tap_folder/said"
  code=$?
  sed -n "s|^.*text.mlir:||p" "$tap_folder/said" >"$tap_folder/messages"
  return $code
}

# refused WORDS OPTION...: the first thing that is said, with its place.
refused() {
  words=$1
  shift
  run "$@" && echo "$name $*: read" >>"$wrong"
  grep -v warning "$tap_folder/messages" | head -n 1 >"$tap_folder/first"
  grep -qF "$words" "$tap_folder/first" || echo "$name $*: '$(cat "$tap_folder/first")', not '$words'" >>"$wrong"
}
# always_refused WORDS: --lenient does not help.
always_refused() {
  refused "$1"
  refused "${2:-$1}" --lenient
}
# repaired WORDS: refused without --lenient, with the advice to give it; with it read, with as many warnings as there are
# lines of WORDS.
repaired() {
  run && echo "$name: read without --lenient" >>"$wrong"
  grep -q 'note: a slip of old documents: --lenient repairs it' "$tap_folder/messages" || echo "$name: no advice" >>"$wrong"
  run --lenient || echo "$name: $(grep -m 1 error "$tap_folder/messages")" >>"$wrong"
  printf '%s\n' "$1" >"$tap_folder/expected"
  sed -n 's/^\([0-9:]*\): warning: /\1 /p' "$tap_folder/messages" >"$tap_folder/warned"
  cmp -s "$tap_folder/expected" "$tap_folder/warned" || diff "$tap_folder/expected" "$tap_folder/warned" |
    sed "s/^/$name: /" >>"$wrong"
}
accepted() { run || echo "$name: $(head -n 1 "$tap_folder/messages")" >>"$wrong"; }
# is TEXT: it came out so.
comes_out() { grep -qF "$1" "$tap_folder/stdout" || echo "$name: no '$1'" >>"$wrong"; }

end() {
  touch "$wrong"
  tap_empty "block $name: $1" "$wrong"
  rm -f "$wrong"
}

# The first example of both editions of the language's document.
multiply() {
  begin "$1" 01 "$2"
  refused "10:$3: error: expected ',' in the custom form of 'std.tensor_store'"
  repaired "$4"
  comes_out 'tensor_store'
  end "$5"
}
multiply 000 2019 16 "10:17 'to' is read as ','
13:17 'to' is read as ','
29:21 a '>' is missing before this
46:7 a constant is made of '0': operands are values
46:9 'to' is read as ','" "'to', a missing '>', a number for a value"
multiply 002 2020 18 "10:19 'to' is read as ','
13:19 'to' is read as ','
29:39 a '>' is missing before this
46:15 a constant is made of '0': operands are values
46:17 'to' is read as ','" "'to', a missing '>', a number for a value"

for document in '000 2019' '002 2020'; do
  # shellcheck disable=SC2086
  set -- $document
  begin "$1" 08 "$2"
  accepted
  comes_out '{fruit = "banana"}'
  end "a ':' in a dictionary is its era's"

  begin "$1" 12 "$2"
  always_refused "3:60: error: alias '#layout_map0' is not defined"
  defining '#layout_map0 = (d0, d1) -> (d1, d0)'
  accepted
  comes_out 'fruit = "banana"'
  end 'an alias that nothing defines'

  begin "$1" 16 "$2"
  always_refused 'error: expected the name of an attribute'
  end "a '{' that is no region"

  begin "$1" 19 "$2"
  refused '4:13: error: the type of an operation must be a function type, not of vector type'
  defining '%x = "d.x"() : () -> vector<4xf32>'
  repaired '5:13 the types of operands must be in parentheses
8:13 the types of operands must be in parentheses'
  end 'a type of operands without parentheses'
done

# gallery DOCUMENT NUMBER ERA: of memrefs.
gallery() {
  begin "$1" "$2" "$3"
  always_refused "error: expected ')' in affine map"
  lines '^memref<16x32'
  defining '#identity = (d0, d1) -> (d0, d1)'
  always_refused "2:1: error: custom form of operation 'memref' is unknown"
  lines '^%A = alloc.%N.'
  defining '#col_major = (d0, d1, d2) -> (d2, d1, d0) %N = "d.n"() : () -> index'
  repaired "2:49 a memory space is a number: 'memspace0' is read as 0"
  lines '^%n ='
  always_refused '1:5: error: expected an operation: its name in quotes'
  lines '^%A = alloc .%n.'
  defining '#imapS = (d0, d1)[s0] -> (d0 + s0, d1) %n, %o = "d.n"() : () -> (index, index)'
  always_refused '2:22: error: expected an attribute'
  end "'div', a bare type, '...', a type without its name, a space in words"
}
gallery 000 31 2019
gallery 002 32 2020

# spaces DOCUMENT NUMBER ERA
spaces() {
  begin "$1" "$2" "$3"
  always_refused "3:40: error: alias '#imapA' is not defined"
  defining '#imapA = (d0, d1) -> (d1, d0) %i, %j = "d.n"() : () -> (index, index)'
  repaired "4:42 a memory space is a number: 'memspace0' is read as 0
7:50 a memory space is a number: 'memspace0' is read as 0"
  end 'an alias that nothing defines, spaces in words'
}
spaces 000 32 2019
spaces 002 33 2020

begin 000 65 2019
always_refused "2:1: error: 'func' op arguments may only have dialect attributes"
end 'names of attributes of arguments'

begin 001 12 2019
always_refused "2:48: error: alias '#layout_map0' is not defined"
defining '#layout_map0 = (d0, d1) -> (d1, d0) #layout_map1 = (d0, d1)[s0, s1] -> (d0 + s0, d1 + s1)
%M, %N, %x, %y = "d.n"() : () -> (index, index, index, index)'
repaired "4:50 a memory space is a number: 'memspace0' is read as 0
9:60 a memory space is a number: 'memspace1' is read as 1"
end 'an alias that nothing defines, spaces in words'

begin 001 14 2019
always_refused "1:68: error: alias '#layout_map0' is not defined"
defining '#layout_map0 = (d0, d1) -> (d1, d0)'
repaired "2:70 a memory space is a number: 'memspace0' is read as 0"
run --lenient --upgrade --report
comes_out '"std.alloc_static"() {base = 19081728 : i64}'
grep -q '^left: .*std.alloc_static' "$tap_folder/said" || echo "$name: not told of" >>"$wrong"
end 'an operation that was never made stays'

begin 001 16 2019
always_refused "1:39: error: alias '#layout' is not defined"
defining '#layout = (d0) -> (d0 + 1) %A = "d.m"() : () -> memref<128xf32, (d0) -> (d0 + 1)>'
repaired "2:41 a memory space is a number: 'memspace0' is read as 0"
end 'an alias that nothing defines, a space in words'

begin 001 18 2019
always_refused "7:19: error: expected a type, but 'd0' is not a type"
end "a '>' too early"

begin 001 24 2019
always_refused "3:48: error: alias '#layout' is not defined"
defining '#layout = (d0, d1) -> (d1, d0) %i, %j, %A = "d.x"() : () -> (index, index, memref<8x?xi32, (d0, d1) -> (d1, d0)>)'
refused "4:49: error: expected an attribute"
refused "7:38: error: value '%12' is used with type 'index', but its type is 'i32'" --lenient
lines '^%13'
defining '#layout = (d0, d1) -> (d1, d0) %2, %3, %A = "d.x"() : () -> (index, index, memref<8x?xi32, (d0, d1) -> (d1, d0)>)'
refused "2:12: error: value '%A' is used with type 'memref<4x?xi32" --lenient
end 'a number as an index, a value of two types'

begin 001 26 2019
lines '^%t'
defining '%s = "d.x"() : () -> f32'
always_refused "2:12: error: value '%s' is used with type 'i32', but its type is 'f32'"
end 'a value of two types'

begin 001 27 2019
defining '%s = "d.x"() : () -> i32'
always_refused "6:14: error: expected ':' in the custom form of 'std.splat'"
end 'sizes that the operation never had'

begin 001 29 2019
refused '1:19: error: expected the name of a value'
refused "1:51: error: alias '#layout' is not defined" --lenient
defining '#layout = (d0, d1) -> (d1, d0) %100, %1, %A = "d.x"() : () -> (f32, index, memref<4x?xf32, (d0, d1) -> (d1, d0)>)'
repaired "2:20 a constant is made of '1023': operands are values
2:53 a memory space is a number: 'memspace0' is read as 0"
end 'a number for a value, a space in words'

begin 001 31 2019
always_refused "2:48: error: alias '#layout' is not defined"
defining '#layout = (d0, d1) -> (d1, d0) %10 = "d.x"() : () -> memref<4x?xf32, (d0, d1) -> (d1, d0)>'
repaired "3:50 a memory space is a number: 'memspace0' is read as 0"
end 'an alias that nothing defines, a space in words'

begin 001 33 2019
always_refused "2:42: error: alias '#layout' is not defined"
defining '#layout = (d0, d1) -> (d1, d0) %8 = "d.x"() : () -> tensor<4x?xf32>'
repaired "3:44 a memory space is a number: 'memspace0' is read as 0
4:49 a memory space is a number: 'memspace0' is read as 0"
end 'an alias that nothing defines, spaces in words'

# Number and column: no float of 8 bits is guessed.
for place in '35 27' '37 28' '39 26' '41 26' '43 27' '45 27'; do
  # shellcheck disable=SC2086
  set -- $place
  begin 001 "$1" 2019
  always_refused "8:$2: error: expected a type, but 'f8' is not a type"
  end "'f8' is no type"
done

begin 001 57 2019
always_refused "2:17: error: expected ',' in the custom form of 'std.copysign'"
lines '^%x'
always_refused "1:17: error: expected ',' in the custom form of 'std.copysign'"
end "a ',' is missing"

begin 002 31 2020
always_refused "7:1: error: value '%A' is defined already"
lines '^%A_u' '^call @helper.%B_u'
defining 'func @helper(memref<*xf32>) %A, %B = "d.m"() : () -> (memref<16x32xf32>, memref<16x32x64xf32>)'
repaired "2:43 '->' is read as 'to'
3:46 '->' is read as 'to'"
end "names that are defined twice, '->' in a cast"

begin 002 34 2020
accepted
end "maps without 'affine_map' are its era's"

begin 004 03 llvm22
always_refused "error: expected 'public', 'private' or 'nested'"
end 'globals without a visibility'

begin 004 13 llvm22
always_refused '1:1: error: 1 result is named, but the operation has 0'
end 'the result of an operation that has none'

begin 004 19 llvm22
always_refused "1:1: error: custom form of operation 'extern' is unknown"
end 'an attribute without its dialect'

tap_done
