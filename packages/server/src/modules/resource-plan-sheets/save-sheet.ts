import type { contract, CostLineGiven, CostSheetDetail, CostSheetLine, InputOf } from '@tsumugi/contract'
import { isCostSheetOpen, type KeptRate } from '@tsumugi/domain/costing'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { recordBefore } from '../../records/record-before.ts'
import { makerOptions } from '../productions/queries/option-queries.ts'
import { compositionsOf, linesOf, saveLines, type LineToSave } from './queries/line-queries.ts'
import { figuresOf } from './figures.ts'
import { loadSheet, ownSheet } from './load-sheet.ts'
import { copySheet, holdStyle, insertSheet, ratesOn, skuColors } from './queries/new-sheet-queries.ts'
import { offeredLines } from './queries/price-source-queries.ts'
import { deleteSheet, keepFigures, updateSheet, type SheetRow } from './queries/sheet-queries.ts'

type Inputs = (typeof contract)['resourcePlanSheets']
type Answer = Promise<{ data: CostSheetDetail }>

/** A sheet takes the plan of its style; where the style has one already, it is a version without lines. */
export async function createSheet(request: TenantRequest, { body }: InputOf<Inputs['create']>): Answer {
  const { database, userGroupId } = request
  const { productionId, name } = body.resourcePlanSheet
  const style = await holdStyle(database, userGroupId, productionId)
  if (!style) throw notFound()
  const colors = await skuColors(database, userGroupId, productionId)
  const pieces = colors.reduce((total, { quantity }) => total + quantity, 0)
  const id = await insertSheet(database, request, {
    productionId,
    name: name ?? style.name,
    quantity: pieces || style.planQuantity || usualQuantity,
    colors,
    listPrice: style.listPrice,
    targetCost: style.targetCost,
  })
  await changed(request, { noun: 'resource_plan_sheet', verb: 'created', id })
  return { data: await loadSheet(request, id) }
}

/** So many garments are counted for where nobody has said how many. */
const usualQuantity = 100

export async function addVersion(request: TenantRequest, { params }: InputOf<Inputs['addVersion']>): Answer {
  const { database, userGroupId } = request
  const row = await ownSheet(request, params.id)
  await holdStyle(database, userGroupId, row.productionId)
  const id = await copySheet(database, request, row.id, row.productionId)
  await changed(request, { noun: 'resource_plan_sheet', verb: 'copied', id, detail: { version: row.version } })
  return { data: await loadSheet(request, id) }
}

export async function updateOne(request: TenantRequest, { params, body }: InputOf<Inputs['update']>): Answer {
  const { lockVersion, lines, ...head } = body.resourcePlanSheet
  const row = await draftOf(request, params.id, lockVersion)
  const toSave = lines && (await linesToSave(request, row.id, lines))
  const before = await recordBefore(request, 'resource_plan_sheet', row.id)
  // Rates were kept in the old currency: with another one they are taken anew.
  const isOther = head.currency !== undefined && head.currency !== row.currency
  await keep(request, row, isOther && !head.rates ? { ...head, rates: [] } : head)
  if (toSave) await saveLines(request.database, request.userGroupId, row.id, toSave)
  await count(request, row.id)
  await changed(request, { noun: 'resource_plan_sheet', verb: 'updated', id: row.id, before })
  return { data: await loadSheet(request, row.id) }
}

export async function renewRates(request: TenantRequest, { params, body }: InputOf<Inputs['renewRates']>): Answer {
  return rewrite(request, params.id, body.lockVersion, () => Promise.resolve({ rates: [] }))
}

export async function takeQuantities(
  request: TenantRequest,
  { params, body }: InputOf<Inputs['takeQuantities']>,
): Answer {
  return rewrite(request, params.id, body.lockVersion, async ({ productionId }) => {
    const colors = await skuColors(request.database, request.userGroupId, productionId)
    const targetQuantity = colors.reduce((total, { quantity }) => total + quantity, 0)
    if (targetQuantity === 0) throw invalid({ code: 'cost_no_pieces' })
    return { colors, targetQuantity }
  })
}

export async function removeSheet(request: TenantRequest, { params }: InputOf<Inputs['delete']>): Promise<null> {
  const row = await ownSheet(request, params.id)
  const before = await recordBefore(request, 'resource_plan_sheet', row.id)
  if (!(await deleteSheet(request.database, request.userGroupId, row.id))) throw invalid({ code: 'cost_sheet_kept' })
  await changed(request, { noun: 'resource_plan_sheet', verb: 'deleted', id: row.id, before })
  return null
}

