import { wordsOf } from '@tsumugi/api'
import type { PlanCost, ScheduleDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Notice, NumberField, Select } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges } from '../schedule-queries.ts'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'
import { CostFacts } from './cost-facts.tsx'
import { stepName } from './step-name.ts'

/** "Fabric five days late": what becomes of shipping, invoice month and payment, without saving anything. */
export function SimulationPanel({ schedule }: { schedule: ScheduleDetail }) {
  const t = useText(scheduleTexts)
  const { simulate } = useScheduleChanges()
  const open = schedule.plan.procedures.filter(({ status }) => status === 'todo' || status === 'doing')
  const [chosen, choose] = useState('')
  const [days, setDays] = useState('5')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [cost, setCost] = useState<PlanCost | null>(null)
  const step = chosen || String(open[0]?.id ?? '')
  async function run() {
    setBusy(true)
    setFailure('')
    try {
      setCost((await simulate(schedule.id, [{ procedureId: Number(step), days: Number(days) }])).data)
    } catch (cause) {
      setFailure(wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  if (open.length === 0) return null
  return (
    <section className="panel">
      <header>
        <h2>{t('simulation')}</h2>
      </header>
      <p className="small soft">{t('simulation.text')}</p>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <div className="simulation">
        <Select
          label={t('step')}
          value={step}
          placeholder={null}
          options={open.map((each) => ({ value: String(each.id), label: stepName(t, each) }))}
          onChange={choose}
        />
        <NumberField label={t('report.days')} value={days} onChange={setDays} negative />
        <Button busy={busy} onClick={() => void run()}>
          {t('simulation.run')}
        </Button>
      </div>
      {cost && <CostFacts cost={cost} />}
    </section>
  )
}
