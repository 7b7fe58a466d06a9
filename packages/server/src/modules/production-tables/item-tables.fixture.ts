import { expect } from 'vitest'
import type { Caller } from '@tsumugi/dev-env'
import { runDueJobs } from '../../jobs.ts'
import { held, type Scene, type Wire } from '../productions/production-scene.fixture.ts'

const columns = {
  ブランド: 'brand',
  シーズン: 'season',
  品番: 'style_no',
  品名: 'name',
  上代: 'list_price',
  フェーズ: 'phase',
  サプライヤー: 'supplier',
  納期: 'delivery_due',
  色: 'color',
  サイズ: 'size',
  SKU名: 'sku_name',
  JAN: 'jan',
  数量: 'quantity',
  単価: 'unit_price',
  素材感: 'extension.feel',
} as const
export type Head = keyof typeof columns

/** A file on its way in, as one who may writes it. */
export function tablesOf({ server, brand }: Scene, as: Caller = brand) {
  async function settled(id: number): Promise<Wire> {
    await runDueJobs(server.parts)
    const { rows } = await server.engine.pool.query(
      'select last_error from outbox where done_at is null and attempts > 0',
    )
    expect(rows).toEqual([])
    return held(await as.call('GET', `/api/data_converters/${id}`))
  }

  async function move(run: Wire, path: string, body: object, method = 'PUT'): Promise<Wire> {
    held(await as.call(method, `/api/data_converters/${run.id}/${path}`, { lock_version: run.lock_version, ...body }))
    return settled(run.id)
  }

  async function tried(heads: readonly Head[], lines: readonly string[]): Promise<Wire> {
    const form = new FormData()
    form.set('file', new File([[heads.join(','), ...lines].join('\n')], '品番.csv'))
    form.set('noun', 'productions')
    const run = await settled(held(await as.call('POST', '/api/data_converters', form)).id)
    const words = { phase: { 量産: 'bulk', 追加生産: 'reorder' } }
    return move(run, 'columns', { columns: heads.map((head) => camelled(columns[head])), words })
  }

  return {
    settled,
    tried,
    fix: (run: Wire, fix: object) => move(run, 'fixes', { fix }),
    apply: (run: Wire, mode: 'all' | 'good' = 'all') => move(run, 'apply', { mode }, 'POST'),
    undo: (run: Wire) => move(run, 'undo', {}, 'POST'),
    /** The style of this number with the SKUs of its phases. */
    async item(styleNo: string): Promise<Wire> {
      const list = held(await brand.call('GET', `/api/productions?q=${styleNo}`))
      const found = list.find((each: Wire) => each.style_no === styleNo)
      if (!found) return null
      const item = held(await brand.call('GET', `/api/productions/${found.id}`))
      const matrices = []
      for (const { id } of item.phases)
        matrices.push(held(await brand.call('GET', `/api/phases/${id}/stock_keeping_units`)))
      return { ...item, units: matrices.flatMap(({ units }) => units) }
    },
  }
}

export const camelled = (field: string) =>
  field.startsWith('extension.') ? field : field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
