import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { localStorageOf } from './local-storage.ts'

it('what is stored is for nobody else on the machine: files 0600 in directories 0700', async () => {
  const top = mkdtempSync(join(tmpdir(), 'tsumugi-files-'))
  const files = localStorageOf(join(top, 'files'))
  await files.put('uploads/a.png', new Uint8Array([1]), 'image/png')
  await files.put('thumbnails/uploads/b.webp', Readable.from([new Uint8Array([2])]), 'image/webp')
  const modeOf = (path: string) => (statSync(join(top, 'files', path)).mode & 0o777).toString(8)
  expect(['.', 'uploads', 'thumbnails/uploads'].map(modeOf)).toEqual(['700', '700', '700'])
  expect(['uploads/a.png', 'thumbnails/uploads/b.webp'].map(modeOf)).toEqual(['600', '600'])
  expect(await files.get('thumbnails/uploads/b.webp')).toEqual(new Uint8Array([2]))
  rmSync(top, { recursive: true })
})
