import { feeBearers, holidayShifts, paymentBases, paymentMethods, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { maybe, needed, usual } from '../kernel/record-field.ts'
import { master, type MasterRecord } from '../masters/master.ts'

const percent = z.string().check(z.regex(/^(?=.*[1-9])\d{1,3}(\.\d{1,2})?$/))
const whole = (least: number, most: number) => z.nullable(z.int().check(z.minimum(least), z.maximum(most)))

/** A part of an amount; null where it is paid as the term itself says. */
export const paymentSplit = z.object({
  percent,
  monthOffset: whole(0, 6),
  payDay: whole(1, 31),
  netDays: whole(0, 365),
  method: z.nullable(z.enum(paymentMethods)),
})

/** Both sides of a payment look at the terms; who settles them is a power user. */
const reads = {} as const satisfies Guard
const writes = { powerUser: true } as const satisfies Guard

export const paymentTermMaster = master({
  name: 'paymentTermDefinition',
  path: '/payment_term_definitions',
  fields: {
    name: needed.text(),
    basis: usual.choice(paymentBases),
    /** 31 is the end of any month. */
    closingDay: maybe.integer(1, 31),
    monthOffset: maybe.integer(0, 6),
    payDay: maybe.integer(1, 31),
    /** Instead of the three above: days after the basis. */
    netDays: maybe.integer(0, 365),
    holidayShift: usual.choice(holidayShifts),
    method: usual.choice(paymentMethods),
    feeBearer: usual.choice(feeBearers),
    splits: usual.items(z.array(paymentSplit).check(z.maxLength(6))),
    note: maybe.notes(),
  },
  key: 'name',
  reads,
  writes,
  ordered: true,
})
export type PaymentTerm = MasterRecord<typeof paymentTermMaster>
