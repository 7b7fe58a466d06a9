import type { DistributorCustomer } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Status } from '@tsumugi/ui'
import { orderTexts } from '../order-texts.ts'
import { CustomerActions } from './customer-actions.tsx'

const look = { requested: 'waiting', approved: 'done', blocked: 'stopped' } as const

export interface CustomerRowProps {
  readonly customer: DistributorCustomer
  /** The platform sees whose customer it is, and leaves the terms to the distributor. */
  readonly isAdmin: boolean
}

/** One buyer of a distributor: its rank, how much it ordered, and where it stands. */
export function CustomerRow({ customer, isAdmin }: CustomerRowProps) {
  const t = useText(orderTexts)
  const { buyer, distributor, code, rankPercent, status, orders } = customer
  return (
    <li>
      <span>
        <b>{buyer.name}</b> {code && <span className="code">{code}</span>}
        {isAdmin && (
          <span className="small soft">
            {' '}
            {t('distributorName')}: {distributor.name}
          </span>
        )}
      </span>
      <span className="small soft">
        {t('rank')} {rankPercent} · {t('orderCount')} {orders}
      </span>
      <Status look={look[status]}>{t(`customer.${status}`)}</Status>
      <CustomerActions customer={customer} isAdmin={isAdmin} />
    </li>
  )
}
