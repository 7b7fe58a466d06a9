import { xmlFaultCodes, type XmlFault } from '../../xml/xml-fault.ts'

/** Why a file is no electronic invoice that can be read (words: `fault.…`). */
export const eInvoiceFaultCodes = [...xmlFaultCodes, 'not_an_invoice'] as const
export type EInvoiceFaultCode = (typeof eInvoiceFaultCodes)[number]
export type EInvoiceFault = XmlFault<EInvoiceFaultCode>
