import { contract, type PublicHoliday, type WorkCalendar } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import {
  holidaysOfYear,
  holidayYears,
  replaceHolidays,
  saveWorkCalendar,
  workCalendarOf,
} from './work-calendar-queries.ts'

export const workCalendarRoutes = serve(contract.workCalendars)({
  show: async ({ database, userGroupId }) => ({ data: await workCalendarOf(database, userGroupId) }),

  async update(request, { body }) {
    const { database, userGroupId } = request
    const before = await workCalendarOf(database, userGroupId)
    const days = body.workCalendar.openedDays.map(({ openedOn }) => openedOn)
    if (new Set(days).size !== days.length) throw invalid({ code: 'repeated_row', field: 'workCalendar.openedDays' })
    await saveWorkCalendar(database, userGroupId, body.workCalendar)
    const after = await workCalendarOf(database, userGroupId)
    const changes = fieldChanges(inWords(before), inWords(after))
    await changed(request, { noun: 'user_group', verb: 'configured', id: userGroupId, changes })
    return { data: after }
  },
})

const inWords = ({ restDays, holidays, openedDays }: WorkCalendar) => ({
  restDays,
  holidays,
  openedDays: openedDays.map(({ openedOn }) => openedOn),
})

export const publicHolidayRoutes = serve(contract.publicHolidays)({
  list: async ({ database }) => ({ data: await holidayYears(database) }),

  async show({ database }, { params }) {
    const asked = yearOf(params)
    const found = (await holidayYears(database)).find(({ country, year }) => `${country} ${year}` === textOf(asked))
    if (!found) throw notFound()
    return { data: { ...found, holidays: await holidaysOfYear(database, asked.country, asked.year) } }
  },

  async replace(request, { params, body: { holidays, isAnnounced: announced = true, source = '' } }) {
    const asked = yearOf(params)
    const days = holidays.map(({ day }) => day)
    const strange = days.flatMap((day, at) =>
      day.startsWith(`${asked.year}-`) && days.indexOf(day) === at ? [] : [`holidays.${at}.day`],
    )
    if (strange.length > 0) throw invalid(...strange.map((field) => ({ code: 'invalid', field }) as const))
    const before = await holidaysOfYear(request.database, asked.country, asked.year)
    await request.asSystem((system) => replaceHolidays(system, asked, holidays, { announced, source }))
    const changes = fieldChanges(namedDays(before), namedDays(holidays))
    const detail = { name: textOf(asked), count: days.length }
    await changed(request, { noun: 'public_holiday', verb: 'saved', id: null, detail, changes })
    return { data: holidays }
  },
})

const namedDays = (holidays: readonly PublicHoliday[]) => ({
  publicHolidays: holidays.map(({ day, name, works }) => `${day} ${name}${works ? ' +' : ''}`).toSorted(),
})

function yearOf({ country, year }: { readonly country: string; readonly year: string }) {
  if (!/^[A-Z]{2}$/.test(country) || !/^20\d{2}$/.test(year)) throw notFound()
  return { country, year: Number(year) }
}

const textOf = ({ country, year }: ReturnType<typeof yearOf>) => `${country} ${year}`
