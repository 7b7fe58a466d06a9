import { expect, it } from 'vitest'
import { currentLink } from './current-link.ts'

const links = [
  '/s/',
  '/calendar?month=11',
  '/s/materials',
  '/s/materials/material_orders',
  '/s/merchandisings/md_map',
  '/s/transaction_units?category=contract&direction=issue',
  '/s/transaction_units?category=invoice&direction=issue',
].map((href) => ({ key: href, name: 'trades' as const, href, external: false }))
const legacy = [
  { key: 'productions', name: 'productions' as const, href: '/sewing/brand/productions', external: false },
  { key: 'calendar', name: 'calendar' as const, href: '/calendar?month=11', external: false },
  ...links,
]

it.each([
  ['/s/', '/s/'],
  ['/s', '/s/'],
  ['/calendar?month=12', '/calendar?month=11'],
  ['/s/materials/material_orders/4', '/s/materials/material_orders'],
  ['/s/materials/bookmarks', '/s/materials'],
  ['/s/merchandisings/md_map/1/22?zoom=large#card', '/s/merchandisings/md_map'],
  [
    '/s/transaction_units?page=2&direction=issue&category=invoice',
    '/s/transaction_units?category=invoice&direction=issue',
  ],
])('marks the link of %s', (address, href) => expect(currentLink(links, address)?.href).toBe(href))

it.each(['/s/transaction_units/5', '/s/trades', '/s/materialsx', '/elsewhere'])('marks nothing for %s', (address) => {
  expect(currentLink(links, address)).toBeUndefined()
})

it.each([
  ['/s/productions', '/sewing/brand/productions'],
  ['/s/productions/12?phase=3', '/sewing/brand/productions'],
  ['/s/calendar?month=12', '/calendar?month=11'],
  ['/s/materials', '/s/materials'],
  ['/sewing/brand/productions', '/sewing/brand/productions'],
])('marks at %s the link that leads there by a path of the older application', (address, href) =>
  expect(currentLink(legacy, address)?.href).toBe(href),
)

it('never marks a link to another site', () => {
  expect(currentLink([{ key: 'a', name: 'trades', href: '/s/trades', external: true }], '/s/trades')).toBeUndefined()
})
