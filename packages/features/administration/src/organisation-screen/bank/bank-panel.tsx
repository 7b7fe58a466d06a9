import { wordsOf } from '@tsumugi/api'
import { bankAccountKinds, userGroups, type BankAccount } from '@tsumugi/contract'
import { kanaHolderFaults, toKanaHolder } from '@tsumugi/domain'
import { emptyBankAccount } from '@tsumugi/domain/banking'
import { useText } from '@tsumugi/i18n'
import { isSame, useConfirmedIdentity } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, IconButton, Notice, Select, TextField, toast } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { frameTexts } from '../../frame/messages/catalogue.ts'
import { Block } from '../../frame/screen-frame.tsx'
import { bankTexts } from './messages/catalogue.ts'
import type { PanelProps } from '../panel-props.ts'

const digits = { bankCode: 4, branchCode: 3, accountNumber: 7 } as const

/** Where the organisation is paid; the first is the usual one. */
export function BankPanel({ organisation, mayWrite, onSaved }: PanelProps) {
  const t = useText(bankTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const { confirming, dialog } = useConfirmedIdentity()
  const [accounts, setAccounts] = useState(organisation.bankAccounts)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const change = (at: number, part: Partial<BankAccount>) =>
    setAccounts(accounts.map((account, place) => (place === at ? { ...account, ...part } : account)))
  const wrong = accounts.some((account) => Object.keys(faultsOf(account)).length > 0)

  async function save() {
    setAsked(true)
    if (wrong) return
    setBusy(true)
    setFailure('')
    try {
      const { data } = await confirming(() =>
        api.of(userGroups).replaceBankAccounts({ id: organisation.id, body: { bankAccounts: accounts } }),
      )
      setAccounts(data.bankAccounts)
      setAsked(false)
      onSaved(data)
      toast({ title: frame('save.done') })
    } catch (error) {
      setFailure(wordsOf(error, frame('failed')))
    } finally {
      setBusy(false)
    }
  }

  function faultsOf(account: BankAccount) {
    const lengths = Object.entries(digits).filter(
      ([key, count]) => !new RegExp(`^\\d{${count}}$`).test(account[key as keyof typeof digits]),
    )
    const signs = kanaHolderFaults(toKanaHolder(account.holder))
    const holder = !account.holder.trim()
      ? t('holder.missing')
      : signs.length
        ? t('holder.signs', { signs: signs.join(' ') })
        : undefined
    return {
      ...Object.fromEntries(lengths.map(([key, count]) => [key, t('digits', { count })])),
      ...(holder && { holder }),
    } as Partial<Record<keyof BankAccount, string>>
  }

  return (
    <Block title={t('title')} lead={t('lead')}>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <ul className="people-rows">
        {accounts.map((account, at) => {
          const faults = asked ? faultsOf(account) : {}
          const text = (key: Exclude<keyof BankAccount, 'kind'>) => ({
            label: t(`field.${key}`),
            value: account[key],
            error: faults[key],
            onChange: (value: string) => change(at, { [key]: value.normalize('NFKC') }),
          })
          return (
            <li key={at}>
              <fieldset className="people-pair grow" disabled={!mayWrite} aria-label={t('account', { number: at + 1 })}>
                <TextField {...text('bankCode')} inputMode="numeric" maxLength={4} />
                <TextField {...text('bankName')} />
                <TextField {...text('branchCode')} inputMode="numeric" maxLength={3} />
                <TextField {...text('branchName')} />
                <Select
                  label={t('field.kind')}
                  value={account.kind}
                  onChange={(kind) => change(at, { kind })}
                  options={bankAccountKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
                />
                <TextField {...text('accountNumber')} inputMode="numeric" maxLength={7} />
                <TextField
                  {...text('holder')}
                  hint={
                    account.holder && toKanaHolder(account.holder) !== account.holder
                      ? toKanaHolder(account.holder)
                      : t('holder.hint')
                  }
                />
              </fieldset>
              {mayWrite && (
                <IconButton
                  icon={Trash2}
                  label={t('remove', { number: at + 1 })}
                  onClick={() => setAccounts(accounts.filter((_, place) => place !== at))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {mayWrite && (
        <div className="button-row">
          <Button
            icon={Plus}
            onClick={() => setAccounts([...accounts, emptyBankAccount])}
            disabled={accounts.length >= 10}
          >
            {t('add')}
          </Button>
          <Button
            type="primary"
            busy={busy}
            onClick={() => void save()}
            disabled={isSame(accounts, organisation.bankAccounts)}
            reason={isSame(accounts, organisation.bankAccounts) ? frame('save.nothing') : undefined}
          >
            {t('save')}
          </Button>
        </div>
      )}
      {dialog}
    </Block>
  )
}
