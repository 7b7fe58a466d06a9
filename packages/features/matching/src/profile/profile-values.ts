import type { OwnMatchingProfile } from '@tsumugi/contract'
import { namesAsText, namesIn } from '../client/recruitment-values.ts'

export interface MachineRow {
  readonly name: string
  readonly count: string
}
export interface MonthRow {
  readonly month: string
  readonly pieces: string
  readonly booked: string
}
/** A profile as its form holds it. */
export interface ProfileValues {
  readonly intro: string
  readonly introEn: string
  readonly area: string
  readonly foundedYear: string
  readonly employees: string
  readonly items: string
  readonly certificates: string
  readonly languages: string
  readonly videoUrls: string
  readonly minLot: string
  readonly leadDays: string
  readonly machines: readonly MachineRow[]
  readonly capacities: readonly MonthRow[]
  readonly isPublic: boolean
  readonly sharesFigures: boolean
}

const asText = (value: number | null) => (value === null ? '' : String(value))
const asCount = (text: string) => (text ? Number(text) : null)

export const valuesOf = (row: OwnMatchingProfile): ProfileValues => ({
  intro: row.intro,
  introEn: row.introEn,
  area: row.area,
  foundedYear: asText(row.foundedYear),
  employees: asText(row.employees),
  items: namesAsText(row.items),
  certificates: namesAsText(row.certificates),
  languages: namesAsText(row.languages),
  videoUrls: row.videoUrls.join('\n'),
  minLot: asText(row.minLot),
  leadDays: asText(row.leadDays),
  machines: row.machines.map(({ name, count }) => ({ name, count: String(count) })),
  capacities: row.capacities.map(({ month, pieces, booked }) => ({
    month,
    pieces: String(pieces),
    booked: String(booked),
  })),
  isPublic: row.isPublic,
  sharesFigures: row.sharesFigures,
})

/** Rows without a name or a month are not sent. */
export const inputOf = (values: ProfileValues) => ({
  ...values,
  foundedYear: asCount(values.foundedYear),
  employees: asCount(values.employees),
  items: namesIn(values.items),
  certificates: namesIn(values.certificates),
  languages: namesIn(values.languages),
  videoUrls: values.videoUrls.split(/\s+/).filter(Boolean),
  minLot: asCount(values.minLot),
  leadDays: asCount(values.leadDays),
  machines: values.machines
    .filter(({ name }) => name.trim())
    .map(({ name, count }) => ({ name: name.trim(), count: Number(count || '1') })),
  capacities: values.capacities
    .filter(({ month, pieces }) => month && pieces)
    .map(({ month, pieces, booked }) => ({ month, pieces: Number(pieces), booked: Number(booked || '0') })),
})
export type ProfileInput = ReturnType<typeof inputOf>

/** So many months from one on, without those that stand already. */
export function nextMonths(standing: readonly MonthRow[], today: Date, count: number): MonthRow[] {
  const have = new Set(standing.map(({ month }) => month))
  const months = Array.from({ length: count }, (_, at) => {
    const day = new Date(today.getFullYear(), today.getMonth() + at, 1)
    return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`
  })
  return [
    ...standing,
    ...months.filter((month) => !have.has(month)).map((month) => ({ month, pieces: '', booked: '' })),
  ]
}
