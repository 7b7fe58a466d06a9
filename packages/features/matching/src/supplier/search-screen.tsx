import { openRecruitments, savedSearches, type SearchCriteria } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, Checkbox, DateField, EmptyState, NumberField, SearchField, toast } from '@tsumugi/ui'
import { Bell } from '@tsumugi/ui/icons'
import { Listed } from '../lists/listed.tsx'
import { Room } from '../room/room.tsx'
import { matchingTexts } from '../words/matching-texts.ts'
import { FoundList } from './found-list.tsx'
import { SupplierSearch } from './supplier-search.tsx'
import { WatchRail } from './watch-rail.tsx'

const filterKeys = ['q', 'quantityTo', 'priceFrom', 'deliveryTo', 'fits'] as const

/** /matching/search/:slug?: recruitments for a supplier, suppliers for everybody else. */
export function SearchScreen({ params, query }: PageAddress) {
  const { user } = useSession()
  return (
    <Room current="search">
      {user?.kind === 'supplier' ? (
        <RecruitmentSearch slug={params.slug ?? ''} query={query} />
      ) : (
        <SupplierSearch slug={params.slug ?? ''} query={query} />
      )}
    </Room>
  )
}

interface SearchProps extends Pick<PageAddress, 'query'> {
  /** Words in the path, as links of other pages bring them. */
  readonly slug: string
}

function RecruitmentSearch({ slug, query }: SearchProps) {
  const t = useText(matchingTexts)
  const place = useListPlace({ query }, href('matchingSearch', slug ? { slug } : null), filterKeys)
  const { fits } = place.values
  const criteria = criteriaOf(place.values, slug)
  const { data, error, mutate } = useQuery(
    openRecruitments.list,
    { query: { page: place.page, perPage: 20, ...criteria, ...(fits && { fits: 'true' }) } },
    { keep: true, topics: ['recruitment', 'matching_application'] },
  )
  const clear = () => (slug ? pageNavigator.go(href('matchingSearch')) : place.clear())
  const empty = (
    <EmptyState
      heading="h2"
      filtered={place.filtered}
      title={t('noneFound')}
      action={<Button onClick={clear}>{t('clear')}</Button>}
    />
  )
  return (
    <>
      <h1>{t(fits ? 'foundFitting' : 'found', { count: data ? formatNumber(data.pagination.totalCount) : '–' })}</h1>
      <SearchFields place={place} slug={slug} />
      <div className="matching-cols">
        <Listed data={data} error={error} onRetry={() => void mutate()} empty={empty}>
          {(page) => (
            <div>
              <FoundList label={t('findRecruitments')} page={page} onPage={place.turn} />
            </div>
          )}
        </Listed>
        <WatchRail />
      </div>
    </>
  )
}

type Place = ListPlace<(typeof filterKeys)[number]>

/** What is searched for; whether it fits stands apart, for a query carries it as a word. */
function criteriaOf(
  { q, quantityTo, priceFrom, deliveryTo }: Place['values'],
  slug: string,
): Omit<SearchCriteria, 'fits'> {
  const words = q || slug
  return {
    ...(words && { q: words }),
    ...(quantityTo && { quantityTo: Number(quantityTo) }),
    ...(priceFrom && { priceFrom }),
    ...(deliveryTo && { deliveryTo }),
  }
}

function SearchFields({ place, slug }: Pick<SearchProps, 'slug'> & { readonly place: Place }) {
  const t = useText(matchingTexts)
  const { q, quantityTo, priceFrom, deliveryTo, fits } = place.values
  return (
    <div className="matching-ask">
      <SearchField label={t('searchWords')} value={q || slug} onChange={(typed) => place.set({ q: typed })} />
      <NumberField
        label={t('quantityTo')}
        value={quantityTo ?? ''}
        onChange={(typed) => place.set({ quantityTo: typed })}
      />
      <NumberField
        label={t('priceFrom')}
        value={priceFrom ?? ''}
        onChange={(typed) => place.set({ priceFrom: typed })}
      />
      <DateField
        label={t('deliveryTo')}
        value={deliveryTo ?? ''}
        onChange={(typed) => place.set({ deliveryTo: typed })}
      />
      <Checkbox checked={fits === 'true'} onChange={(isOn) => place.set({ fits: isOn ? 'true' : '' })}>
        {t('onlyFitting')}
      </Checkbox>
      <KeepSearch criteria={{ ...criteriaOf(place.values, slug), ...(fits && { fits: true }) }} />
    </div>
  )
}

function KeepSearch({ criteria }: { readonly criteria: SearchCriteria }) {
  const t = useText(matchingTexts)
  const keep = useChange(savedSearches.create)
  const name =
    Object.values(criteria)
      .map(String)
      .filter((word) => word !== 'true')
      .join('・') || t('allRecruitments')
  return (
    <Button
      type="info-plain"
      icon={Bell}
      onClick={() =>
        void keep({ body: { savedSearch: { name: name.slice(0, 60), criteria } } }).then(() =>
          toast({ title: t('searchKept') }),
        )
      }
    >
      {t('keepSearch')}
    </Button>
  )
}
