import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  hangzhou,
  held,
  konan,
  madeProduction,
  productionScene,
  tradingHouse,
  type Scene,
} from '../productions/production-scene.fixture.ts'
import { published } from '../recruitments/matching-scene.fixture.ts'

let scene: Scene
let owner: Caller
let admin: Caller
beforeAll(async () => {
  scene = await productionScene()
  owner = await scene.server.as('brandOwner')
  admin = await scene.server.as('admin')
}, 240_000)
afterAll(() => scene.server.stop())

type Found = { noun: string; id: number; code: string; name: string; detail: string; link: string }
async function find(caller: Caller, q: string): Promise<Found[]> {
  return held(await caller.call('GET', `/api/search?q=${encodeURIComponent(q)}`))
}
const linksOf = async (caller: Caller, q: string) => (await find(caller, q)).map(({ link }) => link)
const shown = (id: number, shares: object[]) => scene.brand.call('PUT', `/api/productions/${id}/shares`, { shares })

it('a product is found by who makes it and who was invited, never before and no longer after (§4.1, §4.14)', async () => {
  const { production } = await madeProduction(scene, {}, { name: '藤色のガウン', style_no: 'FJ27-001' })
  const link = `/s/productions/${production.id}`
  expect(await linksOf(scene.brand, '藤色')).toContain(link)
  for (const other of [scene.supplier, scene.otherSupplier, scene.trade, scene.stranger])
    expect(await find(other, '藤色')).toEqual([])
  held(await shown(production.id, [{ user_group_id: tradingHouse, phase_ids: [] }]))
  expect(await linksOf(scene.trade, 'FJ27')).toEqual([link])
  for (const other of [scene.supplier, scene.otherSupplier, scene.stranger])
    expect(await find(other, '藤色')).toEqual([])
  await scene.rows("update production set name = '墨色のガウン' where id = $1", [production.id])
  expect([await linksOf(scene.trade, '藤色'), await linksOf(scene.trade, '墨色')]).toEqual([[], [link]])
  held(await shown(production.id, []))
  expect(await find(scene.trade, '墨色')).toEqual([])
})

it('who makes a phase finds the product, and who made it before no longer', async () => {
  const { production, phase } = await madeProduction(scene, { supplier_group_id: konan }, { name: '茜のコート' })
  const link = `/s/productions/${production.id}`
  expect(await linksOf(scene.supplier, '茜の')).toContain(link)
  expect(await find(scene.otherSupplier, '茜の')).toEqual([])
  await scene.rows('update phase set supplier_group_id = $2 where id = $1', [phase.id, hangzhou])
  expect(await find(scene.supplier, '茜の')).toEqual([])
  expect(await linksOf(scene.otherSupplier, '茜の')).toContain(link)
})

it('a recruitment is found by whom it asks, without its number; a draft and a stranger’s invitation by nobody', async () => {
  const matching = { server: scene.server, brand: owner, first: scene.supplier, second: scene.otherSupplier } as never
  const asked = await published(matching, { title: '芥子色ニットの募集', visibility: 'invited', invitee_ids: [konan] })
  const link = `/s/matching/recruitments/${asked.id}`
  const found = (await find(scene.supplier, '芥子色')).filter(({ noun }) => noun === 'recruitments')
  expect(found).toMatchObject([{ link, code: '' }])
  expect(await find(scene.supplier, String(asked.number))).toEqual([])
  expect(await linksOf(owner, String(asked.number))).toEqual([`/s/matching-console/client/recruitments/${asked.id}`])
  for (const other of [scene.otherSupplier, scene.trade, scene.stranger])
    expect(await find(other, '芥子色')).toEqual([])
  const open = await published(matching, { title: '山吹色ニットの募集' })
  expect(await linksOf(scene.otherSupplier, '山吹色')).toEqual([`/s/matching/recruitments/${open.id}`])
  expect(await find(scene.stranger, '山吹色')).toEqual([])
  await scene.rows("update recruitment set status = 'draft' where id = any($1)", [[asked.id, open.id]])
  expect([await find(scene.supplier, '芥子色'), await find(scene.otherSupplier, '山吹色')]).toEqual([[], []])
})

it('a transport is found by the parties of what is on board', async () => {
  const [{ id: delivery }] = (await scene.rows(
    `select id from document where noun = 'delivery' and shared and issuer_id = $1 and receiver_id = 1 limit 1`,
    [konan],
  )) as [{ id: number }]
  const [{ id }] = (await scene.rows(
    "insert into transport (user_group_id, name, mode) values ($1, '浅葱便', 'sea') returning id",
    [konan],
  )) as [{ id: number }]
  expect(await find(scene.brand, '浅葱便')).toEqual([])
  await scene.rows('insert into transport_delivery values ($1, $2)', [id, delivery])
  expect(await linksOf(scene.brand, '浅葱便')).toEqual([`/s/transports/${id}`])
  for (const other of [scene.otherSupplier, scene.stranger]) expect(await find(other, '浅葱便')).toEqual([])
  await scene.rows('delete from transport_delivery where transport_id = $1', [id])
  expect(await find(scene.brand, '浅葱便')).toEqual([])
})

it('a label is found by whom it was shown to once it is approved, in all its versions that count', async () => {
  const [label] = (await scene.rows(
    "insert into quality_labeling (user_group_id, style_no, item_name, brand_id) values (1, 'QL-1', '萌黄のシャツ', 1) returning id, family_id",
  )) as { id: number; family_id: number }[]
  const links = [`/s/quality_labelings/${label!.id}`]
  await scene.rows(
    'insert into quality_labeling_share (user_group_id, family_id, sharee_group_id) values (1, $1, $2)',
    [label!.family_id, konan],
  )
  expect([await linksOf(scene.brand, '萌黄'), await linksOf(scene.supplier, '萌黄')]).toEqual([links, []])
  await scene.rows("update quality_labeling set status = 'approved' where id = $1", [label!.id])
  expect(await linksOf(scene.supplier, '萌黄')).toEqual(links)
  expect([await find(scene.otherSupplier, '萌黄'), await find(scene.stranger, '萌黄')]).toEqual([[], []])
})

it('cost sheets and schedules are found by their product, organisations by who runs the platform alone', async () => {
  const [sheet] = await scene.rows(
    'select s.id, p.style_no from resource_plan_sheet s join production p on p.id = s.production_id where s.user_group_id = 1 limit 1',
  )
  const found = await find(scene.brand, sheet!.style_no as string)
  expect(found.map(({ noun }) => noun)).toContain('resourcePlanSheets')
  expect((await find(scene.supplier, sheet!.style_no as string)).map(({ noun }) => noun)).not.toContain(
    'resourcePlanSheets',
  )
  const groups = async (caller: Caller) => (await find(caller, '江南')).filter(({ noun }) => noun === 'userGroups')
  expect(await groups(admin)).toMatchObject([
    { name: '江南縫製(デモ)', link: '/s/user_groups/3/user_group_admin_config' },
  ])
  expect(await groups(scene.brand)).toEqual([])
})

it('an approval is found by who takes part in it alone', async () => {
  const [found] = await scene.rows(
    'select id, title, requested_by from approval where user_group_id = 1 and length(title) > 3 order by id desc limit 1',
  )
  const nouns = async (caller: Caller) =>
    (await find(caller, String(found!.title))).filter(({ noun }) => noun === 'approvals').map(({ link }) => link)
  expect(await nouns(owner)).toContain(`/s/approvals?id=${found!.id}`)
  expect(await nouns(scene.stranger)).toEqual([])
})
