import { expect, it } from 'vitest'
import type { GuestView } from '../guest/guest-view.ts'
import { addressWith, viewInAddress } from './view-address.ts'

const page = 'https://shop.example/buy?season=27SS#top'
const views: GuestView[] = [
  { name: 'new' },
  { name: 'item', itemId: 12 },
  { name: 'edit', orderId: 3 },
  { name: 'thankyou', orderId: 4 },
]

it.each(views)(
  'design §4: $name is found again in the address it is written into, beside what the page has there',
  (view) => {
    const address = addressWith(7, view, page)
    expect(viewInAddress(7, address)).toEqual(view)
    expect(address).toMatch(/^https:\/\/shop\.example\/buy\?season=27SS&.+#top$/)
    // Another element on the same page is elsewhere.
    expect(viewInAddress(8, address)).toBeNull()
  },
)

it.each<GuestView>([{ name: 'book' }, { name: 'login' }])('$name leaves the page its own address', (view) => {
  expect(addressWith(7, view, addressWith(7, { name: 'new' }, page))).toBe(page)
})

it.each(['7', '7.item', '7.item.', '7.item.x', '7.item.-1', '7.nowhere.1', '.item.1', '7.item.1.2', 'x.new'])(
  'what names no view is none: %s',
  (value) => {
    expect(viewInAddress(7, `https://shop.example/?tsumugi-view=${value}`)).toBeNull()
  },
)
