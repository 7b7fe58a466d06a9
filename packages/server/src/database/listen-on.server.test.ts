import { testEngine, type TestEngine } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestEngine
beforeAll(async () => {
  test = await testEngine()
})
afterAll(() => test.dispose())

// PGlite listens within its own process: there is no connection to lose.
const onPostgres = process.env.TEST_ENGINE === 'postgres'
if (onPostgres)
  it('a lost listening connection is made anew', async () => {
    const heard: string[] = []
    const { engine } = test
    const stop = await engine.listen('tsumugi', (payload) => void heard.push(payload))
    const lost = await engine.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    )
    expect(lost.rowCount).toBe(1)
    await expect
      .poll(
        async () => {
          await engine.pool.query("select pg_notify('tsumugi', 'again')")
          return heard
        },
        { timeout: 20_000 },
      )
      .toContain('again')
    await stop()
  })

it('after stopping nothing is heard any more', async () => {
  const heard: string[] = []
  const stop = await test.engine.listen('tsumugi', (payload) => void heard.push(payload))
  await test.engine.pool.query("select pg_notify('tsumugi', 'one')")
  await expect.poll(() => heard).toEqual(['one'])
  await stop()
  await test.engine.pool.query("select pg_notify('tsumugi', 'two')")
  expect(heard).toEqual(['one'])
})
