import { isGroup, mayRepeat, type FieldRow, type FieldRows } from '../model/field-rows.ts'
import { invoiceRows, type EInvoice } from '../model/invoice-fields.ts'
import { profileOf, type EInvoiceProfile } from '../model/profiles.ts'
import { valueTypes } from '../model/value-types.ts'
import { documentRoots, type DocumentRoot } from '../ubl/namespaces.ts'
import { ublDialect } from '../ubl/ubl-dialect.ts'
import { pathOf, type XmlElement } from '../../xml/xml-element.ts'
import { parseXml } from '../../xml/parse-xml.ts'
import { descendants, select } from '../xml/select.ts'
import { xmlFault, type XmlResult } from '../../xml/xml-fault.ts'
import type { EInvoiceFaultCode } from './e-invoice-fault.ts'

export interface ReadEInvoice {
  /** The file itself, for the rules; nothing here ever changes it. */
  readonly root: XmlElement
  readonly invoice: EInvoice
  /** Null where the file names a specification that is not read here. */
  readonly profile: EInvoiceProfile | null
  /** Texts for which the table has no place, so that a reader sees all that came. */
  readonly unread: readonly { readonly path: string; readonly text: string }[]
}

/** Reads JP PINT and BIS Billing 3, invoices and credit notes. Any damage is answered as a fault with its place. */
export function readEInvoice(xml: string): XmlResult<ReadEInvoice, EInvoiceFaultCode> {
  const parsed = parseXml(xml, ublDialect)
  if (parsed.fault) return parsed
  const { root } = parsed
  if (!isDocumentRoot(root.name)) {
    return { fault: xmlFault('not_an_invoice', { line: root.line, column: root.column, path: pathOf(root) }) }
  }
  const read = new Set<XmlElement>()
  const model = readRows(root, invoiceRows, read) as EInvoice
  const invoice: EInvoice = root.name === 'CreditNote' ? { ...model, root: root.name } : model
  return { fault: null, root, invoice, profile: profileOf(invoice.customization ?? ''), unread: unreadIn(root, read) }
}

const isDocumentRoot = (name: string): name is DocumentRoot => (documentRoots as readonly string[]).includes(name)

function readRows(element: XmlElement, rows: FieldRows, read: Set<XmlElement>): Readonly<Record<string, unknown>> {
  const model: Record<string, unknown> = {}
  for (const [key, row] of Object.entries(rows)) {
    const places = select(element, row.path)
    const values = (mayRepeat(row) ? places : places.slice(0, 1)).flatMap((place) => {
      const value = isGroup(row) ? readRows(place, row.rows, read) : readField(place, row, read)
      return value === null ? [] : [value]
    })
    if (values.length > 0) model[key] = mayRepeat(row) ? values : values[0]
  }
  return model
}

/** Text is kept to the letter; codes, dates and figures lose the space around them, as the schema says. */
function readField(element: XmlElement, { type }: FieldRow, read: Set<XmlElement>): unknown {
  read.add(element)
  const text = type === 'text' ? element.text : element.text.trim()
  if (text.trim() === '') return null
  const beside = Object.entries<string>(valueTypes[type])
  if (beside.length === 0) return text
  const said = beside.flatMap(([key, attribute]) => {
    const value = element.attributes[attribute]
    return value ? [[key, value] as const] : []
  })
  return { value: text, ...Object.fromEntries(said) }
}

const unreadIn = (root: XmlElement, read: ReadonlySet<XmlElement>): ReadEInvoice['unread'] =>
  descendants(root, (one) => one.children.length === 0 && !read.has(one) && one.text.trim() !== '')
    .slice(0, mostUnread)
    .map((one) => ({ path: pathOf(one), text: one.text.trim() }))

/** A view shows so many; a file with more is read in an editor. */
const mostUnread = 200
