import { createHash } from 'node:crypto'
import { formVisitor } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  goods,
  type Parties,
} from '../../../records/tests/document-parties.fixture.ts'

let parties: Parties
let contract: number
beforeAll(async () => {
  parties = await documentParties()
  contract = (await agreedContract(parties, [goods('10')])).id
})
afterAll(() => parties.server.stop())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function paperFor(who: 'brand' | 'supplier', revision: number) {
  const reply = await parties.server.app.request(`/api/contracts/${contract}/revisions/${revision}/pdf`, {
    headers: { Cookie: await parties.server.cookieOf(who), 'X-Requested-With': 'XMLHttpRequest' },
  })
  return new Uint8Array(await reply.arrayBuffer())
}
const checked = async (query: string) => (await formVisitor(parties.server).get(`/users/papers${query}`)).html

it('trade-law E: a paper is the same file for both parties, and whoever holds it learns that it is unchanged', async () => {
  const [ours, theirs] = await Promise.all([paperFor('brand', 1), paperFor('supplier', 1)])
  expect(sha256(theirs)).toBe(sha256(ours))
  const { rows } = await parties.server.engine.pool.query('select number from document where id = $1', [contract])
  expect(await checked(`?lang=en&sha256=${sha256(ours)}`)).toContain(`This is ${rows[0].number}, version 1, issued by`)
  expect(await checked(`?lang=ja&sha256=${sha256(ours).toUpperCase()}`)).toContain(rows[0].number)
})

it('trade-law E: one changed byte is a file that nobody was handed', async () => {
  const paper = await paperFor('brand', 1)
  paper[paper.length - 8]! ^= 1
  expect(await checked(`?lang=en&sha256=${sha256(paper)}`)).toContain('No document has this file')
})

it('a paper of an earlier version says that there is a newer one', async () => {
  const early = await paperFor('brand', 1)
  await parties.server.engine.pool.query(
    `insert into document_revision select document_id, 2, issuer_id, receiver_id, author_id, content, hash, hash_version, hash
     from document_revision where document_id = $1`,
    [contract],
  )
  expect(await checked(`?lang=en&sha256=${sha256(early)}`)).toContain('There is a newer version 2')
})

it('what is no SHA-256 is explained at its field; nothing is asked before there is one', async () => {
  expect(await checked('?lang=en&sha256=%3Cb%3Eno')).toMatch(/A SHA-256 has 64 digits[\s\S]*/)
  expect(await checked('?lang=en&sha256=%3Cb%3Eno')).not.toContain('<b>no')
  expect(await checked('?lang=en')).not.toContain('No document has this file')
})
