import type { BankEntry, BankStatement } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { Button, Checkbox, Dialog, SearchField } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { useAttempt } from '../payments/payment-queries.ts'
import { ReasonDialog } from '../payments/reason-dialog.tsx'
import { useIgnore, useMatch } from './statement-queries.ts'
import { statementTexts } from './statement-texts.ts'

interface MatchDialogProps {
  entry: BankEntry
  statement: BankStatement
  onClose(): void
}

/** A person says what a line paid: what was found stands first, then all that is open that way. */
export function MatchDialog({ entry, statement, onClose }: MatchDialogProps) {
  const t = useText(statementTexts)
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
}

type Item = BankStatement['items'][number]

/** As many as are drawn at once; a search finds the others. */
const mostDrawn = 200
const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const figuresOf = (text: string) => text.replace(/[,¥\s]/g, '')

/** By number, partner or the first figures of an amount, as people type them. */
function isMeant({ number, partner, open }: Item, asked: string): boolean {
  const text = folded(asked).trim()
  if (text === '' || folded(`${number ?? ''} ${partner}`).includes(text)) return true
  return /^\d[\d.]*$/.test(figuresOf(text)) && open.startsWith(figuresOf(text))
}

interface ChoicesProps {
  items: readonly Item[]
  currency: string
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
}

/** What is ticked stays in sight, whatever is searched for. */
function Choices({ items, currency, chosen, onChange }: ChoicesProps) {
  const t = useText(statementTexts)
  const [asked, ask] = useState('')
  const meant = items.filter((item) => chosen.has(item.key) || isMeant(item, asked))
  const drawn = meant.filter(({ key }, at) => at < mostDrawn || chosen.has(key))
  const beyond = meant.length - drawn.length
  return (
    <fieldset className="choices">
      <legend>{t('choose')}</legend>
      {items.length === 0 && <p className="soft">{t('entry.manual')}</p>}
      {items.length > 0 && <SearchField label={t('choose.search')} value={asked} onChange={ask} />}
      {items.length > 0 && meant.length === 0 && <p className="soft">{t('choose.none')}</p>}
      {drawn.map(({ key, partner, number, open, dueOn }) => (
        <Checkbox
          key={key}
          checked={chosen.has(key)}
          onChange={(isOn) => onChange(new Set(isOn ? [...chosen, key] : [...chosen].filter((each) => each !== key)))}
        >
          {partner} {number} {formatMoney(open, currency)} {formatDate(dueOn, 'short', t.locale)}
        </Checkbox>
      ))}
      {beyond > 0 && <p className="soft">{t('choose.more', { count: beyond })}</p>}
    </fieldset>
  )
}
