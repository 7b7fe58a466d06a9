import type { GuestExhibition, GuestItem } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import type { CSSProperties } from 'react'
import { usePlace } from '../guest/guest-place.tsx'
import { bookTexts } from './messages/catalogue.ts'

interface LookCardProps {
  item: GuestItem
  exhibition: GuestExhibition
  current: boolean
  pieces: number
}

const mostSwatches = 6

/** One style on the wall: its picture, price, colours, and how many are in the order. */
export function LookCard({ item, exhibition, current, pieces }: LookCardProps) {
  const t = useText(bookTexts)
  const { link } = usePlace()
  const [first] = item.pictures
  return (
    <li className="look" part="look">
      <a {...link({ name: 'item', itemId: item.id })} aria-current={current || undefined}>
        <span className="board">
          {first ? <img src={first.thumbnails['480'] ?? ''} alt="" loading="lazy" width="240" height="300" /> : null}
          <span className="no">{item.code}</span>
          {pieces > 0 && <span className="ordered">{t('pieces', { count: pieces })}</span>}
        </span>
        <span className="text">
          <b>{item.name}</b>
          <span className="number">{formatMoney(item.unitPrice, exhibition.currency, t.locale)}</span>
          <span className="swatches" role="img" aria-label={t('colours', { count: item.colours.length })}>
            {item.colours.slice(0, mostSwatches).map(({ name, hex }) => (
              <i key={name} title={name} style={{ '--cloth': hex } as CSSProperties} />
            ))}
          </span>
        </span>
      </a>
    </li>
  )
}
