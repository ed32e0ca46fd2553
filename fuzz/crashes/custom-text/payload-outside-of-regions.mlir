linalg.map { x } ins() outs()
