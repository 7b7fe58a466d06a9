import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../database/tenancy.ts'
import {
  agreedContract,
  documentParties,
  draftContract,
  goods,
  held,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'
import { putFile } from '../../records/tests/document-files.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const namesFor = async (caller: Caller, { id }: Held) =>
  ((await caller.call('GET', `/api/contracts/${id}/files`)).body.data as { name: string }[]).map(({ name }) => name)
const read = (caller: Caller, url: string) => caller.call('GET', url)

it('domain §4.11 a file is of both parties or of one’s own, and the other side reads no byte of the latter', async () => {
  const { buyer, seller, stranger } = parties
  const order = await agreedContract(parties, [goods('10')])
  const shared = held(await putFile(buyer, order, '仕様書.png', 'both'))
  const own = held(await putFile(buyer, order, '原価.png', 'ours'))
  const theirs = held(await putFile(seller, order, '工程.png', 'both'))
  expect(await namesFor(buyer, order)).toEqual(['仕様書.png', '原価.png', '工程.png'])
  expect(await namesFor(seller, order)).toEqual(['仕様書.png', '工程.png'])
  expect([shared.ours, theirs.ours, theirs.by]).toEqual([true, true, '江南縫製(デモ)'])
  const answers = await Promise.all(
    [shared.url, own.url, theirs.url].flatMap((url) => [buyer, seller, stranger].map((caller) => read(caller, url))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 404, 404, 200, 200, 404])
  const told = JSON.stringify((await seller.call('GET', '/api/audit_events')).body)
  expect(told).not.toContain('原価.png')
  // Nobody puts a file there that somebody else has brought.
  const foreign = await seller.call('POST', `/api/contracts/${order.id}/files`, { file: { id: own.id, face: 'both' } })
  expect([foreign.status, foreign.body.errors[0].code]).toEqual([422, 'not_found'])
})

it('design §8 a file from before hashes were kept is refused with what to do', async () => {
  const { buyer, server } = parties
  const order = await draftContract(parties, [goods('1')])
  const file = held(await putFile(buyer, order, '仕様書.png', 'both'))
  expect((await buyer.call('DELETE', `/api/contracts/${order.id}/files/${file.id}`)).status).toBe(204)
  await server.engine.database.updateTable('record_file').set({ sha256: null }).where('id', '=', file.id).execute()
  const again = await buyer.call('POST', `/api/contracts/${order.id}/files`, { file: { id: file.id, face: 'both' } })
  expect([again.status, again.body.errors[0].code]).toEqual([422, 'file_without_hash'])
})

it('design §8 files of both are named by their hash in the revision, and stay from then on', async () => {
  const { buyer, seller } = parties
  const draft = await draftContract(parties, [goods('10')])
  const spec = held(await putFile(buyer, draft, '仕様書.png', 'both'))
  const gone = held(await putFile(buyer, draft, '誤り.png', 'both'))
  await putFile(buyer, draft, '原価.png', 'ours')
  expect((await seller.call('GET', `/api/contracts/${draft.id}/files`)).status).toBe(404)
  expect((await buyer.call('DELETE', `/api/contracts/${draft.id}/files/${gone.id}`)).status).toBe(204)
  held(await move(buyer, 'contracts', 'issue', draft))
  const { content } = held(await buyer.call('GET', `/api/contracts/${draft.id}/revisions/1`))
  expect(content.files).toEqual([
    { name: '仕様書.png', size: String(spec.size), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  const kept = await buyer.call('DELETE', `/api/contracts/${draft.id}/files/${spec.id}`)
  expect([kept.status, kept.body.errors[0].code]).toEqual([409, 'file_frozen'])
  const refused = await inTenant(parties.server.engine.database, parties.buyerId, (database) =>
    database.deleteFrom('document_file').where('file_id', '=', spec.id).executeTakeFirst(),
  )
  expect(refused.numDeletedRows).toBe(0n)
  // What comes later belongs to the next revision, and may go until then.
  const later = held(await putFile(seller, draft, '追記.png', 'both'))
  expect(later.frozen_revision).toBeNull()
  expect((await buyer.call('DELETE', `/api/contracts/${draft.id}/files/${later.id}`)).status).toBe(404)
  expect((await seller.call('DELETE', `/api/contracts/${draft.id}/files/${later.id}`)).status).toBe(204)
  expect(await namesFor(buyer, draft)).toEqual(['仕様書.png', '原価.png'])
})

it('design §8 both parties talk about a document in one conversation; nobody else takes part, and no draft has one', async () => {
  const { buyer, seller, stranger } = parties
  const draft = await draftContract(parties, [goods('1')])
  const early = await buyer.call('POST', `/api/contracts/${draft.id}/talk`)
  expect([early.status, early.body.errors[0].code]).toEqual([422, 'talk_draft'])
  held(await move(buyer, 'contracts', 'issue', draft))
  const { number } = await show(buyer, 'contracts', draft.id)
  const opened = await Promise.all([buyer, seller].map((each) => each.call('POST', `/api/contracts/${draft.id}/talk`)))
  const [one, other] = opened.map((answer) => (held(answer) as unknown as { thread_id: number }).thread_id)
  expect(other).toBe(one)
  expect((await stranger.call('POST', `/api/contracts/${draft.id}/talk`)).status).toBe(404)
  held(
    await seller.call('POST', `/api/message_threads/${one}/messages`, { message: { text: '生地はいつ届きますか。' } }),
  )
  const { body } = await buyer.call('GET', `/api/message_threads/${one}/messages`)
  expect(body.data.map(({ text }: { text: string }) => text)).toEqual(['生地はいつ届きますか。'])
  const thread = held(await buyer.call('GET', `/api/message_threads/${one}`))
  expect(thread.subject).toContain(number)
})
