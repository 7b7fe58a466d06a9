import { bankStatements } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import type { CsvColumns } from '@tsumugi/domain/banking'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Dialog, ErrorState, Notice, Skeleton } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { FindingList } from '../../findings/finding-list.tsx'
import { statementTexts } from '../statement-texts.ts'
import { ColumnFields } from './column-fields.tsx'
import { columnsOf, firstDraft, readDraft, type CsvFile } from './csv-file.ts'
import { FirstRows } from './first-rows.tsx'

/** Faults that are shown at once. */
const mostFindings = 20

interface ColumnsDialogProps {
  csv: CsvFile
  /** The place of our account, from 0. */
  account: number
  today: string
  busy: boolean
  /** What the server refused. */
  fault: ReactNode
  onClose(): void
  onImport(columns: ReturnType<typeof columnsOf>): void
}

/** Asks where a bank's CSV has what, before it is read; begins as the account's last file had it. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const t = useText(statementTexts)
  const { data, error, mutate } = useQuery(
    bankStatements.columns,
    { query: { account: props.account } },
    { asRead: true },
  )
  if (data) return <Columns {...props} remembered={data.data as CsvColumns | null} />
  return (
    <Dialog title={t('columns')} onClose={props.onClose}>
      {error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />}
    </Dialog>
  )
}

function Columns({
  csv,
  today,
  busy,
  fault,
  remembered,
  onClose,
  onImport,
}: ColumnsDialogProps & { remembered: CsvColumns | null }) {
  const t = useText(statementTexts)
  const [draft, setDraft] = useState(() => firstDraft(csv.rows, remembered))
  const { entries, findings } = readDraft(csv, draft, today)
  return (
    <Dialog
      title={t('columns')}
      width={920}
      busy={busy}
      closeOnOutside={false}
      onClose={onClose}
      primary={{
        label: t('columns.import'),
        disabled: entries.length === 0,
        onClick: () => onImport(columnsOf(draft)),
      }}
    >
      <div className="csv-columns">
        <p className="small soft">{t('columns.text')}</p>
        <FirstRows rows={csv.rows} skip={draft.skip} />
        <ColumnFields rows={csv.rows} draft={draft} onChange={setDraft} />
        <div aria-live="polite">
          {entries.length > 0 && <Outcome entries={entries} />}
          {findings.length > 0 && <FindingList findings={findings.slice(0, mostFindings) as never} />}
          {entries.length === 0 && findings.length === 0 && <Notice hue="indigo">{t('columns.none')}</Notice>}
        </div>
        {fault}
      </div>
    </Dialog>
  )
}

function Outcome({ entries }: { entries: ReturnType<typeof readDraft>['entries'] }) {
  const t = useText(statementTexts)
  const total = (way: 'in' | 'out') =>
    formatMoney(sum(entries.filter(({ direction }) => direction === way).map(({ amount }) => amount)), 'JPY')
  return <p>{t('columns.outcome', { count: entries.length, in: total('in'), out: total('out') })}</p>
}
