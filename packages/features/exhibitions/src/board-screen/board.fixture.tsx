import { createApi } from '@tsumugi/api'
import {
  exhibitionOrders,
  exhibitions,
  type Exhibition,
  type ExhibitionOrder,
  type ExhibitionOrderDetail,
  type RollUpRow,
} from '@tsumugi/contract'
import { keptUnder } from '@tsumugi/queries/scene'
import { ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, type ReactNode } from 'react'
import { SWRConfig } from 'swr'

const origin = 'http://127.0.0.1:59999'
/** No server stands here: what is asked for is already known, and what is sent fails unless the test answers. */
const api = createApi({ origin, mode: 'partner' })

export const demoExhibition: Exhibition = {
  id: 1,
  brandId: 1,
  brandName: '白詰草',
  name: '2027 春夏展示会(デモ)',
  season: '27SS',
  opensAt: '2026-11-10T00:00:00Z',
  closesAt: '2026-11-28T09:00:00Z',
  hasPassword: true,
  currency: 'JPY',
  priceMode: 'wholesale',
  ratePercent: '60',
  minAmount: '300000',
  minQuantityPerStyle: 6,
  deliveryWindows: [],
  terms: '',
  partnerOrigins: [],
  publishableKey: 'pk_demo_1',
  customerParts: [
    { key: 'shop', labels: { ja: '店名', en: 'Shop', 'zh-CN': '店铺' }, type: 'text', required: true, options: [] },
  ],
  itemCount: 40,
  orderCount: 2,
  quantity: 64,
  amount: '560000',
  cover: null,
  imageUrls: [],
  lockVersion: 0,
}

const order = (id: number, more: Partial<ExhibitionOrder> = {}): ExhibitionOrder => ({
  id,
  exhibitionId: 1,
  number: `EX2611-0000${id}`,
  status: 'confirmed',
  customerName: '川辺の服屋(デモ)',
  customer: { shop: '川辺の服屋(デモ)' },
  note: '',
  reason: '',
  locale: 'ja',
  styles: 1,
  quantity: 32,
  amount: '280000',
  productionQuantity: null,
  submittedAt: '2026-11-13T01:51:00Z',
  updatedAt: '2026-11-13T01:51:00Z',
  lockVersion: 1,
  ...more,
})
export const demoOrders = [
  order(3),
  order(2, { status: 'submitted', customerName: '灯台セレクト(デモ)', lockVersion: 0 }),
]

const line = (skuId: number, colour: string, size: string, quantity: number) => ({
  skuId,
  itemId: 5,
  code: 'SK27-011',
  name: '裏毛パーカー',
  colour,
  size,
  quantity,
  unitPrice: '8750',
  imageUrl: null,
  productionQuantity: null,
})
export const demoDetail: ExhibitionOrderDetail = {
  ...order(3),
  lines: [line(1, '桜', 'S', 10), line(2, '桜', 'M', 12), line(4, '紺', 'M', 10)],
  matrices: [
    {
      itemId: 5,
      code: 'SK27-011',
      name: '裏毛パーカー',
      colours: [
        { name: '桜', hex: '#d8a2a0' },
        { name: '紺', hex: '#26364f' },
      ],
      sizes: ['S', 'M'],
    },
  ],
}
const sku = (id: number, colour: string, size: string, ordered: number, converted: number) => ({
  id,
  colour,
  size,
  limit: null,
  ordered,
  converted,
})
export const demoRollUp: RollUpRow[] = [
  {
    itemId: 5,
    code: 'SK27-011',
    name: '裏毛パーカー',
    imageUrl: null,
    listPrice: '14900',
    unitPrice: '8940',
    colours: demoDetail.matrices[0]!.colours,
    sizes: ['S', 'M'],
    skus: [sku(1, '桜', 'S', 22, 12), sku(2, '桜', 'M', 24, 14), sku(4, '紺', 'M', 10, 0)],
    shops: 2,
    quantity: 56,
    amount: '500640',
  },
]

export interface GroundProps {
  orders?: readonly ExhibitionOrder[]
  detail?: ExhibitionOrderDetail
  children: ReactNode
}

/** For stories and tests: a board that is already loaded, on a page without a server. */
export function BoardGround({ orders = demoOrders, detail = demoDetail, children }: GroundProps) {
  const key = keptUnder(origin)
  const pagination = {
    currentPage: 1,
    limitValue: 50,
    nextPage: null,
    prevPage: null,
    totalCount: orders.length,
    totalPages: 1,
  }
  const counts = Object.fromEntries(
    ['submitted', 'confirmed', 'converted', 'cancelled'].map((status) => [
      status,
      orders.filter((each) => each.status === status).length,
    ]),
  )
  const fallback = {
    [key(exhibitionOrders.list, { query: { page: 1, sort: '-submitted_at', exhibitionId: 1, perPage: 50 } })]: {
      data: orders,
      pagination,
      counts,
      totals: { quantity: 64, amount: '560000' },
    },
    [key(exhibitionOrders.show, { id: 3 })]: { data: detail },
    [key(exhibitionOrders.show, { id: 2 })]: {
      data: { ...demoDetail, ...order(2, { status: 'submitted', customerName: '灯台セレクト(デモ)', lockVersion: 0 }) },
    },
    [key(exhibitions.rollUp, { id: 1 })]: { data: orders.length > 0 ? demoRollUp : [] },
  }
  return (
    <ApiProvider api={api}>
      <SWRConfig
        value={{
          fallback,
          revalidateOnMount: false,
          revalidateIfStale: false,
          revalidateOnFocus: false,
          provider: () => new Map(),
        }}
      >
        <Suspense>{children}</Suspense>
        <OverlayHost />
      </SWRConfig>
    </ApiProvider>
  )
}
