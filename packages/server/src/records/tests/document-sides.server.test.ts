import { documentKinds, snake, type DocumentField, type DocumentFields, type DocumentKind } from '@tsumugi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftOf,
  goods,
  held,
  inspectedDelivery,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

let parties: Parties
let contract: Held
beforeAll(async () => {
  parties = await documentParties()
  contract = await agreedContract(parties, [goods('1000')])
  await inspectedDelivery(parties, contract.id, ['400'], ['400'])
})
afterAll(() => parties.server.stop())

/** Something that the field takes and that is not its usual value. */
const telling = ({ kind, choices = [] }: DocumentField) =>
  ({ date: '2026-09-01', decimal: '7', integer: 7, flag: true, choice: choices.at(-1) })[kind as string] ?? 'x'

const chosen = (wanted: (field: DocumentField) => boolean) =>
  Object.values(documentKinds).flatMap((kind: DocumentKind) =>
    (['fields', 'lines'] as const).flatMap((part) =>
      Object.entries(kind[part] as DocumentFields)
        .filter(([, field]) => !field.derived && wanted(field))
        .map(([name, field]) => ({ words: `${name} of ${kind.noun}`, kind, part, name, field })),
    ),
  )

const authorOf = (kind: DocumentKind) => parties[kind.issuer]

/** Writes one field of a draft or of its first line. */
async function write(kind: DocumentKind, part: 'fields' | 'lines', name: string, value: unknown) {
  const draft = await draftOf(parties, kind, contract.id)
  const path = `/api${kind.path}/${draft.id}`
  const given = { [snake(name)]: value, lock_version: draft.lock_version }
  if (part === 'fields') return authorOf(kind).call('PATCH', path, { [kind.noun]: given })
  const [id] = await lineIds(authorOf(kind), kind.path.slice(1), draft.id)
  const changed = [{ id, [snake(name)]: value }]
  return authorOf(kind).call('PATCH', `${path}/lines`, { lock_version: draft.lock_version, lines: { changed } })
}

const othersFields = chosen(({ after }) => after?.by === 'receiver')

it('there are such fields', () => expect(othersFields.length).toBeGreaterThan(6))

it.each(othersFields)(
  'domain §3.8 the author of a draft does not speak for the other side: $words',
  async ({ kind, part, name, field }) => {
    const answer = await write(kind, part, name, telling(field))
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([422, 'transition_side'])
    if (part === 'fields') {
      const partner_id = kind.issuer === 'buyer' ? parties.sellerId : parties.buyerId
      const begun =
        kind.follows && !kind.follows.isOptional ? { source_id: contract.id } : { partner_id, title: '秋物' }
      const made = await authorOf(kind).call('POST', `/api${kind.path}`, {
        [kind.noun]: { ...begun, [snake(name)]: telling(field) },
      })
      expect([made.status, made.body.errors?.[0]?.code]).toEqual([422, 'transition_side'])
    }
  },
)

it('what a form sends of such fields as they stand is no word of its own', async () => {
  const kind = documentKinds.deliveries
  expect((await write(kind, 'lines', 'received', '0')).status).toBe(200)
  expect((await write(kind, 'fields', 'arrivedOn', null)).status).toBe(200)
})

it('a count is not prepared by whoever ships', async () => {
  const draft = await draftOf(parties, documentKinds.deliveries, contract.id)
  const [id] = await lineIds(parties.seller, 'deliveries', draft.id)
  const add = (field: string) =>
    parties.seller.call('PATCH', `/api/deliveries/${draft.id}/lines/add`, { field, lines: [{ id, add: '3' }] })
  for (const field of ['received', 'accepted', 'rejected'])
    expect([field, (await add(field)).status]).toEqual([field, 422])
})

const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)

it.each(chosen(({ happened }) => happened === true))(
  'trade-law B4 periods count from a day that has come: $words',
  async ({ kind, part, name, field }) => {
    const future = day(3)
    if (field.after?.by !== 'receiver') {
      const answer = await write(kind, part, name, future)
      expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([422, 'actual_in_future'])
      return
    }
    const ordered = await agreedContract(parties, [goods('10')])
    const draft = await draftOf(parties, kind, ordered.id)
    held(await move(authorOf(kind), kind.path.slice(1), 'ship', draft))
    const { lock_version } = await show(parties.buyer, kind.path.slice(1), draft.id)
    const set = (value: string, version: number) =>
      parties.buyer.call('PATCH', `/api${kind.path}/${draft.id}`, {
        [kind.noun]: { [snake(name)]: value, lock_version: version },
      })
    const [status] = field.after.in
    if (status === 'arrived')
      held(await move(parties.buyer, kind.path.slice(1), 'arrive', { id: draft.id, lock_version }))
    const { lock_version: version } = await show(parties.buyer, kind.path.slice(1), draft.id)
    const answer = await set(future, version)
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([422, 'actual_in_future'])
    expect((await set(day(-1), version)).status).toBe(200)
    // Nothing of it is left on the order.
    held(await parties.buyer.call('GET', `/api${kind.path}/${draft.id}`))
  },
)

it('domain §1 Money: amounts follow whatever was added to a draft, and what the server works out is nobody’s to add to', async () => {
  const draft = await draftContract(parties, [goods('10', { unit_price: '100' })])
  const [id] = await lineIds(parties.buyer, 'contracts', draft.id)
  const add = (field: string, value: string) =>
    parties.buyer.call('PATCH', `/api/contracts/${draft.id}/lines/add`, { field, lines: [{ id, add: value }] })
  expect((await add('unitPrice', '900')).status).toBe(200)
  expect((await add('quantity', '2')).status).toBe(200)
  const lines = (await parties.buyer.call('GET', `/api/contracts/${draft.id}/lines`)).body.data
  expect([lines.amounts, (await show(parties.buyer, 'contracts', draft.id)).amount]).toEqual([['12000'], '12000'])
})
