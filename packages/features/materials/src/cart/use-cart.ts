import { wordsOf } from '@tsumugi/api'
import { materialCarts, type CallOf } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { useState } from 'react'
import { orderTexts } from '../order-rooms/order-texts.ts'

type CartLine = CallOf<typeof materialCarts.add>['body']['cartLine']

/** Lays lines into the cart at their distributor: which order took the last, and why one was refused. */
export function useCart() {
  const t = useText(orderTexts)
  const add = useChange(materialCarts.add, ['material_order'])
  const [fault, setFault] = useState('')
  const [orderId, setOrder] = useState<number | null>(null)
  async function put(cartLine: CartLine) {
    try {
      const { data } = await add({ body: { cartLine } })
      setOrder(data.orderId)
      setFault('')
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  return { fault, orderId, put }
}
