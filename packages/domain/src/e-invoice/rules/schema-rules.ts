import { ublSequence, type UblParticle, type UblSequence, type UblType } from '../ubl/sequences.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { decimalOf } from './numbers.ts'
import type { EInvoiceMessage } from './messages.ts'
import type { Rule, Violation } from './rule.ts'

type Shape = 'schemaOrder' | 'schemaMissing' | 'schemaRepeated' | 'schemaUnknown' | 'schemaNumber'
type Breach = Violation & { readonly shape: Shape }

const figures = /^cbc:\w*(Amount|Quantity|Percent|Numeric)$/

/** Everything in a file that the schema of UBL 2.1 does not allow: strange or misplaced elements, too few, too many. */
function breaches(root: XmlElement): Breach[] {
  const found: Breach[] = []
  const open: (readonly [element: XmlElement, type: UblType])[] = [[root, root.name as UblType]]
  for (let one = open.pop(); one; one = open.pop()) {
    const [element, type] = one
    const sequence = ublSequence(type)
    // A damaged element may hold a hundred thousand strangers: too many to hand over as arguments.
    for (const breach of strayText(element)) found.push(breach)
    for (const breach of childBreaches(element, sequence)) found.push(breach)
    for (const breach of missing(element, sequence)) found.push(breach)
    for (const child of element.children) {
      const below = sequence.get(child.name)?.type
      if (below) open.push([child, below])
    }
  }
  return found
}

const strayText = (at: XmlElement): Breach[] =>
  at.children.length > 0 && at.text.trim() !== ''
    ? [{ at, found: at.text.trim().slice(0, 40), shape: 'schemaUnknown' }]
    : []

function childBreaches(element: XmlElement, sequence: UblSequence): Breach[] {
  let reached: UblParticle | null = null
  return element.children.flatMap((at): Breach[] => {
    const particle = sequence.get(at.name)
    if (!particle) return [{ at, found: at.name, shape: 'schemaUnknown' }]
    const before = reached
    if (!before || particle.position > before.position) reached = particle
    if (before && particle.position < before.position) {
      return [{ at, found: at.name, shape: 'schemaOrder', values: { before: before.name } }]
    }
    if (particle.most !== null && at.ordinal === particle.most + 1) {
      return [{ at, found: String(element.counts.get(at.name)), expected: '1', shape: 'schemaRepeated' }]
    }
    return valueBreaches(at)
  })
}

function valueBreaches(at: XmlElement): Breach[] {
  if (!at.name.startsWith('cbc:')) return []
  if (at.children.length > 0) return [{ at, found: at.children[0]?.name, shape: 'schemaUnknown' }]
  const isFigure = figures.test(at.name) && at.text.trim() !== ''
  return isFigure && decimalOf(at) === null ? [{ at, found: at.text.trim().slice(0, 40), shape: 'schemaNumber' }] : []
}

const missing = (at: XmlElement, sequence: UblSequence): Breach[] =>
  [...sequence.values()]
    .filter(({ name, least }) => least > 0 && !at.counts.has(name))
    .map(({ name }) => ({ at, below: name, shape: 'schemaMissing' }))

const shapes: readonly (readonly [id: string, message: EInvoiceMessage & Shape])[] = [
  ['schema-order', 'schemaOrder'],
  ['schema-missing', 'schemaMissing'],
  ['schema-repeated', 'schemaRepeated'],
  ['schema-unknown', 'schemaUnknown'],
  ['schema-number', 'schemaNumber'],
]

/** The shape every profile asks for. */
export const schemaRules: readonly Rule[] = shapes.map(([id, message]) => ({
  id,
  message,
  profiles: ['jp_pint', 'jp_selfbilling', 'jp_nontax', 'bis3'],
  repair: message === 'schemaOrder' ? 'takeOffEmpty' : undefined,
  check: ({ root }) => breaches(root).filter(({ shape }) => shape === message),
}))
