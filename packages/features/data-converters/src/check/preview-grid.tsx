import type { ConverterDetail, ConverterRow } from '@tsumugi/contract'
import { namedIn, useText } from '@tsumugi/i18n'
import { Button, Pager, Segments, Skeleton, Status, type StatusLook } from '@tsumugi/ui'
import { Fragment, useState } from 'react'
import { columnLetter } from '../column-map/column-letter.ts'
import { useRows, type RowSight, type RunActions } from '../converter-queries.ts'
import type { FieldWords } from '../nouns/field-words.ts'
import { converterTexts } from '../words/converter-texts.ts'
import { GridCell } from './grid-cell.tsx'

const looks = { create: 'todo', update: 'going', same: 'stopped', refused: 'late' } as const satisfies Record<
  NonNullable<ConverterRow['outcome']>,
  StatusLook
>

interface PreviewGridProps {
  readonly run: ConverterDetail
  readonly words: FieldWords
  readonly actions: RunActions
}

/** The rows as they stand in the file, with what would become of each; a faulty cell is put right where it stands. */
export function PreviewGrid({ run, words, actions }: PreviewGridProps) {
  const t = useText(converterTexts)
  const { refused } = run.counts
  const [sight, see] = useState<RowSight>(refused > 0 ? 'around' : 'all')
  const [page, turn] = useState(1)
  const { data } = useRows(run.id, String(run.lockVersion), sight, page)
  return (
    <div className="panel">
      <header>
        <h2>{t('check.title')}</h2>
        <Segments
          label={t('check.sights')}
          size={24}
          value={sight}
          options={[
            { value: 'all', label: t('sight.all', { count: run.total }) },
            { value: 'around', label: t('sight.around') },
            { value: 'refused', label: t('sight.refused', { count: refused }) },
          ]}
          onChange={(next) => {
            see(next)
            turn(1)
          }}
        />
        {run.sheets.length > 1 && <span className="end small soft">{run.sheets[run.sheet]}</span>}
      </header>
      {!data ? <Skeleton rows={8} /> : <GridTable rows={data.data} {...{ run, words, actions }} />}
      {data && <Pager pagination={data.pagination} onPage={turn} />}
    </div>
  )
}

function GridTable({ rows, run, words, actions }: PreviewGridProps & { readonly rows: readonly ConverterRow[] }) {
  const t = useText(converterTexts)
  const taken = run.columns.flatMap((field, at) => (field ? [{ field, at }] : []))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
    <div className="sheet-scroll" tabIndex={0} role="region" aria-label={t('check.title')}>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {taken.map(({ field, at }) => (
              <th key={at} scope="col">
                <small>{columnLetter(at)}</small> {words.label(field, t.locale)}
              </th>
            ))}
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.row}>
              <GridRow {...{ row, taken, words, actions, run }} />
              {row.faults.length > 0 && <Suggestion {...{ row, words, actions }} span={taken.length + 2} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface GridRowProps {
  readonly row: ConverterRow
  readonly taken: readonly { readonly field: string; readonly at: number }[]
  readonly words: FieldWords
  readonly actions: RunActions
  readonly run: ConverterDetail
}

function GridRow({ row, taken, words, actions, run }: GridRowProps) {
  const t = useText(converterTexts)
  const look = row.outcome ? looks[row.outcome] : 'stopped'
  const said = row.leftOut ? 'left' : (row.outcome ?? 'waiting')
  return (
    <tr className={row.leftOut ? 'is-left' : undefined}>
      <th scope="row" className="number">
        {row.row}
      </th>
      {taken.map(({ field, at }) => (
        <GridCell
          key={`${at} ${row.cells[at]}`}
          text={row.cells[at] ?? ''}
          fixed={row.fixed[at]}
          change={row.changes[field]}
          isFaulty={run.status === 'checked' && row.faults.some((fault) => fault.field === field)}
          isFigure={['decimal', 'integer'].includes(words.definition.master.fields[field]?.kind ?? '')}
          label={t('cell.fix', { row: row.row, field: words.label(field, t.locale) })}
          onFix={(to) => void actions.fix({ field, rows: [row.row], to })}
        />
      ))}
      <td>
        <Status look={look}>{t(`outcome.${said}`)}</Status>
      </td>
    </tr>
  )
}

function Suggestion({ row, words, actions, span }: Pick<GridRowProps, 'row' | 'words' | 'actions'> & { span: number }) {
  const t = useText(converterTexts)
  const [first] = row.faults
  const field = first!.field ?? ''
  return (
    <tr className="suggest">
      <td colSpan={span}>
        <div className="line small">
          <span>{namedIn(first!.message, field, words.label(field, t.locale))}</span>
          {first!.suggestion && (
            <Button
              type="sub-primary"
              size={24}
              busy={actions.busy}
              onClick={() => void actions.fix({ field, rows: [row.row], to: first!.suggestion! })}
            >
              {t('fix.to', { to: first!.suggestion })}
            </Button>
          )}
          <Button
            type="plain"
            size={24}
            busy={actions.busy}
            onClick={() => void actions.fix({ field, rows: [row.row], leaveOut: true })}
          >
            {t('row.leave')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
