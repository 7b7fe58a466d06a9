import type { ListedProcedure } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { pageNavigator } from '@tsumugi/navigation'
import { Button, EmptyState, ErrorState, Pager, Skeleton, Table } from '@tsumugi/ui'
import type { useProcedures } from '../procedure-queries.ts'
import { useSeesPlans } from '../report/use-plan-changes.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { scopeOf, type StepPlace } from './list-query.ts'
import { StepCard, type StepAct } from './step-card.tsx'
import { pageOf } from './step-cells.tsx'
import type { StepColumns } from './use-step-columns.ts'

interface StepListProps {
  answer: ReturnType<typeof useProcedures>
  place: StepPlace
  table: StepColumns
  chosen: ReadonlySet<string>
  onChoose(chosen: ReadonlySet<string>): void
  onFinish(row: ListedProcedure): void
  onAct(act: StepAct, row: ListedProcedure): void
}

/** The steps of a scope, a page at a time; cards on phones. */
export function StepList({ answer, place, ...shown }: StepListProps) {
  const t = useText(procedureTexts)
  const { data, error, isValidating, mutate } = answer
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  if (data.data.length === 0) return <NoSteps place={place} />
  return (
    <>
      {data.isCapped && <p className="small soft">{t('capped')}</p>}
      <StepTable page={data} busy={isValidating} {...shown} />
      <Pager pagination={data.pagination} onPage={place.turn} />
    </>
  )
}

interface StepTableProps extends Omit<StepListProps, 'answer' | 'place'> {
  page: NonNullable<StepListProps['answer']['data']>
  busy: boolean
}

function StepTable({ page, busy, table: { columns, hidden }, chosen, onChoose, onFinish, onAct }: StepTableProps) {
  const t = useText(procedureTexts)
  const seesPlans = useSeesPlans()
  return (
    <Table<ListedProcedure>
      label={t('title')}
      columns={columns}
      hidden={hidden}
      rows={page.data}
      rowKey={({ id }) => String(id)}
      density="picture"
      busy={busy}
      total={page.pagination.totalCount}
      selection={{ chosen, onChange: onChoose }}
      onOpen={(row) => pageNavigator.go(pageOf(row, seesPlans))}
      card={(row, { chosen: isChosen, toggle }) => (
        <StepCard
          row={row}
          chosen={isChosen}
          onToggle={toggle}
          onFinish={() => onFinish(row)}
          onAct={(act) => onAct(act, row)}
        />
      )}
    />
  )
}

function NoSteps({ place }: { place: StepPlace }) {
  const t = useText(procedureTexts)
  const { values, clear } = place
  const scope = scopeOf(place)
  if (values.q || values.kind || values.status)
    return (
      <EmptyState heading="h2" filtered title={t('filtered')} action={<Button onClick={clear}>{t('clear')}</Button>} />
    )
  if (scope === 'today' || scope === 'late' || scope === 'waiting')
    return (
      <EmptyState
        heading="h2"
        title={t(`empty.${scope}`)}
        action={<Button onClick={() => place.set({ scope: 'ours' })}>{t('scope.ours')}</Button>}
      />
    )
  return (
    <EmptyState heading="h2" title={t('empty')}>
      {t('empty.text')}
    </EmptyState>
  )
}
