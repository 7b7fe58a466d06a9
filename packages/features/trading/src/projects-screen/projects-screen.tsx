import { projects, projectStatuses, type Project } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { ListOutcome, useListKeys, useListPlace, type PageAddress } from '@tsumugi/records'
import {
  Button,
  EmptyState,
  Pager,
  Screen,
  SearchField,
  Status,
  Table,
  Tabs,
  useStyles,
  type Column,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { tradingTexts, type TradingText } from '../words/trading-texts.ts'
import { BudgetBar } from './budget-bar.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { projectLook } from './project-look.ts'
import css from './projects-screen.css?inline'

const filterKeys = ['status', 'q'] as const
const open = ({ id }: Pick<Project, 'id'>) => pageNavigator.go(href('project', { id }))

/** /projects: the organisation's own grouping of productions and trades, with what is ordered against each budget. */
export function ProjectsScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(tradingTexts)
  const place = useListPlace({ query }, href('projects'), filterKeys)
  const [isAdding, add] = useState(false)
  useListKeys({ n: () => add(true) })
  const { status, q } = place.values
  const answer = useQuery(
    projects.list,
    {
      query: {
        page: place.page,
        ...(q && { q }),
        ...(status && { status: status as Project['status'] }),
        ...(place.sort && { sort: `${place.sort.direction === 'descending' ? '-' : ''}${place.sort.key}` as 'name' }),
      },
    },
    { keep: true },
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const button = (
    <Button type="primary" icon={Plus} onClick={() => add(true)}>
      {t('project.add')}
    </Button>
  )
  return (
    <Screen className="projects" title={t('projects')} actions={button}>
      <Tabs
        label={t('head.status')}
        value={status}
        onChange={(chosen) => place.set({ status: chosen })}
        tabs={[
          { key: '', label: t('all') },
          ...projectStatuses.map((key) => ({
            key: key as string,
            label: t(`project.status.${key}`),
            count: answer.data?.tabs.find((tab) => tab.status === key)?.count ?? 0,
          })),
        ]}
      />
      <SearchField label={t('search')} value={q} onChange={(words) => place.set({ q: words })} />
      <ListOutcome
        {...{ answer, place }}
        filtered={t('filtered')}
        clear={t('clear')}
        empty={<EmptyState heading="h2" title={t('project.empty')} action={button} />}
      >
        {({ data: rows, pagination }) => (
          <>
            <Table
              label={t('projects')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => String(id)}
              onOpen={open}
              total={pagination.totalCount}
              sort={place.sort}
              onSort={place.order}
            />
            <Pager pagination={pagination} onPage={place.turn} />
          </>
        )}
      </ListOutcome>
      {isAdding && <ProjectDialog project={null} onClose={() => add(false)} onSaved={open} />}
    </Screen>
  )
}

const columnsOf = (t: TradingText): Column<Project>[] => [
  { key: 'name', head: t('project.name'), width: 208, sortable: true, kept: true, cell: ({ name }) => <b>{name}</b> },
  { key: 'brand', head: t('project.brand'), width: 130, cell: ({ brand }) => brand?.name ?? '' },
  { key: 'season', head: t('project.season'), width: 72, cell: ({ season }) => season ?? '' },
  {
    key: 'status',
    head: t('head.status'),
    width: 100,
    cell: ({ status }) => <Status look={projectLook[status]}>{t(`project.status.${status}`)}</Status>,
  },
  { key: 'trades', head: t('project.trades'), width: 72, align: 'end', cell: ({ tradeCount }) => tradeCount },
  {
    key: 'budget',
    head: t('project.budget'),
    width: 128,
    align: 'end',
    sortable: true,
    cell: ({ budget, currency }) => (budget === null ? '–' : formatMoney(budget, currency)),
  },
  { key: 'ordered', head: t('project.ordered'), width: 160, align: 'end', cell: (row) => <BudgetBar project={row} /> },
  {
    key: 'endsOn',
    head: t('project.endsOn'),
    width: 120,
    sortable: true,
    cell: ({ endsOn }) => (endsOn ? formatDate(endsOn) : '–'),
  },
]
