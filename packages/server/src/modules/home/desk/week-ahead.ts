import type { CalendarEntry, DayEvent } from '@tsumugi/contract'
import { addDays, documentPath, hasFunction, nationalHolidays, weekday, type BusinessDate } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import { datedWithin } from '../../calendar/queries.ts'
import type { MoneyDay } from './money-queries.ts'
import type { DocumentItem } from './work-queue.ts'

const days = 7
/** Things that are named on each day; the rest is counted. */
const namedPerDay = 4

type Week = { on: string; isClosed: boolean; events: DayEvent[]; count: number }[]

const lastOf = (today: BusinessDate) => addDays(today, days - 1)

/** What the calendar holds of the week ahead. */
export function datedThisWeek({ database, userGroupId, asker }: TenantRequest, today: BusinessDate) {
  const { user } = asker
  const seesReleases = user.kind === 'brand' && hasFunction(user, 'merchandising')
  // Money is told from what home has read of the ledger already.
  const reader = { userGroupId, kind: user.kind, seesReleases, seesMoney: false }
  return datedWithin(database, reader, { from: today, to: lastOf(today) })
}

interface Dated {
  readonly entries: readonly CalendarEntry[]
  readonly queue: readonly DocumentItem[]
  readonly money: readonly MoneyDay[]
}

/** The week ahead, today first: what is dated, what of the queue is due, and what is to be paid. */
export function weekAhead(
  { today, timeZone }: { readonly today: BusinessDate; readonly timeZone: string },
  { entries, queue, money }: Dated,
): Week {
  const closed = new Set(entries.filter(({ kind }) => kind === 'closed').map(({ startsOn }) => startsOn))
  return Array.from({ length: days }, (_, at) => {
    const on = addDays(today, at)
    const events = [
      ...money.filter((day) => day.on === on).map(ofMoney),
      ...queue.filter((item) => item.dueOn === on && item.turn === 'ours').map(ofDocument),
      ...entries.filter((entry) => isOn(entry, on, lastOf(today))).map(ofCalendar),
    ]
    const isClosed = weekday(on) > 5 || closed.has(on) || (timeZone === 'Asia/Tokyo' && isHoliday(on))
    return { on, isClosed, events: events.slice(0, namedPerDay), count: events.length }
  })
}

/** The holidays that are known are Japan's. */
const isHoliday = (on: BusinessDate) => nationalHolidays(Number(on.slice(0, 4))).has(on)

/** What takes many days stands on its last one, or on the last of the week: that is what people wait for. */
const isOn = ({ kind, startsOn, endsOn }: CalendarEntry, on: string, last: string) =>
  kind !== 'closed' &&
  (startsOn === endsOn ? startsOn === on : endsOn === on || (on === last && endsOn > last && startsOn <= on))

const ofCalendar = ({ key, kind, title, link }: CalendarEntry): DayEvent => ({
  key,
  kind,
  noun: null,
  title,
  money: null,
  link,
})

const ofDocument = ({ id, noun, number, title }: DocumentItem): DayEvent => ({
  key: `${noun}-${id}`,
  kind: 'document',
  noun,
  title: title || number || '',
  money: null,
  link: `/s${documentPath(noun, id)}`,
})

const ofMoney = ({ side, on, currency, amount }: MoneyDay): DayEvent => ({
  key: `${side}-${on}-${currency}`,
  kind: side,
  noun: null,
  title: '',
  money: { amount, currency },
  link: side === 'payable' ? '/s/payables' : '/s/credits',
})
