import type { Exhibition, ExhibitionProduct } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { Checkbox, Chip } from '@tsumugi/ui'
import { itemTexts } from '../items/messages/catalogue.ts'

interface ProductWallProps {
  exhibition: Exhibition
  products: readonly ExhibitionProduct[]
  chosen: ReadonlySet<number>
  onToggle(id: number, on: boolean): void
}

/** Products by their pictures; what is shown already, and what has no price to be shown with, cannot be chosen. */
export function ProductWall({ exhibition, products, chosen, onToggle }: ProductWallProps) {
  const t = useText(itemTexts)
  return (
    <ul className="product-wall">
      {products.map((product) => {
        const closed = product.taken ? 'products.taken' : product.listPrice === null ? 'products.unpriced' : null
        const isChosen = chosen.has(product.id)
        return (
          <li key={product.id} data-chosen={isChosen || undefined} data-closed={closed !== null || undefined}>
            <Checkbox
              checked={product.taken || isChosen}
              disabled={closed !== null}
              onChange={(on) => onToggle(product.id, on)}
            >
              <span className="board">
                {product.imageUrl && <img src={product.imageUrl} alt="" width="120" height="150" loading="lazy" />}
              </span>
              <span className="words">
                <span className="tiny faint">{product.code}</span>
                <b className="one-line small">{product.name}</b>
                {closed ? (
                  <Chip hue={product.taken ? 'indigo' : 'outline'}>{t(closed)}</Chip>
                ) : (
                  <span className="small soft number">
                    {formatMoney(product.listPrice!, exhibition.currency, t.locale)}
                  </span>
                )}
              </span>
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}
