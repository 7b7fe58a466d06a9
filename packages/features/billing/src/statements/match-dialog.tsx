import type { BankEntry, BankStatement } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { Button, Checkbox, Dialog } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { useAttempt } from '../payments/payment-queries.ts'
import { paymentTexts } from '../payments/payment-texts.ts'
import { ReasonDialog } from '../payments/reason-dialog.tsx'
import { useIgnore, useMatch } from './statement-queries.ts'

interface MatchDialogProps {
  entry: BankEntry
  statement: BankStatement
  onClose(): void
}

/** A person says what a line paid: what was found stands first, then all that is open that way. */
export function MatchDialog({ entry, statement, onClose }: MatchDialogProps) {
  const t = useText(paymentTexts)
  const { fault, busy, match, ignore } = useDecision(entry, onClose)
  // A tie is chosen by a person: nothing is ticked for them.
  const [chosen, choose] = useState<ReadonlySet<string>>(
    new Set(entry.status === 'confirm' ? entry.choices[0]?.map(({ key }) => key) : []),
  )
  const [asking, ask] = useState(false)
  if (asking)
    return (
      <ReasonDialog title={t('ignore')} label={t('ignore')} busy={busy} onClose={() => ask(false)} onReason={ignore} />
    )
  return (
    <Dialog
      title={t('match.of', { text: entry.senderName || entry.text, amount: formatMoney(entry.amount, entry.currency) })}
      busy={busy}
      closeOnOutside={false}
      onClose={onClose}
      note={<Button onClick={() => ask(true)}>{t('ignore')}</Button>}
      primary={{ label: t('match'), disabled: chosen.size === 0, onClick: () => match([...chosen]) }}
    >
      <FaultNotice fault={fault} />
      <Choices items={openItems(entry, statement)} currency={entry.currency} chosen={chosen} onChange={choose} />
    </Dialog>
  )
}

/** Either end of a line: it paid something, or it is none of ours. Closes once the server has taken it. */
function useDecision({ id, lockVersion }: BankEntry, onClose: () => void) {
  const sendMatch = useMatch()
  const sendIgnore = useIgnore()
  const { fault, busy, attempt } = useAttempt()
  const close = (reply: unknown) => reply && onClose()
  const match = (items: string[]) =>
    void attempt((options) => sendMatch({ id, body: { items, lockVersion } }, options)).then(close)
  const ignore = (reason: string) =>
    void attempt((options) => sendIgnore({ id, body: { reason, lockVersion } }, options)).then(close)
  return { fault, busy, match, ignore }
}

/** What is open in the line's direction, what was found for it first. */
function openItems({ choices, direction }: BankEntry, { items }: BankStatement) {
  const found = new Set(choices.flat().map(({ key }) => key))
  return items
    .filter((item) => item.direction === direction)
    .toSorted((one, other) => Number(found.has(other.key)) - Number(found.has(one.key)))
    .slice(0, 200)
}

interface ChoicesProps {
  items: BankStatement['items']
  currency: string
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
}

function Choices({ items, currency, chosen, onChange }: ChoicesProps) {
  const t = useText(paymentTexts)
  return (
    <fieldset className="choices">
      <legend>{t('choose')}</legend>
      {items.length === 0 && <p className="soft">{t('entry.manual')}</p>}
      {items.map(({ key, partner, number, open, dueOn }) => (
        <Checkbox
          key={key}
          checked={chosen.has(key)}
          onChange={(isOn) => onChange(new Set(isOn ? [...chosen, key] : [...chosen].filter((each) => each !== key)))}
        >
          {partner} {number} {formatMoney(open, currency)} {formatDate(dueOn, 'short', t.locale)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
