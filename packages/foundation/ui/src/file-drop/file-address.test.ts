import { expect, it } from 'vitest'
import { fileAddress } from './file-address.ts'

it('tables of ours are looked at on their page; what lies elsewhere or is no table, where it lies', () => {
  const url = '/api/record_files/7/original'
  expect(fileAddress({ name: '仕様 1.XLSX', url })).toMatch(/\/previews\/xls\?file=.*record_files.*name=/)
  expect(fileAddress({ name: '数量.csv', url })).toContain('/previews/xls?')
  expect(fileAddress({ name: '写真.jpg', url })).toBe(url)
  expect(fileAddress({ name: '仕様.xlsx', url: 'https://elsewhere.example/a.xlsx' })).toBe(
    'https://elsewhere.example/a.xlsx',
  )
})
