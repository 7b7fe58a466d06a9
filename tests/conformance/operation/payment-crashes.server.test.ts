import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crashingServer, dueTo, type CrashingServer, type WriteAnswer, type Who } from './payment-crashes.fixture.ts'
import { paymentFaults } from './payment-faults.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
// PGlite, which takes three times as long to start, is shown to lose no write by 20 rounds of its own.
const rounds = isPostgres ? 20 : 10
const size = { rounds: rounds + 1, payees: 3, bills: 2 }

let server: CrashingServer
beforeAll(async () => {
  server = await crashingServer(dueTo(size))
})
afterAll(() => server.stop())

interface Run {
  readonly id: number
  readonly amount: string
  readonly lock_version: number
  readonly status: string
  readonly sha256: string | null
}
const said = (answer: WriteAnswer | undefined): Run => {
  expect(answer).toMatchObject({ status: 200 })
  return answer!.body.data
}
const data = async (path: string) => (await (await server.ask(path)).json()).data
const show = (id: number): Promise<Run> => data(`payment_runs/${id}`)
const fileOf = async (id: number) => Buffer.from(await (await server.ask(`payment_runs/${id}/file`)).arrayBuffer())

interface Offer {
  readonly first_payday: string
  readonly candidates: { readonly payable_id: number; readonly number: string }[]
}

/** A run over all that is due in a round, approved by its second person. */
async function approvedRun(round: number): Promise<Run> {
  const { first_payday, candidates }: Offer = await data('payment_runs/candidates')
  const due = candidates.filter(({ number }) => number.startsWith(`${round}-`))
  expect(due).toHaveLength(size.payees * size.bills)
  const payable_ids = due.map(({ payable_id }) => payable_id)
  const payment_run = { pay_on: first_payday, account: 0, consignor_code: '1234567890', payable_ids }
  const run = said(await server.post('payment_runs', { payment_run }, `create ${round}`))
  return said(await move('approve', run, 'second'))
}

/** The same key and body for every try of one person to move one run. */
const move = (transition: string, { id, lock_version }: Run, who: Who = 'maker', key = `${transition} ${id} ${who}`) =>
  server.post(`payment_runs/${id}/transitions`, { transition, lock_version }, key, who)

const steps = ['export', 'execute'] as const
type Step = (typeof steps)[number]
const after = { export: 'exported', execute: 'executed' } as const

/** Whole numbers from 0 to 999, the same in every run of this test. */
const seeded = (round: number) => (round * 619 + 381) % 1_000

/** How long each step takes here when nobody kills anything, in milliseconds: the moments of the kills lie within. */
async function usualTimes(): Promise<Record<Step, number>> {
  let run = await approvedRun(rounds + 1)
  const times = { export: 0, execute: 0 }
  for (const step of steps) {
    const began = performance.now()
    run = said(await move(step, run))
    times[step] = performance.now() - began
  }
  return times
}

/** What was paid until now, as its books say. */
async function expectBooked(total: number): Promise<void> {
  const { sums } = await data('journals?view=payables&from=2026-10-01&until=2027-03-31')
  const bank = (sums as { account: string; credit: string }[]).find(({ account }) => account === 'bank')
  expect(Number(bank?.credit)).toBe(total)
}

/** Asks for one step, and kills the server so many milliseconds later. @returns what the client was told, if anything */
async function killedWithin(step: Step, run: Run, after: number): Promise<WriteAnswer | undefined> {
  const asked = move(step, run)
  await new Promise((later) => setTimeout(later, after))
  await server.kill()
  return asked
}

/** Asks again as the client does, here twice at once, and goes on to the end. @returns the run after each step */
async function finished(run: Run): Promise<Record<Step, Run>> {
  const both = async (step: Step, from: Run) => {
    const [one, other] = await Promise.all([move(step, from), move(step, from)])
    expect(said(one)).toEqual(said(other))
    return said(one)
  }
  const exported = await both('export', run)
  return { export: exported, execute: await both('execute', exported) }
}

/** Another person asks for what is done, with a key of their own. */
async function expectDone(run: Run): Promise<void> {
  for (const step of steps)
    expect(await move(step, run, 'second')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'transition_status' }] },
    })
}

const files = new Map<number, Buffer>()
async function expectSameFiles(run: Run): Promise<void> {
  const file = await fileOf(run.id)
  expect(createHash('sha256').update(file).digest('hex')).toBe(run.sha256)
  files.set(run.id, file)
  for (const [id, bytes] of files) expect((await fileOf(id)).equals(bytes)).toBe(true)
}

it(`${rounds} rounds of kill -9 while a run is exported and executed: none is paid twice, or half, or lost`, async () => {
  const usual = await usualTimes()
  let [unanswered, total] = [0, Number((await data('payment_runs'))[0].amount)]
  for (let round = 1; round <= rounds; round += 1) {
    const approved = await approvedRun(round)
    const step = steps[round % 2]!
    const run = step === 'execute' ? said(await move('export', approved)) : approved
    const told = await killedWithin(step, run, (seeded(round) / 1_000) * usual[step])
    if (!told) unanswered += 1
    if (isPostgres) expect(await paymentFaults(server)).toEqual([])
    await server.start()
    const found = await show(run.id)
    if (told) expect(found).toEqual(said(told))
    else expect([run.status, after[step]]).toContain(found.status)

    const done = await finished(approved)
    expect([done.export.status, done.execute.status]).toEqual(['exported', 'executed'])
    if (told) expect(done[step]).toEqual(said(told))
    await expectDone(done.execute)
    await expectSameFiles(done.execute)
    total += Number(approved.amount)
    await expectBooked(total)
    if (isPostgres) expect(await paymentFaults(server)).toEqual([])
  }
  expect(unanswered).toBeGreaterThan(0)
  await server.kill()
  expect(await paymentFaults(server)).toEqual([])
  const paid = await server.rows("select from payable where number ~ '^[0-9]+-[0-9]+-[0-9]+$' and paid = amount")
  expect(paid).toHaveLength(size.rounds * size.payees * size.bills)
  await server.start()
}, 300_000)
