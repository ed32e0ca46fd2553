#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-extract as a user meets it: lists, symbols with what they refer to, resources, from and to all forms.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
extract=$VARVE_EXTRACT
verify=$VARVE_VERIFY

cat >m.mlir <<'END'
module @m attributes {my.attr = 1 : i32} {
  func.func private @used(i32) -> i32
  memref.global @g : memref<4xf32> = dense_resource<weights>
  func.func @f(%a: i32) -> i32 {
    %0 = func.call @used(%a) : (i32) -> i32
    return %0 : i32
  }
  func.func @h(%a: i32) -> memref<4xf32> {
    %0 = func.call @f(%a) : (i32) -> i32
    %1 = memref.get_global @g : memref<4xf32>
    return %1 : memref<4xf32>
  }
  module @inner attributes {my.x} {
    func.func @f(%a: i32) -> i32 { return %a : i32 }
    func.func @k(%a: i32) -> i32 {
      %0 = func.call @f(%a) : (i32) -> i32
      return %0 : i32
    }
    func.func @outward() attributes {r = @g} { return }
  }
  "toy.box"() ({
    "toy.item"() {sym_name = "odd name", ref = @inner::@k, other = [@toybox::@gone]} : () -> ()
    "toy.end"() : () -> ()
  }) {sym_name = "toybox"} : () -> ()
  func.func @dead() { return }
}
{-#
  dialect_resources: { builtin: { weights: "0x0400000001020304050607080910111213141516", unused: "0x01000000AA" } },
  external_resources: { tool: { weights: "0x02000000BBCC", b: true, s: "text" } }
#-}
END
sed '/external_resources/d; s/AA" } },$/AA" } }/' m.mlir >n.mlir
for name in m n; do
  "$translate" $name.mlir -o $name.mlirbc
  "$translate" $name.mlir -o $name.mlirbc.zst
  "$translate" --emit-bytecode-version=1 --emit-bytecode --allow-lossy $name.mlir -o $name.1.mlirbc
  "$translate" $name.mlir -o $name.varve
done

# Lists.
printf '%s\t%s\n' @used func.func @g memref.global @f func.func @h func.func @inner builtin.module \
  @inner::@f func.func \
  @inner::@k func.func @inner::@outward func.func @toybox toy.box '@toybox::@"odd name"' toy.item @dead func.func >list
for input in m.mlir m.mlirbc m.mlirbc.zst m.1.mlirbc m.varve; do
  tap_status "$input: --list" 0 "$extract" --list $input
  tap_same "$input: in order of definition" list stdout
done
"$extract" --list <m.varve >stdout
tap_same 'standard input' list stdout
"$extract" --list -o list.out m.mlir
tap_same '--list -o' list list.out
: >empty.mlir
tap_status 'a module without symbols' 0 "$extract" --list empty.mlir
tap_empty 'has an empty list' stdout

# same NAME EXPECTED: what was extracted is this module.
same() {
  "$translate" --mlir-print-op-generic "$2" >expected.generic
  "$translate" --mlir-print-op-generic stdout >got.generic
  tap_same "$1" expected.generic got.generic
}
cat >h.mlir <<'END'
module @m attributes {my.attr = 1 : i32} {
  func.func @h(%a: i32) -> memref<4xf32> {
    %0 = func.call @f(%a) : (i32) -> i32
    %1 = memref.get_global @g : memref<4xf32>
    return %1 : memref<4xf32>
  }
}
END
cat >h-deps.mlir <<'END'
module @m attributes {my.attr = 1 : i32} {
  func.func private @used(i32) -> i32
  memref.global @g : memref<4xf32> = dense_resource<weights>
  func.func @f(%a: i32) -> i32 {
    %0 = func.call @used(%a) : (i32) -> i32
    return %0 : i32
  }
  func.func @h(%a: i32) -> memref<4xf32> {
    %0 = func.call @f(%a) : (i32) -> i32
    %1 = memref.get_global @g : memref<4xf32>
    return %1 : memref<4xf32>
  }
}
{-# dialect_resources: { builtin: { weights: "0x0400000001020304050607080910111213141516" } } #-}
END
cat >nested.mlir <<'END'
module @m attributes {my.attr = 1 : i32} {
  func.func @dead() { return }
  module @inner attributes {my.x} {
    func.func @k(%a: i32) -> i32 {
      %0 = func.call @f(%a) : (i32) -> i32
      return %0 : i32
    }
  }
}
END
# The two ends of the module swap places: order of definition counts, not that of the options.
awk '/@dead/ { dead = $0; next } { print } /^  }$/ && ++n == 1 { print dead }' nested.mlir >nested-in-order.mlir
for input in n.mlir n.mlirbc n.mlirbc.zst n.1.mlirbc n.varve; do
  tap_status "$input: a symbol" 0 "$extract" --symbol=@h $input
  same "$input: alone in its table" h.mlir
  tap_status "$input: --with-deps" 0 "$extract" --symbol=@h --with-deps $input
  same "$input: with all that it refers to" h-deps.mlir
  tap_status "$input: several, nested" 0 "$extract" --symbol=@dead --symbol @inner::@k $input
  same "$input: in order of definition" nested-in-order.mlir
done
tap_status 'a name without @' 0 "$extract" --symbol=h n.mlirbc
same 'is taken' h.mlir

cat >k.mlir <<'END'
module @m attributes {my.attr = 1 : i32} {
  module @inner attributes {my.x} {
    func.func @f(%a: i32) -> i32 { return %a : i32 }
    func.func @k(%a: i32) -> i32 {
      %0 = func.call @f(%a) : (i32) -> i32
      return %0 : i32
    }
  }
}
END
tap_status 'a nested symbol' 0 "$extract" --symbol=@inner::@k --with-deps n.mlirbc
same 'refers to its neighbour, not to what has its name outside' k.mlir
cat >outward.mlir <<'END'
module @m attributes {my.attr = 1 : i32} {
  memref.global @g : memref<4xf32> = dense_resource<weights>
  module @inner attributes {my.x} {
    func.func @outward() attributes {r = @g} { return }
  }
}
{-# dialect_resources: { builtin: { weights: "0x0400000001020304050607080910111213141516" } } #-}
END
tap_status 'a symbol outside the innermost table' 0 "$extract" --symbol=@inner::@outward --with-deps n.mlir
same 'is found outside' outward.mlir
cat >odd.mlir <<'END'
module @m attributes {my.attr = 1 : i32} {
  module @inner attributes {my.x} {
    func.func @f(%a: i32) -> i32 { return %a : i32 }
    func.func @k(%a: i32) -> i32 {
      %0 = func.call @f(%a) : (i32) -> i32
      return %0 : i32
    }
  }
  "toy.box"() ({
    "toy.item"() {sym_name = "odd name", ref = @inner::@k, other = [@toybox::@gone]} : () -> ()
    "toy.end"() : () -> ()
  }) {sym_name = "toybox"} : () -> ()
}
END
tap_status 'an unknown operation as table' 0 "$extract" '--symbol=@toybox::@"odd name"' --with-deps n.mlirbc
same 'and references in arrays, to nothing too' odd.mlir
tap_status 'a symbol table is extracted whole' 0 "$extract" --symbol=@inner::@k --symbol=@inner n.mlirbc
if test "$(grep -c func.func stdout)" -eq 3; then tap_pass 'with all in it'; else tap_fail 'with all in it'; fi
cat >values.mlir <<'END'
module {
  %0 = "t.value"() : () -> i32
  %1 = "t.other"(%0) : (i32) -> i32
  "t.symbol"() ({ "t.use"(%0) : (i32) -> () }) {sym_name = "s"} : () -> ()
}
END
tap_status 'values from outside are kept' 0 "$extract" --symbol=@s values.mlir
grep -o 't\.[a-z]*' stdout | tr '\n' ' ' >names
printf 't.value t.symbol t.use ' >names.expected
tap_same 'and others are not' names.expected names

# In groups: the same, read by parts.
"$translate" --group-size=2 n.mlir -o groups.varve
tap_ok 'a file in groups lists the same' "$extract" --list groups.varve -o groups.list
tap_same 'in order' list groups.list
tap_status 'a symbol of it' 0 "$extract" --symbol=@h --with-deps groups.varve
same 'with all that it refers to' h-deps.mlir
tap_status 'several, nested' 0 "$extract" --symbol=@dead --symbol @inner::@k groups.varve
same 'of it are in order of definition' nested-in-order.mlir
tap_status 'a missing symbol' 1 "$extract" --symbol=@use groups.varve
says 'the message has similar names of all groups' 'groups.varve: error: there is no symbol @use; did you mean @used?'
tap_status 'the example' 0 "$top_builddir/examples/read-function" groups.varve @h
same 'reads a function' h.mlir
tap_status 'and reports it' 1 "$top_builddir/examples/read-function" groups.varve @nothing
says 'what is not there' '@nothing: not found'
"$translate" --layout=mapped --group-size=2 groups.varve -o mapped.varve
tap_status 'a symbol of a mapped file' 0 "$extract" --symbol=@h --with-deps mapped.varve
same 'with all that it refers to' h-deps.mlir
tap_status 'the example of views' 0 "$top_builddir/examples/count-operations" mapped.varve
tap_ok 'counts operations' grep -q '^[1-9][0-9]* func.func$' stdout
tap_status 'and reports it' 2 "$top_builddir/examples/count-operations" groups.varve
says 'what it cannot look at' '--layout=mapped'

# Forms: the options are those of varve-translate.
tap_ok 'to varve' "$extract" --symbol=@h --with-deps n.mlirbc -o h.varve
tap_ok 'to bytecode' "$extract" --symbol=@h --with-deps n.mlirbc --emit-bytecode -o h.mlirbc
tap_ok 'to a frame' "$extract" --symbol=@h --with-deps n.varve -o h.mlirbc.zst
"$translate" --strip-debuginfo h-deps.mlir --mlir-print-op-generic --mlir-print-debuginfo >expected
for output in h.varve h.mlirbc h.mlirbc.zst; do
  tap_ok "$output is whole" "$verify" -q $output
  "$translate" --strip-debuginfo --mlir-print-op-generic --mlir-print-debuginfo $output >got
  tap_same "$output: the module" expected got
done
"$extract" --symbol=@h n.mlirbc -o alone.varve
tap_status 'a resource that nothing refers to is gone' 1 "$extract" --resource=weights alone.varve
"$extract" --symbol=@dead --mlir-print-debuginfo m.mlirbc >stdout
if grep -q 'loc("m.mlir":25:3)' stdout; then tap_pass 'locations'; else cp stdout why; tap_fail 'locations'; fi
"$extract" --symbol=@dead --mlir-print-debuginfo --strip-debuginfo m.mlirbc >stdout
if grep -q 'm.mlir' stdout; then tap_fail 'no locations'; else tap_pass 'no locations'; fi
tap_status 'all of --list' 0 sh -c '"$1" --list n.mlirbc | cut -f1 | sed s/.*/--symbol=\&/ | tr "\n" "\0" |
  xargs -0 "$1" n.mlirbc --mlir-print-op-generic' sh "$extract"
same 'is all of the module' n.mlir

# Bodies that are not wanted are not read: damage in them is not met.
met=0 unmet=0 i=0
"$extract" --symbol=@dead n.mlirbc >dead.expected
size=$(wc -c <n.mlirbc | tr -d ' ')
while test $i -lt "$size"; do
  cp n.mlirbc changed.mlirbc
  printf '\377' | dd of=changed.mlirbc bs=1 seek=$i conv=notrunc 2>/dev/null
  if ! "$verify" -q changed.mlirbc 2>stderr; then
    met=$((met + 1))
    "$extract" --symbol=@dead changed.mlirbc >dead 2>stderr && cmp -s dead dead.expected && unmet=$((unmet + 1))
  fi
  i=$((i + 3))
done
echo "# $met damages, of which $unmet are in what is not read"
if test $unmet -gt 5 && test $met -gt $unmet; then tap_pass 'lazy bodies'; else tap_fail 'lazy bodies'; fi

# Resources.
printf '\001\002\003\004\005\006\007\010\011\020\021\022\023\024\025\026' >weights
for input in n.mlir n.mlirbc n.mlirbc.zst n.varve; do
  tap_ok "$input: --resource" "$extract" --resource=weights $input -o got.bin
  tap_same "$input: its bytes" weights got.bin
done
"$extract" --resource=builtin:weights m.varve >stdout
tap_same 'dialect and key' weights stdout
"$extract" --resource=tool:s m.mlir >stdout
printf text >expected
tap_same 'a string' expected stdout
"$extract" --resource=b m.mlir >stdout
printf true >expected
tap_same 'a bool' expected stdout
tap_status 'a key of several' 1 "$extract" --resource=weights m.mlir
says 'is reported' "m.mlir: error: several resources have the key 'weights'"
tap_status 'a resource that does not exist' 1 "$extract" --resource=nothing m.varve
says 'is reported' "m.varve: error: there is no resource 'nothing'"

# What goes wrong.
tap_status 'a symbol that does not exist' 1 "$extract" --symbol=@use m.mlirbc
says 'the message has similar names' 'm.mlirbc: error: there is no symbol @use; did you mean @used?'
tap_empty 'and nothing is written' stdout
tap_status 'a nested one' 1 "$extract" --symbol=@inner::@far::@x m.mlirbc
says 'the message has the path up to the missing symbol' 'm.mlirbc: error: there is no symbol @inner::@far'
tap_status 'in an operation that is not a symbol table' 1 "$extract" --symbol=@f::@x m.mlirbc
says 'is reported too' 'there is no symbol @f::@x'
tap_status 'no path' 2 "$extract" --symbol=@f::x m.mlir
says 'is reported' "--symbol must be @name or @outer::@name, not '@f::x'"
printf '"t.a"() {sym_name = "a"} : () -> ()\n"t.b"() {sym_name = "a"} : () -> ()\n' >twice.mlir
tap_status 'a name of several' 1 "$extract" --symbol=@a twice.mlir
says 'is reported' 'twice.mlir: error: several symbols have the name @a'
tap_status 'several actions' 2 "$extract" --list --symbol=@a twice.mlir
tap_status 'without an action' 2 "$extract" twice.mlir
says 'is reported' 'give one of --list, --symbol=@NAME and --resource=KEY'
tap_status '--with-deps alone' 2 "$extract" --list --with-deps twice.mlir
tap_status 'several inputs' 2 "$extract" --list m.mlir n.mlir
tap_status 'an unknown format' 2 "$extract" --symbol=@h --to=elf m.mlir
tap_status 'no file' 2 "$extract" --list nowhere
head -c 100 m.varve >cut.varve
tap_status 'a malformed file' 1 "$extract" --list cut.varve
says 'the message has its location' 'cut.varve:0x'
if test -c /dev/full; then
  tap_status 'a full disk' 2 sh -c '"$1" --list m.mlir >/dev/full' sh "$extract"
fi
tap_done
