import { formatDate, useText } from '@tsumugi/i18n'
import { Status, Table, type Column, type StatusLook } from '@tsumugi/ui'
import { useMemo } from 'react'
import type { MatchedCell } from '../matching/matched-cells.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useStepName } from '../words/step-name.ts'
import { newSteps } from './use-matches.ts'

const looks = {
  finish: 'done',
  start: 'going',
  planned: 'waiting',
  new: 'todo',
  add: 'going',
  make: 'going',
  same: 'todo',
  fault: 'late',
} as const satisfies Record<MatchedCell['outcome'], StatusLook>

/** Faults come first: they are what needs eyes. */
const order: readonly MatchedCell['outcome'][] = ['fault', 'make', 'add', 'new', 'planned', 'start', 'finish', 'same']

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
  const fresh = newSteps(cells.filter(({ outcome }) => outcome === 'add' || outcome === 'make'))
  const made = cells.filter(({ outcome }) => outcome === 'make')
  const schedules = new Set(made.map(({ cell: { style, about } }) => `${style} ${about.phase}`))
  const faults = cells.filter(({ fault }) => fault)
  return (
    <>
      <output>
        {t('preview.counts', counts)}
        {fresh.size > 0 && ` ${t('preview.added', { add: fresh.size, make: schedules.size })}`}
      </output>
      {capped && <p className="small soft">{t('preview.capped')}</p>}
      <Table
        label={t('preview')}
        columns={columns}
        rows={oncePerStep(cells)
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

/** A new step stands once, whatever number of its days a table tells. */
function oncePerStep(cells: readonly MatchedCell[]): readonly MatchedCell[] {
  const seen = new Set<string>()
  return cells.filter((each) => {
    if (each.outcome !== 'add' && each.outcome !== 'make') return true
    const [key] = newSteps([each])
    return !seen.has(key!) && seen.add(key!)
  })
}

/** `SK27-177 縫製 12/4`, or the one sentence of its fault. */
function useWhat(): (row: MatchedCell) => string {
  const t = useText(procedureTexts)
  const name = useStepName()
  return useMemo(
    () =>
      ({ cell, step, day, from, fault }: MatchedCell) => {
        if (fault) return t(`fault.${fault.code}`, datesShown(fault.values))
        const days = [...new Set([from, day])].flatMap((each) => (each ? [formatDate(each, 'short')] : []))
        return t('what.report', {
          style: step?.schedule.styleNo ?? cell.style,
          step: step ? name(step) : cell.step,
          // Until a new step was tried its day stands as it is in the file.
          day: days.join(' – ') || cell.text,
        })
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
