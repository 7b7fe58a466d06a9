import { refusalOf } from '@tsumugi/api'
import type { PayeeAccount } from '@tsumugi/contract'
import { emptyBankAccount, type BankAccount } from '@tsumugi/domain/banking'
import { useText } from '@tsumugi/i18n'
import { useConfirmedIdentity } from '@tsumugi/records'
import { Dialog, EnterSends, Form, toast, useForm } from '@tsumugi/ui'
import { findingTexts } from '../../findings/finding-texts.ts'
import { usePayeeAccountChange } from '../payment-queries.ts'
import { AccountFields, type AccountValues } from './account-fields.tsx'
import { checkAccount } from './account-findings.ts'
import { accountTexts } from './account-texts.ts'

/** Where one payee wants its money; who one is is asked before it is kept. */
export function AccountDialog({ kept, onClose }: { kept: PayeeAccount | null; onClose(): void }) {
  const t = useText(accountTexts)
  const { confirming, dialog } = useConfirmedIdentity()
  const form = useAccountForm(kept, confirming, onClose)
  return (
    <>
      <Dialog
        title={kept ? t('change.of', { partner: kept.partner.name }) : t('title')}
        width={640}
        busy={form.busy}
        closeOnOutside={false}
        onClose={onClose}
        primary={{ label: t('save'), onClick: () => void form.submit() }}
      >
        <Form form={form}>
          <p className="small soft">{t('lead')}</p>
          <AccountFields form={form} kept={kept} />
          <EnterSends />
        </Form>
      </Dialog>
      {dialog}
    </>
  )
}

type Confirming = ReturnType<typeof useConfirmedIdentity>['confirming']

function useAccountForm(kept: PayeeAccount | null, confirming: Confirming, onClose: () => void) {
  const t = useText(accountTexts)
  const says = useText(findingTexts)
  const send = usePayeeAccountChange()
  const names = Object.fromEntries(Object.keys(emptyBankAccount).map((key) => [key, t(key as keyof BankAccount)]))
  return useForm<AccountValues>({
    initial: {
      partnerId: kept ? String(kept.partner.id) : '',
      ...emptyBankAccount,
      ...kept?.account,
      accountNumber: '',
    },
    check({ partnerId, ...account }) {
      const wrong = checkAccount(account).findings.filter(({ level }) => level === 'error')
      return {
        ...(!partnerId && { partnerId: t('partner.missing') }),
        ...Object.fromEntries(wrong.map(({ field, code, meta }) => [field, says(`finding.${code}`, meta)])),
      }
    },
    submit: ({ partnerId, ...account }) =>
      confirming(() => send({ partnerId: Number(partnerId), body: { account } })).catch((error: unknown) => {
        throw refusalOf(error, names)
      }),
    onDone() {
      toast({ title: t('saved') })
      onClose()
    },
  })
}
