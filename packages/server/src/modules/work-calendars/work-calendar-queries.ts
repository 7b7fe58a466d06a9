import type { HolidayYear, PublicHoliday, WorkCalendar } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Weekends rest and holidays are the country's as long as nothing else was said. */
export async function workCalendarOf(database: Database, userGroupId: number): Promise<WorkCalendar> {
  const { rows } = await sql<WorkCalendar>`
    select coalesce(to_jsonb(w.rest_days), '[6, 7]') as "restDays",
      case when w.user_group_id is null then g.country else w.holidays end as holidays,
      (select coalesce(jsonb_agg(jsonb_build_object('openedOn', o.opened_on, 'name', o.name) order by o.opened_on), '[]')
        from opened_day o where o.user_group_id = g.id) as "openedDays"
    from user_group g left join work_calendar w on w.user_group_id = g.id where g.id = ${userGroupId}`.execute(database)
  return rows[0]!
}

export async function saveWorkCalendar(
  database: Database,
  userGroupId: number,
  { restDays, holidays, openedDays }: WorkCalendar,
): Promise<void> {
  const rest = restDays.toSorted()
  await sql`
    insert into work_calendar (user_group_id, rest_days, holidays)
    values (${userGroupId}, ${rest}::int[], ${holidays})
    on conflict (user_group_id) do update set rest_days = excluded.rest_days, holidays = excluded.holidays`.execute(
    database,
  )
  await database.deleteFrom('opened_day').where('user_group_id', '=', userGroupId).execute()
  if (openedDays.length === 0) return
  const rows = openedDays.map(({ openedOn, name }) => ({ user_group_id: userGroupId, opened_on: openedOn, name }))
  await database.insertInto('opened_day').values(rows).execute()
}

export async function holidayYears(database: Database): Promise<HolidayYear[]> {
  const { rows } = await sql<HolidayYear>`
    select y.country, y.year, y.announced as "isAnnounced", y.source, y.updated_at as "updatedAt",
      count(h.day) filter (where not h.works)::int as "closedDays",
      count(h.day) filter (where h.works)::int as "workingDays"
    from public_holiday_year y
      left join public_holiday h on h.country = y.country and extract(year from h.day) = y.year
    group by y.country, y.year order by y.country, y.year desc`.execute(database)
  return rows
}

export const holidaysOfYear = (database: Database, country: string, year: number): Promise<PublicHoliday[]> =>
  database
    .selectFrom('public_holiday')
    .select(['day', 'name', 'works'])
    .where('country', '=', country)
    .where(sql<boolean>`extract(year from day) = ${year}`)
    .orderBy('day')
    .execute()

/** What a year is loaded with; without days it is not loaded any more. */
export async function replaceHolidays(
  system: Database,
  { country, year }: { readonly country: string; readonly year: number },
  days: readonly PublicHoliday[],
  { announced, source }: { readonly announced: boolean; readonly source: string },
): Promise<void> {
  await sql`delete from public_holiday where country = ${country} and extract(year from day) = ${year}`.execute(system)
  await sql`delete from public_holiday_year where country = ${country} and year = ${year}`.execute(system)
  if (days.length === 0) return
  await system.insertInto('public_holiday_year').values({ country, year, announced, source }).execute()
  await system
    .insertInto('public_holiday')
    .values(days.map((each) => ({ ...each, country })))
    .execute()
}
