import type { MaterialListingDetail } from '@tsumugi/contract'
import { materialOrderKinds, takesFromStock, type MaterialOrderKind } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { NumberField, Segments, Select } from '@tsumugi/ui'
import { orderTexts } from '../order-rooms/order-texts.ts'

/** A line of a cart as it is typed. */
export interface TypedLine {
  readonly kind: MaterialOrderKind
  readonly quantity: string
  /** Empty where any dye lot will do. */
  readonly lotId: string
}

interface CartLineFieldsProps {
  readonly line: TypedLine
  readonly unit: string
  /** Dye lots of the colour. */
  readonly lots: MaterialListingDetail['lots']
  onChange(change: Partial<TypedLine>): void
}

/** How a cloth is asked for, how much, and of which dye lot. */
export function CartLineFields({ line: { kind, quantity, lotId }, unit, lots, onChange }: CartLineFieldsProps) {
  const t = useText(orderTexts)
  return (
    <>
      <Segments
        label={t('kind')}
        value={kind}
        onChange={(chosen) => onChange({ kind: materialOrderKinds.find((each) => each === chosen)! })}
        options={materialOrderKinds.map((value) => ({ value: value as string, label: t(`kind.${value}`) }))}
      />
      <div className="row">
        <NumberField
          label={t('quantity')}
          value={quantity}
          digits={2}
          unit={kind === 'swatch' ? t('pieces') : unit}
          onChange={(typed) => onChange({ quantity: typed })}
        />
        {takesFromStock(kind) && (
          <Select
            label={t('lot')}
            placeholder={t('anyLot')}
            value={lotId}
            onChange={(chosen) => onChange({ lotId: chosen })}
            options={lots.map(({ id, lot }) => ({ value: String(id), label: lot }))}
          />
        )}
      </div>
    </>
  )
}
