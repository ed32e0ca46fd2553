// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main() {
    %0 = "relalg.basetable"() {columns = {id = #tuples.columndef<@hoeren::@id({type = i32})>}, table_identifier = "hoeren"} : () -> !tuples.tuplestream
    %1 = "relalg.selection"(%0) ({
    ^bb0(%t: !tuples.tuple):
      %3 = "tuples.getcol"(%t) {attr = #tuples.columnref<@hoeren::@id>} : (!tuples.tuple) -> i32
      %4 = "db.constant"() {value = 4 : i32} : () -> i32
      %5 = "db.compare"(%3, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %6 = "db.and"(%5, %5) : (i1, i1) -> i1
      "tuples.return"(%6) : (i1) -> ()
    }) : (!tuples.tuplestream) -> !tuples.tuplestream
    %2 = "relalg.materialize"(%1) {cols = [#tuples.columnref<@hoeren::@id>], columns = ["id"]} : (!tuples.tuplestream) -> !subop.result_table<[id$0 : i32]>
    "subop.set_result"(%2) {result_id = 0 : i64} : (!subop.result_table<[id$0 : i32]>) -> ()
    %7 = "db.null"() : () -> !db.nullable<!db.string>
    %8 = "util.pack"(%7) : (!db.nullable<!db.string>) -> tuple<!db.nullable<!db.string>>
    return
  }
}
