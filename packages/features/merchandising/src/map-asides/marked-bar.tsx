import type { MerchandisingCard } from '@tsumugi/contract'
import { cellTotals } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, IconButton, useStyles } from '@tsumugi/ui'
import { Copy, Trash2, X } from '@tsumugi/ui/icons'
import { shortYen } from '../md-map-screen/figure-text.ts'
import css from './map-asides.css?inline'
import { asideTexts } from './messages/catalogue.ts'

interface MarkedBarProps {
  cards: readonly MerchandisingCard[]
  locale: string
  onCopy(): void
  onDiscard(): void
  onClear(): void
}

/** Names what is marked, with quantity and money, and what can be done with it. */
export function MarkedBar({ cards, locale, onCopy, onDiscard, onClear }: MarkedBarProps) {
  useStyles(css)
  const t = useText(asideTexts)
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
