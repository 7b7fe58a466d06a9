import type { VendorBalance } from '@tsumugi/contract'
import type { StatusLook } from '@tsumugi/ui'

export const stateLook: Readonly<Record<VendorBalance['state'], StatusLook>> = {
  waiting: 'todo',
  late: 'late',
  part: 'going',
  arrived: 'going',
  going: 'going',
  used: 'done',
}

const parts = ['used', 'loss', 'left', 'waiting'] as const

/** Of what was ordered or arrived, whichever is more: how much of each, in percent of its width. */
function partsOf(row: VendorBalance): { part: (typeof parts)[number]; share: number }[] {
  const whole = Math.max(Number(row.ordered), Number(row.arrived))
  if (whole === 0) return []
  return parts.map((part) => ({ part, share: (Number(row[part]) / whole) * 100 })).filter(({ share }) => share > 0)
}

/** Used, lost, left and still to come as parts of the whole; the figures beside say the same. */
export function Stack({ row }: { readonly row: VendorBalance }) {
  return (
    <span className="lot-stack" aria-hidden="true">
      {partsOf(row).map(({ part, share }) => (
        <i key={part} data-part={part} style={{ inlineSize: `${share}%` }} />
      ))}
    </span>
  )
}
