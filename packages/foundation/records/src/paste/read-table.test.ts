import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'

it('reads what Excel puts on the clipboard, quoted line breaks included', () => {
  expect(readTable('コード\t名称\r\n101\t"白\nオフ"\r\n\r\n102\t"生""成"\r\n')).toEqual([
    ['コード', '名称'],
    ['101', '白\nオフ'],
    ['102', '生"成'],
  ])
})

it('reads comma separated text where there is no tab', () => {
  expect(readTable('a,"b, c"\n1,2')).toEqual([
    ['a', 'b, c'],
    ['1', '2'],
  ])
})

it('a single column stays one', () => expect(readTable('表地\n裏地')).toEqual([['表地'], ['裏地']]))
