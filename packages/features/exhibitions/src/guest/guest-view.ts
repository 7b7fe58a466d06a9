import { href, type QueryInput } from '@tsumugi/navigation'

/** Which of the six pages of an exhibition is shown (spec §2, Exhibition pages). */
export type GuestView =
  | { name: 'login'; to?: string }
  | { name: 'book' }
  | { name: 'item'; itemId: number }
  | { name: 'new' }
  | { name: 'edit'; orderId: number }
  | { name: 'thankyou'; orderId: number }

/** The address of a page in our own app. */
export function addressOf(exhibitionId: number, view: GuestView, query?: QueryInput): string {
  switch (view.name) {
    case 'login':
      return href('exhibitionLogin', { exhibitionId }, view.to ? { to: view.to } : query)
    case 'book':
      return href('exhibition', { exhibitionId }, query)
    case 'item':
      return href('exhibitionItem', { exhibitionId, exhibitionItemId: view.itemId }, query)
    case 'new':
      return href('exhibitionOrderNew', { exhibitionId }, query)
    case 'edit':
      return href('exhibitionOrderEdit', { exhibitionId, exhibitionOrderId: view.orderId }, query)
    case 'thankyou':
      return href('exhibitionOrderThankyou', { exhibitionId, exhibitionOrderId: view.orderId }, query)
  }
}
