import { phaseHealths, phaseKinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { problem } from '../kernel/error-body.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { distinct, givenShape } from '../kernel/record-field.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'
import { season } from '../merchandising/merchandisings.ts'
import { productionFileEndpoints } from './production-files.ts'
import { productionLinkEndpoints } from './links/production-links.ts'
import {
  matrixColor,
  matrixSize,
  movesFromMap,
  privateFields,
  production,
  productionFields,
  readsProductions,
  writesProductions,
} from './production-fields.ts'

/** Productions come at most so many at a time (domain §6.10). */
const productionPaging = {
  ...paging,
  perPage: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(500))),
}
const idInQuery = z.optional(z.coerce.number().check(z.multipleOf(1), z.positive()))
const kind = z.enum(phaseKinds)

const party = z.object({ id, name: z.string() })

export const productionSorts = [
  'styleNo',
  '-styleNo',
  'name',
  '-name',
  'season',
  '-season',
  'quantity',
  '-quantity',
  'deliveryDue',
  '-deliveryDue',
  'updatedAt',
  '-updatedAt',
] as const

const given = z.object({
  brandId: id,
  subBrandId: z.optional(z.nullable(id)),
  season: z.optional(z.nullable(season)),
  categories: z.optional(z.array(id).check(z.maxLength(12), distinct())),
  merchandisingId: z.optional(z.nullable(id)),
  ...givenShape(productionFields),
  ...givenShape(privateFields),
})

/** What the list, and its file, are narrowed to and in which order. */
const listFilters = {
  brandId: idInQuery,
  season: z.optional(season),
  supplierGroupId: idInQuery,
  merchandisingId: idInQuery,
  /** Has a phase of this kind. */
  phaseKind: z.optional(kind),
  /** Whose last phase is of this kind, as the tabs count them. */
  stage: z.optional(z.enum([...phaseKinds, 'none'])),
  /** How the last phase stands against its delivery. */
  health: z.optional(z.enum(phaseHealths)),
  dueFrom: z.optional(date),
  dueTo: z.optional(date),
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(productionSorts)),
}

const usage = z.object({ kind: z.string(), count: z.number() })
export const productionDetail = z.extend(production, {
  /** What keeps it from being removed, by the kind of what uses it; empty where it can be. */
  uses: z.array(usage),
})
export type ProductionDetail = z.output<typeof productionDetail>

/** A partner, whether the production is shared with it, and which phases. */
const productionShare = z.object({
  userGroupId: id,
  name: z.string(),
  kind: z.enum(['supplier', 'trade']),
  /** Invited by the brand: it sees the style, and the phases named. */
  shared: z.boolean(),
  phaseIds: z.array(id),
  /** Phases it makes, and therefore sees. */
  ownPhaseIds: z.array(id),
})
export type ProductionShare = z.output<typeof productionShare>

/** What became, or would become, of one product of the map. */
const mapOutcome = z.object({
  merchandisingId: id,
  name: z.string(),
  outcome: z.enum(['created', 'exists', 'refused']),
  /** The production it became or is; with `dryRun` null where it would be made. */
  productionId: z.nullable(id),
  styleNo: z.string(),
  lockVersion: z.nullable(lockVersion),
  errors: z.array(problem),
})
export type MapOutcome = z.output<typeof mapOutcome>

/** One change to many. Maker and delivery are those of the last phase of each. */
const bulkChange = z
  .object({
    season: z.optional(z.nullable(season)),
    supplierGroupId: z.optional(z.nullable(id)),
    deliveryDue: z.optional(z.nullable(date)),
    /** A partner that is shown the styles as well. */
    shareWith: z.optional(id),
    remove: z.optional(z.literal(true)),
  })
  .check(z.refine((change) => Object.values(change).filter((value) => value !== undefined).length === 1))

const bulkOutcome = z.object({ id, outcome: z.enum(['done', 'refused']), errors: z.array(problem) })
export type ProductionOutcome = z.output<typeof bulkOutcome>

