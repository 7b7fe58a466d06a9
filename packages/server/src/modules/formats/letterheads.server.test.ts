import { sampleFiles } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../documents/pdf/read-pdf.fixture.ts'
import {
  agreedContract,
  documentParties,
  draftContract,
  goods,
  held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

async function paperOf(who: 'brand' | 'supplier', id: number) {
  const reply = await parties.server.app.request(`/api/contracts/${id}/pdf`, {
    headers: { Cookie: await parties.server.cookieOf(who), 'X-Requested-With': 'XMLHttpRequest' },
  })
  return new Uint8Array(await reply.arrayBuffer())
}

/** The brand's usual format of orders, made or changed. */
async function arrange(contract_format: object) {
  await parties.server.engine.pool.query('update contract_format set is_default = false where user_group_id = 1')
  const name = `書式 ${Math.random()}`
  const owner = await parties.server.as('brandOwner')
  return held(
    await owner.call('POST', '/api/contract_formats', {
      contract_format: { name, is_default: true, ...contract_format },
    }),
  )
}
const whole = {
  sections: ['title', 'lines', 'notes', 'bank', 'seal'],
  columns: ['code', 'size', 'quantity'],
  locale: 'ja',
}

it('domain §3.2 a paper is arranged by its issuer’s format: columns, notes, address and seal, for both parties alike', async () => {
  await arrange({ ...whole, notes: '検収は着荷から7日以内', stamp: true, paper: 'A4L' })
  const contract = await agreedContract(parties, [goods('10', { colour: '生成り', size: 'M' })])
  const { text } = readPdf(await paperOf('brand', contract.id))
  const { rows } = await parties.server.engine.pool.query('select address from user_group where id = 1')
  for (const words of ['検収は着荷から7日以内', '社印', rows[0].address]) expect(text).toContain(words)
  expect(text).not.toContain('生成り')
  expect(Buffer.compare(await paperOf('supplier', contract.id), await paperOf('brand', contract.id))).toBe(0)
})

it('domain §4.5 an issued paper keeps the letterhead it was issued with; a draft shows the one of today', async () => {
  await arrange({ ...whole, notes: '前の約束', stamp: false })
  const issued = await agreedContract(parties, [goods('10')])
  const before = await paperOf('supplier', issued.id)
  const form = new FormData()
  form.set('kind', 'logo')
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], 'logo.png'))
  const owner = await parties.server.as('brandOwner')
  held(await owner.call('POST', '/api/user_groups/1/images', form))
  await arrange({ ...whole, notes: '新しい約束', stamp: false })
  expect(Buffer.compare(await paperOf('supplier', issued.id), before)).toBe(0)
  const draft = await draftContract(parties, [goods('5')])
  expect(readPdf(await paperOf('brand', draft.id)).text).toContain('新しい約束')
})

it('whoever has no format of its own prints as the house does', async () => {
  await parties.server.engine.pool.query('update contract_format set is_default = false where user_group_id = 1')
  const contract = await agreedContract(parties, [goods('10', { colour: '生成り' })])
  expect(readPdf(await paperOf('brand', contract.id)).text).toContain('生成り')
  const { rows } = await parties.server.engine.pool.query('select 1 from document_letterhead where document_id = $1', [
    contract.id,
  ])
  expect(rows).toEqual([])
})
