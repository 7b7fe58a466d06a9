import { organisationHeader } from '@tsumugi/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { takeFirstAnswer } from './first-answers.ts'

function begin(status = 200, now = 1_000): void {
  const answer = new Response('{}', { status, headers: { [organisationHeader]: '7' } })
  vi.stubGlobal('tsumugiFirstAnswers', new Map([['/api/home', Promise.resolve(answer)]]))
  vi.spyOn(performance, 'now').mockReturnValue(now)
}
const take = (shown: number | null = 7, method = 'GET', address = '/api/home') =>
  takeFirstAnswer(method, address, shown)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('gives an answer once, and nothing where the page asked nothing', async () => {
  expect(await take()).toBeUndefined()
  begin()
  expect(await take()).toBeInstanceOf(Response)
  expect(await take()).toBeUndefined()
})

it('gives one of the organisation that the page shows, or of any before it shows one', async () => {
  begin()
  expect(await take(8)).toBeUndefined()
  begin()
  expect(await take(null)).toBeInstanceOf(Response)
})

it('gives nothing that was refused or failed: the client asks, and says so', async () => {
  begin(500)
  expect(await take()).toBeUndefined()
})

it('gives nothing after anything was written, nor a while after the page began', async () => {
  begin()
  await take(7, 'POST', '/api/brands')
  expect(await take()).toBeUndefined()
  begin(200, 16_000)
  expect(await take()).toBeUndefined()
})
