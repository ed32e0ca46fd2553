%c = moore.constant 12 : i8
moore.constant b1100 : i8
moore.constant b1100 : i4
moore.constant b1 : i1
moore.constant h0fe : i32
moore.constant h7FEDCBA987654321 : i64
moore.constant b1XZ0 {note} : l5
moore.constant h5ZX : l12
"test.op"() {a = #moore.fvint<b0110 : 5>, b = #moore.fvint<hE : 4>, c = #moore.fvint<hEX1 : 12>, d = #moore.fvint<-5 : 7>} : () -> ()
%d = moore.concat %c, %c : (!moore.i8, !moore.i8) -> i16
%e = moore.array_create %c, %c : !moore.i8, !moore.i8 -> array<2 x i8>
%f = moore.struct_create %c, %d : !moore.i8, !moore.i16 -> struct<{a: i8, b: i16}>

// -----
module {
  %0 = moore.constant 12 : i8
  %1 = moore.constant 12 : i8
  %2 = moore.constant -4 : i4
  %3 = moore.constant 1 : i1
  %4 = moore.constant 254 : i32
  %5 = moore.constant 9218247941278745377 : i64
  %6 = moore.constant b1XZ0 {note} : l5
  %7 = moore.constant h5ZX : l12
  "test.op"() {a = #moore.fvint<6 : 5>, b = #moore.fvint<-2 : 4>, c = #moore.fvint<hEX1 : 12>, d = #moore.fvint<-5 : 7>} : () -> ()
  %8 = moore.concat %0, %0 : (!moore.i8, !moore.i8) -> i16
  %9 = moore.array_create %0, %0 : !moore.i8, !moore.i8 -> array<2 x i8>
  %10 = moore.struct_create %0, %8 : !moore.i8, !moore.i16 -> struct<{a: i8, b: i16}>
}
