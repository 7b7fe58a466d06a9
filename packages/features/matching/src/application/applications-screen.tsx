import { applications, type MatchingApplication } from '@tsumugi/contract'
import { applicationStatuses, type ApplicationStatus } from '@tsumugi/domain/matching'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, Screen, Status, type Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import { Listed } from '../lists/listed.tsx'
import { PagedTable } from '../lists/paged-table.tsx'
import { StatusTabs } from '../lists/status-tabs.tsx'
import { applicationLook } from '../words/matching-looks.ts'
import { matchingTexts, type MatchingText } from '../words/matching-texts.ts'

const open = ({ id }: Pick<MatchingApplication, 'id'>) =>
  pageNavigator.go(href('matchingWorkerApplication', { applicationId: id }))

/** /matching-console/worker: a supplier’s own applications. */
export function ApplicationsScreen({ query }: Pick<PageAddress, 'query'>) {
  const t = useText(matchingTexts)
  const place = useListPlace({ query }, href('matchingWorker'), ['status'])
  const { status } = place.values
  const { data, error, mutate } = useQuery(
    applications.list,
    { query: { page: place.page, ...(status && { status: status as ApplicationStatus }) } },
    { keep: true },
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const search = <Button href={href('matchingSearch')}>{t('findRecruitments')}</Button>
  return (
    <Screen title={t('applications')} actions={search}>
      <StatusTabs
        statuses={applicationStatuses}
        counts={data?.tabs}
        nameOf={(key) => t(`application.${key}`)}
        value={status ?? ''}
        onChange={(chosen) => place.set({ status: chosen })}
      />
      <Listed
        data={data}
        error={error}
        onRetry={() => void mutate()}
        empty={<EmptyState heading="h2" filtered={place.filtered} title={t('noApplications')} action={search} />}
      >
        {(page) => (
          <PagedTable label={t('applications')} columns={columns} page={page} onOpen={open} onPage={place.turn} />
        )}
      </Listed>
    </Screen>
  )
}

const columnsOf = (t: MatchingText): Column<MatchingApplication>[] => [
  {
    key: 'title',
    head: t('title'),
    width: 256,
    kept: true,
    cell: ({ id, recruitment }) => (
      <a href={href('matchingWorkerApplication', { applicationId: id })}>{recruitment.title}</a>
    ),
  },
  { key: 'partner', head: t('recruiter'), width: 160, cell: ({ partner }) => partner ?? t('nameHidden') },
  {
    key: 'status',
    head: t('status'),
    width: 120,
    cell: ({ status }) => <Status look={applicationLook[status]}>{t(`application.${status}`)}</Status>,
  },
  {
    key: 'price',
    head: t('offer.price'),
    width: 120,
    align: 'end',
    cell: ({ price, currency }) => (price === null ? '–' : formatMoney(price, currency)),
  },
  { key: 'comments', head: t('comments'), width: 88, align: 'end', cell: ({ commentCount }) => commentCount },
  { key: 'applyBy', head: t('applyBy'), width: 120, cell: ({ recruitment }) => formatDate(recruitment.applyBy) },
  { key: 'updatedAt', head: t('changedOn'), width: 120, cell: ({ updatedAt }) => formatDate(updatedAt) },
]
