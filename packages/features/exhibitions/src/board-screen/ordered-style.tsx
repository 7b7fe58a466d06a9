import type { ExhibitionOrderDetail } from '@tsumugi/contract'
import { orderTotals } from '@tsumugi/domain'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import type { CSSProperties } from 'react'
import { boardTexts } from './messages/catalogue.ts'

type Line = ExhibitionOrderDetail['lines'][number]

interface OrderedStyleProps {
  style: ExhibitionOrderDetail['matrices'][number]
  /** The lines of this style. */
  lines: readonly Line[]
  /** ISO 4217. */
  currency: string
}

const sumOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { productionQuantity, quantity }) => sum + (productionQuantity ?? quantity), 0)

/** One style of an order as its shop filled it: picture, price, and colours × sizes with their sums. */
export function OrderedStyle({ style: { code, name, colours, sizes }, lines, currency }: OrderedStyleProps) {
  const t = useText(boardTexts)
  const money = (amount: string) => formatMoney(amount, currency, t.locale)
  const { quantity, amount } = orderTotals(lines)
  const { imageUrl, unitPrice } = lines[0]!
  const of = (part: Partial<Record<'colour' | 'size', string>>) =>
    lines.filter((line) => Object.entries(part).every(([key, value]) => line[key as 'colour' | 'size'] === value))
  return (
    <section className="ordered-style" aria-label={name}>
      <header>
        <span className="board">{imageUrl && <img src={imageUrl} alt="" width="56" height="56" />}</span>
        <div>
          <span className="tiny faint">{code}</span>
          <b>{name}</b>
          <span className="small soft number">{money(unitPrice)}</span>
        </div>
        <div className="sums">
          <span className="small number">{t('pieces', { count: quantity })}</span>
          <b className="number">{money(amount)}</b>
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys. */}
      <div className="scroll" tabIndex={0} role="group" aria-label={t('matrix', { name })}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t('colour')}</span>
              </th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">{t('sum')}</th>
            </tr>
          </thead>
          <tbody>
            {colours.map((colour) => (
              <tr key={colour.name}>
                <th scope="row">
                  <span className="swatch" style={{ '--cloth': colour.hex } as CSSProperties} aria-hidden="true" />
                  {colour.name}
                </th>
                {sizes.map((size) => (
                  <Pieces key={size} line={of({ colour: colour.name, size })[0]} />
                ))}
                <td className="sum">{formatNumber(sumOf(of({ colour: colour.name })), undefined, t.locale)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              {sizes.map((size) => (
                <td key={size}>{formatNumber(sumOf(of({ size })), undefined, t.locale)}</td>
              ))}
              <td className="sum">{formatNumber(sumOf(lines), undefined, t.locale)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

/** The pieces of one SKU: what is made of it, with what was ordered struck out where it is another number. */
function Pieces({ line }: { line: Line | undefined }) {
  const t = useText(boardTexts)
  if (!line) return <td className="is-gone" />
  const { quantity, productionQuantity } = line
  const isChanged = productionQuantity !== null && productionQuantity !== quantity
  return (
    <td>
      {isChanged && <s className="tiny faint">{formatNumber(quantity, undefined, t.locale)}</s>}
      <span data-changed={isChanged || undefined}>
        {formatNumber(productionQuantity ?? quantity, undefined, t.locale)}
      </span>
    </td>
  )
}
