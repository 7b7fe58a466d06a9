import type { FirstStepName } from '@tsumugi/contract'
import { admits, type Kind, type SessionUser } from '@tsumugi/domain'
import type { Noun } from '@tsumugi/i18n'
import { href, routeNouns, routes } from '@tsumugi/navigation'
import type { DirectRoute } from '@tsumugi/ui'

/** Screens that have a name. */
type NamedRoute = { [Name in DirectRoute]: (typeof routeNouns)[Name] extends Noun ? Name : never }[DirectRoute]

interface Place {
  readonly route: NamedRoute
  /** Where one screen has several lists, as the menu calls this one; else its own noun. */
  readonly noun?: Noun
  readonly query?: Record<string, string>
}
/** `figures`: looked at, so nothing shows that it was done. */
export type StepName = FirstStepName | 'figures'

const unitsOf = (noun: Noun, category: 'contract' | 'invoice', direction: 'issue' | 'receive'): Place => ({
  route: 'transactionUnits',
  noun,
  query: { category, direction },
})

const places: Readonly<Record<StepName, Place>> = {
  partners: { route: 'suppliers' },
  map: { route: 'mdMap' },
  items: { route: 'productions' },
  costs: { route: 'resourcePlanSheets' },
  schedules: { route: 'productionSchedules' },
  requests: { route: 'tradeRequests' },
  trades: { route: 'trades' },
  orders: unitsOf('contractIssue', 'contract', 'issue'),
  ordersIn: unitsOf('contractReceive', 'contract', 'receive'),
  work: { route: 'procedures' },
  deliveries: { route: 'deliveries' },
  invoices: unitsOf('invoicesIssued', 'invoice', 'issue'),
  invoicesIn: unitsOf('invoicesReceived', 'invoice', 'receive'),
  payments: { route: 'payments' },
  claims: { route: 'credits' },
  cloths: { route: 'catalogueCloths' },
  customers: { route: 'distributorCustomers' },
  clothOrders: { route: 'materialOrders' },
  organisations: { route: 'userGroups' },
  notices: { route: 'notices' },
  figures: { route: 'kpi' },
}

/** From the first day to the money, in the order in which a company of each kind comes to them (design §9). */
const stepsOfKind: Readonly<Record<Kind, readonly StepName[]>> = {
  brand: [
    'partners',
    'map',
    'items',
    'costs',
    'schedules',
    'requests',
    'orders',
    'deliveries',
    'invoicesIn',
    'payments',
  ],
  supplier: ['partners', 'requests', 'ordersIn', 'work', 'deliveries', 'invoices', 'claims'],
  trade: ['partners', 'requests', 'trades', 'orders', 'deliveries', 'invoices', 'payments'],
  distributor: ['cloths', 'customers', 'clothOrders', 'invoices', 'claims'],
  admin: ['organisations', 'notices', 'figures'],
}

export interface StepOfUser {
  readonly name: StepName
  readonly noun: Noun
  readonly href: string
}

/** Without those whose screen this person may not open. */
export const stepsOf = (user: SessionUser): StepOfUser[] =>
  stepsOfKind[user.kind]
    .map((name) => ({ name, ...places[name] }))
    .filter(({ route, query = {} }) => admits(user, routes[route].guard, { query }))
    .map(({ name, route, noun, query }) => ({ name, noun: noun ?? routeNouns[route], href: href(route, null, query) }))
