import { projectStatuses, type ProjectDetail } from '@tsumugi/contract'

/** A project as its form holds it. */
export interface ProjectValues {
  readonly name: string
  readonly brandId: string
  readonly season: string
  readonly status: string
  readonly currency: string
  readonly budget: string
  readonly startsOn: string
  readonly endsOn: string
  readonly note: string
  readonly productionIds: readonly number[]
  readonly tradeIds: readonly number[]
}

export const emptyProject: ProjectValues = {
  name: '',
  brandId: '',
  season: '',
  status: projectStatuses[0],
  currency: 'JPY',
  budget: '',
  startsOn: '',
  endsOn: '',
  note: '',
  productionIds: [],
  tradeIds: [],
}

export const valuesOf = (row: ProjectDetail): ProjectValues => ({
  name: row.name,
  brandId: row.brand ? String(row.brand.id) : '',
  season: row.season ?? '',
  status: row.status,
  currency: row.currency,
  budget: row.budget ?? '',
  startsOn: row.startsOn ?? '',
  endsOn: row.endsOn ?? '',
  note: row.note ?? '',
  productionIds: row.productions.map(({ id }) => id),
  tradeIds: row.trades.map(({ id }) => id),
})

export const inputOf = ({ brandId, name, ...values }: ProjectValues) => ({
  ...values,
  name: name.trim(),
  brandId: brandId ? Number(brandId) : null,
  season: values.season.trim() || null,
  budget: values.budget || null,
  startsOn: values.startsOn || null,
  endsOn: values.endsOn || null,
  note: values.note.trim() || null,
})
export type ProjectInput = ReturnType<typeof inputOf>
