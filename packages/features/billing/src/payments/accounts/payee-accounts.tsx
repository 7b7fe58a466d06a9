import { useText } from '@tsumugi/i18n'
import { EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { usePayeeAccounts } from './payment-queries.ts'
import { paymentTexts } from './payment-texts.ts'

/** Where payees want their money, as the organisation keeps it; numbers are masked. */
export function PayeeAccounts() {
  const t = useText(paymentTexts)
  const { data, error, mutate } = usePayeeAccounts()
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  if (data.data.length === 0) return <EmptyState heading="h2" title={t('accounts.empty')} />
  return (
    <ul className="run-payments" aria-label={t('tab.accounts')}>
      {data.data.map(({ partner, account }) => (
        <li key={partner.id}>
          <b>{partner.name}</b>
          <span>
            {t('account.kept', {
              bank: account.bankName || account.bankCode,
              branch: account.branchName || account.branchCode,
              number: account.accountNumber,
              holder: account.holder,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
