import { ApiError } from '@tsumugi/api'
import { expect, it } from 'vitest'
import { demoProduct } from '../product-drawer/demo-product.fixture.ts'
import { currentOf, refusalOf, wordsOf } from './refusals.ts'

const refused = (status: number, body: object) => new ApiError(status, body, 'PATCH /merchandisings/:id')
const problem = (field: string | null, message: string) => ({ code: 'invalid', field, message, meta: {} })
const nameOf = (field: string) => (field === 'listPrice' ? '上代' : field)

it('domain §1 Errors: a 409 stale carries the current row; another 409 does not', () => {
  expect(currentOf(refused(409, { errors: [problem(null, '先に')], current: demoProduct() }))?.id).toBe(177)
  expect(currentOf(refused(409, { errors: [problem(null, '番号')] }))).toBeNull()
  expect(currentOf(refused(422, { current: demoProduct() }))).toBeNull()
  expect(currentOf(new TypeError('Failed to fetch'))).toBeNull()
})

it('domain §1 Errors: a 422 goes to the fields of the form, named as the form names them', () => {
  const errors = [problem('merchandising.listPrice', 'listPriceの形が正しくありません。'), problem('merchandising.colours.0.hex', 'hexの値')]
  expect(refusalOf(refused(422, { errors }), nameOf)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'listPrice', message: '上代の形が正しくありません。' }, { field: 'colours.0.hex', message: 'coloursの値' }] },
  })
})

it('what is no matter of fields is said in the server’s words; a lost connection stays what it is', () => {
  const gone = refused(404, { errors: [problem('id', '見つかりません。')] })
  expect(refusalOf(gone, nameOf)).toMatchObject({ status: 422, body: { errors: [{ field: null, message: '見つかりません。' }] } })
  expect(wordsOf(gone)).toBe('見つかりません。')
  const lost = new TypeError('Failed to fetch')
  expect([refusalOf(lost, nameOf), wordsOf(lost)]).toEqual([lost, ''])
})
