import { compare, isDecimal, minus, type Decimal } from '../../money/decimal.ts'
import type { EInvoice } from '../model/invoice-fields.ts'
import { recalculate } from './recalculate.ts'

const isBelowZero = (value: string | undefined): value is Decimal =>
  value !== undefined && isDecimal(value) && compare(value, '0') < 0
const negated = (value: string): string => (isDecimal(value) ? minus('0', value) : value)

/** A return says so by its quantity: a negative price and its quantity both change their sign. */
export function turnReturns(invoice: EInvoice): EInvoice {
  const lines = invoice.lines?.map((line) => {
    const { price, quantity } = line
    const net = price?.net
    if (!net || !quantity || !isBelowZero(net.value)) return line
    return {
      ...line,
      price: { ...price, net: { ...net, value: negated(net.value) } },
      quantity: { ...quantity, value: negated(quantity.value) },
    }
  })
  return recalculate({ ...invoice, lines })
}

/** One text by which the payment is found again, the first that stands. */
export function unifyRemittance(invoice: EInvoice): EInvoice {
  const remittance = invoice.payments?.find((payment) => payment.remittance)?.remittance
  return {
    ...invoice,
    payments: invoice.payments?.map((payment) => (payment.remittance ? { ...payment, remittance } : payment)),
  }
}

/** The day of delivery is the day of the sale. */
export function takePeriodFromDelivery(invoice: EInvoice): EInvoice {
  const date = invoice.delivery?.date
  return date ? { ...invoice, period: { ...invoice.period, start: date, end: date } } : invoice
}
