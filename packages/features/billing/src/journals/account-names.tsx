import type { JournalPreview } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { useAccountNames, useJournalAttempt } from './journal-queries.ts'
import { journalTexts } from './journal-texts.ts'

/** What the organisation calls its accounts; the usual name stands where it says nothing. */
export function AccountNames({ accounts }: Pick<JournalPreview, 'accounts'>) {
  const t = useText(journalTexts)
  const send = useAccountNames()
  const { fault, busy, attempt } = useJournalAttempt()
  const [names, setNames] = useState(accounts.map(({ account, name }) => ({ account, name })))
  return (
    <details>
      <summary>{t('accounts')}</summary>
      <p className="small soft">{t('accounts.text')}</p>
      <FaultNotice fault={fault} />
      <div className="account-names">
        {accounts.map(({ account, usual }, place) => (
          <TextField
            key={account}
            label={usual}
            value={names[place]!.name}
            maxLength={24}
            placeholder={usual}
            onChange={(name) => setNames(names.map((each, at) => (at === place ? { account, name } : each)))}
          />
        ))}
      </div>
      <Button busy={busy} onClick={() => attempt((options) => send({ body: { accounts: names } }, options))}>
        {t('accounts.save')}
      </Button>
    </details>
  )
}
