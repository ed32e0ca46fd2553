irdl.dialect @arm_neon attributes {
  varve.set = "llvm22"
} {
  irdl.operation @"2d.sdot" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>"],
    varve.infer = [
      ["c", "same", "b"],
      ["res", "same", "a"]]
  } {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.bfmmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.infer = [
      ["src2", "same", "src1"],
      ["res", "same", "acc"]]
  } {
    %acc = irdl.any
    %src1 = irdl.any
    %src2 = irdl.any
    %res = irdl.any
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdot attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>", "TypesMatchWith<b,res>"],
    varve.infer = [
      ["c", "same", "b"],
      ["res", "same", "a"],
      ["res", "vector_quarter_of_i32", "b"]]
  } {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.infer = [
      ["src2", "same", "src1"],
      ["res", "same", "acc"]]
  } {
    %acc = irdl.any
    %src1 = irdl.any
    %src2 = irdl.any
    %res = irdl.any
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smull attributes {
    varve.format = "$a `,` $b attr-dict `:` type($a) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<a,b>", "TypesMatchWith<a,res>"],
    varve.infer = [
      ["b", "same", "a"],
      ["res", "vector_wider_element", "a"]]
  } {
    %a = irdl.any
    %b = irdl.any
    %res = irdl.any
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ummla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.infer = [
      ["src2", "same", "src1"],
      ["res", "same", "acc"]]
  } {
    %acc = irdl.any
    %src1 = irdl.any
    %src2 = irdl.any
    %res = irdl.any
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usmmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.infer = [
      ["src2", "same", "src1"],
      ["res", "same", "acc"]]
  } {
    %acc = irdl.any
    %src1 = irdl.any
    %src2 = irdl.any
    %res = irdl.any
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
}
