import { isGroup, mayRepeat, type FieldRow, type FieldRows, type GroupRow } from '../model/field-rows.ts'
import { invoiceRows, type EInvoice } from '../model/invoice-fields.ts'
import { valueTypes } from '../model/value-types.ts'
import { rootNamespace, ublNamespaces } from '../ubl/namespaces.ts'
import { orderChildren } from '../ubl/order-children.ts'
import { append, xmlElement, type XmlElement } from '../../xml/xml-element.ts'
import { nameIn } from '../xml/select.ts'
import { writeXml } from '../../xml/write-xml.ts'

/** The invoice as UBL 2.1, the same bytes everywhere; throws a RangeError for text that XML cannot carry. */
export const writeEInvoice = (invoice: EInvoice): string => writeXml(documentTree(invoice))

/** The elements of an invoice in the order of the schema: what is checked before it is written. */
export function documentTree(invoice: EInvoice): XmlElement {
  const name = invoice.root ?? 'Invoice'
  const root = xmlElement(name, {
    attributes: { xmlns: rootNamespace(name), 'xmlns:cac': ublNamespaces.cac, 'xmlns:cbc': ublNamespaces.cbc },
  })
  fill(root, invoiceRows, invoice, name)
  orderChildren(root, name)
  return root
}

type Written = string | Readonly<Record<string, string>>

function fill(element: XmlElement, rows: FieldRows, model: object, root: string): void {
  const values = model as Readonly<Record<string, unknown>>
  for (const [key, row] of Object.entries(rows)) {
    const value = values[key]
    if (value === undefined || value === null) continue
    for (const one of mayRepeat(row) ? (value as readonly unknown[]) : [value]) put(element, row, one, root)
  }
}

/** A thing that says nothing leaves no element behind: the standard forbids empty ones. */
function put(element: XmlElement, row: FieldRow | GroupRow, value: unknown, root: string): void {
  const steps = row.path.split('/').map((step) => nameIn(root, step))
  const name = steps.pop() ?? ''
  const child = isGroup(row)
    ? groupElement(name, row, value as object, root)
    : fieldElement(name, row, value as Written)
  if (!child) return
  const holder = steps.reduce((at, step, depth) => {
    const shared = depth === 0 && mayRepeat(row) ? undefined : at.children.find((one) => one.name === step)
    return shared ?? append(at, xmlElement(step))
  }, element)
  append(holder, child)
}

function groupElement(name: string, { rows }: GroupRow, model: object, root: string): XmlElement | null {
  const element = xmlElement(name)
  fill(element, rows, model, root)
  return element.children.length > 0 ? element : null
}

function fieldElement(name: string, { type }: FieldRow, value: Written): XmlElement | null {
  const { value: text = '', ...beside } = typeof value === 'string' ? { value } : value
  if (text.trim() === '') return null
  const attributes = Object.entries<string>(valueTypes[type]).flatMap(([key, attribute]) => {
    const said = (beside as Readonly<Record<string, string | undefined>>)[key]
    return said ? [[attribute, said] as const] : []
  })
  return xmlElement(name, { text, attributes: Object.fromEntries(attributes) })
}
