import type { ListTemplate } from '@tsumugi/contract'
import { opensTemplatesOf, type ListTemplateTarget, listTemplateTargets } from '@tsumugi/domain'
import { formatDate, useText, type Text } from '@tsumugi/i18n'
import { href, leave, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import {
  Button,
  Chip,
  type Column,
  EmptyState,
  ErrorState,
  Screen,
  Segments,
  Skeleton,
  Status,
  Table,
  useStyles,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { useTemplates } from '../template-queries.ts'
import type { Messages } from './messages/ja.ts'
import { TemplateDrawer } from './template-drawer.tsx'
import { templateTexts } from './template-texts.ts'
import css from './templates-screen.css?inline'

interface Address {
  params: Readonly<Record<string, string>>
  query: QueryRecord
}

/** Columns, filters and order of a list, kept under names; `target` says of which list (spec §5). */
export function TemplatesScreen({ params, query }: Address) {
  useStyles(css)
  const t = useText(templateTexts)
  const { user } = useSession()
  const target: ListTemplateTarget = query.target === 'trade' ? 'trade' : 'production_schedule'
  const [open, setOpen] = useState<number | 'new' | null>(
    query.new === '1' ? 'new' : params.id ? Number(params.id) : null,
  )
  const { data, error, mutate } = useTemplates(target)
  const targets = listTemplateTargets.filter((each) => user && opensTemplatesOf(user, each))
  function go(id: number | 'new' | null) {
    setOpen(id)
    rewriteAddress(
      typeof id === 'number'
        ? href('listTemplate', { id }, { target })
        : href('listTemplates', null, { target, new: id ? '1' : null }),
      'push',
    )
  }
  const shown = open === 'new' ? null : data?.find(({ id }) => id === open)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Screen
      title={t('title')}
      facts={
        targets.length > 1 && (
          <Segments
            label={t('target')}
            value={target}
            options={targets.map((each) => ({ value: each, label: t(`target.${each}`) }))}
            onChange={(next) => leave.to(href('listTemplates', null, { target: next }))}
          />
        )
      }
      actions={
        <Button type="primary" icon={Plus} onClick={() => go('new')}>
          {t('new')}
        </Button>
      }
    >
      {error && !data && <ErrorState heading="h2" onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={6} />}
      {data?.length === 0 && (
        <EmptyState
          heading="h2"
          title={t('empty')}
          action={
            <Button icon={Plus} onClick={() => go('new')}>
              {t('new')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Table
          label={t('title')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => String(id)}
          onOpen={({ id }) => go(id)}
          card={(template) => <Card template={template} onOpen={() => go(template.id)} />}
        />
      )}
      {open !== null && (open === 'new' || shown) && (
        <TemplateDrawer key={open} target={target} template={shown ?? null} onClose={() => go(null)} />
      )}
      {data && open !== null && open !== 'new' && !shown && (
        <EmptyState
          filtered
          heading="h2"
          title={t('gone')}
          action={<Button onClick={() => go(null)}>{t('back')}</Button>}
        />
      )}
    </Screen>
  )
}

type TemplateText = Text<Messages>

function columnsOf(t: TemplateText): Column<ListTemplate>[] {
  const name = (column: string) => t(`column.${column}` as 'column.name')
  return [
    {
      key: 'name',
      head: t('name'),
      width: 180,
      kept: true,
      cell: (template) => (
        <>
          {template.name} {template.isDefault && <Chip>{t('default')}</Chip>}
        </>
      ),
    },
    {
      key: 'columns',
      head: t('columns'),
      width: 250,
      cell: (template) => <span className="small soft one-line">{template.columns.map(name).join('・')}</span>,
    },
    { key: 'filters', head: t('filters'), width: 84, align: 'end', cell: (template) => template.filters.length || '–' },
    {
      key: 'groupBy',
      head: t('groupBy'),
      width: 104,
      cell: (template) => (template.groupBy ? name(template.groupBy) : '–'),
    },
    {
      key: 'share',
      head: t('share'),
      width: 132,
      cell: (template) =>
        template.share === 'team' ? (template.teamName ?? t('share.team')) : t(`share.${template.share}`),
    },
    { key: 'owner', head: t('owner'), width: 120, cell: (template) => template.ownerName ?? '–' },
    { key: 'updatedAt', head: t('updatedAt'), width: 110, cell: (template) => formatDate(template.updatedAt) },
  ]
}

function Card({ template, onOpen }: { template: ListTemplate; onOpen(): void }) {
  const t = useText(templateTexts)
  return (
    <button type="button" className="template-card" onClick={onOpen}>
      <strong>{template.name}</strong>
      <span className="tiny soft">
        {template.columns.map((column) => t(`column.${column}` as 'column.name')).join('・')}
      </span>
      <span className="tiny">
        <Status look="todo">{t(`share.${template.share}`)}</Status> {template.isDefault && t('default')}
      </span>
    </button>
  )
}
