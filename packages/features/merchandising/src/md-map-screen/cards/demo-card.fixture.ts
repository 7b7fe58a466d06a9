import type { MerchandisingCard } from '@tsumugi/contract'

/** A card for tests and stories, with what matters to them in `values`. */
export function demoCard(values: Partial<MerchandisingCard> & { id: number }): MerchandisingCard {
  return {
    brandId: 1,
    name: `天竺クルーT ${values.id}`,
    code: `SK27-${String(values.id).padStart(3, '0')}`,
    status: 'planned',
    releaseOn: '2027-03-12',
    categoryIds: [2],
    planQuantity: 100,
    listPrice: '5900',
    unitCost: '1900',
    costSource: 'sheet',
    costSheetId: null,
    colours: [{ name: '生成', hex: '#efe8d8' }],
    tags: [],
    imageUrl: null,
    fileCount: 0,
    lockVersion: 0,
    ...values,
  }
}
