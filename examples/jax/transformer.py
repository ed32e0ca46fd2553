# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes transformer.mlir: a small decoder, lowered by JAX, in generic form with locations."""

import jax
import jax.numpy as jnp

LAYERS, WIDTH, HEADS, LENGTH, WORDS = 4, 64, 4, 32, 256


@jax.jit
def normalize(x, scale):
    return x * scale * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-5)


@jax.jit
def attend(query, key, value):
    scores = jnp.einsum("qhd,khd->hqk", query, key) / (WIDTH // HEADS) ** 0.5
    mask = jnp.tril(jnp.ones((LENGTH, LENGTH), bool))
    weights = jax.nn.softmax(jnp.where(mask, scores, -1e9), axis=-1)
    return jnp.einsum("hqk,khd->qhd", weights, value).reshape(LENGTH, WIDTH)


def layer(x, weights):
    shape = (LENGTH, HEADS, WIDTH // HEADS)
    query, key, value = (part.reshape(shape) for part in jnp.split(normalize(x, weights["scale"]) @ weights["qkv"], 3, -1))
    x = x + attend(query, key, value) @ weights["out"]
    hidden = jax.nn.gelu(normalize(x, weights["scale2"]) @ weights["up"])
    return x + hidden @ weights["down"], None


def decode(words, embedding, weights):
    x, _ = jax.lax.scan(layer, embedding[words], weights)
    return x @ embedding.T


def shape(*sizes):
    return jax.ShapeDtypeStruct((LAYERS, *sizes), jnp.float32)


weights = {
    "scale": shape(WIDTH),
    "qkv": shape(WIDTH, 3 * WIDTH),
    "out": shape(WIDTH, WIDTH),
    "scale2": shape(WIDTH),
    "up": shape(WIDTH, 4 * WIDTH),
    "down": shape(4 * WIDTH, WIDTH),
}
lowered = jax.jit(decode).lower(
    jax.ShapeDtypeStruct((LENGTH,), jnp.int32), jax.ShapeDtypeStruct((WORDS, WIDTH), jnp.float32), weights
)
with open("transformer.mlir", "w") as file:
    text = lowered.compiler_ir().operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    file.write(text.replace(__file__, "transformer.py"))
