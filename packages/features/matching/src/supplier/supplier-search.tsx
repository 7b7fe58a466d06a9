import { matchingProfiles, recruitments, type FoundProfile, type Pagination } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, NumberField, Pager, SearchField, Select, TextField } from '@tsumugi/ui'
import { Listed } from '../lists/listed.tsx'
import { matchingTexts } from '../words/matching-texts.ts'
import { SupplierCard } from './supplier-card.tsx'

const filterKeys = ['q', 'machine', 'certificate', 'lotTo', 'recruitmentId'] as const

interface SupplierSearchProps extends Pick<PageAddress, 'query'> {
  /** Words in the path, as links of other pages bring them. */
  readonly slug: string
}

/** Suppliers that show their profile; with a recruitment of one’s own, why each fits it. */
export function SupplierSearch({ slug, query }: SupplierSearchProps) {
  const t = useText(matchingTexts)
  const place = useListPlace({ query }, href('matchingSearch', slug ? { slug } : null), filterKeys)
  const { q, recruitmentId } = place.values
  const words = q || slug
  const criteria = criteriaOf({ ...place.values, q: words })
  const { data, error, mutate } = useQuery(
    matchingProfiles.list,
    { query: { page: place.page, perPage: 20, ...criteria } },
    { keep: true },
  )
  const empty = (
    <EmptyState
      heading="h2"
      filtered={place.filtered}
      title={t('noSuppliers')}
      action={<Button onClick={place.clear}>{t('clear')}</Button>}
    />
  )
  return (
    <>
      <h1>{t('foundSuppliers', { count: data ? formatNumber(data.pagination.totalCount) : '–' })}</h1>
      <SupplierFields place={place} words={words} />
      <Listed data={data} error={error} onRetry={() => void mutate()} empty={empty}>
        {(page) => (
          <FoundSuppliers
            page={page}
            recruitmentId={recruitmentId ? Number(recruitmentId) : null}
            onPage={place.turn}
          />
        )}
      </Listed>
    </>
  )
}

const criteriaOf = ({
  q,
  machine,
  certificate,
  lotTo,
  recruitmentId,
}: Partial<Record<(typeof filterKeys)[number], string>>) => ({
  ...(q && { q }),
  ...(machine && { machine }),
  ...(certificate && { certificate }),
  ...(lotTo && { lotTo: Number(lotTo) }),
  ...(recruitmentId && { recruitmentId: Number(recruitmentId) }),
})

interface SupplierFieldsProps {
  readonly place: ListPlace<(typeof filterKeys)[number]>
  readonly words: string
}

function SupplierFields({ place, words }: SupplierFieldsProps) {
  const t = useText(matchingTexts)
  const { user } = useSession()
  const own = useQuery(recruitments.list, user?.kind === 'brand' ? { query: { perPage: 100 } } : null).data?.data ?? []
  const { machine = '', certificate = '', lotTo = '', recruitmentId = '' } = place.values
  return (
    <div className="matching-ask">
      <SearchField label={t('supplierWords')} value={words} onChange={(typed) => place.set({ q: typed })} />
      <TextField label={t('machine')} value={machine} onChange={(typed) => place.set({ machine: typed })} />
      <TextField
        label={t('certificate')}
        value={certificate}
        maxLength={40}
        onChange={(typed) => place.set({ certificate: typed })}
      />
      <NumberField label={t('lotTo')} value={lotTo} onChange={(typed) => place.set({ lotTo: typed })} />
      {own.length > 0 && (
        <Select
          label={t('forRecruitment')}
          placeholder={t('any')}
          value={recruitmentId}
          options={own.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(chosen) => place.set({ recruitmentId: chosen })}
        />
      )}
    </div>
  )
}

interface FoundSuppliersProps {
  readonly page: { readonly data: readonly FoundProfile[]; readonly pagination: Pagination }
  readonly recruitmentId: number | null
  onPage(page: number): void
}

function FoundSuppliers({ page: { data, pagination }, recruitmentId, onPage }: FoundSuppliersProps) {
  const t = useText(matchingTexts)
  return (
    <>
      <ul className="matching-found" aria-label={t('supplierSearch')}>
        {data.map((profile) => (
          <SupplierCard key={profile.group.id} profile={profile} recruitmentId={recruitmentId} />
        ))}
      </ul>
      <Pager pagination={pagination} onPage={onPage} />
    </>
  )
}
