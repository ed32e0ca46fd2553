// Regions: number, blocks, arguments; terminators.
irdl.dialect @d {
  irdl.operation @three {
    %0 = irdl.region
    %1 = irdl.region() with size 1
    %2 = irdl.is i32
    %3 = irdl.region(%2)
    irdl.regions(x: %0, y: %1, z: %3)
  }
  irdl.operation @none {
    irdl.regions()
  }
  irdl.operation @shared {
    %0 = irdl.any
    %1 = irdl.region(%0, %0)
    irdl.operands(a: %0)
    irdl.regions(body: %1)
  }
  irdl.operation @two_blocks {
    %0 = irdl.region with size 2
    irdl.regions(body: %0)
  }
}
