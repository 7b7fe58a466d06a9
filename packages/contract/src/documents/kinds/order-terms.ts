import { feeBearers, holidayShifts, paymentBases } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { date } from '../../kernel/fields.ts'
import { usual } from '../../kernel/record-field.ts'
import { paymentSplit } from '../../records/payment-terms.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const figure = z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)))
const whole = (least: number, most: number) => z.nullable(z.int().check(z.minimum(least), z.maximum(most)))
const day = z.nullable(date)

/** How an order may be paid: what the terms know, and what needs more in writing (trade-law B2, 10–12). */
export const orderMeans = ['bank', 'cash', 'densai', 'factoring', 'card', 'other'] as const

/** Terms of payment as they were agreed; the master they came from may change afterwards (domain §4.5). */
export const agreedTerms = z.object({
  name: text(100),
  basis: z.enum(paymentBases),
  closingDay: whole(1, 31),
  monthOffset: whole(0, 6),
  payDay: whole(1, 31),
  netDays: whole(0, 365),
  holidayShift: z.enum(holidayShifts),
  method: z.enum(orderMeans),
  feeBearer: z.enum(feeBearers),
  splits: z.array(paymentSplit).check(z.maxLength(6)),
})
export type AgreedTerms = z.output<typeof agreedTerms>
export const termsField = usual.items(z.nullable(agreedTerms))

/** What the law wants of means that are not money on the day; empty where they are. */
const paymentDetails = z.object({
  /** When the supplier has the full sum in cash, and whether that costs it something. */
  cashOn: day,
  costsSupplier: z.boolean(),
  institution: text(200),
  amountOrShare: text(100),
  settledOn: day,
  claimAmount: figure,
  claimMaturity: day,
  other: text(500),
})
export type PaymentDetails = z.output<typeof paymentDetails>
export const paymentDetailsField = usual.items(z.nullable(paymentDetails))

/** Material that the buyer supplies against payment (trade-law B2, 13). */
const paidMaterial = z.object({
  name: text(200),
  quantity: figure,
  price: figure,
  handOverOn: day,
  settlementOn: day,
  settlementMethod: text(100),
})
export const paidMaterialsField = usual.items(z.array(paidMaterial).check(z.maxLength(50)))

/** Items of the written order that cannot be fixed yet, by their key (trade-law B2, 14). */
export const undeterminedField = usual.items(
  z
    .record(text(40), z.object({ reason: text(500), expectedOn: day }))
    .check(z.refine((rows) => Object.keys(rows as object).length <= 20)),
)

/** From how many pieces of a style which price holds; without a style, of all (domain, readings). */
const quantityBreak = z.object({
  item: z.nullable(text(60)),
  minQuantity: z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/)),
  unitPrice: z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)),
})
export const breaksField = usual.items(z.array(quantityBreak).check(z.maxLength(30)))
