import type { LabelSummary } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox } from '@tsumugi/ui'
import { LabelStatus } from '../status/label-status.tsx'
import { Checks, Parts, Style, Symbols } from './label-columns.tsx'
import { listTexts } from './messages/catalogue.ts'

/** A label in the list of a phone. */
export function LabelCard({ label, chosen, onToggle }: { label: LabelSummary; chosen: boolean; onToggle(): void }) {
  const t = useText(listTexts)
  return (
    <div className="label-card">
      <div className="first">
        <Checkbox checked={chosen} onChange={onToggle} aria-label={label.itemName} />
        <Style label={label} t={t} />
      </div>
      <div className="second">
        <LabelStatus status={label.status} />
        <Checks label={label} t={t} />
      </div>
      <Parts label={label} t={t} />
      <Symbols label={label} />
    </div>
  )
}
