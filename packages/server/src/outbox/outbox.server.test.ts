import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { testEngine, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { asSystem } from '../database/tenancy.ts'
import { jobs } from '../jobs.ts'
import { mailJob } from '../mail/mail-job.ts'
import { forgetExpiredRows } from './expired-rows-queries.ts'
import { enqueue } from './queries.ts'
import { workOffJobs, type JobHandler } from './work-off-jobs.ts'
import { enqueueSealed } from './sealed-payload.ts'
import { startOutbox } from './start-outbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => server.engine.pool.query('delete from outbox'))

const rows = async () => (await server.engine.pool.query('select * from outbox order by id')).rows
const add = (payload: object = {}) => asSystem(server.engine.database, (database) => enqueue(database, 'test', payload))
const run = (handler: JobHandler) => workOffJobs(server.parts, { test: handler })

it('§4.8 mail leaves in the same transaction as the change: rolled back, nothing is left to do', async () => {
  const change = asSystem(server.engine.database, async (database) => {
    await enqueue(database, 'test', { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  expect(await rows()).toEqual([])
})

it('what is done is done once and forgets what it carried', async () => {
  await add({ secret: 'link' })
  const seen: unknown[] = []
  const handler: JobHandler = async (_parts, payload) => void seen.push(payload)
  expect([await run(handler), await run(handler)]).toEqual([1, 0])
  expect(seen).toEqual([{ secret: 'link' }])
  expect((await rows())[0]).toMatchObject({ attempts: 1, payload: {}, failed_at: null })
  expect((await rows())[0].done_at).not.toBeNull()
})

it('a failure is tried again later, each time after twice as long, and holds up nothing else', async () => {
  await add({ n: 1 })
  await add({ n: 2 })
  const done: number[] = []
  const handler: JobHandler = async (_parts, payload: { n: number }) => {
    if (payload.n === 1) throw new Error('the other end is silent')
    done.push(payload.n)
  }
  await run(handler)
  expect(done).toEqual([2])
  const waits: number[] = []
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const {
      rows: [row],
    } = await server.engine.pool.query(
      'select attempts, last_error, round(extract(epoch from due_at - now()))::int as wait from outbox where done_at is null',
    )
    expect(row).toMatchObject({ attempts: attempt, last_error: 'the other end is silent' })
    waits.push(row.wait)
    await server.engine.pool.query('update outbox set due_at = now() where done_at is null')
    await run(handler)
  }
  expect(waits.map((wait) => Math.round(wait / 10) * 10)).toEqual([30, 60, 120, 240])
})

it('the twelfth failure is the last: the job stays, with its error', async () => {
  await add()
  await server.engine.pool.query('update outbox set attempts = 11')
  await run(async () => {
    throw new Error('never')
  })
  expect((await rows())[0]).toMatchObject({ attempts: 12, last_error: 'never', done_at: null })
  expect((await rows())[0].failed_at).not.toBeNull()
  await server.engine.pool.query('update outbox set due_at = now()')
  expect(await run(async () => {})).toBe(0)
})

it('a kind that nothing handles is a failure, not a loss', async () => {
  await add()
  await workOffJobs(server.parts, {})
  expect((await rows())[0]).toMatchObject({ done_at: null, last_error: 'nothing handles test' })
})

it('two workers never take the same job', async () => {
  for (let n = 0; n < 20; n += 1) await add({ n })
  const seen: number[] = []
  const handler: JobHandler = async (_parts, payload: { n: number }) => {
    await new Promise((resolve) => setTimeout(resolve, 2))
    seen.push(payload.n)
  }
  await Promise.all([run(handler), run(handler), run(handler)])
  expect(seen.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, n) => n))
})

it('a job that is being done holds no connection: PGlite has one', async () => {
  await add()
  let answered = false
  await run(async (parts) => {
    await parts.engine.pool.query('select 1')
    answered = true
  })
  expect(answered).toBe(true)
})

it('starts at once when something is added, and stops when told', async () => {
  const { engine, files, dispose } = await testEngine()
  const mailDirectory = (await import('node:fs')).mkdtempSync(`${(await import('node:os')).tmpdir()}/tsumugi-mails-`)
  const outbox = await startOutbox({ ...server.parts, engine, files, mailDirectory }, jobs)
  await asSystem(engine.database, (database) =>
    enqueueSealed(database, server.parts.secrets, 'mail', {
      to: 'a@b.example',
      subject: 's',
      text: 't',
      html: '<p>t</p>',
      locale: 'ja',
    }),
  )
  await vi.waitFor(
    async () => {
      const {
        rows: [row],
      } = await engine.pool.query("select done_at from outbox where kind = 'mail'")
      expect(row.done_at).not.toBeNull()
    },
    { timeout: 20_000 },
  )
  await outbox.stop()
  await dispose()
})

it('§1 a reply is kept 24 h for repeated writes; sessions that are over go, running ones stay', async () => {
  const { pool, database } = server.engine
  const running = await server.as('brand')
  await server.as('supplier')
  await pool.query("update session set expires_at = now() - interval '1 second' where account_id = 6")
  await pool.query(`insert into idempotency_key (user_group_id, account_id, route, key, body_hash, created_at) values
    (1, 1, 'r', 'old', 'x', now() - interval '25 hours'), (1, 1, 'r', 'new', 'x', now() - interval '23 hours')`)
  await forgetExpiredRows(database)
  expect((await pool.query('select account_id from session')).rows).toEqual([{ account_id: 1 }])
  expect((await pool.query('select key from idempotency_key')).rows).toEqual([{ key: 'new' }])
  expect((await running.call('GET', '/api/sessions/userinfo')).status).toBe(200)
})

it('SMTP_URL: the mail is handed to the server with text and HTML; a silent server is an error to try again', async () => {
  const received: string[] = []
  const smtp = await mailServer(received)
  const url = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`
  const mail = {
    to: 'asa@shirotsume.example',
    subject: 'Tsumugi: 糸',
    text: 'link in text',
    html: '<p>link in html</p>',
    locale: 'ja',
  }
  const job = { id: 1, kind: 'mail', payload: {}, attempts: 1 }
  await mailJob({ ...server.parts, smtpUrl: url, mailFrom: 'Tsumugi <no-reply@tsumugi.example>' }, mail, job)
  const whole = received.join('')
  expect(whole).toContain('RCPT TO:<asa@shirotsume.example>')
  expect(whole).toMatch(
    /Content-Type: text\/plain[\s\S]*link in text[\s\S]*Content-Type: text\/html[\s\S]*link in html/,
  )
  smtp.close()
  await expect(mailJob({ ...server.parts, smtpUrl: 'smtp://127.0.0.1:1' }, mail, job)).rejects.toThrow()
})

/** Enough of an SMTP server to take a mail. */
function mailServer(received: string[]): Promise<Server> {
  const smtp = createServer((socket) => {
    let inData = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 taken\r\n')
        return
      }
      inData = text.startsWith('DATA')
      socket.write(inData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  return new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(smtp)))
}
