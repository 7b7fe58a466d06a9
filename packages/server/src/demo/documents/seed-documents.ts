import { documents, type DocumentKind } from '@tsumugi/contract'
import { minus } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { AuditRow } from '../../audit/audit-queries.ts'
import { writeAudits } from '../../audit/append-audit.ts'
import type { Database } from '../../database/engine.ts'
import type { TenantRequest } from '../../http/request.ts'
import { closingsUntil, draftOf } from '../../modules/invoices/closing.ts'
import { makeOf } from '../../modules/fedi-invoices/making/make.ts'
import { invoiceRules } from '../../modules/invoices/invoice-rules.ts'
import { createDraft, saveFields, saveLines } from '../../records/documents/draft-handlers.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import { moveDocuments } from '../../records/documents/move-documents.ts'
import { linesOf, type LineValues } from '../../records/lines/line-queries.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { demoInvoice, demoOrders, type DemoOrder } from './order-scenes.ts'

const buyer = 1
const seller = 3
const kinds = documents as unknown as Readonly<Record<'contracts' | 'deliveries' | 'invoices', DocumentKind>>

/** Orders, deliveries and an invoice of the demo, made the way people make them: so that each holds what a real one would. */
export async function seedDocuments(database: Database, demo: DemoDataset): Promise<void> {
  const audits: AuditRow[] = []
  const accountOf = (key: string) => demo.users.find((user) => user.key === key)!.id
  const sides = {
    buyer: requestOf(database, buyer, accountOf('brand'), audits),
    seller: requestOf(database, seller, accountOf('supplier'), audits),
  }
  for (const order of demoOrders) {
    const contractId = await seedOrder(sides, order)
    await seedDelivery(sides, order, contractId)
  }
  await seedInvoice(sides.seller)
  await writeAudits(sides.buyer, audits)
}

interface Sides {
  readonly buyer: TenantRequest
  readonly seller: TenantRequest
}

/** What a request of somebody would hold, as far as making documents looks at it. */
const requestOf = (database: Database, userGroupId: number, accountId: number, audits: AuditRow[]): TenantRequest =>
  ({
    id: 'demo',
    address: 'demo',
    locale: 'ja',
    database,
    userGroupId,
    accountId,
    audits,
    asker: { originalAccountId: null, user: { powerUser: true } },
    asSystem: (work: (all: Database) => Promise<unknown>) => work(database),
    broadcast: { publish: async () => undefined },
    notify: async () => undefined,
  }) as unknown as TenantRequest

const actFor = ({ database, userGroupId }: TenantRequest) =>
  sql`select set_config('app.user_group_id', ${String(userGroupId)}, true)`.execute(database)

async function move(
  request: TenantRequest,
  kind: DocumentKind,
  id: number,
  transition: string,
  issueDate?: string,
): Promise<void> {
  await actFor(request)
  const [row] = await documentsById(request.database, kind, [id])
  const documentsMoved = [{ id, lockVersion: row!.lock_version }]
  const [outcome] = await moveDocuments(request, kind, { transition, documents: documentsMoved, issueDate })
  if (outcome!.causes.length > 0)
    throw new Error(
      `The demo's ${kind.noun} cannot ${transition}: ${outcome!.causes.map(({ code }) => code).join(', ')}.`,
    )
}

async function seedOrder(sides: Sides, order: DemoOrder): Promise<number> {
  await actFor(sides.buyer)
  const lines = order.rows.flatMap(({ colour, quantities }) =>
    order.sizes.map((size, at) => ({
      item: order.item,
      colour,
      size,
      description: order.description,
      unit: 'pc',
      quantity: quantities[at],
      unitPrice: order.unitPrice,
    })),
  )
  const place = { deliveryDue: order.due, deliveryPlace: '東京DC(デモ)' }
  const { id } = await createDraft(sides.buyer, kinds.contracts, {
    partnerId: seller,
    title: order.title,
    ...place,
    lines,
  })
  await move(sides.buyer, kinds.contracts, id, 'issue', order.issuedOn)
  await move(sides.seller, kinds.contracts, id, 'accept')
  return id
}

/** Shipped, received and inspected: what is missing never came, what is refused goes back. */
async function seedDelivery(sides: Sides, order: DemoOrder, contractId: number): Promise<void> {
  const kind = kinds.deliveries
  await actFor(sides.seller)
  const { id } = await createDraft(sides.seller, kind, {
    sourceId: contractId,
    plannedOn: order.due,
    toPlace: '東京DC(デモ)',
  })
  const rowFor = (colour: unknown) => order.rows.find((row) => row.colour === colour)!
  await changeLines(sides.seller, kind, id, ({ colour, size, quantity }) => {
    const short = rowFor(colour).short?.[String(size)]
    return short ? { quantity: minus(String(quantity), short) } : null
  })
  await move(sides.seller, kind, id, 'ship', order.shippedOn)
  await setFields(sides.seller, kind, id, { shippedOn: order.shippedOn })
  await setFields(sides.buyer, kind, id, { arrivedOn: order.arrivedOn })
  await move(sides.buyer, kind, id, 'arrive')
  await changeLines(sides.buyer, kind, id, ({ colour, size, quantity }) => {
    const rejected = rowFor(colour).rejected?.[String(size)] ?? '0'
    const received = String(quantity)
    const defect = rejected === '0' ? {} : { defect: '縫い目のほつれ' }
    return { received, rejected, accepted: minus(received, rejected), ...defect }
  })
  await setFields(sides.buyer, kind, id, { inspectedOn: order.inspectedOn })
  await move(sides.buyer, kind, id, 'inspect')
}

async function setFields(
  request: TenantRequest,
  kind: DocumentKind,
  id: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await actFor(request)
  const [row] = await documentsById(request.database, kind, [id])
  await saveFields(request, kind, row!, fields)
}

async function changeLines(
  request: TenantRequest,
  kind: DocumentKind,
  id: number,
  change: (line: Readonly<Record<string, unknown>>) => LineValues | null,
): Promise<void> {
  await actFor(request)
  const [row] = await documentsById(request.database, kind, [id])
  const changed = (await linesOf(request.database, kind, [id])).flatMap((line) => {
    const given = change(line)
    return given ? [{ id: line.id, ...given }] : []
  })
  if (changed.length > 0) await saveLines(request, kind, row!, { changed })
}

/** The collective invoice of October, dearer than agreed: it waits to be matched. */
async function seedInvoice(request: TenantRequest): Promise<void> {
  await actFor(request)
  const { until, dearer, extra, issuedOn } = demoInvoice
  const [closing] = await closingsUntil(request, until)
  const draft = draftOf(closing!)
  const taken = draft.taken.map((line) => (line.item === dearer.item ? { ...line, unitPrice: dearer.unitPrice } : line))
  const { id } = await createDraft(request, kinds.invoices, { ...draft, taken, lines: [extra] }, invoiceRules)
  await move(request, kinds.invoices, id, 'issue', issuedOn)
  await makeOf(request, { documentId: id })
}
