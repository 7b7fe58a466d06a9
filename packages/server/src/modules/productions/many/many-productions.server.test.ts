import type { PersonaKey } from '@tsumugi/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  held,
  konan,
  madeProduction,
  productionScene,
  saveSkus,
  type Scene,
  type Wire,
} from '../production-scene.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const show = async (id: number): Promise<Wire> => held(await scene.brand.call('GET', `/api/productions/${id}`))
const bulk = (rows: readonly Wire[], change: object) =>
  scene.brand.call('POST', '/api/productions/bulk', {
    productions: rows.map(({ id, lock_version }) => ({ id, lock_version })),
    change,
  })
const outcomes = (answer: Wire) => held(answer).map(({ outcome, errors }: Wire) => errors[0]?.code ?? outcome)

describe('issue §3: many productions at once, with an answer for each', () => {
  it('a season, a maker and a delivery are set; what somebody changed meanwhile and what has no phase is refused', async () => {
    const { production: one } = await madeProduction(scene)
    const { production: stale } = await madeProduction(scene)
    expect(outcomes(await bulk([one, { ...stale, lock_version: 7 }], { season: '28SS' }))).toEqual(['done', 'stale'])
    expect([(await show(one.id)).season, (await show(stale.id)).season]).toEqual(['28SS', '27SS'])
    const bare = held(
      await scene.brand.call('POST', '/api/productions', { production: { brand_id: 1, style_no: 'BARE', name: '裸' } }),
    )
    const now = await show(one.id)
    expect(outcomes(await bulk([now, bare], { supplier_group_id: konan }))).toEqual(['done', 'phase_missing'])
    expect(outcomes(await bulk([now], { delivery_due: '2027-05-31' }))).toEqual(['done'])
    expect((await show(one.id)).phases[0]).toMatchObject({ supplier: { id: konan }, delivery_due: '2027-05-31' })
    expect(outcomes(await bulk([now], { supplier_group_id: 2 }))).toEqual(['partner_unknown'])
    const audits = await scene.rows(
      "select detail from audit_event where action = 'production.updated' and subject_id = any($1)",
      [[one.id, stale.id]],
    )
    expect(audits).toMatchObject([{ detail: { changes: { season: { before: '27SS', after: '28SS' } } } }])
  })

  it('one more partner is invited beside the others', async () => {
    const { production } = await madeProduction(scene)
    held(
      await scene.brand.call('PUT', `/api/productions/${production.id}/shares`, {
        shares: [{ user_group_id: 8, phase_ids: [] }],
      }),
    )
    const seen = async () => (await scene.supplier.call('GET', `/api/productions/${production.id}`)).status
    expect(await seen()).toBe(404)
    for (let twice = 0; twice < 2; twice++)
      expect(outcomes(await bulk([await show(production.id)], { share_with: konan }))).toEqual(['done'])
    expect(await seen()).toBe(200)
    expect((await show(production.id)).partners).toBe(2)
  })

  it('what is used stays, the others go; one change at a time, and of one’s own alone', async () => {
    const { production: used, phase } = await madeProduction(scene)
    const { production: free } = await madeProduction(scene)
    held(await saveSkus(scene.brand, phase.id, { added: [{ color_id: 1, size_id: 1, quantity: 10 }] }))
    await scene.rows('update phase set frozen_at = now() where id = $1', [phase.id])
    expect(outcomes(await bulk([used, free], { remove: true }))).toEqual(['production_in_use', 'done'])
    expect((await scene.brand.call('GET', `/api/productions/${free.id}`)).status).toBe(404)
    expect((await show(used.id)).id).toBe(used.id)
    expect((await bulk([used], { season: '28SS', remove: true })).status).toBe(422)
    expect((await bulk([used], {})).status).toBe(422)
    const [foreign] = await scene.rows('select id::int from production where user_group_id = 2 limit 1')
    if (foreign)
      expect(outcomes(await bulk([{ id: foreign.id, lock_version: 0 }], { season: '28SS' }))).toEqual(['not_found'])
    expect(
      (
        await scene.supplier.call('POST', '/api/productions/bulk', {
          productions: [{ id: used.id, lock_version: 0 }],
          change: { season: '28SS' },
        })
      ).status,
    ).toBe(403)
  })
})

describe('issue §3: the list as a file', () => {
  it('holds what the filters hold, in their order; a partner reads no price, cost or note', async () => {
    const secret = { list_price: '14807', target_cost: '5187', note: '漏らさない', season: '29SS' }
    await madeProduction(scene, { supplier_group_id: konan }, { ...secret, style_no: 'FILE-2', name: '二番' })
    await madeProduction(scene, { supplier_group_id: konan }, { ...secret, style_no: 'FILE-1', name: '=一番' })
    const file = async (who: PersonaKey, query: string) => {
      const headers = { Cookie: await scene.server.cookieOf(who), 'X-Requested-With': 'XMLHttpRequest' }
      return (await scene.server.app.request(`/api/productions/export?${query}`, { headers })).text()
    }
    const lines = (await file('brand', 'season=29SS&sort=styleNo')).trim().split(/\r?\n/)
    expect(lines.map((line) => line.split(',')[0]!.replace(/^\uFEFF|"/g, ''))).toEqual(['品番', 'FILE-1', 'FILE-2'])
    expect(lines[1]).toContain("'=一番")
    expect(lines[1]).toContain('14807')
    const theirs = await file('supplier', 'season=29SS')
    expect(theirs).toContain('FILE-1')
    for (const value of ['14807', '5187', '漏らさない', 'FILE-3']) expect(theirs).not.toContain(value)
    expect(await file('otherBrand', 'season=29SS')).not.toContain('FILE')
  })
})

it('views of the list are kept by whoever reads it', async () => {
  const input = {
    name: '秋冬の量産',
    columns: ['season'],
    filters: [],
    sort: '-quantity',
    group_by: null,
    row_color: null,
  }
  for (const caller of [scene.brand, scene.supplier])
    expect(
      held(
        await caller.call('POST', '/api/list_templates?target=production', {
          list_template: { ...input, share: 'me', team_id: null, is_default: false },
        }),
      ),
    ).toMatchObject({ target: 'production', name: '秋冬の量産' })
})
