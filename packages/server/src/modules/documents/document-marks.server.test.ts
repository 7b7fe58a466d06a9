import { documentKinds } from '@tsumugi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftDelivery,
  goods,
  held,
  move,
  show,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const marksOf = (id: number) =>
  parties.rows(
    'select content_key, old_value, new_value, status, must_confirm_group_id as who from confirmed_mark where target_kind = $1 and target_id = $2 order by id',
    ['delivery', id],
  )

it('domain §3.16 a date that moves after the issue waits for the other side; its first value and a draft ask nobody', async () => {
  const { buyer, seller, buyerId } = parties
  const order = await agreedContract(parties, [goods('10')])
  const draft = await draftDelivery(parties, order.id)
  const write = async (body: object) =>
    held(
      await seller.call('PATCH', `/api/deliveries/${draft.id}`, {
        delivery: { lock_version: (await show(seller, 'deliveries', draft.id)).lock_version, ...body },
      }),
    )
  await write({ planned_on: '2027-01-10' })
  await write({ planned_on: '2027-01-12' })
  // Who ships without a date ships today: the first value.
  held(await move(seller, 'deliveries', 'ship', await show(seller, 'deliveries', draft.id)))
  const { shipped_on: today } = await show(seller, 'deliveries', draft.id)
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await marksOf(draft.id)).toEqual([])
  await write({ shipped_on: '2027-01-14' })
  await write({ shipped_on: '2027-01-15' })
  expect(await marksOf(draft.id)).toEqual([
    { content_key: 'shippedOn', old_value: today, new_value: '2027-01-14', status: 'superseded', who: buyerId },
    { content_key: 'shippedOn', old_value: today, new_value: '2027-01-15', status: 'open', who: buyerId },
  ])
  const seen = (await buyer.call('GET', '/api/confirmed_marks')).body.data as { content_name: string }[]
  expect(seen.map(({ content_name }) => content_name)).toContain('出荷日')
})

it('domain §3.17 each side has fields of its own on a document; a mark goes out once it is shared', async () => {
  const { buyer, seller, stranger, sellerId } = parties
  for (const kind of Object.values(documentKinds)) {
    const defined = await buyer.call('POST', '/api/extension_field_definitions', {
      extension_field_definition: {
        target: kind.noun,
        key: `vessel_${kind.noun}`,
        name: `船名 ${kind.noun}`,
        type: 'text',
        shared: true,
      },
    })
    expect([defined.status, defined.body.errors]).toEqual([200, undefined])
  }
  const [definition] = (await parties.rows("select id from extension_field_definition where target = 'contract'")) as {
    id: number
  }[]
  const order = await draftContract(parties, [goods('10')])
  const at = `/api/extension_fields?target=contract&target_id=${order.id}`
  expect((await buyer.call('GET', at)).body.data).toMatchObject([{ key: 'vessel_contract', value: null }])
  for (const other of [seller, stranger]) expect((await other.call('GET', at)).status).toBe(404)
  const put = (value: string, field?: { id: number; lock_version: number }) =>
    field
      ? buyer.call('PATCH', `/api/extension_fields/${field.id}`, {
          extension_field: { value, lock_version: field.lock_version },
          use_marks: true,
        })
      : buyer.call('POST', '/api/extension_fields', {
          extension_field: { definition_id: definition!.id, target_id: order.id, value },
          use_marks: true,
        })
  const field = held(await put('あさひ丸'))
  const marks = () =>
    parties.rows(
      "select must_confirm_group_id as who from confirmed_mark where target_kind = 'contract' and target_id = $1",
      [order.id],
    )
  expect(await marks()).toEqual([])
  held(await move(buyer, 'contracts', 'issue', await show(buyer, 'contracts', order.id)))
  held(await put('ひかり丸', field as never))
  expect(await marks()).toEqual([{ who: sellerId }])
  // The partner sees the order, and fields of its own on it, which are none.
  expect((await seller.call('GET', at)).body.data).toEqual([])
})
