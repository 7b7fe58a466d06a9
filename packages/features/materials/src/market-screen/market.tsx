import { materialListings } from '@tsumugi/contract'
import { lazyPart, useHost } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { useQuery, type Query } from '@tsumugi/queries'
import type { ListPlace } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Skeleton, useLatest, useStyles } from '@tsumugi/ui'
import { Suspense, useMemo, type ReactNode } from 'react'
import { CompareBar, comparedIn, withCompared } from '../compare/compare-bar.tsx'
import type { NamedCloth } from '../compare/named-cloth.ts'
import { Wall } from '../wall/wall.tsx'
import { wallCall, type WallQuery } from '../wall/wall-page.tsx'
import wallCss from '../wall/wall.css?inline'
import { MarketFilters } from './market-filters.tsx'
import css from './market-screen.css?inline'
import { marketTexts } from './market-texts.ts'

const ListingDrawer = lazyPart(() => import('./listing-drawer.tsx').then((m) => ({ default: m.ListingDrawer })))

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
/** All that its address says: what is open, in which colour, what is compared, and what a cost sheet needs, for which line. */
export const filterKeys = [...narrowing, 'open', 'shade', 'compare', 'need', 'line'] as const

export type MarketPlace = ListPlace<(typeof filterKeys)[number]>

interface MarketProps {
  readonly place: MarketPlace
  /** Draws what stands around the wall, once it is known how many cloths there are. */
  readonly frame: (count: number | undefined, body: ReactNode) => ReactNode
}

/** A wall of cloth, found by words, colour and what it is made of; one of them beside it. */
export function Market({ place, frame }: MarketProps) {
  useStyles(css)
  useStyles(wallCss)
  const { open, shade, compare, need, line } = place.values
  const asked = useAsked(place.values)
  const compared = useMemo(() => comparedIn(compare), [compare])
  const answer = useQuery(materialListings.list, wallCall(asked, 1), { keep: true })
  return frame(
    answer.data?.pagination.totalCount,
    <>
      <MarketFilters values={place.values} onChange={place.set} />
      <Cloths answer={answer} asked={asked} place={place} compared={compared} />
      <CompareBar cloths={compared} onClear={() => place.set({ compare: '' })} />
      <Suspense>
        {open && (
          <ListingDrawer
            key={open}
            id={Number(open)}
            colorId={Number(shade) || null}
            need={/^\d{1,7}(\.\d{1,2})?$/.test(need) ? need : ''}
            costLineId={Number(line) || null}
            onClose={() => place.set({ open: '', shade: '' })}
          />
        )}
      </Suspense>
    </>,
  )
}

/** The same question as long as what narrows it is the same: tiles are not drawn anew when one of them opens. */
function useAsked(values: MarketPlace['values']): WallQuery {
  const wanted = narrowing.map((key) => values[key]).join('\n')
  return useMemo(
    () => Object.fromEntries(wanted.split('\n').flatMap((value, at) => (value ? [[narrowing[at]!, value]] : []))),
    [wanted],
  )
}

interface ClothsProps {
  readonly answer: Query<typeof materialListings.list>
  readonly asked: WallQuery
  readonly place: MarketPlace
  readonly compared: readonly NamedCloth[]
}

/** The wall, or what stands in its place. */
function Cloths({ answer: { data, error, mutate }, asked, place, compared }: ClothsProps) {
  const t = useText(marketTexts)
  const isFiltered = Object.keys(asked).length > 0
  const { emit } = useHost()
  const openCloth = useLatest((id: number, colorId: number | null) => {
    if (!emit('material-open', { id, colorId }, { cancelable: true })) return
    place.set({ open: String(id), shade: colorId === null ? '' : String(colorId) })
  })
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
