import { DocumentList, type DocumentDefinition } from '@tsumugi/documents'
import { useNoun, useText } from '@tsumugi/i18n'
import type { PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { EmptyState, Screen } from '@tsumugi/ui'
import { useMemo } from 'react'
import { unitTexts } from './unit-texts.ts'
import { definitionOf, listAddress, rowOf, unitRows, usualRow } from './unit-table.ts'

/** The list of one category in one direction; an address that names neither shows the reader's usual one. */
export function UnitsScreen({ query }: PageAddress) {
  const { user } = useSession()
  const isBare = query.category === undefined && query.direction === undefined
  const row = isBare ? usualRow(user?.kind) : rowOf(query.category, query.direction)
  const definition = useMemo(() => row && definitionOf(row), [row])
  if (!row || !definition) return <UnknownList />
  const { category, direction } = row
  return <UnitList key={`${category}.${direction}`} {...{ definition }} query={{ ...query, category, direction }} />
}

const UnitList = ({ definition, query }: Pick<PageAddress, 'query'> & { definition: DocumentDefinition }) => (
  <DocumentList definition={definition} query={query} />
)

/** Which lists there are, for an address that names another. */
function UnknownList() {
  const t = useText(unitTexts)
  const noun = useNoun()
  return (
    <Screen title={noun('transactionUnits')}>
      <EmptyState title={t('list.unknown')}>
        <ul>
          {unitRows.map((row) => (
            <li key={row.noun}>
              <a href={listAddress(row)}>{noun(row.noun)}</a>
            </li>
          ))}
        </ul>
      </EmptyState>
    </Screen>
  )
}
