import { hasFunction, labelTransitions, type Guard, type LabelTransition } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, locale, lockVersion } from '../kernel/fields.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'
import {
  edition,
  labelInput,
  labInput,
  labelStatus,
  labelSummary,
  labelVersion,
  printedWords,
  qualityLabeling,
} from './label-fields.ts'

/** Quality labelings: brand, quality_labeling (spec §6). */
export const writesLabels = { kinds: ['brand'], functions: ['quality_labeling'] } as const satisfies Guard
/** Suppliers read what is shared with them (domain §6.13). */
export const readsLabels = {
  kinds: ['brand', 'supplier'],
  check: (user) => user.kind !== 'brand' || hasFunction(user, 'quality_labeling'),
} as const satisfies Guard

const transition = z.enum(Object.keys(labelTransitions) as [LabelTransition, ...LabelTransition[]])
const acceptedWarnings = z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(60)))
const idsInQuery = z.array(z.coerce.number().check(z.positive())).check(z.minLength(1), z.maxLength(200))
const named = z.object({ id, name: z.string() })
const worded = z.object({ id, words: printedWords })

/** A word list of the editor: what a label may name. */
export const labelOptions = z.object({
  brands: z.array(named),
  fabrics: z.array(z.object({ id, fibre: z.string(), words: printedWords })),
  partNames: z.array(worded),
  instructions: z.array(worded),
  attentions: z.array(worded),
  symbolSets: z.array(z.object({ id, name: z.string(), edition, codes: z.array(z.number()) })),
  /** Raw materials of its brand with what they are made of and how they are cared for, and the styles whose cost sheets take them. */
  materials: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      composition: z.array(z.object({ fibre: z.string(), percent: z.string() })),
      careCodes: z.array(z.number()),
      styleNos: z.array(z.string()),
    }),
  ),
  labeller: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
})
export type LabelOptions = z.output<typeof labelOptions>

/** A product of the map that a label can be made for. */
const labelProduct = z.object({
  id,
  name: z.string(),
  code: z.nullable(z.string()),
  brandId: id,
  brandName: z.string(),
  imageUrl: z.nullable(z.string()),
})

const share = z.object({ id, name: z.string(), shared: z.boolean() })

export const qualityLabelings = {
  list: endpoint('GET /quality_labelings', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(labelStatus),
      edition: z.optional(edition),
      brandId: z.optional(z.coerce.number().check(z.positive())),
      merchandisingId: z.optional(z.coerce.number().check(z.positive())),
    }),
    reply: page(labelSummary),
    access: readsLabels,
    summary: 'Labels, the last changed first; replaced versions only when asked for',
  }),
  options: endpoint('GET /quality_labelings/options', {
    reply: one(labelOptions),
    access: writesLabels,
    summary: 'The words a label may be made of',
  }),
  products: endpoint('GET /quality_labelings/products', {
    query: z.object({
      q: z.optional(z.string().check(z.maxLength(100))),
      id: z.optional(z.coerce.number().check(z.positive())),
    }),
    reply: one(z.array(labelProduct)),
    access: writesLabels,
    summary: 'Products that a label can be made for, by name, number or id, the last changed first',
  }),
  show: endpoint('GET /quality_labelings/:id', {
    reply: one(qualityLabeling),
    access: readsLabels,
    summary: 'One version of a label with its findings',
  }),
  create: endpoint('POST /quality_labelings', {
    body: z.object({ qualityLabeling: labelInput }),
    reply: one(qualityLabeling),
    access: writesLabels,
    summary: 'Adds a label',
  }),
  update: endpoint('PATCH /quality_labelings/:id', {
    body: z.object({ qualityLabeling: z.extend(labelInput, { lockVersion }) }),
    reply: one(qualityLabeling),
    access: writesLabels,
    summary:
      'Changes a draft; an approved label gets a new version, which is answered; 409 with the current row when somebody was faster',
  }),
  copy: endpoint('POST /quality_labelings/:id/copy', {
    body: z.object({
      qualityLabeling: z.object({
        styleNo: z.optional(z.string().check(z.maxLength(40))),
        itemName: z.optional(z.string().check(z.maxLength(200))),
        merchandisingId: z.optional(z.nullable(id)),
      }),
    }),
    reply: one(qualityLabeling),
    access: writesLabels,
    summary: 'Begins a label from another, without its laboratory figures and shares',
  }),
  discard: endpoint('DELETE /quality_labelings/:id', {
    query: z.object({ lockVersion: z.coerce.number() }),
    reply: nothing,
    access: writesLabels,
    summary: 'Throws a draft away',
  }),
  transition: endpoint('POST /quality_labelings/:id/transitions', {
    body: z.object({ transition, lockVersion, acceptedWarnings }),
    reply: one(qualityLabeling),
    access: writesLabels,
    summary: 'Moves a label along: submit, return, approve, print, supersede',
  }),
  bulkTransition: endpoint('POST /quality_labelings/transitions', {
    body: z.object({
      transition,
      items: z.array(z.object({ id, lockVersion })).check(z.minLength(1), z.maxLength(200)),
    }),
    reply: one(
      z.array(z.object({ id, done: z.boolean(), code: z.nullable(z.string()), message: z.nullable(z.string()) })),
    ),
    access: writesLabels,
    summary: 'Moves many labels along and reports each',
  }),
  lab: endpoint('PUT /quality_labelings/:id/lab', {
    body: z.object({ lab: z.nullable(labInput), lockVersion }),
    reply: one(qualityLabeling),
    access: writesLabels,
    summary: 'Keeps what the laboratory found beside a version of a label',
  }),
  versions: endpoint('GET /quality_labelings/:id/versions', {
    reply: one(z.array(labelVersion)),
    access: readsLabels,
    summary: 'All versions, newest first',
  }),
  shares: endpoint('GET /quality_labelings/:id/shares', {
    reply: one(z.array(share)),
    access: writesLabels,
    summary: 'Partners, and who of them reads the label',
  }),
  share: endpoint('PUT /quality_labelings/:id/shares', {
    body: z.object({ ids: z.array(id).check(z.maxLength(200)) }),
    reply: one(z.array(share)),
    access: writesLabels,
    summary: 'Says which partners read the finished versions of the label',
  }),
  pdf: endpoint('GET /quality_labelings/:id/pdf', {
    reply: bytes,
    access: readsLabels,
    summary: 'The label in three languages at true size, as PDF',
  }),
  svg: endpoint('GET /quality_labelings/:id/svg', {
    query: z.object({ locale: z.optional(locale) }),
    reply: bytes,
    access: readsLabels,
    summary: 'The label in one language at true size, as SVG',
  }),
  zip: endpoint('GET /quality_labelings/zip', {
    query: z.object({ ids: idsInQuery }),
    reply: bytes,
    access: readsLabels,
    summary: 'PDF and SVG of many labels',
  }),
  csv: endpoint('GET /quality_labelings/csv', {
    query: z.object({ ids: idsInQuery, encoding: z.optional(z.enum(['utf8', 'cp932'])) }),
    reply: bytes,
    access: readsLabels,
    summary: 'Many labels as lines for a label printer',
  }),
}
