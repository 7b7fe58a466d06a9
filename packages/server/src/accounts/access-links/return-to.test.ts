import { expect, it } from 'vitest'
import { accountAddress, returnAddress } from './return-to.ts'

it('§8 HTTP 401: return_to holds path, query and hash of this origin, and is kept whole', () => {
  expect(returnAddress('/s/merchandisings/md_map/1/2?season[]=27SS#card-3')).toBe(
    '/s/merchandisings/md_map/1/2?season[]=27SS#card-3',
  )
  expect(returnAddress('/sewing/brand/productions')).toBe('/sewing/brand/productions')
})

it.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  '/users/sign_out',
  '/users/../users/sign_out',
  '/api/brands',
  '/s/\u0000',
  ' /s/',
  '/.//evil.example/..//x y',
])('same origin only, and no loop (domain §6.8): %j leads to the start', (wanted) => {
  expect(returnAddress(wanted)).toBe('/s/')
})

it('never answers what a browser reads as another origin', () => {
  for (const wanted of [
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2f/evil.example',
    '/s/@evil.example',
  ]) {
    expect(new URL(returnAddress(wanted), 'https://here.example').origin).toBe('https://here.example')
  }
})

it('leaves out what says nothing', () => {
  expect(accountAddress('/users/sign_in', { return_to: '/s/', notice: undefined })).toBe('/users/sign_in')
  expect(accountAddress('/users/sign_in', { return_to: '/s/a?b=c' })).toBe('/users/sign_in?return_to=%2Fs%2Fa%3Fb%3Dc')
})
