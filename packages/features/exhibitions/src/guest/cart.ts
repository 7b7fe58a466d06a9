import type { GuestItem, GuestOrder } from '@tsumugi/contract'
import { guestStorage, useStored, type ExhibitionOrderItems, type StoredValue } from '@tsumugi/session'
import { useMemo } from 'react'
import { usePlace } from './guest-place.tsx'

/** One SKU put aside, with what is needed to show it where the exhibition cannot be reached. */
export interface CartLine {
  skuId: number
  itemId: number
  quantity: number
  unitPrice: string
}

/** What was typed into a cell and cannot be ordered: no number, or more than is left. */
export interface UnreadCell {
  skuId: number
  itemId: number
  text: string
}

export interface Cart {
  readonly lines: readonly CartLine[]
  readonly customer: Readonly<Record<string, string>>
  readonly note: string
  readonly unread: readonly UnreadCell[]
}

const isLine = (value: Record<string, unknown>): boolean =>
  typeof value.skuId === 'number' &&
  typeof value.itemId === 'number' &&
  typeof value.quantity === 'number' &&
  typeof value.unitPrice === 'string'

const noteKey = ':note'

function cartOf({ orders, customerParts, unread = [] }: ExhibitionOrderItems): Cart {
  const filled = Object.fromEntries(customerParts.map(({ key, value }) => [String(key), String(value ?? '')]))
  const { [noteKey]: note = '', ...customer } = filled
  return { lines: orders.filter(isLine) as unknown as CartLine[], customer, note, unread }
}

/** What a guest has put aside and filled in. It lives in the browser, so that a reload, a crash or a lost line loses nothing. */
export function useCart(orderId?: number) {
  const { exhibitionId } = usePlace()
  const stored: StoredValue<ExhibitionOrderItems> = useMemo(
    () =>
      orderId === undefined
        ? guestStorage.exhibitionOrderItems(exhibitionId)
        : guestStorage.exhibitionOrderEdit(orderId),
    [exhibitionId, orderId],
  )
  const kept = useStored(stored)
  const cart = useMemo(() => cartOf(kept), [kept])
  // What is written is read anew: two widgets, or two tabs, hold the same cart.
  const write = (part: Partial<ExhibitionOrderItems>) => stored.set({ ...stored.get(), submission: null, ...part })
  return {
    ...cart,
    /** Puts the pieces of one item as they are now; none takes a SKU out. `unread` is what its other cells hold. */
    put(
      item: Pick<GuestItem, 'id' | 'unitPrice'>,
      pieces: ReadonlyMap<number, number>,
      unread: ReadonlyMap<number, string> = unreadBySku(cart, item.id),
    ) {
      const others = cartOf(stored.get()).lines.filter(({ skuId }) => !pieces.has(skuId))
      const own = [...pieces]
        .filter(([, quantity]) => quantity > 0)
        .map(([skuId, quantity]): CartLine => ({ skuId, itemId: item.id, quantity, unitPrice: item.unitPrice }))
      const held = [...unread].flatMap(([skuId, text]) => (pieces.has(skuId) ? [] : [{ skuId, itemId: item.id, text }]))
      write({
        orders: [...others, ...own] as unknown as ExhibitionOrderItems['orders'],
        unread: [...cartOf(stored.get()).unread.filter(({ itemId }) => itemId !== item.id), ...held],
      })
    },
    remove(itemId: number) {
      write({
        orders: stored.get().orders.filter((line) => line.itemId !== itemId),
        unread: cartOf(stored.get()).unread.filter((cell) => cell.itemId !== itemId),
      })
    },
    fill(key: string, value: string) {
      const others = stored.get().customerParts.filter((part) => part.key !== key)
      write({ customerParts: [...others, { key, value }] })
    },
    setNote(value: string) {
      this.fill(noteKey, value)
    },
    /** Begins an edit with what the order says, unless one was begun already. */
    begin(order: GuestOrder) {
      const customerParts = Object.entries({ ...order.customer, [noteKey]: order.note }).map(([key, value]) => ({
        key,
        value,
      }))
      const orders = order.lines.map(({ skuId, itemId, quantity, unitPrice }) => ({
        skuId,
        itemId,
        quantity,
        unitPrice,
      }))
      if (stored.get().customerParts.length === 0 && stored.get().orders.length === 0) write({ orders, customerParts })
    },
    /** The key under which this very content is sent: the same after a crash, another once something changed. */
    submission(fresh: () => string): string {
      const known = stored.get().submission
      if (known) return known
      const key = fresh()
      stored.set({ ...stored.get(), submission: key })
      return key
    },
    /** Sent: the pieces go, what the shop filled in stays for its next order. */
    sent() {
      if (orderId === undefined)
        stored.set({ orders: [], customerParts: stored.get().customerParts.filter(({ key }) => key !== noteKey) })
      else stored.remove()
    },
  }
}

/** What the cells of one item hold that cannot be ordered, per SKU. */
export const unreadBySku = ({ unread }: Pick<Cart, 'unread'>, itemId: number): ReadonlyMap<number, string> =>
  new Map(unread.flatMap((cell) => (cell.itemId === itemId ? [[cell.skuId, cell.text]] : [])))

export type CartState = ReturnType<typeof useCart>
