/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists the symbols of a module with their numbers of operations, largest first (C++17):
 *   c++ -std=c++17 -o list-functions list-functions.cc $(pkg-config --cflags --libs varve)
 *   ./list-functions model.mlir */
#include <algorithm>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <varve.h>

namespace {

/* The interface is C: a deleter makes each handle a smart pointer. */
struct deleter {
  void operator()(varve_context *context) const { varve_context_destroy(context); }
  void operator()(varve_module *module) const { varve_module_destroy(module); }
};
using context_pointer = std::unique_ptr<varve_context, deleter>;
using module_pointer = std::unique_ptr<varve_module, deleter>;

std::string_view view(varve_slice slice) { return {slice.data, slice.size}; }
varve_slice slice(std::string_view text) { return {text.data(), text.size()}; }

/* Collects the diagnostics of a call; check() throws them. No exception may pass through the
 * library. */
class diagnostics {
public:
  varve_diagnostic_sink sink() { return {&diagnostics::add, this}; }
  void check(varve_status status) const {
    if (status != VARVE_STATUS_OK)
      throw std::runtime_error(text_ + varve_status_text(status));
  }

private:
  static void add(void *user, const varve_diagnostic *diagnostic) noexcept {
    auto &text = static_cast<diagnostics *>(user)->text_;
    text.append(view(diagnostic->message)).append("\n");
  }
  std::string text_;
};

context_pointer make_context() {
  varve_context *context;
  diagnostics().check(varve_context_create(nullptr, &context));
  return context_pointer(context);
}

module_pointer load(varve_context *context, const char *path) {
  diagnostics log;
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = log.sink();
  varve_module *module;
  log.check(varve_module_load_file(context, path, &options, &module));
  return module_pointer(module);
}

struct symbol {
  std::string name;
  std::size_t operations = 0;
};

/* The operations directly in the root that have a name, each with everything nested in it. */
std::vector<symbol> symbols_of(const varve_module *module) {
  std::vector<symbol> symbols;
  const varve_operation *root = varve_module_get_root(module);
  for (const varve_operation *op = root; op != nullptr; op = varve_operation_walk_next(root, op)) {
    if (varve_operation_get_parent(op) == root) {
      varve_slice name = {nullptr, 0};
      const varve_attribute *attribute = varve_operation_get_attribute(op, slice("sym_name"));
      if (attribute == nullptr || varve_attribute_get_string(attribute, &name) != VARVE_STATUS_OK)
        name = slice("(no name)");
      symbols.push_back({std::string(view(name)), 0});
    }
    if (!symbols.empty())
      symbols.back().operations++;
  }
  return symbols;
}

} // namespace

int main(int argc, char **argv) try {
  if (argc != 2)
    throw std::runtime_error("usage: list-functions FILE");
  const context_pointer context = make_context(); /* destroyed after the module */
  const module_pointer module = load(context.get(), argv[1]);
  std::vector<symbol> symbols = symbols_of(module.get());
  std::stable_sort(symbols.begin(), symbols.end(),
                   [](const symbol &a, const symbol &b) { return a.operations > b.operations; });
  for (const symbol &s : symbols)
    std::cout << s.operations << " @" << s.name << "\n";
  return 0;
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 1;
}
