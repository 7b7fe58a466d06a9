import { randomUUID } from 'node:crypto'
import { contract, eInvoiceStates, paginate } from '@tsumugi/contract'
import { faultSentence, needsReason, repairEInvoice } from '@tsumugi/domain/e-invoice'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, orStale, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { enqueue } from '../../outbox/queries.ts'
import { changed } from '../../records/changed.ts'
import { slowWork } from '../../slow-work/slow-work.ts'
import type { Attachment } from './attached-files.ts'
import { detailReply } from './detail-reply.ts'
import { readFile, type FileRead } from './file-facts.ts'
import { makeOf, written } from './making/make.ts'
import { addMessage } from './queries/message-queries.ts'
import type { OutgoingResponse } from './network/network.ts'
import { invoiceOf, pageOfInvoices, queueInvoice, rewriteDraft, type StoredInvoice } from './queries/invoice-queries.ts'
import { documentsNumbered, insertLinks } from './queries/link-queries.ts'
import { eInvoiceWords } from './said-in-words.ts'
import { prepareView } from './kept-views.ts'
import { readOutside, takeIn } from './take-in.ts'

interface PreparedFile {
  readonly xml: Buffer
  readonly read: FileRead
}

/** Electronic invoices of the organisation's own, issued and received (spec §2; domain §3.9; evidence e-invoice). */
export const fediInvoiceRoutes = serve(
  contract.fediInvoices,
  {},
  {
    async show({ params }, inOwn) {
      const { stored, locale } = await inOwn(async ({ database, userGroupId, locale }) => ({
        stored: await invoiceOf(database, userGroupId, params.id),
        locale,
      }))
      if (stored) await prepareView(stored, locale)
    },
    async original({ params, query }, inOwn): Promise<Attachment | null> {
      if (query.attachment === undefined) return null
      const stored = await inOwn(({ database, userGroupId }) => invoiceOf(database, userGroupId, params.id))
      if (!stored) throw notFound()
      const found = await slowWork('open_attachment', { xml: stored.xml, place: query.attachment })
      if (!found) throw notFound()
      return found
    },
    async import({ body: { fediInvoice } }, inOwn): Promise<PreparedFile> {
      const xml = Buffer.from(fediInvoice.content, 'base64')
      const read = await readOutside(xml)
      const locale = await inOwn(async (request) => request.locale)
      if (!read.fault)
        await prepareView({ xml, sha256: read.facts.sha256, networkStatus: 'received', known: {} }, locale)
      return { xml, read }
    },
  },
)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, tabs } = await pageOfInvoices(database, userGroupId, query, { limit, offset })
    const countOf = (state: string) => tabs.find((tab) => tab.state === state)?.count ?? 0
    const counted: readonly string[] = query.state ? [query.state] : eInvoiceStates
    const count = counted.reduce((total, state) => total + countOf(state), 0)
    return {
      data: rows,
      pagination: paginate(count, page, limit),
      tabs: eInvoiceStates.map((state) => ({ state, count: countOf(state) })),
    }
  },

  show: async (request, { params }) => ({ data: await detailReply(request, params.id) }),

  async original({ database, userGroupId, prepared }, { params }) {
    if (prepared) return brought(prepared as Attachment)
    const stored = await invoiceOf(database, userGroupId, params.id)
    if (!stored) throw notFound()
    const { xml, number, fileName, id } = stored
    return brought({ name: fileName || `${number || id}.xml`, mediaType: 'application/xml; charset=utf-8', bytes: xml })
  },

  async create(request, { body }) {
    const { id, verb } = await makeOf(request, body.fediInvoice)
    if (verb) await changed(request, { noun: 'fedi_invoice', verb, id, detail: { ...body.fediInvoice } })
    else nothingToDo(request)
    return { data: await detailReply(request, id) }
  },

  async repair(request, { params, body }) {
    const { repair, lockVersion } = body.fediInvoice
    const stored = await held(request, params.id, lockVersion)
    if (stored.networkStatus !== 'draft') throw invalid({ code: 'e_invoice_left' })
    const { read } = readFile(stored.xml)
    if (!read) throw notFound()
    const { facts, xml } = written(repairEInvoice(read.invoice, repair), stored.known)
    if (xml.equals(stored.xml)) throw invalid({ code: 'e_invoice_no_repair' })
    await rewriteDraft(request.database, stored.id, facts, xml)
    const changes = { findings: { before: stored.findingCount, after: facts.findings } }
    await changed(request, { noun: 'fedi_invoice', verb: 'repaired', id: stored.id, changes, detail: { repair } })
    return { data: await detailReply(request, stored.id) }
  },

  async send(request, { params, body }) {
    const stored = await held(request, params.id, body.fediInvoice.lockVersion)
    if (stored.networkStatus !== 'draft' && stored.networkStatus !== 'failed') throw invalid({ code: 'e_invoice_left' })
    if (stored.findingCount > 0) throw invalid({ code: 'e_invoice_findings', meta: { count: stored.findingCount } })
    await queueInvoice(request.database, stored.id)
    await enqueue(request.database, 'e_invoice_send', { userGroupId: request.userGroupId, id: stored.id })
    await changed(request, { noun: 'fedi_invoice', verb: 'sent', id: stored.id, detail: { number: stored.number } })
    return { data: await detailReply(request, stored.id) }
  },

  async import(request, { body }) {
    const { fileName } = body.fediInvoice
    const { database, userGroupId, accountId } = request
    const { xml: bytes, read } = request.prepared as PreparedFile
    const taken = await takeIn(database, { userGroupId, bytes, read, fileName, envelope: null, accountId })
    if (taken.fault) {
      const reason = faultSentence(taken.fault, await eInvoiceWords(request.locale))
      throw invalid({ code: 'e_invoice_unreadable', field: 'content', meta: { reason } })
    }
    const { id, number, isNew } = taken
    if (!isNew) throw new Refusal(409, [{ code: 'e_invoice_again', meta: { id, number } }])
    await changed(request, { noun: 'fedi_invoice', verb: 'imported', id, detail: { number } })
    return { data: await detailReply(request, id) }
  },

  async link(request, { params, body }) {
    const { database, userGroupId, accountId } = request
    const stored = await held(request, params.id)
    if (stored.direction !== 'receive') throw invalid({ code: 'e_invoice_left' })
    const found = await documentsNumbered(database, userGroupId, stored.id, [body.fediInvoice.number])
    if (found.length === 0) throw invalid({ code: 'e_invoice_link', field: 'number' })
    await insertLinks(database, { id: stored.id, userGroupId, accountId }, found)
    await changed(request, { noun: 'fedi_invoice', verb: 'linked', id: stored.id, detail: body.fediInvoice })
    return { data: await detailReply(request, stored.id) }
  },

  async respond(request, { params, body }) {
    const { code, reason = '', note = '' } = body.fediInvoice
    const { database, userGroupId, accountId } = request
    const stored = await held(request, params.id)
    if (stored.direction !== 'receive') throw invalid({ code: 'e_invoice_left' })
    if (['rejected', 'paid'].includes(stored.businessStatus)) throw invalid({ code: 'e_invoice_over' })
    if (needsReason(code) && !reason) throw invalid({ code: 'e_invoice_reason', field: 'reason' })
    const said = { envelope: stored.envelope ?? '', code, reason, note, saidAt: new Date().toISOString() }
    const messageId = randomUUID()
    await addMessage(database, {
      ...said,
      id: stored.id,
      userGroupId,
      accountId,
      kind: 'response',
      messageKey: messageId,
    })
    // A file that was dropped here came in no envelope: there is nobody to tell.
    if (stored.envelope) await enqueue(database, 'e_invoice_respond', { ...said, messageId } satisfies OutgoingResponse)
    await changed(request, { noun: 'fedi_invoice', verb: 'responded', id: stored.id, detail: { code, reason } })
    return { data: await detailReply(request, stored.id) }
  },
})

/** Nothing that a stranger's file holds runs here. */
function brought({ name, mediaType, bytes }: Attachment): Response {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, percent)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encoded}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-cache',
    },
  })
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`

/** The row, kept from others until the request ends. @throws Refusal 404, 409 `stale` */
async function held(request: TenantRequest, id: number, lockVersion?: number): Promise<StoredInvoice> {
  const stored = await invoiceOf(request.database, request.userGroupId, id, { holds: true })
  if (!stored) throw notFound()
  await orStale(lockVersion === undefined || stored.lockVersion === lockVersion, () => detailReply(request, id))
  return stored
}
