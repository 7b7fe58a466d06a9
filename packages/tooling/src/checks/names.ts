import type { Finding, Repository } from '../repository.ts'
import { isSource, lineAt, programs, withoutComments } from '../source.ts'

const banned = new Set(
  'utils util helpers helper common shared misc lib core base manager types constants hooks components services'.split(
    ' ',
  ),
)
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Names that a language, a tool or git chooses for us: locales, migrations, dot files, Rails' own layout. */
const chosenForUs = /^(zh-CN(\.\w+)*|README\.md|LICENSE|Gemfile(\.lock)?|Rakefile|__screenshots__|\..*|_.+\.erb)$/
const mayExportDefault = /\.config\.ts$|\.d\.ts$|^examples\//

/** Names are kebab-case and say the thing; `index` exists once per package; exports are named. */
export function checkNames(repository: Repository): Finding[] {
  const placed = repository.paths.filter((path) => isSource(path) && !path.startsWith('examples/legacy-rails/'))
  return [...placed.flatMap(nameFindings), ...programs(repository).flatMap((path) => exportFindings(repository, path))]
}

function nameFindings(path: string): Finding[] {
  return path.split('/').flatMap((part) => {
    if (chosenForUs.test(part)) return []
    const [stem = '', ...rest] = part.split('.')
    if (!kebab.test(stem) || rest.some((word) => !kebab.test(word)))
      return [{ path, message: `${part} is not kebab-case` }]
    if (banned.has(stem)) return [{ path, message: `${part} says nothing; name it by the thing it holds` }]
    return /^index\.(ts|tsx|mjs|js)$/.test(part) && !/(^|\/)src\/index\.tsx?$|^tests\/index\.ts$/.test(path)
      ? [{ path, message: 'index exists once per package, as src/index.ts, its public face' }]
      : []
  })
}

function exportFindings(repository: Repository, path: string): Finding[] {
  if (mayExportDefault.test(path)) return []
  const text = withoutComments(repository.read(path))
  return [...text.matchAll(path.endsWith('/src/index.ts') ? /^export (default)/gm : /^export (default|\*)/gm)].map(
    (found) => ({
      path,
      line: lineAt(text, found.index),
      message: found[1] === '*' ? 'list the names that are exported, instead of *' : 'export by name, not as default',
    }),
  )
}
