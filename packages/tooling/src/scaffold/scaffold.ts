import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { top } from '../run-program.mjs'
import { insertAll, type Insertion } from './scaffold-insertions.ts'

export const templateNames = ['feature', 'screen', 'endpoint', 'widget', 'document'] as const
export type TemplateName = (typeof templateNames)[number]

const templates = join(top, 'packages/tooling/templates')
export const isName = (name: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** What a new thing is called. */
export interface NewName {
  /** In kebab-case, one of them. */
  readonly name: string
  /** Where its screens stand. */
  readonly feature: string
  /** Of a document: the words for one in Japanese and Chinese. */
  readonly words?: { readonly ja: string; readonly zh: string } | undefined
}

const insertionsFile = 'insertions.json'

/**
 * Writes a template under `root` in the name of a new thing, adds what it needs to files that stand, and answers the
 * paths it wrote, new ones first.
 * @throws before anything is written, when one of the files exists already
 */
export async function scaffold(
  template: TemplateName,
  of: NewName,
  root = top,
): Promise<{ new: string[]; changed: string[] }> {
  const from = join(templates, template)
  const renamed = renamer(of, root)
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== insertionsFile)
    .map((entry) => join(entry.parentPath, entry.name))
    .map((source) => ({ source, target: renamed(source.slice(from.length + 1)) }))
  const taken = files.find(({ target }) => existsSync(join(root, target)))
  if (taken) throw new Error(`${taken.target} exists already. Choose another name, or remove it first.`)
  const texts = files.map(({ source, target }) => ({ target, text: renamed(readFileSync(source, 'utf8')) }))
  const insertions = existsSync(join(from, insertionsFile))
    ? (JSON.parse(renamed(readFileSync(join(from, insertionsFile), 'utf8'))) as Insertion[])
    : []
  const changed = await insertAll(insertions, root)
  for (const { target, text } of texts) {
    mkdirSync(dirname(join(root, target)), { recursive: true })
    writeFileSync(join(root, target), text)
  }
  return { new: files.map(({ target }) => target), changed }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** `MO` of material-order, `ES` of estimation. */
const initialsOf = (name: string) =>
  name.includes('-')
    ? name
        .split('-')
        .map((word) => word[0])
        .join('')
    : name.slice(0, 2)
const plural = (name: string) => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`)

/** Every way in which a name of several words is written. */
function spellingsOf(name: string) {
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  return {
    kebab: name,
    snake: words.join('_'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    spoken: words.join(' '),
    title: capital(words.join(' ')),
  }
}

/** Templates are real code about a "sample noun"; every spelling of it becomes the same spelling of the name. */
function renamer({ name, feature, words }: NewName, root: string): (text: string) => string {
  const pairs = (sample: string, own: string): [string, string][] => {
    const samples = Object.values(spellingsOf(sample))
    return Object.values(spellingsOf(own)).map((spelling, at) => [samples[at]!, spelling])
  }
  const spellings: [string, string][] = [
    ['sample-feature', feature],
    ...pairs('sample-nouns', plural(name)),
    ...pairs('sample-noun', name),
    ['SAMPLESERIES', initialsOf(name).toUpperCase()],
    ['見本書', words?.ja ?? name],
    ['样本单', words?.zh ?? name],
    ['nnnn', nextMigration(root)],
  ]
  return (text) => spellings.reduce((changed, [sample, own]) => changed.replaceAll(sample, own), text)
}

/** Migrations are numbered; the next one stands after the last. */
function nextMigration(root: string): string {
  const folder = join(root, 'packages/server/migrations')
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0) : []
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
