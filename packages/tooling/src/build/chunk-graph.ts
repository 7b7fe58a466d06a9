import type { Metafile } from 'esbuild'
import { fileName } from '../../../sdk/src/widget-tags.ts'

export type Outputs = Metafile['outputs']

/** What arrives with an output before it can run, itself included; its own lazy parts come later. */
export function loadedBy(outputs: Outputs, path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const one of outputs[path]?.imports ?? []) {
    if (one.kind === 'import-statement' && !one.external) loadedBy(outputs, one.path, found)
  }
  return found
}

/** The chunk of a widget's component: by convention its file is named as the tag, e.g. `md-map.tsx`. */
export function componentOf(outputs: Outputs, tag: string): string | undefined {
  const file = new RegExp(`/${fileName(tag)}(-widget)?\\.tsx$`)
  return Object.keys(outputs).find((path) => file.test(outputs[path]?.entryPoint ?? ''))
}
