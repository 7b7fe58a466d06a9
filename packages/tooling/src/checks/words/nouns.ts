import type { Finding, Repository } from '../../repository.ts'
import { lineAt, withoutComments } from '../../source.ts'
import { secondWords } from './second-words.ts'

const catalogue = 'packages/foundation/i18n/src/nouns/messages/'
/** Has no part in what browsers load; its words are only compared. */
const server = 'packages/server/'
const titleKey = /^(title|back|[\w.]*\.title|title\.\w+|one\.\w+)$/

/** One word per thing in each language: titles and breadcrumbs take it from the catalogue of nouns, and no text has a second. */
export function checkNouns(repository: Repository): Finding[] {
  return Object.keys(secondWords).flatMap((locale) => {
    const nouns = wordsOf(repository, `${catalogue}${locale}.ts`)
    const byWord = new Map([...nouns].map(([key, word]) => [word, key]))
    const said = new Set(nouns.values())
    return repository.paths
      .filter((path) => path.endsWith(`/messages/${locale}.ts`) && !path.startsWith(catalogue))
      .flatMap((path) => {
        const text = repository.read(path)
        return entriesOf(text).flatMap(({ key, word, at }): Finding[] => {
          const line = lineAt(text, at)
          if (titleKey.test(key) && byWord.has(word) && !path.startsWith(server))
            return [{ path, line, message: `'${key}' repeats a noun: take '${byWord.get(word)}' by withNouns` }]
          if (said.has(word)) return []
          return (secondWords[locale] ?? [])
            .filter(([second]) => second.test(word))
            .map(([, noun]) => ({
              path,
              line,
              message: `'${word.slice(0, 30)}' has a second word: say ${nouns.get(`noun.${noun}`) ?? noun}`,
            }))
        })
      })
  })
}

function wordsOf(repository: Repository, path: string): Map<string, string> {
  if (!repository.paths.includes(path)) return new Map()
  return new Map(entriesOf(repository.read(path)).map(({ key, word }) => [key, word]))
}

function entriesOf(text: string): { key: string; word: string; at: number }[] {
  const rows = withoutComments(text).matchAll(
    /^\s*(?:'([^']+)'|(\w+)):\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")/gm,
  )
  return [...rows].map(({ 1: quoted, 2: bare, 3: one, 4: two, index }) => ({
    key: quoted ?? bare ?? '',
    word: one ?? two ?? '',
    at: index,
  }))
}
