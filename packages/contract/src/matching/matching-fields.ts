import { fitReasons, radarAxes } from '@tsumugi/domain/matching'
import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { id } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'

/** Spec §6: matching function; client console brand only; worker console and watchlist supplier only. */
export const matchingOfBrand = { kinds: ['brand'], functions: ['matching'] } as const satisfies Guard
export const matchingOfSupplier = { kinds: ['supplier'], functions: ['matching'] } as const satisfies Guard
export const matchingOfBoth = { kinds: ['brand', 'supplier'], functions: ['matching'] } as const satisfies Guard
export const matchingOfBuyers = {
  kinds: ['admin', 'brand', 'trade', 'distributor'],
  functions: ['matching'],
} as const satisfies Guard

export const words = (most: number) => z.string().check(z.trim(), z.maxLength(most))
export const needed = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** Short names, each once: machines, items, certificates. */
export const names = z.array(needed(40)).check(z.maxLength(20), distinct())
export const pieces = z.int().check(z.minimum(1), z.maximum(9_999_999))
export const days = z.int().check(z.minimum(0), z.maximum(999))
export const money = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))

/** Why a recruitment fits a supplier, or does not; `names` and `count` are what its words are filled with. */
export const fitReason = z.object({
  reason: z.enum(fitReasons),
  fits: z.boolean(),
  names: z.array(z.string()),
  count: z.nullable(z.number()),
})

/** From real transactions on this platform, with how many each rests on; a figure that rests on none is null. */
export const matchingFigures = z.object({
  onTimePercent: z.nullable(z.string()),
  deliveryCount: z.number(),
  defectPercent: z.nullable(z.string()),
  inspectedPieces: z.string(),
  /** The median, in hours. */
  responseHours: z.nullable(z.string()),
  responseCount: z.number(),
})
export type MatchingFigures = z.output<typeof matchingFigures>

const point = z.nullable(z.number())
export const radar = z.object(
  Object.fromEntries(radarAxes.map((axis) => [axis, point])) as Record<(typeof radarAxes)[number], typeof point>,
)

export const matchingFile = z.object({ id, name: z.string(), url: z.string(), isPicture: z.boolean() })
