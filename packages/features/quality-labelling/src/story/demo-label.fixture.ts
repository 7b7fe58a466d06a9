import type { LabelOptions, LabelSummary, QualityLabeling } from '@tsumugi/contract'
import { checkLabel } from '@tsumugi/domain'

const words = (ja: string, en: string, zh: string) => ({ ja, en, 'zh-CN': zh })
const row = (fibre: string, percent: string, [ja, en, zh]: readonly [string, string, string]) => ({
  fabricId: null,
  fibre,
  name: null,
  percent,
  bound: null,
  decoration: false,
  words: words(ja, en, zh),
})

export const cotton = ['綿', 'Cotton', '棉'] as const
export const linen = ['麻', 'Linen', '亚麻'] as const

/** A label of a shirt as the server answers it; findings follow from its content. */
export function demoLabel(change: Partial<QualityLabeling> = {}): QualityLabeling {
  const label: QualityLabeling = {
    id: 7,
    familyId: 5,
    version: 3,
    replacesId: 6,
    status: 'draft',
    styleNo: 'SK27-177',
    itemName: 'タイプライターシャツ',
    itemType: 'ワイシャツ・ブラウス',
    brandId: 1,
    merchandisingId: 177,
    colourScope: [],
    sizeText: 'M',
    labelWidth: 24,
    labelHeight: 72,
    edition: '2024',
    codes: [141, 210, 300, 445, 520, 611, 711],
    unrestricted: [],
    waterRepellent: false,
    wasteSpunRemark: false,
    labellerName: '白詰草アパレル(デモ)',
    labellerAddress: '東京都渋谷区神宮前0-0-1',
    labellerPhone: '03-0000-0001',
    originCountry: 'JP',
    parts: [
      {
        partNameId: 1,
        mode: 'split',
        words: words('表地', 'Shell', '面料'),
        rows: [row('cotton', '70', cotton), row('linen', '30', linen)],
      },
      { partNameId: 7, mode: 'split', words: words('別布', 'Contrast', '配料'), rows: [row('cotton', '100', cotton)] },
    ],
    instructions: [{ id: 1, words: words('洗濯ネットを使用してください', 'Use a laundry net', '请使用洗衣网') }],
    attentions: [{ id: 1, words: words('濃色は色移りすることがあります', 'Dark colours may bleed', '深色可能会掉色') }],
    lab: null,
    comparisons: [],
    findings: [],
    acceptedWarnings: [],
    imageUrl: null,
    foreign: false,
    updatedAt: '2026-11-20T02:00:00.000Z',
    updatedBy: '森下 あさ',
    approvedAt: null,
    approvedBy: null,
    printedAt: null,
    lockVersion: 4,
    ...change,
  }
  return {
    ...label,
    findings:
      change.findings ??
      checkLabel({
        ...label,
        care: label,
        parts: label.parts.map((part) => ({ ...part, partName: String(part.partNameId) })),
      }),
  }
}

export const demoOptions: LabelOptions = {
  brands: [
    { id: 1, name: '白詰草' },
    { id: 2, name: '青嶺' },
  ],
  fabrics: [
    { id: 1, fibre: 'cotton', words: words(...cotton) },
    { id: 2, fibre: 'linen', words: words(...linen) },
  ],
  partNames: [
    { id: 1, words: words('表地', 'Shell', '面料') },
    { id: 2, words: words('裏地', 'Lining', '里料') },
    { id: 7, words: words('別布', 'Contrast', '配料') },
  ],
  instructions: [
    { id: 1, words: words('洗濯ネットを使用してください', 'Use a laundry net', '请使用洗衣网') },
    { id: 4, words: words('あて布を使用してください', 'Use a pressing cloth', '熨烫时请垫布') },
  ],
  attentions: [{ id: 1, words: words('濃色は色移りすることがあります', 'Dark colours may bleed', '深色可能会掉色') }],
  symbolSets: [{ id: 3, name: '化繊・弱水流', edition: '2024', codes: [141, 210, 310, 440, 510, 620, 711] }],
  materials: [
    {
      id: 21,
      code: 'RM-2210',
      name: '綿ブロード',
      composition: [{ fibre: 'cotton', percent: '100' }],
      careCodes: [],
      styleNos: [],
    },
    {
      id: 22,
      code: 'RM-4120',
      name: 'リネンキャンバス',
      composition: [
        { fibre: 'linen', percent: '70' },
        { fibre: 'cotton', percent: '30' },
      ],
      careCodes: [140, 220, 440, 510],
      styleNos: ['SK27-177'],
    },
  ],
  labeller: { name: '白詰草アパレル(デモ)', address: '東京都渋谷区神宮前0-0-1', phone: '03-0000-0001' },
}

const statuses = ['printed', 'approved', 'review', 'draft'] as const

export const demoSummaries: LabelSummary[] = Array.from({ length: 8 }, (_, at) => {
  const {
    brandId,
    merchandisingId,
    edition,
    codes,
    parts,
    version,
    updatedAt,
    updatedBy,
    approvedAt,
    approvedBy,
    printedAt,
    lockVersion,
  } = demoLabel()
  return {
    id: at + 1,
    status: statuses[at % 4]!,
    styleNo: `SK27-${170 + at}`,
    itemName: ['タイプライターシャツ', 'リネンギャザーワンピ', '天竺クルーT'][at % 3]!,
    brandId,
    brandName: '白詰草',
    merchandisingId,
    edition: at === 5 ? '2014' : edition,
    codes: at === 3 ? [] : codes,
    parts: at === 3 ? [] : parts,
    version,
    updatedAt,
    updatedBy,
    approvedAt,
    approvedBy,
    printedAt,
    lockVersion,
    imageUrl: null,
    errors: at === 3 ? 2 : 0,
    warnings: at === 5 ? 1 : 0,
    foreign: false,
  }
})
