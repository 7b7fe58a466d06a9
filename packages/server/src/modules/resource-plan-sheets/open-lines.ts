import type { contract, CostSheetDetail, InputOf } from '@tsumugi/contract'
import { buyingOf, piecesOf } from '@tsumugi/domain/costing'
import { ratio, times } from '@tsumugi/domain'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import { makerOptions } from '../productions/queries/option-queries.ts'
import { sheetToCount } from './figures.ts'
import { linesOf, quoteLine } from './queries/line-queries.ts'
import { loadSheet, ownSheet } from './load-sheet.ts'
import { insertRequests, moveRequest, requestsOfSheet, type OpenedLine } from './queries/request-queries.ts'
import { count, draftOf } from './save-sheet.ts'
import { updateSheet, type SheetRow } from './queries/sheet-queries.ts'

type Inputs = (typeof contract)['resourcePlanSheets']

/** Opens chosen lines of a draft to one partner, who is told of them. */
export async function openLines(
  request: TenantRequest,
  { params, body: { lineRequest } }: InputOf<Inputs['openLines']>,
): Promise<{ data: CostSheetDetail }> {
  const { database, userGroupId } = request
  const row = await ownSheet(request, params.id)
  if (row.status !== 'draft') throw invalid({ code: 'cost_sheet_locked', field: 'lineRequest' })
  const { supplierId, lineIds, replyDue = null, message = '' } = lineRequest
  const supplier = (await makerOptions(database, userGroupId)).find(({ id }) => id === supplierId)
  if (!supplier) throw invalid({ code: 'not_found', field: 'lineRequest.supplierId' })
  const opened = await openedLines(request, row, lineIds, 'lineRequest.lineIds')
  const made = await insertRequests(database, request, row, { supplierId, replyDue, message }, opened)
  if (made.length === 0) throw invalid({ code: 'cost_lines_opened', field: 'lineRequest.lineIds' })
  // Its own name of the sheet is private: the partner's chain reads the line's.
  await changed(request, {
    noun: 'cost_line_request',
    verb: 'opened',
    id: made[0]!,
    partnerId: supplierId,
    detail: { lines: made.length },
  })
  await request.notify('resource_plan_sheet', row.id)
  await tellPartner(database, {
    userGroupId: supplierId,
    event: 'cost_lines_opened',
    accountIds: null,
    subject: { kind: 'cost_line_request', id: made[0]! },
    detail: { title: `${row.styleNo} ${row.productionName}` },
    link: `/s/resource_plan_sheets/${row.id}`,
  })
  return { data: await loadSheet(request, row.id) }
}

/** The lines with what the style needs of each: garments and units, never a price or a loss. */
export async function openedLines(
  { database }: TenantRequest,
  row: SheetRow,
  lineIds: readonly number[],
  field: string,
): Promise<OpenedLine[]> {
  const lines = await linesOf(database, row.id)
  const chosen = lines.filter(({ id }) => lineIds.includes(id))
  if (chosen.length !== lineIds.length) throw invalid({ code: 'not_found', field })
  const sheet = sheetToCount(row, lines)
  return chosen.map((line) => {
    const { of, all } = piecesOf(line, sheet)
    return {
      line,
      quantity: Number(ratio(times(String(row.targetQuantity), of), all, 0) ?? '0'),
      requirement: buyingOf(line, sheet).requirement,
    }
  })
}

/** Takes a line back: its supplier sees it no longer. */
export async function closeLine(request: TenantRequest, { params }: InputOf<Inputs['closeLine']>): Promise<null> {
  const { database, userGroupId } = request
  const found = await requestOf(request, params.id, params.requestId)
  const before = await recordBefore(request, 'cost_line_request', found.id)
  if (!(await moveRequest(database, userGroupId, found.id, ['open', 'answered', 'taken'], 'closed'))) throw notFound()
  await changed(request, {
    noun: 'cost_line_request',
    verb: 'closed',
    id: found.id,
    before,
    partnerId: found.supplierId,
    topic: { name: 'resource_plan_sheet', id: params.id },
  })
  return null
}

/** Takes what was quoted over into the line: its price, currency and least order, and whose it is. */
export async function takeLine(
  request: TenantRequest,
  { params, body }: InputOf<Inputs['takeLine']>,
): Promise<{ data: CostSheetDetail }> {
  const { database, userGroupId } = request
  const row = await draftOf(request, params.id, body.lockVersion)
  const found = await requestOf(request, params.id, params.requestId)
  const { unitPrice, currency, moq, supplierId } = found
  if (unitPrice === null) throw invalid({ code: 'cost_line_unanswered' })
  const before = await recordBefore(request, 'resource_plan_sheet', row.id)
  if (!(await quoteLine(database, row.id, found.lineage, { unitPrice, currency, moq, supplierId })))
    throw invalid({ code: 'cost_line_gone' })
  await moveRequest(database, userGroupId, found.id, ['answered'], 'taken')
  await updateSheet(database, request, row.id, row.lockVersion, {})
  await count(request, row.id)
  await changed(request, { noun: 'resource_plan_sheet', verb: 'updated', id: row.id, before })
  await notifyPartner(request, supplierId, 'cost_line_request')
  return { data: await loadSheet(request, row.id) }
}

async function requestOf({ database, userGroupId }: TenantRequest, sheetId: number, id: number) {
  const found = (await requestsOfSheet(database, userGroupId, sheetId)).find((each) => each.id === id)
  if (!found) throw notFound()
  return found
}
