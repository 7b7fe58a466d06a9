import { exhibitionGuests, type GuestOrder } from '@tsumugi/contract'
import { orderTotals } from '@tsumugi/domain'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { usePlace } from '../guest/guest-place.tsx'
import { orderTexts } from './messages/catalogue.ts'

/** The order on paper, as the mail brought it. */
export function PdfButton({ order }: { order: GuestOrder }) {
  const t = useText(orderTexts)
  const { api, exhibitionId } = usePlace()
  async function save() {
    const response = await api.raw(exhibitionGuests.pdf, { exhibitionId, id: order.id })
    if (!response.ok) return
    const url = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: url, download: `${order.number}.pdf` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <Button icon={Download} onClick={() => void save()}>
      {t('thanks.pdf')}
    </Button>
  )
}

/** What was ordered, a row each style. */
export function SentLines({ order }: { order: GuestOrder }) {
  const t = useText(orderTexts)
  const itemIds = [...new Set(order.lines.map(({ itemId }) => itemId))]
  return (
    <table className="sent-lines">
      <thead>
        <tr>
          <th scope="col">{t('style')}</th>
          <th scope="col" className="number">
            {t('sum.pieces')}
          </th>
          <th scope="col" className="number">
            {t('sum.money')}
          </th>
        </tr>
      </thead>
      <tbody>
        {itemIds.map((id) => (
          <StyleRow key={id} currency={order.currency} lines={order.lines.filter(({ itemId }) => itemId === id)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum.all')}</th>
          <td className="number">
            <b>{formatNumber(order.quantity, undefined, t.locale)}</b>
          </td>
          <td className="number">
            <b>{formatMoney(order.amount, order.currency, t.locale)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function StyleRow({ lines, currency }: Pick<GuestOrder, 'lines' | 'currency'>) {
  const t = useText(orderTexts)
  const { quantity, amount } = orderTotals(lines)
  return (
    <tr>
      <td>
        <b>{lines[0]?.name}</b>{' '}
        <span className="soft">
          {lines.map(({ colour, size, quantity }) => `${colour} ${size} × ${quantity}`).join(', ')}
        </span>
      </td>
      <td className="number">{formatNumber(quantity, undefined, t.locale)}</td>
      <td className="number">{formatMoney(amount, currency, t.locale)}</td>
    </tr>
  )
}
