import { contract } from '@tsumugi/contract'
import { addMonths } from '@tsumugi/domain'
import { spreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { kpiSheet } from './kpi-sheet.ts'
import { kpiMonths, kpiTotal, type KpiPeriod } from './queries.ts'

const usualMonths = 12

export const kpiRoutes = serve(contract.kpi)({
  show: async (request, { query }) => ({ data: await figuresOf(request, query) }),

  async export(request, { query }) {
    const { months, total } = await figuresOf(request, query)
    const sheet = kpiSheet(months, total, request.locale)
    const name = `kpi-${months[0]!.month}-${months.at(-1)!.month}`
    return () => spreadsheetReply([sheet], query.format ?? 'csv', name)
  },
})

/** Figures of all organisations: only the system sees them together. */
async function figuresOf(request: TenantRequest, asked: { until?: string | undefined; months?: number | undefined }) {
  const until = asked.until ?? thisMonth()
  const from = addMonths(`${until}-01`, 1 - (asked.months ?? usualMonths)).slice(0, 7)
  const period: KpiPeriod = { from, until }
  return request.asSystem(async (database) => {
    const months = await kpiMonths(database, period)
    return { months, total: { ...(await kpiTotal(database, period)), groups: months.at(-1)!.groups } }
  })
}

/** This month where the platform is. */
const thisMonth = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', dateStyle: 'short' }).format(new Date()).slice(0, 7)
