import type { GuestExhibition, GuestItem } from '@tsumugi/contract'
import { orderTotals } from '@tsumugi/domain'
import { lazyPart } from '@tsumugi/element'
import { formatMoney, useText } from '@tsumugi/i18n'
import { Button, Icon, IconButton, useStyles } from '@tsumugi/ui'
import { X, ZoomIn } from '@tsumugi/ui/icons'
import { Suspense, useEffect, useRef, useState } from 'react'
import { unreadBySku, type CartState } from '../guest/cart.ts'
import { usePlace } from '../guest/guest-place.tsx'
import { piecesBySku } from '../guest/order-figures.ts'
import { matrixTexts } from '../order-matrix/messages/catalogue.ts'
import { OrderMatrix } from '../order-matrix/order-matrix.tsx'
import css from './item-panel.css?inline'
import { bookTexts } from './messages/catalogue.ts'

const Preview = lazyPart(() => import('./item-preview.tsx').then((m) => ({ default: m.ItemPreview })))
const RatioFill = lazyPart(() => import('../order-matrix/ratio-fill.tsx').then((m) => ({ default: m.RatioFill })))

interface ItemPanelProps {
  item: GuestItem
  exhibition: GuestExhibition
  cart: CartState
  /** The order may no longer be changed. */
  locked: boolean
  /** Pieces that are missing to the minimum of a style. */
  missing: number | undefined
}

/** One item: pictures, prices, facts, and the matrix to order it by. */
export function ItemPanel({ item, exhibition, cart, locked, missing }: ItemPanelProps) {
  useStyles(css)
  const t = useText(bookTexts)
  const m = useText(matrixTexts)
  const { go } = usePlace()
  const [isRatioOpen, openRatio] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const order = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Chosen on the wall of a phone, the item stands alone: the eye and the reader go to its head, or to what is wrong.
    const wrong = order.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else head.current?.focus({ preventScroll: true })
  }, [])
  const pieces = piecesBySku(cart.lines)
  const own = orderTotals(
    cart.lines.filter(({ itemId }) => itemId === item.id).map((line) => ({ ...line, unitPrice: item.unitPrice })),
  )
  const put = (changed: ReadonlyMap<number, number>, unread?: ReadonlyMap<number, string>) =>
    cart.put(item, changed, unread)
  const isOpen = exhibition.phase === 'open' && !locked
  const money = (amount: string) => formatMoney(amount, exhibition.currency, t.locale)
  return (
    <aside className="item" aria-label={item.name} part="item">
      <Hero item={item} />
      <div className="about">
        <div className="title">
          <span className="tiny faint">{item.code}</span>
          <h2 ref={head} tabIndex={-1}>
            {item.name}
          </h2>
          <IconButton icon={X} label={t('close')} onClick={() => go({ name: 'book' })} />
        </div>
        <div className="prices">
          {exhibition.priceMode === 'retail' ? (
            <span>
              <b className="number">{money(item.listPrice)}</b>
            </span>
          ) : (
            <>
              <span>
                <span className="faint">{t('wholesale')}</span> <b className="number">{money(item.unitPrice)}</b>
              </span>
              <span className="soft">
                <span className="faint">{t('retail')}</span> <span className="number">{money(item.listPrice)}</span>
              </span>
              <span className="soft">
                <span className="faint">{t('rate')}</span> {exhibition.ratePercent}%
              </span>
            </>
          )}
        </div>
        <Facts item={item} exhibition={exhibition} />
      </div>
      <div className="order" ref={order}>
        <div className="line">
          <h3>{t('pieces.title')}</h3>
          <Button
            type="info-plain"
            size={24}
            disabled={!isOpen}
            aria-expanded={isRatioOpen}
            onClick={() => openRatio(!isRatioOpen)}
          >
            {m('ratio')}
          </Button>
          <Button
            type="info-plain"
            size={24}
            disabled={own.quantity === 0 && unreadBySku(cart, item.id).size === 0}
            onClick={() => cart.remove(item.id)}
          >
            {m('clear')}
          </Button>
        </div>
        {isRatioOpen && (
          <Suspense>
            <RatioFill item={item} onFill={put} />
          </Suspense>
        )}
        <OrderMatrix
          item={item}
          pieces={pieces}
          unread={unreadBySku(cart, item.id)}
          onChange={put}
          disabled={!isOpen}
        />
        <p className="tiny faint hint">{m('hint')}</p>
        <div className="style-total" aria-live="polite">
          {missing !== undefined && <span className="warn">{t('styleGap', { missing })}</span>}
          <span className="soft">{t('thisStyle')}</span>
          <span className="number">{t('pieces', { count: own.quantity })}</span>
          <b className="number">{money(own.amount)}</b>
        </div>
      </div>
    </aside>
  )
}

function Hero({ item: { name, pictures } }: { item: GuestItem }) {
  const t = useText(bookTexts)
  const [chosen, choose] = useState(0)
  const [isPreviewed, preview] = useState(false)
  const main = pictures[chosen] ?? pictures[0]
  if (!main) return null
  return (
    <div className="hero">
      <button type="button" className="main" aria-label={t('enlarge', { name })} onClick={() => preview(true)}>
        <img src={main.thumbnails['640'] ?? ''} alt={name} width="640" height="640" />
        <Icon of={ZoomIn} size={16} />
      </button>
      {pictures.length > 1 && (
        <ul>
          {pictures.slice(0, 4).map((each, at) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={at === chosen}
                aria-label={t('picture', { number: at + 1 })}
                onClick={() => choose(at)}
              >
                <img src={each.thumbnails['120'] ?? ''} alt="" width="60" height="60" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isPreviewed && (
        <Suspense>
          <Preview name={name} pictures={pictures} initial={chosen} onClose={() => preview(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Facts({ item, exhibition }: { item: GuestItem; exhibition: GuestExhibition }) {
  const t = useText(bookTexts)
  const delivery = exhibition.deliveryWindows.find(({ key }) => key === item.deliveryWindow)?.label
  const least = exhibition.minQuantityPerStyle
  const facts = [
    [t('fabric'), item.fabric],
    [t('delivery'), delivery],
    [t('minimum'), least ? t('minimum.style', { count: least }) : undefined],
    [t('note'), item.note],
  ] as const
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
