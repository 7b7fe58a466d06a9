import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { reportColumns, reportFilters, reportMeasureList, reportRows } from './merchandising-reports.ts'
import { merchandisingAccess as access } from './merchandisings.ts'

export const reportCharts = ['planActual', 'pricePyramid', 'colourStrip'] as const

const fields = {
  name,
  rows: reportRows,
  columns: reportColumns,
  measures: reportMeasureList,
  filters: reportFilters,
  chart: z.nullable(z.enum(reportCharts)),
}
/** A report that was saved to be looked at again; everybody in the organisation sees it. */
export const merchandisingReportConfig = z.object({
  ...fields,
  id,
  updatedAt: instant,
  createdBy: z.nullable(z.string()),
  lockVersion,
})
export type MerchandisingReportConfig = z.output<typeof merchandisingReportConfig>

const input = z.object(fields)
export type ReportConfigInput = z.output<typeof input>

export const merchandisingReportConfigs = {
  list: endpoint('GET /merchandising_report_configs', {
    query: z.object(paging),
    reply: page(merchandisingReportConfig),
    access,
    summary: 'Saved reports in order',
  }),
  create: endpoint('POST /merchandising_report_configs', {
    body: z.object({ merchandisingReportConfig: input }),
    reply: one(merchandisingReportConfig),
    access,
    summary: 'Saves a report under a name',
  }),
  update: endpoint('PATCH /merchandising_report_configs/:id', {
    body: z.object({ merchandisingReportConfig: z.extend(z.partial(input), { lockVersion }) }),
    reply: one(merchandisingReportConfig),
    access,
    summary: 'Changes a saved report; 409 with the current one when somebody was faster',
  }),
  delete: endpoint('DELETE /merchandising_report_configs/:id', {
    query: z.object({ lockVersion: z.coerce.number() }),
    reply: nothing,
    access,
    summary: 'Forgets a saved report',
  }),
}
