import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSystem } from '../../database/tenancy.ts'
import { demoDataset } from '../dataset/dataset.ts'
import { demoPayables, openPayables } from './payable-rows.ts'
import { seedPayables } from './seed-payables.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  const stories = [...demoPayables, ...openPayables]
  await asSystem(server.engine.database, (system) => seedPayables(system, demoDataset(), stories))
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const answer = async (path: string, caller = brand) => (await caller.call('GET', `/api/${path}`)).body.data

it('§3.10 the demo holds a run that was paid, one that waits for its file and one for its second person', async () => {
  expect(await answer('payment_runs')).toMatchObject([
    { number: 'PR2611-00002', status: 'draft', pay_on: '2026-12-25', amount: '1118040', approved_by: null },
    { number: 'PR2611-00001', status: 'approved', pay_on: '2026-11-30', amount: '1475496', approved_by: '白井 環' },
    {
      number: 'PR2610-00001',
      status: 'reconciled',
      pay_on: '2026-10-30',
      amount: '1655280',
      created_by: '森下 あさ',
      created_on: '2026-10-26',
      approved_on: '2026-10-27',
      exported_on: '2026-10-27',
    },
  ])
})

it('trade-law A4 the file of the paid run is locked, and says what was paid', async () => {
  const [{ id }] = (await answer('payment_runs')).slice(-1)
  const run = await answer(`payment_runs/${id}`)
  expect(run).toMatchObject({ findings: [], payments: [{ status: 'reconciled', executed_on: '2026-10-30' }] })
  expect(run.sha256).toMatch(/^[0-9a-f]{64}$/)
  const { body } = await brand.call('GET', `/api/payment_runs/${id}/file`)
  expect(body).toContain('0001655280')
  const move = { transition: 'cancel', reason: 'x', lock_version: run.lock_version }
  const refused = await brand.call('POST', `/api/payment_runs/${id}/transitions`, move)
  expect(refused.body.errors[0].code).toBe('transition_status')
})

it('trade-law A6 both sides found the transfer on their bank’s statement; a line that no invoice explains waits', async () => {
  const entries = async (caller: Caller) => {
    const [{ id }] = await answer('bank_statements', caller)
    const { lines } = await answer(`bank_statements/${id}`, caller)
    return (lines as Record<string, string>[]).map(({ text, direction, amount, status }) => [
      text,
      direction,
      amount,
      status,
    ])
  }
  expect(await entries(brand)).toEqual([
    ['振込手数料', 'out', '440', 'manual'],
    ['振込 コウナンホウセイ', 'out', '1655280', 'posted'],
  ])
  expect(await entries(await server.as('supplier'))).toEqual([
    ['電気料金 デモ電力', 'out', '38500', 'manual'],
    ['振込 シロツメクサアパレル', 'in', '1655280', 'posted'],
  ])
})

it('§3.10 the ledger of both sides follows: paid is what the run paid, the rest is open', async () => {
  const bills = async (caller: Caller, path: string) =>
    ((await answer(`${path}?tab=all`, caller)) as Record<string, string>[])
      .filter((row) => !row.amount!.startsWith('-'))
      .map(({ due_on, amount, open, status }) => [due_on, amount, open, status])
      .toSorted()
  const billed = (scheduled: string[]) => [
    ['2026-10-30', '1655280', '0', 'paid'],
    ['2026-11-30', '1052480', '1052480', 'open'],
    ['2026-11-30', '1496880', '1475496', scheduled[0]],
    ['2026-12-25', '1118040', '1118040', scheduled[1]],
  ]
  expect(await bills(brand, 'payables')).toEqual(billed(['scheduled', 'scheduled']))
  // What the brand has planned is its own affair.
  expect(await bills(await server.as('supplier'), 'credits')).toEqual(billed(['part_paid', 'open']))
})

it('§3.10 what no run holds yet may be gathered', async () => {
  const { candidates } = await answer('payment_runs/candidates?pay_on=2026-11-30')
  const free = (candidates as { excluded: string | null; amount: string }[]).filter(({ excluded }) => excluded === null)
  expect(free).toMatchObject([{ amount: '1052480', due_on: '2026-11-30' }])
})
