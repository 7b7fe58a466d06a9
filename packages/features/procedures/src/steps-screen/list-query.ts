import type { procedureScopes } from '@tsumugi/contract'
import { procedureStatuses, stepKinds } from '@tsumugi/domain/scheduling'
import type { ListPlace } from '@tsumugi/records'
import type { StepQuery } from '../procedure-queries.ts'

/** What the address of the list may hold beside its page. */
export const filterKeys = ['scope', 'q', 'kind', 'status', 'view'] as const
export type FilterKey = (typeof filterKeys)[number]
export type StepPlace = ListPlace<FilterKey>

export type Scope = (typeof procedureScopes)[number]
/** In the order of urgency; the first is what the list begins with. */
export const scopes = ['today', 'late', 'waiting', 'mine', 'ours', 'all'] as const satisfies readonly Scope[]

const among = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text)
export const scopeOf = ({ values }: Pick<StepPlace, 'values'>): Scope => among(scopes, values.scope) ?? scopes[0]

/** Figures are shown in the place of the list. */
export const isFigures = ({ values }: Pick<StepPlace, 'values'>): boolean => values.view === 'figures'

/** What the list is asked for; words of the address that mean nothing are left out. */
export function queryOf(place: Pick<StepPlace, 'values' | 'page'>): StepQuery {
  const { values, page } = place
  return {
    page,
    perPage: 50,
    scope: scopeOf(place),
    q: values.q.slice(0, 100) || undefined,
    kind: among(stepKinds, values.kind),
    status: among(procedureStatuses, values.status),
  }
}
