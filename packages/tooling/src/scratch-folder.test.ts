import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { scratchFolder } from './scratch-folder.mjs'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'scratch-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

it('is one folder for a process, however often it asks', () => {
  const folder = scratchFolder(base)
  writeFileSync(join(folder, 'kept'), '')
  expect(scratchFolder(base)).toBe(folder)
  expect(existsSync(join(folder, 'kept'))).toBe(true)
})

it('takes away what a killed process left, and nothing of one that runs, nor of others', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const [dead, alive, foreign] = [`tsumugi-run-${pid}`, `tsumugi-run-${process.ppid}`, 'other'].map((name) =>
    join(base, name),
  )
  for (const folder of [dead!, alive!, foreign!]) mkdirSync(folder)
  scratchFolder(base)
  expect([dead!, alive!, foreign!].map((folder) => existsSync(folder))).toEqual([false, true, true])
})

it('goes when its process ends', () => {
  const program = `import { scratchFolder } from ${JSON.stringify(new URL('scratch-folder.mjs', import.meta.url))}
    console.log(scratchFolder(${JSON.stringify(base)}))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const folder = stdout.trim()
  expect(folder).toContain(base)
  expect(existsSync(folder)).toBe(false)
})
