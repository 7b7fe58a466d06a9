import { href } from '@tsumugi/navigation'
import { positive, useAddress, type PageAddress } from '@tsumugi/records'
import { useState } from 'react'
import { queryOf, seasonIn, viewOf, defaultView, type MapView } from './map-view.ts'

/** What the map shows: whose, which product stands open, and how it is looked at. */
export interface MapPlace {
  brandId: number | null
  productId: number | null
  view: MapView
}

/** Where that is kept: in the address of the page, or in the widget itself. */
export interface ViewAddress {
  place: MapPlace
  /** Opening a product can be gone back from; a change of view replaces the address. */
  go(change: Partial<MapPlace>): void
}

export const placeIn = ({ params, query }: PageAddress): MapPlace => ({
  brandId: positive(params.brandId ?? query.brand_id),
  productId: positive(params.id),
  view: viewOf(query),
})

/** In our own app all of it travels in the address: `/s/merchandisings/md_map/1/177?unit=half`. */
export function usePageAddress(address: PageAddress): ViewAddress {
  const { place, go } = useAddress(() => placeIn(address), addressOf)
  return {
    place,
    go(change) {
      const next = { ...place, ...change }
      go(next, next.productId !== place.productId ? 'push' : 'replace')
    },
  }
}

/** The address of a place on the map. A product needs its brand; without one only the brand is named. */
export function addressOf({ brandId, productId, view }: MapPlace): string {
  if (brandId !== null && productId !== null)
    return href('mdMapItem', { brandId: String(brandId), id: String(productId) }, queryOf(view))
  return href('mdMap', null, { brand_id: brandId, ...queryOf(view) })
}

export interface MapAttributes {
  brandId?: number | null
  season?: string | null
  productId?: number | null
}

/** In a widget the page's attributes say what is shown, until somebody chooses otherwise. */
export function useOwnAddress({ brandId = null, season = null, productId = null }: MapAttributes): ViewAddress {
  const [place, setPlace] = useState<MapPlace>({
    brandId,
    productId,
    view: { ...defaultView, season: seasonIn(season) },
  })
  const given = JSON.stringify([brandId, season, productId])
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setPlace(({ view }) => ({ brandId, productId, view: { ...view, season: seasonIn(season) } }))
  }
  return { place, go: (change) => setPlace((now) => ({ ...now, ...change })) }
}
