import { locales, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { bytes } from '../kernel/reply.ts'
import { master } from './master.ts'
import { maybe, needed, usual } from '../kernel/record-field.ts'

/** Parts of a printed document, in their usual order from the top. */
export const formatSections = [
  'title',
  'parties',
  'subject',
  'terms',
  'lines',
  'taxes',
  'totals',
  'bank',
  'notes',
  'seal',
] as const
/** Columns of its lines, in their usual order. */
export const formatColumns = [
  'position',
  'picture',
  'code',
  'description',
  'color',
  'size',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'taxRate',
  'amount',
  'deliveryOn',
  'note',
] as const
export const formatPapers = ['A4', 'A4L', 'Letter'] as const

const arranged = {
  paper: usual.choice(formatPapers),
  locale: usual.choice(locales),
  sections: usual.list(formatSections),
  columns: usual.list(formatColumns),
  notes: maybe.notes(),
  stamp: usual.flag(),
} as const

/** The three kinds of format differ in who keeps them, not in what they hold (domain §3.2). */
const format = <const Name extends string, const Path extends string>(name: Name, path: Path, access: Guard) =>
  master({
    name,
    path,
    fields: { name: needed.text(), ...arranged, isDefault: usual.flag() },
    key: 'name',
    reads: access,
    writes: access,
    ordered: true,
  })

export const contractFormatMaster = format('contractFormat', '/contract_formats', { kinds: ['brand'], powerUser: true })
/** Whoever issues invoices keeps formats for them (domain §6.5). */
export const invoiceFormatMaster = format('invoiceFormat', '/invoice_formats', { powerUser: true })
export const orderSheetFormatMaster = format('orderSheetFormat', '/order_sheet_formats', {
  kinds: ['brand'],
  functions: ['order_sheet'],
  powerUser: true,
})

/** A format as it is being arranged; what is left out is as usual, so that one without a name can be looked at. */
const draft = z.object({
  paper: z._default(arranged.paper.schema, 'A4'),
  locale: z._default(arranged.locale.schema, 'ja'),
  sections: z._default(arranged.sections.schema, () => [...formatSections]),
  columns: z._default(arranged.columns.schema, () => [...formatColumns]),
  notes: z._default(z.nullable(arranged.notes.schema), null),
  stamp: z._default(arranged.stamp.schema, false),
})

const preview = <const Path extends string>(path: Path, access: Guard) =>
  endpoint(`POST ${path}/preview`, {
    body: z.object({ format: draft }),
    reply: bytes,
    access,
    summary:
      'A sample document as this format would print it, with the logo and the seal of the organisation, as PDF; nothing is kept',
  })

export const contractFormats = {
  ...contractFormatMaster.endpoints,
  preview: preview('/contract_formats', contractFormatMaster.reads),
}
export const invoiceFormats = {
  ...invoiceFormatMaster.endpoints,
  preview: preview('/invoice_formats', invoiceFormatMaster.reads),
}
export const orderSheetFormats = {
  ...orderSheetFormatMaster.endpoints,
  preview: preview('/order_sheet_formats', orderSheetFormatMaster.reads),
}
