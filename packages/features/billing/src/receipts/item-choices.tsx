import type { LedgerRow } from '@tsumugi/contract'
import { allocate } from '@tsumugi/domain/banking'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { Checkbox, Skeleton } from '@tsumugi/ui'
import { receiptTexts } from './receipt-texts.ts'

/** What an amount pays of chosen items, the earliest due first, and what is left of it. */
export function partsOf(amount: string, items: readonly LedgerRow[], chosen: ReadonlySet<number>) {
  const own = items.filter(({ id }) => chosen.has(id))
  const { allocations, unapplied } = allocate(
    amount || '0',
    own.map(({ id, open, dueOn }) => ({ id: String(id), open, dueOn })),
  )
  return {
    parts: allocations.map(({ id, amount: part }) => ({ payableId: Number(id), amount: part })),
    rest: unapplied,
  }
}

interface ItemChoicesProps {
  items: readonly LedgerRow[] | undefined
  chosen: ReadonlySet<number>
  parts: ReturnType<typeof partsOf>['parts']
  onChange(chosen: ReadonlySet<number>): void
}

/** Open items of a partner, each with what it gets once it is ticked. */
export function ItemChoices({ items, chosen, parts, onChange }: ItemChoicesProps) {
  const t = useText(receiptTexts)
  if (!items) return <Skeleton rows={3} />
  const toggle = (id: number) =>
    onChange(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]))
  const partOf = (id: number) => parts.find(({ payableId }) => payableId === id)?.amount
  return (
    <fieldset className="receipt-items">
      <legend>{t('items')}</legend>
      {items.length === 0 && <p className="soft">{t('items.none')}</p>}
      {items.map(({ id, invoice, open, currency, dueOn }) => {
        const part = partOf(id)
        return (
          <Checkbox key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
            {t('item', {
              number: invoice.number ?? invoice.title,
              open: formatMoney(open, currency),
              date: formatDate(dueOn, 'short', t.locale),
            })}{' '}
            {part !== undefined && <b>{t('item.part', { amount: formatMoney(part, currency) })}</b>}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}
