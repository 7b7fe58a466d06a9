import { pageAddress } from '@tsumugi/navigation'
import type { GuestView } from '../guest/guest-view.ts'

/**
 * Where a guest is within an element, as a parameter of the page's own address: `?tsumugi-view=1.item.12`. So Back closes an
 * item, a reload stays, and a link opens in a new tab. What the page has in its address else is left alone.
 */
const parameter = 'tsumugi-view'

/** The page's address with another view in it; without one for the wall, as the page was opened. */
export function addressWith(exhibitionId: number, view: GuestView, page = pageAddress()): string {
  const address = new URL(page)
  address.searchParams.delete(parameter)
  // A login is shown where it is needed, and goes into no address.
  if (view.name !== 'login' && view.name !== 'book')
    address.searchParams.set(parameter, [exhibitionId, ...Object.values(view)].join('.'))
  return address.href
}

/** The view of this exhibition that the page's address names; null where it names none that there is. */
export function viewInAddress(exhibitionId: number, page = pageAddress()): GuestView | null {
  const [, exhibition, name, id] =
    /^(\d+)\.(new|item|edit|thankyou)(?:\.(\d{1,12}))?$/.exec(new URL(page).searchParams.get(parameter) ?? '') ?? []
  if (Number(exhibition) !== exhibitionId) return null
  if (name === 'new') return { name }
  if (id === undefined) return null
  if (name === 'item') return { name, itemId: Number(id) }
  return { name: name as 'edit' | 'thankyou', orderId: Number(id) }
}
