// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack circt. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: circt-opt of llvm-firtool 1.155.0.
module attributes {
  varve.project = "circt",
  varve.version = "1.155.0",
  varve.llvm = "24git",
  varve.era = "llvm24-2026-07",
  varve.source = "https://github.com/llvm/circt",
  varve.commit = "231e82511220444b0fc1be37e8deabea19925a5a",
  varve.license = "Apache-2.0 WITH LLVM-exception",
  varve.targets = [
    "circt-1.155: llvm24-2026-07, bytecode 6, circt@1.155.0, with affine arc arith axi4 builtin calyx cf chirrtl comb datapath dbg dc dlti emit emitc esi firrtl fsm func handshake hw hwarith index interop kanagawa llhd llvm ltl math memref moore msft om pipeline rtg rtgtest scf seq sim smt ssp sv synth systemc ub vector verif"],
  varve.dialects = ["arc", "axi4", "calyx", "chirrtl", "comb", "datapath", "dbg", "dc", "emit", "esi", "firrtl",
    "fsm", "handshake", "hw", "hwarith", "interop", "kanagawa", "llhd", "ltl", "moore", "msft", "om", "pipeline",
    "probe", "rtg", "rtgtest", "seq", "sim", "ssp", "sv", "synth", "systemc", "verif"]
} {
}
