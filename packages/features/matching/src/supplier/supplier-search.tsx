import { matchingProfiles, recruitments, type FoundProfile, type Pagination } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, Chip, EmptyState, NumberField, Pager, SearchField, Select, TextField } from '@tsumugi/ui'
import { Listed } from '../lists/listed.tsx'
import { matchingTexts } from '../words/matching-texts.ts'
import { Figures } from '../profile/figures.tsx'
import { Reasons } from '../open-recruitment/recruitment-parts.tsx'

const filterKeys = ['q', 'machine', 'lotTo', 'recruitmentId'] as const

interface SupplierSearchProps extends Pick<PageAddress, 'query'> {
  /** Words in the path, as links of other pages bring them. */
  readonly slug: string
}

/** Suppliers that show their profile; with a recruitment of one’s own, why each fits it. */
export function SupplierSearch({ slug, query }: SupplierSearchProps) {
  const t = useText(matchingTexts)
  const place = useListPlace({ query }, href('matchingSearch', slug ? { slug } : null), filterKeys)
  const { q, machine, lotTo, recruitmentId } = place.values
  const words = q || slug
  const criteria = {
    ...(words && { q: words }),
    ...(machine && { machine }),
    ...(lotTo && { lotTo: Number(lotTo) }),
    ...(recruitmentId && { recruitmentId: Number(recruitmentId) }),
  }
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
        {(page) => <FoundSuppliers page={page} onPage={place.turn} />}
      </Listed>
    </>
  )
}

interface SupplierFieldsProps {
  readonly place: ListPlace<(typeof filterKeys)[number]>
  readonly words: string
}

function SupplierFields({ place, words }: SupplierFieldsProps) {
  const t = useText(matchingTexts)
  const { user } = useSession()
  const own = useQuery(recruitments.list, user?.kind === 'brand' ? { query: { perPage: 100 } } : null).data?.data ?? []
  const { machine = '', lotTo = '', recruitmentId = '' } = place.values
  return (
    <div className="matching-ask">
      <SearchField label={t('supplierWords')} value={words} onChange={(typed) => place.set({ q: typed })} />
      <TextField label={t('machine')} value={machine} onChange={(typed) => place.set({ machine: typed })} />
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
  onPage(page: number): void
}

function FoundSuppliers({ page: { data, pagination }, onPage }: FoundSuppliersProps) {
  const t = useText(matchingTexts)
  return (
    <>
      <ul className="matching-found" aria-label={t('supplierSearch')}>
        {data.map((profile) => (
          <SupplierCard key={profile.group.id} profile={profile} />
        ))}
      </ul>
      <Pager pagination={pagination} onPage={onPage} />
    </>
  )
}

function SupplierCard({ profile }: { readonly profile: FoundProfile }) {
  const t = useText(matchingTexts)
  const { group, area, intro, machines, certificates, minLot, leadDays, photos, videoUrls, figures, reasons } = profile
  const facts = [
    machines.map(({ name, count }) => `${name} ${t('machinesOf', { count })}`).join('・'),
    minLot === null ? '' : t('lotFrom', { count: formatNumber(minLot) }),
    leadDays === null ? '' : t('days', { count: leadDays }),
    certificates.join('・'),
  ].filter(Boolean)
  return (
    <li className="matching-card">
      <div>
        <h2>
          {group.name} {profile.isSupplier && <Chip hue="bamboo">{t('isSupplier')}</Chip>}
        </h2>
        <span className="small soft">{[area, group.country].filter(Boolean).join('・')}</span>
        <p className="small">{intro}</p>
        <p className="small">{facts.join(' / ')}</p>
        <Reasons reasons={reasons} />
        {photos.length > 0 && (
          <div className="matching-photos">
            {photos.slice(0, 4).map(({ id, url, name, caption }) => (
              <img key={id} src={url} alt={caption || name} loading="lazy" />
            ))}
          </div>
        )}
        {videoUrls.map((url) => (
          <a key={url} className="small" href={url} target="_blank" rel="noreferrer">
            {t('video')}: {new URL(url).hostname}
          </a>
        ))}
      </div>
      <div className="aside">
        <Figures figures={figures} />
      </div>
    </li>
  )
}
