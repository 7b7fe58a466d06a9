import type { Garment } from './sketch/garment.ts'
import type { DemoDataset } from './dataset/demo-rows.ts'
import type { DemoExhibitionItem } from './dataset/exhibitions.ts'

export interface DemoExhibitionOutfit {
  id: number
  exhibitionId: number
  userGroupId: number
  name: string
  note: string
  position: number
  itemIds: number[]
  garments: Garment[]
}

export interface DemoExhibitionCover {
  exhibitionId: number
  userGroupId: number
  garments: Garment[]
}

const names = [
  ['海辺の朝', '袖を通すだけで決まる、軽い一組。'],
  ['町の午後', '仕事にも休日にも。'],
  ['旅の支度', 'しわになりにくい布で揃えました。'],
  ['雨上がり', '色を一つだけ効かせて。'],
  ['庭の手入れ', '動きやすく、洗いやすく。'],
] as const

const upper = new Set([
  'tee',
  'shirt',
  'blouse',
  'sweatshirt',
  'hoodie',
  'knit',
  'cable-knit',
  'cardigan',
  'jacket',
  'coat',
])
const lower = new Set(['trousers', 'denim', 'skirt'])

/** What the pictures of an exhibition are drawn from: each item with its first sketch. */
const sketched = (demo: DemoDataset, items: readonly DemoExhibitionItem[]) => {
  const files = new Map(demo.mdFiles.map((file) => [file.id, file.sketch]))
  return items.flatMap((item) => {
    const sketch = files.get(item.pictures[0]?.fileId ?? 0)
    return sketch ? [{ item, sketch }] : []
  })
}

const perExhibition = (items: readonly DemoExhibitionItem[]) =>
  [...new Set(items.map(({ exhibitionId }) => exhibitionId))].map((id) =>
    items.filter(({ exhibitionId }) => exhibitionId === id),
  )

/** Something above, something below, and a bag where there is one. */
export function outfitsFor(demo: DemoDataset, items: readonly DemoExhibitionItem[]): DemoExhibitionOutfit[] {
  const outfits: DemoExhibitionOutfit[] = []
  for (const shown of perExhibition(items)) {
    const of = (kinds: ReadonlySet<string>) => sketched(demo, shown).filter(({ sketch }) => kinds.has(sketch.kind))
    const [tops, bottoms, bags] = [of(upper), of(lower), of(new Set(['bag']))]
    // Far apart in the list, so that they differ.
    const step = Math.max(1, Math.floor(tops.length / names.length))
    for (const [position, [name, note]] of names.entries()) {
      const parts = [tops[position * step], bottoms[position], position % 2 ? undefined : bags[position / 2]]
      const worn = parts.filter((part) => part !== undefined)
      if (!parts[0] || !parts[1]) break
      outfits.push({
        id: outfits.length + 1,
        exhibitionId: worn[0]!.item.exhibitionId,
        userGroupId: worn[0]!.item.userGroupId,
        name,
        note,
        position,
        itemIds: worn.map(({ item }) => item.id),
        garments: worn.map(({ sketch }) => sketch),
      })
    }
  }
  return outfits
}

/** Those that differ most from each other, on a rail. */
export function coversFor(demo: DemoDataset, items: readonly DemoExhibitionItem[]): DemoExhibitionCover[] {
  return perExhibition(items).map((shown) => {
    const all = sketched(demo, shown).map(({ sketch }) => sketch)
    const step = Math.max(1, Math.floor(all.length / 8))
    return {
      exhibitionId: shown[0]!.exhibitionId,
      userGroupId: shown[0]!.userGroupId,
      garments: all.filter((_, at) => at % step === 0).slice(0, 8),
    }
  })
}
