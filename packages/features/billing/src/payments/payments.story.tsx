import { Scene, asked, type Answers } from '@tsumugi/records/scene'
import {
  accounts,
  candidates,
  exported,
  none,
  openItems,
  pageOfLong,
  routed,
  run,
  runs,
  statement,
  statements,
  waiting,
} from './payments.fixture.ts'
import { PaymentsScreen } from '../payments-room/payments-screen.tsx'

let isConfirmed = false

const known = {
  'GET /api/payment_runs': runs,
  'GET /api/payment_runs/3': { data: run() },
  'GET /api/payment_runs/4': { data: exported },
  'GET /api/payment_runs/candidates': { data: candidates },
  'GET /api/payee_accounts': { data: accounts },
  'GET /api/message_threads/people': { data: { people: [], partners: [{ id: 22, name: '染織倉庫(デモ)' }] } },
  'GET /api/users/1': { data: { id: 1, email: 'asa@shirotsume.example', has_password: true } },
  'POST /api/users/1/confirm_identity': () => {
    isConfirmed = true
    return { data: { confirmed_at: '2026-11-24T00:00:00.000Z' } }
  },
  'PUT /api/payee_accounts/22': () =>
    isConfirmed
      ? { data: { partner_id: 22, account: accounts[0]!.account } }
      : {
          status: 422,
          errors: [{ code: 'confirm_identity', field: null, message: '本人を確かめてください。', meta: {} }],
        },
  'GET /api/bank_statements': statements,
  'GET /api/bank_statements/5': { data: statement },
  'POST /api/payment_runs': { data: run() },
  'POST /api/payment_runs/3/transitions': { data: run({ status: 'approved', lock_version: 1 }) },
  'POST /api/payment_runs/4/transitions': { data: exported },
  'POST /api/payments/1/outcome': { data: exported },
  'GET /api/bank_entries/1/items': () => openItems(asked.at(-1)!),
  'GET /api/bank_entries/2/items': () => openItems(asked.at(-1)!),
  'GET /api/bank_entries/4/items': () => openItems(asked.at(-1)!),
  'POST /api/bank_entries/1/match': { data: statement },
  'POST /api/bank_entries/4/match': { data: statement },
  'POST /api/bank_entries/2/ignore': { data: statement },
  'GET /api/bank_statements/columns': {
    data: { skip: 1, places: { booked_on: 0, amount: 2, text: 1 }, titles: ['いつ', 'なに', 'いくら'] },
  },
  'POST /api/bank_statements': {
    status: 422,
    errors: [
      {
        code: 'bank_statement_fault',
        field: 'file',
        message: 'この入出金ファイルは読めません。',
        meta: { code: 'balance_differs', closing: '5' },
      },
    ],
  },
} as unknown as Answers

const screen = (query: Record<string, string> = {}, answers: Answers = known) => (
  <Scene answers={answers} user={{ powerUser: true }}>
    <PaymentsScreen query={query} />
  </Scene>
)

export const Runs = () => screen()
export const Run = () => screen({ run: '3' })
export const Exported = () => screen({ run: '4' })
export const Routed = () =>
  screen({ run: '3' }, {
    ...known,
    'GET /api/payment_runs/3': { data: routed },
    'POST /api/payment_runs/3/approval': { data: waiting },
  } as unknown as Answers)
export const Waiting = () =>
  screen({ run: '3' }, { ...known, 'GET /api/payment_runs/3': { data: waiting } } as unknown as Answers)
export const Gather = () => screen({ tab: 'gather' })
export const GatherLate = () => screen({ tab: 'gather', payOn: '2026-12-25' })
export const Accounts = () => screen({ tab: 'accounts' })
export const Statements = () => screen({ tab: 'statements' })
export const Statement = () => screen({ tab: 'statements', statement: '5' })
export const LongStatement = () =>
  screen({ tab: 'statements', statement: '5' }, {
    ...known,
    'GET /api/bank_statements/5': () => ({ data: pageOfLong(asked.at(-1)!) }),
  } as unknown as Answers)
export const NoRuns = () => screen({}, { 'GET /api/payment_runs': none } as unknown as Answers)
export const Failed = () => screen({}, { 'GET /api/payment_runs': 500 })
