import { movesFromMap, type MerchandisingCard } from '@tsumugi/contract'
import { admits, cellTotals } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, IconButton, useStyles } from '@tsumugi/ui'
import { Copy, Shirt, Trash2, X } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { shortYen } from '../md-map-screen/figures/figure-text.ts'
import css from './map-asides.css?inline'
import { asideTexts } from './messages/catalogue.ts'

const ProductionsDialog = lazy(() =>
  import('../productions-dialog/productions-dialog.tsx').then((m) => ({ default: m.ProductionsDialog })),
)

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
  const { user } = useSession()
  const [isMaking, make] = useState(false)
  const totals = cellTotals(cards)
  const sums = { quantity: formatNumber(totals.quantity, undefined, locale), retail: shortYen(totals.retail, locale) }
  return (
    <section className="md-map-marked" aria-label={t('marked.label')}>
      <b>{t('marked.count', { count: cards.length })}</b>
      <span className="small number">{t('marked.sums', sums)}</span>
      {admits(user, movesFromMap) && (
        <Button size={24} icon={Shirt} onClick={() => make(true)}>
          {t('marked.make')}
        </Button>
      )}
      <Button size={24} icon={Copy} onClick={onCopy}>
        {t('marked.copy')}
      </Button>
      <Button size={24} icon={Trash2} onClick={onDiscard}>
        {t('marked.discard')}
      </Button>
      <IconButton size={24} icon={X} label={t('marked.clear')} onClick={onClear} />
      {isMaking && (
        <Suspense>
          <ProductionsDialog products={cards} onDone={onClear} onClose={() => make(false)} />
        </Suspense>
      )}
    </section>
  )
}
