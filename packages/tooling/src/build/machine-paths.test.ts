import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutMachinePaths } from './machine-paths.ts'

it('what is published names files from the top of the repository, in comments, maps and what maps quote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tsumugi-paths-'))
  mkdirSync(join(folder, 'chunks'))
  const [script, map] = [join(folder, 'index.js'), join(folder, 'chunks/a.js.map')]
  writeFileSync(script, '// css-text:/builds/tsumugi/packages/ui/a.css#text\nconst a = 1\n')
  const sources = ['../../packages/ui/a.ts', 'css-text:/builds/tsumugi/packages/ui/a.css#text']
  const quoted = "import { b } from '/builds/tsumugi/packages/ui/b.ts'\nb()\n"
  writeFileSync(map, JSON.stringify({ sources, sourcesContent: [quoted] }))
  await withoutMachinePaths(folder, '/builds/tsumugi')
  expect(readFileSync(script, 'utf8')).toBe('// css-text:packages/ui/a.css#text\nconst a = 1\n')
  expect(JSON.parse(readFileSync(map, 'utf8'))).toEqual({
    sources: ['../../packages/ui/a.ts', 'css-text:packages/ui/a.css#text'],
    sourcesContent: ["import { b } from 'packages/ui/b.ts'\nb()\n"],
  })
  rmSync(folder, { recursive: true })
})
