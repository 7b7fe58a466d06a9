import { merchandisingStatuses, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, date, flag, id, instant, lockVersion, name, percentage, price, quantity } from '../kernel/fields.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'

/** Merchandising map and report: brand, merchandising (spec §6). */
export const merchandisingAccess = { kinds: ['brand'], functions: ['merchandising'] } as const satisfies Guard

const status = z.enum(merchandisingStatuses)

/** A season of a brand, `27SS`; its dates follow from the brand's season start months. */
export const season = z.string().check(z.regex(/^\d{2}(SS|AW)$/))

const categoryIds = z.array(id).check(z.maxLength(12))
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** A colourway: its name and cloth colour. */
const colour = z.object({ name: z.string().check(z.maxLength(60)), hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) })

export const fileKinds = ['image', 'pdf', 'video', 'office'] as const
/** A file of a product. `thumbnails` holds an address per size of spec §5, for images and videos with a preview. */
export const merchandisingFile = z.object({
  id,
  kind: z.enum(fileKinds),
  name: z.string(),
  position: z.number(),
  primary: z.boolean(),
  size: z.nullable(z.number()),
  contentType: z.nullable(z.string()),
  url: z.string(),
  /** What to show in a frame: the file itself, a page `…/office_preview`, or the video player. */
  previewUrl: z.nullable(z.string()),
  thumbnails: z.record(z.string(), z.string()),
  createdAt: instant,
})
export type MerchandisingFile = z.output<typeof merchandisingFile>

/** A cost follows the sheet of its style as soon as one is approved, or is typed over it. */
export const costSources = ['sheet', 'typed'] as const

/** What a card on the map shows. */
export const merchandisingCard = z.object({
  id,
  brandId: id,
  name: z.string(),
  code: z.nullable(z.string()),
  status,
  releaseOn: z.nullable(date),
  categoryIds: z.array(id),
  planQuantity: z.nullable(quantity),
  listPrice: z.nullable(amount),
  unitCost: z.nullable(amount),
  costSource: z.enum(costSources),
  /** The version of a cost sheet that says what it costs; null where its cost is typed. */
  costSheetId: z.nullable(id),
  colours: z.array(colour),
  tags: z.array(z.string()),
  imageUrl: z.nullable(z.string()),
  fileCount: z.number(),
  lockVersion,
})
export type MerchandisingCard = z.output<typeof merchandisingCard>

/** One product in full. Money is in the brand's base currency. */
export const merchandising = z.extend(merchandisingCard, {
  markdownPercent: z.nullable(amount),
  salesPlan: z.nullable(amount),
  /** The version that counts, whether or not its own cost was typed over it. */
  costSheet: z.nullable(
    z.object({ id, version: z.number(), status: z.enum(['approved', 'ordered']), unitCost: amount }),
  ),
  note: z.string(),
  template: z.boolean(),
  primaryProductionId: z.nullable(id),
  currency: z.string(),
  files: z.array(merchandisingFile),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
})
export type Merchandising = z.output<typeof merchandising>

const fields = {
  name,
  releaseOn: z.optional(z.nullable(date)),
  categories: z.optional(categoryIds),
  code: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40)))),
  status: z.optional(status),
  planQuantity: z.optional(z.nullable(quantity)),
  listPrice: z.optional(z.nullable(price)),
  unitCost: z.optional(z.nullable(price)),
  costSource: z.optional(z.enum(costSources)),
  markdownPercent: z.optional(z.nullable(percentage)),
  salesPlan: z.optional(z.nullable(price)),
  note: z.optional(z.string().check(z.maxLength(4_000))),
  tags: z.optional(z.array(tag).check(z.maxLength(20))),
  colours: z.optional(z.array(colour).check(z.maxLength(40))),
  template: z.optional(z.boolean()),
}
const createInput = z.object(fields)
const updateInput = z.extend(z.partial(createInput), { lockVersion })

/** A budget of one category in one month of a season; money as decimal strings. */
export const merchandisingBudget = z.object({
  id,
  categoryId: z.nullable(id),
  /** First day of the month. */
  period: date,
  sales: amount,
  quantity,
})

