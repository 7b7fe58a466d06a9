import {
  brands,
  exhibitionItems,
  exhibitionOrders,
  exhibitions,
  type Exhibition,
  type ReplyOf,
} from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const steady = { revalidateOnFocus: false, keepPreviousData: true }

export type OrderList = ReplyOf<typeof exhibitionOrders.list>
type Phase = 'upcoming' | 'open' | 'closed'

/** Asks again for what is shown whenever an exhibition or an order changed, here or by somebody else. */
export function useExhibitionChanges(): () => void {
  const { mutate } = useSWRConfig()
  const again = () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('exhibition_admin/'))
  useEffect(() => {
    const stops = [onRealtime('exhibition', again), onRealtime('exhibition_order', again)]
    return () => stops.forEach((stop) => stop())
  })
  return again
}

export function useExhibitions(query: { page: number; phase?: Phase; search?: string }) {
  const api = useApi()
  return useSWR(
    ['exhibition_admin/list', api.origin, query],
    () => api.of(exhibitions).list({ query: { ...query, perPage: 50 } }),
    steady,
  )
}

export function useExhibition(id: number) {
  const api = useApi()
  return useSWR(
    ['exhibition_admin/show', api.origin, id],
    async (): Promise<Exhibition> => (await api.of(exhibitions).show({ id })).data,
    steady,
  )
}

export function useOwnBrands() {
  const api = useApi()
  return useSWR(
    ['brands', api.origin],
    async () => (await api.of(brands).list({ query: { perPage: 99_999 } })).data,
    steady,
  )
}

export interface OrderQuery {
  page: number
  status?: 'submitted' | 'confirmed' | 'converted' | 'cancelled'
  search?: string
  sort?: 'submitted_at' | '-submitted_at' | 'amount' | '-amount' | 'customer_name' | '-customer_name'
}

export function useOrders(exhibitionId: number, query: OrderQuery) {
  const api = useApi()
  return useSWR(
    ['exhibition_admin/orders', api.origin, exhibitionId, query],
    () => api.of(exhibitionOrders).list({ query: { ...query, exhibitionId, perPage: 50 } }),
    steady,
  )
}

export function useOrder(id: number) {
  const api = useApi()
  return useSWR(
    ['exhibition_admin/order', api.origin, id],
    async () => (await api.of(exhibitionOrders).show({ id })).data,
    steady,
  )
}

export function useRollUp(id: number) {
  const api = useApi()
  return useSWR(
    ['exhibition_admin/roll_up', api.origin, id],
    async () => (await api.of(exhibitions).rollUp({ id })).data,
    steady,
  )
}

export function useItems(exhibitionId: number) {
  const api = useApi()
  return useSWR(
    ['exhibition_admin/items', api.origin, exhibitionId],
    async () => (await api.of(exhibitionItems).list({ query: { exhibitionId, perPage: 500 } })).data,
    steady,
  )
}

export interface ProductQuery {
  page: number
  season?: string
  category?: string
  search?: string
}

export function useProducts(exhibitionId: number, query: ProductQuery) {
  const api = useApi()
  return useSWR(
    ['exhibition_admin/products', api.origin, exhibitionId, query],
    () => api.of(exhibitionItems).products({ query: { ...query, exhibitionId, perPage: 50 } }),
    steady,
  )
}
