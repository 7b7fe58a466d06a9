import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSystem, inTenant } from '../../database/tenancy.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('§3 no file is read, asked for, written or deleted while a transaction is open', async () => {
  const { files, engine } = server.parts
  const bytes = new Uint8Array([1])
  const verbs: (() => Promise<unknown>)[] = [
    () => files.put('uploads/guarded', bytes, 'text/plain'),
    () => files.get('uploads/guarded'),
    () => files.exists('uploads/guarded'),
    () => files.delete('uploads/guarded'),
  ]
  for (const work of verbs) {
    await expect(asSystem(engine.database, work)).rejects.toThrow('inside an open transaction')
    await expect(inTenant(engine.requests, 1, work)).rejects.toThrow('inside an open transaction')
  }
  await files.put('uploads/guarded', bytes, 'text/plain')
  expect([await files.get('uploads/guarded'), await files.exists('uploads/guarded')]).toEqual([bytes, true])
  await files.delete('uploads/guarded')
})
