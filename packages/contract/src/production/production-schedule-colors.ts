import type { Guard } from '@tsumugi/domain'
import { scheduleColorKeys } from '@tsumugi/domain/scheduling'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { lockVersion } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'

/** Spec §6, production schedules. */
const access = { kinds: ['brand', 'supplier', 'trade'], functions: ['production_schedule'] } as const satisfies Guard

/** What a bar is, written `status.doing`, `health.late`, `step.sewing`. */
const key = z.enum(scheduleColorKeys as [(typeof scheduleColorKeys)[number], ...typeof scheduleColorKeys])
const hex = z.string().check(z.toLowerCase(), z.regex(/^#[\da-f]{6}$/))

/** How an organisation colours the bars of its plans (domain §3.4). */
export const productionScheduleColors = z.object({
  colors: z.array(
    z.object({
      key,
      hex: z.string(),
      /** White or black, whichever has a contrast of 4.5 or more on it. */
      textHex: z.string(),
      /** Chosen by the organisation, and not as the product has it. */
      isOwn: z.boolean(),
    }),
  ),
  lockVersion,
})
export type ProductionScheduleColors = z.output<typeof productionScheduleColors>

export const scheduleColors = {
  show: endpoint('GET /production_schedule_colors', {
    reply: one(productionScheduleColors),
    access,
    summary: 'The colours of all that a bar may be, with the colour of text on them',
  }),
  update: endpoint('PATCH /production_schedule_colors', {
    body: z.object({
      productionScheduleColors: z.object({
        /** Those that change; null goes back to the usual one. */
        colors: z
          .array(z.object({ key, hex: z.nullable(hex) }))
          .check(z.minLength(1), z.maxLength(scheduleColorKeys.length)),
        lockVersion,
      }),
    }),
    reply: one(productionScheduleColors),
    current: one(productionScheduleColors),
    access,
    summary: 'Changes some of the colours; 409 with the current ones when somebody was faster',
  }),
}
