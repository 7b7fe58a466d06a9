import { materialListings, type CallOf, type MaterialListing } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'
import { useShelf } from '../bookmarks/use-bookmarks.ts'
import type { NamedCloth } from '../compare/named-cloth.ts'
import { ClothTile } from './cloth-tile.tsx'
import { placeOf, type WallView } from './use-wall-view.ts'

/** Cloths that are asked for at once. */
export const perWallPage = 60

export type WallQuery = Omit<NonNullable<CallOf<typeof materialListings.list>['query']>, 'page' | 'perPage'>

/** One page of the wall as it is asked for: the screen and the wall share its answer. */
export const wallCall = (query: WallQuery, page: number) => ({ query: { ...query, page, perPage: perWallPage } })

interface WallPageProps {
  readonly page: number
  readonly query: WallQuery
  readonly count: number
  readonly view: WallView
  readonly open: string
  readonly compared: readonly NamedCloth[]
  readonly active: number
  onOpen(id: number, colorId: number | null): void
  onCompare(cloth: NamedCloth): void
}

/** The tiles of one page that are near what is seen; cloth that is still on its way has its place already. */
export function WallPage({ page, query, count, view, open, compared, active, onOpen, onCompare }: WallPageProps) {
  const { data } = useQuery(materialListings.list, wallCall(query, page), { once: true, stays: true })
  const shelf = useShelf()
  const first = (page - 1) * perWallPage
  const from = Math.max(view.from, first)
  const to = Math.min(view.to, first + perWallPage)
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => {
    const at = from + step
    const listing: MaterialListing | undefined = data?.data[at - first]
    const { left, top, width } = placeOf(view, at)
    return (
      <li
        key={listing?.id ?? `at-${at}`}
        data-at={at}
        data-open={(listing && String(listing.id) === open) || undefined}
        aria-posinset={at + 1}
        aria-setsize={count}
        style={{ translate: `${left}px ${top}px`, inlineSize: width }}
      >
        {listing ? (
          <ClothTile
            listing={listing}
            shelf={shelf}
            isOpen={String(listing.id) === open}
            isCompared={compared.some(({ id }) => id === listing.id)}
            isReachable={at === active}
            onOpen={onOpen}
            onCompare={onCompare}
          />
        ) : (
          <span className="swatch-cut is-waiting" />
        )}
      </li>
    )
  })
}
