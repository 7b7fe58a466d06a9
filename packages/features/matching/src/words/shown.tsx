import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { Progress } from '@tsumugi/ui'
import { daysLeft, partOver } from './days-left.ts'
import { askedTexts, type AskedText } from './asked/asked-texts.ts'

interface Asked {
  readonly styles: number
  readonly quantityFrom: number | null
  readonly quantityTo: number | null
}

/** `2型 × 200–300点` */
export function quantityWords(t: AskedText, { styles, quantityFrom, quantityTo }: Asked): string {
  const range = [...new Set([quantityFrom, quantityTo])]
    .filter((each) => each !== null)
    .map((each) => formatNumber(each))
  return range.length === 0 ? t('styles', { styles }) : t('quantity', { styles, range: range.join('–') })
}

/** What a recruitment asks for, as facts beside each other. */
export function askedFacts(
  t: AskedText,
  row: Asked & {
    readonly items: readonly string[]
    readonly machines: readonly string[]
    readonly targetPrice: string | null
    readonly currency: string
    readonly deliveryOn: string | null
  },
): readonly (readonly [label: string, value: string])[] {
  return (
    [
      [t('items'), [...row.machines, ...row.items].join('・')],
      [t('amount'), quantityWords(t, row)],
      [t('target'), row.targetPrice === null ? '' : formatMoney(row.targetPrice, row.currency)],
      [t('delivery'), row.deliveryOn ? formatDate(row.deliveryOn, 'long') : ''],
    ] as const
  ).filter(([, value]) => value !== '')
}

export function FactList({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="matching-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface DeadlineProps {
  readonly applyBy: string
  readonly openedAt: string | null
  readonly closesAt: string
  readonly isOpen: boolean
  readonly seats: number
}

/** How long one may still apply, as words and a bar. */
export function Deadline({ applyBy, openedAt, closesAt, isOpen, seats }: DeadlineProps) {
  const t = useText(askedTexts)
  const left = daysLeft(closesAt)
  const part = isOpen ? partOver(openedAt, closesAt) : 1
  return (
    <div className="matching-deadline small">
      <span className="soft">{t('applyUntil', { day: formatDate(applyBy) })}</span>
      <b data-soon={(isOpen && left <= 7) || undefined}>{isOpen ? t('daysLeft', { count: left }) : t('over')}</b>
      <Progress
        label={t('applyBy')}
        done={Math.round(part * 100)}
        look={!isOpen ? 'planned' : left <= 7 ? 'waiting' : 'going'}
      />
      <span className="tiny faint">{t('seatsOf', { count: seats })}</span>
    </div>
  )
}
