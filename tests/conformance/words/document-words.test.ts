import { documentKinds } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { screenWords } from '../../../packages/server/src/records/documents/screen-words.ts'

const kinds = Object.values(documentKinds)

it('design §3 every kind, status, field and choice that papers and approvers name has words on the server', () => {
  const asked = kinds.flatMap(({ noun, lifecycle, fields, lines }) => [
    `kind.${noun}`,
    ...lifecycle.statuses.map((status) => `status.${noun}.${status}`),
    ...Object.entries({ ...fields, ...lines }).flatMap(([field, { choices = [] }]) => [
      `field.${field}`,
      ...choices.map((choice) => `choice.${field}.${choice}`),
    ]),
  ])
  expect(asked.filter((key) => !(key in screenWords))).toEqual([])
})
