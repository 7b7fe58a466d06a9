import type { MaterialOrderDetail } from '@tsumugi/contract'
import type { StatusLook } from '@tsumugi/ui'

/** How far a line has come, as its mark looks everywhere. */
export const detailLook: Record<MaterialOrderDetail['status'], StatusLook> = {
  open: 'todo',
  allocated: 'going',
  cut: 'going',
  shipped: 'waiting',
  received: 'done',
  claimed: 'late',
  cancelled: 'stopped',
}

export const Dot = ({ hex }: { readonly hex: string }) => (
  <i className="cloth-dot" aria-hidden="true" style={{ background: hex }} />
)

/** What was ordered: swatches by the piece, cloth in its unit. */
export const lengthOf = ({ quantity, unit, kind }: Pick<MaterialOrderDetail, 'quantity' | 'unit' | 'kind'>): string =>
  kind === 'swatch' ? `×${quantity}` : `${quantity} ${unit}`
