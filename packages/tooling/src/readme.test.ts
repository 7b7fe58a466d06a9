import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { thisRepository } from './repository.ts'
import { top } from './run-program.mjs'

const linksIn = (path: string) =>
  [...readFileSync(join(top, path), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) =>
    join(dirname(path), link),
  )
const written = (folder: string) =>
  readdirSync(join(top, 'packages/tooling', folder)).map((name) => `packages/tooling/${folder}/${name}`)

it.each(thisRepository().paths.filter((path) => path.endsWith('.md')))('every link of %s leads somewhere', (path) => {
  expect(linksIn(path).filter((link) => !existsSync(join(top, link)))).toEqual([])
})

it('the README names every decision and every guide', () => {
  const linked = linksIn('README.md')
  expect([...written('decisions'), ...written('guides')].filter((path) => !linked.includes(path))).toEqual([])
})

it.each(['foundation', 'features'])('the README’s map names every package of packages/%s, and no other', (layer) => {
  const readme = readFileSync(join(top, 'README.md'), 'utf8')
  const [, names = ''] = new RegExp(`^packages/${layer} +([^]*?)(?=\\npackages/)`, 'm').exec(readme) ?? []
  expect(names.split(/[\s·]+/).toSorted()).toEqual(readdirSync(join(top, 'packages', layer)).toSorted())
})

it.each(written('decisions'))('%s has its four headings', (path) => {
  const headings = [...readFileSync(join(top, path), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading)
  expect(path).toMatch(/\/\d{4}-[a-z0-9-]+\.md$/)
  expect(headings[0]).toMatch(/^\d{4} /)
  expect(headings.slice(1)).toEqual(['Context', 'Decision', 'Consequences', 'Status'])
})
