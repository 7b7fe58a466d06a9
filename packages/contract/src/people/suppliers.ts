import { kinds, relationStatuses, relationSteps } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, flag, id, lockVersion, name } from '../kernel/fields.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'
import { startedKinds } from './tables/supplier-table.ts'
import { country, currency, organisationFace } from './user-groups.ts'

const powerUser = { powerUser: true } as const
const words = z.optional(z.string().check(z.maxLength(100)))
const measure = z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/))
const status = z.enum(relationStatuses)

const partner = z.object(organisationFace)

const supplier = z.object({
  id,
  partner,
  partnerCode: z.nullable(z.string()),
  status,
  /** What may be done next. */
  steps: z.array(z.enum(relationSteps)),
  termsId: z.nullable(id),
  currency: z.string(),
  /** Protected by the subcontracting law: due dates are checked against it. */
  protectedSubcontractor: z.boolean(),
  basicContractOn: z.nullable(z.string()),
  categories: z.array(z.string()),
  minLot: z.nullable(z.string()),
  leadDays: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  note: z.string(),
  documentCount: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lockVersion,
})
export type Supplier = z.output<typeof supplier>

const terms = {
  partnerCode: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(24)))),
  termsId: z.optional(z.nullable(id)),
  currency: z.optional(currency),
  protectedSubcontractor: z.optional(z.boolean()),
  basicContractOn: z.optional(z.nullable(date)),
  categories: z.optional(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(20))),
  minLot: z.optional(z.nullable(measure)),
  leadDays: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(999)))),
  rating: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
  note: z.optional(z.string().check(z.maxLength(4_000))),
}

const document = z.object({
  id,
  name: z.string(),
  url: z.string(),
  contentType: z.string(),
  size: z.number(),
  createdAt: z.string(),
  createdBy: z.nullable(z.string()),
})
export type SupplierDocument = z.output<typeof document>

export const suppliers = {
  list: endpoint('GET /suppliers', {
    query: z.object({
      ...paging,
      q: words,
      status: z.optional(status),
      kind: z.optional(z.enum(kinds)),
      country: words,
      category: words,
      protectedSubcontractor: flag,
      sort: z.optional(z.enum(['name', 'partnerCode', 'leadDays', 'minLot', 'updatedAt'])),
      descending: flag,
    }),
    reply: page(supplier),
    access: {},
    summary: 'Organisations one buys from',
  }),
  export: endpoint('GET /suppliers/export', {
    query: z.object({
      format: z.enum(['csv', 'xlsx']),
      encoding: z.optional(z.enum(['utf8', 'cp932'])),
      /** Fields in the order of their columns, and the words above them. */
      columns: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
      labels: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))),
    }),
    reply: bytes,
    access: {},
    summary: 'All of them as a file, in the columns in which a table of suppliers comes in',
  }),
  show: endpoint('GET /suppliers/:id', {
    reply: one(z.extend(supplier, { documents: z.array(document) })),
    access: {},
    summary: 'One supplier with its documents',
  }),
  create: endpoint('POST /suppliers', {
    body: z.object({
      supplier: z.object({
        ...terms,
        /** An organisation that is on the platform is found by it. */
        registrationNumber: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
        /** Else a new organisation is begun under this name. */
        name: z.optional(z.nullable(name)),
        kind: z.optional(z.enum(startedKinds)),
        country: z.optional(country),
        /** Invited as its first owner. */
        email: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(254)))),
      }),
    }),
    reply: one(supplier),
    access: powerUser,
    confirms: ({ supplier: { email } }) => !!email,
    summary: 'Begins a relation with an organisation found by its registration number, or with a new one',
  }),
  update: endpoint('PATCH /suppliers/:id', {
    body: z.object({ supplier: z.object({ ...terms, lockVersion }) }),
    reply: one(supplier),
    access: {},
    summary: 'Changes terms, capacity and notes',
  }),
  step: endpoint('POST /suppliers/:id/step', {
    body: z.object({ step: z.enum(relationSteps), lockVersion }),
    reply: one(supplier),
    access: powerUser,
    summary: 'Moves the relation on; with approval_supplier, activating asks for an approval first',
  }),
}

export const supplierDocuments = {
  create: endpoint('POST /suppliers/:supplierId/documents', {
    body: z.object({ file: z.file() }),
    reply: one(document),
    access: {},
    multipart: true,
    summary: 'Adds a document: a contract, a certificate',
  }),
  delete: endpoint('DELETE /suppliers/:supplierId/documents/:id', {
    reply: nothing,
    access: {},
    summary: 'Takes a document away',
  }),
  original: endpoint('GET /suppliers/:supplierId/documents/:id/original', {
    reply: bytes,
    access: {},
    summary: 'The document as it was added',
  }),
}

const customer = z.object({
  id,
  partner,
  status,
  currency: z.string(),
  basicContractOn: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Customer = z.output<typeof customer>

export const customers = {
  list: endpoint('GET /customers', {
    query: z.object({ ...paging, q: words }),
    reply: page(customer),
    access: {},
    summary: 'Organisations that buy from the current one: never what they note about it',
  }),
}
