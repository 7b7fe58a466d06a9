import { deals } from '@tsumugi/contract'
import { admits, type SessionUser } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { homeTexts } from '../messages/catalogue.ts'

/** So many sales are named; the rest stands among the trades. */
const most = 6

/** Sale against purchase of a trading house; gold where the other half is missing. Nothing stands here without sales. */
export function DealsPanel({ user }: { user: SessionUser }) {
  const t = useText(homeTexts)
  const may = admits(user, deals.list.access)
  const { data } = useQuery(deals.list, may ? {} : null, { stays: true, topics: ['trade', 'contract'] })
  if (!data || data.data.length === 0) return null
  const half = (side: { amount: string; currency: string | null } | null) =>
    side?.currency ? formatMoney(side.amount, side.currency, t.locale) : null
  return (
    <section className="panel deals" aria-label={t('deals.title')}>
      <h2>
        {t('deals.title')} <span className="small soft">{t('deals.private')}</span>
        <a className="small" href={href('trades')}>
          {t('deals.all', { count: data.data.length })}
        </a>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard. */}
      <div className="scroll" tabIndex={0} role="group" aria-label={t('deals.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('deals.trade')}</th>
              <th scope="col">{t('deals.sale')}</th>
              <th scope="col">{t('deals.purchase')}</th>
              <th scope="col">{t('deals.margin')}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.slice(0, most).map(({ sale, margin }) => (
              <tr key={sale.id}>
                <th scope="row">
                  <a href={href('trade', { id: sale.id })}>{sale.number ?? sale.title}</a>
                  <span className="tiny soft one-line">
                    {[sale.title, sale.partner?.name].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <td className="number">{half(margin.sale) ?? '–'}</td>
                <td className="number" data-gap={half(margin.purchase) ? undefined : ''}>
                  {half(margin.purchase) ?? t('deals.missing')}
                </td>
                <td className="number">
                  {margin.margin && margin.sale?.currency
                    ? formatMoney(margin.margin, margin.sale.currency, t.locale)
                    : '–'}
                  {margin.marginPercent && <span className="tiny soft">{Number(margin.marginPercent)}%</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
