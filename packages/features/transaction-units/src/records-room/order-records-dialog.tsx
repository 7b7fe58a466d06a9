import { wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import {
  Button,
  DateField,
  Dialog,
  EmptyState,
  ErrorState,
  Notice,
  Select,
  Skeleton,
  toast,
  useStyles,
} from '@tsumugi/ui'
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
  const isBackward = query.orderedFrom !== '' && query.orderedUntil !== '' && query.orderedFrom > query.orderedUntil
  const isWhole = query.orderedFrom !== '' && query.orderedUntil !== '' && !isBackward
  const { data, error, mutate } = useRecords(isWhole ? query : null)
  const found = isWhole ? data?.data : undefined
  return (
    <>
      <div className="order-records-head">
        <Question suppliers={suppliers} query={query} onChange={setQuery} />
        <PaperButtons query={query} isEmpty={!found || found.count === 0} />
      </div>
      {isBackward && (
        <Notice hue="madder" live>
          {t('range')}
        </Notice>
      )}
      {isWhole && error !== undefined && !found && <ErrorState heading="h3" onRetry={() => void mutate()} />}
      {isWhole && !found && error === undefined && <Skeleton rows={6} />}
      {found && <RecordList found={found} />}
    </>
  )
}

interface QuestionProps {
  readonly suppliers: Suppliers
  readonly query: RecordQuery
  onChange(query: RecordQuery): void
}

function Question({ suppliers, query, onChange }: QuestionProps) {
  const t = useText(recordTexts)
  const options = suppliers.map(({ id, name, count }) => ({
    value: String(id),
    label: t('supplier.of', { name, count }),
  }))
  const choose = (id: string) => onChange(queryOf(suppliers.find((each) => String(each.id) === id) ?? suppliers[0]!))
  return (
    <>
      <Select
        label={t('supplier')}
        placeholder={null}
        value={String(query.partnerId)}
        options={options}
        onChange={choose}
      />
      <DateField
        label={t('from')}
        value={query.orderedFrom}
        onChange={(orderedFrom) => onChange({ ...query, orderedFrom })}
      />
      <DateField
        label={t('until')}
        value={query.orderedUntil}
        onChange={(orderedUntil) => onChange({ ...query, orderedUntil })}
      />
    </>
  )
}

function PaperButtons({ query, isEmpty }: { query: RecordQuery; isEmpty: boolean }) {
  const t = useText(recordTexts)
  const paper = useRecordPaper()
  const save = (format: 'pdf' | 'xlsx') =>
    void paper(query, format).catch((error: unknown) => toast({ title: wordsOf(error) || t('failed') }))
  return (
    <>
      <Button type="primary" disabled={isEmpty} onClick={() => save('pdf')}>
        {t('pdf')}
      </Button>
      <Button disabled={isEmpty} onClick={() => save('xlsx')}>
        {t('xlsx')}
      </Button>
    </>
  )
}

const queryOf = ({ id, lastOn }: Suppliers[number]): RecordQuery => ({ partnerId: id, ...yearUntil(lastOn) })
