import type { HomeMoney } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { ReactNode } from 'react'
import { homeTexts } from '../messages/catalogue.ts'

/** What is owed and what is to come in: next, late and disputed, each leading to where the ledger shows it. */
export function MoneyPanel({ money }: { money: readonly HomeMoney[] }) {
  return (['payable', 'credit'] as const).map((side) => {
    const rows = money.filter((row) => row.side === side)
    return rows.length > 0 && <SidePanel key={side} side={side} rows={rows} />
  })
}

function SidePanel({ side, rows }: { side: HomeMoney['side']; rows: readonly HomeMoney[] }) {
  const t = useText(homeTexts)
  const route = side === 'payable' ? 'payables' : 'credits'
  return (
    <section className="panel money" aria-label={t(`money.${side}`)}>
      <h2>
        <a href={href(route)}>{t(`money.${side}`)}</a>
      </h2>
      {rows.map(({ currency, dueThisWeek, late, disputed, next }) => (
        <dl key={currency}>
          <Figure label={t('money.week')} amount={formatMoney(dueThisWeek, currency, t.locale)}>
            {next &&
              t('money.next', {
                day: formatDate(next.on, 'shortNoYear', t.locale),
                amount: formatMoney(next.amount, currency, t.locale),
              })}
          </Figure>
          <Figure
            label={t('money.late')}
            amount={formatMoney(late, currency, t.locale)}
            look={Number(late) === 0 ? undefined : 'late'}
          >
            {Number(late) !== 0 && <a href={href(route, null, { tab: 'late' })}>{t('money.see')}</a>}
          </Figure>
          <Figure label={t('money.disputed')} amount={formatMoney(disputed, currency, t.locale)}>
            {Number(disputed) !== 0 && <a href={href(route, null, { tab: 'held' })}>{t('money.see')}</a>}
          </Figure>
        </dl>
      ))}
    </section>
  )
}

function Figure({
  label,
  amount,
  look,
  children,
}: {
  label: string
  amount: string
  look?: 'late' | undefined
  children: ReactNode
}) {
  return (
    <div data-look={look}>
      <dt>{label}</dt>
      <dd className="number">
        {amount}
        {children && <span className="tiny soft">{children}</span>}
      </dd>
    </div>
  )
}
