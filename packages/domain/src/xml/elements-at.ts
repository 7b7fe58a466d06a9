import type { XmlElement } from './xml-element.ts'

const hasName = (element: XmlElement, name: string): boolean => element.name === name

/**
 * The elements down a path of names, `cac:Party/cbc:Name`; an empty path is the element itself.
 * @param answersTo whether an element is meant by a name
 */
export function elementsAt(element: XmlElement, path: string, answersTo = hasName): XmlElement[] {
  if (path === '') return [element]
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (places, name) => places.flatMap(({ children }) => children.filter((child) => answersTo(child, name))),
      [element],
    )
}
