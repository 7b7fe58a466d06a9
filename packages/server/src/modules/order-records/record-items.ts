import { compare, sum } from '@tsumugi/domain'
import { groupBy } from '@tsumugi/domain/scheduling'
import { orderRecordItems, type OrderRecordKey } from '@tsumugi/domain/trading'
import type { FormatWords } from '../../documents/format/format-words.ts'
import type {
  RecordedChange,
  RecordedClaim,
  RecordedDelivery,
  RecordedOrder,
  RecordedPayment,
  RecordedReject,
} from './record-queries.ts'
import type { RecordWords } from './record-words.ts'

/** All that is known of one order after it was given. */
export interface OrderFacts {
  readonly order: RecordedOrder
  readonly deliveries: readonly RecordedDelivery[]
  readonly rejects: readonly RecordedReject[]
  readonly claims: readonly RecordedClaim[]
  readonly changes: readonly RecordedChange[]
  readonly payments: readonly RecordedPayment[]
}

interface Speech {
  readonly say: RecordWords
  readonly format: FormatWords
}

/** The items that Art. 7 asks for, each with what is recorded of it, in the order of the law (trade-law B2.4). */
export function recordItems(facts: OrderFacts, speech: Speech) {
  return orderRecordItems.map(({ key }) => ({
    key,
    label: speech.say(`record.${key}`),
    entries: entriesOf[key](facts, speech).filter(Boolean),
  }))
}

const entriesOf: Readonly<Record<OrderRecordKey, (facts: OrderFacts, speech: Speech) => readonly string[]>> = {
  received_content: ({ deliveries }, { say, format }) =>
    deliveries.map((row) =>
      say('entry.received', { ...named(row), item: row.item, quantity: format.figure(row.received) }),
    ),
  received_on: ({ deliveries }, speech) => daysOf(deliveries, ({ arrived_on: on }) => on, speech),
  inspected_on: ({ deliveries }, speech) => daysOf(deliveries, ({ inspected_on: on }) => on, speech),
  inspection_result: ({ deliveries }, { say, format }) =>
    [...groupBy(deliveries, (row) => row.delivery_id).values()]
      .filter(([first]) => first!.inspected_on !== null)
      .map((rows) =>
        say('entry.result', {
          ...named(rows[0]!),
          accepted: format.figure(sum(rows.map(({ accepted }) => accepted))),
          rejected: format.figure(sum(rows.map(({ rejected }) => rejected))),
        }),
      ),
  reject_treatment: ({ deliveries, rejects, claims }, { say, format }) => [
    ...rejects.map(({ delivery_id: id, treatment, quantity }) =>
      say('entry.treatment', {
        ...numbered(deliveries, id),
        treatment: say(`treatment.${treatment}`),
        quantity: format.figure(quantity),
      }),
    ),
    ...claims.map(({ delivery_id: id, remedy, quantity, status }) =>
      say('entry.claim', {
        ...numbered(deliveries, id),
        remedy: say(`remedy.${remedy}`),
        quantity: format.figure(quantity),
        status: say(`claim.${status}`),
      }),
    ),
  ],
  changes_and_redo: ({ deliveries, claims, changes }, { say, format }) => [
    ...changes.map(({ agreed_on: on, kind, reason }) =>
      say('entry.change', { date: format.day(on), kind: say(`kind.${kind}`), reason }),
    ),
    ...claims
      .filter(({ remedy, status }) => remedy === 'redelivery' && status !== 'refused')
      .map(({ delivery_id: id, quantity, note }) =>
        say('entry.redo', { ...numbered(deliveries, id), quantity: format.figure(quantity), note: note ?? '' }).trim(),
      ),
  ],
  amount_changes: ({ order, changes }, { say, format }) =>
    changes
      .filter(({ before, after }) => before !== null && after !== null && compare(before, after) !== 0)
      .flatMap(({ agreed_on: on, before, after, reason }) => [
        `${say('entry.amount', {
          date: format.day(on),
          before: format.money(before!, order.currency),
          after: format.money(after!, order.currency),
        })} — ${reason}`,
      ]),
  paid_amount: ({ payments }, { say, format }) =>
    paidOf(payments).map(({ invoice, amount, currency }) =>
      say('entry.paid', { invoice, amount: format.money(amount, currency) }),
    ),
  paid_on: ({ payments }, { say, format }) =>
    paidOf(payments).map(({ invoice, settled_on: on }) =>
      say('entry.day', { delivery: invoice, date: format.day(on) }),
    ),
  payment_means: ({ payments }, { say }) => [...new Set(paidOf(payments).map(({ method }) => say(`method.${method}`)))],
  other_means_details: ({ order: { payment_details: details } }) =>
    details
      ? [
          [details.institution, details.amountOrShare, details.claimAmount, details.claimMaturity, details.other]
            .filter(Boolean)
            .join(' '),
        ]
      : [],
  material_set_off: ({ order, payments }, { say, format }) => [
    ...(order.paid_materials ?? []).map(({ name, price, settlementOn, settlementMethod }) =>
      say('entry.material', {
        item: [name, settlementMethod].filter(Boolean).join(' '),
        amount: price === null ? '' : format.money(price, order.currency),
        date: settlementOn === null ? '' : format.day(settlementOn),
      }),
    ),
    ...payments.flatMap(({ kind, invoice, amount, currency, settled_on: on, rest }) =>
      kind === 'payment'
        ? []
        : [
            say('entry.set_off', {
              date: format.day(on),
              invoice,
              kind: say(`kind.${kind}`),
              amount: format.money(amount, currency),
              rest: format.money(rest, currency),
            }),
          ],
    ),
  ],
  // Nobody books interest apart yet, so there is none to show.
  interest_paid: () => [],
}

const named = ({ number }: RecordedDelivery) => ({ delivery: number ?? '' })
const numbered = (deliveries: readonly RecordedDelivery[], id: number) => ({
  delivery: deliveries.find((row) => row.delivery_id === id)?.number ?? '',
})
const paidOf = (payments: readonly RecordedPayment[]) => payments.filter(({ kind }) => kind === 'payment')

/** A day of each delivery, once however many items came in it. */
const daysOf = (
  deliveries: readonly RecordedDelivery[],
  dayOf: (row: RecordedDelivery) => string | null,
  { say, format }: Speech,
) => [
  ...new Set(
    deliveries.flatMap((row) => {
      const day = dayOf(row)
      return day === null ? [] : [say('entry.day', { ...named(row), date: format.day(day) })]
    }),
  ),
]
