import { expect, it } from 'vitest'
import { transitionRefusal } from '../../documents/lifecycle.ts'
import { compare, sum } from '../../money/decimal.ts'
import { ageing, ageingBucket } from './ageing.ts'
import { allocate, allocationFault, payable } from './allocation.ts'
import { netting, nettingWaitsFor } from './netting.ts'
import { firstPayday, payday, type PaydayRule } from './payday.ts'
import { isPaymentLocked, isRunLocked, paymentEffect, paymentLifecycle, runStatus } from './payment-lifecycle.ts'
import { receiptRest } from './receipt.ts'
import { runExclusion, type RunCandidate } from './run-picking.ts'
import { writeOffRefusal, type WriteOff } from './write-off.ts'

const rule = (from: Partial<PaydayRule>): PaydayRule => ({
  holidayShift: 'next',
  receivedOn: null,
  isMonthClosing: true,
  isProtected: true,
  isShiftAgreed: false,
  ...from,
})
const paydays: [what: string, due: string, from: Partial<PaydayRule>, paid: string][] = [
  [
    'day 61, four days on: the day before',
    '2026-12-31',
    { receivedOn: '2026-11-01', isShiftAgreed: true },
    '2026-12-30',
  ],
  ['one day on, agreed before', '2027-01-31', { receivedOn: '2026-12-01', isShiftAgreed: true }, '2027-02-01'],
  ['one day on, not agreed', '2027-01-31', { receivedOn: '2026-12-01' }, '2027-01-29'],
  ['day 56, within the limit', '2026-12-31', { receivedOn: '2026-11-10' }, '2027-01-04'],
  ['nobody protected', '2026-12-31', { receivedOn: '2026-11-01', isProtected: false }, '2027-01-04'],
  ['a file needs a bank day, whatever the term says', '2026-12-31', { holidayShift: 'none' }, '2026-12-30'],
]
for (const [what, due, from, paid] of paydays) {
  it(`B4 ${what}`, () => expect(payday(due, rule(from))).toBe(paid))
}

it('A4 the first day a file can pay on', () => {
  expect(firstPayday('2026-12-30')).toBe('2027-01-04')
  expect(firstPayday('2026-11-20', 2)).toBe('2026-11-25')
})

it('§3.10 a payment moves by its table, and nothing changes once it is exported', () => {
  const moves = (status: string) =>
    Object.entries(paymentLifecycle.transitions)
      .filter(([, move]) => {
        const context = { status, side: 'issuer', author: 'issuer', powerUser: false, reason: 'x' } as const
        return transitionRefusal(move, context) === null
      })
      .map(([name]) => name)
  expect(moves('draft')).toEqual(['approve', 'cancel'])
  expect(moves('approved')).toEqual(['revise', 'export', 'cancel'])
  expect(moves('exported')).toEqual(['execute', 'fail'])
  expect(moves('executed')).toEqual(['return', 'reconcile'])
  expect(moves('failed')).toEqual([])
  expect(paymentLifecycle.statuses.map(paymentEffect).join()).toBe(
    'reserves,reserves,reserves,pays,pays,releases,releases,releases',
  )
  expect(paymentLifecycle.statuses.filter((status) => !isPaymentLocked(status))).toEqual(['draft'])
  expect(isRunLocked(['approved', 'cancelled'])).toBe(false)
  expect(isRunLocked(['exported', 'exported'])).toBe(true)
  expect(runStatus(['executed', 'exported', 'failed'])).toBe('exported')
  expect(runStatus(['executed', 'failed'])).toBe('executed')
  expect(runStatus([])).toBe('draft')
})

const items = [
  { id: 'b', open: '600', dueOn: '2026-11-30' },
  { id: 'a', open: '500', dueOn: '2026-10-31', held: '100' },
]

it('§3.10 a run takes what is due by its bank day', () => {
  const scope = { payOn: '2026-12-30', currency: 'JPY', method: 'bank' } as const
  const paydayRule = rule({ receivedOn: '2026-11-01' })
  const one = {
    id: 'x',
    open: '5',
    dueOn: '2026-12-31',
    currency: 'JPY',
    method: 'bank',
    paydayRule,
    isReserved: false,
  }
  const excluded = (from: object) => runExclusion({ ...one, ...from } as RunCandidate, scope)
  expect(excluded({})).toBeNull()
  expect(excluded({ paydayRule: rule({ receivedOn: '2026-11-10' }) })).toBe('not_due')
  expect(excluded({ held: '5' })).toBe('held')
  expect(excluded({ isReserved: true })).toBe('reserved')
  expect(excluded({ currency: 'USD' })).toBe('currency')
  expect(excluded({ method: 'densai' })).toBe('method')
})

it('§4.2 the earliest due is paid first: in part, over, and with a fee taken off', () => {
  const paid = (amount: string, fee?: string) => allocate(amount, items, fee)
  expect(paid('300').allocations).toEqual([{ id: 'a', amount: '300' }])
  expect(paid('1001')).toEqual({
    allocations: [
      { id: 'a', amount: '400' },
      { id: 'b', amount: '600' },
    ],
    fees: [],
    unapplied: '1',
  })
  expect(paid('450', '550')).toMatchObject({ fees: [{ id: 'b', amount: '550' }], unapplied: '0' })
})

