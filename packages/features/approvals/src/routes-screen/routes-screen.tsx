import { wordsOf } from '@tsumugi/api'
import { approvalRoutes, type ApprovalRoute } from '@tsumugi/contract'
import { approvalTargets, type ApprovalTarget } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import { Button, confirm, EmptyState, ErrorState, Screen, Select, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { approvalPathTexts } from '../approval-path/messages/catalogue.ts'
import { useRoutes } from '../route-queries.ts'
import { routesTexts } from './messages/catalogue.ts'
import { RouteRow } from './route-row.tsx'
import css from './routes.css?inline'

const RouteDialog = lazy(() => import('./route-dialog.tsx').then((m) => ({ default: m.RouteDialog })))
const SimulateDrawer = lazy(() => import('./simulate-drawer.tsx').then((m) => ({ default: m.SimulateDrawer })))

type Editing = { route: ApprovalRoute | null; from?: ApprovalRoute }

/** /s/approval_routes/ : which way a document takes, tried from the top (domain §3.11). */
export function RoutesScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(routesTexts)
  const path = useText(approvalPathTexts)
  const api = useApi()
  const [target, setTarget] = useState<ApprovalTarget | ''>(
    () => approvalTargets.find((each) => each === query.target) ?? '',
  )
  const [editing, setEditing] = useState<Editing | null>(null)
  const [testing, setTesting] = useState(false)
  const { data, error, mutate } = useRoutes()

  function choose(value: ApprovalTarget | '') {
    setTarget(value)
    rewriteAddress(href('approvalRoutes', null, { target: value || null }))
  }
  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (failure) {
      toast({ type: 'attention', title: t('failed'), message: wordsOf(failure) || t('failed.why'), duration: 8000 })
    }
    await mutate()
  }
  async function move(route: ApprovalRoute, by: 1 | -1) {
    const ids = (data ?? []).filter((each) => each.target === route.target).map(({ id }) => id)
    const at = ids.indexOf(route.id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, route.id)
    await attempt(() => api.of(approvalRoutes).order({ body: { target: route.target, ids } }))
  }
  async function discard(route: ApprovalRoute) {
    if (
      !(await confirm({
        title: t('discard.ask', { name: route.name }),
        message: t('discard.why'),
        type: 'attention',
        okLabel: t('discard'),
      }))
    )
      return
    await attempt(async () => {
      await api.of(approvalRoutes).discard({ id: route.id, query: { lockVersion: route.lockVersion } })
      toast({ title: t('discard.done'), message: route.name })
    })
  }

  const groups = approvalTargets
    .map((each) => [each, (data ?? []).filter((route) => route.target === each)] as const)
    .filter(([each, routes]) => routes.length > 0 && (!target || each === target))
  return (
    <Screen
      className="routes-screen"
      title={t('title')}
      actions={
        <>
          <Button onClick={() => setTesting(true)}>{t('test')}</Button>
          <Button type="primary" icon={Plus} onClick={() => setEditing({ route: null })}>
            {t('add')}
          </Button>
        </>
      }
    >
      <div className="line">
        <p className="small soft">{t('lead')}</p>
        <Select
          aria-label={t('target')}
          value={target}
          placeholder={t('all')}
          options={approvalTargets.map((value) => ({ value, label: path(`target.${value}`) }))}
          onChange={choose}
        />
      </div>
      {!data && !error && <Skeleton rows={6} />}
      {!data && error && <ErrorState onRetry={() => void mutate()} />}
      {data && groups.length === 0 && (
        <EmptyState
          filtered={target !== ''}
          title={t(target ? 'empty.filtered' : 'empty.title')}
          action={<Button onClick={() => setEditing({ route: null })}>{t('add')}</Button>}
        >
          {t('empty.why')}
        </EmptyState>
      )}
      {groups.map(([each, routes]) => (
        <section key={each} className="group" aria-label={path(`target.${each}`)}>
          <h2>{path(`target.${each}`)}</h2>
          <ol>
            {routes.map((route, at) => (
              <RouteRow
                key={route.id}
                route={route}
                number={at + 1}
                onEdit={() => setEditing({ route })}
                onCopy={() => setEditing({ route: null, from: route })}
                onUp={at > 0 ? () => void move(route, -1) : undefined}
                onDown={at < routes.length - 1 ? () => void move(route, 1) : undefined}
                onDiscard={() => void discard(route)}
              />
            ))}
          </ol>
        </section>
      ))}
      <Suspense>
        {editing && (
          <RouteDialog
            {...editing}
            target={target || 'custom'}
            onClose={() => setEditing(null)}
            onSaved={() => void mutate()}
          />
        )}
        {testing && <SimulateDrawer target={target || 'custom'} onClose={() => setTesting(false)} />}
      </Suspense>
    </Screen>
  )
}
