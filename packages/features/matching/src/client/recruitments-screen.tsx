import { recruitments, type Recruitment } from '@tsumugi/contract'
import { recruitmentStatuses, type RecruitmentStatus } from '@tsumugi/domain/matching'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListKeys, useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, Screen, SearchField, Status, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { Listed } from '../lists/listed.tsx'
import { PagedTable } from '../lists/paged-table.tsx'
import { StatusTabs } from '../lists/status-tabs.tsx'
import { recruitmentLook } from '../words/matching-looks.ts'
import { matchingTexts, type MatchingText } from '../words/matching-texts.ts'
import { quantityWords } from '../words/shown.tsx'
import { NewDialog } from './new-dialog.tsx'

const open = ({ id, status }: Pick<Recruitment, 'id' | 'status'>) =>
  pageNavigator.go(
    href(status === 'draft' ? 'matchingClientRecruitmentEdit' : 'matchingClientRecruitment', { recruitmentId: id }),
  )

/** /matching-console/client: a brand’s recruitments. */
export function RecruitmentsScreen({ query }: Pick<PageAddress, 'query'>) {
  const t = useText(matchingTexts)
  const [isAdding, add] = useState(false)
  useListKeys({ n: () => add(true) })
  const button = (
    <Button type="primary" icon={Plus} onClick={() => add(true)}>
      {t('addRecruitment')}
    </Button>
  )
  return (
    <Screen title={t('recruitments')} actions={button}>
      <Recruitments query={query} button={button} />
      {isAdding && <NewDialog onClose={() => add(false)} />}
    </Screen>
  )
}

interface RecruitmentsProps extends Pick<PageAddress, 'query'> {
  /** Adds one: offered where there is none. */
  readonly button: ReactNode
}

function Recruitments({ query, button }: RecruitmentsProps) {
  const t = useText(matchingTexts)
  const place = useListPlace({ query }, href('matchingClient'), ['status', 'q'])
  const { status, q } = place.values
  const { data, error, mutate } = useQuery(
    recruitments.list,
    { query: { page: place.page, ...(q && { q }), ...(status && { status: status as RecruitmentStatus }) } },
    { keep: true, topics: ['matching_application'] },
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const action = place.filtered ? <Button onClick={place.clear}>{t('clear')}</Button> : button
  return (
    <>
      <StatusTabs
        statuses={recruitmentStatuses}
        counts={data?.tabs}
        nameOf={(key) => t(`recruitment.${key}`)}
        value={status ?? ''}
        onChange={(chosen) => place.set({ status: chosen })}
      />
      <SearchField label={t('searchOwn')} value={q ?? ''} onChange={(words) => place.set({ q: words })} />
      <Listed
        data={data}
        error={error}
        onRetry={() => void mutate()}
        empty={<EmptyState heading="h2" filtered={place.filtered} title={t('noRecruitments')} action={action} />}
      >
        {(page) => (
          <PagedTable label={t('recruitments')} columns={columns} page={page} onOpen={open} onPage={place.turn} />
        )}
      </Listed>
    </>
  )
}

const columnsOf = (t: MatchingText): Column<Recruitment>[] => [
  {
    key: 'number',
    head: t('number'),
    width: 128,
    kept: true,
    cell: ({ number }) => <span className="code">{number ?? '–'}</span>,
  },
  { key: 'title', head: t('title'), width: 280, cell: ({ title }) => <b>{title}</b> },
  {
    key: 'status',
    head: t('status'),
    width: 120,
    cell: ({ status }) => <Status look={recruitmentLook[status]}>{t(`recruitment.${status}`)}</Status>,
  },
  { key: 'amount', head: t('amount'), width: 150, cell: (row) => quantityWords(t, row) },
  {
    key: 'applications',
    head: t('applicationsHead'),
    width: 96,
    align: 'end',
    cell: ({ applicationCount }) => applicationCount,
  },
  {
    key: 'questions',
    head: t('openQuestions'),
    width: 96,
    align: 'end',
    cell: ({ openQuestionCount }) => openQuestionCount,
  },
  { key: 'applyBy', head: t('applyBy'), width: 120, cell: ({ applyBy }) => formatDate(applyBy) },
]
