import type { DocumentKind } from '@tsumugi/contract'
import { formatNumber } from '@tsumugi/i18n'
import { Progress, Skeleton, Table, type Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import type { DocumentDetail, LineColumns, ProgressColumns } from '../../document-answers.ts'
import { useDocuments } from '../../use-documents.ts'
import type { DocumentWords } from '../../words/document-words.ts'

interface ProgressTabProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly lines: LineColumns
}

interface ProgressRow {
  readonly id: number
  readonly name: string
  readonly figures: Readonly<Record<string, string>>
}

/** Counters that always stand in the table; the others where some line has any. */
const always = ['ordered', 'shipped', 'received', 'accepted', 'outstanding', 'billed', 'billable'] as const
const sometimes = ['rejected', 'returned', 'credited', 'creditOwed', 'released'] as const

/** What has become of each line: shipped, received, accepted, billed, and what is left. */
export function ProgressTab({ kind, words, detail, lines }: ProgressTabProps) {
  const { t } = words
  const answer = useDocuments(kind, 'progress', { id: detail.id }, { topics: ['contract', 'delivery'] }).data?.data
  const rows = useMemo(() => (answer ? rowsOf(answer, lines, words) : []), [answer, lines, words])
  const columns = useMemo((): Column<ProgressRow>[] => {
    const some = sometimes.filter((name) => rows.some(({ figures }) => Number(figures[name] ?? 0) !== 0))
    return [
      { key: 'name', head: t('line'), width: 180, cell: ({ name }) => name },
      {
        key: 'share',
        head: t('progress'),
        width: 96,
        cell: ({ name, figures }) => (
          <Progress
            label={name}
            done={Number(figures.accepted)}
            total={Number(figures.ordered)}
            look={Number(figures.outstanding) > 0 ? 'going' : 'done'}
          />
        ),
      },
      ...[...always, ...some].map((name): Column<ProgressRow> => ({
        key: name,
        head: t(`counter.${name}`),
        width: 76,
        align: 'end',
        cell: ({ figures }) =>
          Number(figures[name] ?? 0) === 0 ? <span className="faint">0</span> : formatNumber(figures[name]!),
      })),
    ]
  }, [rows, t])
  if (!answer) return <Skeleton rows={4} />
  return <Table label={t('progress')} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
}

function rowsOf(answer: ProgressColumns, lines: LineColumns, words: DocumentWords): ProgressRow[] {
  const placeOf = new Map(lines.ids.map((id, at) => [id, at]))
  const counters = [...always, ...sometimes]
  return answer.ids.map((id, at) => ({
    id,
    name: ['item', 'colour', 'size']
      .map((name) => words.value(name, lines.columns[name]?.[placeOf.get(id) ?? -1]))
      .filter(Boolean)
      .join(' '),
    figures: Object.fromEntries(counters.map((name) => [name, answer[name]?.[at] ?? '0'])),
  }))
}
