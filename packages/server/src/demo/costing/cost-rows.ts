import type { CostGroup } from '@tsumugi/domain/costing'

/** A line of a demo sheet: `share` of the target cost where its price or its consumption follows from it. */
export interface DemoCostLine {
  readonly group: CostGroup
  readonly name: string
  /** A raw material of the brand, by its code. */
  readonly material?: string
  readonly supplier: string
  /** The maker of the style, whose invoices the line is compared with. */
  readonly isMaker?: true
  readonly unit: string
  readonly consumption?: string
  readonly share?: string
  readonly loss?: string
  readonly shrink?: string
  readonly price?: string
  readonly currency?: string
  readonly tiers?: readonly { readonly minQuantity: string; readonly unitPrice: string }[]
  readonly pack?: string
  readonly moq?: string
  readonly byColor?: true
}

/** What a garment of the demo takes: cloth and lining, trims, labels, making, washing, inspection and freight. */
export const demoLines: readonly DemoCostLine[] = [
  {
    group: 'fabric',
    name: '表地 綿ブロード 80/2',
    material: 'RM-2210',
    supplier: '染織倉庫(デモ)',
    unit: 'm',
    share: '0.42',
    loss: '5',
    shrink: '3',
    price: '860',
    tiers: [
      { minQuantity: '0', unitPrice: '860' },
      { minQuantity: '1000', unitPrice: '815' },
    ],
    pack: '50',
    byColor: true,
  },
  {
    group: 'lining',
    name: '別布 スレーキ',
    supplier: '染織倉庫(デモ)',
    unit: 'm',
    consumption: '0.28',
    loss: '5',
    price: '320',
    pack: '50',
  },
  {
    group: 'trim',
    name: 'ゴム 40 mm',
    supplier: 'むつみ下げ札(デモ)',
    unit: 'm',
    consumption: '0.78',
    loss: '3',
    price: '58',
    pack: '20',
  },
  {
    group: 'trim',
    name: 'ナットボタン 15 mm',
    supplier: 'Corvini(デモ)',
    unit: 'pc',
    consumption: '3',
    loss: '2',
    price: '0.095',
    currency: 'USD',
    pack: '100',
  },
  {
    group: 'label',
    name: '織ネーム・下げ札・品質表示',
    supplier: 'むつみ下げ札(デモ)',
    unit: 'set',
    consumption: '1',
    price: '38.5',
  },
  { group: 'cmt', name: '裁断・縫製', supplier: '', isMaker: true, unit: 'pc', consumption: '1', share: '0.34' },
  { group: 'wash_print', name: '製品洗い', supplier: '北斗縫製(デモ)', unit: 'pc', consumption: '1', price: '120' },
  { group: 'inspection', name: '検品・検針', supplier: 'みなと検品(デモ)', unit: 'pc', consumption: '1', price: '45' },
  { group: 'freight', name: '梱包・運賃', supplier: '', unit: 'pc', consumption: '1', price: '152' },
]

/** The sheets of the demo by the place of their style among the brand's: how far each version is. */
export const demoSheets: readonly {
  readonly style: number
  readonly versions: readonly ('draft' | 'approved' | 'ordered' | 'archived')[]
}[] = [
  { style: 0, versions: ['archived', 'draft'] },
  { style: 1, versions: ['approved'] },
  { style: 2, versions: ['ordered'] },
]
