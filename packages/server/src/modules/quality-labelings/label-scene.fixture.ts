import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll } from 'vitest'
import { inTenant } from '../../database/tenancy.ts'

export let server: TestServer
export let brand: Caller
/** A power user as well, who has not asked for what is to be approved. */
export let owner: Caller

/** Called once by each file of tests: where files share their modules, this one is read for the first of them only. */
export function openLabelScene(): void {
  beforeAll(async () => {
    server = await startTestServer()
    brand = await server.as('brand')
    owner = await server.as('brandOwner')
    // Without a route of its own a label goes to the power users (domain §3.11).
    await inTenant(server.engine.database, 1, (database) =>
      database.updateTable('approval_route').set({ active: false }).where('target', '=', 'quality_label').execute(),
    )
  })
  afterAll(() => server.stop())
}

export const at = '/api/quality_labelings'
export const words = { ja: '綿', en: 'Cotton', 'zh-CN': '棉' }
export const cotton = { fabric_id: null, fibre: 'cotton', name: null, percent: '100', bound: null, decoration: false }
export const sound = {
  style_no: 'SK27-900',
  item_name: '試しのシャツ',
  item_type: 'シャツ',
  brand_id: 1,
  merchandising_id: null,
  colour_scope: [],
  size_text: 'M',
  label_width: 24,
  label_height: 72,
  edition: '2024',
  codes: [141, 210, 300, 445, 520, 611, 711],
  unrestricted: [],
  parts: [{ part_name_id: null, mode: 'whole', rows: [cotton] }],
  instruction_ids: [1],
  attention_ids: [],
  water_repellent: false,
  waste_spun_remark: false,
  labeller_name: '白詰草アパレル(デモ)',
  labeller_address: '東京都渋谷区神宮前0-0-1',
  labeller_phone: '',
  origin_country: 'JP',
}
export const create = async (label: object = {}) =>
  (await brand.call('POST', at, { quality_labeling: { ...sound, ...label } })).body.data
export const save = (label: { id: number; lock_version: number }, change: object) =>
  brand.call('PATCH', `${at}/${label.id}`, {
    quality_labeling: { ...sound, lock_version: label.lock_version, ...change },
  })
export const move = (label: { id: number; lock_version: number }, transition: string, more: object = {}, by = brand) =>
  by.call('POST', `${at}/${label.id}/transitions`, { transition, lock_version: label.lock_version, ...more })
export const approved = async (label: object = {}) => {
  const { body } = await move(await create(label), 'submit')
  return (await move(body.data, 'approve', {}, owner)).body.data
}
