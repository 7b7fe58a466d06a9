import { ErrorState, Skeleton } from '@tsumugi/ui'
import type { ComponentType } from 'react'
import type { MasterRow, ViewProps } from '../definition.ts'
import { wantedOf, type RecordPlace } from '../record-address.ts'
import { usePage, type Source } from '../record-source.ts'

/** A full list in one answer (spec §9). */
const fullList = 99_999

interface WholeViewProps {
  source: Source
  place: RecordPlace
  View: ComponentType<ViewProps>
  onOpen(record: MasterRow): void
}

/** All records at once, as the definition's own view shows them. */
export function WholeView({ source, place, View, onOpen }: WholeViewProps) {
  const query = { page: 1, perPage: fullList, ...wantedOf(place) }
  const { data, error, mutate } = usePage(source, query)
  if (data) return <View records={data.data} onOpen={onOpen} />
  return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton shape="block" height={240} />
}
