import { documentKinds } from '@tsumugi/contract'
import { minus, round, times } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import { putIntoTrade, tradesOf } from '../../modules/trades/chain-queries.ts'
import { followDocuments } from '../../modules/trades/follow-moves.ts'
import { insertPair } from '../../modules/trades/deal-queries.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { DemoActor } from './demo-actor.ts'
import { seedTransports } from './seed-transports.ts'
import { trades, type DemoTrade } from './trade-rows.ts'

const brandId = 1
const houseId = 8
const factoryId = 3
/** The trading house buys for so much of what it sells for. */
const purchaseShare = '0.862'

interface Cast {
  readonly database: Database
  readonly brand: DemoActor
  readonly house: DemoActor
  readonly factory: DemoActor
}

type Line = Readonly<Record<string, unknown>>

/** Requests, trades and what they gathered: a brand, the trading house it asks, and the factory behind that. */
export async function seedTrades(database: Database, { users }: DemoDataset): Promise<void> {
  const accountOf = (key: string) => users.find((user) => user.key === key)!.id
  const cast: Cast = {
    database,
    brand: new DemoActor(database, brandId, accountOf('brand')),
    house: new DemoActor(database, houseId, accountOf('trade')),
    factory: new DemoActor(database, factoryId, accountOf('supplier')),
  }
  const ids: number[] = []
  for (const [at, story] of trades.entries()) {
    await cast.brand.acting()
    ids.push(...(await tell(cast, story, await linesOfStyles(database, at, story.styles))))
  }
  await seedProject(cast, ids)
}

/** One story, as far as it has gone; answers the trade that the brand sees. */
async function tell(cast: Cast, story: DemoTrade, lines: readonly Line[]): Promise<number[]> {
  const { database, brand, house, factory } = cast
  const sale = await ask(brand, house, { partnerId: houseId, story, lines })
  if (sale === null) return []
  if (story.until === 'lost') await brand.move(documentKinds.trades, sale, 'lose', { reason: story.reason! })
  if (story.until !== 'delivered') return [sale]
  const bought = lines.map((line) => ({ ...line, unitPrice: round(times(String(line.unitPrice), purchaseShare), 0) }))
  const purchase = (await ask(house, factory, { partnerId: factoryId, story, lines: bought }))!
  const { accountId } = await house.acting()
  await insertPair(database, { userGroupId: houseId, accountId }, sale, purchase)
  await order(cast, { trade: sale, buyer: brand, seller: house, partnerId: houseId, story, lines })
  const ordered = await order(cast, {
    trade: purchase,
    buyer: house,
    seller: factory,
    partnerId: factoryId,
    story,
    lines: bought,
  })
  await factory.move(documentKinds.trades, purchase, 'begin_production')
  await seedTransports(factory, [await deliver(cast, ordered)])
  return [sale]
}

interface Asking {
  readonly partnerId: number
  readonly story: DemoTrade
  readonly lines: readonly Line[]
}

/** Asks for something; answers the trade that began, where the story goes so far. */
async function ask(asker: DemoActor, other: DemoActor, { partnerId, story, lines }: Asking): Promise<number | null> {
  const kind = documentKinds.tradeRequests
  const { title, replyDue, deliveryDue, askedOn } = story
  const { id } = await asker.draft(kind, { partnerId, title, replyDue, deliveryDue, incoterm: 'DAP', lines })
  if (story.until === 'draft') return null
  await asker.move(kind, id, 'request', { issueDate: askedOn })
  if (story.until === 'requested') return null
  if (story.until === 'declined') await other.move(kind, id, 'decline', { reason: story.reason! })
  if (story.until === 'declined') return null
  await other.move(kind, id, 'accept')
  const { database } = await other.acting()
  return (await tradesOf(database, [id]))[0]!
}

interface Ordering extends Asking {
  readonly trade: number
  readonly buyer: DemoActor
  readonly seller: DemoActor
}

