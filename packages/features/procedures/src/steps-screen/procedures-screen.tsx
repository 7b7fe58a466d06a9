import type { ListedProcedure } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { StepProofs, useListKeys, useListPlace, type PageAddress } from '@tsumugi/records'
import { Screen, Skeleton, Tabs, useStyles } from '@tsumugi/ui'
import { lazy, Suspense, useState } from 'react'
import { useProcedures } from '../procedure-queries.ts'
import { useFinish } from '../report/use-finish.ts'
import { useSeesPlans } from '../report/use-plan-changes.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useStepName } from '../words/step-name.ts'
import { FinishBar } from './finish-bar.tsx'
import { filterKeys, isFigures, queryOf, scopeOf, scopes, type StepPlace } from './list-query.ts'
import css from './procedures-screen.css?inline'
import type { StepAct } from './step-card.tsx'
import { StepActions } from './step-actions.tsx'
import { StepFilters } from './step-filters.tsx'
import { StepList } from './step-list.tsx'
import { useStepColumns } from './use-step-columns.ts'

const FiguresView = lazy(() => import('../figures/figures-view.tsx').then((m) => ({ default: m.FiguresView })))
const ImportDialog = lazy(() => import('../report/import-dialog.tsx').then((m) => ({ default: m.ImportDialog })))
const LateDialog = lazy(() => import('../report/late-dialog.tsx').then((m) => ({ default: m.LateDialog })))
const PasteDialog = lazy(() => import('../report/paste-dialog.tsx').then((m) => ({ default: m.PasteDialog })))

const nothing: ReadonlySet<string> = new Set()

/** /procedures: steps of production as one's own work: due today, late, waiting for others (domain §3.4). */
export function ProceduresScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(procedureTexts)
  const place = useListPlace({ query }, href('procedures'), filterKeys)
  const answer = useProcedures(queryOf(place))
  const { finish, finishOne, busy } = useFinish()
  const [chosen, choose] = useState(nothing)
  const [open, setOpen] = useState<'paste' | 'import' | null>(null)
  const [told, tell] = useState<{ act: StepAct; row: ListedProcedure } | null>(null)
  const table = useStepColumns(finishOne, tell)
  const nameOf = useStepName()
  const figures = useSeesPlans() && isFigures(place)
  const finishAll = (ids: readonly number[], on?: string) =>
    void finish(ids, on).then((through) => through && choose(nothing))
  useListKeys({ d: () => chosen.size > 0 && finishAll([...chosen].map(Number)), v: () => setOpen('paste') })
  return (
    <Screen
      className="procedures-screen"
      title={t('title')}
      busy={answer.isValidating}
      actions={<StepActions place={place} table={table} onOpen={setOpen} />}
    >
      {figures ? (
        <Suspense fallback={<Skeleton shape="block" height={320} />}>
          <FiguresView />
        </Suspense>
      ) : (
        <>
          <ScopeTabs place={place} counts={answer.data?.tabs} />
          <StepFilters place={place} />
          <StepList
            {...{ answer, place, table, chosen }}
            onChoose={choose}
            onFinish={finishOne}
            onAct={(act, row) => tell({ act, row })}
          />
          <FinishBar
            {...{ chosen, busy }}
            rows={answer.data?.data ?? []}
            onClear={() => choose(nothing)}
            onFinish={finishAll}
          />
        </>
      )}
      <Suspense>
        {told?.act === 'late' && <LateDialog row={told.row} onClose={() => tell(null)} />}
        {told?.act === 'proofs' && <StepProofs step={told.row} name={nameOf(told.row)} onClose={() => tell(null)} />}
        {open === 'paste' && <PasteDialog onClose={() => setOpen(null)} />}
        {open === 'import' && <ImportDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </Screen>
  )
}

interface ScopeTabsProps {
  place: StepPlace
  /** Undefined until the first answer. */
  counts: readonly { scope: string; count: number }[] | undefined
}

function ScopeTabs({ place, counts }: ScopeTabsProps) {
  const t = useText(procedureTexts)
  const countOf = new Map(counts?.map(({ scope, count }) => [scope, count]))
  return (
    <Tabs
      label={t('scopes')}
      tabs={scopes.map((scope) => {
        const count = countOf.get(scope)
        return { key: scope, label: t(`scope.${scope}`), ...(count !== undefined && { count }) }
      })}
      value={scopeOf(place)}
      onChange={(scope) => place.set({ scope: scope === scopes[0] ? '' : scope })}
    />
  )
}
