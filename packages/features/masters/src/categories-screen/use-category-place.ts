import { href } from '@tsumugi/navigation'
import { positive, useAddress, type PageAddress } from '@tsumugi/records'

interface Place {
  id: number | null
  brandId: number | null
  adds: boolean
}

/** Which tree and which category the address names: `/s/brand_defined_categories/12`, `?brand_id=1`, `?new=1`. */
export function useCategoryPlace({ params, query, ofBrands }: PageAddress & { ofBrands: boolean }) {
  const read = (): Place => ({ id: positive(params.id), brandId: positive(query.brand_id), adds: query.new === '1' })
  const { place, go } = useAddress(read, (at) => addressOf(at, ofBrands))
  return {
    ...place,
    go(change: Partial<Place>) {
      const next = { ...place, ...change }
      go(next, next.id !== place.id ? 'push' : 'replace')
    },
  }
}

function addressOf({ id, brandId, adds }: Place, ofBrands: boolean): string {
  const query = { ...(ofBrands && id === null && { brand_id: brandId }), new: adds ? '1' : null }
  const one = { id: String(id) }
  if (ofBrands)
    return id === null ? href('brandDefinedCategories', null, query) : href('brandDefinedCategory', one, query)
  return id === null ? href('userGroupDefinedCategories', null, query) : href('userGroupDefinedCategory', one, query)
}