async function rewrite(
  request: TenantRequest,
  id: number,
  lockVersion: number,
  values: (row: SheetRow) => Promise<Readonly<Record<string, unknown>>>,
): Answer {
  const row = await draftOf(request, id, lockVersion)
  const before = await recordBefore(request, 'resource_plan_sheet', id)
  await keep(request, row, await values(row))
  await count(request, id)
  await changed(request, { noun: 'resource_plan_sheet', verb: 'updated', id, before })
  return { data: await loadSheet(request, id) }
}

/** A version that may still change: 409 with what stands where somebody was faster. */
export async function draftOf(request: TenantRequest, id: number, lockVersion: number): Promise<SheetRow> {
  const row = await ownSheet(request, id)
  await orStale(row.lockVersion === lockVersion, () => loadSheet(request, id))
  if (!isCostSheetOpen(row.status)) throw invalid({ code: 'cost_sheet_locked', field: 'resourcePlanSheet' })
  return row
}

async function keep(request: TenantRequest, row: SheetRow, values: Readonly<Record<string, unknown>>): Promise<void> {
  await orStale(updateSheet(request.database, request, row.id, row.lockVersion, values), () =>
    loadSheet(request, row.id),
  )
}

/** Keeps what the sheet comes to, with today's rate for each currency that has none yet. */
export async function count(request: TenantRequest, id: number): Promise<void> {
  const { database } = request
  const row = await ownSheet(request, id)
  const lines = await linesOf(database, id)
  const rates = await withTodaysRates(request, row, lines)
  const { missing, unitCost, costRate } = figuresOf({ ...row, rates }, lines)
  const isWhole = missing === 0 && lines.length > 0
  await keepFigures(database, id, {
    unitCost: isWhole ? unitCost : null,
    costRate: isWhole ? costRate : null,
    ...(rates.length > row.rates.length && { rates }),
  })
}

async function withTodaysRates(
  { database, userGroupId }: TenantRequest,
  row: SheetRow,
  lines: readonly CostSheetLine[],
): Promise<SheetRow['rates']> {
  const known = new Set([row.currency, ...row.rates.map(({ currency }) => currency)])
  const currencies = [...new Set(lines.map(({ currency }) => currency))].filter((each) => !known.has(each))
  const on = await todayOf(database, userGroupId)
  const found = await ratesOn(database, userGroupId, { currencies, into: row.currency, on })
  return [...row.rates, ...(found as (KeptRate & { on: string })[])] as SheetRow['rates']
}

/** Lines name raw materials and partners of one's own, and keep the composition they took before. */
async function linesToSave(
  { database, userGroupId }: TenantRequest,
  sheetId: number,
  lines: readonly CostLineGiven[],
): Promise<LineToSave[]> {
  const before = new Map((await linesOf(database, sheetId)).map((line) => [line.id, line]))
  const materials = lines.flatMap(({ rawMaterialId }) => rawMaterialId ?? [])
  const compositions = await compositionsOf(database, userGroupId, materials)
  const sources = await offeredLines(
    database,
    userGroupId,
    lines.flatMap(({ sourceLineId }) => sourceLineId ?? []),
  )
  const partners = new Set((await makerOptions(database, userGroupId)).map(({ id }) => id))
  return lines.map((line, at) => {
    const { id, rawMaterialId, supplierId, sourceLineId } = line
    const was = id === undefined ? undefined : before.get(id)
    const wrong = (field: string) => invalid({ code: 'not_found', field: `resourcePlanSheet.lines.${at}.${field}` })
    if (id !== undefined && !was) throw wrong('id')
    if (rawMaterialId != null && !compositions.has(rawMaterialId)) throw wrong('rawMaterialId')
    if (supplierId != null && supplierId !== was?.supplierId && !partners.has(supplierId)) throw wrong('supplierId')
    const isSource = sourceLineId == null || sourceLineId === was?.sourceLineId || sources.has(sourceLineId)
    if (!isSource) throw wrong('sourceLineId')
    const isKept = rawMaterialId != null && was?.rawMaterialId === rawMaterialId
    const composition = rawMaterialId == null ? [] : isKept ? was.composition : compositions.get(rawMaterialId)!
    return { ...line, composition }
  })
}
