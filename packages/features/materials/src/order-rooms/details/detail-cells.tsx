import type { MaterialOrderDetail } from '@tsumugi/contract'
import type { StatusLook } from '@tsumugi/ui'
import type { OrderText } from '../order-texts.ts'

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

/** How it was ordered, or that it is sent in the place of claimed cloth. */
export const kindOf = ({ kind, replacesId }: Pick<MaterialOrderDetail, 'kind' | 'replacesId'>, t: OrderText): string =>
  replacesId === null ? t(`kind.${kind}`) : t('replacement')
