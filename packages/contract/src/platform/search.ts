import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'

/** What records are found among, by the word for it in the catalogue of nouns. */
export const searchNouns = [
  'contracts',
  'invoices',
  'deliveries',
  'estimations',
  'estimationRequests',
  'creditNotes',
  'trades',
  'tradeRequests',
  'materialOrders',
  'productions',
  'productionSchedules',
  'resourcePlanSheets',
  'qualityLabelings',
  'mdMap',
  'projects',
  'exhibitions',
  'exhibitionOrders',
  'recruitments',
  'applications',
  'transports',
  'approvals',
  'workflowItem',
  'fediInvoices',
  'payments',
  'materials',
  'catalogueCloths',
  'vendorOrderFiles',
  'messages',
  'notices',
  'suppliers',
  'people',
  'userGroups',
  'rawMaterials',
  'brands',
  'subBrands',
  'brandCategories',
  'userGroupCategories',
  'colors',
  'sizes',
  'fabrics',
  'partNames',
  'careInstructions',
  'careAttentions',
  'washTagSymbolSets',
  'skuGroups',
  'paymentTerms',
  'contractFormats',
  'invoiceFormats',
  'orderSheetFormats',
] as const
export type SearchNoun = (typeof searchNouns)[number]

/** A record that was found, with where it is. */
export const foundRecord = z.object({
  noun: z.enum(searchNouns),
  id,
  /** Its number or code; empty where it has none. */
  code: z.string(),
  name: z.string(),
  /** The partner of a document, the brand of a product. */
  detail: z.string(),
  link: z.string(),
})
export type FoundRecord = z.output<typeof foundRecord>

/** So many of each noun are answered. */
export const mostFound = 5

export const search = {
  find: endpoint('GET /search', {
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    reply: one(z.array(foundRecord)),
    access: {},
    summary:
      'Records that the reader may see, by beginnings of words of their number, code or name, a few of each noun',
  }),
}
