import { materialListings } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery, type Query } from '@tsumugi/queries'
import { useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Screen, Skeleton, useLatest, useStyles } from '@tsumugi/ui'
import { useMemo } from 'react'
import { CompareBar, comparedIn, withCompared } from '../compare/compare-bar.tsx'
import type { NamedCloth } from '../compare/compare-dialog.tsx'
import { Wall } from '../wall/wall.tsx'
import { wallCall, type WallQuery } from '../wall/wall-page.tsx'
import wallCss from '../wall/wall.css?inline'
import { ListingDrawer } from './listing-drawer.tsx'
import { MarketActions } from './market-actions.tsx'
import { MarketFilters } from './market-filters.tsx'
import css from './market-screen.css?inline'
import { marketTexts } from './market-texts.ts'

/** What narrows the wall. */
const narrowing = [
  'q',
  'color',
  'fibre',
  'certificate',
  'weightFrom',
  'weightTo',
  'widthFrom',
  'priceTo',
  'leadTo',
  'freeFrom',
  'folder',
] as const
/** All that its address says: what is open, in which colour, what is compared, and how much a cost sheet needs. */
export const filterKeys = [...narrowing, 'open', 'shade', 'compare', 'need'] as const

/** /materials: a wall of cloth, found by words, colour and what it is made of; one of them beside it. */
export function MarketScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  useStyles(wallCss)
  const place = useListPlace({ query }, href('materials'), filterKeys)
  const { open, shade, compare, need } = place.values
  const asked = useAsked(place.values)
  const compared = useMemo(() => comparedIn(compare), [compare])
  const answer = useQuery(materialListings.list, wallCall(asked, 1), { keep: true })
  return (
    <Screen className="market" title={<Title count={answer.data?.pagination.totalCount} />} actions={<MarketActions />}>
      <MarketFilters values={place.values} onChange={place.set} />
      <Cloths answer={answer} asked={asked} place={place} compared={compared} />
      <CompareBar cloths={compared} onClear={() => place.set({ compare: '' })} />
      {open && (
        <ListingDrawer
          key={open}
          id={Number(open)}
          colorId={Number(shade) || null}
          need={/^\d{1,7}(\.\d{1,2})?$/.test(need) ? need : ''}
          onClose={() => place.set({ open: '', shade: '' })}
        />
      )}
    </Screen>
  )
}

/** The same question as long as what narrows it is the same: tiles are not drawn anew when one of them opens. */
function useAsked(values: Place['values']): WallQuery {
  const wanted = narrowing.map((key) => values[key]).join('\n')
  return useMemo(
    () => Object.fromEntries(wanted.split('\n').flatMap((value, at) => (value ? [[narrowing[at]!, value]] : []))),
    [wanted],
  )
}

type Place = ListPlace<(typeof filterKeys)[number]>

interface ClothsProps {
  readonly answer: Query<typeof materialListings.list>
  readonly asked: WallQuery
  readonly place: Place
  readonly compared: readonly NamedCloth[]
}

/** The wall, or what stands in its place. */
function Cloths({ answer: { data, error, mutate }, asked, place, compared }: ClothsProps) {
  const t = useText(marketTexts)
  const isFiltered = Object.keys(asked).length > 0
  const openCloth = useLatest((id: number, colorId: number | null) =>
    place.set({ open: String(id), shade: colorId === null ? '' : String(colorId) }),
  )
  const compareCloth = useLatest((cloth: NamedCloth) => place.set({ compare: withCompared(compared, cloth) }))
  const clear = () => place.set(Object.fromEntries(narrowing.map((key) => [key, ''])))
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />
  if (data.data.length === 0)
    return (
      <EmptyState
        heading="h2"
        filtered={isFiltered}
        title={t('empty')}
        action={isFiltered ? <Button onClick={clear}>{t('clear')}</Button> : undefined}
      />
    )
  return (
    <Wall
      key={JSON.stringify(asked)}
      query={asked}
      count={data.pagination.totalCount}
      open={place.values.open}
      compared={compared}
      onOpen={openCloth}
      onCompare={compareCloth}
    />
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
