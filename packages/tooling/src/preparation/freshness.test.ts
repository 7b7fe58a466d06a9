import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuilt, rememberBuild, stampOf } from './freshness.mjs'
import { needsInstall, nodeComplaint } from './preparation.mjs'

let root: string
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'))
  write('packages/server/src/main.ts', 'one')
  write('packages/server/dist/main.js')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const outputs = ['packages/server/dist/main.js']

it('builds again only when a source changed, came or went', () => {
  expect(isBuilt(outputs, root)).toBe(false)
  rememberBuild(stampOf(root), root)
  expect(isBuilt(outputs, root)).toBe(true)
  write('packages/server/src/main.ts', 'other')
  expect(isBuilt(outputs, root)).toBe(false)
  rememberBuild(stampOf(root), root)
  write('packages/server/src/new.ts')
  expect(isBuilt(outputs, root)).toBe(false)
})

it('does not build again for tests, stories, READMEs and its own output', () => {
  rememberBuild(stampOf(root), root)
  for (const path of ['src/a.test.ts', 'src/a.story.tsx', 'README.md', 'dist/other.js', 'node_modules/a/a.js'])
    write(`packages/server/${path}`)
  expect(isBuilt(outputs, root)).toBe(true)
})

it('builds again when an output is gone', () => {
  rememberBuild(stampOf(root), root)
  rmSync(join(root, outputs[0] ?? ''))
  expect(isBuilt(outputs, root)).toBe(false)
})

it('installs when packages are missing or older than the lock file', () => {
  write('package-lock.json')
  expect(needsInstall(root)).toBe(true)
  write('node_modules/.package-lock.json')
  utimesSync(join(root, 'package-lock.json'), 1000, 1000)
  expect(needsInstall(root)).toBe(false)
  utimesSync(join(root, 'node_modules/.package-lock.json'), 500, 500)
  expect(needsInstall(root)).toBe(true)
})

it('says in one line when Node is too old', () => {
  expect(nodeComplaint('20.19.0')).toBeNull()
  expect(nodeComplaint('24.1.0')).toBeNull()
  expect(nodeComplaint('20.18.3')).toMatch(/^Tsumugi needs Node 20\.19 or newer, and this is Node 20\.18\.3\. .*$/)
  expect(nodeComplaint('18.20.0')).toMatch(/18\.20\.0/)
})
