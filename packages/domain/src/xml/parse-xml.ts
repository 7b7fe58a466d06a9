import { SaxesParser, type SaxesTagNS } from 'saxes'
import { append, pathOf, xmlElement, type XmlElement } from './xml-element.ts'
import type { XmlDialect } from './xml-dialect.ts'
import { xmlFault, type XmlFault, type XmlFaultCode, type XmlResult } from './xml-fault.ts'

/**
 * Reads XML without ever loading or expanding anything: a document type declaration is refused, so there are no entities
 * of a sender's own; size, depth and the number of elements are bounded. Damage is answered as a fault with its place.
 */
export function parseXml(text: string, dialect: XmlDialect): XmlResult<{ readonly root: XmlElement }> {
  if (text.trim() === '') return { fault: xmlFault('empty') }
  if (text.length > dialect.limits.characters) return { fault: xmlFault('too_large') }
  const reading = new Reading(dialect)
  try {
    reading.parser.write(text).close()
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.fault }
    throw error
  }
  const { root } = reading
  return root ? { fault: null, root } : { fault: xmlFault('empty') }
}

class Refusal extends Error {
  readonly fault: XmlFault
  constructor(fault: XmlFault) {
    super(fault.detail || fault.code)
    this.fault = fault
  }
}

class Reading {
  readonly parser = new SaxesParser({ xmlns: true })
  root: XmlElement | null = null
  private open: XmlElement | null = null
  private depth = 0
  private elements = 0
  private start = { line: 1, column: 1 }

  constructor(private readonly dialect: XmlDialect) {
    const { parser } = this
    parser.on('error', ({ message }) => this.refuse('not_well_formed', message))
    parser.on('doctype', () => this.refuse('doctype'))
    parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
      if (!/^utf-?8$/i.test(encoding)) this.refuse('encoding', encoding)
    })
    parser.on('opentagstart', ({ name }) => {
      this.start = { line: parser.line, column: Math.max(1, parser.column - name.length - 1) }
    })
    parser.on('opentag', (tag) => this.enter(tag))
    parser.on('closetag', () => this.leave())
    parser.on('text', (text) => this.add(text))
    parser.on('cdata', (text) => this.add(text))
  }

  private enter({ uri, local, attributes }: SaxesTagNS): void {
    this.depth += 1
    this.elements += 1
    const { limits, nameOf } = this.dialect
    if (this.depth > limits.depth) this.refuse('too_deep')
    if (this.elements > limits.elements) this.refuse('too_many_elements')
    const plain = Object.values(attributes).filter(({ prefix, name }) => prefix === '' && name !== 'xmlns')
    const element = xmlElement(nameOf(uri, local), {
      attributes: Object.fromEntries(plain.map(({ name, value }) => [name, value])),
      ...this.start,
    })
    if (this.open) append(this.open, element)
    this.root ??= element
    this.open = element
  }

  /** Space between children says nothing; in an element without children it is part of the text. */
  private leave(): void {
    const { open } = this
    if (!open) return
    if (open.children.length > 0) open.text = open.text.trim()
    this.open = open.parent
    this.depth -= 1
  }

  private add(text: string): void {
    if (this.open) this.open.text += text
  }

  private refuse(code: XmlFaultCode, detail = ''): never {
    const { line, column } = this.parser
    throw new Refusal(
      xmlFault(code, {
        line,
        column: column + 1,
        path: this.open ? pathOf(this.open) : '',
        detail: detail.slice(0, 200),
      }),
    )
  }
}
