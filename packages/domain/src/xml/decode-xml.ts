import type { XmlDialect } from './xml-dialect.ts'
import { xmlFault, type XmlResult } from './xml-fault.ts'

/** The text of received bytes: UTF-8 only, as the standard demands, with or without a byte order mark. */
export function decodeXml(
  bytes: Uint8Array,
  { limits }: Pick<XmlDialect, 'limits'>,
): XmlResult<{ readonly text: string }> {
  if (bytes.length > limits.characters) return { fault: xmlFault('too_large') }
  try {
    return { fault: null, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { fault: xmlFault('encoding', { detail: 'the bytes are not UTF-8' }) }
  }
}
