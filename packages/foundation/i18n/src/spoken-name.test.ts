import { expect, it } from 'vitest'
import { spokenNames } from './spoken-name.ts'

it('records are called as their reader calls them, where they say so', () => {
  const colours = [
    { id: 1, name: '藍', nameEn: 'Indigo', nameZh: '靛蓝' },
    { id: 2, name: '生成り', nameEn: 'Ecru', nameZh: '' },
    { id: 3, name: '墨', nameEn: null, nameZh: null },
  ]
  const called = (locale: 'ja' | 'en' | 'zh-CN') => spokenNames(colours, locale).map(({ name }) => name)
  expect(called('ja')).toEqual(['藍', '生成り', '墨'])
  expect(called('en')).toEqual(['Indigo', 'Ecru', '墨'])
  expect(called('zh-CN')).toEqual(['靛蓝', '生成り', '墨'])
})
