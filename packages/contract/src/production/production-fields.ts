import { phaseHealths, phaseKinds, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'
import { answeredShape, maybe, needed, usual } from '../kernel/record-field.ts'

/** The item list is in everybody's menu (spec §2); who sees which production follows from what is shared. */
export const readsProductions = { kinds: ['brand', 'supplier', 'trade'] } as const satisfies Guard
/** Quantities are the owning brand's (spec §6, production_management). */
export const writesProductions = { kinds: ['brand'], functions: ['production_management'] } as const satisfies Guard
/** From the MD map to productions and back. */
export const movesFromMap = {
  kinds: ['brand'],
  functions: ['production_management', 'merchandising'],
} as const satisfies Guard

/** The most SKUs of one phase: 400 colours × 40 sizes, and some. */
export const mostSkus = 20_000

const money = () => maybe.decimal(12, 4)
const referred = () => maybe.integer(1, Number.MAX_SAFE_INTEGER)

/** What everybody sees to whom a production is shared. */
export const productionFields = { styleNo: needed.text(40), name: needed.text(200) } as const
/** The owning brand's alone: partners get null (domain §4.11). */
export const privateFields = { listPrice: money(), targetCost: money(), note: maybe.notes(4000) } as const

export const phaseFields = {
  kind: needed.choice(phaseKinds),
  /** The organisation that makes it: a supplier, or a trading house. It sees the phase from then on. */
  supplierGroupId: referred(),
  deliveryDue: maybe.date(),
} as const

export const skuFields = {
  colorId: referred(),
  sizeId: referred(),
  /** Free, or one of the SKU groups' (spec §5). One of colour, size and name must be there. */
  name: maybe.text(60),
  /** 13 digits with the check digit. */
  jan: maybe.code(13),
  quantity: usual.integer(0, 99_999_999),
  /** In the phase's currency; seen by the brand and whoever makes the phase. */
  unitPrice: money(),
  /** Its parts must come to its quantity, instead of at most to it. */
  split: usual.flag(),
} as const

export const subSkuFields = {
  label: needed.text(60),
  destination: maybe.text(200),
  lot: maybe.text(60),
  quantity: usual.integer(0, 99_999_999),
} as const

const party = z.object({ id, name: z.string() })
const decimal = z.string()

/** A phase with what its SKUs come to. */
export const phase = z.object({
  id,
  productionId: id,
  kind: z.enum(phaseKinds),
  /** Counts the phases of a production from 1. */
  seq: z.number(),
  /** Null where there is none yet, and to whom it is not told. */
  supplier: z.nullable(party),
  deliveryDue: z.nullable(date),
  /** Null without a day for its delivery, and to whom it is not told. */
  health: z.nullable(z.enum(phaseHealths)),
  currency: z.string(),
  orderQuantity: z.number(),
  /** Quantity × unit price; null while a SKU with a quantity has no price, and to whom prices are not told. */
  amount: z.nullable(decimal),
  skuCount: z.number(),
  /** Since when its quantities stand as they were agreed: they change by a change of the order only. */
  frozenAt: z.nullable(instant),
  updatedAt: instant,
  lockVersion,
})
export type Phase = z.output<typeof phase>

/** A product of the MD map that a production was made from. */
const mapProduct = z.object({ id, name: z.string(), releaseOn: z.nullable(date), planQuantity: z.nullable(z.number()) })

/** A production (品番) as a list shows it. */
export const production = z.object({
  id,
  /** Whether the reader's organisation owns it, or is a partner to whom it is shared. */
  side: z.enum(['owner', 'partner']),
  owner: party,
  brand: party,
  subBrand: z.nullable(party),
  season: z.nullable(z.string()),
  ...answeredShape(productionFields),
  ...answeredShape(privateFields),
  categoryIds: z.array(id),
  /** To partners null. */
  merchandising: z.nullable(mapProduct),
  imageUrl: z.nullable(z.string()),
  /** In the order of their numbers; to partners only those that are shared with them. */
  phases: z.array(phase),
  /** The kind of the last phase. */
  stage: z.nullable(z.enum(phaseKinds)),
  /** Pieces of the phases that are sold: bulk and reorder. */
  quantity: z.number(),
  /** When the last phase that has a day for it is to be delivered. */
  deliveryDue: z.nullable(date),
  /** How the last phase stands against its delivery. */
  health: z.nullable(z.enum(phaseHealths)),
  /** How many partners see it; to partners 0. */
  partners: z.number(),
  updatedAt: instant,
  lockVersion,
})
export type Production = z.output<typeof production>

const color = z.object({
  id,
  code: z.string(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  nameZh: z.nullable(z.string()),
  hex: z.nullable(z.string()),
})
const size = z.object({ id, code: z.string(), name: z.string(), setName: z.nullable(z.string()) })

/** A SKU; its names of colour and size stand once beside all of them. */
export const stockKeepingUnit = z.object({
  id,
  ...answeredShape(skuFields),
  position: z.number(),
  /** What its parts come to. */
  subQuantity: z.number(),
  lockVersion,
})
export type StockKeepingUnit = z.output<typeof stockKeepingUnit>

export const subSku = z.object({ id, stockKeepingUnitId: id, ...answeredShape(subSkuFields), lockVersion })
export type SubSku = z.output<typeof subSku>

/** Everything of a phase's matrix: its SKUs with their parts, and the colours and sizes they name in the masters' order. */
export const phaseMatrix = z.object({
  phase,
  colors: z.array(color),
  sizes: z.array(size),
  units: z.array(stockKeepingUnit),
  subSkus: z.array(subSku),
})
export type PhaseMatrix = z.output<typeof phaseMatrix>
export const matrixColor = color
export const matrixSize = size
