import { dayNumber } from '@tsumugi/domain'
import { Icon } from '@tsumugi/ui'
import { TriangleAlert } from '@tsumugi/ui/icons'
import type { CSSProperties } from 'react'
import type { GanttProposal } from '../chart-model/gantt-model.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import { signed } from '../words/signed.ts'

/** Where one side asks a step to go: a ghost in gold, and who asks. */
export function ProposalMark({ proposal, first }: { proposal: GanttProposal; first: number }) {
  const t = useGanttText()
  const { dates, days, by } = proposal
  const [start, end] = [dayNumber(dates.start), dayNumber(dates.end)]
  const styles = { '--asked-from': start - first, '--asked-days': end - start + 1 } as CSSProperties
  return (
    <>
      <span className="asked" style={styles} />
      <span className="flag" style={styles}>
        <Icon of={TriangleAlert} size={16} />
        {t('asked', { by })} <b className="number">{t('days', { days: days > 0 ? `+${days}` : signed(days) })}</b>
      </span>
    </>
  )
}
