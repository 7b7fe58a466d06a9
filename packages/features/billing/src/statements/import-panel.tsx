import { ApiError, newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { BankFinding } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { FileDrop, Notice, Select, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { FindingList } from '../findings/finding-list.tsx'
import { ColumnsDialog } from './columns/columns-dialog.tsx'
import { csvFileOf, type columnsOf, type CsvFile } from './columns/csv-file.ts'
import { bankPlace, type BankPlace } from '../payments/bank-place.ts'
import { useCandidates } from '../payments/payment-queries.ts'
import { useImport } from './statement-queries.ts'
import { statementTexts } from './statement-texts.ts'

interface Fault {
  text: string
  findings: readonly BankFinding[]
}

/** The way in for a statement: all of it is read, or nothing, and then it says why. */
export function ImportPanel({ onImported }: { onImported(id: number): void }) {
  const t = useText(statementTexts)
  const { accounts = [], today = '' } = useCandidates(undefined).data?.data ?? {}
  const [account, setAccount] = useState('0')
  const [csv, setCsv] = useState<CsvFile | null>(null)
  const { busy, fault, take } = useTaking(accounts.length > 0 ? { account: Number(account) } : {}, onImported)
  async function choose([file]: File[]) {
    if (!file) return
    const read = accounts.length > 0 ? await csvFileOf(file) : null
    if (read) setCsv(read)
    else await take(file)
  }
  return (
    <section className="payment-block" aria-label={t('import')}>
      <div className="statement-head">
        <FileDrop
          label={t('import')}
          hint={t('import.hint')}
          maxCount={1}
          busy={busy}
          onFiles={(files) => void choose(files)}
        />
        {accounts.length > 0 && <AccountSelect {...{ accounts, account }} onAccount={setAccount} />}
      </div>
      {!csv && <Refused fault={fault} />}
      {csv && (
        <ColumnsDialog
          {...{ csv, today, busy }}
          account={Number(account)}
          fault={<Refused fault={fault} />}
          onClose={() => setCsv(null)}
          onImport={(columns) => void take(csv.file, columns)}
        />
      )}
    </section>
  )
}

interface AccountSelectProps {
  accounts: readonly BankPlace[]
  account: string
  onAccount(account: string): void
}

/** Which account of ours a CSV is of: it does not say so itself. */
function AccountSelect({ accounts, account, onAccount }: AccountSelectProps) {
  const t = useText(statementTexts)
  return (
    <Select
      label={t('import.account')}
      placeholder={null}
      value={account}
      options={accounts.map((each, at) => ({ value: String(at), label: bankPlace(each) }))}
      onChange={onAccount}
    />
  )
}

function Refused({ fault }: { fault: Fault | null }) {
  if (!fault) return null
  return (
    <Notice hue="madder" live>
      {fault.text}
      {fault.findings.length > 0 && <FindingList findings={fault.findings} />}
    </Notice>
  )
}

/** Sends one file, and says what came of it. */
function useTaking(place: { account?: number }, onImported: (id: number) => void) {
  const t = useText(statementTexts)
  const send = useImport()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  async function take(file: File, columns?: ReturnType<typeof columnsOf>) {
    setBusy(true)
    setFault(null)
    try {
      const body = { file, ...place, ...(columns && { columns }) }
      const { data } = await send({ body }, { idempotencyKey: newIdempotencyKey() })
      toast({ title: t('import.done', { fresh: data.fresh, posted: data.posted, repeated: data.repeated }) })
      const [first] = data.statementIds
      if (first !== undefined) onImported(first)
    } catch (error) {
      const findings = findingsOf(error)
      setFault({ text: findings.length > 0 ? t('import.refused') : wordsOf(error) || t('failed'), findings })
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, take }
}

/** What the server found wrong with a file, one finding for each error. */
function findingsOf(error: unknown): BankFinding[] {
  const errors = error instanceof ApiError ? (error.errors ?? []) : []
  return errors.flatMap(({ code, field, meta }) =>
    code === 'bank_statement_fault'
      ? [
          {
            level: 'error' as const,
            code: String(meta?.code) as BankFinding['code'],
            field,
            meta: (meta ?? {}) as BankFinding['meta'],
          },
        ]
      : [],
  )
}
