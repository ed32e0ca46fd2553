// Blobs of alignments that the file does not have by itself, declared ones, groups that are empty or named twice.
"t.a"() {a = dense_resource<one> : tensor<3xi32>, b = dense_resource<two> : tensor<2xf64>,
    c = dense_resource<big> : tensor<1xi8>} : () -> ()
"t.b"() {a = dense_resource<missing> : tensor<3xi32>, z = dense_resource<one> : tensor<12xi8>,
    e = dense_resource<"a key"> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      big: "0x0001000001020304",
      one: "0x04000000010000000200000003000000",
      two: "0x4000000000000000000000000000000000000000",
      "a key": "0x0800000001",
      unused: "0x0400000001020304"
    }
  },
  external_resources: {
    first: { },
    other: { s: "a string", t: true, u: false, blob: "0x1000000001020304", s2: "a string" },
    mlir_reproducer: { pipeline: "builtin.module()", disable_threading: true, verify_each: false },
    empty: { },
    first: { x: "one", blob: "0x80000000FF", blob2: "0x01000000FF", "quoted key": "0x0200000000" }
  }
#-}
