import { costSheetLifecycle, costSheetMoves, costSheetStatuses } from '@tsumugi/domain/costing'
import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, flag, id, instant, lockVersion } from '../kernel/fields.ts'
import { answeredShape, distinct, givenShape } from '../kernel/record-field.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { season } from '../merchandising/merchandisings.ts'
import { costComposition, costLineFields, costLineNames, costSheetFields } from './cost-fields.ts'
import { costLineRequest } from './cost-line-requests.ts'

/** Spec §4: cost / resource plan sheets are the brand's. */
const ofBrand = { kinds: ['brand'] } as const satisfies Guard

const costSheetRefusals = [
  'transition_status',
  'transition_side',
  'transition_power_user',
  'transition_reason',
  'transition_both',
  'transition_time',
  'cost_lines_needed',
  'cost_price_missing',
] as const

const status = z.enum(costSheetStatuses)
const styled = {
  id,
  productionId: id,
  styleNo: z.string(),
  productionName: z.string(),
  season: z.nullable(season),
  brandName: z.string(),
  version: z.number(),
  status,
  /** Of one garment, half up to what the currency can pay; null while a line has no price or rate. */
  unitCost: z.nullable(z.string()),
  /** 原価率 in percent of the retail price. */
  costRate: z.nullable(z.string()),
  /** Lines that were opened and wait for an answer, and answers that wait for the brand. */
  openRequests: z.number(),
  answeredRequests: z.number(),
  updatedAt: instant,
  lockVersion,
}

export const costSheetSummary = z.object({
  ...styled,
  name: z.string(),
  targetQuantity: z.number(),
  currency: z.string(),
  retailPrice: z.nullable(z.string()),
  targetCost: z.nullable(z.string()),
  /** No later version of its style stands. */
  isLatest: z.boolean(),
})
export type CostSheetSummary = z.output<typeof costSheetSummary>

/** Documents that say a price of their own to the brand. */
const sourced = {
  documentId: id,
  noun: z.enum(['estimation', 'contract']),
  number: z.nullable(z.string()),
  unitPrice: z.string(),
  currency: z.string(),
}

/** A line; the same one bears the same `lineage` in every version. */
export const costSheetLine = z.object({
  ...answeredShape(costLineFields),
  ...costLineNames,
  id,
  lineage: z.uuid(),
  /** What its raw material is made of, as it was when the line took it. */
  composition: costComposition,
  /** What the estimate or contract says that it was filled from, and by whom. */
  source: z.nullable(z.object({ ...sourced, partner: z.string() })),
})
export type CostSheetLine = z.output<typeof costSheetLine>

export const costSheetDetail = z.object({
  ...styled,
  ...answeredShape(costSheetFields),
  lines: z.array(costSheetLine),
  versions: z.array(
    z.object({ id, version: z.number(), status, unitCost: z.nullable(z.string()), updatedAt: instant }),
  ),
  requests: z.array(z.extend(costLineRequest, { lineage: z.uuid() })),
  /** Every move with why it is closed to who asks, or null where it is open. */
  moves: z.array(z.object({ move: z.enum(costSheetMoves), refusal: z.nullable(z.enum(costSheetRefusals)) })),
  /** The running or last approval of this version. */
  approval: z.nullable(z.object({ id, status: z.string() })),
})
export type CostSheetDetail = z.output<typeof costSheetDetail>

const givenLine = z.object({
  /** Of one that is there already; those that are left out are removed. */
  id: z.optional(id),
  ...givenShape(costLineFields),
  rawMaterialId: z.optional(costLineNames.rawMaterialId),
  supplierId: z.optional(costLineNames.supplierId),
  sourceLineId: z.optional(costLineNames.sourceLineId),
})
export type CostLineGiven = z.output<typeof givenLine>
const head = z.object(givenShape(costSheetFields))
const change = z.extend(z.partial(head), {
  /** All of its lines, in their order. */
  lines: z.optional(z.array(givenLine).check(z.maxLength(200))),
})
const idInQuery = z.optional(z.coerce.number().check(z.multipleOf(1), z.positive()))
const requestGiven = z.object({
  supplierId: id,
  lineIds: z.array(id).check(z.minLength(1), z.maxLength(200), distinct()),
  replyDue: z.optional(z.nullable(date)),
  message: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
})

/** A price that a partner quoted or agreed for the style, from which a line may be filled. */
const priceSource = z.object({
  ...sourced,
  lineId: id,
  partner: z.object({ id, name: z.string() }),
  issueDate: z.nullable(date),
  name: z.string(),
  unit: z.string(),
  quantity: z.string(),
  /** The line of the sheet that it was asked for. */
  lineage: z.nullable(z.uuid()),
})
export type CostPriceSource = z.output<typeof priceSource>

/** One price that was invoiced for what a line stands for. */
const billed = z.object({
  documentId: id,
  number: z.nullable(z.string()),
  partner: z.string(),
  issueDate: z.nullable(date),
  quantity: z.string(),
  unitPrice: z.string(),
  currency: z.string(),
})
export type CostBilled = z.output<typeof billed>

