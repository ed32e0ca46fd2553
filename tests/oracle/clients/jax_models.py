# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small functions that between them lower to most of what JAX writes, with their arguments."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec


class Model(NamedTuple):
    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    # What the function is exported for, where that is not the shapes of the arguments.
    shapes: tuple[Any, ...] | None = None


def numbers(*shape: int) -> jax.Array:
    return jnp.asarray(np.cos(np.arange(int(np.prod(shape)))).reshape(shape).astype(np.float32))


def convolve(image: jax.Array, kernel: jax.Array) -> jax.Array:
    output = lax.conv_general_dilated(image, kernel, (2, 1), "SAME", rhs_dilation=(1, 2), dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return lax.reduce_window(jax.nn.gelu(output), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def scan(weights: jax.Array, start: jax.Array) -> Any:
    return lax.scan(lambda carry, row: (jnp.tanh(carry * row), carry.sum()), start, weights)


def count_up(start: jax.Array) -> Any:
    def body(state: Any) -> Any:
        count, value = state
        return count + 1, lax.cond(count % 2 == 0, jnp.sin, lambda x: x * 2 - 1, value)

    return lax.while_loop(lambda state: state[0] < 5, body, (0, start))


def transform(signal: jax.Array) -> jax.Array:
    return jnp.abs(jnp.fft.ifft(jnp.fft.fft(signal) * jnp.exp(1j * signal))) + jnp.fft.irfft(jnp.fft.rfft(signal), signal.shape[-1])


def order(values: jax.Array) -> Any:
    return jnp.sort(values, axis=0), jnp.argsort(values), lax.top_k(values, 2), jnp.cumsum(values, axis=1)


def move(table: jax.Array, places: jax.Array) -> Any:
    rows = table[places]
    return table.at[places].add(rows * 2), lax.dynamic_update_slice(table, rows, (1, 0)), jnp.take_along_axis(table, places[:, None], 0)


def soften(value: jax.Array) -> jax.Array:
    return jnp.log1p(jnp.exp(value))


clipped: Any = jax.custom_vjp(soften)


def clipped_forward(value: jax.Array) -> Any:
    return clipped(value), value


def clipped_backward(value: jax.Array, gradient: jax.Array) -> Any:
    return (jnp.clip(gradient * jax.nn.sigmoid(value), -0.5, 0.5),)


clipped.defvjp(clipped_forward, clipped_backward)


def differentiate(value: jax.Array) -> Any:
    return jax.value_and_grad(lambda x: clipped(x).sum())(value)


def draw(seed: jax.Array) -> Any:
    first, second = jax.random.split(jax.random.key(seed))
    return jax.random.normal(first, (3, 4)), jax.random.randint(second, (5,), 0, 100)


def attend(query: jax.Array, key: jax.Array, value: jax.Array) -> jax.Array:
    scores = jnp.einsum("bqhd,bkhd->bhqk", query, key).astype(jnp.bfloat16)
    masked = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -jnp.inf)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(masked.astype(jnp.float32)), value)


def narrow(values: jax.Array) -> Any:
    small = values.astype(jnp.float8_e4m3fn)
    bits = lax.bitcast_convert_type(values, jnp.uint32)
    constant = jnp.asarray(np.arange(60, dtype=np.int16).reshape(4, 15))
    return small.astype(jnp.float32), lax.population_count(bits), constant[:, : values.shape[0]], values.astype(jnp.complex64)


def stretch(values: jax.Array) -> Any:
    rows, _ = values.shape
    return jnp.concatenate([values, jnp.ones((rows, 1))], axis=1).sum(0), jnp.broadcast_to(values[:, :1], values.shape).reshape(-1)


def sharded_models() -> list[Model]:
    """One with shardings of its arguments, one whose body constrains them: the operations of Shardy stand among the others."""
    mesh = Mesh(np.array(jax.devices()[:2]), ("x",))
    rows = NamedSharding(mesh, PartitionSpec("x"))
    whole = NamedSharding(mesh, PartitionSpec())
    values = jax.device_put(numbers(4, 6), rows)

    def constrained(left: jax.Array, right: jax.Array) -> jax.Array:
        inner = lax.with_sharding_constraint(jnp.sin(left) @ right, rows)
        return lax.with_sharding_constraint(inner.T * 2, whole)

    def mapped(left: jax.Array) -> jax.Array:
        each = jax.shard_map(lambda part: part - lax.psum(part, "x"), mesh=mesh, in_specs=PartitionSpec("x"), out_specs=PartitionSpec("x"))
        return each(left) + 1

    placed = jax.jit(lambda left, right: left @ right + 1, in_shardings=(rows, whole), out_shardings=rows)
    other = jax.device_put(numbers(6, 4), whole)
    return [
        Model("shardings", placed, (values, other)),
        Model("constraints", constrained, (values, other)),
        Model("shard_map", mapped, (values,)),
    ]


def models() -> list[Model]:
    symbol, other = export.symbolic_shape("n, m")
    return [
        Model("convolution", convolve, (numbers(2, 9, 9, 3), numbers(3, 3, 3, 4))),
        Model("scan", scan, (numbers(5, 4), numbers(4))),
        Model("while", count_up, (numbers(3),)),
        Model("fft", transform, (numbers(2, 8),)),
        Model("sort", order, (numbers(4, 5),)),
        Model("gather", move, (numbers(6, 3), jnp.asarray([0, 2, 5]))),
        Model("custom_vjp", differentiate, (numbers(7),)),
        Model("random", draw, (jnp.uint32(7),)),
        Model("attention", attend, (numbers(2, 5, 2, 4), numbers(2, 5, 2, 4), numbers(2, 5, 2, 4))),
        Model("types", narrow, (numbers(4),)),
        Model("dynamic", stretch, (numbers(3, 4),), (jax.ShapeDtypeStruct((symbol, other), jnp.float32),)),
    ] + sharded_models()
