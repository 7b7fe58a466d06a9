import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let asa: Caller
let tamaki: Caller
beforeAll(async () => {
  server = await startTestServer()
  asa = await server.as('brand')
  tamaki = await server.as('brandOwner')
  // Any power user decides: the demo's own routes are not what is tested here.
  await server.engine.pool.query('update approval_route set active = false')
})
afterAll(() => server.stop())

const waiting = async (who: Caller, target: string) =>
  (await who.call('GET', `/api/approvals?target=${target}&sort=newest`)).body.data
const show = async (id: number) => (await tamaki.call('GET', `/api/approvals/${id}`)).body.data
const say = (verb: string, { id, step_id }: { id: number; step_id: number }, comment = '') =>
  tamaki.call('POST', `/api/approvals/${id}/${verb}`, { decision: { step_id, comment } })
const documents = async (target: string, q: string) =>
  (await asa.call('GET', `/api/approval_routes/documents?target=${target}&q=${encodeURIComponent(q)}`)).body.data
const simulate = async (body: object) => (await asa.call('POST', '/api/approval_routes/simulate', body)).body.data

const supplier = async (id: number) => (await asa.call('GET', `/api/suppliers/${id}`)).body.data
const activate = async (id: number) =>
  asa.call('POST', `/api/suppliers/${id}/step`, { step: 'activate', lock_version: (await supplier(id)).lock_version })

it('§3.1 a supplier: its terms and papers are shown, an edit of the terms cancels, a refusal leads back, a yes lets it in', async () => {
  const paper = new FormData()
  paper.set('file', new File([sampleFiles.pdf()], '基本契約書.pdf'))
  expect((await asa.call('POST', '/api/suppliers/5/documents', paper)).status).toBe(200)
  const [terms] = (await asa.call('GET', '/api/payment_term_definitions?per_page=1')).body.data
  await activate(5)
  const [first] = await waiting(tamaki, 'supplier')
  const seen = await show(first.id)
  expect(seen).toMatchObject({
    title: '山彦ソーイング(デモ)',
    link: '/s/suppliers/5',
    files: [
      {
        name: '基本契約書.pdf',
        kind: 'pdf',
        preview_url: expect.stringMatching(/\/documents\/\d+\/original$/),
        thumbnail_url: null,
      },
    ],
  })
  expect((await tamaki.call('GET', seen.files[0].url)).status).toBe(200)
  await asa.call('PATCH', '/api/suppliers/5', {
    supplier: { terms_id: terms.id, lock_version: (await supplier(5)).lock_version },
  })
  expect([(await show(first.id)).status, (await supplier(5)).status]).toEqual(['cancelled', 'prospect'])
  await activate(5)
  const [second] = await waiting(tamaki, 'supplier')
  expect((await show(second.id)).fields.find(({ key }: { key: string }) => key === 'terms')).toMatchObject({
    label: '支払条件',
    value: terms.name,
  })
  await say('reject', second, '支払条件を見直してください')
  expect((await supplier(5)).status).toBe('prospect')
  await activate(5)
  const [third] = await waiting(tamaki, 'supplier')
  await say('approve', third)
  expect((await supplier(5)).status).toBe('active')
})

it('§3.11 test with a document: real suppliers and labels, whether or not they are up for approval', async () => {
  const [found] = await documents('supplier', '江南')
  expect(found).toMatchObject({ title: '江南縫製(デモ)', code: 'S-001' })
  expect((await simulate({ target: 'supplier', document_id: found.id })).facts).toMatchObject({
    partner_id: 3,
    amount: null,
  })
  const labels = (await asa.call('GET', '/api/quality_labelings?status=draft&per_page=100')).body.data
  const label = labels.find(({ merchandising_id }: { merchandising_id: number | null }) => merchandising_id !== null)
  expect((await documents('quality_label', label.style_no)).map(({ id }: { id: number }) => id)).toContain(label.id)
  const { category_ids } = (await asa.call('GET', `/api/merchandisings/${label.merchandising_id}`)).body.data
  const { facts } = await simulate({ target: 'quality_label', document_id: label.id })
  expect(facts).toMatchObject({ brand_id: label.brand_id, category_ids })
  expect(facts.category_ids.length).toBeGreaterThan(0)
  const otherBrand = await server.as('otherBrand')
  expect(
    (await otherBrand.call('POST', '/api/approval_routes/simulate', { target: 'quality_label', document_id: label.id }))
      .status,
  ).toBe(404)
})

it('§3.11 a route with conditions on brand and category takes the label of such a product, and no other', async () => {
  const labels = (await asa.call('GET', '/api/quality_labelings?status=draft&per_page=100')).body.data
  const label = labels.find(({ merchandising_id }: { merchandising_id: number | null }) => merchandising_id !== null)
  const { facts } = await simulate({ target: 'quality_label', document_id: label.id })
  const step = {
    name: '品質',
    approvers: [{ kind: 'owners', id: null }],
    mode: 'any',
    quorum: 1,
    amount_from: null,
    skip_if_same_user: false,
    due_days: null,
    delegate_id: null,
    escalate_to_id: null,
  }
  const draft = (category_ids: number[]) => ({
    id: null,
    name: '分類で',
    target: 'quality_label',
    active: true,
    steps: [step],
    conditions: { amount_from: null, brand_ids: [facts.brand_id], partner_ids: [], category_ids },
  })
  const fits = async (category_ids: number[]) =>
    (await simulate({ target: 'quality_label', document_id: label.id, draft: draft(category_ids) })).judged[0].fits
  expect([await fits([facts.category_ids[0]]), await fits([999_999])]).toEqual([true, false])
})

it('§3.11 an item whose workflow has steps of its own is tested with those: no route is looked at', async () => {
  const [markdown] = await documents('custom', '値下げの申請')
  expect(await simulate({ target: 'custom', document_id: markdown.id })).toMatchObject({
    own_steps: true,
    fallback: false,
    route: { id: null, name: '値下げの申請' },
    judged: [],
    steps: [
      { name: 'MD課長', taken: true },
      { name: '代表', taken: true },
    ],
  })
})
