import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { top } from '../run-program.mjs'

const roots = ['packages', 'host', 'package-lock.json', 'tsconfig.json', 'tsup.config.ts', 'vite.config.ts']
const passedBy = new Set(['node_modules', 'dist', 'reports', 'templates', 'guides', 'decisions', 'pictures', 'tooling'])
const neverShipped = /\.(test|story|fixture)\.tsx?$|\.md$/

/** Every file whose change asks for a new build, with its size and time; about 10 ms for a thousand files. */
function* sources(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) {
    if (!neverShipped.test(path)) yield `${path}:${found.size}:${found.mtimeMs}`
    return
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!passedBy.has(name) && !name.startsWith('.')) yield* sources(join(path, name))
  }
}

/** A digest over path, size and time of all sources; equal digests mean the last build still holds. */
export function stampOf(root = top) {
  const digest = createHash('sha1').update(process.versions.node)
  for (const start of roots) for (const line of sources(join(root, start))) digest.update(relative(root, line))
  return digest.digest('hex')
}

const stampFile = (root) => join(root, 'dist/.stamp')

/** Whether what the last build left still answers to the sources. */
export function isBuilt(outputs, root = top) {
  if (!existsSync(stampFile(root)) || !outputs.every((output) => existsSync(join(root, output)))) return false
  return readFileSync(stampFile(root), 'utf8') === stampOf(root)
}

/** Remembers `stamp`, taken before the build began, so that an edit during the build is not lost. */
export function rememberBuild(stamp, root = top) {
  mkdirSync(dirname(stampFile(root)), { recursive: true })
  writeFileSync(stampFile(root), stamp)
}
