import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { bytes } from '../kernel/reply.ts'
import { scheduleFilters } from './production-schedules.ts'
import { readsSchedules } from './schedule-fields.ts'

/** Plans on paper. */
export const schedulePapers = {
  plan: endpoint('GET /production_schedules/paper', {
    query: z.object(scheduleFilters),
    reply: bytes,
    access: readsSchedules,
    summary: 'Schedules as bars on A3, as they are filtered: pages break at styles, axis and names stand on each',
  }),
  sheet: endpoint('GET /production_schedules/sheet', {
    query: z.object(scheduleFilters),
    reply: bytes,
    access: readsSchedules,
    summary: 'The first 500 schedules of a list as XLSX, with the pictures of the brand’s own styles',
  }),
}
