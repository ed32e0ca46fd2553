# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels for every release of Triton from 3.0 on; they compile without a GPU. triton_old.py reads the table KERNELS."""

import triton
import triton.language as tl

VERSION = tuple(int(part) for part in triton.__version__.split(".")[:2])
KERNELS = []

# Targets by a short name: backend, architecture, threads of a warp, and the first version of Triton that knows it well.
TARGETS = {
    "sm80": ("cuda", 80, 32, (3, 0)),
    "sm90": ("cuda", 90, 32, (3, 0)),
    "sm100": ("cuda", 100, 32, (3, 3)),
    "gfx942": ("hip", "gfx942", 64, (3, 1)),
}


def kernel(types, targets="sm80 sm90", since=(3, 0), until=(9, 0), options=None, **constants):
    """Adds the kernel for each target. The types are those of the arguments in order; the constants are the other ones."""

    def add(function):
        if since <= VERSION < until:
            for target in targets.split():
                if VERSION >= TARGETS[target][3]:
                    KERNELS.append((function, types.split(), constants, target, options or {}))
        return function

    return add


@kernel("*fp32 *fp32 *fp32 i32", B=256)
@triton.jit
def add(x, y, out, n, B: tl.constexpr):
    offs = tl.program_id(0) * B + tl.arange(0, B)
    mask = offs < n
    tl.store(out + offs, tl.load(x + offs, mask) + tl.load(y + offs, mask, other=0.0), mask)


@kernel("*fp16 *fp16 i32", B=512)
@triton.jit
def policies(x, out, n, B: tl.constexpr):
    offs = tl.program_id(0) * B + tl.arange(0, B)
    mask = offs < n
    a = tl.load(x + offs, mask, eviction_policy="evict_last")
    b = tl.load(x + offs + n, mask, other=1.0, cache_modifier=".cg", eviction_policy="evict_first")
    c = tl.load(x + offs + 2 * n, cache_modifier=".ca")
    d = tl.load(x + offs + 3 * n, mask, volatile=True)
    tl.store(out + offs, a + b + c + d, mask, cache_modifier=".cs", eviction_policy="evict_first")
    tl.store(out + offs + n, a * b, mask, eviction_policy="evict_last")
    tl.store(out + offs + 2 * n, a - b, cache_modifier=".wt")


@kernel("*fp32 *fp32 i32 i32", B=1024)
@triton.jit
def softmax(x, out, stride, n, B: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, B)
    v = tl.load(x + row * stride + cols, mask=cols < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + cols, e / tl.sum(e, axis=0), mask=cols < n)


