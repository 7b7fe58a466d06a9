import type { ConverterDetail } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, Notice, Progress } from '@tsumugi/ui'
import { DecideBar } from '../check/decide-bar.tsx'
import { FaultList } from '../check/fault-list.tsx'
import { ModeChoice } from '../check/mode-choice.tsx'
import { PreviewGrid } from '../check/preview-grid.tsx'
import { Tally } from '../check/tally.tsx'
import { ColumnMap } from '../column-map/column-map.tsx'
import { SheetChoice } from '../column-map/sheet-choice.tsx'
import { useRunActions } from '../converter-queries.ts'
import type { FieldWords } from '../nouns/field-words.ts'
import { UndoRun } from '../runs/undo-run.tsx'
import { converterTexts, type ConverterText } from '../words/converter-texts.ts'
import { useState } from 'react'
import { WaySteps } from './way-steps.tsx'

const steps: Readonly<Record<ConverterDetail['status'], number>> = {
  reading: 0,
  failed: 0,
  read: 1,
  checking: 2,
  checked: 2,
  rolled_back: 2,
  applying: 3,
  undoing: 3,
  undone: 3,
  applied: 4,
}
const working: readonly ConverterDetail['status'][] = ['reading', 'checking', 'applying', 'undoing']

interface RunViewProps {
  readonly run: ConverterDetail
  readonly words: FieldWords
  onAgain(): void
}

/** One file on its way: its columns, its rows, what is wrong with them, and what becomes of it. */
export function RunView({ run, words, onAgain }: RunViewProps) {
  const t = useText(converterTexts)
  const actions = useRunActions(run)
  const [mode, setMode] = useState(run.mode)
  const isOpen = run.status === 'read' || run.status === 'checked' || run.status === 'rolled_back'
  const isTried = run.status === 'checked' || run.status === 'rolled_back' || run.status === 'applied'
  return (
    <>
      <WaySteps at={steps[run.status]} notes={notesOf(run, t)} />
      <RunNews run={run} onAgain={onAgain} />
      {isOpen && <SheetChoice {...{ run, actions }} />}
      <div className="converter-body">
        <div className="converter-main">
          {isOpen && (
            <ColumnMap key={`${run.sheet} ${run.headRow} ${run.columns.join()}`} {...{ run, words, actions }} />
          )}
          {isTried && <PreviewGrid {...{ run, words, actions }} />}
        </div>
        {isTried && (
          <aside className="converter-rail">
            <Tally run={run} />
            {run.status === 'checked' && <FaultList {...{ run, words, actions }} />}
            {run.status === 'checked' && <ModeChoice {...{ run, mode }} onMode={setMode} />}
          </aside>
        )}
      </div>
      {run.status === 'checked' && <DecideBar {...{ run, actions, mode }} />}
    </>
  )
}

function notesOf(run: ConverterDetail, t: ConverterText): Partial<Record<number, string>> {
  const used = run.columns.filter(Boolean).length
  return {
    0: `${run.name}${run.total > 0 ? ` · ${t('rows', { count: formatNumber(run.total) })}` : ''}`,
    ...(used > 0 && { 1: t('columns', { count: used }) }),
    ...(run.counts.refused > 0 && { 2: t('sight.refused', { count: run.counts.refused }) }),
    3: t('way.undo'),
  }
}

/** What the background does, or what came of it. */
function RunNews({ run, onAgain }: { run: ConverterDetail; onAgain(): void }) {
  const t = useText(converterTexts)
  const { status, counts } = run
  const again = (
    <Button type="secondary" onClick={onAgain}>
      {t('again')}
    </Button>
  )
  if (working.includes(status)) return <RunWork run={run} />
  if (status === 'failed')
    return (
      <Notice hue="madder" live>
        {run.fault?.message} {again}
      </Notice>
    )
  if (status === 'rolled_back')
    return (
      <Notice hue="madder" live>
        {t('rolledBack')}
      </Notice>
    )
  if (status === 'undone')
    return (
      <Notice live>
        {t('undone')} {again}
      </Notice>
    )
  if (status !== 'applied') return null
  return (
    <Notice hue="bamboo" live>
      {t('applied', { count: counts.create + counts.update })} <UndoRun run={run} /> {again}
    </Notice>
  )
}

function RunWork({ run: { status, total, done } }: { run: ConverterDetail }) {
  const t = useText(converterTexts)
  return (
    <div className="converter-work" aria-live="polite">
      <b>{t(`status.${status}`)}</b>
      <Progress label={t(`status.${status}`)} {...(total > 0 && status !== 'reading' ? { done, total } : {})} />
      <span className="small soft">
        {total > 0 && status !== 'reading' && `${t('work.done', { done, total })} · `}
        {t('work.leave')}
      </span>
    </div>
  )
}
