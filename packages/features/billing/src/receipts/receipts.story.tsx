import { Scene, type Answers } from '@tsumugi/records/scene'
import { figures, listOf, rows } from '../payables/ledger.fixture.ts'
import { CreditsScreen } from '../payables/ledger-screen.tsx'

const partner = { id: 21, name: '江南縫製(デモ)' }
const receipt = (id: number, more: object = {}) => ({
  id,
  partner,
  currency: 'JPY',
  amount: '1500000',
  rest: '1500000',
  received_on: '2026-11-20',
  method: 'cheque',
  note: '集金',
  statement_id: null,
  created_by: '経理 太郎',
  uses: [],
  lock_version: 0,
  ...more,
})
const usage = (id: number, more: object) => ({ id, number: null, reason: '', is_reversed: false, ...more })
const uses = [
  usage(1, { kind: 'allocation', number: 'INV2611-00009', amount: '1000', on: '2026-11-20', is_reversed: true }),
  usage(2, { kind: 'application', number: 'INV2611-00008', amount: '500', on: '2026-11-22' }),
  usage(3, { kind: 'return', amount: '200', on: '2026-11-23', reason: '返金' }),
  usage(4, { kind: 'reversal', number: 'INV2611-00009', amount: '-1000', on: '2026-11-23', reason: '別の請求の分' }),
]
const kept = [
  receipt(1),
  receipt(2, { amount: '2700', rest: '1000', method: 'bank', note: 'ｺｳﾅﾝﾎｳｾｲ(ｶ', statement_id: 5, uses }),
]

const known = {
  'GET /api/credits': listOf(rows),
  'GET /api/credits/figures': { data: figures },
  'GET /api/receipts': listOf(kept),
  'GET /api/message_threads/people': { data: { members: [], partners: [partner] } },
  'POST /api/receipts': { data: receipt(3) },
  'POST /api/receipts/1/apply': { data: receipt(1, { rest: '0', lock_version: 1 }) },
  'POST /api/receipts/2/reverse': { data: receipt(2, { rest: '1500', lock_version: 1 }) },
  'POST /api/receipts/2/take_back': { data: receipt(2, { rest: '0', lock_version: 1 }) },
} as unknown as Answers

const credits = (answers: Answers, powerUser = true) => (
  <Scene answers={answers} user={{ powerUser }}>
    <CreditsScreen query={{ tab: 'receipts' }} />
  </Scene>
)

export const Receipts = () => credits(known)
export const ReadOnly = () => credits(known, false)
export const Nothing = () => credits({ ...known, 'GET /api/receipts': listOf([]) } as unknown as Answers)
export const Failed = () => credits({ ...known, 'GET /api/receipts': 500 })
