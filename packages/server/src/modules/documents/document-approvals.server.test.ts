import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  documentParties,
  draftContract,
  goods,
  held,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'
import { putFile } from '../../records/tests/document-files.fixture.ts'

let parties: Parties
let owner: Caller
beforeAll(async () => {
  parties = await documentParties({ approval: true })
  owner = await parties.server.as('brandOwner')
})
afterAll(() => parties.server.stop())

const now = (id: number) => show(parties.buyer, 'contracts', id)
const ask = async (id: number, more: object = {}) =>
  parties.buyer.call('POST', `/api/contracts/${id}/approval`, {
    approval: { lock_version: (await now(id)).lock_version, ...more },
  })
const asked = async (id: number) => held(await ask(id))
const issueOf = ({ transitions }: Held) =>
  (transitions as { name: string; refusal: string | null }[]).find(({ name }) => name === 'issue')!.refusal
const issue = async (id: number) => move(parties.buyer, 'contracts', 'issue', await now(id))

/** The owner says this to the running approval of an order. */
async function decide(id: number, decision: 'approve' | 'reject' | 'return') {
  const { approval } = await now(id)
  const { body } = await owner.call('GET', `/api/approvals/${approval.id}`)
  const answer = await owner.call('POST', `/api/approvals/${approval.id}/${decision}`, {
    decision: { step_id: body.data.step_id, comment: '確かめました。' },
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

it('domain §3.7 an order waits for its approval: the button says why, one or many; approved it goes out', async () => {
  const { id } = await draftContract(parties, [goods('10')])
  expect([issueOf(await now(id)), (await now(id)).approval]).toEqual([
    'approval_needed',
    { status: 'needed', id: null, own: false },
  ])
  const single = await issue(id)
  expect([single.status, single.body.errors[0].code]).toEqual([422, 'approval_needed'])
  const pending = await asked(id)
  expect([issueOf(pending), pending.approval.status, pending.approval.own]).toEqual([
    'approval_running',
    'pending',
    true,
  ])
  const other = await draftContract(parties, [goods('1')])
  const many = await parties.buyer.call('POST', '/api/contracts/transitions', {
    transition: 'issue',
    documents: [await now(id), other].map((each) => ({ id: each.id, lock_version: each.lock_version })),
  })
  expect(many.body.data.map((each: { errors: { code: string }[] }) => each.errors[0]!.code)).toEqual([
    'approval_running',
    'approval_needed',
  ])
  const again = await ask(id)
  expect([again.status, again.body.errors[0].code]).toEqual([409, 'approval_running'])
  await decide(id, 'approve')
  expect([issueOf(await now(id)), (await now(id)).approval.status]).toEqual([null, 'approved'])
  const twice = await ask(id)
  expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'approval_given'])
  expect((await issue(id)).status).toBe(200)
  expect((await now(id)).approval).toBeNull()
  expect((await show(parties.seller, 'contracts', id)).approval).toBeNull()
})

it('domain §3.11 a line that changes meanwhile cancels the approval; changed afterwards it is outdated', async () => {
  const { id } = await draftContract(parties, [goods('10')])
  const [line] = await lineIds(parties.buyer, 'contracts', id)
  const write = async (quantity: string) =>
    held(
      await parties.buyer.call('PATCH', `/api/contracts/${id}/lines`, {
        lock_version: (await now(id)).lock_version,
        lines: { changed: [{ id: line, quantity }] },
      }),
    )
  await asked(id)
  expect((await write('11')).approval.status).toBe('cancelled')
  await asked(id)
  await decide(id, 'approve')
  expect((await write('12')).approval.status).toBe('outdated')
  expect((await issue(id)).body.errors[0].code).toBe('approval_needed')
  // The same sum by another line is another order all the same.
  await write('11')
  expect((await now(id)).approval.status).toBe('approved')
})

it('domain §3.11 what was sent back is asked for again; a draft that is removed takes its approval along', async () => {
  const { id } = await draftContract(parties, [goods('10')])
  await asked(id)
  await decide(id, 'return')
  expect((await now(id)).approval.status).toBe('returned')
  expect((await asked(id)).approval.status).toBe('pending')
  await parties.buyer.call('DELETE', `/api/contracts/${id}`)
  const [row] = await parties.rows(
    "select status from approval where target = 'contract' and target_id = $1 order by id desc limit 1",
    [id],
  )
  expect(row!.status).toBe('cancelled')
})

it('domain §3.11 whoever decides reads the order in words, with every line that counts', async () => {
  const { id } = await draftContract(parties, [goods('10', { colour: '茜' })], { billing_policy: 'ordered' })
  const { approval } = await asked(id)
  const { body } = await owner.call('GET', `/api/approvals/${approval.id}`)
  const values = Object.fromEntries(
    body.data.fields.map(({ key, label, value }: Record<string, unknown>) => [key, [label, value]]),
  )
  expect(values.billingPolicy).toEqual(['請求の基準', '発注した数'])
  expect(values.partner).toEqual(['相手先', '江南縫製(デモ)'])
  expect(values.lines).toEqual(['明細', ['NB-1042 茜 M  10 × 3480']])
  expect(body.data.amount).toBe('34800')
})

it('domain §3.11 an order without lines is not asked for, nor one of a company that approves none', async () => {
  const { id } = await draftContract(parties, [])
  const empty = await ask(id)
  expect([empty.status, empty.body.errors[0].code]).toEqual([422, 'lines_needed'])
  const filled = await draftContract(parties, [goods('1')])
  await parties.rows(
    "update user_group set enabled_functions = array_remove(enabled_functions, 'approval_contract') where id = $1",
    [parties.buyerId],
  )
  const unused = await ask(filled.id)
  expect([unused.status, unused.body.errors[0].code]).toEqual([422, 'approval_not_used'])
  expect((await issue(filled.id)).status).toBe(200)
  await parties.rows(
    "update user_group set enabled_functions = array_append(enabled_functions, 'approval_contract') where id = $1",
    [parties.buyerId],
  )
})

it('domain §3.7 the approval is the company’s: who lacks the function oneself needs it all the same', async () => {
  await parties.rows(
    "update membership set functions = array_remove(functions, 'approval_contract') where account_id = 1 and user_group_id = $1",
    [parties.buyerId],
  )
  const { id } = await draftContract(parties, [goods('1')])
  expect((await issue(id)).body.errors[0].code).toBe('approval_needed')
})

it('domain §3.11 what is enclosed for both parties is approved with the order; another file asks again', async () => {
  const { buyer } = parties
  const { id } = await draftContract(parties, [goods('10')])
  const enclosed = held(await putFile(buyer, { id }, '仕様書.png', 'both'))
  const { approval } = await asked(id)
  const { body } = await owner.call('GET', `/api/approvals/${approval.id}`)
  expect(JSON.stringify(body.data)).toContain('仕様書.png')
  await putFile(buyer, { id }, '原価.png', 'ours')
  expect((await now(id)).approval.status).toBe('pending')
  await putFile(buyer, { id }, '別の仕様書.png', 'both')
  expect((await now(id)).approval.status).toBe('cancelled')
  await asked(id)
  await decide(id, 'approve')
  await putFile(buyer, { id }, '原価2.png', 'ours')
  expect(issueOf(await now(id))).toBeNull()
  expect((await buyer.call('DELETE', `/api/contracts/${id}/files/${enclosed.id}`)).status).toBe(204)
  expect([issueOf(await now(id)), (await now(id)).approval.status]).toEqual(['approval_needed', 'outdated'])
})
