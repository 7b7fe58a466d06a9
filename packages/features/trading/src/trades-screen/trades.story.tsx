import { Scene, type Answers } from '@tsumugi/records/scene'
import { TradesScreen } from './trades-screen.tsx'

const brand = { id: 1, name: '白詰草アパレル(デモ)' }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const trade = (id: number, status: string, waited: number, receiver: object, turn: string[] = ['issuer']) => ({
  id,
  number: `TR2026-0000${id}`,
  status,
  delivery_status: 'none',
  billing_status: 'none',
  title: `27春夏 取引${id}`,
  issuer: brand,
  receiver,
  side: 'issuer',
  author: 'issuer',
  turn,
  currency: 'JPY',
  quantity: '380',
  amount: '1463000',
  tax: null,
  total: null,
  issue_date: '2026-11-02',
  revision: 0,
  updated_at: daysAgo(waited),
  lock_version: 1,
  delivery_due: '2027-02-26',
  basis: 'full_package',
  material_supply: 'none',
  incoterm: 'FOB',
  origin: 'CN',
})
const konan = { id: 3, name: '江南縫製(デモ)' }
const mikawa = { id: 4, name: '三河ニット工房(デモ)' }
const template = {
  id: 1,
  target: 'trade',
  name: '待ちの一覧',
  columns: ['delivery_due', 'number', 'amount', 'partner', 'brand'],
  filters: [],
  sort: 'days_waiting',
  group_by: 'partner',
  row_color: 'days_waiting',
  share: 'me',
  team_id: null,
  team_name: null,
  is_default: false,
  may_change: true,
}
const known: Answers = {
  'GET /api/list_templates': { data: [template] },
  'GET /api/trades': {
    data: [
      trade(1, 'estimating', 20, konan),
      trade(2, 'in_production', 8, konan),
      trade(3, 'inquiry', 30, mikawa, []),
      trade(4, 'agreed', 1, mikawa),
    ],
    pagination: { current_page: 1, limit_value: 50, next_page: null, prev_page: null, total_count: 4, total_pages: 1 },
    tabs: [{ status: 'inquiry', count: 1 }],
    totals: [{ currency: 'JPY', quantity: '1520', amount: '5852000' }],
  } as never,
}
const list = (query: Record<string, string> = {}) => (
  <Scene answers={known}>
    <TradesScreen query={query} />
  </Scene>
)

export const Trades = () => list()
export const GroupedAndColoured = () => list({ group: 'partner', color: 'days_waiting' })
