import { brands, exhibitionItems, exhibitionOrders, exhibitions, type ReplyOf } from '@tsumugi/contract'
import { useData, useQuery, useRefresh } from '@tsumugi/queries'
import { onRealtime } from '@tsumugi/session'
import { useEffect } from 'react'

const keep = { keep: true } as const

export type OrderList = ReplyOf<typeof exhibitionOrders.list>
type Phase = 'upcoming' | 'open' | 'closed'

/** Asks again for what is shown whenever an exhibition or an order changed, here or by somebody else. */
export function useExhibitionChanges(): () => void {
  const refresh = useRefresh()
  const again = () => ['exhibition', 'exhibition_item', 'exhibition_order'].forEach((topic) => void refresh(topic))
  useEffect(() => {
    const stops = [onRealtime('exhibition', again), onRealtime('exhibition_order', again)]
    return () => stops.forEach((stop) => stop())
  })
  return again
}

export const useExhibitions = (query: { page: number; phase?: Phase; search?: string }) =>
  useQuery(exhibitions.list, { query: { ...query, perPage: 50 } }, keep)

export const useExhibition = (id: number) => useData(exhibitions.show, { id }, keep)

export const useOwnBrands = () => useData(brands.list, { query: { perPage: 99_999 } }, keep)

export interface OrderQuery {
  page: number
  status?: 'submitted' | 'confirmed' | 'converted' | 'cancelled'
  search?: string
  sort?: 'submitted_at' | '-submitted_at' | 'amount' | '-amount' | 'customer_name' | '-customer_name'
}

export const useOrders = (exhibitionId: number, query: OrderQuery) =>
  useQuery(exhibitionOrders.list, { query: { ...query, exhibitionId, perPage: 50 } }, keep)

export const useOrder = (id: number) => useData(exhibitionOrders.show, { id }, keep)

export const useRollUp = (id: number) => useData(exhibitions.rollUp, { id }, keep)

export const useItems = (exhibitionId: number) =>
  useData(exhibitionItems.list, { query: { exhibitionId, perPage: 500 } }, keep)

export interface ProductQuery {
  page: number
  season?: string
  category?: string
  search?: string
}

export const useProducts = (exhibitionId: number, query: ProductQuery) =>
  useQuery(exhibitionItems.products, { query: { ...query, exhibitionId, perPage: 50 } }, keep)
