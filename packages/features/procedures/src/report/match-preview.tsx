import { formatDate, useText } from '@tsumugi/i18n'
import { Status, Table, type Column, type StatusLook } from '@tsumugi/ui'
import { useMemo } from 'react'
import type { MatchedCell } from '../matching/matched-cells.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useStepName } from '../words/step-name.ts'

const looks = {
  finish: 'done',
  start: 'going',
  planned: 'waiting',
  same: 'todo',
  fault: 'late',
} as const satisfies Record<MatchedCell['outcome'], StatusLook>

/** Faults come first: they are what needs eyes. */
const order: readonly MatchedCell['outcome'][] = ['fault', 'planned', 'start', 'finish', 'same']

/** What would become of each date of a table, before anything is done: each fault is one sentence. */
export function MatchPreview({ cells, capped }: { cells: readonly MatchedCell[]; capped: boolean }) {
  const t = useText(procedureTexts)
  const say = useWhat()
  const countOf = (...outcomes: MatchedCell['outcome'][]) =>
    cells.filter(({ outcome }) => outcomes.includes(outcome)).length
  const columns = useMemo(
    (): Column<MatchedCell>[] => [
      { key: 'row', head: t('preview.row'), width: 64, fixed: true, align: 'end', cell: ({ cell }) => cell.row },
      {
        key: 'outcome',
        head: t('preview.outcome'),
        width: 112,
        cell: ({ outcome }) => <Status look={looks[outcome]}>{t(`outcome.${outcome}`)}</Status>,
      },
      { key: 'what', head: t('preview.what'), width: 480, cell: (row) => <span title={say(row)}>{say(row)}</span> },
    ],
    [t, say],
  )
  const counts = {
    report: countOf('start', 'finish'),
    plan: countOf('planned'),
    same: countOf('same'),
    fault: countOf('fault'),
  }
  const faults = cells.filter(({ fault }) => fault)
  return (
    <>
      <output>{t('preview.counts', counts)}</output>
      {capped && <p className="small soft">{t('preview.capped')}</p>}
      <Table
        label={t('preview')}
        columns={columns}
        rows={cells
          .filter(({ outcome }) => outcome !== 'same')
          .toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome))}
        rowKey={({ cell }) => `${cell.row} ${cell.column}`}
        card={(row) => (
          <>
            <Status look={looks[row.outcome]}>{`${row.cell.row} ${t(`outcome.${row.outcome}`)}`}</Status> {say(row)}
          </>
        )}
        maxHeight="40dvh"
      />
      {faults.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
        <ul className="reasons small" tabIndex={0} aria-label={t('outcome.fault')}>
          {faults.map((row) => (
            <li key={`${row.cell.row} ${row.cell.column}`}>
              <b className="number">{row.cell.row}</b> {say(row)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** `SK27-177 縫製 12/4`, or the one sentence of its fault. */
function useWhat(): (row: MatchedCell) => string {
  const t = useText(procedureTexts)
  const name = useStepName()
  return useMemo(
    () =>
      ({ step, day, from, fault }: MatchedCell) => {
        if (fault) return t(`fault.${fault.code}`, datesShown(fault.values))
        const values = {
          style: step!.schedule.styleNo,
          step: name(step!),
          day: [from, day!]
            .filter(Boolean)
            .map((each) => formatDate(each!, 'short'))
            .join(' – '),
        }
        return t('what.report', values)
      },
    [t, name],
  )
}

const datesShown = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, 'short') : value,
    ]),
  )
