import { wordsOf } from '@tsumugi/api'
import { spreadsheets } from '@tsumugi/contract'
import { scheduleTable, type ScheduleCell } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, Checkbox, Dialog, FileDrop, Notice, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { tableNames } from '../matching/table-names.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { MatchPreview } from './match-preview.tsx'
import css from './report.css?inline'
import { AddingFields } from './adding-fields.tsx'
import { useMatches, useTableNames } from './use-matches.ts'
import type { Adding } from './use-table-call.ts'

const mostBytes = 10 * 1_048_576

/** A factory's schedule is read, set beside our steps, and reported once its preview was seen. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  useStyles(css)
  const t = useText(procedureTexts)
  const { cells, fault, reading, take, forget } = useScheduleFile()
  const [adding, setAdding] = useState<Adding>({ owner: 'ours', phase: null })
  const { matches, capped, count, apply, busy, trial } = useMatches(cells, useTableNames(), adding)
  const [leavesOut, setLeavesOut] = useState(false)
  const faults = matches?.filter(({ fault }) => fault).length ?? 0
  const reason = trial.busy
    ? t('import.trying')
    : count === 0
      ? t('preview.nothing')
      : faults > 0 && !leavesOut
        ? t('import.faults')
        : undefined
  return (
    <Dialog
      title={t('import')}
      width={cells ? 760 : 560}
      closeOnOutside={false}
      busy={busy || reading}
      onClose={onClose}
      {...(matches && {
        primary: {
          label: t('preview.apply', { count }),
          onClick: () => void apply().then((through) => through && onClose()),
          disabled: reason !== undefined,
          ...(reason && { reason }),
        },
        note: (
          <Button type="plain" onClick={forget}>
            {t('import.again')}
          </Button>
        ),
      })}
    >
      <div className="step-import">
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        {matches ? (
          <>
            <AddingFields value={adding} onChange={setAdding} />
            {trial.failure && <Notice hue="madder">{trial.failure}</Notice>}
            <MatchPreview cells={matches} capped={capped} />
            {faults > 0 && count > 0 && (
              <Checkbox checked={leavesOut} onChange={setLeavesOut}>
                {t('import.leaveOut', { count: faults })}
              </Checkbox>
            )}
          </>
        ) : (
          <>
            <p>{t('import.text')}</p>
            <FileDrop
              label={t('import.file')}
              hint={t('import.hint')}
              kinds={['csv', 'xlsx']}
              maxCount={1}
              maxSize={mostBytes}
              busy={reading}
              onFiles={([file]) => file && void take(file)}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

function useScheduleFile() {
  const t = useText(procedureTexts)
  const tables = useApi().of(spreadsheets)
  const [cells, setCells] = useState<readonly ScheduleCell[] | null>(null)
  const [fault, setFault] = useState('')
  const [reading, setReading] = useState(false)
  async function take(file: File) {
    setReading(true)
    setFault('')
    try {
      const [{ data }, names] = await Promise.all([tables.read({ body: { file } }), tableNames()])
      const table = scheduleTable(data.rows, names)
      if (table) setCells(table.cells)
      else setFault(t('import.noHead'))
    } catch (error) {
      setFault(wordsOf(error) || t('import.unreadable'))
    } finally {
      setReading(false)
    }
  }
  return { cells, fault, reading, take, forget: () => setCells(null) }
}
