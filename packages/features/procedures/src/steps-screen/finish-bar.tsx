import type { ListedProcedure } from '@tsumugi/contract'
import type { BusinessDate } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { BulkBar, Button, DateField, InlineModal } from '@tsumugi/ui'
import { Calendar, Check } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { isReportable } from '../report/use-finish.ts'
import { procedureTexts } from '../words/procedure-texts.ts'

const todayHere = () => new Date().toLocaleDateString('sv-SE')

interface FinishBarProps {
  /** Ids as row keys; those of other pages stay chosen. */
  chosen: ReadonlySet<string>
  rows: readonly ListedProcedure[]
  busy: boolean
  onFinish(ids: readonly number[], on?: BusinessDate): void
  onClear(): void
}

/** Says of all chosen steps that they are done: today, or on a day before. */
export function FinishBar({ chosen, rows, busy, onFinish, onClear }: FinishBarProps) {
  const t = useText(procedureTexts)
  const [today] = useState(todayHere)
  const [on, setOn] = useState<BusinessDate>(today)
  const ids = [...chosen].map(Number)
  const refused = rows.find((row) => chosen.has(String(row.id)) && !isReportable(row))
  const reason = refused && t('bulk.refused', { style: refused.schedule.styleNo })
  const why = reason ? { reason } : {}
  return (
    <BulkBar count={chosen.size} onClear={onClear}>
      <InlineModal
        label={t('bulk.on')}
        placement="above-end"
        trigger={(props) => (
          <Button type="plain" icon={Calendar} {...props}>
            {t('bulk.on')}
          </Button>
        )}
      >
        {(close) => (
          <div className="finish-day">
            <DateField label={t('bulk.on')} value={on} max={today} onChange={setOn} />
            <Button
              busy={busy}
              {...why}
              onClick={() => {
                close()
                onFinish(ids, on || undefined)
              }}
            >
              {t('bulk.finishOn')}
            </Button>
          </div>
        )}
      </InlineModal>
      <Button type="sub-primary" icon={Check} busy={busy} {...why} onClick={() => onFinish(ids)}>
        {t('bulk.finish')}
      </Button>
    </BulkBar>
  )
}
