import type { Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { ReactNode } from 'react'
import { fieldTexts } from './field-texts.ts'
import { showMoney } from './money.ts'

export interface CostSourceProps extends Pick<Merchandising, 'unitCost' | 'costSource' | 'costSheet' | 'currency'> {
  /** What may be done about it. */
  children?: ReactNode
}

/** Where a product's cost comes from: its cost sheet, or somebody's hand, beside what the sheet says then. */
export function CostSource({ unitCost, costSource, costSheet, currency, children }: CostSourceProps) {
  const t = useText(fieldTexts)
  if (costSheet === null && unitCost === null) return null
  const isTyped = costSheet === null || costSource === 'typed'
  return (
    <p className="cost-source small soft">
      {isTyped ? t('cost.typed') : t('cost.fromSheet')}
      {costSheet && (
        <>
          {isTyped && t('value.between')}
          <a href={href('resourcePlanSheet', { id: costSheet.id })}>
            {t('cost.sheet', { version: costSheet.version, status: t(`cost.${costSheet.status}`) })}
          </a>
          {isTyped && ` ${showMoney(costSheet.unitCost, currency)}`}
        </>
      )}
      {children}
    </p>
  )
}
