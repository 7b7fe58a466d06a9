import type { Finding, Repository } from '../../repository.ts'
import { lineAt } from '../../source.ts'

const text = /\.(ts|tsx|mjs|js|json|css|html|md|sql|ya?ml|rb|erb|ru|svg|txt|toml)$|(^|\/)[\w.]*(run|rc|ignore|LICENSE)$/

interface Mention {
  what: RegExp
  message: string
}

/** What no file of the product may name. Written with brackets so that this file does not name it either. */
const unwanted: readonly Mention[] = [
  {
    what: /https?:\/\/(registry|npm|packages?)\.[\w.-]+|\/\/[\w.-]*(artifac[t]ory|verdac[c]io|nexu[s])[\w.-]*/gi,
    message: 'names a package registry',
  },
  {
    what: /(?<![\w.~@/])\/(work\/(main|shared|ideas?)|root\/|home\/\w+\/|Users\/\w+\/|tmp\/spin[e])/g,
    message: 'is a path of one machine',
  },
  { what: /(?<![\w/])eviden[c]e\/\w/g, message: 'names notes that are not part of the product' },
  {
    what: /\b(cl[a]ude|anthr[o]pic|ch[a]tgpt|op[e]nai|c[o]pilot|c[o]-authored-by|(ai|machine)-gen[e]rated|language m[o]del|coding [a]gent)\b/gi,
    message: 'speaks of how the product was made',
  },
  { what: /\b(TO[D]O|FIX[M]E|XX[X])\b/g, message: 'is a note to oneself; do it, or write an issue' },
]

/** The product speaks of itself alone. */
export function checkMentions(repository: Repository): Finding[] {
  return repository.paths
    .filter((path) => text.test(path))
    .flatMap((path) => {
      const content = repository.read(path)
      return unwanted.flatMap(({ what, message }) =>
        [...content.matchAll(what)].map(({ index, 0: found }) => ({
          path,
          line: lineAt(content, index),
          message: `${found} ${message}`,
        })),
      )
    })
}
