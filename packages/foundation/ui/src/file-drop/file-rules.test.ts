import { expect, it } from 'vitest'
import { kindOf, showSize, sortFiles } from './file-rules.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)

it('lets in what the rules name, and says of the rest why not', () => {
  const files = [file('a.PDF'), file('b.exe'), file('c.pdf', 101), file('d.jpeg'), file('e.pdf')]
  const { taken, refused } = sortFiles(files, { kinds: ['pdf', 'jpg'], maxSize: 100, maxCount: 3 }, 1)
  expect(taken.map(({ name }) => name)).toEqual(['a.PDF', 'd.jpeg'])
  expect(refused.map(({ file, why }) => `${file.name} ${why}`)).toEqual(['b.exe kind', 'c.pdf size', 'e.pdf count'])
})

it('a pasted picture without extension is known by its type', () => {
  expect(kindOf({ name: 'image', type: 'image/png' })).toBe('png')
})

it('writes sizes in the unit one reads', () => {
  expect([512, 1536, 200 * 1024 ** 2].map(showSize)).toEqual(['512 B', '1.5 KB', '200 MB'])
})
