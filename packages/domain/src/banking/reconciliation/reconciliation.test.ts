import { expect, it } from 'vitest'
import { compare, sum } from '../../money/decimal.ts'
import type { StatementEntry } from '../statements/statement.ts'
import { matchEntries } from './match-entries.ts'
import type { OpenItem, PartnerIdentity } from './open-item.ts'

let serial = 0
const entry = (from: Partial<StatementEntry> = {}): StatementEntry => ({
  key: `e${(serial += 1)}`,
  bookedOn: '2026-11-30',
  valueOn: null,
  direction: 'in',
  amount: '723404',
  kind: 'transfer',
  inquiry: '',
  senderCode: '',
  senderName: '',
  text: '',
  ediText: '',
  virtualAccount: '',
  isCancelled: false,
  ...from,
})
const item = (id: string, from: Partial<OpenItem> = {}): OpenItem => ({
  id,
  partner: 'otsu',
  direction: 'in',
  currency: 'JPY',
  invoiceNumber: `INV-2611-${id}`,
  open: '723404',
  dueOn: '2026-11-30',
  isProtected: false,
  ...from,
})
const partners: PartnerIdentity[] = [
  { partner: 'otsu', names: ['株式会社オツ'], senderCodes: ['0000000077'], virtualAccounts: ['0001-900-1-0000042'] },
  { partner: 'hei', names: ['ヘイ'], senderCodes: [], virtualAccounts: [] },
]
const match = (entries: StatementEntry[], items: OpenItem[], fees = ['330', '550']) =>
  matchEntries({ entries, currency: 'JPY', items, partners, fees })
const shown = (found: ReturnType<typeof match>) =>
  found.map(({ outcome, rule, items }) => [outcome, rule, items.map(({ id }) => id).join()])

it('A7 golden 7: the name and the amount find the invoice', () => {
  expect(shown(match([entry({ senderName: 'ｶ)ｵﾂ' })], [item('1', { open: '723404.0000' })]))).toEqual([
    ['post', 'name_amount', '1'],
  ])
})

it('A7 golden 7: less a fee of 550 is proposed, never posted, and flagged where we are protected', () => {
  const [found] = match([entry({ senderName: 'ｶ)ｵﾂ', amount: '722854' })], [item('1', { isProtected: true })])
  expect(found).toMatchObject({ outcome: 'confirm', rule: 'fee', difference: '550', isFeeForbidden: true })
  const [more] = match([entry({ senderName: 'ｶ)ｵﾂ', amount: '723734' })], [item('1', { isProtected: true })])
  expect(more).toMatchObject({ outcome: 'confirm', difference: '-330', isFeeForbidden: false })
})

const order: [what: string, from: Partial<StatementEntry>, rule: string][] = [
  ['our number before all', { ediText: 'inv 2611 1', senderCode: '77', senderName: 'ﾍｲ' }, 'edi'],
  ['a virtual account', { virtualAccount: '0001-900-1-0000042', senderCode: '77' }, 'virtual_account'],
  ['a sender code, with zeros or without', { senderCode: '77', senderName: 'ﾍｲ' }, 'sender_code'],
  ['the name', { senderName: 'オツ(カ' }, 'name_amount'],
  ['the name behind the bank’s own word', { senderName: '振込　ｶ)ｵﾂ' }, 'name_amount'],
]
for (const [what, from, rule] of order) {
  it(`A6 order: ${what}`, () => {
    expect(shown(match([entry(from)], [item('1'), item('2', { partner: 'hei' })]))).toEqual([['post', rule, '1']])
  })
}

it('A6 the sum of what one partner owes: of a day, or of all up to a day', () => {
  const items = [
    item('1', { open: '100', dueOn: '2026-10-31' }),
    item('2', { open: '20', dueOn: '2026-11-30' }),
    item('3', { open: '3', dueOn: '2026-11-30' }),
    item('4', { open: '1000', partner: 'hei' }),
  ]
  const paid = (amount: string) => shown(match([entry({ senderName: 'ｵﾂ', amount })], items))[0]
  expect(paid('23')).toEqual(['post', 'partner_sum', '2,3'])
  expect(paid('123')).toEqual(['post', 'partner_sum', '1,2,3'])
  expect(paid('120')).toEqual(['manual', null, ''])
  expect(paid('453')).toEqual(['confirm', 'fee', '1,2,3'])
  const numbers = entry({ ediText: 'INV-2611-1 INV-2611-3', amount: '103' })
  expect(shown(match([numbers], items))).toEqual([['post', 'edi', '1,3']])
})

it('A6 a tie is never posted: two items, two entries, or an item a tie wants already', () => {
  const name = { senderName: 'ｵﾂ' }
  expect(shown(match([entry(name)], [item('1'), item('2')]))).toEqual([['tie', 'name_amount', '']])
  expect(shown(match([entry(name), entry(name)], [item('1')])).map(([outcome]) => outcome)).toEqual(['tie', 'tie'])
  const coded = entry({ senderCode: '77' })
  const both = match([entry({ ...name, amount: '1446808' }), coded], [item('1'), item('2')])
  expect(both.map(({ outcome }) => outcome)).toEqual(['tie', 'tie'])
  expect(both[1]?.choices).toHaveLength(2)
})

it('what is cancelled, of another currency, of the other direction or paid is left alone', () => {
  const name = { senderName: 'ｵﾂ' }
  expect(match([entry({ ...name, isCancelled: true })], [item('1')])).toEqual([])
  expect(shown(match([entry(name)], [item('1', { currency: 'USD' })]))).toEqual([['manual', null, '']])
  expect(shown(match([entry({ ...name, direction: 'out' })], [item('1')]))).toEqual([['manual', null, '']])
  expect(shown(match([entry(name)], [item('1', { open: '0' })]))).toEqual([['manual', null, '']])
})

