import { materialListings, type MaterialListing } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Pager, Screen, Skeleton, useStyles } from '@tsumugi/ui'
import { ClothTile } from './cloth-tile.tsx'
import { ListingDrawer } from './listing-drawer.tsx'
import { MarketFilters } from './market-filters.tsx'
import css from './market-screen.css?inline'
import { marketTexts } from './market-texts.ts'

export const filterKeys = [
  'q',
  'color',
  'fibre',
  'certificate',
  'weightFrom',
  'priceTo',
  'leadTo',
  'freeFrom',
  'open',
] as const

/** /materials: a wall of cloth, found by words, colour and what it is made of; one of them beside it. */
export function MarketScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(marketTexts)
  const place = useListPlace({ query }, href('materials'), filterKeys)
  const { open, ...values } = place.values
  const asked = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
  const { data, error, mutate } = useQuery(
    materialListings.list,
    { query: { page: place.page, perPage: 60, ...asked } },
    { keep: true },
  )
  const isFiltered = Object.keys(asked).length > 0
  return (
    <Screen className="market" title={<Title count={data?.pagination.totalCount} />}>
      <MarketFilters values={place.values} onChange={place.set} />
      {!data ? (
        error ? (
          <ErrorState heading="h2" onRetry={() => void mutate()} />
        ) : (
          <Skeleton rows={6} />
        )
      ) : data.data.length === 0 ? (
        <EmptyState
          heading="h2"
          filtered={isFiltered}
          title={t('empty')}
          action={isFiltered ? <Button onClick={place.clear}>{t('clear')}</Button> : undefined}
        />
      ) : (
        <>
          <Wall listings={data.data} open={open} onOpen={(id) => place.set({ open: String(id) })} />
          <Pager pagination={data.pagination} onPage={place.turn} />
        </>
      )}
      {open && <ListingDrawer key={open} id={Number(open)} onClose={() => place.set({ open: '' })} />}
    </Screen>
  )
}

interface WallProps {
  readonly listings: readonly MaterialListing[]
  readonly open: string
  onOpen(id: number): void
}

function Wall({ listings, open, onOpen }: WallProps) {
  const t = useText(marketTexts)
  return (
    <ul className="cloths" aria-label={t('wall')}>
      {listings.map((listing) => (
        <ClothTile
          key={listing.id}
          listing={listing}
          isOpen={String(listing.id) === open}
          onOpen={() => onOpen(listing.id)}
        />
      ))}
    </ul>
  )
}

function Title({ count }: { readonly count: number | undefined }) {
  const t = useText(marketTexts)
  return (
    <>
      {t('title')}{' '}
      {count !== undefined && <span className="small soft">{t('count', { count: formatNumber(count) })}</span>}
    </>
  )
}
