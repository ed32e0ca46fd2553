"builtin.module"() ({
  "t.a"() {a = dense_resource<blob> : tensor<3xi32>, b = dense_resource<other> : tensor<2xi8>, c = dense_resource<absent> : tensor<4xf32>, d = dense_resource<blob> : tensor<12xi8>} : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010000000200000003000000",
      other: "0x400000000102"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      text: "a \22string\22",
      data: "0x10000000AABB"
    },
    zzz: {
      "odd key": false
    }
  }
#-}

