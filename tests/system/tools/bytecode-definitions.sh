#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Attributes that a loaded definition encodes, in bytecode of several releases.
. "$top_srcdir/tests/tap.sh"
cd "$tap_folder" || exit 1

cat >own.irdl.mlir <<'END'
irdl.dialect @own attributes {varve.set = "own"} {
  irdl.attribute @"#port" attributes {varve.format = "`<` $berths `>`", varve.codes = [[4, "varint $berths"]]} {
    %number = irdl.any {varve.rule = "i64"}
    irdl.parameters(berths: %number)
  }
}
END
cat >func.mlir <<'END'
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{own.port = #own.port<7>}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

END
for release in 19.0.0git 22.0.0git 23.0.0git 24.0.0git; do
  tap_status "a function with an attribute of the dialect is written as of $release" 0 \
    "$VARVE_TRANSLATE" --dialect=own.irdl.mlir --producer="MLIR$release" -o func.mlirbc func.mlir
  tap_status "the attribute does not hide the layout of the function, $release" 0 \
    "$VARVE_TRANSLATE" --mlir-print-op-generic --dialect=own.irdl.mlir func.mlirbc
  tap_same "the function of $release is the same" func.mlir stdout
done
tap_status 'without the definition the attribute is refused' 3 "$VARVE_TRANSLATE" func.mlirbc
says 'the error names the dialect' "the encoding of dialect 'own' is unknown"

# Of two rows with different equations, the first that describes the value is written: a code is a byte of the file.
sed 's/varve.codes = .*]]}/varve.codes = [[20, "const<5>; $berths = 7"], [21, "varint $berths"]]}/' own.irdl.mlir >rows.irdl.mlir
for berths in 7 8; do
  sed "s/port<7>/port<$berths>/" func.mlir >berths.mlir
  tap_status "$berths is written by the row that has it" 0 \
    "$VARVE_TRANSLATE" --dialect=rows.irdl.mlir -o "berths-$berths.mlirbc" berths.mlir
  tap_status "$berths is read by that row" 0 \
    "$VARVE_TRANSLATE" --mlir-print-op-generic --dialect=rows.irdl.mlir "berths-$berths.mlirbc"
  tap_same "$berths is the same" berths.mlir stdout
done
od -An -v -tx1 berths-7.mlirbc | tr -d ' \n' >bytes-7
od -An -v -tx1 berths-8.mlirbc | tr -d ' \n' >bytes-8
tap_ok 'the row of the equation has code 20 and its constant' grep -q 290b bytes-7
tap_ok 'the other row has code 21 and the number' grep -q 2b11 bytes-8
sed 's/const<5>/const<6>/' rows.irdl.mlir >other.irdl.mlir
tap_status 'another constant is an error' 1 "$VARVE_TRANSLATE" --dialect=other.irdl.mlir berths-7.mlirbc
says 'the error names both constants' 'expected the number 6, found 5'

# Properties that an older release of the dialect did not have.
cat >old.irdl.mlir <<'END'
irdl.dialect @age attributes {varve.set = "age"} {
  irdl.operation @o {
    %any = irdl.any
    irdl.attributes {"a" = %any, "b" = %any} {varve.optional = ["b"]}
  }
}
END
sed 's/@o {/@o attributes {varve.later = "c"} {/; s/"b" = %any}/"b" = %any, "c" = %any, "d" = %any}/; s/\["b"\]/["b", "c", "d"]/' old.irdl.mlir >new.irdl.mlir
sed 's/ attributes {varve.later = "c"}//' new.irdl.mlir >unmarked.irdl.mlir
cat >old.mlir <<'END'
"builtin.module"() ({
  "age.o"() <{a = 1 : i8}> : () -> ()
  "age.o"() <{a = 2 : i8, b = "x"}> : () -> ()
}) : () -> ()

END
tap_status 'a file of the older definition is written' 0 "$VARVE_TRANSLATE" --dialect=old.irdl.mlir --producer=Own -o old.mlirbc old.mlir
tap_status 'the newer definition reads it' 0 "$VARVE_TRANSLATE" --mlir-print-op-generic --dialect=new.irdl.mlir old.mlirbc
tap_same 'its module is the same' old.mlir stdout
tap_status 'the newer definition writes it' 0 "$VARVE_TRANSLATE" --dialect=new.irdl.mlir --producer=Own -o again.mlirbc old.mlirbc
tap_same 'the file is the same' old.mlirbc again.mlirbc
tap_status 'without varve.later the file is an error' 1 "$VARVE_TRANSLATE" --dialect=unmarked.irdl.mlir old.mlirbc
says 'the error names the operation' "the properties do not match the loaded definition of 'age.o'"
tap_status 'a text is written with all properties' 0 "$VARVE_TRANSLATE" --dialect=new.irdl.mlir --producer=Own -o new.mlirbc old.mlir
tap_ok 'its file is longer' test "$(wc -c <new.mlirbc)" -gt "$(wc -c <old.mlirbc)"

# Such a property can come first in the bytes, which follow the order of the names.
sed 's/"a" = %any, "b" = %any/"m" = %any, "n" = %any/; s/\["b"\]/["n"]/' old.irdl.mlir >middle-old.irdl.mlir
sed 's/@o {/@o attributes {varve.later = "c"} {/; s/"n" = %any}/"n" = %any, "c" = %any, "d" = %any}/; s/\["n"\]/["n", "c", "d"]/' \
  middle-old.irdl.mlir >middle-new.irdl.mlir
sed 's/a = /m = /; s/b = /n = /' old.mlir >middle.mlir
sed 's/, "d" = %any//; s/, "d"\]/]/' middle-new.irdl.mlir >middle-between.irdl.mlir
tap_status 'a file of an older definition with other names is written' 0 "$VARVE_TRANSLATE" --dialect=middle-old.irdl.mlir --producer=Own -o middle.mlirbc middle.mlir
tap_status 'the newer definition reads it, too' 0 "$VARVE_TRANSLATE" --mlir-print-op-generic --dialect=middle-new.irdl.mlir middle.mlirbc
tap_same 'it says the same' middle.mlir stdout
tap_status 'the newer definition writes it, too' 0 "$VARVE_TRANSLATE" --dialect=middle-new.irdl.mlir --producer=Own -o again.mlirbc middle.mlirbc
tap_same 'the bytes are the same' middle.mlirbc again.mlirbc
sed 's/m = 1 : i8/c = 3 : i8, &/' middle.mlir >between.mlir
tap_status 'a file of a definition between them is written' 0 "$VARVE_TRANSLATE" --dialect=middle-between.irdl.mlir --producer=Own -o between.mlirbc between.mlir
tap_status 'the newer definition reads the file between them' 0 "$VARVE_TRANSLATE" --mlir-print-op-generic --dialect=middle-new.irdl.mlir between.mlirbc
tap_same 'it has the property of the definition between them' between.mlir stdout
tap_status 'the newer definition writes the file between them' 0 "$VARVE_TRANSLATE" --dialect=middle-new.irdl.mlir --producer=Own -o again.mlirbc between.mlirbc
tap_same 'the bytes of the file between them are the same' between.mlirbc again.mlirbc

# The condition of a row chooses the code: 1 for a list with a number below 0.
cat >signs.irdl.mlir <<'END'
irdl.dialect @sign attributes {varve.set = "sign"} {
  irdl.attribute @"#list" attributes {varve.format = "`<` list($items) `>`",
    varve.codes = [[64, "list<svarint> $items; when not any(i in $items: i < 0)"], [65, "list<svarint> $items"]]} {
    %numbers = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(items: %numbers)
  }
}
END
echo '"t.a"() {a = #sign.list<[7]>} : () -> ()' >plus.mlir
echo '"t.a"() {a = #sign.list<[-7]>} : () -> ()' >minus.mlir
tap_status 'a list of the first code is written' 0 "$VARVE_TRANSLATE" --dialect=signs.irdl.mlir --producer=Own -o plus.mlirbc plus.mlir
tap_status 'a list of the second code is written' 0 "$VARVE_TRANSLATE" --dialect=signs.irdl.mlir --producer=Own -o minus.mlirbc minus.mlir
# Code 64, one item, 7 or -7: varints that begin with the byte 81, and 3 and 1D or 1B.
tap_ok 'the codes differ' sh -c "od -An -v -tx1 plus.mlirbc | tr -d ' \\n' | grep -q 81031d && od -An -v -tx1 minus.mlirbc | tr -d ' \\n' | grep -q 83031b"
sed 's/\[64, "list<svarint> $items; when/[65, "list<svarint> $items; when/; s/\[65, "list<svarint> $items"\]/[64, "list<svarint> $items"]/' signs.irdl.mlir >turned.irdl.mlir
tap_status 'a reader ignores the condition' 0 "$VARVE_TRANSLATE" --dialect=turned.irdl.mlir minus.mlirbc

# Values of a computed type: their bytes, and what is wrong with others.
cat >values.irdl.mlir <<'END'
irdl.dialect @val attributes {varve.set = "val"} {
  irdl.type @"!bit" attributes {varve.stands_for = "i1", varve.codes = [[0, ""]]} {}
  irdl.type @"!half" attributes {varve.stands_for = "f16", varve.codes = [[1, ""]]} {}
  irdl.type @"!word" attributes {varve.codes = [[2, ""]]} {}
  irdl.attribute @"#bits" attributes {varve.format = "`<` $data `>`",
    varve.codes = [[9, "type %bit, elements<tensor(shape(tensor<11xi1>), canonical(%bit)), packed> $data; %bit = standing(elem(typeof($data)), 'val')"]]} {
    %data = irdl.any {varve.rule = "DenseElementsAttr"}
    irdl.parameters(data: %data)
  }
  irdl.attribute @"#number" attributes {varve.format = "`<` typed($value, canonical($type)) `:` $type `>`",
    varve.codes = [[8, "type $type, apfloat<canonical($type)> $value"]]} {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(type: %type, value: %value)
  }
}
END
cat >values.mlir <<'END'
"builtin.module"() ({
  "t.a"() {a = #val.bits<dense<[true, false, false, false, false, false, false, false, true, true, false]> : tensor<11xi1>>} : () -> ()
  "t.a"() {a = #val.number<-1.500000e+00 : !val.half>} : () -> ()
}) : () -> ()

END
tap_status 'values of computed types are written' 0 "$VARVE_TRANSLATE" --dialect=values.irdl.mlir -o values.mlirbc values.mlir
tap_status 'values of computed types are read' 0 "$VARVE_TRANSLATE" --mlir-print-op-generic --dialect=values.irdl.mlir values.mlirbc
tap_same 'values of computed types are the same' values.mlir stdout
od -An -v -tx1 values.mlirbc | tr -d ' \n' >bytes
tap_ok 'eleven elements of type i1 take two bytes, the lowest bit first' grep -q '13..050103' bytes
sed 's/-1.500000e+00/0x3E00/' values.mlir >hexadecimal.mlir
tap_status 'a hexadecimal number before its type has the bits of this type' 0 \
  "$VARVE_TRANSLATE" --mlir-print-op-generic --dialect=values.irdl.mlir hexadecimal.mlir
tap_ok 'it is printed as a decimal number' grep -qF '1.500000e+00 : !val.half' stdout
sed 's/-1.500000e+00/0x13E00/' values.mlir >wide.mlir
tap_status 'one with more bits is an error' 1 "$VARVE_TRANSLATE" --dialect=values.irdl.mlir wide.mlir
says 'the error names the attribute' 'the number in val.number does not fit its type'
sed 's/!val.half/!val.word/' values.mlir >word.mlir
tap_status 'a type that represents no float type is an error' 1 "$VARVE_TRANSLATE" --dialect=values.irdl.mlir word.mlir
says 'the error says so' 'the type of the number in val.number represents no float type'

# The same file with another definition: each error has a place and names the entity.
damaged() {
  sed "$2" values.irdl.mlir >damaged.irdl.mlir
  tap_status "$1 is an error" 1 "$VARVE_TRANSLATE" --dialect=damaged.irdl.mlir values.mlirbc
  says "$1: the error" "$3"
}
damaged 'data of another size' 's/tensor<11xi1>/tensor<17xi1>/' 'attribute #7: 2 bytes of data do not fit its type (tensor type)'
damaged 'a type that represents nothing' 's/varve.stands_for = "f16", //' 'its type (dialect type) is not a float type'
damaged 'a field whose equation does not hold' "s/standing(elem(typeof(.data)), 'val')/!val.word()/" 'its fields do not form a valid #val.bits'
tap_done