async function order({ database }: Cast, { trade, buyer, seller, partnerId, story, lines }: Ordering): Promise<number> {
  const kind = documentKinds.contracts
  const { title, deliveryDue, orderedOn } = story
  const { id } = await buyer.draft(kind, { partnerId, title, deliveryDue, deliveryPlace: '東京DC(デモ)', lines })
  await buyer.move(kind, id, 'issue', { issueDate: orderedOn! })
  await putIntoTrade(database, trade, [id])
  await seller.move(kind, id, 'accept')
  await followDocuments(await seller.acting(), trade)
  return id
}

/** Half of the order has been shipped, received and inspected. */
async function deliver({ database, house, factory }: Cast, sourceId: number): Promise<number> {
  const kind = documentKinds.deliveries
  const { id } = await factory.draft(kind, { sourceId, title: '1便', plannedOn: '2026-11-18', shippedOn: '2026-11-17' })
  const lines = await linesOf(database, kind, [id])
  await factory.save(kind, id, { removed: lines.slice(Math.ceil(lines.length / 2)).map((line) => line.id) })
  await factory.move(kind, id, 'ship', { issueDate: '2026-11-17' })
  await house.move(kind, id, 'arrive')
  const changed = (await linesOf(database, kind, [id])).map((line, at) => {
    const rejected = at === 0 ? '2' : '0'
    const received = String(line.quantity)
    return { id: line.id, received, accepted: minus(received, rejected), rejected }
  })
  await house.save(kind, id, { changed })
  await sql`update delivery set arrived_on = '2026-11-19' where document_id = ${id}`.execute(database)
  await house.move(kind, id, 'inspect')
  return id
}

/** What is made in bulk of a few styles, at the prices of the plan. */
async function linesOfStyles(database: Database, skip: number, styles: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with ordered as (
      select p.id, p.style_no, row_number() over (order by p.style_no, p.id) - 1 as at, count(*) over () as count
      from production p where p.user_group_id = ${brandId}
        and exists (select from phase f join stock_keeping_unit k on k.phase_id = f.id and k.quantity > 0
          where f.production_id = p.id and f.kind = 'bulk' and f.currency = 'JPY')
    ),
    -- past the last style the first comes again
    chosen as (select id, style_no from ordered where (at - ${skip}::int % count + count) % count < ${styles})
    select c.style_no as item, color.name as colour, size.name as size, 'pc' as unit, k.quantity::text as quantity,
      trim_scale(coalesce(k.unit_price, 2400))::text as "unitPrice"
    from chosen c join phase f on f.production_id = c.id and f.kind = 'bulk' and f.currency = 'JPY'
      join stock_keeping_unit k on k.phase_id = f.id and k.quantity > 0
      left join color on color.id = k.color_id left join size on size.id = k.size_id
    order by c.style_no, k.position, k.id limit 24`.execute(database)
  return rows
}

/** The brand's own project over its trades. */
async function seedProject({ database, brand }: Cast, tradeIds: readonly number[]): Promise<void> {
  const { accountId } = await brand.acting()
  const { rows } = await sql<{ id: number }>`
    insert into project (user_group_id, name, brand_id, season, owner_id, currency, budget, starts_on, ends_on, status, created_by)
    values (${brandId}, '27春夏 本生産', 1, '27SS', ${accountId}, 'JPY', 24000000, '2026-09-01', '2027-02-28', 'running', ${accountId})
    returning id`.execute(database)
  await sql`
    insert into project_trade (project_id, user_group_id, trade_id)
    select ${rows[0]!.id}, ${brandId}, id from unnest(${[...tradeIds]}::bigint[]) as id`.execute(database)
  await sql`
    insert into project_production (project_id, user_group_id, production_id)
    select ${rows[0]!.id}, ${brandId}, id from production where user_group_id = ${brandId} order by style_no, id limit 4`.execute(
    database,
  )
}
