import * as z from 'zod/mini'
import { id } from '../../kernel/fields.ts'
import { usual } from '../../kernel/record-field.ts'

const figure = z.nullable(z.string().check(z.regex(/^\d{1,6}(\.\d{1,3})?$/)))
const carton = z.int().check(z.minimum(1), z.maximum(99_999))

/** Cartons packed alike, `first` to `last` with both ends; weights in kg and sizes in cm of one of them (domain §3.8). */
export const cartonRange = z.object({
  first: carton,
  last: carton,
  /** What is in each of them, by the line of the order. */
  contents: z
    .array(z.object({ sourceLineId: id, quantity: z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)) }))
    .check(z.maxLength(200)),
  netKg: figure,
  grossKg: figure,
  lengthCm: figure,
  widthCm: figure,
  heightCm: figure,
})
export const packingField = usual.items(z.array(cartonRange).check(z.maxLength(2000)))
