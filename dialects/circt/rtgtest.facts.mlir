// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of attributes that the C++ of the project gives.
irdl.dialect @rtgtest attributes {varve.llvm = "24"} {
  irdl.attribute @"#cpu" attributes {varve.type = "!rtgtest.cpu"} {
  }
  irdl.attribute @"#f0" attributes {varve.type = "!rtgtest.freg"} {
  }
  irdl.attribute @"#a0" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#a1" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#a2" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#a3" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#a4" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#a5" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#a6" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#a7" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#gp" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#ra" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s0" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s1" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s10" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s11" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s2" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s3" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s4" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s5" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s6" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s7" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s8" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#s9" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#sp" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#t0" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#t1" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#t2" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#t3" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#t4" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#t5" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#t6" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#tp" attributes {varve.type = "!rtgtest.ireg"} {
  }
  irdl.attribute @"#zero" attributes {varve.type = "!rtgtest.ireg"} {
  }
}
