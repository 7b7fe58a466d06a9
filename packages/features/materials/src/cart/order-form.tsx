import type { MaterialListingDetail } from '@tsumugi/contract'
import { orderFor, takesFromStock } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, Notice } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../order-rooms/fault-notice.tsx'
import { orderTexts } from '../order-rooms/order-texts.ts'
import { CartLineFields, type TypedLine } from './cart-line-fields.tsx'
import { OrderEstimate } from './order-estimate.tsx'
import { useCart } from './use-cart.ts'

interface OrderFormProps {
  readonly listing: MaterialListingDetail
  readonly colorId: number
  /** How much of it a cost sheet needs: rolls that hold it are proposed. */
  readonly need?: string
  /** The line of that sheet, which the order keeps. */
  readonly costLineId?: number | null
}

/** How a cloth is asked for, of which dye lot, and about what it costs; into the cart at its distributor. */
export function OrderForm({ listing, colorId, need = '', costLineId = null }: OrderFormProps) {
  const t = useText(orderTexts)
  const { fault, orderId, put } = useCart()
  const [line, setLine] = useState<TypedLine>(need ? { ...nothingYet, ...orderFor(need, listing) } : nothingYet)
  const { kind, quantity, lotId } = line
  const lots = listing.lots.filter((lot) => lot.colorId === colorId)
  const isOwnLot = takesFromStock(kind) && lots.some(({ id }) => String(id) === lotId)
  const cartLine = {
    materialColorId: colorId,
    materialLotId: isOwnLot ? Number(lotId) : null,
    kind,
    quantity: quantity || '1',
    ...(costLineId !== null && { costLineId }),
  }
  return (
    <div className="order-form">
      <FaultNotice fault={fault} />
      {orderId && (
        <Notice hue="bamboo" live>
          {t('added')} <a href={href('materialOrder', { id: orderId })}>{t('seeCart')}</a>
        </Notice>
      )}
      <CartLineFields
        line={line}
        unit={listing.unit}
        lots={lots}
        onChange={(change) => setLine((typed) => ({ ...typed, ...change }))}
      />
      <OrderEstimate listing={listing} kind={kind} quantity={quantity} />
      <Button type="primary" onClick={() => void put(cartLine)}>
        {t('add')}
      </Button>
    </div>
  )
}

const nothingYet: TypedLine = { kind: 'sample_cut', quantity: '', lotId: '' }
