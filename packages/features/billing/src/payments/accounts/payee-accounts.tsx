import type { PayeeAccount } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { usePayeeAccounts } from '../payment-queries.ts'
import { AccountDialog } from './account-dialog.tsx'
import { accountTexts } from './account-texts.ts'

/** Where payees want their money, as the organisation keeps it; numbers are masked. */
export function PayeeAccounts() {
  const t = useText(accountTexts)
  const isPower = useSession().user?.powerUser ?? false
  const { data, error, mutate } = usePayeeAccounts()
  const [entering, enter] = useState<PayeeAccount | 'new' | null>(null)
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  return (
    <>
      {isPower && (
        <div className="run-actions">
          <Button type="primary" icon={Plus} onClick={() => enter('new')}>
            {t('add')}
          </Button>
        </div>
      )}
      <AccountList accounts={data.data} onChange={isPower ? enter : null} />
      {entering && <AccountDialog kept={entering === 'new' ? null : entering} onClose={() => enter(null)} />}
    </>
  )
}

interface AccountListProps {
  accounts: readonly PayeeAccount[]
  /** Null where this person may only look. */
  onChange: ((kept: PayeeAccount) => void) | null
}

function AccountList({ accounts, onChange }: AccountListProps) {
  const t = useText(accountTexts)
  if (accounts.length === 0) return <EmptyState heading="h2" title={t('empty')} />
  return (
    <ul className="run-payments" aria-label={t('list')}>
      {accounts.map((kept) => (
        <li key={kept.partner.id}>
          <b>{kept.partner.name}</b>
          <AccountWords account={kept.account} />
          {onChange && (
            <Button
              size={24}
              aria-label={t('change.of', { partner: kept.partner.name })}
              onClick={() => onChange(kept)}
            >
              {t('change')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function AccountWords({ account }: Pick<PayeeAccount, 'account'>) {
  const t = useText(accountTexts)
  return (
    <span>
      {t('kept', {
        bank: account.bankName || account.bankCode,
        branch: account.branchName || account.branchCode,
        kind: t(`kind.${account.kind}`),
        number: account.accountNumber,
        holder: account.holder,
      })}
    </span>
  )
}
