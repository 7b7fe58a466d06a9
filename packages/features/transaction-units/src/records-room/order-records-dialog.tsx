import { useText } from '@tsumugi/i18n'
import { Button, DateField, Dialog, EmptyState, Select, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { RecordList } from './record-list.tsx'
import { useRecordPaper, useRecords, useSuppliers, yearUntil, type RecordQuery } from './record-reading.ts'
import { recordTexts } from './record-texts.ts'
import css from './records.css?inline'

/** The record of orders to one supplier in a period, to look through, print and save (trade-law B2.4). */
export function OrderRecordsDialog({ onClose }: { onClose(): void }) {
  useStyles(css)
  const t = useText(recordTexts)
  const suppliers = useSuppliers().data?.data
  return (
    <Dialog title={t('title')} width={880} onClose={onClose}>
      <div className="order-records">
        <p className="small soft">{t('text')}</p>
        {!suppliers && <Skeleton rows={4} />}
        {suppliers?.length === 0 && <EmptyState heading="h3" title={t('none.suppliers')} />}
        {suppliers && suppliers.length > 0 && <Records suppliers={suppliers} />}
      </div>
    </Dialog>
  )
}

type Suppliers = NonNullable<ReturnType<typeof useSuppliers>['data']>['data']

function Records({ suppliers }: { suppliers: Suppliers }) {
  const t = useText(recordTexts)
  const [query, setQuery] = useState<RecordQuery>(() => queryOf(suppliers[0]!))
  const isWhole = query.orderedFrom !== '' && query.orderedUntil !== '' && query.orderedFrom <= query.orderedUntil
  const { data, error, mutate } = useRecords(isWhole ? query : null)
  const paper = useRecordPaper()
  const save = (format: 'pdf' | 'xlsx') => void paper(query, format).catch(() => toast({ title: t('failed') }))
  const found = isWhole ? data?.data : undefined
  const isEmpty = !found || found.count === 0
  return (
    <>
      <div className="order-records-head">
        <Select
          label={t('supplier')}
          placeholder={null}
          value={String(query.partnerId)}
          options={suppliers.map(({ id, name, count }) => ({
            value: String(id),
            label: t('supplier.of', { name, count }),
          }))}
          onChange={(id) => setQuery(queryOf(suppliers.find((each) => String(each.id) === id) ?? suppliers[0]!))}
        />
        <DateField
          label={t('from')}
          value={query.orderedFrom}
          onChange={(orderedFrom) => setQuery({ ...query, orderedFrom })}
        />
        <DateField
          label={t('until')}
          value={query.orderedUntil}
          onChange={(orderedUntil) => setQuery({ ...query, orderedUntil })}
        />
        <Button type="primary" disabled={isEmpty} onClick={() => save('pdf')}>
          {t('pdf')}
        </Button>
        <Button disabled={isEmpty} onClick={() => save('xlsx')}>
          {t('xlsx')}
        </Button>
      </div>
      {error !== undefined && !found && (
        <p role="alert">
          {t('failed')}{' '}
          <Button size={24} onClick={() => void mutate()}>
            {t('open')}
          </Button>
        </p>
      )}
      {isWhole && !found && error === undefined && <Skeleton rows={6} />}
      {isWhole && found && <RecordList found={found} />}
    </>
  )
}

const queryOf = ({ id, lastOn }: Suppliers[number]): RecordQuery => ({ partnerId: id, ...yearUntil(lastOn) })