/** Who changed what: field names of the product, values before and after as they were then. */
export const merchandisingVersion = z.object({
  id,
  at: instant,
  by: z.string(),
  originalBy: z.nullable(z.string()),
  action: z.enum([
    'created',
    'updated',
    'copied',
    'file_added',
    'file_changed',
    'file_deleted',
    'file_exchanged',
    'restored',
    'revived',
    'discarded',
  ]),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type MerchandisingVersion = z.output<typeof merchandisingVersion>

const mapQuery = z.object({ brandId: z.coerce.number().check(z.positive()), season: z.optional(season) })
const warning = z.object({ code: z.string(), field: z.nullable(z.string()), message: z.string() })
/** A saved product, with warnings that do not refuse: a name used twice in the season (domain §3.14). */
const saved = z.object({ data: merchandising, warnings: z.array(warning) })
const fileForm = { name: z.optional(z.string().check(z.maxLength(200))) }

export const merchandisings = {
  maps: endpoint('GET /merchandisings/maps', {
    query: mapQuery,
    reply: one(
      z.object({
        season,
        seasons: z.array(season),
        items: z.array(merchandisingCard),
        budgets: z.array(merchandisingBudget),
      }),
    ),
    access: merchandisingAccess,
    summary: 'Everything on the map of one brand and season; the latest season with products when none is named',
  }),
  uncategorized: endpoint('GET /merchandisings/maps/uncategorized', {
    query: z.object({ brandId: z.coerce.number().check(z.positive()) }),
    reply: one(z.array(merchandisingCard)),
    access: merchandisingAccess,
    summary: 'Products without a category or a release date',
  }),
  templates: endpoint('GET /merchandisings/templates', {
    query: z.object({ ...paging, brandId: z.optional(z.coerce.number().check(z.positive())) }),
    reply: page(merchandisingCard),
    access: merchandisingAccess,
    summary: 'Products kept as templates',
  }),
  show: endpoint('GET /merchandisings/:id', {
    query: z.object({ withoutPrimaryProduction: flag }),
    reply: one(merchandising),
    access: merchandisingAccess,
    summary: 'One product with its files',
  }),
  create: endpoint('POST /merchandisings', {
    body: z.object({ brandId: id, merchandising: createInput, templateId: z.optional(id) }),
    reply: saved,
    access: merchandisingAccess,
    summary: 'Adds a product, from a template when one is named',
  }),
  update: endpoint('PATCH /merchandisings/:id', {
    body: z.object({ merchandising: updateInput }),
    reply: saved,
    access: merchandisingAccess,
    summary: 'Changes a product; 409 with the current row when somebody was faster',
  }),
  copy: endpoint('POST /merchandisings/:id/copy', {
    body: z.object({ merchandising: z.optional(z.partial(createInput)) }),
    reply: saved,
    access: merchandisingAccess,
    summary: 'Copies a product with its files, without results',
  }),
  discard: endpoint('DELETE /merchandisings/:id', {
    query: z.object({ lockVersion: z.coerce.number() }),
    reply: nothing,
    current: one(merchandising),
    access: merchandisingAccess,
    summary: 'Takes a product off the map; its history stays',
  }),
  revive: endpoint('POST /merchandisings/:id/revive', {
    reply: one(merchandising),
    access: merchandisingAccess,
    summary: 'Puts a product back that was taken off the map',
  }),
  versions: endpoint('GET /merchandisings/:id/versions', {
    query: z.object(paging),
    reply: page(merchandisingVersion),
    access: merchandisingAccess,
    summary: 'Modification history, newest first',
  }),
}

export const merchandisingFiles = {
  list: endpoint('GET /merchandisings/:merchandisingId/files', {
    reply: one(z.array(merchandisingFile)),
    access: merchandisingAccess,
    summary: 'Files of a product in order',
  }),
  add: endpoint('POST /merchandisings/:merchandisingId/files', {
    body: z.object({ ...fileForm, file: z.file() }),
    multipart: true,
    reply: one(merchandisingFile),
    access: merchandisingAccess,
    summary: 'Adds an image, a PDF or an office file',
  }),
  addVideo: endpoint('POST /merchandisings/:merchandisingId/files/video', {
    body: z.object({ ...fileForm, url: z.url().check(z.maxLength(500)) }),
    reply: one(merchandisingFile),
    access: merchandisingAccess,
    summary: 'Adds a link to a video on one of the two accepted hosts',
  }),
  update: endpoint('PATCH /merchandisings/:merchandisingId/files/:id', {
    body: z.object({
      file: z.object({
        name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
        primary: z.optional(z.literal(true)),
      }),
    }),
    reply: one(merchandisingFile),
    access: merchandisingAccess,
    summary: 'Renames a file, or makes it the picture of the card',
  }),
  order: endpoint('PUT /merchandisings/:merchandisingId/files/order', {
    body: z.object({ ids: z.array(id).check(z.maxLength(100_000)) }),
    reply: nothing,
    access: merchandisingAccess,
    summary: 'Puts the files in order',
  }),
  delete: endpoint('DELETE /merchandisings/:merchandisingId/files/:id', {
    reply: nothing,
    access: merchandisingAccess,
    summary: 'Removes a file',
  }),
  exchange: endpoint('POST /merchandisings/:merchandisingId/files/exchange', {
    body: z.object({ targetId: z.coerce.number(), file: z.file() }),
    multipart: true,
    reply: one(merchandisingFile),
    access: merchandisingAccess,
    summary: 'Puts another file in the place of one, keeping its id and position',
  }),
  original: endpoint('GET /merchandisings/:merchandisingId/files/:id/original', {
    reply: bytes,
    access: merchandisingAccess,
    summary: 'The file as it was uploaded',
  }),
  thumbnail: endpoint('GET /merchandisings/:merchandisingId/files/:id/thumbnails/:size', {
    reply: bytes,
    access: merchandisingAccess,
    summary: 'The picture at 120, 320, 480, 640 or 1920 pixels',
  }),
  officePreview: endpoint('GET /merchandisings/:merchandisingId/files/:id/office_preview', {
    reply: bytes,
    access: merchandisingAccess,
    summary: 'A page that shows an office file',
  }),
}
