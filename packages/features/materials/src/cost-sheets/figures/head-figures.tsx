import type { CostSheetDetail } from '@tsumugi/contract'
import { retailFor, type CostFigures } from '@tsumugi/domain/costing'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { Button, Notice } from '@tsumugi/ui'
import { Pencil } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { HeadDialog } from '../head/head-dialog.tsx'
import { useRewrites } from '../head/use-rewrites.ts'
import { moneyOr, percentOr, signed } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'

interface HeadFiguresProps {
  readonly sheet: CostSheetDetail
  readonly figures: CostFigures
}

/** What a garment costs, its rate, and against what it is measured; the rates it counts with. */
export function HeadFigures({ sheet, figures }: HeadFiguresProps) {
  const t = useText(costTexts)
  const [isEditing, edit] = useState(false)
  const { currency, retailPrice, targetRate, marginMode } = sheet
  const isWhole = figures.missing === 0 && sheet.lines.length > 0
  const proposed = marginMode === 'rate' && targetRate ? retailFor(figures.unitCost, targetRate, currency) : null
  const facts: readonly (readonly [label: string, value: string, isBig?: boolean])[] = [
    [t('unitCost'), isWhole ? formatMoney(figures.unitCost, currency) : '–', true],
    [t('costRate'), isWhole ? percentOr(figures.costRate) : '–', true],
    [t('retailPrice'), moneyOr(retailPrice, currency)],
    ...(isWhole && proposed ? ([[t('proposedRetail'), formatMoney(proposed, currency)]] as const) : []),
    [t('markup'), isWhole ? percentOr(figures.markup) : '–'],
    [t('aboveTarget'), isWhole && figures.aboveTarget !== null ? signed(figures.aboveTarget) : '–'],
    [t('quantity'), t('pieces', { count: formatNumber(sheet.targetQuantity) })],
    [t('total'), isWhole ? formatMoney(figures.total, currency) : '–'],
  ]
  return (
    <section className="cost-head" aria-label={t('unitCost')}>
      <dl>
        {facts.map(([label, value, isBig]) => (
          <div key={label} data-big={isBig || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        size={24}
        type="plain"
        icon={Pencil}
        onClick={() => edit(true)}
        {...(sheet.status !== 'draft' && { reason: t('why.locked') })}
      >
        {t('edit')}
      </Button>
      <Rates sheet={sheet} />
      {isEditing && <HeadDialog sheet={sheet} onClose={() => edit(false)} />}
    </section>
  )
}

/** The rates a version keeps; a currency that the master does not know is named, with the way out. */
function Rates({ sheet }: Pick<HeadFiguresProps, 'sheet'>) {
  const t = useText(costTexts)
  const { busy, renewRates } = useRewrites(sheet)
  const known = [sheet.currency, ...sheet.rates.map(({ currency }) => currency)]
  const missing = [...new Set(sheet.lines.map(({ currency }) => currency))].filter((each) => !known.includes(each))
  if (sheet.rates.length + missing.length === 0) return null
  return (
    <div className="cost-rates small soft">
      {sheet.rates.length > 0 && <span>{t('rates')}</span>}
      {sheet.rates.map(({ currency, rate, perUnits, on }) => (
        <span key={currency}>
          {t('rates.of', {
            currency,
            rate: formatNumber(rate, { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
            per: t('rates.per', { units: perUnits }),
            day: formatDate(on),
          })}
        </span>
      ))}
      {sheet.status === 'draft' && (
        <Button size={24} type="plain" busy={busy} onClick={() => void renewRates()}>
          {t('rates.renew')}
        </Button>
      )}
      {missing.map((currency) => (
        <Notice key={currency} hue="gold">
          {t('rates.missing', { currency })}
        </Notice>
      ))}
    </div>
  )
}
