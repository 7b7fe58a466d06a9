import { documentNouns } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { date, id, instant } from '../kernel/fields.ts'

const decimal = z.string()
const party = z.object({ id, name: z.string() })

/** The steps of the chain, in their order; each is the noun of its documents (design §9). */
export const chainSteps = ['trade_request', 'estimation', 'contract', 'delivery', 'invoice'] as const

/** The nouns of all documents that a trade gathers: the steps, and the questions before an estimate. */
export const tradeNouns = [...chainSteps, 'estimation_request'] as const

/** What is made from a trade itself: a buyer asks for quotes or orders, a seller quotes (domain §3.7). */
export const tradeDrafts = ['estimation_request', 'estimation', 'contract'] as const
export type TradeDraft = (typeof tradeDrafts)[number]

/** A document in the chain of a trade. Quantities and amounts are decimal strings. */
export const chainDocument = z.object({
  id,
  noun: z.enum(documentNouns as unknown as [string, ...string[]]),
  /** Null while it is a draft of the reader's. */
  number: z.nullable(z.string()),
  title: z.string(),
  status: z.string(),
  revision: z.number(),
  currency: z.string(),
  quantity: decimal,
  /** Without tax; of a delivery at the prices of its order. */
  amount: decimal,
  issueDate: z.nullable(date),
  /** Whose turn it is, as the reader sees it. */
  turn: z.nullable(z.enum(['ours', 'theirs'])),
  /** Since when it has stood as it does. */
  since: instant,
})
export type ChainDocument = z.output<typeof chainDocument>

/** What was ordered of one colour and size, and what became of it. Decimal strings in its unit. */
export const tradeLine = z.object({
  id,
  documentId: id,
  documentNumber: z.nullable(z.string()),
  deliveryDue: z.nullable(date),
  item: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  size: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  currency: z.string(),
  unitPrice: z.nullable(decimal),
  amount: z.nullable(decimal),
  ordered: decimal,
  shipped: decimal,
  accepted: decimal,
  billed: decimal,
})
export type TradeLine = z.output<typeof tradeLine>

/** The measured rules of a fair trade, in the order in which they are shown (domain §3.6; trade-law B). */
export const fairnessRules = [
  'basic_contract',
  'written_order',
  'due_date',
  'fee_bearer',
  'price_talks',
  'changes',
] as const
export type FairnessRule = (typeof fairnessRules)[number]

/** `open` waits for something that is not known or not done yet; `faulty` is against the rule. */
export const fairnessVerdicts = ['kept', 'open', 'faulty'] as const

export const fairness = z.object({
  rules: z.array(
    z.object({
      rule: z.enum(fairnessRules),
      verdict: z.enum(fairnessVerdicts),
      /** What was measured, for the words beside the rule. */
      done: z.nullable(z.number()),
      of: z.nullable(z.number()),
      on: z.nullable(date),
      /** Of talks about prices: those that wait for an answer or its explanation, with the document to answer them on. */
      talks: z.array(
        z.object({
          documentId: id,
          noun: z.enum(documentNouns as unknown as [string, ...string[]]),
          number: z.nullable(z.string()),
          item: z.nullable(z.string()),
          askedOn: date,
        }),
      ),
    }),
  ),
  /** From the receipt to the payment; null while there is no term or no day of receipt. */
  tape: z.nullable(
    z.object({
      receivedOn: date,
      /** It has been received; else it is planned. */
      isReceived: z.boolean(),
      dueOn: date,
      /** Counted from the receipt as day 1. */
      day: z.number(),
      limitOn: date,
      isLawful: z.boolean(),
    }),
  ),
  /** The law protects the seller of this trade. */
  isProtected: z.boolean(),
})
export type Fairness = z.output<typeof fairness>

const half = z.nullable(z.object({ quantity: decimal, amount: decimal, currency: z.nullable(z.string()) }))
export const dealMargin = z.object({
  item: z.string(),
  sale: half,
  purchase: half,
  margin: z.nullable(decimal),
  marginPercent: z.nullable(decimal),
})

/** A trade as the other half of a deal. */
export const dealTrade = z.object({
  id,
  number: z.nullable(z.string()),
  title: z.string(),
  partner: z.nullable(party),
  status: z.string(),
})
export type DealTrade = z.output<typeof dealTrade>

/** A sale of a trading house with the purchases behind it, and what it earns on each item. */
export const deal = z.object({
  sales: z.array(dealTrade),
  purchases: z.array(dealTrade),
  /** What makers were asked for this sale and have not taken on. */
  requests: z.array(dealTrade),
  /** Trades that may become the other half. */
  candidates: z.array(dealTrade),
  items: z.array(dealMargin),
  total: dealMargin,
})
export type Deal = z.output<typeof deal>
export type DealMargin = z.output<typeof dealMargin>
