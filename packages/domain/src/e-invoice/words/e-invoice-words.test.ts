import { describe, expect, it } from 'vitest'
import { invoiceRows } from '../model/invoice-fields.ts'
import { isGroup, type FieldRows } from '../model/field-rows.ts'
import { eInvoiceMessages } from '../rules/messages.ts'
import { eInvoiceFaultCodes } from '../documents/e-invoice-fault.ts'
import { eInvoiceWordFiles } from './e-invoice-words.ts'

const keysOf = (rows: FieldRows): string[] =>
  Object.entries(rows).flatMap(([key, row]) => [key, ...(isGroup(row) ? keysOf(row.rows) : [])])

describe.each(['ja', 'en', 'zh-CN'] as const)('e-invoice words in %s', (locale) => {
  it('every rule, fault and field has its word, and no other is said', async () => {
    const { messages } = await eInvoiceWordFiles[locale]()
    const wanted = [
      ...eInvoiceMessages.map((message) => `rule.${message}`),
      ...eInvoiceFaultCodes.map((code) => `fault.${code}`),
      ...keysOf(invoiceRows).map((key) => `field.${key}`),
    ]
    expect(Object.keys(messages).toSorted()).toEqual([...new Set(wanted)].toSorted())
  })
})