export const productions = {
  list: endpoint('GET /productions', {
    query: z.object({ ...productionPaging, ...listFilters }),
    reply: z.extend(page(production), {
      tabs: z.array(z.object({ stage: z.string(), count: z.number() })),
      /** Of the phases that are sold, over the whole result; an amount counts where all has a price. */
      totals: z.array(z.object({ currency: z.string(), quantity: z.number(), amount: z.nullable(z.string()) })),
      /** What the list can be narrowed to: what occurs in all that the reader sees. */
      choices: z.object({ brands: z.array(party), seasons: z.array(season), suppliers: z.array(party) }),
    }),
    access: readsProductions,
    summary: 'A page of productions, with how many stand at each stage and what the whole result comes to',
  }),
  export: endpoint('GET /productions/export', {
    query: z.object({
      ...listFilters,
      format: z.optional(z.enum(['csv', 'xlsx'])),
      encoding: z.optional(z.enum(['utf8', 'cp932'])),
      /** Instead of the list as it is shown: a row for each SKU of one's own, in these columns, and the words above them. */
      columns: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
      labels: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))),
    }),
    reply: bytes,
    access: readsProductions,
    summary: 'The whole list as it is filtered and sorted, as a spreadsheet; prices and notes for the owner alone',
  }),
  bulk: endpoint('POST /productions/bulk', {
    body: z.object({
      productions: z.array(z.object({ id, lockVersion })).check(z.minLength(1), z.maxLength(200)),
      change: bulkChange,
    }),
    reply: one(z.array(bulkOutcome)),
    access: writesProductions,
    summary: 'Changes, shares or removes many productions, with an answer for each',
  }),
  options: endpoint('GET /productions/options', {
    reply: one(
      z.object({
        brands: z.array(z.extend(party, { seasons: z.array(season), subBrands: z.array(party) })),
        /** Partners with whom there is business, by the id of their organisation. */
        suppliers: z.array(z.extend(party, { kind: z.enum(['supplier', 'trade']) })),
        colors: z.array(matrixColor),
        sizes: z.array(matrixSize),
        /** Names of the SKU groups, which stand where none may be typed freely. */
        skuNames: z.array(z.string()),
        freeSkuNames: z.boolean(),
      }),
    ),
    access: writesProductions,
    summary: 'What a production, its phases and SKUs may name',
  }),
  show: endpoint('GET /productions/:id', {
    reply: one(productionDetail),
    access: readsProductions,
    summary: 'One production with its phases',
  }),
  create: endpoint('POST /productions', {
    body: z.object({ production: given }),
    reply: one(productionDetail),
    access: writesProductions,
    summary: 'Adds a production',
  }),
  update: endpoint('PATCH /productions/:id', {
    body: z.object({ production: z.extend(z.partial(given), { lockVersion }) }),
    reply: one(productionDetail),
    access: writesProductions,
    summary: 'Changes a production; 409 with the current row when somebody was faster',
  }),
  delete: endpoint('DELETE /productions/:id', {
    reply: nothing,
    access: writesProductions,
    summary: 'Removes a production that no contract, label or frozen phase uses',
  }),
  shares: endpoint('GET /productions/:id/shares', {
    reply: one(z.array(productionShare)),
    access: writesProductions,
    summary: 'Partners, and who of them sees the production',
  }),
  share: endpoint('PUT /productions/:id/shares', {
    body: z.object({
      shares: z
        .array(z.object({ userGroupId: id, phaseIds: z.array(id).check(z.maxLength(100), distinct()) }))
        .check(z.maxLength(200)),
    }),
    reply: one(z.array(productionShare)),
    access: writesProductions,
    summary: 'Sets who is invited to see the production, and which phases',
  }),
  ...productionFileEndpoints,
  ...productionLinkEndpoints,
  fromMerchandisings: endpoint('POST /productions/from_merchandisings', {
    body: z
      .object({
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(500), distinct())),
        /** Instead of ids: all products of a brand that are released in a month. */
        month: z.optional(z.object({ brandId: id, month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) })),
        /** The phase each begins with; bulk where nothing is said. */
        phaseKind: z.optional(kind),
        /** Only says what would be made. */
        dryRun: z.optional(z.boolean()),
      })
      .check(z.refine(({ ids, month }) => (ids === undefined) !== (month === undefined))),
    reply: one(z.array(mapOutcome)),
    access: movesFromMap,
    summary: 'Makes productions from products of the MD map, each linked with its product: all, or none',
  }),
  undo: endpoint('POST /productions/undo', {
    body: z.object({ productions: z.array(z.object({ id, lockVersion })).check(z.minLength(1), z.maxLength(500)) }),
    reply: one(z.array(z.object({ id, outcome: z.enum(['removed', 'changed', 'gone']) }))),
    access: movesFromMap,
    summary: 'Removes productions that were just made and that nobody has changed since',
  }),
}