it('§4.2 Σ allocated ≤ open, and what is allocated and what is not make the payment', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const some = Array.from({ length: (seed % 6) + 1 }, (_, at) => ({
      id: `i${at}`,
      open: String((seed * 31 * (at + 1)) % 900),
      dueOn: `2026-1${(seed + at) % 3}-01`,
      held: String((seed * at) % 50),
    }))
    const [payment, fee] = [String((seed * 7919) % 3000), String(seed % 3 === 0 ? 550 : 0)]
    const { allocations, fees, unapplied } = allocate(payment, some, fee)
    expect(sum([...allocations.map(({ amount }) => amount), unapplied])).toBe(payment)
    for (const item of some) {
      const used = sum([...allocations, ...fees].filter(({ id }) => id === item.id).map(({ amount }) => amount))
      expect(compare(used, payable(item))).toBeLessThanOrEqual(0)
    }
    expect(allocationFault(payment, some, allocations)).toBeNull()
  }
})

it('§4.2 allocations by hand are held to the same', () => {
  const fault = (...allocations: [string, string][]) =>
    allocationFault(
      '1000',
      items,
      allocations.map(([id, amount]) => ({ id, amount })),
    )?.code ?? null
  expect(fault(['a', '400'], ['b', '600'])).toBeNull()
  expect(fault(['a', '401'])).toBe('beyond_open')
  expect(fault(['a', '300'], ['a', '101'])).toBe('beyond_open')
  expect(fault(['c', '1'])).toBe('item_unknown')
  expect(fault(['a', '0'])).toBe('amount_sign')
  expect(allocationFault('500', items, [{ id: 'b', amount: '501' }])?.code).toBe('beyond_payment')
})

it('§3.10 netting cuts both sides by the same sum, by consent of both', () => {
  const credits = [{ id: 'c', open: '450', dueOn: '2026-12-01' }]
  expect(netting(items, credits)).toEqual({
    amount: '450',
    payables: [
      { id: 'a', amount: '400' },
      { id: 'b', amount: '50' },
    ],
    credits: [{ id: 'c', amount: '450' }],
  })
  expect(netting(items, [])).toEqual({ amount: '0', payables: [], credits: [] })
  expect(nettingWaitsFor({ debtor: true, creditor: false })).toBe('creditor')
  expect(nettingWaitsFor({ debtor: true, creditor: true })).toBeNull()
})

it('§3.10 ageing by days after the due date', () => {
  const days = { '2026-11-21': 'not_due', '2026-11-20': 'late_1', '2026-10-22': 'late_1', '2026-10-21': 'late_31' }
  for (const [due, bucket] of Object.entries(days)) expect(ageingBucket(due, '2026-11-21')).toBe(bucket)
  expect(
    ageing(
      [
        { open: '10', dueOn: '2026-01-01' },
        { open: '5', dueOn: '2026-12-01' },
      ],
      '2026-11-21',
    ),
  ).toEqual({ not_due: '5', late_1: '0', late_31: '0', late_61: '0', late_91: '10' })
})

const asked: WriteOff = {
  amount: '100',
  open: '100',
  reason: 'fee',
  bookedOn: '2026-11-21',
  isPowerUser: true,
  isHeld: false,
  isInRun: false,
  lockedUntil: '2026-10-31',
  isOwedToProtected: false,
}
const refusals: [Partial<WriteOff>, string | null][] = [
  [{}, null],
  [{ isPowerUser: false }, 'power_user'],
  [{ reason: ' ' }, 'reason'],
  [{ isOwedToProtected: true }, 'protected'],
  [{ isHeld: true }, 'held'],
  [{ isInRun: true }, 'in_run'],
  [{ bookedOn: '2026-10-31' }, 'locked'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '101' }, 'beyond_open'],
]
for (const [from, refusal] of refusals) {
  it(`§3.10 write-off: ${refusal ?? 'allowed'}`, () => expect(writeOffRefusal({ ...asked, ...from })).toBe(refusal))
}

const owed = [
  { id: 'a', open: '1045000', dueOn: '2026-10-31' },
  { id: 'b', open: '500', dueOn: '2026-11-30' },
]
const received: [
  what: string,
  amount: string,
  paid: Record<string, string>,
  isKept: boolean,
  rest: string,
  fault: string | null,
][] = [
  ['§5.27 one more than is open is a rest that somebody has to keep', '1045001', { a: '1045000' }, false, '1', 'rest'],
  ['§5.27 and is a credit once somebody does', '1045001', { a: '1045000' }, true, '1', null],
  ['all of it allocated leaves nothing to keep', '1045500', { a: '1045000', b: '500' }, false, '0', null],
  ['a part of an item', '100', { b: '99.5' }, true, '0.5', null],
  ['money ahead of any invoice', '100', {}, true, '100', null],
  ['money ahead of any invoice that nobody keeps', '100', {}, false, '100', 'rest'],
  ['beyond what is open of one item', '1000', { b: '501' }, true, '499', 'beyond_open'],
  ['beyond what came in', '600', { a: '101', b: '500' }, true, '-1', 'beyond_payment'],
  ['nothing of an item', '600', { a: '0' }, true, '600', 'amount_sign'],
  ['an item of another', '600', { c: '1' }, true, '599', 'item_unknown'],
]
it.each(received)(
  '§3.10 allocation ≤ open, over-payment = unapplied credit: %s',
  (_, amount, paid, isKept, rest, fault) => {
    const allocations = Object.entries(paid).map(([id, part]) => ({ id, amount: part }))
    const answer = receiptRest({ amount, items: owed, allocations, isRestKept: isKept })
    expect([answer.rest, answer.fault?.code ?? null]).toEqual([rest, fault])
  },
)
