import { documentKinds } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { messages as en } from '../../packages/foundation/documents/src/words/messages/en.ts'
import { messages as ja } from '../../packages/foundation/documents/src/words/messages/ja.ts'
import { messages as zh } from '../../packages/foundation/documents/src/words/messages/zh-CN.ts'
import { fieldWords } from '../../packages/server/src/modules/documents/field-words.ts'

const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = { ja, en, 'zh-CN': zh }
const kinds = Object.values(documentKinds)

it.each(Object.keys(shown))(
  'design §3 in %s the server calls the parts of documents what their screens call them',
  (locale) => {
    const differing = Object.entries(fieldWords).filter(([key, words]) => words[locale as 'ja'] !== shown[locale]![key])
    expect(differing).toEqual([])
  },
)

it('design §3 every kind, status, field and choice that papers and approvers name has words on the server', () => {
  const asked = kinds.flatMap(({ noun, lifecycle, fields, lines }) => [
    `kind.${noun}`,
    ...lifecycle.statuses.map((status) => `status.${noun}.${status}`),
    ...Object.entries({ ...fields, ...lines }).flatMap(([field, { choices = [] }]) => [
      `field.${field}`,
      ...choices.map((choice) => `choice.${field}.${choice}`),
    ]),
  ])
  expect(asked.filter((key) => !(key in fieldWords))).toEqual([])
})
