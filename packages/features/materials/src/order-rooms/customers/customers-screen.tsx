import { adminDistributorCustomers, distributorCustomers } from '@tsumugi/contract'
import { customerStatuses } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Screen, useStyles } from '@tsumugi/ui'
import { Listed } from '../listed.tsx'
import css from '../order-rooms.css?inline'
import { orderTexts } from '../order-texts.ts'
import { StatusTabs } from '../status-tabs.tsx'
import { CustomerRow } from './customer-row.tsx'
import { customerTopics } from './customer-topics.ts'

/** /materials/distributor_customers: a distributor’s buyers, who waits for an answer first. */
export const CustomersScreen = ({ query }: Pick<PageAddress, 'query'>) => <Customers query={query} isAdmin={false} />
/** /materials/admin/distributor_customers: the buyers of all distributors, for the platform. */
export const AdminCustomersScreen = ({ query }: Pick<PageAddress, 'query'>) => <Customers query={query} isAdmin />

function Customers({ query, isAdmin }: Pick<PageAddress, 'query'> & { readonly isAdmin: boolean }) {
  useStyles(css)
  const t = useText(orderTexts)
  const place = useListPlace({ query }, href(isAdmin ? 'adminDistributorCustomers' : 'distributorCustomers'), [
    'status',
  ] as const)
  const status = customerStatuses.find((each) => each === place.values.status)
  const answer = useQuery(
    isAdmin ? adminDistributorCustomers.list : distributorCustomers.list,
    { query: { page: place.page, perPage: 50, ...(status && { status }) } },
    { keep: true, topics: customerTopics },
  )
  return (
    <Screen className="order-room" title={t('customers')}>
      <StatusTabs place={place} statuses={customerStatuses} wordOf={(key) => t(`customer.${key}`)} />
      <Listed answer={answer} place={place} waiting={5} none={t('customersNone')}>
        {(customers) => (
          <ul className="room-list" aria-label={t('customers')}>
            {customers.map((customer) => (
              <CustomerRow key={customer.id} customer={customer} isAdmin={isAdmin} />
            ))}
          </ul>
        )}
      </Listed>
    </Screen>
  )
}
