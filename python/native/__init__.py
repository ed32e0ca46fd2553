# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The build of the native parts of the package. Only setup.py imports it."""