@kernel("*bf16 *fp32 *fp32 *bf16 i32 fp32", B=1024, options={"num_warps": 8})
@triton.jit
def layer_norm(x, w, b, out, n, eps, B: tl.constexpr):
    row = tl.program_id(0)
    total = tl.zeros([B], dtype=tl.float32)
    for start in range(0, n, B):
        cols = start + tl.arange(0, B)
        total += tl.load(x + row * n + cols, mask=cols < n, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / n
    var = tl.zeros([B], dtype=tl.float32)
    for start in range(0, n, B):
        cols = start + tl.arange(0, B)
        v = tl.load(x + row * n + cols, mask=cols < n, other=0.0).to(tl.float32)
        v = tl.where(cols < n, v - mean, 0.0)
        var += v * v
    scale = 1 / tl.sqrt(tl.sum(var, axis=0) / n + eps)
    for start in range(0, n, B):
        cols = start + tl.arange(0, B)
        mask = cols < n
        v = tl.load(x + row * n + cols, mask=mask, other=0.0, eviction_policy="evict_first").to(tl.float32)
        y = (v - mean) * scale * tl.load(w + cols, mask=mask) + tl.load(b + cols, mask=mask)
        tl.store(out + row * n + cols, y.to(tl.bfloat16), mask=mask)


@kernel("*fp16 *fp16 *fp16 i32 i32 i32", targets="sm80 sm90 sm100 gfx942", M=64, N=64, K=32)
@kernel("*bf16 *bf16 *fp32 i32 i32 i32", targets="sm90 sm100", M=128, N=128, K=64, options={"num_warps": 8, "num_stages": 4})
@kernel("*fp32 *fp32 *fp32 i32 i32 i32", targets="sm80 sm90", M=32, N=32, K=32, options={"num_stages": 2})
@kernel("*fp8e5 *fp8e5 *fp16 i32 i32 i32", targets="sm90 sm100", M=64, N=64, K=64)
@triton.jit
def matmul(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rm = tl.program_id(0) * M + tl.arange(0, M)
    rn = tl.program_id(1) * N + tl.arange(0, N)
    rk = tl.arange(0, K)
    pa = a + rm[:, None] * k + rk[None, :]
    pb = b + rk[:, None] * n + rn[None, :]
    acc = tl.zeros((M, N), dtype=tl.float32)
    for i in range(0, tl.cdiv(k, K)):
        va = tl.load(pa, mask=rk[None, :] < k - i * K, other=0.0)
        vb = tl.load(pb, mask=rk[:, None] < k - i * K, other=0.0)
        acc += tl.dot(va, vb)
        pa += K
        pb += K * n
    tl.store(c + rm[:, None] * n + rn[None, :], acc.to(c.dtype.element_ty), mask=(rm[:, None] < m) & (rn[None, :] < n))


@kernel("*fp32 *fp32 *fp32", M=32)
@triton.jit
def precision(a, b, c, M: tl.constexpr):
    r = tl.arange(0, M)
    p = r[:, None] * M + r[None, :]
    va = tl.load(a + p)
    vb = tl.load(b + p)
    x = tl.dot(va, vb, input_precision="ieee")
    x = tl.dot(va, vb, x, input_precision="tf32x3")
    x = tl.dot(va, vb, x, input_precision="tf32")
    tl.store(c + p, x)


@kernel("*i8 *i8 *i32", M=64)
@triton.jit
def integers(a, b, c, M: tl.constexpr):
    r = tl.arange(0, M)
    p = r[:, None] * M + r[None, :]
    tl.store(c + p, tl.dot(tl.load(a + p), tl.load(b + p), out_dtype=tl.int32))


@kernel("*fp16 *fp16 *fp16 *fp16 fp32 i32", targets="sm80 sm90 sm100 gfx942", M=64, D=64)
@triton.jit
def attention(q, k, v, out, scale, n, M: tl.constexpr, D: tl.constexpr):
    rm = tl.program_id(0) * M + tl.arange(0, M)
    rd = tl.arange(0, D)
    vq = tl.load(q + rm[:, None] * D + rd[None, :])
    top = tl.full([M], -float("inf"), dtype=tl.float32)
    total = tl.zeros([M], dtype=tl.float32)
    acc = tl.zeros([M, D], dtype=tl.float32)
    for start in range(0, n, M):
        rn = start + tl.arange(0, M)
        vk = tl.load(k + rn[None, :] * D + rd[:, None])
        s = tl.dot(vq, vk) * scale
        s = tl.where(rm[:, None] >= rn[None, :], s, -1.0e6)
        new = tl.maximum(top, tl.max(s, 1))
        p = tl.math.exp2(s - new[:, None])
        alpha = tl.math.exp2(top - new)
        total = total * alpha + tl.sum(p, 1)
        vv = tl.load(v + rn[:, None] * D + rd[None, :])
        acc = acc * alpha[:, None] + tl.dot(p.to(tl.float16), vv)
        top = new
    tl.store(out + rm[:, None] * D + rd[None, :], (acc / total[:, None]).to(tl.float16))


@kernel("*fp16 *fp16 *fp32 i32 i32 i32", until=(3, 9), M=64, K=32)
@triton.jit
def block_pointers(a, b, c, m, n, k, M: tl.constexpr, K: tl.constexpr):
    pa = tl.make_block_ptr(a, (m, k), (k, 1), (tl.program_id(0) * M, 0), (M, K), (1, 0))
    pb = tl.make_block_ptr(b, (k, n), (n, 1), (0, tl.program_id(1) * M), (K, M), (1, 0))
    acc = tl.zeros((M, M), dtype=tl.float32)
    for _ in range(0, k, K):
        acc += tl.dot(tl.load(pa, boundary_check=(0, 1), padding_option="zero"), tl.load(pb, boundary_check=(0,)))
        pa = tl.advance(pa, (0, K))
        pb = tl.advance(pb, (K, 0))
    pc = tl.make_block_ptr(c, (m, n), (n, 1), (tl.program_id(0) * M, tl.program_id(1) * M), (M, M), (1, 0))
    tl.store(pc, acc, boundary_check=(0, 1))


@kernel("*fp32 *fp32 i32", until=(3, 9), B=128)
@triton.jit
def block_copy(x, out, n, B: tl.constexpr):
    p = tl.make_block_ptr(x, (n,), (1,), (tl.program_id(0) * B,), (B,), (0,))
    v = tl.load(p, boundary_check=(0,), padding_option="nan", cache_modifier=".cg")
    p = tl.advance(p, (B,))
    w = tl.load(p, boundary_check=(0,), eviction_policy="evict_last")
    tl.store(tl.make_block_ptr(out, (n,), (1,), (0,), (B,), (0,)), v + w, boundary_check=(0,), eviction_policy="evict_first")


@kernel("*fp32 *i32 *fp16 *i64", B=128)
@triton.jit
def atomics(x, y, h, z, B: tl.constexpr):
    offs = tl.arange(0, B)
    mask = offs < 100
    v = tl.load(x + offs)
    i = v.to(tl.int32)
    tl.atomic_add(x + offs, v, mask=mask)
    tl.atomic_add(h + offs, v.to(tl.float16), mask=mask, sem="relaxed")
    tl.atomic_max(y + offs, i, mask=mask, sem="release", scope="sys")
    tl.atomic_min(y + offs, i, sem="acquire")
    tl.atomic_max(x + offs, v)
    tl.atomic_and(y + offs, i, scope="cta")
    tl.atomic_or(y + offs, i)
    tl.atomic_xor(y + offs, i)
    old = tl.atomic_xchg(z + offs, i.to(tl.int64))
    tl.atomic_cas(z + offs, old, old + 1, sem="acq_rel")


@kernel("*i32 *fp32", B=1)
@triton.jit
def lock(at, x, B: tl.constexpr):
    while tl.atomic_cas(at, 0, 1) == 1:
        pass
    tl.store(x, tl.load(x) + 1.0)
    tl.debug_barrier()
    tl.atomic_xchg(at, 0)


@triton.jit
def larger(a, i, b, j):
    keep = (a > b) | ((a == b) & (i < j))
    return tl.where(keep, a, b), tl.where(keep, i, j)


@triton.jit
def plus(a, b):
    return a + b


@triton.jit
def recurrence(a0, b0, a1, b1):
    return a0 * a1, b0 * a1 + b1


@kernel("*fp32 *fp32 *i32", M=32, N=64)
@triton.jit
def reductions(x, out, at, M: tl.constexpr, N: tl.constexpr):
    r = tl.arange(0, M)
    c = tl.arange(0, N)
    v = tl.load(x + r[:, None] * N + c[None, :])
    i = tl.broadcast_to(c[None, :], (M, N))
    best, where = tl.reduce((v, i), 1, larger)
    tl.store(out + r, best)
    tl.store(at + r, where)
    tl.store(out + M + c, tl.reduce(v, 0, plus))
    tl.store(at + M + r, tl.argmax(v, 1))
    tl.store(at + 2 * M + c, tl.argmin(v, 0))
    tl.store(out + 2 * N + r, tl.min(v, 1))
    tl.store(at + 4 * N + c, tl.xor_sum(v.to(tl.int32), 0))
    tl.store(out, tl.sum(tl.sum(v, 0), 0))


@kernel("*fp32 *fp32", M=16, N=64)
@triton.jit
def scans(x, out, M: tl.constexpr, N: tl.constexpr):
    p = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    v = tl.load(x + p)
    a, b = tl.associative_scan((v, v * 2), 1, recurrence)
    tl.store(out + p, tl.cumsum(v, 1) + tl.cumprod(v, 0) + a + b)


@kernel("*fp32 *fp32", M=16, N=64)
@triton.jit
def reverse_scans(x, out, M: tl.constexpr, N: tl.constexpr):
    p = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    v = tl.load(x + p)
    tl.store(out + p, tl.cumsum(v, 1, reverse=True) + tl.associative_scan(v, 0, plus, reverse=True))


@kernel("*fp32 *fp32", N=64)
@triton.jit
def sorting(x, out, N: tl.constexpr):
    p = tl.arange(0, N)
    tl.store(out + p, tl.sort(tl.load(x + p)))
    tl.store(out + N + p, tl.flip(tl.load(x + p), 0))


@kernel("*i32 *i32", N=256)
@triton.jit
def histogram(x, out, N: tl.constexpr):
    h = tl.histogram(tl.load(x + tl.arange(0, N)), 32)
    tl.store(out + tl.arange(0, 32), h)


@kernel("*fp16 *fp16", N=64)
@triton.jit
def shapes(x, out, N: tl.constexpr):
    p = tl.arange(0, N)
    v = tl.load(x + p)
    w = tl.join(v, v * 2)
    a, b = tl.split(w)
    i = tl.interleave(a, b)
    m = tl.reshape(i, (2, N // 2, 2))
    m = tl.permute(m, (2, 0, 1))
    m = tl.reshape(m, (N // 8, 16))
    t = tl.trans(m)
    c = tl.cat(v, v, can_reorder=True)
    tl.store(out + tl.arange(0, 2 * N), tl.ravel(t) + c)
    tl.store(out + p, tl.view(v, (N,)))


@kernel("*fp32 *fp32 i32", B=256)
@triton.jit
def math(x, out, n, B: tl.constexpr):
    p = tl.arange(0, B)
    v = tl.load(x + p)
    r = tl.exp(v) + tl.log(v) + tl.cos(v) + tl.sin(v) + tl.sqrt(v) + tl.abs(v) + tl.exp2(v) + tl.log2(v)
    r += tl.math.rsqrt(v) + tl.math.floor(v) + tl.math.ceil(v) + tl.math.erf(v) + tl.math.fma(v, v, v)
    r += tl.sigmoid(v) + tl.math.div_rn(v, v) + tl.math.sqrt_rn(v) + tl.clamp(v, 0.0, 1.0) + tl.maximum(v, 0.0) + tl.minimum(v, 1.0)
    i = p + n
    r += (tl.math.umulhi(i, i) + i // 3 + i % 5 + (i << 2) + (i >> 1) + (i & 7) + (i | 1) + (i ^ n)).to(tl.float32)
    r += tl.where((v > 0) & (v <= 2) | (v != 3), -v, v % 2.0)
    tl.store(out + p, r)


@kernel("*fp32 *fp32", B=256)
@triton.jit
def nans(x, out, B: tl.constexpr):
    v = tl.load(x + tl.arange(0, B))
    a = tl.maximum(v, 1.0, propagate_nan=tl.PropagateNan.ALL)
    b = tl.minimum(v, 1.0, propagate_nan=tl.PropagateNan.ALL)
    tl.store(out + tl.arange(0, B), a + b + tl.clamp(v, a, b, propagate_nan=tl.PropagateNan.ALL))


@kernel("*fp32 *fp8e5 *i8 *u8 *i1 *fp64 *bf16", B=128, targets="sm90")
@triton.jit
def casts(x, f8, i8, u8, b1, f64, b16, B: tl.constexpr):
    p = tl.arange(0, B)
    v = tl.load(x + p)
    tl.store(f8 + p, v.to(tl.float8e5))
    tl.store(i8 + p, v.to(tl.int8))
    tl.store(u8 + p, v.to(tl.uint8))
    tl.store(f64 + p, v.to(tl.float64) + tl.load(i8 + p).to(tl.float64) + tl.load(u8 + p).to(tl.float64))
    tl.store(b16 + p, v.to(tl.bfloat16) + tl.load(f8 + p).to(tl.bfloat16))
    tl.store(b16 + p, v.to(tl.float16, fp_downcast_rounding="rtz").to(tl.bfloat16))
    tl.store(x + p, v.to(tl.int32, bitcast=True).to(tl.float32) + tl.load(b1 + p).to(tl.float32))
    q = (x + p).to(tl.int64)
    tl.store(q.to(tl.pointer_type(tl.float32)), v)


@kernel("*fp32 *i32 i32", B=128)
@triton.jit
def random(out, at, seed, B: tl.constexpr):
    p = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(out + p, tl.rand(seed, p) + tl.randn(seed, p))
    a, b, c, d = tl.randint4x(seed, p)
    tl.store(at + p, a + b + c + d)


@kernel("*i32 *i32", B=128)
@triton.jit
def assembly(x, out, B: tl.constexpr):
    v = tl.load(x + tl.arange(0, B))
    w = tl.inline_asm_elementwise("add.s32 $0, $1, $2;", "=r,r,r", [v, 7], dtype=tl.int32, is_pure=True, pack=1)
    text: tl.constexpr = "{ mov.u32 $0, $2; mov.u32 $1, $2; }"
    a, b = tl.inline_asm_elementwise(text, "=r,=r,r", [w], dtype=(tl.int32, tl.float32), is_pure=False, pack=1)
    tl.store(out + tl.arange(0, B), a + b.to(tl.int32))


@kernel("*fp32 i32", B=128, options={"debug": True})
@triton.jit
def printing(x, n, B: tl.constexpr):
    v = tl.load(x + tl.arange(0, B))
    tl.device_print("value", v, n)
    tl.device_print("hex ", n, hex=True)
    tl.device_assert(v > 0, "must be \"positive\"")
    tl.store(x + tl.arange(0, B), v)


@triton.jit(noinline=True)
def helper(x, n):
    if n > 3:
        r = x + n
    else:
        r = x * 2
    return r, n + 1


@kernel("*i32 i32", B=128)
@triton.jit
def calls(x, n, B: tl.constexpr):
    v = tl.load(x + tl.program_id(0))
    a, b = helper(v, n)
    tl.store(x + tl.num_programs(0) + tl.program_id(1), a + b)


@kernel("*i32 *fp32 i32 i1 i64", B=64)
@triton.jit
def control(x, y, n, flag, big, B: tl.constexpr):
    i = 0
    total = tl.zeros((B,), dtype=tl.float32)
    while i < n:
        v = tl.load(y + i * B + tl.arange(0, B))
        if flag:
            total += v
        elif i > 3:
            total -= v
        i += 1
    for j in range(n, 0, -1):
        total *= 2.0
        if j == 5:
            tl.store(y + j, 1.0)
    for k in tl.static_range(0, 2):
        total += k
    for m in tl.range(0, big, 2, num_stages=2):
        total += tl.load(y + m + tl.arange(0, B))
    if n == 7:
        return
    tl.store(y + tl.arange(0, B), total)


@kernel("*fp16 *fp16 *fp32", B=16)
@triton.jit
def batched(a, b, c, B: tl.constexpr):
    r = tl.arange(0, B)
    p = tl.arange(0, 2)[:, None, None] * B * B + r[None, :, None] * B + r[None, None, :]
    tl.store(c + p, tl.dot(tl.load(a + p), tl.load(b + p)))


@kernel("*fp32 *fp32 i32 i32", B=32, targets="sm80 gfx942")
@triton.jit
def transpose(x, out, m, n, B: tl.constexpr):
    r = tl.program_id(0) * B + tl.arange(0, B)
    c = tl.program_id(1) * B + tl.arange(0, B)
    v = tl.load(x + r[:, None] * n + c[None, :], mask=(r < m)[:, None] & (c < n)[None, :])
    tl.store(out + c[:, None] * m + r[None, :], tl.trans(v), mask=(c < n)[:, None] & (r < m)[None, :])


@kernel("*fp32 *i32 *fp32 i32", B=128)
@triton.jit
def gather_rows(table, index, out, width, B: tl.constexpr):
    row = tl.load(index + tl.program_id(0))
    cols = tl.max_contiguous(tl.multiple_of(tl.arange(0, B), B), B)
    tl.store(out + tl.program_id(0) * width + cols, tl.load(table + row * width + cols, mask=cols < width))


@kernel("*fp16 *fp16 *i32 *fp16 i32 i32", M=64, N=64, K=32, targets="sm80 sm90")
@triton.jit
def dequantize(a, s, q, c, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rm = tl.arange(0, M)
    rn = tl.arange(0, N)
    rk = tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for i in range(0, k, K):
        packed = tl.load(q + ((i + rk[:, None]) // 8) * n + rn[None, :])
        w = (packed >> ((rk[:, None] % 8) * 4)) & 0xF
        scale = tl.load(s + rn)
        b = (w.to(tl.float16) - 8.0) * scale[None, :]
        acc = tl.dot(tl.load(a + rm[:, None] * k + i + rk[None, :]), b.to(tl.float16), acc)
    tl.store(c + rm[:, None] * n + rn[None, :], acc.to(tl.float16))


@kernel("*fp16 *fp16 *fp16 i32 i32 i32", targets="sm80 sm90 sm100", M=128, N=64, K=64, G=8, options={"num_warps": 4, "num_stages": 3})
@triton.jit
def persistent(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, G: tl.constexpr):
    tiles_m = tl.cdiv(m, M)
    tiles_n = tl.cdiv(n, N)
    for tile in range(tl.program_id(0), tiles_m * tiles_n, tl.num_programs(0)):
        group = tile // (G * tiles_n)
        size = min(tiles_m - group * G, G)
        rm = (group * G + tile % size) * M + tl.arange(0, M)
        rn = ((tile % (G * tiles_n)) // size) * N + tl.arange(0, N)
        rk = tl.arange(0, K)
        acc = tl.zeros((M, N), dtype=tl.float32)
        for i in range(0, tl.cdiv(k, K)):
            va = tl.load(a + rm[:, None] * k + (i * K + rk)[None, :])
            vb = tl.load(b + (i * K + rk)[:, None] * n + rn[None, :])
            acc = tl.dot(va, vb, acc)
        tl.store(c + rm[:, None] * n + rn[None, :], acc.to(tl.float16))


@kernel("*fp16 *fp16 *fp16 *fp16", M=64, targets="sm80 sm90 sm100 gfx942")
@triton.jit
def two_dots(a, b, c, d, M: tl.constexpr):
    r = tl.arange(0, M)
    p = r[:, None] * M + r[None, :]
    x = tl.dot(tl.load(a + p), tl.trans(tl.load(b + p)))
    x = tl.where(x > 0, x, 0.0).to(tl.float16)
    tl.store(d + p, tl.dot(x, tl.load(c + p)).to(tl.float16))


@kernel("*fp8e4nv *fp8e4nv *fp32 i32", targets="sm90", M=64, K=64)
@triton.jit
def float8(a, b, c, k, M: tl.constexpr, K: tl.constexpr):
    r = tl.arange(0, M)
    rk = tl.arange(0, K)
    acc = tl.zeros((M, M), dtype=tl.float32)
    for i in range(0, k, K):
        va = tl.load(a + r[:, None] * k + i + rk[None, :])
        vb = tl.load(b + r[None, :] * k + i + rk[:, None])
        acc = tl.dot(va, vb, acc, max_num_imprecise_acc=32)
    tl.store(c + r[:, None] * M + r[None, :], acc)


@kernel("*fp32 *i32 *fp32", N=64, since=(3, 2))
@triton.jit
def gather(x, i, out, N: tl.constexpr):
    p = tl.arange(0, N)
    tl.store(out + p, tl.gather(tl.load(x + p), tl.load(i + p), 0))


@kernel("*fp8e4nv *u8 *fp8e4nv *u8 *fp32", M=128, K=64, targets="sm90 sm100", since=(3, 3))
@triton.jit
def scaled(a, sa, b, sb, c, M: tl.constexpr, K: tl.constexpr):
    r = tl.arange(0, M)
    rk = tl.arange(0, K)
    rs = tl.arange(0, K // 32)
    x = tl.dot_scaled(
        tl.load(a + r[:, None] * K + rk[None, :]), tl.load(sa + r[:, None] * (K // 32) + rs[None, :]), "e4m3",
        tl.load(b + rk[:, None] * M + r[None, :]), tl.load(sb + r[:, None] * (K // 32) + rs[None, :]), "e4m3")
    tl.store(c + r[:, None] * M + r[None, :], x)


@kernel("*bf16 *u8 *u8 *fp32", M=128, K=64, targets="sm90 sm100 gfx942", since=(3, 3))
@triton.jit
def mixed(a, b, sb, c, M: tl.constexpr, K: tl.constexpr):
    r = tl.arange(0, M)
    va = tl.load(a + r[:, None] * K + tl.arange(0, K)[None, :])
    vb = tl.load(b + tl.arange(0, K // 2)[:, None] * M + r[None, :])
    scale = tl.load(sb + r[:, None] * (K // 32) + tl.arange(0, K // 32)[None, :])
    x = tl.dot_scaled(va, None, "bf16", vb, scale, "e2m1")
    tl.store(c + r[:, None] * M + r[None, :], x)


@kernel("*fp16 *fp16 *fp16 i32 i32 i32", targets="sm90 sm100", M=128, N=128, K=64, since=(3, 4))
@triton.jit
def descriptors(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    da = tl.make_tensor_descriptor(a, [m, k], [k, 1], [M, K])
    db = tl.make_tensor_descriptor(b, [n, k], [k, 1], [N, K])
    dc = tl.make_tensor_descriptor(c, [m, n], [n, 1], [M, N])
    pm = tl.program_id(0) * M
    pn = tl.program_id(1) * N
    acc = tl.zeros((M, N), dtype=tl.float32)
    for i in range(0, k, K):
        acc = tl.dot(da.load([pm, i]), db.load([pn, i]).T, acc)
    dc.store([pm, pn], acc.to(tl.float16))


@kernel("*fp16 *fp16 *fp16 i32 i32 i32", targets="sm100", M=128, N=128, K=64, since=(3, 4))
@triton.jit
def specialized(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    da = tl.make_tensor_descriptor(a, [m, k], [k, 1], [M, K])
    db = tl.make_tensor_descriptor(b, [n, k], [k, 1], [N, K])
    dc = tl.make_tensor_descriptor(c, [m, n], [n, 1], [M, N])
    pm = tl.program_id(0) * M
    pn = tl.program_id(1) * N
    acc = tl.zeros((M, N), dtype=tl.float32)
    for i in tl.range(0, k, K, warp_specialize=True):
        acc = tl.dot(da.load([pm, i]), db.load([pn, i]).T, acc)
    dc.store([pm, pn], acc.to(tl.float16))


@kernel("*fp16 *i32 *fp16 i32", targets="sm90 sm100", since=(3, 4))
@triton.jit
def descriptor_atomics(a, i, c, n):
    da = tl.make_tensor_descriptor(a, [n, n], [n, 1], [32, 64])
    dc = tl.make_tensor_descriptor(c, [n, n], [n, 1], [32, 64])
    v = da.load([0, 64])
    dc.atomic_add([0, 0], v)
    dc.atomic_add([32, 0], v)


@kernel("*fp16 *i32 *fp16 i32", targets="sm100", since=(3, 4))
@triton.jit
def descriptor_gather(a, i, c, n):
    da = tl.make_tensor_descriptor(a, [n, n], [n, 1], [1, 64])
    dc = tl.make_tensor_descriptor(c, [n, n], [n, 1], [1, 64])
    rows = tl.load(i + tl.arange(0, 32))
    v = da.gather(rows, 0)
    dc.scatter(v * 2, rows, 0)


@kernel("*i8 *i8 *i8 *fp16", targets="sm90 sm100", M=64, since=(3, 2), until=(3, 4))
@triton.jit
def old_descriptors(a, b, c, d, M: tl.constexpr):
    va = tl._experimental_descriptor_load(a, [tl.program_id(0) * M, 0], [M, M], tl.float16)
    vb = tl._experimental_descriptor_load(b, [0, tl.program_id(1) * M], [M, M], tl.float16)
    x = tl.dot(va, vb).to(tl.float16)
    tl._experimental_descriptor_store(c, x, [tl.program_id(0) * M, tl.program_id(1) * M])


@kernel("*fp32 i32", B=64, since=(3, 3))
@triton.jit
def assumptions(x, n, B: tl.constexpr):
    tl.assume(n > 0)
    p = tl.program_id(0).to(tl.int64) * n + tl.arange(0, B)
    tl.store(x + p, tl.load(x + p) / 2)
    for i in tl.range(0, n, loop_unroll_factor=2):
        tl.store(x + i, 1.0)


@kernel("*fp32 *fp32 *fp32", B=128, since=(3, 4))
@triton.jit
def map_or_topk(x, y, out, B: tl.constexpr):
    v = tl.load(x + tl.arange(0, B))
    tl.store(out + tl.arange(0, 8), tl.topk(v, 8))


@kernel("*fp16 *fp16 *fp16 i32 i32 i32", targets="sm90", M=128, N=128, K=64, options={"num_ctas": 2})
@triton.jit
def clusters(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rm = tl.program_id(0) * M + tl.arange(0, M)
    rn = tl.program_id(1) * N + tl.arange(0, N)
    x = tl.load(a + rm[:, None] * k + tl.arange(0, K)[None, :])
    tl.store(c + rm, tl.sum(x, 1))
