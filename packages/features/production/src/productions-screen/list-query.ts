import { productionSorts } from '@tsumugi/contract'
import { phaseHealths, phaseKinds, type PhaseHealth, type PhaseKind } from '@tsumugi/domain'
import { positive, type ListPlace } from '@tsumugi/records'
import type { ListQuery } from '../production-queries.ts'

/** What the address of the list may hold beside its order and page. */
export const filterKeys = ['stage', 'q', 'brand', 'season', 'supplier', 'phase', 'health', 'from', 'to'] as const
export type FilterKey = (typeof filterKeys)[number]
export type ProductionPlace = ListPlace<FilterKey>

export type Stage = PhaseKind | 'none'
export const stages = [...phaseKinds, 'none'] as const satisfies readonly Stage[]

const among = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text)
const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

/** What the list is asked for; words of the address that mean nothing are left out. */
export function queryOf({ values, sort, page }: Pick<ProductionPlace, 'values' | 'sort' | 'page'>): ListQuery {
  const order = sort && `${sort.direction === 'descending' ? '-' : ''}${sort.key}`
  const wanted = {
    page,
    sort: among(productionSorts, order ?? '') ?? '-updatedAt',
    stage: among(stages, values.stage),
    q: values.q.slice(0, 100),
    brandId: positive(values.brand),
    season: /^\d\d(SS|AW)$/.test(values.season) ? values.season : undefined,
    supplierGroupId: positive(values.supplier),
    phaseKind: among(phaseKinds, values.phase),
    health: among<PhaseHealth>(phaseHealths, values.health),
    dueFrom: day(values.from),
    dueTo: day(values.to),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as ListQuery
}
