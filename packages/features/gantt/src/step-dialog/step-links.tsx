import { closedLinkEnds, type PlanOperation } from '@tsumugi/domain/scheduling'
import { Button, IconButton, NumberField, Select } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import type { GanttStep } from '../chart-model/gantt-model.ts'
import { useGanttText } from '../words/gantt-texts.ts'

interface StepLinksProps {
  chart: ChartPlan
  step: GanttStep
  onOperation(operation: PlanOperation): void
}

/** What a step waits for, with the days between; a link is taken away or made without drawing it. */
export function StepLinks({ chart, step, onOperation }: StepLinksProps) {
  const t = useGanttText()
  const [from, setFrom] = useState('')
  const { steps, links } = chart.model
  const nameOf = (id: string) => steps.find((each) => each.id === id)?.name ?? id
  const before = links.filter(({ to }) => to === step.id)
  const waiting = new Set(before.map((link) => link.from))
  const isOpen = ({ id, scheduleId }: GanttStep) =>
    scheduleId === step.scheduleId && !waiting.has(id) && !closedLinkEnds(chart.editable.network, id).has(step.id)
  return (
    <fieldset className="step-links">
      <legend>{t('links')}</legend>
      {before.map((link) => (
        <div key={link.from} className="line">
          <span>{nameOf(link.from)}</span>
          <NumberField
            size={24}
            aria-label={t('links.lag', { name: nameOf(link.from) })}
            negative
            value={String(link.lag)}
            unit={t('links.days')}
            onChange={(lag) =>
              lag !== '' && onOperation({ kind: 'set_lag', from: link.from, to: step.id, lag: Number(lag) })
            }
          />
          <IconButton
            size={24}
            icon={Trash2}
            label={t('links.remove', { name: nameOf(link.from) })}
            onClick={() => onOperation({ kind: 'unlink', from: link.from, to: step.id })}
          />
        </div>
      ))}
      <div className="line">
        <Select
          size={24}
          aria-label={t('links.from')}
          value={from}
          onChange={setFrom}
          options={steps.filter(isOpen).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button
          size={24}
          disabled={from === ''}
          onClick={() => {
            onOperation({ kind: 'link', from, to: step.id, lag: 0 })
            setFrom('')
          }}
        >
          {t('links.add')}
        </Button>
      </div>
    </fieldset>
  )
}
