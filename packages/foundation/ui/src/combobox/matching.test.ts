import { describe, expect, it } from 'vitest'
import { fold, matching } from './matching.ts'

describe('matching', () => {
  const options = ['ネイビー NV-01', '生成り', 'ねずみ色', 'Navy Blue']
  const find = (typed: string) => matching(options, options.map(fold), typed)

  it('reads width, case and kana alike', () => {
    expect(find('ねいび')).toEqual(['ネイビー NV-01'])
    expect(find('ＮＡＶＹ')).toEqual(['Navy Blue'])
    expect(find('ネズミ')).toEqual(['ねずみ色'])
  })

  it('wants every word, in any order', () => {
    expect(find('01 ネイ')).toEqual(['ネイビー NV-01'])
    expect(find('blue nv')).toEqual([])
  })

  it('answers all while nothing is typed', () => {
    expect(find('  ')).toBe(options)
  })
})
