import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as prettier from 'prettier'

/** What a template adds to a file that stands: a text at a place, or packages that another needs. */
export interface Insertion {
  readonly file: string
  readonly text?: string
  /** The text that follows it; the only one of its kind. */
  readonly before?: string
  readonly at?: 'start' | 'end'
  /** Internal packages, by their names without the scope. */
  readonly dependencies?: readonly string[]
}

/**
 * Adds to files that stand; what is there already stays as it is.
 * @throws where a file or the place in it is not found, before anything is written
 */
export async function insertAll(insertions: readonly Insertion[], root: string): Promise<string[]> {
  const texts = new Map<string, string>()
  for (const insertion of insertions) {
    const path = join(root, insertion.file)
    if (!existsSync(path)) throw new Error(`${insertion.file} does not exist, and something is to be added to it.`)
    texts.set(insertion.file, inserted(insertion, texts.get(insertion.file) ?? readFileSync(path, 'utf8')))
  }
  for (const [file, text] of texts) {
    const path = join(root, file)
    const options = await prettier.resolveConfig(path)
    writeFileSync(path, await prettier.format(text, { ...options, filepath: path }))
  }
  return [...texts.keys()]
}

function inserted(insertion: Insertion, text: string): string {
  const { file, text: added = '', before, at, dependencies } = insertion
  if (dependencies) return withDependencies(text, dependencies)
  const missing = withoutStanding(added, text)
  if (missing.trim() === '' || text.includes(missing.trim())) return text
  if (at) return at === 'start' ? missing + text : text + missing
  const place = text.indexOf(before!)
  if (place < 0) throw new Error(`${file} holds no ${JSON.stringify(before)}, before which something is to be added.`)
  return text.slice(0, place) + missing + text.slice(place)
}

/** The rows whose key the file has not: a word or a path that stands already says more than a template does. */
function withoutStanding(added: string, text: string): string {
  const keys = new Set([...text.matchAll(rowKey)].map(([, , key]) => key))
  return added
    .split('\n')
    .filter((line) => {
      const [row] = line.matchAll(rowKey)
      return !row || !keys.has(row[2])
    })
    .join('\n')
}

/** `'noun.orders': …` or `orders: …` at the beginning of a line. */
const rowKey = /^\s*(['"]?)([\w.-]+)\1:/gm

function withDependencies(text: string, names: readonly string[]): string {
  const manifest = JSON.parse(text) as { dependencies?: Record<string, string> }
  const wanted = Object.fromEntries(names.map((name) => [`@tsumugi/${name}`, '*']))
  const all = Object.entries({ ...wanted, ...manifest.dependencies })
  const dependencies = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`
}
