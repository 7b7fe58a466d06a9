import type { HolidayGap } from '@tsumugi/contract'
import { holidayGaps, type DateSpan } from '@tsumugi/domain/scheduling'
import type { PlanView } from './plans/plan-view.ts'
import { carrierKey } from './plans/stored-plan.ts'
import type { CompanyDays } from './plans/work-calendar-queries.ts'

/** A span that a company plans by its own calendar. */
interface CompanySpan {
  readonly company: CompanyDays
  readonly span: DateSpan
}

/** Years that these plan without knowing all holidays of. */
export function gapsOf(spans: readonly CompanySpan[]): HolidayGap[] {
  const years = new Map(spans.map(({ company }) => [company.country, company.loadedYears]))
  return holidayGaps(
    spans.map(({ company, span }) => ({ country: company.country, span })),
    (country) => years.get(country),
  )
}

/** Of a schedule as its reader sees it: whose holidays a maker keeps is told to those who know the maker. */
export function gapsOfView({ stored, plan, forecasts, isTold, reader }: PlanView): HolidayGap[] {
  const own = plan.steps.filter(({ calendarId, ownerId }) => {
    const isKnown = isTold || [reader, stored.row.user_group_id].includes(Number(ownerId))
    return isKnown && calendarId !== carrierKey
  })
  return gapsOf(
    own.flatMap(({ id, ownerId, planned }) => {
      const company = stored.companies.get(Number(ownerId))!
      const forecast = forecasts.get(id)?.forecast
      return [{ company, span: planned }, ...(forecast ? [{ company, span: forecast }] : [])]
    }),
  )
}
