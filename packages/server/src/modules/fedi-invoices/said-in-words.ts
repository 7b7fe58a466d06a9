import type { Locale } from '@tsumugi/domain'
import { eInvoiceWordFiles, type SayEInvoice } from '@tsumugi/domain/e-invoice'

/** The words of rules, faults and fields in the reader's language. */
export async function eInvoiceWords(locale: Locale): Promise<SayEInvoice> {
  const { messages } = await eInvoiceWordFiles[locale]()
  return (key, values = {}) =>
    (messages[key] ?? key).replaceAll(/\{(\w+)\}/g, (_: string, name: string) => values[name] ?? '')
}
