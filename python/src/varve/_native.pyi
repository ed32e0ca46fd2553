# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The extension module. Its functions and structures are those of <varve.h>, so the headers describe them.
from typing import Any

ffi: Any
lib: Any
