import { addDays } from '@tsumugi/domain'
import { everyDay, WorkingCalendar, workSpan, type StepLink } from '@tsumugi/domain/scheduling'
import type { GanttCompany, GanttModel, GanttSchedule, GanttStep } from '../chart-model/gantt-model.ts'

/** Plans of the pictures: four styles of one brand, sewn by two factories. Today is Saturday, 21 November 2026. */
export const today = '2026-11-21'
const brand: GanttCompany = { id: '1', name: '白詰草アパレル(デモ)' }
const konan: GanttCompany = { id: '2', name: '港南商事(デモ)' }
const hokuto: GanttCompany = { id: '3', name: '北斗縫製(デモ)' }
const rules = { ...everyDay, restDays: [6, 7], nationalHolidays: 'JP' as const }
export const calendars = new Map([
  ['1', new WorkingCalendar(rules)],
  ['2', new WorkingCalendar(rules)],
  ['3', new WorkingCalendar({ ...rules, restDays: [7] })],
])

type Row = readonly [name: string, owner: GanttCompany, start: string, workdays: number, progress: number]
type Style = readonly [
  id: string,
  title: string,
  code: string,
  supplier: GanttCompany,
  due: string,
  rows: readonly Row[],
]

const styles: readonly Style[] = [
  [
    'a',
    'タイプライターシャツ',
    'SK27-177',
    konan,
    '2026-12-28',
    [
      ['仕様確定', brand, '2026-11-09', 5, 100],
      ['生地発注', brand, '2026-11-13', 3, 100],
      ['生地入荷', konan, '2026-11-18', 11, 35],
      ['副資材入荷', konan, '2026-11-20', 6, 40],
      ['先上げ承認', brand, '2026-12-04', 5, 0],
      ['裁断', konan, '2026-12-11', 5, 0],
      ['縫製', konan, '2026-12-18', 9, 0],
    ],
  ],
  [
    'b',
    'ギンガム半袖シャツ',
    'SK27-184',
    konan,
    '2027-01-08',
    [
      ['生地入荷', konan, '2026-11-16', 7, 70],
      ['先上げ承認', brand, '2026-11-27', 4, 0],
      ['裁断・縫製', konan, '2026-12-04', 15, 0],
      ['検品', brand, '2026-12-25', 2, 0],
    ],
  ],
  [
    'c',
    'デニムワイド',
    'SK27-205',
    hokuto,
    '2026-12-22',
    [
      ['縫製', hokuto, '2026-11-12', 16, 55],
      ['洗い加工', hokuto, '2026-12-04', 6, 0],
      ['検品・検針', brand, '2026-12-14', 4, 0],
    ],
  ],
  [
    'd',
    'ボーダー長袖T',
    'SK27-112',
    hokuto,
    '2026-12-14',
    [
      ['縫製', hokuto, '2026-11-10', 12, 80],
      ['検品・検針', brand, '2026-11-26', 3, 0],
      ['出荷', hokuto, '2026-12-01', 3, 0],
    ],
  ],
]

/** A model of the demo; `copies` repeats its styles, for plans of any length. */
export function demoModel(copies = 1, actor: GanttCompany = brand): GanttModel {
  const all = Array.from({ length: copies }, (_, copy) => styles.map((style) => ({ style, copy }))).flat()
  const key = (id: string, copy: number) => (copy === 0 ? id : `${id}-${copy}`)
  return {
    schedules: all.map(({ style: [id, title, code, supplier, due], copy }): GanttSchedule => ({
      id: key(id, copy),
      title,
      code,
      brand: '白詰草',
      supplier,
      due,
      picture: null,
    })),
    steps: all.flatMap(({ style, copy }) => style[5].map((row, at) => stepOf(key(style[0], copy), row, at, actor))),
    links: all.flatMap(({ style, copy }) => linksOf(key(style[0], copy), style[5].length)),
    calendars,
    todayOf: () => today,
    actorId: actor.id,
    proposals: [
      { id: '91', stepId: 'c1', dates: { start: '2026-12-07', end: '2026-12-12' }, days: 2, by: hokuto.name },
    ],
  }
}

function stepOf(
  scheduleId: string,
  [name, owner, start, workdays, progress]: Row,
  at: number,
  actor: GanttCompany,
): GanttStep {
  const planned = workSpan(calendars.get(owner.id)!, start, workdays)
  const status = progress === 100 ? 'done' : progress > 0 ? 'doing' : 'todo'
  return {
    id: `${scheduleId}${at}`,
    scheduleId,
    name,
    owner,
    kind: null,
    ownerId: owner.id,
    calendarId: owner.id,
    workdays,
    status,
    progress,
    planned,
    version: 1,
    notBefore: null,
    notAfter: null,
    pieces: 600,
    assignee: at % 2 ? '森下 あさ' : null,
    right: owner.id === actor.id ? 'move' : 'propose',
    baseline: at === 2 ? { start: addDays(planned.start, -2), end: addDays(planned.end, -3) } : planned,
    actual: { start: status === 'todo' ? null : planned.start, end: status === 'done' ? planned.end : null },
  }
}

/** Each step waits for the one before; trims come beside the cloth. */
const linksOf = (scheduleId: string, count: number): StepLink[] =>
  Array.from({ length: count - 1 }, (_, at) => ({ from: `${scheduleId}${at}`, to: `${scheduleId}${at + 1}`, lag: 0 }))
    .filter(({ to }) => to !== 'a3')
    .map((link) => (link.from === 'a3' ? { ...link, from: 'a2' } : link))
