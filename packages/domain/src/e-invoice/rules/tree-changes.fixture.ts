import type { EInvoice } from '../model/invoice-fields.ts'
import { documentTree } from '../documents/write-e-invoice.ts'
import { orderChildren } from '../ubl/order-children.ts'
import { ublDialect } from '../ubl/ubl-dialect.ts'
import { append, xmlElement, type XmlElement } from '../../xml/xml-element.ts'
import { parseXml } from '../../xml/parse-xml.ts'
import { writeXml } from '../../xml/write-xml.ts'

/** One change to a file; paths may number a step, `cac:InvoiceLine[2]/cbc:ID`. */
export type Change = (root: XmlElement) => void

export function at(root: XmlElement, path: string): XmlElement {
  const found = path.split('/').reduce<XmlElement | undefined>((element, step) => {
    const [, name = '', number = '1'] = /^([^[]+)(?:\[(\d+)\])?$/.exec(step) ?? []
    return element?.children.filter((child) => child.name === name)[Number(number) - 1]
  }, root)
  if (!found) throw new Error(`There is no ${path}`)
  return found
}

export const remove =
  (...paths: string[]): Change =>
  (root) => {
    for (const element of paths.map((path) => at(root, path))) {
      const siblings = element.parent?.children ?? []
      siblings.splice(siblings.indexOf(element), 1)
    }
  }

export const set =
  (path: string, text: string): Change =>
  (root) => {
    at(root, path).text = text
  }

export const mark =
  (path: string, name: string, value: string | null): Change =>
  (root) => {
    const attributes = at(root, path).attributes as Record<string, string>
    if (value === null) delete attributes[name]
    else attributes[name] = value
  }

/** Puts elements below a place: `add('cac:InvoiceLine', 'cbc:Note', 'text')`; a path as name makes all its steps. */
export const add =
  (path: string, name: string, text = '', attributes: Record<string, string> = {}): Change =>
  (root) => {
    const steps = name.split('/')
    const last = steps.pop() ?? ''
    const holder = steps.reduce((element, step) => append(element, xmlElement(step)), path ? at(root, path) : root)
    append(holder, xmlElement(last, { text, attributes }))
  }

function copied(element: XmlElement): XmlElement {
  const copy = xmlElement(element.name, { text: element.text, attributes: { ...element.attributes } })
  for (const child of element.children) append(copy, copied(child))
  return copy
}

/** Writes the element once more behind it. */
export const repeat =
  (path: string): Change =>
  (root) => {
    const element = at(root, path)
    if (element.parent) append(element.parent, copied(element))
  }

export const both =
  (...changes: Change[]): Change =>
  (root) => {
    for (const change of changes) change(root)
  }

/** The file of an invoice after a change, as a receiver reads it; in the order of the schema unless the order is the point. */
export function changedFile(invoice: EInvoice, change: Change, keepsOrder = true): string {
  const root = documentTree(invoice)
  change(root)
  if (keepsOrder) orderChildren(root, 'Invoice')
  return writeXml(root)
}

export function changedDocument(invoice: EInvoice, change: Change): XmlElement {
  const { root, fault } = parseXml(changedFile(invoice, change), ublDialect)
  if (!root) throw new Error(`${fault?.code}: ${fault?.detail}`)
  return root
}
