import { expect, it } from 'vitest'
import { helpAddress, screenOf } from './help-address.ts'

it('§7 numeric segments of the path are replaced by a placeholder, words with digits are not', () => {
  expect(screenOf('/s/master/brands/12/sub_brands/3?x=4#y')).toBe('/s/master/brands/:id/sub_brands/:id')
  expect(screenOf('/s/venders/v2/materials')).toBe('/s/venders/v2/materials')
})

it('a path that names another site stays a path', () => {
  expect(screenOf('//evil.example/1')).toBe('/evil.example/:id')
  expect(screenOf('javascript:alert(1)')).toBe('/javascript:alert(1)')
})

it('fills {path} and {locale} of the installation, or appends the path', () => {
  expect(helpAddress('https://help.example/{locale}/find?q={path}', '/s/approvals/9', 'en')).toBe(
    'https://help.example/en/find?q=/s/approvals/%3Aid',
  )
  expect(helpAddress('https://help.example/', '/s/', 'ja')).toBe('https://help.example/s/')
})
