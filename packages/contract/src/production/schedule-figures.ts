import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { readsSchedules } from './schedule-fields.ts'

const party = z.object({ id, name: z.string() })
const pieces = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Pieces to be sewn in a week; capacity and percent are null where the company's figure is not known, or it rests. */
const weekLoad = z.object({
  week: date,
  pieces: z.number(),
  capacity: z.nullable(z.number()),
  percent: z.nullable(z.string()),
})

const makerLoad = z.object({
  maker: party,
  /** Pieces on a working day, as the reader's organisation put it down. */
  dailyCapacity: z.nullable(z.number()),
  weeks: z.array(weekLoad),
})
export type MakerLoad = z.output<typeof makerLoad>

/** A shipment that has left: when it was promised and when it was, in working days of its maker. */
const shipment = z.object({
  maker: party,
  styleNo: z.string(),
  productionId: id,
  promised: date,
  actual: date,
  days: z.number(),
})

const punctuality = z.object({
  maker: party,
  count: z.number(),
  onTime: z.number(),
  onTimePercent: z.nullable(z.string()),
  medianDays: z.number(),
  worstDays: z.number(),
  shipments: z.array(shipment),
})
export type MakerPunctuality = z.output<typeof punctuality>

export const scheduleFigures = {
  show: endpoint('GET /schedule_figures', {
    reply: one(
      z.object({
        /** Mondays: this week and the seven after it. */
        weeks: z.array(date),
        loads: z.array(makerLoad),
        punctualities: z.array(punctuality),
        /** More schedules are seen than are looked at. */
        isCapped: z.boolean(),
      }),
    ),
    access: readsSchedules,
    summary: 'What makers have to sew in the coming weeks against what they can, and how far they kept their promises',
  }),
}

export const dailyCapacities = {
  set: endpoint('PUT /daily_capacities/:makerGroupId', {
    body: z.object({ dailyCapacity: z.object({ pieces: z.nullable(pieces) }) }),
    reply: one(z.object({ makerGroupId: id, pieces: z.nullable(z.number()) })),
    access: readsSchedules,
    summary: 'Puts down how many pieces a maker, or one’s own company, sews on a working day; null forgets it',
  }),
}
