# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os
from pathlib import Path

import pytest

import varve

TOP = Path(__file__).resolve().parents[2]


def pytest_collection_modifyitems(items):
    if os.environ.get("VARVE_TEST_LONG"):
        return
    skip = pytest.mark.skip(reason="takes long: VARVE_TEST_LONG=1")
    for item in items:
        if "slow" in item.keywords:
            item.add_marker(skip)


@pytest.fixture
def context():
    return varve.Context()


@pytest.fixture(scope="session")
def top():
    return TOP


@pytest.fixture(autouse=True)
def _names_of_doctests(doctest_namespace):
    doctest_namespace["varve"] = varve
    try:
        import numpy
    except ImportError:
        return
    doctest_namespace["np"] = numpy
