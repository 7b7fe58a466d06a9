import { documentKinds } from '@tsumugi/contract'
import type { Database } from '../../database/engine.ts'
import { joinRound, keepLandedCost } from '../../modules/estimation-rounds/round-queries.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { DemoActor } from './demo-actor.ts'
import { estimateRounds, type DemoQuote, type DemoRound } from './estimate-rows.ts'

const buyerId = 1
const { estimationRequests: requests, estimations } = documentKinds

/** Who quotes in the demo: the organisation, and who writes for it. */
const quoting = {
  konan: [3, 'supplier'],
  hangzhou: [5, 'chinaSupplier'],
  danang: [6, 'vietnamSupplier'],
} as const satisfies Record<DemoQuote['from'], readonly [number, string]>

type Makers = Readonly<Record<DemoQuote['from'], { readonly id: number; readonly actor: DemoActor }>>

/** What the brand asked of several makers at once, what they offered, and what it took. */
export async function seedEstimates(database: Database, { users }: DemoDataset): Promise<void> {
  const actorOf = (id: number, key: string) => new DemoActor(database, id, users.find((user) => user.key === key)!.id)
  const brand = actorOf(buyerId, 'brand')
  const makers = Object.fromEntries(
    Object.entries(quoting).map(([from, [id, key]]) => [from, { id, actor: actorOf(id, key) }]),
  ) as unknown as Makers
  for (const round of estimateRounds) {
    const asked = await askAll(database, brand, makers, round)
    for (const [at, quote] of round.quotes.entries())
      if (quote.unitPrice !== null) await answer(database, { brand, makers, quote, requestId: asked[at]! })
  }
}

/** Answers the ids of the requests, in the order of the quotes. */
async function askAll(database: Database, brand: DemoActor, makers: Makers, round: DemoRound): Promise<number[]> {
  const { title, replyDue, deliveryDue, lines } = round
  const ids: number[] = []
  for (const { from, currency = 'JPY' } of round.quotes) {
    const place = { deliveryDue, deliveryPlace: '東京DC(デモ)' }
    const { id } = await brand.draft(requests, {
      partnerId: makers[from].id,
      title,
      replyDue,
      currency,
      ...place,
      lines,
    })
    if (ids.length > 0) await joinRound(database, buyerId, id, ids[0]!)
    ids.push(id)
  }
  for (const id of ids) await brand.move(requests, id, 'issue', { issueDate: round.askedOn })
  return ids
}

interface Answering {
  readonly brand: DemoActor
  readonly makers: Makers
  readonly quote: DemoQuote
  readonly requestId: number
}

async function answer(database: Database, { brand, makers, quote, requestId }: Answering): Promise<void> {
  const { from, currency = 'JPY', unitPrice, quotedOn, validUntil, leadDays, breaks = [], landed, decision } = quote
  const maker = makers[from].actor
  const { id } = await maker.draft(estimations, {
    sourceId: requestId,
    currency,
    validUntil,
    leadDays,
    breaks: breaks.map((each) => ({ item: null, ...each })),
  })
  // What is made abroad is bought abroad: its tax falls due at the customs, not on the paper.
  const taxCode = currency === 'JPY' ? 'standard' : 'out_of_scope'
  const changed = (await linesOf(database, estimations, [id])).map((line) => ({ id: line.id, unitPrice, taxCode }))
  await maker.save(estimations, id, { changed })
  await maker.move(estimations, id, 'issue', { issueDate: quotedOn! })
  await maker.move(requests, requestId, 'answer')
  const { userGroupId } = await brand.acting()
  if (landed)
    await keepLandedCost(database, userGroupId, { document_id: id, ...landed, duty_percent: '0', lock_version: 0 })
  if (!decision) return
  await brand.move(estimations, id, decision, quote.reason ? { reason: quote.reason } : {})
  await brand.move(requests, requestId, 'close')
}
