import type { BankEntry, StatementItem } from '@tsumugi/contract'
import { compare, minus, sum } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { Button, Checkbox, Dialog, ErrorState, SearchField, Skeleton } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { useAttempt } from '../payments/payment-queries.ts'
import { ReasonDialog } from '../payments/reason-dialog.tsx'
import { KeepRest } from '../receipts/keep-rest.tsx'
import { useIgnore, useItems, useMatch } from './statement-queries.ts'
import { statementTexts } from './statement-texts.ts'

interface MatchDialogProps {
  entry: BankEntry
  onClose(): void
}

/** A person says what a line paid: what was found stands first, then all that is open that way. */
export function MatchDialog({ entry, onClose }: MatchDialogProps) {
  const t = useText(statementTexts)
  const { fault, busy, match, ignore } = useDecision(entry, onClose)
  // A tie is chosen by a person: nothing is ticked for them.
  const [chosen, choose] = useState<readonly StatementItem[]>((entry.status === 'confirm' && entry.choices[0]) || [])
  const [isKept, keep] = useState(false)
  const [asking, ask] = useState(false)
  const rest = restOf(entry, chosen)
  const chooseAnew = (items: readonly StatementItem[]) => {
    choose(items)
    keep(false)
  }
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
      primary={{
        label: t('match'),
        disabled: chosen.length === 0 || (rest !== null && !isKept),
        onClick: () => match(chosen, rest !== null),
      }}
    >
      <FaultNotice fault={fault} />
      <Choices entry={entry} chosen={chosen} onChange={chooseAnew} />
      {rest !== null && (
        <KeepRest {...{ rest, isKept }} currency={entry.currency} partner={chosen[0]!.partner} onKeep={keep} />
      )}
    </Dialog>
  )
}

/** What comes in beyond what is chosen; null where nothing does. */
function restOf({ amount, direction }: BankEntry, chosen: readonly StatementItem[]): string | null {
  if (direction === 'out' || chosen.length === 0) return null
  const rest = minus(amount, sum(chosen.map(({ open }) => open)))
  return compare(rest, '0') > 0 ? rest : null
}

/** Either end of a line: it paid something, or it is none of ours. Closes once the server has taken it. */
function useDecision({ id, lockVersion }: BankEntry, onClose: () => void) {
  const sendMatch = useMatch()
  const sendIgnore = useIgnore()
  const { fault, busy, attempt } = useAttempt()
  const close = (reply: unknown) => reply && onClose()
  const match = (chosen: readonly StatementItem[], keepRest: boolean) => {
    const body = { items: chosen.map(({ key }) => key), ...(keepRest && { keepRest }), lockVersion }
    void attempt((options) => sendMatch({ id, body }, options)).then(close)
  }
  const ignore = (reason: string) =>
    void attempt((options) => sendIgnore({ id, body: { reason, lockVersion } }, options)).then(close)
  return { fault, busy, match, ignore }
}

interface ChoicesProps {
  entry: BankEntry
  chosen: readonly StatementItem[]
  onChange(chosen: readonly StatementItem[]): void
}

/** What is open that way, what was found for the line first. What is ticked stays in sight, whatever is searched for. */
function Choices({ entry, chosen, onChange }: ChoicesProps) {
  const t = useText(statementTexts)
  const [asked, ask] = useState('')
  const { data, error, mutate } = useItems(entry.id, asked.trim())
  if (error) return <ErrorState heading="h3" onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={4} />
  const { items: open, total } = data.data
  const items = drawnItems(entry, chosen, open, asked.trim() === '')
  const isOn = ({ key }: StatementItem) => chosen.some((item) => item.key === key)
  const toggle = (item: StatementItem) =>
    onChange(isOn(item) ? chosen.filter(({ key }) => key !== item.key) : [...chosen, item])
  return (
    <fieldset className="choices">
      <legend>{t('choose')}</legend>
      <SearchField label={t('choose.search')} value={asked} onChange={ask} />
      {total === 0 && <p className="soft">{asked === '' ? t('entry.manual') : t('choose.none')}</p>}
      {items.map((item) => (
        <Checkbox key={item.key} checked={isOn(item)} onChange={() => toggle(item)}>
          {item.partner} {item.number} {formatMoney(item.open, entry.currency)}{' '}
          {formatDate(item.dueOn, 'short', t.locale)}
        </Checkbox>
      ))}
      {total > open.length && <p className="soft">{t('choose.more', { count: total - open.length })}</p>}
    </fieldset>
  )
}

/** Each once: what was found for the line, unless others are searched for, what is ticked, and what is open. */
function drawnItems(
  { choices }: BankEntry,
  chosen: readonly StatementItem[],
  open: readonly StatementItem[],
  isFirst: boolean,
): StatementItem[] {
  const found = choices.flat()
  const isOpen = ({ key }: StatementItem) => open.some((item) => item.key === key)
  const first = isFirst ? found : found.filter(isOpen)
  return [...new Map([...first, ...chosen, ...open].map((item) => [item.key, item])).values()]
}
