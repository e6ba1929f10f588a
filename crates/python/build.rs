//! What the linker needs for a module that Python loads: on macOS the names of Python may stay open.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
