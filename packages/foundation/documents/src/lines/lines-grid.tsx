import type { DocumentFields } from '@tsumugi/contract'
import { Chip, IconButton, Table, useStyles, type Column, type Totals } from '@tsumugi/ui'
import { Trash2, Undo2 } from '@tsumugi/ui/icons'
import { useMemo, type KeyboardEvent } from 'react'
import { formatMoney } from '@tsumugi/i18n'
import type { DocumentWords } from '../words/document-words.ts'
import { LineCell } from './line-cell.tsx'
import type { CellText, LineRow } from './line-edits.ts'
import { pastedCells } from './pasted-cells.ts'
import { sharedFields } from './shared-fields.ts'
import css from './lines-grid.css?inline'

export interface LinesGridProps {
  readonly fields: DocumentFields
  readonly words: DocumentWords
  readonly rows: readonly LineRow[]
  readonly currency: string
  /** Fields that the reader may type into; none where the lines are only read. */
  readonly open: ReadonlySet<string>
  /** Lines may come and go. */
  readonly mayAdd?: boolean
  readonly totals?: Totals
  onCells(cells: readonly CellText[]): void
  onRemove(row: LineRow): void
}

/** Widths in px with which quantity, price and amount stand in sight beside the rail of a page on a laptop. */
const widths: Readonly<Record<string, number>> = {
  item: 84,
  colour: 76,
  size: 56,
  description: 92,
  quantity: 70,
  unitPrice: 76,
  unit: 84,
  defect: 150,
  chosen: 84,
}

/** Lines in the order people gave them: read, or typed into cell by cell; only those in sight are mounted. */
export function LinesGrid(props: LinesGridProps) {
  const { words, rows, totals } = props
  useStyles(css)
  const { apart, same } = useMemo(() => sharedFields(props.fields, rows, props.open), [props.fields, rows, props.open])
  const columns = useColumns(props, apart)
  return (
    <div role="presentation" className="line-grid" data-open={props.open.size > 0 || undefined} onKeyDown={moveBetween}>
      {same.length > 0 && (
        <p className="small soft">
          {words.t('lines.same.all', {
            facts: same.map((name) => `${words.field(name)} ${words.value(name, rows[0]!.text[name])}`).join(' · '),
          })}
        </p>
      )}
      <Table
        label={words.t('lines')}
        density="plain"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        {...(totals && { totals })}
      />
    </div>
  )
}

function useColumns(
  { fields, words, rows, currency, open, mayAdd, onCells, onRemove }: LinesGridProps,
  apart: readonly string[],
) {
  const { t } = words
  const shown = apart.join(' ')
  return useMemo((): Column<LineRow>[] => {
    const own = shown.split(' ').filter(Boolean)
    const paste = (row: LineRow, field: string, text: string) => {
      const cells = pastedCells(
        rows,
        own.filter((name) => open.has(name)),
        row,
        field,
        text,
      )
      if (cells) onCells(cells)
      return cells !== null
    }
    return [
      {
        key: 'place',
        head: t('line.place'),
        width: 40,
        fixed: true,
        cell: ({ place }) => <span className="faint">{place}</span>,
      },
      ...own.flatMap((name): Column<LineRow>[] => {
        const isFigure = fields[name]!.kind === 'decimal'
        const column: Column<LineRow> = {
          key: name,
          head: words.field(name),
          width: widths[name] ?? 72,
          ...(isFigure && { align: 'end' as const }),
          cell: (row) => <LineCell {...{ row, name, words, open, onCells, paste }} field={fields[name]!} />,
        }
        return name === 'unitPrice' ? [column, amountColumn(t('amount'), currency)] : [column]
      }),
      ...(mayAdd
        ? [
            {
              key: 'acts',
              head: <span className="unseen">{t('line.acts')}</span>,
              width: 64,
              fixed: true,
              cell: (row: LineRow) => <LineActs {...{ row, words, onRemove }} />,
            },
          ]
        : []),
    ]
  }, [shown, rows, fields, words, currency, open, mayAdd, onCells, onRemove, t])
}

const amountColumn = (head: string, currency: string): Column<LineRow> => ({
  key: 'amount',
  head,
  width: 100,
  align: 'end',
  cell: ({ amount, state }) =>
    state === 'kept' && amount !== null ? formatMoney(amount, currency) : <span className="faint">–</span>,
})

function LineActs({
  row,
  words: { t },
  onRemove,
}: {
  row: LineRow
  words: DocumentWords
  onRemove(row: LineRow): void
}) {
  const isGone = row.state === 'removed'
  return (
    <span className="acts">
      {isGone && <Chip hue="madder">{t('line.removed')}</Chip>}
      <IconButton
        icon={isGone ? Undo2 : Trash2}
        size={24}
        label={t(isGone ? 'line.restore' : 'line.remove', { place: row.place })}
        onClick={() => onRemove(row)}
      />
    </span>
  )
}

/** Enter and the arrows up and down lead to the same column of the next line. */
function moveBetween(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
  const cell = (event.target as Element).closest<HTMLElement>('[data-cell]')
  if (step === 0 || !cell || (cell instanceof HTMLSelectElement && event.key !== 'Enter')) return
  event.preventDefault()
  const index = Number(cell.closest<HTMLElement>('[data-index]')?.dataset.index) + step
  event.currentTarget.querySelector<HTMLElement>(`[data-index="${index}"] [data-cell="${cell.dataset.cell}"]`)?.focus()
}
