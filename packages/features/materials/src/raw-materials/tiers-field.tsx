import type { PriceTier } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import type { MasterRow, WidgetProps } from '@tsumugi/records'
import { NumberField } from '@tsumugi/ui'
import { materialTexts } from '../words/material-texts.ts'
import { RowsField } from './rows-field.tsx'

/** What one unit costs from which quantity on. */
export function TiersField({ label, hint, error, value, onChange }: WidgetProps) {
  const t = useText(materialTexts)
  const rows = value as readonly PriceTier[]
  return (
    <RowsField
      {...{ label, hint, error, rows, onChange }}
      empty={{ minQuantity: rows.length === 0 ? '0' : '', unitPrice: '' }}
      draw={({ minQuantity, unitPrice }, change) => (
        <>
          <NumberField
            aria-label={t('tier.minQuantity')}
            digits={2}
            value={minQuantity}
            onChange={(typed) => change({ minQuantity: typed })}
          />
          <NumberField
            aria-label={t('tier.unitPrice')}
            digits={4}
            value={unitPrice}
            onChange={(typed) => change({ unitPrice: typed })}
          />
        </>
      )}
    />
  )
}

/** The first step's price. */
export function TiersCell({ value, record }: { readonly value: unknown; readonly record: MasterRow }) {
  const [first] = value as readonly PriceTier[]
  return first ? formatMoney(first.unitPrice, String(record.currency)) : null
}
