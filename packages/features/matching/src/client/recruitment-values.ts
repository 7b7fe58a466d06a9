import type { RecruitmentDetail } from '@tsumugi/contract'

/** A recruitment as its form holds it: names are typed with commas between them. */
export interface RecruitmentValues {
  readonly title: string
  readonly items: string
  readonly machines: string
  readonly certificates: string
  readonly styles: string
  readonly quantityFrom: string
  readonly quantityTo: string
  readonly targetPrice: string
  readonly currency: string
  readonly deliveryOn: string
  readonly area: string
  readonly applyBy: string
  readonly seats: string
  readonly visibility: string
  readonly hidesName: boolean
  readonly ndaText: string
  readonly requirements: string
  readonly inviteeIds: readonly number[]
  readonly fileIds: readonly number[]
}

const asText = (value: number | string | null) => (value === null ? '' : String(value))
const asCount = (text: string) => (text ? Number(text) : null)
/** `12G、14G` → two names; both commas of Japanese and Chinese count. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]
export const namesAsText = (names: readonly string[]): string => names.join('、')

export const valuesOf = (row: RecruitmentDetail): RecruitmentValues => ({
  title: row.title,
  items: namesAsText(row.items),
  machines: namesAsText(row.machines),
  certificates: namesAsText(row.certificates),
  styles: String(row.styles),
  quantityFrom: asText(row.quantityFrom),
  quantityTo: asText(row.quantityTo),
  targetPrice: asText(row.targetPrice),
  currency: row.currency,
  deliveryOn: asText(row.deliveryOn),
  area: row.area,
  applyBy: row.applyBy,
  seats: String(row.seats),
  visibility: row.visibility,
  hidesName: row.hidesName,
  ndaText: row.ndaText,
  requirements: row.requirements,
  inviteeIds: row.invitees.map(({ id }) => id),
  fileIds: row.files.map(({ id }) => id),
})

export const inputOf = (values: RecruitmentValues) => ({
  ...values,
  title: values.title.trim(),
  items: namesIn(values.items),
  machines: namesIn(values.machines),
  certificates: namesIn(values.certificates),
  styles: Number(values.styles || '1'),
  quantityFrom: asCount(values.quantityFrom),
  quantityTo: asCount(values.quantityTo),
  targetPrice: values.targetPrice || null,
  currency: values.currency as 'JPY',
  deliveryOn: values.deliveryOn || null,
  seats: Number(values.seats || '1'),
  visibility: values.visibility as 'public',
  inviteeIds: [...values.inviteeIds],
  fileIds: [...values.fileIds],
})
export type RecruitmentInput = ReturnType<typeof inputOf>
