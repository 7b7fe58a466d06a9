import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'

const packages = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')
const source = /[\\/]packages[\\/](domain|contract|foundation|features|sdk)[\\/](.*[\\/])?src[\\/].*\.tsx?$/
const sourceOfHost = /[\\/]host[\\/]src[\\/].*\.tsx?$/
const messages = /[\\/]messages[\\/](ja|en|zh-CN)\.ts$/
const importing = /^(import|export) \{([^}]*)\} from '([^']+)'/gm

/** What a public face hands on: by its name there, the module it comes from and its name in that. */
type Face = ReadonlyMap<string, { from: string; name: string }>

interface DirectImportOptions {
  /** What goes before a module, by its path. */
  readonly preludes?: ReadonlyMap<string, string>
  /** Changes the text of a module before anything else does. */
  readonly rewrite?: (text: string, file: string) => string | Promise<string>
}

/**
 * Lets each import of a package's public face name the module meant. esbuild tells chunks apart by file, and takes
 * everything a face lists to be wanted wherever one thing of it is: a ribbon would load the table of a map.
 */
export function directImports({ preludes, rewrite }: DirectImportOptions = {}): Plugin {
  const toMeant = meantModules()
  return {
    name: 'tsumugi-direct-imports',
    setup(build) {
      build.onLoad({ filter: source }, async ({ path }) => {
        if (messages.test(path)) return null
        const read = withoutScreens(await readFile(path, 'utf8'))
        const text = rewrite ? await rewrite(read, path) : read
        const contents = toMeant(text, path)
        return { contents: (preludes?.get(path) ?? '') + contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/** The same for Vite builds, which cut chunks by what a module reaches (`host-chunks.ts`). */
export function directImportsForVite(): VitePlugin {
  const toMeant = meantModules()
  return {
    name: 'tsumugi-direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: (text, id) =>
      (source.test(id) || sourceOfHost.test(id)) && !messages.test(id) ? { code: toMeant(text, id), map: null } : null,
  }
}

/** Answers the text of a module with each import of a public face naming the module behind it. */
function meantModules(): (text: string, path: string) => string {
  const faces = new Map<string, Face>()
  const entrances = readEntrances()
  const faceOf = (file: string) => faces.get(file) ?? keep(file, readFace(file))
  function keep(file: string, face: Face): Face {
    faces.set(file, face)
    return face
  }
  /** A face may hand on what another package's face lists: then the module behind that one is meant. */
  function throughFaces(face: Face): Face {
    return new Map(
      [...face].map(([as, meant]) => {
        const next = entrances.get(meant.from)
        return [as, (next && throughFaces(faceOf(next)).get(meant.name)) || meant] as const
      }),
    )
  }
  return (text, path) =>
    text.replace(importing, (whole, verb: string, names: string, from: string) => {
      const file = entrances.get(from) ?? (from.endsWith('/icons.ts') ? resolve(dirname(path), from) : undefined)
      return file && file !== path ? direct(throughFaces(faceOf(file)), verb, names, from) : whole
    })
}

/** Widgets have no screens and no tables to bring in, yet esbuild would make each that a feature offers an entry, and cut chunks around it. However lines are broken. */
export function withoutScreens(text: string): string {
  const rest = text
    .replace(/^export const ((screens|definitions) = )\{$.*?^\}$/gms, 'export const $1{}')
    .replace(/^export const DefaultLayout =.*(\n[ \t].*)*$/gm, '')
  // What only screens asked for.
  const unasked = (statement: string, name: string) =>
    new RegExp(`\\b${name}\\b`).test(rest.replace(statement, '')) ? statement : ''
  return rest
    .replace(/^const (\w+) = \(\) =>\s+import\(.*(\n[ \t}].*)*$/gm, unasked)
    .replace(/^import \{ (\w+) \} from '\.\/.*'$/gm, unasked)
}

/** One statement for each thing imported; what the face makes itself is still asked of the face. */
export function direct(face: Face, verb: string, names: string, from: string): string {
  return namesIn(names)
    .map(([name, as]) => {
      const meant = face.get(name) ?? { from, name }
      return `${verb} { ${meant.name} as ${as} } from '${meant.from}'`
    })
    .join(';')
}

/** The file behind each name under which our packages can be imported. */
function readEntrances(): ReadonlyMap<string, string> {
  const areas = ['', 'foundation', 'features'].map((area) => join(packages, area))
  const folders = areas.flatMap((area) => readdirSync(area).map((one) => join(area, one)))
  return new Map(
    folders
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .flatMap((folder) => {
        const text = readFileSync(join(folder, 'package.json'), 'utf8')
        const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, unknown> }
        return Object.entries(exports).flatMap(([path, file]) =>
          typeof file === 'string' ? [[join(name, path), join(folder, file)] as const] : [],
        )
      }),
  )
}

function readFace(file: string): Face {
  const text = readFileSync(file, 'utf8')
  const lists = [...text.matchAll(importing)].map(([, verb, names = '', from = '']) => ({
    verb,
    entries: entriesOf(names, from, file),
  }))
  const imported = new Map(lists.filter(({ verb }) => verb === 'import').flatMap(({ entries }) => entries))
  // What the face imports for a table of its own it may hand on beside that.
  const handedOn = [...text.matchAll(/^export \{([^}]*)\}(?! from)/gm)].flatMap(([, names = '']) => namesIn(names))
  // A large face hands on those of its folders.
  const ofFolders = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, from = '']) => [
    ...readFace(resolve(dirname(file), from)),
  ])
  return new Map([
    ...ofFolders,
    ...lists.filter(({ verb }) => verb === 'export').flatMap(({ entries }) => entries),
    ...handedOn.flatMap(([name, as]) => {
      const meant = imported.get(name)
      return meant ? [[as, meant] as const] : []
    }),
  ])
}

const entriesOf = (names: string, from: string, file: string) =>
  namesIn(names).map(
    ([name, as]) => [as, { from: from.startsWith('.') ? resolve(dirname(file), from) : from, name }] as const,
  )

/** Names and the names they go by: `A, type B, default as C` is A as A and default as C; types leave no trace. */
function namesIn(list: string): [name: string, as: string][] {
  const items = list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item && !item.startsWith('type '))
  return items.map((item) => {
    const [name = '', as = name] = item.split(' as ')
    return [name, as]
  })
}
