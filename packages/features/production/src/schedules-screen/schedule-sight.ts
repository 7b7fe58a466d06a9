import { scheduleSorts, type ListTemplate } from '@tsumugi/contract'
import { healths, scheduleStatuses } from '@tsumugi/domain/scheduling'
import type { Sort } from '@tsumugi/ui'
import type { ScheduleList } from '../schedule-queries.ts'
import { among, milestones, scheduleFilterKeys, type ScheduleFilterKey } from './schedule-place.ts'

/** Columns that a template calls otherwise than the list does (domain §3.17). */
const otherNames: Readonly<Record<string, string>> = {
  styleNo: 'style_no',
  fabric: 'fabric_in',
  deliveryDue: 'delivery_due',
  daysToShip: 'days_to_ship',
  lastNote: 'last_note',
  brandId: 'brand',
  assigneeId: 'assignee',
}
/** Parts of a column: the style's picture, name and phase; inspection belongs to sewing. */
const partOf: Readonly<Record<string, string>> = {
  picture: 'styleNo',
  name: 'styleNo',
  phase: 'styleNo',
  inspection: 'sewing',
  ...Object.fromEntries(Object.entries(otherNames).map(([key, name]) => [name, key])),
  brand: 'brand',
  assignee: 'assignee',
}

export const templateName = (key: string): string => otherNames[key] ?? key
const columnOf = (name: string): string => partOf[name] ?? name

/** Columns of the list in the order of a template; the style is always first. */
export function columnsOfTemplate(names: readonly string[], known: readonly string[]): string[] {
  const keys = names.map(columnOf).filter((key) => key !== 'styleNo' && known.includes(key))
  return [...new Set(keys)]
}

/** The first order of a template that the list has, as its address holds it; '' for the usual one. */
export function sortOfTemplate(sort: string | null): string {
  const asked = (sort ?? '')
    .split(',')
    .map((part) => `${part.startsWith('-') ? '-' : ''}${columnOf(part.replace('-', ''))}`)
  return asked.find((part) => among(scheduleSorts, part)) ?? ''
}

export const sortForTemplate = (sort: Sort | undefined): string | null =>
  sort && sort.key !== 'updatedAt' ? `${sort.direction === 'descending' ? '-' : ''}${templateName(sort.key)}` : null

export const filtersForTemplate = (values: Readonly<Record<ScheduleFilterKey, string>>): ListTemplate['filters'] =>
  scheduleFilterKeys.filter((key) => values[key]).map((key) => ({ column: templateName(key), value: values[key] }))

/** What the words of filters stand for. */
export interface FilterWords {
  readonly choices: ScheduleList['choices']
  statusWord(status: (typeof scheduleStatuses)[number]): string
  healthWord(health: (typeof healths)[number] | 'waiting'): string
}

/** Filters of a template as the list's address holds them, and those that it has no filter for. */
export function filtersOfTemplate(filters: ListTemplate['filters'], words: FilterWords) {
  const values: Partial<Record<ScheduleFilterKey, string>> = {}
  const left: string[] = []
  for (const { column, value } of filters) {
    const found = filterOf(column, value.normalize('NFKC').trim(), words)
    if (found) values[found[0]] = found[1]
    else left.push(column)
  }
  return { values, left }
}

function filterOf(column: string, value: string, words: FilterWords): [ScheduleFilterKey, string] | undefined {
  const { choices, statusWord, healthWord } = words
  const kept = (key: ScheduleFilterKey, found: string | undefined): [ScheduleFilterKey, string] | undefined =>
    found ? [key, found] : undefined
  switch (column) {
    case 'q':
    case 'style_no':
    case 'name':
      return ['q', value]
    case 'season':
      return kept('season', among(choices.seasons, value.toUpperCase()))
    case 'week':
      return ['week', value]
    case 'stage':
      return kept('stage', among(milestones, value))
    case 'status':
      return kept('status', meant(scheduleStatuses, value, statusWord))
    case 'health':
      return kept('health', meant([...healths, 'waiting'] as const, value, healthWord))
    case 'supplier':
      return kept('supplier', partyOf(choices.suppliers, value))
    case 'brand':
      return kept('brandId', partyOf(choices.brands, value))
    case 'assignee':
      return kept('assigneeId', /^\d+$/.test(value) ? value : undefined)
    default:
      return undefined
  }
}

const meant = <Word extends string>(words: readonly Word[], value: string, wordOf: (word: Word) => string) =>
  words.find((word) => word === value || wordOf(word) === value)

/** By id, by name, or by the only name it is part of. */
function partyOf(parties: readonly { readonly id: number; readonly name: string }[], value: string) {
  const exact = parties.find(({ id, name }) => String(id) === value || name === value)
  const parts = parties.filter(({ name }) => name.includes(value))
  const found = exact ?? (parts.length === 1 ? parts[0] : undefined)
  return found && String(found.id)
}
