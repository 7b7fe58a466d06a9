import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the host's build says of its chunks: by address, what a page needs beside its entry. */
type Preloads = Readonly<Record<string, readonly string[]>>

const read = new Map<string, Promise<Preloads>>()

/** `<link rel="modulepreload">` of what the page at an address needs soon: its frame and its screen, before its code asks. */
export async function preloadsOf(host: string, path: string): Promise<string> {
  const known =
    read.get(host) ?? readFile(join(host, 'preloads.json'), 'utf8').then((text) => JSON.parse(text) as Preloads)
  read.set(host, known)
  const preloads = await known.catch((): Preloads => ({}))
  const files = preloads[path] ?? []
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/s/${file}">`).join('')
}
