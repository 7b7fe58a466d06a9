import type { MerchandisingCard } from '@tsumugi/contract'
import { cellTotals } from '@tsumugi/domain'
import { formatNumber } from '@tsumugi/i18n'
import { Button, IconButton } from '@tsumugi/ui'
import { Copy, Trash2, X } from '@tsumugi/ui/icons'
import { shortYen } from './figure-text.ts'
import type { MapText } from './map-text.ts'

interface MarkedBarProps {
  cards: readonly MerchandisingCard[]
  text: MapText
  onCopy(): void
  onDiscard(): void
  onClear(): void
}

/** Names what is marked, with quantity and money, and what can be done with it. */
export function MarkedBar({ cards, text: { t, locale }, onCopy, onDiscard, onClear }: MarkedBarProps) {
  const totals = cellTotals(cards)
  const sums = { quantity: formatNumber(totals.quantity, undefined, locale), retail: shortYen(totals.retail, locale) }
  return (
    <section className="md-map-marked" aria-label={t('marked.label')}>
      <b>{t('marked.count', { count: cards.length })}</b>
      <span className="small number">{t('marked.sums', sums)}</span>
      <Button size={24} icon={Copy} onClick={onCopy}>
        {t('marked.copy')}
      </Button>
      <Button size={24} icon={Trash2} onClick={onDiscard}>
        {t('marked.discard')}
      </Button>
      <IconButton size={24} icon={X} label={t('marked.clear')} onClick={onClear} />
    </section>
  )
}
