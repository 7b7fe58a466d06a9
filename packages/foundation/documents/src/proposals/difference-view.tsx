import type { DocumentKind } from '@tsumugi/contract'
import { Chip, useStyles } from '@tsumugi/ui'
import type { LineColumns, ProposedDifference } from '../document-answers.ts'
import type { DocumentWords } from '../words/document-words.ts'
import css from './difference-view.css?inline'

/** One thing that differs: what held it, what it held and what it is to hold. */
interface Change {
  readonly key: string
  readonly where: string
  readonly name: string
  readonly before: string
  readonly after: string
}

interface DifferenceViewProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly difference: ProposedDifference
  /** What it is asked of: the head and the lines it was written against. */
  readonly head: Readonly<Record<string, unknown>>
  readonly lines: LineColumns | undefined
}

/** What a proposal changes, old beside new, by field and by line. */
export function DifferenceView({ kind, words, difference, head, lines }: DifferenceViewProps) {
  useStyles(css)
  const { t } = words
  const { added = [], removed = [] } = difference.lines ?? {}
  const changes = [...headChanges(words, difference, head), ...lineChanges(kind, words, difference, lines)]
  const named = (line: Readonly<Record<string, unknown>>) => lineName(words, line)
  return (
    <ul className="document-difference">
      {changes.map(({ key, where, name, before, after }) => (
        <li key={key}>
          <span className="soft">{where ? `${where} · ${name}` : name}</span>
          <span>
            <s>{before || t('nothing')}</s> <b>{after || t('nothing')}</b>
          </span>
        </li>
      ))}
      {added.map((line, at) => (
        <li key={`added-${at}`}>
          <Chip hue="bamboo">{t('line.added')}</Chip>
          <span>
            {named(line)} {amountsOf(kind, words, line)}
          </span>
        </li>
      ))}
      {removed.map((id) => (
        <li key={`removed-${id}`}>
          <Chip hue="madder">{t('line.removed')}</Chip>
          <s>{named(lineOf(lines, id))}</s>
        </li>
      ))}
    </ul>
  )
}

function headChanges(
  words: DocumentWords,
  { fields = {} }: ProposedDifference,
  head: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.entries(fields).map(([name, value]) => ({
    key: name,
    where: '',
    name: words.field(name),
    before: words.value(name, head[name]),
    after: words.value(name, value),
  }))
}

function lineChanges(
  kind: DocumentKind,
  words: DocumentWords,
  { lines: asked }: ProposedDifference,
  lines: LineColumns | undefined,
): Change[] {
  return (asked?.changed ?? []).flatMap(({ id, ...values }) => {
    const now = lineOf(lines, id)
    const place = (lines?.ids.indexOf(id) ?? -1) + 1
    return Object.entries(values)
      .filter(([name]) => !kind.lines[name]?.reference)
      .map(([name, value]) => ({
        key: `${id}.${name}`,
        where: lineName(words, now) || words.t('line.nth', { place }),
        name: words.field(name),
        before: words.value(name, now[name]),
        after: words.value(name, value),
      }))
  })
}

/** A line as people call it: style, colour, size; what it says where it has none of them. */
export function lineName(words: DocumentWords, line: Readonly<Record<string, unknown>>): string {
  const said = (names: readonly string[]) =>
    names
      .map((name) => words.value(name, line[name]))
      .filter(Boolean)
      .join(' ')
  return said(['item', 'colour', 'size']) || said(['description'])
}

const amountsOf = ({ lines }: DocumentKind, words: DocumentWords, line: Readonly<Record<string, unknown>>): string =>
  Object.keys(lines)
    .filter((name) => lines[name]!.kind === 'decimal' && line[name] !== undefined)
    .map((name) => `${words.field(name)} ${words.value(name, line[name])}`)
    .join(' · ')

function lineOf(lines: LineColumns | undefined, id: number): Record<string, unknown> {
  const at = lines?.ids.indexOf(id) ?? -1
  if (!lines || at < 0) return {}
  return Object.fromEntries(Object.entries(lines.columns).map(([name, values]) => [name, values[at]]))
}
