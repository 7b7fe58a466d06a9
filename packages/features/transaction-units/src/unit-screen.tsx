import { transactionUnits } from '@tsumugi/contract'
import { DocumentRoom } from '@tsumugi/document-screens/room'
import { useNoun, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Screen, Skeleton } from '@tsumugi/ui'
import { href } from '@tsumugi/navigation'
import { useMemo } from 'react'
import { unitTexts } from './unit-texts.ts'
import { definitionOf, rowOf } from './unit-table.ts'

/** One estimation, contract or invoice: of which kind it is, the server says. */
export function UnitScreen({ params }: PageAddress) {
  const id = Number(params.id)
  const { data, error, mutate } = useQuery(transactionUnits.show, { id }, { stays: true })
  const row = data && rowOf(data.data.category, data.data.direction)
  const definition = useMemo(() => row && definitionOf(row), [row])
  if (definition) return <DocumentRoom definition={definition} id={id} />
  if (!data && !error) return <Skeleton rows={10} />
  if ((error as { status?: number } | undefined)?.status !== 404 && !data)
    return <ErrorState heading="h1" onRetry={() => void mutate()} />
  return <UnitGone />
}

function UnitGone() {
  const t = useText(unitTexts)
  const noun = useNoun()
  return (
    <Screen title={noun('transactionUnits')}>
      <EmptyState
        filtered
        title={t('unit.gone')}
        action={<Button href={href('transactionUnits')}>{t('unit.back')}</Button>}
      >
        {t('unit.gone.why')}
      </EmptyState>
    </Screen>
  )
}
