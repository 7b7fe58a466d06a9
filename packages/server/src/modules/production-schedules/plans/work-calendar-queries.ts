import type { BusinessDate, HolidayShift, PaymentSplit } from '@tsumugi/domain'
import {
  everyDay,
  WorkingCalendar,
  type CompanyCalendar,
  type DeliveryTerms,
  type LoadedYears,
} from '@tsumugi/domain/scheduling'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** When a company works, and the day it is there. */
export interface CompanyDays {
  readonly id: number
  readonly today: BusinessDate
  readonly calendar: CompanyCalendar
  readonly working: WorkingCalendar
  /** Whose holidays it keeps, and which of their years are loaded. */
  readonly country: string | null
  readonly loadedYears: LoadedYears
}

interface Row {
  readonly id: number
  readonly today: BusinessDate
  readonly rest_days: number[]
  readonly holidays: string | null
  readonly closed: BusinessDate[]
  readonly opened: BusinessDate[]
}

export const carrierCalendar = new WorkingCalendar(everyDay)

/** What companies are asked about: an array in SQL. */
type Companies = RawBuilder<unknown>

/** Whose working days count in schedules: brands, makers, and owners of steps. */
const companiesIn = (scheduleIds: readonly number[]): Companies => {
  const wanted = sql`any(${[...scheduleIds]}::bigint[])`
  return sql`array(select user_group_id from production_schedule where id = ${wanted}
    union select p.supplier_group_id from production_schedule s join phase p on p.id = s.phase_id where s.id = ${wanted}
    union select owner_group_id from procedure where schedule_id = ${wanted})`
}

export const companyDays = (system: Database, ids: readonly number[]): Promise<Map<number, CompanyDays>> =>
  daysOf(system, sql`${[...ids]}::bigint[]`)

export const companyDaysIn = (system: Database, scheduleIds: readonly number[]): Promise<Map<number, CompanyDays>> =>
  daysOf(system, companiesIn(scheduleIds))

const holidaysKept = sql`case when w.user_group_id is null then g.country else w.holidays end`

/** The calendars of companies by their id; where none is kept, weekends rest and holidays are those of the country. */
async function daysOf(system: Database, companies: Companies): Promise<Map<number, CompanyDays>> {
  const asked = sql<Row>`
    select g.id, (now() at time zone g.time_zone)::date as today, coalesce(w.rest_days, '{6,7}') as rest_days,
      ${holidaysKept} as holidays,
      (select coalesce(jsonb_agg(c.closed_on order by c.closed_on), '[]') from closed_day c
        where c.user_group_id = g.id) as closed,
      (select coalesce(jsonb_agg(c.opened_on order by c.opened_on), '[]') from opened_day c
        where c.user_group_id = g.id) as opened
    from user_group g left join work_calendar w on w.user_group_id = g.id
    where g.id = any(${companies})`
  const [{ rows }, tables] = await Promise.all([asked.execute(system), holidayTables(system, companies)])
  return new Map(
    rows.map((row) => {
      const table = tables.get(row.holidays ?? '')
      const calendar: CompanyCalendar = {
        restDays: row.rest_days.map(Number),
        nationalHolidays: row.holidays === 'JP' ? 'JP' : (table ?? null),
        closedDays: new Set(row.closed),
        workingDays: new Set(row.opened),
      }
      const working = new WorkingCalendar(calendar)
      const loadedYears = table?.years ?? new Map()
      return [row.id, { id: row.id, today: row.today, calendar, working, country: row.holidays, loadedYears }]
    }),
  )
}

interface TableRow {
  readonly country: string
  readonly closed: BusinessDate[]
  readonly works: BusinessDate[]
  readonly years: { readonly year: number; readonly announced: boolean }[]
}

async function holidayTables(system: Database, companies: Companies) {
  const { rows } = await sql<TableRow>`
    select y.country,
      jsonb_agg(jsonb_build_object('year', y.year, 'announced', y.announced)) as years,
      (select coalesce(jsonb_agg(h.day order by h.day), '[]') from public_holiday h
        where h.country = y.country and not h.works) as closed,
      (select coalesce(jsonb_agg(h.day order by h.day), '[]') from public_holiday h
        where h.country = y.country and h.works) as works
    from public_holiday_year y where y.country in (select ${holidaysKept}
      from user_group g left join work_calendar w on w.user_group_id = g.id where g.id = any(${companies}))
    group by y.country`.execute(system)
  return new Map(
    rows.map(({ country, closed, works, years }) => {
      const loaded = years.map(({ year, announced }) => [year, { isAnnounced: announced }] as const)
      return [country, { closedDays: closed, workingDays: works, years: new Map(loaded) }] as const
    }),
  )
}

interface TermsRow {
  readonly closing_day: number | null
  readonly month_offset: number | null
  readonly pay_day: number | null
  readonly net_days: number | null
  readonly holiday_shift: HolidayShift
  readonly splits: PaymentSplit[]
  readonly user_group_id: number
  readonly partner_id: number
}

/** How the brands of schedules pay those who make for them; pairs without terms are not there. */
export async function deliveryTerms(system: Database, scheduleIds: readonly number[]): Promise<TermsRow[]> {
  const { rows } = await sql<TermsRow>`
    select r.user_group_id, r.partner_id, t.closing_day, t.month_offset, t.pay_day, t.net_days, t.holiday_shift, t.splits
    from group_relation r join payment_term_definition t on t.id = r.terms_id
    where r.user_group_id in
      (select user_group_id from production_schedule where id = any(${[...scheduleIds]}::bigint[]))`.execute(system)
  return rows
}

/** By `brand-maker`. */
export function termsByPair(
  rows: readonly TermsRow[],
  closedOf: (ownerId: number) => ReadonlySet<BusinessDate> | undefined,
): Map<string, DeliveryTerms> {
  return new Map(
    rows.map((row) => {
      const closed = closedOf(row.user_group_id)
      const terms: DeliveryTerms = {
        closingDay: row.closing_day,
        monthOffset: row.month_offset,
        payDay: row.pay_day,
        netDays: row.net_days,
        holidayShift: row.holiday_shift,
        splits: row.splits,
        ...(closed ? { closed } : {}),
      }
      return [`${row.user_group_id}-${row.partner_id}`, terms]
    }),
  )
}
