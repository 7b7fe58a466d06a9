import { expect, it } from 'vitest'
import { colourLines, itemInput, itemValues } from './item-values.ts'

it('reads colours a line each, with or without their cloth', () => {
  expect(colourLines('白 #fbfaf6\n 紺, #26364f\n墨')).toEqual([
    { name: '白', hex: '#fbfaf6' },
    { name: '紺', hex: '#26364f' },
    { name: '墨', hex: '#d9d4c9' },
  ])
  expect(colourLines('白\n白 #ffffff')).toBeNull()
})

it('gives every SKU its limit or none', () => {
  const input = itemInput({
    ...itemValues(null),
    code: 'A',
    name: 'B',
    listPrice: '100',
    colours: '白 #ffffff\nライト グレー #cccccc',
    sizes: 'S、M',
    limits: '白 M 12\nライト グレー S 6',
  })
  expect(input.limits).toEqual([
    { colour: '白', size: 'S', limit: null },
    { colour: '白', size: 'M', limit: 12 },
    { colour: 'ライト グレー', size: 'S', limit: 6 },
    { colour: 'ライト グレー', size: 'M', limit: null },
  ])
})
