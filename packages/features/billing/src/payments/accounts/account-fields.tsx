import { messageThreads, type PayeeAccount } from '@tsumugi/contract'
import { accountKinds, type BankAccount } from '@tsumugi/domain/banking'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Combobox, Select, TextField, type FormState } from '@tsumugi/ui'
import { FindingList } from '../../findings/finding-list.tsx'
import { checkAccount } from './account-findings.ts'
import { accountTexts } from './account-texts.ts'

export type AccountValues = BankAccount & { readonly partnerId: string }

interface AccountFieldsProps {
  form: FormState<AccountValues>
  /** What stands; its number is masked and has to be typed again. */
  kept: PayeeAccount | null
}

/** The fields of an account, and what becomes of its names on the way to the bank, as they are typed. */
export function AccountFields({ form, kept }: AccountFieldsProps) {
  const t = useText(accountTexts)
  const text = (name: Exclude<keyof BankAccount, 'kind'>, maxLength: number) => {
    const { onChange, ...field } = form.field(name)
    return { ...field, label: t(name), maxLength, onChange: (typed: string) => onChange(typed.normalize('NFKC')) }
  }
  const again = kept && t('accountNumber.again', { number: kept.account.accountNumber })
  return (
    <>
      {!kept && <PartnerField form={form} />}
      <div className="account-fields">
        <TextField {...text('bankCode', 4)} inputMode="numeric" must />
        <TextField {...text('bankName', 60)} />
        <TextField {...text('branchCode', 3)} inputMode="numeric" must />
        <TextField {...text('branchName', 60)} />
        <Select
          {...form.field('kind')}
          label={t('kind')}
          placeholder={null}
          options={accountKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <TextField {...text('accountNumber', 7)} inputMode="numeric" must hint={again ?? undefined} />
      </div>
      <TextField {...text('holder', 60)} must hint={t('holder.hint')} />
      <AsWritten account={form.values} />
    </>
  )
}

function PartnerField({ form }: Pick<AccountFieldsProps, 'form'>) {
  const t = useText(accountTexts)
  const partners = useQuery(messageThreads.people, {}).data?.data.partners ?? []
  return (
    <Combobox
      {...form.field('partnerId')}
      label={t('partner')}
      must
      options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

/** What is typed so far, as the file of a run writes it; said aloud, for it changes below the fields. */
function AsWritten({ account }: { account: BankAccount }) {
  const t = useText(accountTexts)
  const { holder, findings } = checkAccount(account)
  const said = findings.filter(({ field, level }) => level === 'warning' || (field === 'holder' && account.holder))
  return (
    <div aria-live="polite">
      {holder && <p className="small">{t('written', { text: holder })}</p>}
      {said.length > 0 && <FindingList findings={said} />}
    </div>
  )
}
