import { documentKinds } from '@tsumugi/contract'
import { toKanaHolder } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { invoiceRules } from '../../modules/invoices/invoice-rules.ts'
import { bookCredit, bookInvoice } from '../../modules/payables/public-face.ts'
import { keepAccount } from '../../modules/payment-runs/public-face.ts'
import { replaceBankAccounts } from '../../modules/user-groups/queries.ts'
import { createDraft } from '../../records/documents/draft-handlers.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { DemoActor } from '../trades/demo-actor.ts'
import { factoryAccount, type DemoPayable } from './payable-rows.ts'
import { importTransfer } from './seed-bank-statements.ts'
import { payInRun } from './seed-payment-run.ts'

const brandId = 1
const factoryId = 3
const { contracts, deliveries, invoices, creditNotes } = documentKinds

/** As the factory names it itself. */
const ownAccount = {
  bank_code: factoryAccount.bankCode,
  bank_name: factoryAccount.bankName,
  branch_code: factoryAccount.branchCode,
  branch_name: factoryAccount.branchName,
  kind: factoryAccount.kind,
  account_number: factoryAccount.accountNumber,
  holder: toKanaHolder(factoryAccount.holder),
  position: 0,
}

interface Cast {
  readonly database: Database
  readonly brand: DemoActor
  /** Approves the runs that others made. */
  readonly owner: DemoActor
  readonly factory: DemoActor
}

/** What the brand owes its factory, and what it has paid: orders that went all the way to the money. */
export async function seedPayables(
  database: Database,
  { users }: DemoDataset,
  stories: readonly DemoPayable[],
): Promise<void> {
  const actor = (groupId: number, key: string) => {
    const { id, name } = users.find((user) => user.key === key)!
    return new DemoActor(database, groupId, id, name)
  }
  const cast: Cast = {
    database,
    brand: actor(brandId, 'brand'),
    owner: actor(brandId, 'brandOwner'),
    factory: actor(factoryId, 'supplier'),
  }
  const { userGroupId, accountId } = await cast.brand.acting()
  await keepAccount(database, { userGroupId, accountId, partnerId: factoryId, kept: factoryAccount })
  await replaceBankAccounts(database, factoryId, [ownAccount])
  for (const story of stories) await tell(cast, story)
}

async function tell(cast: Cast, story: DemoPayable): Promise<void> {
  const { brand, factory } = cast
  const contractId = await order(cast, story)
  await deliver(cast, story, contractId)
  const bill = { sourceId: contractId, title: story.title, dueOn: story.dueOn }
  const { id } = await createDraft(await factory.acting(), invoices, bill, invoiceRules)
  await factory.move(invoices, id, 'issue', { issueDate: story.billedOn })
  await brand.move(invoices, id, 'confirm')
  await bookInvoice(await brand.acting(), invoices, id)
  if (story.returned) await takeBack(cast, contractId, story, story.returned)
  if (!story.run) return
  await payInRun(cast, id, story.run)
  if (story.run.exportedOn) await receive(cast, id, story.run.payOn)
}

async function order({ brand, factory }: Cast, story: DemoPayable): Promise<number> {
  const { title, item, description, unitPrice, quantities, orderedOn, deliveredOn } = story
  const lines = Object.entries(quantities).map(([size, quantity]) => ({
    item,
    colour: '99 黒',
    size,
    description,
    unit: 'pc',
    quantity,
    unitPrice,
  }))
  const place = { deliveryDue: deliveredOn, deliveryPlace: '東京DC(デモ)' }
  const { id } = await brand.draft(contracts, { partnerId: factoryId, title, ...place, lines })
  await brand.move(contracts, id, 'issue', { issueDate: orderedOn })
  await factory.move(contracts, id, 'accept')
  return id
}

/** Shipped, received and accepted as a whole. */
async function deliver({ database, brand, factory }: Cast, { deliveredOn }: DemoPayable, sourceId: number) {
  const { id } = await factory.draft(deliveries, { sourceId, plannedOn: deliveredOn, shippedOn: deliveredOn })
  await factory.move(deliveries, id, 'ship', { issueDate: deliveredOn })
  await brand.move(deliveries, id, 'arrive')
  const changed = (await linesOf(database, deliveries, [id])).map((line) => {
    const quantity = String(line.quantity)
    return { id: line.id, received: quantity, accepted: quantity, rejected: '0' }
  })
  await brand.save(deliveries, id, { changed })
  await sql`
    update delivery set arrived_on = ${deliveredOn}, inspected_on = ${deliveredOn} where document_id = ${id}`.execute(
    database,
  )
  await brand.move(deliveries, id, 'inspect')
  await brand.move(deliveries, id, 'close')
}

/** Both sides find the transfer on their bank's statement. */
async function receive(cast: Cast, invoiceId: number, on: string): Promise<void> {
  const { rows } = await sql<{ amount: string }>`
    select trim_scale(sum(amount))::text as amount from payable where document_id = ${invoiceId}`.execute(cast.database)
  await importTransfer(cast, { on, amount: rows[0]!.amount })
}

/** Some pieces go back after the bill; what they cost is set off. */
async function takeBack(
  { database, brand, factory }: Cast,
  sourceId: number,
  { title, billedOn }: DemoPayable,
  { quantity, on }: NonNullable<DemoPayable['returned']>,
): Promise<void> {
  const credit = { sourceId, title: `${title} 返品`, creditReason: 'goods_returned', returnedOn: on, soldOn: billedOn }
  const { id } = await createDraft(await factory.acting(), creditNotes, credit, invoiceRules)
  const [first, ...rest] = await linesOf(database, creditNotes, [id])
  await factory.save(creditNotes, id, { changed: [{ id: first!.id, quantity }], removed: rest.map((line) => line.id) })
  await factory.move(creditNotes, id, 'issue', { issueDate: on })
  await brand.move(creditNotes, id, 'confirm')
  await bookCredit(await brand.acting(), creditNotes, id)
}
