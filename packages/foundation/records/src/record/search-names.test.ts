import { expect, it } from 'vitest'
import { searchNames } from './search-names.ts'

const names = Array.from({ length: 99_999 }, (_, at) => ({
  id: at + 1,
  name: at === 88_888 ? 'ネイビー' : `色${at}`,
  code: `C${at}`,
}))

it('§9 finds in a full list of 99,999, in any kana and width, and gives the page its turn meanwhile', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  const found = await searchNames(names, 'ねいび')
  clearInterval(timer)
  expect(found.map(({ id }) => id)).toEqual([88_889])
  expect(turns).toBeGreaterThan(0)
})

it('answers a readable number, and stops when typing goes on', async () => {
  expect(await searchNames(names, '色')).toHaveLength(300)
  await expect(searchNames(names, 'zzz', AbortSignal.abort())).rejects.toThrow()
})
