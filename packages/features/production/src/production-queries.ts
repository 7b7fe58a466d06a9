import type { CallOptions } from '@tsumugi/api'
import {
  exhibitionQuantities,
  phases,
  productions,
  stockKeepingUnits,
  subSkus,
  type CallOf,
  type Endpoint,
  type InputOf,
  type ReplyOf,
} from '@tsumugi/contract'
import { useChange, useQuery, useRefresh } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'

const stay = { on404: () => undefined, on403: () => undefined }

export type ListQuery = InputOf<typeof productions.list>['query']
export type ProductionInput = InputOf<typeof productions.create>['body']['production']
export type PhaseInput = InputOf<typeof phases.create>['body']['phase']
export type SkuChanges = InputOf<typeof stockKeepingUnits.bulk>['body']['stockKeepingUnits']
export type SubSkuChanges = InputOf<typeof subSkus.bulk>['body']['subSkus']

/** What others save in the room comes in by itself. */
const topics = ['production', 'phase', 'stock_keeping_unit', 'sub_sku'] as const
const room = { keep: true, stays: true, topics } as const

/** One record or the rows of one, without the envelope they travel in. */
function useRoom<E extends Endpoint>(endpoint: E, call: CallOf<E> | null) {
  const { data, error, mutate } = useQuery(endpoint, call, room)
  return {
    data: (data as { data: unknown } | undefined)?.data as InnerOf<E> | undefined,
    error: error as Error | undefined,
    mutate,
  }
}
type InnerOf<E extends Endpoint> = ReplyOf<E> extends { data: infer Inner } ? Inner : never

export const useProductions = (query: ListQuery) => useQuery(productions.list, { query }, room)
export const useProduction = (id: number) => useRoom(productions.show, { id })
export const usePhase = (id: number) => useRoom(phases.show, { id })
export const usePhaseMatrix = (phaseId: number | null) =>
  useRoom(stockKeepingUnits.list, phaseId === null ? null : { phaseId })
/** What may be named; only for those who write. */
export const useOptions = (wanted: boolean) => useRoom(productions.options, wanted ? {} : null).data
/** What exhibitions handed over; only for those who write. */
export const useExhibitionQuantities = (phaseId: number | null) =>
  useRoom(exhibitionQuantities.list, phaseId === null ? null : { phaseId })
export const useShares = (id: number | null) => useRoom(productions.shares, id === null ? null : { id })

/** Every write of the room; lists, pages and matrices are read anew after it. */
export function useProductionChanges() {
  const api = useApi()
  const refresh = useRefresh()
  const remove = useChange(productions.delete)
  const again = () => Promise.all(['production', 'phase', 'exhibition_quantity'].map(refresh))
  async function after<Data>(call: Promise<{ data: Data }>): Promise<Data> {
    const { data } = await call
    await again()
    return data
  }
  return {
    again,
    createProduction: (production: ProductionInput, options?: CallOptions) =>
      after(api.of(productions).create({ body: { production } }, { ...stay, ...options })),
    updateProduction: (
      id: number,
      production: InputOf<typeof productions.update>['body']['production'],
      options?: CallOptions,
    ) => after(api.of(productions).update({ id, body: { production } }, { ...stay, ...options })),
    deleteProduction: (id: number) => remove({ id }, stay),
    createPhase: (productionId: number, phase: PhaseInput, options?: CallOptions) =>
      after(api.of(phases).create({ productionId, body: { phase } }, { ...stay, ...options })),
    updatePhase: (id: number, phase: InputOf<typeof phases.update>['body']['phase'], options?: CallOptions) =>
      after(api.of(phases).update({ id, body: { phase } }, { ...stay, ...options })),
    deletePhase: (id: number) => api.of(phases).delete({ id }, stay).then(again),
    saveUnits: (phaseId: number, changes: SkuChanges, options?: CallOptions) =>
      api.of(stockKeepingUnits).bulk({ phaseId, body: { stockKeepingUnits: changes } }, { ...stay, ...options }),
    matrix: (phaseId: number) => api.of(stockKeepingUnits).list({ phaseId }, stay),
    saveSubSkus: (phaseId: number, changes: SubSkuChanges, options?: CallOptions) =>
      after(api.of(subSkus).bulk({ phaseId, body: { subSkus: changes } }, { ...stay, ...options })),
    takeQuantities: (
      phaseId: number,
      meant: InputOf<typeof exhibitionQuantities.take>['body'],
      options?: CallOptions,
    ) => after(api.of(exhibitionQuantities).take({ phaseId, body: meant }, { ...stay, ...options })),
    share: (id: number, shares: { userGroupId: number; phaseIds: number[] }[]) =>
      after(api.of(productions).share({ id, body: { shares } }, stay)),
  }
}
