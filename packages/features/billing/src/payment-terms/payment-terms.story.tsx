import { pageOf, Scene, type Answers } from '@tsumugi/records/scene'
import { PaymentTermsScreen } from './payment-terms-screen.tsx'

const term = (id: number, more: object) => ({
  id,
  position: id,
  name: '月末締め 翌月末払い',
  basis: 'receipt',
  closing_day: 31,
  month_offset: 1,
  pay_day: 31,
  net_days: null,
  holiday_shift: 'previous',
  method: 'bank',
  fee_bearer: 'payer',
  splits: [],
  note: null,
  extensions: {},
  discarded_at: null,
  updated_at: '2026-11-02T01:00:00.000Z',
  lock_version: 0,
  ...more,
})
const part = (percent: string, more: object) => ({
  percent,
  month_offset: null,
  pay_day: null,
  net_days: null,
  method: null,
  ...more,
})
const monthEnd = term(1, {})
const twentieth = term(2, { name: '20日締め 翌月末払い', closing_day: 20 })
const inParts = term(3, {
  name: '半金半金',
  splits: [part('30', {}), part('70', { month_offset: 2, method: 'densai' })],
})
const late = term(4, {
  name: '月末締め 翌々月20日払い',
  month_offset: 2,
  pay_day: 20,
  fee_bearer: 'payee',
  method: 'densai',
  basis: 'inspection',
})
const byDays = term(5, { name: '受領から30日', closing_day: null, month_offset: null, pay_day: null, net_days: 30 })
const all = [monthEnd, twentieth, inParts, late, byDays]

const base = '/api/payment_term_definitions'
const known: Answers = {
  [`GET ${base}`]: pageOf(all),
  [`GET ${base}/usages`]: {
    data: all.map(({ id }) => ({ id, total: id, uses: [{ kind: 'group_relation', count: id }] })),
  },
  ...Object.fromEntries(all.map((each) => [`GET ${base}/${each.id}`, { data: each }])),
  'GET /api/extension_field_definitions': pageOf([]),
  'GET /api/user_groups/1': 404,
}

const screen = (
  more: Answers = {},
  address: { id?: string; query?: Record<string, string>; powerUser?: boolean } = {},
) => (
  <Scene answers={{ ...known, ...more }} user={{ powerUser: address.powerUser ?? true }}>
    <PaymentTermsScreen params={address.id ? { id: address.id } : {}} query={address.query ?? {}} />
  </Scene>
)

export const Terms = () => screen()
export const Empty = () => screen({ [`GET ${base}`]: pageOf([]) })
export const Loading = () => screen({ [`GET ${base}`]: 'never' })
export const Failed = () => screen({ [`GET ${base}`]: 500 })
export const MonthEnd = () => screen({}, { id: '1' })
export const InParts = () => screen({}, { id: '3' })
export const TooLate = () => screen({}, { id: '4' })
export const ByDays = () => screen({}, { id: '5' })
export const OnlyToRead = () => screen({}, { id: '1', powerUser: false })
export const Added = () => screen({ [`POST ${base}`]: 500 }, { query: { new: '1' } })
