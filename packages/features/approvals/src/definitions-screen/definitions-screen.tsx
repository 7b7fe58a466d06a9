import { wordsOf } from '@tsumugi/api'
import { customWorkflowDefinitions, type CustomWorkflowDefinition } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import {
  Button,
  Chip,
  type Column,
  confirm,
  EmptyState,
  ErrorState,
  IconButton,
  Menu,
  MenuItem,
  Pager,
  Screen,
  SearchField,
  Skeleton,
  Table,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { Ellipsis, Pencil, Plus, Trash2 } from '@tsumugi/ui/icons'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useDefinitions } from '../workflow-queries.ts'
import css from './definitions.css?inline'
import { definitionsTexts } from './messages/catalogue.ts'

const DefinitionDialog = lazy(() => import('./definition-dialog.tsx').then((m) => ({ default: m.DefinitionDialog })))

/** /s/custom_workflow_definitions/ : what can be asked for in this company, and how it is approved. */
export function DefinitionsScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(definitionsTexts)
  const api = useApi()
  const [place, setPlace] = useState({
    q: typeof query.q === 'string' ? query.q : '',
    page: Math.max(1, Number(query.page) || 1),
  })
  const [editing, setEditing] = useState<CustomWorkflowDefinition | 'new' | null>(null)
  const { data, error, isValidating, mutate } = useDefinitions(useDeferredValue(place.q), place.page)

  function go(change: Partial<typeof place>) {
    const next = { ...place, page: 1, ...change }
    setPlace(next)
    rewriteAddress(
      href('customWorkflowDefinitions', null, { q: next.q || null, page: next.page === 1 ? null : String(next.page) }),
    )
  }
  async function discard({ id, name, lockVersion }: CustomWorkflowDefinition) {
    if (
      !(await confirm({
        title: t('discard.ask', { name }),
        message: t('discard.why'),
        type: 'attention',
        okLabel: t('discard'),
      }))
    )
      return
    try {
      await api.of(customWorkflowDefinitions).discard({ id, query: { lockVersion } })
    } catch (failure) {
      toast({ type: 'attention', title: t('failed'), message: wordsOf(failure) || t('failed.why'), duration: 8000 })
    }
    await mutate()
  }
  const columns = useColumns({ onEdit: setEditing, onDiscard: (each) => void discard(each) })
  return (
    <Screen
      className="definitions-screen"
      title={t('title')}
      actions={
        <Button type="primary" icon={Plus} onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      }
    >
      <div className="line">
        <p className="small soft">{t('lead')}</p>
        <SearchField slash label={t('search')} value={place.q} onChange={(q) => go({ q })} />
      </div>
      {!data && !error && <Skeleton rows={5} />}
      {!data && error && <ErrorState onRetry={() => void mutate()} />}
      {data && data.data.length === 0 && (
        <EmptyState
          filtered={place.q !== ''}
          title={t(place.q ? 'empty.filtered' : 'empty.title')}
          action={
            place.q ? (
              <Button onClick={() => go({ q: '' })}>{t('clear')}</Button>
            ) : (
              <Button onClick={() => setEditing('new')}>{t('add')}</Button>
            )
          }
        >
          {place.q ? undefined : t('empty.why')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <Table
            label={t('title')}
            columns={columns}
            rows={data.data}
            rowKey={({ id }) => String(id)}
            busy={isValidating}
            onOpen={(row) => setEditing(row)}
            total={data.pagination.totalCount}
            card={(row) => <Card row={row} onEdit={setEditing} />}
          />
          <Pager pagination={data.pagination} onPage={(page) => go({ page })} />
        </>
      )}
      <Suspense>
        {editing && (
          <DefinitionDialog
            definition={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onSaved={() => void mutate()}
          />
        )}
      </Suspense>
    </Screen>
  )
}

interface Actions {
  onEdit(row: CustomWorkflowDefinition): void
  onDiscard(row: CustomWorkflowDefinition): void
}

function useColumns({ onEdit, onDiscard }: Actions): Column<CustomWorkflowDefinition>[] {
  const t = useText(definitionsTexts)
  return useMemo(
    () => [
      { key: 'name', head: t('col.name'), width: 220, cell: (row) => <NameCell row={row} onEdit={onEdit} /> },
      { key: 'target', head: t('col.target'), width: 120, cell: (row) => t(`target.${row.target}`) },
      { key: 'trigger', head: t('col.trigger'), width: 140, cell: (row) => t(`trigger.${row.trigger}`) },
      {
        key: 'steps',
        head: t('col.steps'),
        width: 150,
        cell: (row) => (row.steps.length ? t('steps.count', { count: row.steps.length }) : t('steps.route')),
      },
      { key: 'fields', head: t('col.fields'), width: 64, align: 'end', cell: (row) => row.fields.length },
      { key: 'running', head: t('col.running'), width: 72, align: 'end', cell: (row) => row.runningCount },
      { key: 'version', head: t('col.version'), width: 56, align: 'end', cell: (row) => row.version },
      {
        key: 'updated',
        head: t('col.updated'),
        width: 96,
        cell: (row) => formatDate(row.updatedAt, 'shortNoYear', t.locale),
      },
      {
        key: 'acts',
        head: '',
        name: t('edit.title'),
        width: 44,
        fixed: true,
        cell: (row) => (
          <Menu
            label={row.name}
            trigger={(trigger) => <IconButton {...trigger} size={24} icon={Ellipsis} label={t('edit.title')} />}
          >
            <MenuItem icon={Pencil} onSelect={() => onEdit(row)}>
              {t('edit.title')}
            </MenuItem>
            <MenuItem icon={Trash2} attention onSelect={() => onDiscard(row)}>
              {t('discard')}
            </MenuItem>
          </Menu>
        ),
      },
    ],
    [t, onEdit, onDiscard],
  )
}

function NameCell({ row, onEdit }: { row: CustomWorkflowDefinition; onEdit: Actions['onEdit'] }) {
  const t = useText(definitionsTexts)
  return (
    <span className="name-cell">
      <button type="button" className="link one-line" onClick={() => onEdit(row)}>
        {row.name}
      </button>
      {!row.active && <Chip>{t('inactive')}</Chip>}
    </span>
  )
}

function Card({ row, onEdit }: { row: CustomWorkflowDefinition; onEdit: Actions['onEdit'] }) {
  const t = useText(definitionsTexts)
  return (
    <div className="definition-card">
      <NameCell row={row} onEdit={onEdit} />
      <span className="small soft">
        {t(`target.${row.target}`)} ·{' '}
        {row.steps.length ? t('steps.count', { count: row.steps.length }) : t('steps.route')} · {t('col.running')}{' '}
        {row.runningCount}
      </span>
    </div>
  )
}
