import type { GuestExhibition, GuestItem } from '@tsumugi/contract'
import { orderTotals } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { IconButton, Notice } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { unreadBySku, type CartState } from '../guest/cart.ts'
import { usePlace } from '../guest/guest-place.tsx'
import { piecesBySku } from '../guest/order-figures.ts'
import { OrderMatrix } from '../order-matrix/order-matrix.tsx'
import { orderTexts } from './messages/catalogue.ts'

interface StyleBlockProps {
  item: GuestItem
  exhibition: GuestExhibition
  cart: CartState
  /** Pieces of the order as it was sent. */
  ghost: ReadonlyMap<number, number> | undefined
  faults: readonly string[]
  missing: number | undefined
}

/** One style of the order: picture, pieces, money; it can be changed where it stands. */
export function StyleBlock({ item, exhibition, cart, ghost, faults, missing }: StyleBlockProps) {
  const t = useText(orderTexts)
  const { link } = usePlace()
  const own = orderTotals(
    cart.lines.filter(({ itemId }) => itemId === item.id).map((line) => ({ ...line, unitPrice: item.unitPrice })),
  )
  const [first] = item.pictures
  return (
    <article className="style" aria-label={item.name}>
      <header>
        <span className="board">
          {first && <img src={first.thumbnails['120'] ?? ''} alt="" width="56" height="56" />}
        </span>
        <div className="what">
          <span className="tiny faint">{item.code}</span>
          <a {...link({ name: 'item', itemId: item.id })}>
            <b>{item.name}</b>
          </a>
          <span className="small soft number">{formatMoney(item.unitPrice, exhibition.currency, t.locale)}</span>
        </div>
        <div className="sums">
          <span className="small number">{t('pieces', { count: own.quantity })}</span>
          <b className="number">{formatMoney(own.amount, exhibition.currency, t.locale)}</b>
        </div>
        <IconButton icon={Trash2} label={t('remove', { name: item.name })} onClick={() => cart.remove(item.id)} />
      </header>
      <OrderMatrix
        item={item}
        pieces={piecesBySku(cart.lines)}
        ghost={ghost}
        unread={unreadBySku(cart, item.id)}
        onChange={(changed, unread) => cart.put(item, changed, unread)}
      />
      {missing !== undefined && <p className="small warn">{t('styleGap', { missing })}</p>}
      {faults.map((fault) => (
        <Notice key={fault} hue="madder" live>
          {fault}
        </Notice>
      ))}
    </article>
  )
}
