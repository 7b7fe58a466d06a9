import type { Category, Merchandising, MerchandisingFile, MerchandisingVersion } from '@tsumugi/contract'

/** A shirt drawn in one colour, for stories and tests. */
export function demoSketch(cloth: string): string {
  const path =
    'M70 22 32 38 14 120 38 126 50 80 50 206 150 206 150 80 162 126 186 120 168 38 130 22 100 36Z M70 22 84 46 100 36 116 46 130 22 M100 36V206'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220"><path fill="${cloth}" stroke="#3a332c" stroke-width="2.4" stroke-linejoin="round" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function demoFile(values: Partial<MerchandisingFile> & { id: number }): MerchandisingFile {
  const url = demoSketch('#fbfaf7')
  return {
    kind: 'image',
    name: `SK27-177_${values.id}.png`,
    position: values.id,
    primary: false,
    size: 184_320,
    contentType: 'image/png',
    url: values.url ?? url,
    previewUrl: null,
    thumbnails: { 120: values.url ?? url, 480: values.url ?? url },
    createdAt: '2026-11-18T03:00:00Z',
    ...values,
  }
}

export const demoPdf = demoFile({
  id: 9,
  kind: 'pdf',
  name: '仕様書_SK27-177_v3.pdf',
  size: 1_258_291,
  previewUrl: 'about:blank',
  thumbnails: {},
})

export const demoFiles = [
  demoFile({ id: 1, primary: true }),
  demoPdf,
  demoFile({ id: 2, url: demoSketch('#243a5e') }),
  demoFile({ id: 3, url: demoSketch('#c9c8c4') }),
  demoFile({ id: 4, kind: 'video', name: '縫製の確認', size: null, thumbnails: {}, previewUrl: 'about:blank#video' }),
  demoFile({ id: 5, kind: 'office', name: '数量表.xlsx', thumbnails: {}, previewUrl: 'about:blank#office' }),
]

export function demoProduct(values: Partial<Merchandising> = {}): Merchandising {
  return {
    id: 177,
    brandId: 1,
    name: 'タイプライターシャツ',
    code: 'SK27-177',
    status: 'in_development',
    releaseOn: '2027-03-12',
    categoryIds: [3, 12],
    planQuantity: 1400,
    listPrice: '13900',
    unitCost: '4295',
    costSource: 'sheet',
    costSheetId: null,
    costSheet: null,
    colours: [
      { name: '白', hex: '#fbfaf7' },
      { name: '紺', hex: '#243a5e' },
    ],
    tags: ['定番', '展示会'],
    imageUrl: demoSketch('#fbfaf7'),
    fileCount: demoFiles.length,
    lockVersion: 3,
    markdownPercent: '20',
    salesPlan: '17200000',
    note: '第2ボタンから下は比翼。衿は台衿つき。生地は泉州のタイプライター、洗い加工あり。',
    template: false,
    primaryProductionId: null,
    currency: 'JPY',
    files: demoFiles,
    updatedAt: '2026-11-20T04:12:00Z',
    updatedBy: '森下 あさ',
    ...values,
  }
}

const category = (
  id: number,
  brandId: number | null,
  parentId: number | null,
  layer: number,
  name: string,
): Category => ({ id, brandId, parentId, layer, name, code: null, position: id, itemCount: 0, lockVersion: 0 })

/** The organisation's tree in two layers, and the brand's in one. */
export const demoTrees: readonly Category[] = [
  category(1, null, null, 1, 'トップス'),
  category(2, null, 1, 2, 'カットソー'),
  category(3, null, 1, 2, 'シャツ'),
  category(4, null, null, 1, 'アウター'),
  category(5, null, 4, 2, 'コート'),
  category(11, 1, null, 1, '日常着'),
  category(12, 1, null, 1, '仕事着'),
]

export const demoVersions: readonly MerchandisingVersion[] = [
  version(5, 'updated', [{ field: 'releaseOn', before: '2027-03-05', after: '2027-03-12' }]),
  {
    ...version(4, 'updated', [
      { field: 'unitCost', before: '4410', after: '4295' },
      { field: 'categoryIds', before: [2], after: [3, 12] },
    ]),
    originalBy: '沖 管理',
  },
  version(3, 'file_added', [{ field: 'files', before: null, after: '仕様書_SK27-177_v3.pdf' }]),
  version(2, 'updated', [
    {
      field: 'colours',
      before: [],
      after: [
        { name: '白', hex: '#fbfaf7' },
        { name: '紺', hex: '#243a5e' },
      ],
    },
  ]),
  version(1, 'created', []),
]

function version(
  id: number,
  action: MerchandisingVersion['action'],
  changes: MerchandisingVersion['changes'],
): MerchandisingVersion {
  return { id, at: `2026-11-${15 + id}T03:00:00Z`, by: '森下 あさ', originalBy: null, action, changes }
}