export const resourcePlanSheets = {
  list: endpoint('GET /resource_plan_sheets', {
    query: z.object({
      ...paging,
      productionId: idInQuery,
      status: z.optional(status),
      /** Only the last version of each style. */
      latest: flag,
      q: z.optional(z.string().check(z.maxLength(100))),
      sort: z.optional(z.enum(['styleNo', '-styleNo', 'unitCost', '-unitCost', 'updatedAt', '-updatedAt'])),
    }),
    reply: z.extend(page(costSheetSummary), { tabs: z.array(z.object({ status, count: z.number() })) }),
    access: ofBrand,
    summary: 'A page of cost sheets, with how many stand in each status',
  }),
  options: endpoint('GET /resource_plan_sheets/options', {
    reply: one(
      z.object({
        /** Partners to whom lines may be opened. */
        suppliers: z.array(z.object({ id, name: z.string() })),
        /** Styles, newest first, for a sheet of their own. */
        productions: z.array(
          z.object({
            id,
            styleNo: z.string(),
            name: z.string(),
            hasSheet: z.boolean(),
            listPrice: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    access: ofBrand,
    summary: 'What a sheet and its lines may name',
  }),
  show: endpoint('GET /resource_plan_sheets/:id', {
    reply: one(costSheetDetail),
    access: ofBrand,
    summary: 'One version of a sheet with its lines, what became of those that were opened, and its other versions',
  }),
  create: endpoint('POST /resource_plan_sheets', {
    body: z.object({
      resourcePlanSheet: z.object({ productionId: id, name: z.optional(costSheetFields.name.schema) }),
    }),
    reply: one(costSheetDetail),
    access: ofBrand,
    summary:
      'Begins the sheet of a style, with its pieces, colours, retail price and target cost; a further one is a version',
  }),
  update: endpoint('PATCH /resource_plan_sheets/:id', {
    body: z.object({ resourcePlanSheet: z.extend(change, { lockVersion }) }),
    reply: one(costSheetDetail),
    access: ofBrand,
    summary:
      'Changes a draft, its lines as a whole; a currency without a rate takes today’s of the master and keeps it',
  }),
  renewRates: endpoint('POST /resource_plan_sheets/:id/rates', {
    body: z.object({ lockVersion }),
    reply: one(costSheetDetail),
    access: ofBrand,
    summary: 'Takes today’s rates of the master in place of those that a draft kept',
  }),
  takeQuantities: endpoint('POST /resource_plan_sheets/:id/quantities', {
    body: z.object({ lockVersion }),
    reply: one(costSheetDetail),
    access: ofBrand,
    summary: 'Takes pieces and colours anew from the SKUs of the style',
  }),
  delete: endpoint('DELETE /resource_plan_sheets/:id', {
    reply: nothing,
    access: ofBrand,
    summary: 'Removes a draft of which no line was opened',
  }),
  move: endpoint('POST /resource_plan_sheets/:id/move', {
    body: z.object({ move: z.enum(costSheetMoves), lockVersion }),
    reply: one(costSheetDetail),
    access: ofBrand,
    summary: `Moves a version: ${Object.keys(costSheetLifecycle.transitions).join(', ')}`,
  }),
  addVersion: endpoint('POST /resource_plan_sheets/:id/versions', {
    reply: one(costSheetDetail),
    access: ofBrand,
    summary: 'Copies a version into a new draft',
  }),
  openLines: endpoint('POST /resource_plan_sheets/:id/line_requests', {
    body: z.object({ lineRequest: requestGiven }),
    reply: one(costSheetDetail),
    access: ofBrand,
    summary: 'Opens chosen lines to a supplier, who sees and quotes those alone',
  }),
  closeLine: endpoint('DELETE /resource_plan_sheets/:id/line_requests/:requestId', {
    reply: nothing,
    access: ofBrand,
    summary: 'Takes a line back: its supplier sees it no longer',
  }),
  takeLine: endpoint('POST /resource_plan_sheets/:id/line_requests/:requestId/take', {
    body: z.object({ lockVersion }),
    reply: one(costSheetDetail),
    access: ofBrand,
    summary: 'Takes what a supplier quoted over into the line of the draft',
  }),
  priceSources: endpoint('GET /resource_plan_sheets/:id/price_sources', {
    reply: one(z.array(priceSource)),
    access: ofBrand,
    summary: 'Prices that partners quoted or agreed for the style, the newest first, at most 200',
  }),
  requestEstimation: endpoint('POST /resource_plan_sheets/:id/estimation_requests', {
    body: z.object({
      estimationRequest: z.object({
        supplierId: id,
        lineIds: z.array(id).check(z.minLength(1), z.maxLength(200), distinct()),
        replyDue: z.optional(z.nullable(date)),
        remarks: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
      }),
    }),
    reply: one(z.object({ id })),
    access: ofBrand,
    summary: 'Begins a request for an estimate with what chosen lines need; what is quoted finds its way back to them',
  }),
  variance: endpoint('GET /resource_plan_sheets/:id/variance', {
    reply: one(z.array(z.object({ lineage: z.uuid(), billed: z.array(billed) }))),
    access: ofBrand,
    summary: 'What suppliers invoiced for the style, by the line of the sheet that planned it',
  }),
}
