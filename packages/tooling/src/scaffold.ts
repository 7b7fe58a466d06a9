import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { top } from './run-program.mjs'

export const templateNames = ['feature', 'screen', 'endpoint', 'widget'] as const
export type TemplateName = (typeof templateNames)[number]

const templates = join(top, 'packages/tooling/templates')
export const isName = (name: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/**
 * Writes a template under `root` in the name of a new thing, and answers the paths it wrote.
 * Throws, before anything is written, when one of the files exists already.
 */
export function scaffold(template: TemplateName, name: string, feature: string, root = top): string[] {
  const from = join(templates, template)
  const renamed = renamer(name, feature, root)
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((source) => ({ source, target: renamed(source.slice(from.length + 1)) }))
  const taken = files.find(({ target }) => existsSync(join(root, target)))
  if (taken) throw new Error(`${taken.target} exists already. Choose another name, or remove it first.`)
  for (const { source, target } of files) {
    mkdirSync(dirname(join(root, target)), { recursive: true })
    writeFileSync(join(root, target), renamed(readFileSync(source, 'utf8')))
  }
  return files.map(({ target }) => target)
}

/** Templates are real code about a "sample noun"; every spelling of it becomes the same spelling of `name`. */
function renamer(name: string, feature: string, root: string): (text: string) => string {
  const words = name.split('-')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  const spellings: [string, string][] = [
    ['sample-feature', feature],
    ['sample-noun', name],
    ['sample_noun', words.join('_')],
    ['SampleNoun', pascal],
    ['sampleNoun', pascal.charAt(0).toLowerCase() + pascal.slice(1)],
    ['sample noun', words.join(' ')],
    ['Sample noun', capital(words.join(' '))],
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
