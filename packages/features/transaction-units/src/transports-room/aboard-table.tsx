import type { TransportDetail } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { goodsTexts } from '../goods-words/goods-texts.ts'

/** Each delivery on board with the day it arrives, the month it is billed in and the day it is paid: before and after. */
export function AboardTable({ transport: { aboard } }: { readonly transport: TransportDetail }) {
  const t = useText(goodsTexts)
  return (
    <section aria-label={t('transport.deliveryIds')}>
      <h2>{t('transport.deliveryIds')}</h2>
      {aboard.length === 0 && <p className="soft">{t('transport.nothingAboard')}</p>}
      {aboard.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
        <div className="transport-scroll" role="region" aria-label={t('aboard.table')} tabIndex={0}>
          <table>
            <AboardHead />
            <tbody>
              {aboard.map((delivery) => (
                <AboardRow key={delivery.id} delivery={delivery} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function AboardHead() {
  const t = useText(goodsTexts)
  return (
    <thead>
      <tr>
        {(['delivery', 'partner', 'quantity', 'arrives', 'month', 'due'] as const).map((head) => (
          <th key={head} scope="col">
            {t(`aboard.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function AboardRow({ delivery }: { readonly delivery: TransportDetail['aboard'][number] }) {
  const { locale } = useText(goodsTexts)
  const day = (date: string | undefined) => formatDate(date, 'short', locale) || '–'
  const { id, number, title, partner, quantity, before, after } = delivery
  return (
    <tr>
      <th scope="row">
        <a className="code" href={href('delivery', { id })}>
          {number ?? title}
        </a>
      </th>
      <td>{partner}</td>
      <td className="number">{formatNumber(quantity)}</td>
      <Moved before={day(before?.arrivesOn)} after={day(after?.arrivesOn)} />
      <Moved before={before?.invoiceMonth ?? '–'} after={after?.invoiceMonth ?? '–'} />
      <Moved before={day(before?.dueOn)} after={day(after?.dueOn)} />
    </tr>
  )
}

/** What was planned, and what it is now where that differs. */
const Moved = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <td>
    {before === after ? (
      before
    ) : (
      <>
        <s className="soft">{before}</s> → <b className="attention-text">{after}</b>
      </>
    )}
  </td>
)
