import type { ListedProcedure } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Button, Checkbox } from '@tsumugi/ui'
import { Check, Image as Picture } from '@tsumugi/ui/icons'
import { isReportable } from '../report/use-finish.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useStepName } from '../words/step-name.ts'
import { partnerOf, Pieces, StepStatus, Style } from './step-cells.tsx'

interface StepCardProps {
  row: ListedProcedure
  chosen: boolean
  onToggle(): void
  onFinish(): void
  onAct(act: StepAct): void
}

/** What is told of a step in a dialog. */
export type StepAct = 'late' | 'proofs'

/** A step on a phone: one tap says it is done, a second says by how much it is late and why, or takes a photo. */
export function StepCard({ row, chosen, onToggle, onFinish, onAct }: StepCardProps) {
  const t = useText(procedureTexts)
  const name = useStepName()(row)
  const { styleNo } = row.schedule
  return (
    <div className="step-card">
      <div className="head">
        {isReportable(row) && (
          <Checkbox checked={chosen} onChange={onToggle}>
            <span className="unseen">{`${styleNo} ${name}`}</span>
          </Checkbox>
        )}
        <b>{name}</b>
        <StepStatus row={row} />
      </div>
      <Style row={row} />
      <span className="small soft">
        {partnerOf(row)}・<Pieces row={row} />
      </span>
      <span className="small number">
        {t('planned')} {formatDate(row.planned.end, 'shortNoYear')}
        {row.forecast && row.forecast.end !== row.planned.end && (
          <b> → {formatDate(row.forecast.end, 'shortNoYear')}</b>
        )}
      </span>
      {isReportable(row) && (
        <Button
          wide
          type="sub-primary"
          icon={Check}
          aria-label={t('finishTodayOne', { style: styleNo, step: name })}
          onClick={onFinish}
        >
          {t('finishToday')}
        </Button>
      )}
      <CardActs {...{ row, name, onAct }} />
    </div>
  )
}

/** What else is told of a step: its delay, its photos. */
function CardActs({ row, name, onAct }: Pick<StepCardProps, 'row' | 'onAct'> & { name: string }) {
  const t = useText(procedureTexts)
  const { styleNo } = row.schedule
  return (
    <div className="acts">
      {isReportable(row) && (
        <Button aria-label={t('lateOne', { style: styleNo, step: name })} onClick={() => onAct('late')}>
          {t('late')}
        </Button>
      )}
      <Button
        icon={Picture}
        aria-label={t('proofsOne', { style: styleNo, step: name })}
        onClick={() => onAct('proofs')}
      >
        {t('proofs')}
      </Button>
    </div>
  )
}
