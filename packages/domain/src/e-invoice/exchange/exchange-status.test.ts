import { describe, expect, it } from 'vitest'
import { chance } from '../golden/random-invoices.fixture.ts'
import { businessStatusOf, networkStatusOf, type ExchangeKind, type ExchangeMessage } from './exchange-status.ts'

const at = (minute: number) => `2026-11-30T01:${String(minute).padStart(2, '0')}:00Z`
const said = (kind: ExchangeKind, minute: number, code = '', envelope = 'a', reason = ''): ExchangeMessage => ({
  kind,
  envelope,
  code,
  reason,
  saidAt: at(minute),
})

const network: readonly (readonly [name: string, messages: ExchangeMessage[], status: string])[] = [
  ['nothing yet', [], 'queued'],
  ['tried', [said('attempt', 1)], 'queued'],
  ['receipt', [said('attempt', 1), said('receipt', 2)], 'sent'],
  ['delivered with confirmation', [said('attempt', 1), said('receipt', 2), said('mls', 3, 'AP')], 'delivered'],
  ['delivered unconfirmed, receipt lost', [said('attempt', 1), said('mls', 3, 'AB')], 'delivered'],
  ['rule broken', [said('attempt', 1), said('receipt', 2), said('mls', 3, 'RE', 'a', 'BV')], 'rejected'],
  ['not deliverable', [said('attempt', 1), said('receipt', 2), said('mls', 3, 'RE', 'a', 'FD')], 'failed'],
  ['given up', [said('attempt', 1), said('gave_up', 2)], 'failed'],
  ['again', [said('attempt', 1), said('gave_up', 2), said('attempt', 3, '', 'b')], 'queued'],
  [
    'again, and there',
    [said('mls', 3, 'RE', 'a', 'FD'), said('attempt', 1), said('attempt', 4, '', 'b'), said('mls', 5, 'AP', 'b')],
    'delivered',
  ],
]
const business: readonly (readonly [name: string, codes: string[], status: string])[] = [
  ['silence', [], 'none'],
  ['received', ['AB'], 'acknowledged'],
  ['asked', ['AB', 'UQ'], 'disputed'],
  ['asked, then approved', ['UQ', 'AP'], 'accepted'],
  ['paid', ['AP', 'PD'], 'paid'],
  ['nothing after paid', ['PD', 'UQ'], 'paid'],
  ['nothing after rejected', ['RE', 'AP'], 'rejected'],
]

/** The same messages some other way: turned round, and some of them twice. */
function otherwise(messages: readonly ExchangeMessage[], seed: number): ExchangeMessage[] {
  const next = chance(seed)
  const twice = [...messages, ...messages.filter(() => next() < 0.5)]
  return twice
    .map((message) => ({ message, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ message }) => message)
}

describe('evidence e-invoice §7 network and business are two statuses', () => {
  it.each(network)('network: %s', (_, messages, status) => {
    for (let seed = 0; seed < 50; seed += 1) expect(networkStatusOf(otherwise(messages, seed))).toBe(status)
  })

  it.each(business)('business: %s', (_, codes, status) => {
    const messages = codes.map((code, minute) => said('response', minute, code))
    for (let seed = 0; seed < 50; seed += 1) expect(businessStatusOf(otherwise(messages, seed))).toBe(status)
  })

  it('neither speaks for the other', () => {
    const messages = [said('attempt', 1), said('receipt', 2), said('response', 3, 'AP')]
    expect([networkStatusOf(messages), businessStatusOf(messages)]).toEqual(['sent', 'accepted'])
  })
})
