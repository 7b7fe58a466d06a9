import type { ConfirmedMark } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox } from '@tsumugi/ui'
import { ageText, MarkStatus, OldToNew } from './mark-columns.tsx'
import { markTexts } from './mark-texts.ts'

interface MarkCardProps {
  mark: ConfirmedMark
  choosable: boolean
  choice: { chosen: boolean; toggle(): void }
  onOpen(): void
}

/** A change on a phone. */
export function MarkCard({ mark, choosable, choice, onOpen }: MarkCardProps) {
  const t = useText(markTexts)
  return (
    <div className="mark-card">
      {choosable && <Checkbox checked={choice.chosen} onChange={choice.toggle} aria-label={mark.target.label} />}
      <button type="button" onClick={onOpen}>
        <span className="line">
          <MarkStatus mark={mark} t={t} />
          <span className="tiny faint">{ageText(t, mark.createdAt)}</span>
        </span>
        <strong>{mark.target.label}</strong>
        <span>
          {mark.contentName} <OldToNew mark={mark} t={t} />
        </span>
        <span className="tiny soft">
          {mark.side === 'theirs' ? mark.changedBy.userGroup : mark.mustConfirm.userGroup}
        </span>
      </button>
    </div>
  )
}
