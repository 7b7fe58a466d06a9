import { dirname } from 'node:path/posix'
import type { Finding, Repository } from '../../repository.ts'
import { isTest, programs, withoutComments } from '../../source.ts'

const others = ['en', 'zh-CN']

/** Three languages say the same things with the same values, and nothing is said that nobody asks for. */
export function checkMessages(repository: Repository): Finding[] {
  return repository.paths
    .filter((path) => path.endsWith('/messages/ja.ts') && !path.includes('/templates/'))
    .flatMap((path) => {
      const folder = dirname(path)
      const ja = messagesIn(repository.read(path))
      return [
        ...others.flatMap((locale) => compare(repository, `${folder}/${locale}.ts`, ja)),
        ...unused(repository, path, ja),
      ]
    })
}

function compare(repository: Repository, path: string, ja: Map<string, string>): Finding[] {
  if (!repository.paths.includes(path)) return [{ path, message: 'is missing: every feature speaks ja, en and zh-CN' }]
  const own = messagesIn(repository.read(path))
  const missing = [...ja.keys()].filter((key) => !own.has(key)).map((key) => `lacks '${key}'`)
  const extra = [...own.keys()].filter((key) => !ja.has(key)).map((key) => `has '${key}', which ja does not`)
  const differing = [...own].filter(([key, text]) => ja.has(key) && valuesIn(text) !== valuesIn(ja.get(key) ?? ''))
  const empty = [...own].filter(([, text]) => text.trim() === '').map(([key]) => `says nothing for '${key}'`)
  const values = differing.map(([key]) => `uses other values in '${key}' than ja`)
  return [...missing, ...extra, ...empty, ...values].map((message) => ({ path, message }))
}

/** Keys as they stand in asking code: whole, or as the beginning of a key made at run time. */
function unused(repository: Repository, path: string, ja: Map<string, string>): Finding[] {
  // Nouns are everybody's: each feature asks for its own.
  const area = path.includes('/nouns/') ? 'packages' : path.slice(0, path.indexOf('/src/'))
  const asking = programs(repository).filter(
    (one) => one.startsWith(`${area}/`) && !one.includes('/messages/') && !isTest(one),
  )
  const text = asking.map((one) => withoutComments(repository.read(one))).join('\n')
  const beginnings = [...text.matchAll(/`([\w.-]+[.-])\$\{/g)].map(([, beginning = '']) => beginning)
  const isAsked = (key: string) => [`'${key}'`, `"${key}"`, `\`${key}\``].some((quoted) => text.includes(quoted))
  return [...ja.keys()]
    .filter((key) => !isAsked(key) && !beginnings.some((beginning) => key.startsWith(beginning)))
    .map((key) => ({ path, message: `'${key}' is never asked for` }))
}

/** Key and text of each message; a text may stand on the line after its key, in any quotes. */
function messagesIn(text: string): Map<string, string> {
  const rows = withoutComments(text).matchAll(
    /^\s*(?:'([^']+)'|"([^"]+)"|(\w+)):\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`)/gm,
  )
  return new Map([...rows].map(([, a, b, c, x, y, z]) => [a ?? b ?? c ?? '', x ?? y ?? z ?? '']))
}

/** Names of the values and tags a text takes, so that no language forgets one. Branches of a plural hold text, not names. */
function valuesIn(text: string): string {
  const names = new Set([...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag))
  let depth = 0
  for (const [brace, name] of [...text.matchAll(/([{}])(\w*)/g)].map(([, found, word]) => [found, word])) {
    if (brace === '{' && depth % 2 === 0 && name) names.add(name)
    depth += brace === '{' ? 1 : -1
  }
  return [...names].toSorted().join(' ')
}
