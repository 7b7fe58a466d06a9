import { expect, it } from 'vitest'
import { errorAddress, helpPath, pageTitle, signOutAddress } from './addresses.ts'

it('§8 401: sign-out with return_to holding the current path, query and hash', () => {
  expect(signOutAddress('/s/trades/1?tab=2&a[]=1#last')).toBe(
    '/users/sign_out?return_to=%2Fs%2Ftrades%2F1%3Ftab%3D2%26a%5B%5D%3D1%23last',
  )
})

it('§8 404: /s/error with code=404 and from=the current address', () => {
  expect(errorAddress(404, 'https://tsumugi.example/s/trades/9')).toBe(
    '/s/error?code=404&from=https%3A%2F%2Ftsumugi.example%2Fs%2Ftrades%2F9',
  )
})

it('§7 help: numeric segments of the path are replaced by a placeholder', () => {
  expect(helpPath('/s/trades/12')).toBe('/s/trades/:id')
  expect(helpPath('/s/merchandisings/md_map/3/12?view=week#x')).toBe('/s/merchandisings/md_map/:id/:id')
  expect(helpPath('/s/master/brands/7/sub_brands/8')).toBe('/s/master/brands/:id/sub_brands/:id')
  expect(helpPath('/s/matching/search/100cotton')).toBe('/s/matching/search/100cotton')
  expect(helpPath('/s/venders/nuno2/packing_lists')).toBe('/s/venders/nuno2/packing_lists')
})

it("§2 the page title is the product's name followed by the word CLOUD", () => {
  expect(pageTitle('Tsumugi')).toBe('Tsumugi CLOUD')
})
