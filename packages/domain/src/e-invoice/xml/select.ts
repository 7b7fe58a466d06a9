import { elementsAt } from '../../xml/elements-at.ts'
import type { XmlElement } from '../../xml/xml-element.ts'

/** A credit note calls these otherwise; asked for by the name of the invoice, both are meant. */
const namesInCreditNotes: Readonly<Record<string, string>> = {
  'cbc:InvoiceTypeCode': 'cbc:CreditNoteTypeCode',
  'cbc:InvoicedQuantity': 'cbc:CreditedQuantity',
  'cac:InvoiceLine': 'cac:CreditNoteLine',
}

export const answersTo = (element: XmlElement, name: string): boolean =>
  element.name === name || (name in namesInCreditNotes && element.name === namesInCreditNotes[name])

/** The elements down a path of names, `cac:Party/cbc:Name`; an empty path is the element itself. */
export const select = (element: XmlElement, path: string): XmlElement[] => elementsAt(element, path, answersTo)

export const first = (element: XmlElement, path: string): XmlElement | undefined => select(element, path)[0]

/** Text down a path without the space around it; empty where there is none. */
export const textAt = (element: XmlElement, path: string): string => first(element, path)?.text.trim() ?? ''

/** Every element below for which `isMeant` holds, in the order of the file. */
export function descendants(element: XmlElement, isMeant: (one: XmlElement) => boolean): XmlElement[] {
  const found: XmlElement[] = []
  const open = [...element.children].toReversed()
  for (let one = open.pop(); one; one = open.pop()) {
    if (isMeant(one)) found.push(one)
    for (let at = one.children.length - 1; at >= 0; at -= 1) open.push(one.children[at] as XmlElement)
  }
  return found
}

export const named =
  (...names: readonly string[]) =>
  (element: XmlElement): boolean =>
    names.some((name) => answersTo(element, name))

const pathsUpwards = new Map<string, readonly string[]>()

/** The steps of a path from its end; rules ask for the same few paths of every element. */
function upwards(path: string): readonly string[] {
  const known = pathsUpwards.get(path)
  if (known) return known
  const steps = path.split('/').toReversed()
  pathsUpwards.set(path, steps)
  return steps
}

/** Whether an element stands at the end of these ancestors, `cac:Price/cac:AllowanceCharge`. */
export function isAt(element: XmlElement | null, path: string): boolean {
  let one = element
  for (const name of upwards(path)) {
    if (!one || !answersTo(one, name)) return false
    one = one.parent
  }
  return true
}

/** The nearest element around this one, or itself, that has a name. */
export function around(element: XmlElement, name: string): XmlElement | null {
  let one: XmlElement | null = element
  while (one && !answersTo(one, name)) one = one.parent
  return one
}

/** What the element is called in a document of this kind. */
export const nameIn = (root: string, name: string): string =>
  root === 'CreditNote' ? (namesInCreditNotes[name] ?? name) : name