it('what tells first is followed alone: a later sign that says otherwise is left to a person', () => {
  const ofHei = item('2', { partner: 'hei', open: '500' })
  const found = (from: Partial<StatementEntry>) =>
    shown(match([entry({ amount: '500.0000', ...from })], [item('1'), ofHei]))[0]
  expect(found({ senderName: 'ﾍｲ' })).toEqual(['post', 'name_amount', '2'])
  expect(found({ senderName: 'ﾍｲ', senderCode: '77' })).toEqual(['manual', null, ''])
  expect(found({ senderName: 'ﾍｲ', ediText: 'INV-2611-1' })).toEqual(['manual', null, ''])
  const twice = { entries: [entry({ senderName: 'ﾍｲ', amount: '500' })], currency: 'JPY', items: [ofHei], fees: [] }
  expect(matchEntries({ ...twice, partners: [...partners, ...partners] })[0]?.outcome).toBe('post')
})

it('a partner that is recognised is offered with what it owes', () => {
  const [part] = match([entry({ ediText: 'INV-2611-1', amount: '500' })], [item('1'), item('2')])
  expect(part).toMatchObject({ outcome: 'manual', choices: [[{ id: '1' }]] })
  const [named] = match([entry({ senderName: 'ｵﾂ', amount: '500' })], [item('1'), item('2')])
  expect(named?.choices.flat().map(({ id }) => id)).toEqual(['1', '2'])
})

/** Mulberry32: the same run for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

function world(seed: number, entryCount: number, itemCount: number) {
  const next = random(seed)
  const pick = (count: number) => Math.floor(next() * count)
  const partnerCount = Math.max(2, Math.floor(itemCount / 5))
  const people = Array.from({ length: partnerCount }, (_, at) => ({
    partner: `p${at}`,
    names: [`P${at}`],
    senderCodes: at % 3 === 0 ? [String(1000 + at)] : [],
    virtualAccounts: at % 7 === 0 ? [`V${at}`] : [],
  }))
  const items = Array.from({ length: itemCount }, (_, at) =>
    item(String(at), {
      partner: `p${pick(partnerCount)}`,
      open: String(100 * (1 + pick(20))),
      dueOn: `2026-1${pick(3)}-1${pick(9)}`,
    }),
  )
  const entries = Array.from({ length: entryCount }, () => {
    const of = pick(partnerCount)
    return entry({
      senderName: next() < 0.8 ? `P${of}` : '',
      senderCode: next() < 0.3 ? String(1000 + of) : '',
      virtualAccount: next() < 0.1 ? `V${of}` : '',
      ediText: next() < 0.2 ? `INV-2611-${pick(itemCount)}` : '',
      amount: String(100 * (1 + pick(30)) - (next() < 0.1 ? 550 : 0) || 100).replace('-', ''),
    })
  })
  return { entries, items, partners: people, currency: 'JPY', fees: ['330', '550'] }
}

it('no item is paid twice, an entry is answered once, and no order of lines decides', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 150; seed += 1) {
    const input = world(seed, 40, 40)
    const found = matchEntries(input)
    expect(found.map(({ entry: { key } }) => key)).toEqual(input.entries.map(({ key }) => key))
    const paid = found.flatMap(({ items }) => items)
    expect(new Set(paid).size).toBe(paid.length)
    for (const {
      entry: { amount },
      outcome,
      items,
      difference,
    } of found) {
      seen.add(outcome)
      if (outcome === 'post') expect(compare(sum(items.map(({ open }) => open)), amount)).toBe(0)
      if (outcome === 'confirm') expect(['330', '550', '-330', '-550']).toContain(difference)
      if (outcome === 'tie' || outcome === 'manual') expect(items).toEqual([])
    }
    const other = matchEntries({ ...input, entries: input.entries.toReversed(), items: input.items.toReversed() })
    const ids = (matches: typeof found) =>
      Object.fromEntries(
        matches.map(({ entry: { key }, outcome, rule, items }) => [
          key,
          [outcome, rule, items.map(({ id }) => id).toSorted()],
        ]),
      )
    expect(ids(other)).toEqual(ids(found))
  }
  expect([...seen].toSorted()).toEqual(['confirm', 'manual', 'post', 'tie'])
})

/** How often the fields of items and entries are read: what the work costs, on any machine. */
function readsOf(size: number, crowd: boolean): number {
  const input = world(7, size * 5, size * 2)
  let reads = 0
  const counted = <Row extends object>(row: Row) =>
    new Proxy(row, { get: (of, name) => ((reads += 1), Reflect.get(of, name) as unknown) })
  const alike = (row: StatementEntry) => ({ ...row, senderName: 'P0', senderCode: '', ediText: '', amount: '100' })
  matchEntries({
    ...input,
    entries: input.entries.map((row) => counted(crowd ? alike(row) : row)),
    items: input.items.map((row) => counted(crowd ? { ...row, partner: 'p0', open: '100' } : row)),
  })
  return reads
}

for (const crowd of [false, true]) {
  it(`the work grows with the lines, not with lines times items${crowd ? ', even if all are alike' : ''}`, () => {
    const ratio = readsOf(2000, crowd) / readsOf(500, crowd)
    expect(ratio).toBeGreaterThan(3)
    expect(ratio).toBeLessThan(4.8)
  })
}
