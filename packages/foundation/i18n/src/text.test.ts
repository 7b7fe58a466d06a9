import { expect, it } from 'vitest'
import { createText } from './text.ts'

const messages = {
  plain: '{count}点',
  both: '{count, plural, one {# style} other {# styles}}',
  twice: '{count} {count, plural, one {style} other {styles}}',
  year: '{year}春夏',
  said: '{count}件',
}

it('a count is written with separators, whatever the message; a year and what is written already are not', () => {
  const t = createText<typeof messages>('ja', messages)
  expect(t('plain', { count: 10047 })).toBe('10,047点')
  expect(t('plain', { count: 999 })).toBe('999点')
  expect(t('year', { year: 2027 })).toBe('2027春夏')
  expect(t('said', { count: '10,047' })).toBe('10,047件')
  const english = createText<typeof messages>('en', messages)
  expect(english('both', { count: 10047 })).toBe('10,047 styles')
  expect(english('twice', { count: 1 })).toBe('1 style')
})
