import type { Caller } from '@tsumugi/dev-env'
import { broughtTable } from '../../records/table-nouns/brought-table.fixture.ts'
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
  const table = broughtTable(server, as, 'productions')
  const words = { phase: { 量産: 'bulk', 追加生産: 'reorder' } }
  return {
    ...table,
    tried: (heads: readonly Head[], lines: readonly string[]): Promise<Wire> =>
      table.tried(
        [heads.join(','), ...lines].join('\n'),
        heads.map((head) => camelled(columns[head])),
        words,
      ),
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
