import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { id } from '../kernel/fields.ts'

/** Whoever has the vendor's material management (spec §6). */
export const ofVendors = { functions: ['vendor_material_management'] } as const satisfies Guard

/** A length or a count in the unit of its material: a decimal string from 0 with at most two places. */
export const length = z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/))
/** One above 0. */
export const someLength = z.string().check(z.regex(/^(?=.*[1-9])\d{1,10}(\.\d{1,2})?$/))

/** A short word of people: a lot, a roll, a number. */
export const word = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
export const note = z.nullable(z.string().check(z.trim(), z.maxLength(200)))

/** A material as rows that name it show it. */
export const namedMaterial = z.object({
  id,
  code: z.string(),
  name: z.string(),
  color: z.string(),
  hex: z.nullable(z.string()),
  lot: z.string(),
  item: z.nullable(z.string()),
  unit: z.string(),
})
