import type { QueryRecord } from '@tsumugi/navigation'
import { useText } from '@tsumugi/i18n'
import { useListKeys } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Pager, Screen, Skeleton, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useLabelChanges, useLabels } from '../label-queries.ts'
import { LabelTable } from './label-table.tsx'
import css from './label-list.css?inline'
import { ListFilters } from './list-filters.tsx'
import { useListPlace } from './list-address.ts'
import { listTexts } from './messages/catalogue.ts'
import { NewLabelDialog } from './new-label-dialog.tsx'

const perPage = 50

/** /s/quality_labelings : the brand's labels; for a supplier, those shared with it (domain §3.3, §6.13). */
export function LabelListScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(listTexts)
  const { user } = useSession()
  const { place, go, isFiltered } = useListPlace(query)
  const [adding, setAdding] = useState(false)
  const isBrand = user?.kind === 'brand'
  useListKeys(isBrand ? { n: () => setAdding(true) } : {})
  const { q, status, edition, brandId, merchandisingId, page } = place
  const { data, error, isLoading, mutate } = useLabels({
    page,
    perPage,
    ...(q && { q }),
    ...(status && { status }),
    ...(edition && { edition }),
    ...(brandId && { brandId }),
    ...(merchandisingId && { merchandisingId }),
  })
  useLabelChanges(() => void mutate())
  const clear = () => go({ q: '', status: '', edition: '', brandId: null, merchandisingId: null })
  return (
    <Screen
      className="label-list"
      title={t('title')}
      actions={
        isBrand && (
          <Button type="primary" icon={Plus} onClick={() => setAdding(true)}>
            {t('new')}
          </Button>
        )
      }
    >
      <ListFilters place={place} onChange={go} withBrands={isBrand} />
      {error && !data && <ErrorState title={t('failed')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={10} />}
      {data &&
        data.data.length === 0 &&
        (isFiltered ? (
          <EmptyState filtered title={t('none')} action={<Button onClick={clear}>{t('clear')}</Button>} />
        ) : isBrand ? (
          <EmptyState
            title={t('empty')}
            action={
              <Button type="primary" onClick={() => setAdding(true)}>
                {t('new')}
              </Button>
            }
          >
            {t('emptyWhy')}
          </EmptyState>
        ) : (
          <EmptyState title={t('emptyShared')}>{t('emptySharedWhy')}</EmptyState>
        ))}
      {data && data.data.length > 0 && (
        <>
          <LabelTable labels={data.data} pagination={data.pagination} busy={isLoading} mayChange={isBrand} />
          <Pager pagination={data.pagination} onPage={(next) => go({ page: next })} />
        </>
      )}
      {adding && <NewLabelDialog productId={merchandisingId} onClose={() => setAdding(false)} />}
    </Screen>
  )
}
