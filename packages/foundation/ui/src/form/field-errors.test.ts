import { expect, it } from 'vitest'
import { readFieldErrors, sortErrors } from './field-errors.ts'

it('reads the errors of a 422 answer, and of nothing else', () => {
  const errors = [{ code: 'blank', field: 'name', message: '名前がありません。' }]
  expect(readFieldErrors({ status: 422, body: { errors } })).toEqual(errors)
  expect(readFieldErrors({ status: 409, body: { errors } })).toBeNull()
  expect(readFieldErrors(new TypeError('Failed to fetch'))).toBeNull()
})

it('gives each complaint to the field it names on the wire; the rest stays with the form', () => {
  const complaint = (field: string | null, message: string) => ({ code: 'invalid', field, message })
  const errors = [
    complaint('merchandising.release_on', 'a'),
    complaint('brand_id', 'b'),
    complaint('brand_id', 'c'),
    complaint('categories.0.id', 'd'),
    complaint('lock_version', 'e'),
    complaint(null, 'f'),
  ]
  expect(sortErrors(errors, ['releaseOn', 'brandId', 'categories'])).toEqual({
    fields: { releaseOn: 'a', brandId: 'b\nc', categories: 'd' },
    rest: ['e', 'f'],
  })
})
