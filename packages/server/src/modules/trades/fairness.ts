import type { Fairness, FairnessRule } from '@tsumugi/contract'
import { orderDue, priceRequestStatus, protectionOf, type OrderDue } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { todayOf } from '../../records/number-queries.ts'
import {
  datesOfTrade,
  priceTalks,
  termsBetween,
  type PriceTalk,
  type TermsRow,
  type TradeDates,
} from './fairness-queries.ts'

type Rule = Fairness['rules'][number]

/** How a trade stands against the rules of fair trade (domain §3.6; trade-law B): measured, never declared. */
export async function fairnessOf(request: TenantRequest, trade: DocumentDataRow): Promise<Fairness> {
  const { database, userGroupId } = request
  const terms = await request.asSystem((system) => termsBetween(system, trade.issuer_id, trade.receiver_id!))
  const [dates, talks, today] = await Promise.all([
    datesOfTrade(database, trade.id),
    priceTalks(database, trade.id),
    todayOf(database, userGroupId),
  ])
  const due = dueOf(terms, dates)
  return {
    isProtected: terms?.is_protected ?? false,
    tape: due && {
      receivedOn: due.receipt,
      isReceived: dates.arrived_on !== null,
      dueOn: due.due,
      day: due.day,
      limitOn: due.limit.on,
      isLawful: due.verdict === 'lawful',
    },
    rules: [
      rule('basic_contract', terms?.basic_contract_on ? 'kept' : 'open', { on: terms?.basic_contract_on ?? null }),
      rule('written_order', dates.orders === 0 ? 'open' : dates.written === dates.orders ? 'kept' : 'faulty', {
        done: dates.written,
        of: dates.orders,
      }),
      rule('due_date', due ? (due.verdict === 'lawful' ? 'kept' : 'faulty') : 'open', { done: due?.day ?? null }),
      rule('fee_bearer', terms?.fee_bearer ? (terms.fee_bearer === 'payer' ? 'kept' : 'faulty') : 'open'),
      talkRule(talks, today),
      rule('changes', dates.open_changes === 0 ? 'kept' : 'open', { done: dates.open_changes }),
    ],
  }
}

const rule = (
  name: FairnessRule,
  verdict: Rule['verdict'],
  measured: Partial<Pick<Rule, 'done' | 'of' | 'on'>> = {},
): Rule => ({ done: null, of: null, on: null, talks: [], rule: name, verdict, ...measured })

/** When it will be paid, from the receipt, else from the day it is planned or due (trade-law B4). */
function dueOf(terms: TermsRow | undefined, dates: TradeDates): (OrderDue & { receipt: string }) | null {
  const receipt = dates.arrived_on ?? dates.planned_on ?? dates.delivery_due
  if (!terms?.rule || !receipt || !dates.ordered_on) return null
  const unknown = { isIndividual: false, capital: null, hasEmployees: null, regularEmployees: null, confirmedOn: null }
  const protection = protectionOf(
    { orderedOn: dates.ordered_on, work: 'manufacturing', buyer: unknown, supplier: unknown },
    { override: { isProtected: terms.is_protected, reason: 'relation' } },
  )
  return {
    receipt,
    ...orderDue({ protection, receipt, rule: terms.rule, splits: terms.splits, holidayAgreementOn: null }),
  }
}

/** Talks about prices are a record where each was answered, and a refusal explained (trade-law B3). */
function talkRule(talks: readonly PriceTalk[], today: string): Rule {
  const open = talks.filter((talk) => !isAnswered(talk, today))
  return {
    ...rule('price_talks', open.length === 0 ? 'kept' : 'open', { done: talks.length - open.length, of: talks.length }),
    talks: open.map(({ document_id: documentId, noun, number, item, asked_on: askedOn }) => ({
      documentId,
      noun,
      number,
      item,
      askedOn,
    })),
  }
}

const isAnswered = (talk: PriceTalk, today: string) =>
  priceRequestStatus(
    {
      requestedOn: talk.asked_on,
      requestedBy: talk.asked_by,
      item: talk.item,
      requestedPrice: null,
      reasons: [],
      answeredOn: talk.answered_on,
      result: talk.result,
      explanation: talk.explanation,
    },
    today,
  ) === 'answered'
