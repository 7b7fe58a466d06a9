import type { XmlElement } from '../../xml/xml-element.ts'
import { ublSequence, type UblType } from './sequences.ts'

/** Sorts what an element holds into the order of the schema, all the way down. */
export function orderChildren(element: XmlElement, type: UblType): void {
  const sequence = ublSequence(type)
  const placeOf = ({ name }: XmlElement) => sequence.get(name)?.position ?? sequence.size
  element.children.sort((one, other) => placeOf(one) - placeOf(other))
  for (const child of element.children) {
    const below = sequence.get(child.name)?.type
    if (below) orderChildren(child, below)
  }
}
