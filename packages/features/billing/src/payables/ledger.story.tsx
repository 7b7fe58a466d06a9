import { Scene, type Answers } from '@tsumugi/records/scene'
import { figures, journals, listOf, nettings, row, rows } from './ledger.fixture.ts'
import { CreditsScreen, PayablesScreen } from './ledger-screen.tsx'

const known = {
  'GET /api/payables': listOf(rows),
  'GET /api/payables/figures': { data: figures },
  'GET /api/credits': listOf(rows),
  'GET /api/credits/figures': { data: figures },
  'GET /api/nettings': { data: nettings },
  'POST /api/credits/1/write_off': { data: row(1, { open: '0' }) },
  'PUT /api/credits/limits/21': { data: { partner_id: 21, currency: 'JPY', amount: '9000000' } },
  'GET /api/journals': { data: journals.preview },
  'POST /api/journals': { data: journals.made },
  'PUT /api/journals/accounts': { data: journals.preview.accounts },
  'PATCH /api/nettings/9': { data: { ...nettings.nettings[0], status: 'agreed', is_ours: false } },
} as unknown as Answers

const payables = (answers: Answers = known, query: Record<string, string> = {}) => (
  <Scene answers={answers}>
    <PayablesScreen query={query} />
  </Scene>
)
const credits = (query: Record<string, string> = {}) => (
  <Scene answers={known} user={{ powerUser: true }}>
    <CreditsScreen query={query} />
  </Scene>
)

export const Payables = () => payables()
export const Credits = () => credits()
export const Partners = () => credits({ tab: 'partners' })
export const Netting = () => credits({ tab: 'netting' })
export const Journals = () => (
  <Scene answers={known} user={{ powerUser: true }}>
    <PayablesScreen query={{ tab: 'journals' }} />
  </Scene>
)
export const Nothing = () =>
  payables({
    'GET /api/payables': listOf([]),
    'GET /api/payables/figures': { data: { today: '2026-11-24', currencies: [] } },
  } as unknown as Answers)
export const FilteredOut = () =>
  payables({ ...known, 'GET /api/payables': listOf([]) } as unknown as Answers, { q: 'zz' })
export const Failed = () => payables({ 'GET /api/payables': 500, 'GET /api/payables/figures': 500 })
