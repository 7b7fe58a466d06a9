import { documentKinds, projects, type ProjectDetail } from '@tsumugi/contract'
import { useDocumentWords } from '@tsumugi/documents'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { HistoryButton } from '@tsumugi/records/history'
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Screen,
  Skeleton,
  Status,
  Table,
  useStyles,
  type Column,
} from '@tsumugi/ui'
import { Pencil, Trash2 } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { tradingTexts } from '../words/trading-texts.ts'
import { BudgetBar } from './budget-bar.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { projectLook } from './project-look.ts'
import css from './projects-screen.css?inline'

/** /projects/:id: one project with its productions, its trades and what is ordered against its budget. */
export function ProjectScreen({ params }: Pick<PageAddress, 'params'>) {
  useStyles(css)
  const t = useText(tradingTexts)
  const { data, error, mutate } = useQuery(
    projects.show,
    { id: Number(params.id) },
    { stays: true, topics: ['trade', 'contract'] },
  )
  if (data) return <Page project={data.data} />
  if (!error) return <Skeleton rows={8} />
  if ((error as { status?: number }).status !== 404) return <ErrorState heading="h1" onRetry={() => void mutate()} />
  return (
    <EmptyState
      filtered
      heading="h1"
      title={t('project.gone')}
      action={<Button href={href('projects')}>{t('project.back')}</Button>}
    />
  )
}

function Page({ project }: { readonly project: ProjectDetail }) {
  const t = useText(tradingTexts)
  const [isEditing, edit] = useState(false)
  const remove = useChange(projects.delete)
  async function ask() {
    if (!(await confirm({ title: t('project.delete'), message: t('project.delete.text'), type: 'attention' }))) return
    await remove({ id: project.id })
    pageNavigator.go(href('projects'))
  }
  return (
    <Screen
      className="project"
      back={{ href: href('projects'), label: t('projects') }}
      title={
        <>
          {project.name} <Status look={projectLook[project.status]}>{t(`project.status.${project.status}`)}</Status>
        </>
      }
      actions={
        <>
          <HistoryButton noun="project" id={project.id} />
          <Button icon={Pencil} onClick={() => edit(true)}>
            {t('edit')}
          </Button>
          <Button icon={Trash2} type="plain" onClick={() => void ask()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <ProjectFacts project={project} />
      <h2>{t('project.trades')}</h2>
      <ProjectTrades trades={project.trades} />
      <h2>{t('project.productions')}</h2>
      <ProjectProductions productions={project.productions} />
      {isEditing && <ProjectDialog project={project} onClose={() => edit(false)} onSaved={() => edit(false)} />}
    </Screen>
  )
}

function ProjectFacts({ project }: { readonly project: ProjectDetail }) {
  const t = useText(tradingTexts)
  const { brand, season, owner, budget, currency, startsOn, endsOn, note } = project
  const facts = [
    ['brand', brand?.name],
    ['season', season],
    ['owner', owner?.name],
    ['budget', budget === null ? null : formatMoney(budget, currency)],
    ['startsOn', startsOn && formatDate(startsOn, 'long')],
    ['endsOn', endsOn && formatDate(endsOn, 'long')],
    ['note', note],
  ] as const
  return (
    <dl className="screen-facts">
      {facts.map(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{t(`project.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      <div>
        <dt>{t('project.ordered')}</dt>
        <dd>
          <BudgetBar project={project} />
        </dd>
      </div>
    </dl>
  )
}

type ProjectTrade = ProjectDetail['trades'][number]
type ProjectProduction = ProjectDetail['productions'][number]

function ProjectTrades({ trades }: { readonly trades: readonly ProjectTrade[] }) {
  const t = useText(tradingTexts)
  const words = useDocumentWords(documentKinds.trades)
  const columns = useMemo(
    (): Column<ProjectTrade>[] => [
      {
        key: 'number',
        head: t('head.trade'),
        width: 160,
        kept: true,
        cell: ({ id, number, title }) => (
          <a className="code" href={href('trade', { id })}>
            {number ?? title}
          </a>
        ),
      },
      { key: 'title', head: t('head.title'), width: 220, cell: ({ title }) => title },
      { key: 'partner', head: t('head.partner'), width: 160, cell: ({ partner }) => partner },
      {
        key: 'status',
        head: t('head.status'),
        width: 110,
        cell: ({ status }) => <Status look={words.look(status)}>{words.status(status)}</Status>,
      },
      {
        key: 'deliveryDue',
        head: t('head.due'),
        width: 120,
        cell: ({ deliveryDue }) => (deliveryDue ? formatDate(deliveryDue) : '–'),
      },
      {
        key: 'ordered',
        head: t('project.ordered'),
        width: 128,
        align: 'end',
        cell: ({ ordered, currency }) => formatMoney(ordered, currency),
      },
    ],
    [t, words],
  )
  if (trades.length === 0) return <p className="soft">{t('project.noTrades')}</p>
  return <Table label={t('project.trades')} columns={columns} rows={trades} rowKey={({ id }) => String(id)} />
}

function ProjectProductions({ productions }: { readonly productions: readonly ProjectProduction[] }) {
  const t = useText(tradingTexts)
  const columns = useMemo(
    (): Column<ProjectProduction>[] => [
      {
        key: 'styleNo',
        head: t('head.item'),
        width: 140,
        kept: true,
        cell: ({ id, styleNo }) => (
          <a className="code" href={href('production', { id })}>
            {styleNo}
          </a>
        ),
      },
      { key: 'name', head: t('head.title'), width: 260, cell: ({ name }) => name },
      {
        key: 'quantity',
        head: t('head.quantity'),
        width: 90,
        align: 'end',
        cell: ({ quantity }) => formatNumber(quantity),
      },
    ],
    [t],
  )
  if (productions.length === 0) return <p className="soft">{t('project.noProductions')}</p>
  return <Table label={t('project.productions')} columns={columns} rows={productions} rowKey={({ id }) => String(id)} />
}
