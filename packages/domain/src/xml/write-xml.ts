import { pathOf, type XmlElement } from './xml-element.ts'

/** What XML 1.0 cannot carry: control characters, halves of pairs, and the two that are no characters. */
// oxlint-disable-next-line no-control-regex -- These are the characters that are looked for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u

export const isXmlText = (text: string): boolean => !forbidden.test(text)

/** The text without what XML cannot carry. */
export const asXmlText = (text: string): string => text.replace(new RegExp(forbidden, 'gu'), '')

/**
 * Writes the same bytes for the same document everywhere: UTF-8, two spaces a level, `\n` at every end of line,
 * attributes in the order given. Throws a RangeError where a text holds a character that XML cannot carry.
 */
export function writeXml(root: XmlElement): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>']
  writeElement(root, '', lines)
  return `${lines.join('\n')}\n`
}

function writeElement(element: XmlElement, indent: string, lines: string[]): void {
  const { name, children, text } = element
  if (!isXmlText(text) || !Object.values(element.attributes).every(isXmlText)) {
    throw new RangeError(`${pathOf(element)} holds a character that XML cannot carry. Remove control characters.`)
  }
  const opening = [
    name,
    ...Object.entries(element.attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`),
  ]
  if (children.length === 0) {
    lines.push(`${indent}<${opening.join(' ')}>${escapeText(text)}</${name}>`)
    return
  }
  lines.push(`${indent}<${opening.join(' ')}>`)
  for (const child of children) writeElement(child, `${indent}  `, lines)
  lines.push(`${indent}</${name}>`)
}

/** A carriage return must be written as a reference, or every reader turns it into a line feed. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
