import type { Finding, Repository } from '../repository.ts'
import { isSource, isTest, lineAt, withoutComments } from '../source.ts'

interface Rule {
  what: RegExp
  where: RegExp
  message: string
}

const tokens = /\/styles\/(tokens|figures)\.css$/
const figureToken = /--tsumugi-(heat|series|ours|theirs|sketch)(-(cool|warm|done|line|\d)[\w-]*)?\b(?!-(ink|wash))/

/** What breaks inside a shadow root, under a strict content policy, or in dark. */
const rules: readonly Rule[] = [
  { what: /\d(rem)\b/g, where: /\.css$/, message: "is the page's size, not ours; use px or em" },
  { what: /@property\b/g, where: /\.css$/, message: 'does not work inside a shadow root' },
  {
    what: /\b(margin|padding|border)-(left|right)\b|\btext-align:\s*(left|right)\b/g,
    where: /\.css$/,
    message: 'has a logical twin; use that',
  },
  {
    what: /#[\da-f]{3,8}\b(?=[^{}]*;)|\b(rgb|hsl|oklch)a?\(/gi,
    where: /\.css$/,
    message: 'is a colour; use a --tsumugi- token',
  },
  { what: /<style\b/g, where: /\.tsx$/, message: 'is refused by a strict content policy; use useStyles' },
]

/** Style sheets obey the widget's rules: they live in strangers' pages. */
export function checkStyles(repository: Repository): Finding[] {
  const shipped = /^(packages\/(foundation|features|sdk)|host)\//
  const sheets = repository.paths
    .filter((path) => shipped.test(path) && isSource(path) && !isTest(path))
    .flatMap((path) => {
      const text = /\.(css|tsx)$/.test(path) ? withoutComments(repository.read(path)) : ''
      return rules
        .filter(({ where }) => where.test(path) && !tokens.test(path))
        .flatMap(({ what, message }) =>
          [...text.matchAll(what)].map(({ index, 0: found }) => ({
            path,
            line: lineAt(text, index),
            message: `${found} ${message}`,
          })),
        )
    })
  return [...sheets, ...figureFindings(repository)]
}

/** Colours of figures are no part of the base: a package that draws with them adopts them. */
function figureFindings(repository: Repository): Finding[] {
  const own = repository.paths.filter(
    (path) => /^packages\/features\/.*\.(css|tsx?)$/.test(path) && isSource(path) && !isTest(path),
  )
  const areaOf = (path: string) => path.slice(0, path.indexOf('/src/'))
  const adopting = new Set(own.filter((path) => repository.read(path).includes('figureStyles')).map(areaOf))
  return own
    .filter((path) => !adopting.has(areaOf(path)) && figureToken.test(repository.read(path)))
    .map((path) => ({ path, message: 'draws with colours of figures; say useStyles(figureStyles) where it is drawn' }))
}
