import { useText } from '@tsumugi/i18n'
import { useState } from 'react'
import { converterTexts } from '../words/converter-texts.ts'

interface GridCellProps {
  readonly text: string
  /** What the text became on the way. */
  readonly fixed: string | undefined
  /** What the record holds and would hold. */
  readonly change: { readonly before?: unknown; readonly after?: unknown } | undefined
  readonly isFaulty: boolean
  readonly isFigure: boolean
  readonly label: string
  onFix(text: string): void
}

/** One cell: as it stands, as it was converted, as it changes a record, or to be put right. */
export function GridCell({ text, fixed, change, isFaulty, isFigure, label, onFix }: GridCellProps) {
  const t = useText(converterTexts)
  const [typed, setTyped] = useState(text)
  if (isFaulty)
    return (
      <td className="err">
        <input
          aria-label={label}
          aria-invalid
          value={typed}
          size={Math.max(6, text.length + 1)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== text && onFix(typed)}
          onKeyDown={(event) => event.key === 'Enter' && typed !== text && onFix(typed)}
        />
      </td>
    )
  const kind = change ? 'upd' : fixed === undefined ? '' : 'auto'
  const before = change ? shown(change.before) : text
  return (
    <td
      className={`${isFigure ? 'amount ' : ''}${kind}`.trim() || undefined}
      title={kind ? t(change ? 'cell.before' : 'cell.was', { text: before }) : undefined}
    >
      {kind && before !== (fixed ?? text) && <s>{before}</s>} {fixed ?? text}
    </td>
  )
}

const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value))
