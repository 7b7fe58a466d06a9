import { contract, type WorkCalendar } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { replaceHolidays, saveWorkCalendar, workCalendarOf } from './work-calendar-queries.ts'

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
  async replace(request, { params, body }) {
    const { country, year } = params
    if (!/^[A-Z]{2}$/.test(country) || !/^\d{4}$/.test(year)) throw notFound()
    const days = body.holidays.map(({ day }) => day)
    const strange = days.findIndex((day, at) => !day.startsWith(`${year}-`) || days.indexOf(day) !== at)
    if (strange >= 0) throw invalid({ code: 'invalid', field: `holidays.${strange}.day` })
    await request.asSystem((system) => replaceHolidays(system, country, year, body.holidays))
    const detail = { name: `${country} ${year}`, count: days.length }
    await changed(request, { noun: 'public_holiday', verb: 'saved', id: null, detail })
    return { data: body.holidays }
  },
})
