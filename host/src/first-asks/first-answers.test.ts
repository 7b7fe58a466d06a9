import { afterEach, expect, it, vi } from 'vitest'
import { takeFirstAnswer } from './first-answers.ts'

const answers = () => new Map([['/api/home', Promise.resolve(new Response('{}'))]])
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('gives an answer once, and nothing where the page asked nothing', async () => {
  expect(await takeFirstAnswer('GET', '/api/home')).toBeUndefined()
  vi.stubGlobal('tsumugiFirstAnswers', answers())
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  expect(await takeFirstAnswer('GET', '/api/home')).toBeInstanceOf(Response)
  expect(await takeFirstAnswer('GET', '/api/home')).toBeUndefined()
})

it.each([
  ['after anything was written', 1_000, 'POST'],
  ['a while after the page began', 16_000, 'GET'],
])('gives nothing %s', async (_, now, method) => {
  vi.stubGlobal('tsumugiFirstAnswers', answers())
  vi.spyOn(performance, 'now').mockReturnValue(now)
  await takeFirstAnswer(method, '/api/brands')
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  expect(await takeFirstAnswer('GET', '/api/home')).toBeUndefined()
})
