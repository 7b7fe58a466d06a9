/** Runs, what they gather and statements as they travel. */
const account = {
  bank_code: '0001',
  bank_name: 'ミズホ',
  branch_code: '001',
  branch_name: 'トウキョウ',
  kind: 'ordinary',
  account_number: '****321',
  holder: 'ｼﾛﾂﾒｸｻｱﾊﾟﾚﾙ(ｶ',
}
const konan = { id: 21, name: '江南縫製(デモ)' }
const head = {
  id: 3,
  number: 'PR2611-00003',
  pay_on: '2026-11-30',
  currency: 'JPY',
  status: 'draft',
  count: 2,
  amount: '11702504',
  created_by: '森下 あさ',
  created_on: '2026-11-21',
  approved_by: null,
  approved_on: null,
  exported_on: null,
  lock_version: 0,
}
const payment = (id: number, more: object = {}) => ({
  id,
  payee: konan,
  account: { ...account, holder: 'ｺｳﾅﾝﾎｳｾｲ(ｶ' },
  amount: '11262504',
  status: 'draft',
  reason: '',
  executed_on: null,
  parts: [{ payable_id: 1, number: 'INV2611-00001', amount: '11262504' }],
  ...more,
})
export const run = (more: object = {}) => ({
  ...head,
  debit: account,
  consignor_code: '1234567890',
  payments: [payment(1), payment(2, { payee: { id: 22, name: '染織倉庫(デモ)' }, account: null, amount: '440000' })],
  findings: [
    { level: 'error', code: 'name_missing', field: 'transfers.1.payee.holder', meta: {} },
    { level: 'warning', code: 'name_cut', field: 'transfers.0.payee.holder', meta: { from: 'ｱ', to: 'ｲ', length: 30 } },
  ],
  records: [],
  sha256: null,
  may_approve: true,
  approval: null,
  ...more,
})
export const exported = run({
  status: 'exported',
  approved_by: '白井 環',
  approved_on: '2026-11-24',
  exported_on: '2026-11-24',
  findings: [],
  records: [`1210${'1234567890'}${'ｶ)ﾂﾑｷﾞ'.padEnd(106)}`, '9'.padEnd(120)],
  payments: [payment(1, { status: 'exported' })],
})

const path = {
  id: 8,
  target: 'payment',
  title: '支払実行',
  code: 'PR2611-00003',
  status: 'pending',
  requested_by: { id: 1, name: '森下 あさ' },
  requested_at: '2026-11-21T01:00:00.000Z',
  decided_at: null,
  route_name: '支払(標準)',
  note: '',
  steps: [
    { id: 1, position: 0, name: '経理', status: 'open', people: ['小川 みのり', '浜田 湊'] },
    { id: 2, position: 1, name: '役員', status: 'waiting', people: ['白井 環'] },
  ].map(({ people, ...step }) => ({
    ...step,
    mode: 'any',
    quorum: 1,
    needed: 1,
    opened_at: null,
    due_on: step.status === 'open' ? '2026-11-24' : null,
    closed_at: null,
    late: false,
    escalate_to: null,
    assignees: people.map((name, at) => ({
      id: at + 2,
      name,
      on_behalf_of: null,
      escalated: false,
      decision: null,
      comment: '',
      original_by: null,
      decided_at: null,
    })),
  })),
}
/** A draft that its route has to approve: before it is asked, and while it waits. */
export const routed = run({ may_approve: false, approval: { status: 'needed', route: '支払(標準)', path: null } })
export const waiting = run({ may_approve: false, approval: { status: 'pending', route: '支払(標準)', path } })

const figures = { current_page: 1, limit_value: 50, next_page: null, prev_page: null, total_count: 1, total_pages: 1 }
export const runs = { data: [head], pagination: figures }
export const none = { data: [], pagination: { ...figures, total_count: 0, total_pages: 0 } }

const candidate = (id: number, more: object = {}) => ({
  payable_id: id,
  number: `INV2611-0000${id}`,
  payee: konan,
  due_on: '2026-11-30',
  pay_on: '2026-11-30',
  legal_on: '2026-12-19',
  received_on: '2026-10-21',
  invoiced: '1100000',
  cleared: '0',
  paid: '0',
  amount: '1100000',
  held: '0',
  is_protected: true,
  has_account: true,
  excluded: null,
  ...more,
})
export const candidates = {
  today: '2026-11-24',
  first_payday: '2026-11-25',
  accounts: [account],
  consignor_code: '1234567890',
  candidates: [
    candidate(1),
    candidate(2, { held: '144276', amount: '955724' }),
    candidate(3, { excluded: 'held', amount: '0', held: '1100000' }),
    candidate(4, { excluded: 'not_due', due_on: '2026-12-30' }),
    candidate(5, { has_account: false, is_protected: false, invoiced: '1200000', paid: '100000' }),
  ],
}
export const accounts = [{ partner: konan, account, updated_on: '2026-11-01' }]

const statementHead = {
  id: 5,
  name: '入出金明細1130.txt',
  format: 'account_activity',
  account: '0001-001-1-****321',
  currency: 'JPY',
  opening: '1000000',
  closing: '1722854',
  from: '2026-11-30',
  to: '2026-11-30',
  imported_at: '2026-12-01T01:00:00.000Z',
  imported_by: '加藤 匠',
  entries: 3,
  posted: 1,
  waiting: 2,
  is_unfinished: false,
}
export const statements = { data: [statementHead], pagination: figures }
const item = (id: number) => ({
  key: `payable:${id}`,
  partner: '白詰草アパレル(デモ)',
  number: `INV2611-0000${id}`,
  open: '723404',
  due_on: '2026-11-30',
})
const entry = (id: number, more: object = {}) => ({
  id,
  booked_on: '2026-11-30',
  direction: 'in',
  currency: 'JPY',
  amount: '723404',
  sender_name: 'ｼﾛﾂﾒｸｻｱﾊﾟﾚﾙ(ｶ',
  text: '',
  status: 'posted',
  rule: 'name_amount',
  difference: '0',
  is_fee_forbidden: false,
  choices: [],
  paid: [],
  reason: '',
  lock_version: 0,
  ...more,
})
export const statement = {
  ...statementHead,
  lines: [
    entry(1, {
      status: 'confirm',
      rule: 'fee',
      amount: '722854',
      difference: '550',
      is_fee_forbidden: true,
      choices: [[item(1)]],
    }),
    entry(2, { status: 'tie', choices: [[item(2)], [item(3)]] }),
    entry(3, { paid: [{ number: 'INV2611-00009', amount: '723404' }] }),
    entry(4, { status: 'manual', amount: '724404', sender_name: 'ﾅｿﾞ' }),
  ],
  pagination: { ...figures, total_count: 3 },
}
/** What is open, as an address searches for it. */
export const openItems = (address: string) => {
  const search = new URL(address, 'http://x').searchParams.get('search') ?? ''
  const folded = search.normalize('NFKC').toUpperCase()
  const items = [1, 2, 3].map(item).filter(({ number }) => number.includes(folded))
  return { data: { items, total: items.length } }
}

/** One of three pages of a statement that was cut off once. */
export function pageOfLong(address: string) {
  const at = Number(new URL(address, 'http://x').searchParams.get('page') ?? 1)
  const place = { current_page: at, prev_page: at > 1 ? at - 1 : null, next_page: at < 3 ? at + 1 : null }
  return {
    ...statementHead,
    is_unfinished: true,
    lines: [entry(at, { sender_name: `ﾄﾘﾋｷ${at}` })],
    pagination: { ...figures, ...place, limit_value: 1, total_count: 3, total_pages: 3 },
  }
}
