import { formatDate, useText } from '@tsumugi/i18n'
import { href, type QueryRecord } from '@tsumugi/navigation'
import { Button, DateField, EmptyState, ErrorState, Pager, Select, Skeleton, useStyles } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import type { Modification } from '@tsumugi/contract'
import { useHistory } from '../history-queries.ts'
import { useCategories } from '../merchandising-queries.ts'
import { useFieldWords } from '../product-fields/field-words.ts'
import { callOf, useHistoryPlace } from './history-place.ts'
import { historyTexts } from './history-texts.ts'
import css from './history.css?inline'
import { RestoreDialog } from './restore-dialog.tsx'
import { VersionList } from './version-list.tsx'

const perPage = 20

export interface HistoryScreenProps {
  params: Readonly<Record<string, string>>
  query: QueryRecord
}

/** /s/merchandisings/:brandId/:id/modification_history : who changed what of a product, and the way back. */
export function HistoryScreen({ params, query }: HistoryScreenProps) {
  useStyles(css)
  const t = useText(historyTexts)
  const { brandId = '', id = '' } = params
  const { place, go } = useHistoryPlace({ brandId, id }, query)
  const { data, error, isLoading, mutate } = useHistory(Number(id), callOf(place, perPage))
  const organisation = useCategories('organisation', Number(brandId))
  const own = useCategories('brand', Number(brandId))
  const categories = useMemo(() => [...(organisation.data ?? []), ...(own.data ?? [])], [organisation.data, own.data])
  const [restoring, setRestoring] = useState<Modification | null>(null)
  const words = useFieldWords(categories, data?.product.currency ?? 'JPY')
  const fieldName = (field: string) =>
    field === 'files' || field === 'copiedFrom' ? t(`field.${field}`) : words.name(field)
  const filtered = place.accountId !== null || place.field !== '' || place.from !== '' || place.to !== ''
  const clear = () => go({ accountId: null, field: '', from: '', to: '' })
  const map = href('mdMapItem', { brandId, id })

  if (error && !data) {
    if ((error as { status?: number }).status === 404)
      return (
        <EmptyState title={t('gone')} action={<Button href={href('mdMap')}>{t('toMap')}</Button>}>
          {t('gone.why')}
        </EmptyState>
      )
    return <ErrorState title={t('failed')} onRetry={() => void mutate()} />
  }
  return (
    <div className="md-history">
      <header className="head">
        {data?.product.imageUrl && <img src={data.product.imageUrl} alt="" />}
        <span className="what">
          <h1>{t('title')}</h1>
          {data && (
            <span className="small soft one-line">
              {data.product.name} <span className="code">{data.product.code}</span>
            </span>
          )}
        </span>
        <Button href={map}>{t('toMap')}</Button>
      </header>
      <div className="filters">
        <Select
          aria-label={t('person')}
          placeholder={t('person.all')}
          value={place.accountId === null ? '' : String(place.accountId)}
          options={(data?.people ?? []).map((person) => ({ value: String(person.id), label: person.name }))}
          onChange={(chosen: string) => go({ accountId: chosen ? Number(chosen) : null })}
        />
        <Select
          aria-label={t('field')}
          placeholder={t('field.all')}
          value={place.field}
          options={(data?.fields ?? []).map((field) => ({ value: field, label: fieldName(field) }))}
          onChange={(field: string) => go({ field })}
        />
        <span className="day">
          <span className="small faint">{t('from')}</span>
          <DateField aria-label={t('from')} value={place.from} onChange={(from) => go({ from })} />
        </span>
        <span className="day">
          <span className="small faint">{t('to')}</span>
          <DateField aria-label={t('to')} value={place.to} onChange={(to) => go({ to })} />
        </span>
        {filtered && (
          <Button type="info-plain" size={24} onClick={clear}>
            {t('clear')}
          </Button>
        )}
        {data && <span className="small soft push">{t('count', { count: data.pagination.totalCount })}</span>}
      </div>
      {!data && <Skeleton rows={8} />}
      {data &&
        data.data.length === 0 &&
        (filtered ? (
          <EmptyState filtered title={t('none')} action={<Button onClick={clear}>{t('clear')}</Button>} />
        ) : (
          <EmptyState title={t('empty')} action={<Button href={map}>{t('toMap')}</Button>} />
        ))}
      {data && data.data.length > 0 && (
        <div className="list" data-busy={isLoading || undefined}>
          <VersionList versions={data.data} words={{ field: fieldName, value: words.value }} onRestore={setRestoring} />
          <Pager pagination={data.pagination} onPage={(page) => go({ page })} />
        </div>
      )}
      {restoring && data && (
        <RestoreDialog
          version={restoring}
          product={data.product}
          words={{ field: fieldName, value: words.value }}
          date={formatDate(restoring.at, 'long', t.locale)}
          onDone={() => {
            setRestoring(null)
            void mutate()
          }}
          onStale={() => void mutate()}
          onClose={() => setRestoring(null)}
        />
      )}
    </div>
  )
}
