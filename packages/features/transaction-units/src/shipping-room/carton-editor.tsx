import { cartonCount, type CartonFault } from '@tsumugi/domain/trading'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, IconButton, NumberField } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { newIdempotencyKey } from '@tsumugi/api'
import { unitTexts } from '../unit-texts.ts'
import { lineName, type OrderLine } from './order-lines.ts'
import { newRange, packedOf, packingOf, type RangeValues } from './shipping-draft.ts'

interface CartonEditorProps {
  readonly lines: readonly OrderLine[]
  readonly ranges: readonly RangeValues[]
  readonly faults: readonly CartonFault[]
  onChange(ranges: readonly RangeValues[]): void
}

/** Cartons as ranges: which numbers, what is in each, how heavy and how large one is. */
export function CartonEditor({ lines, ranges, faults, onChange }: CartonEditorProps) {
  const t = useText(unitTexts)
  const set = (key: string, values: Partial<RangeValues>) =>
    onChange(ranges.map((range) => (range.key === key ? { ...range, ...values } : range)))
  return (
    <section className="unit-panel shipping-cartons" aria-label={t('ship.cartons')}>
      <header>
        <h2>{t('ship.cartons')}</h2>
        <span className="small soft">{t('ship.cartons.hint')}</span>
      </header>
      {ranges.map((range, at) => (
        <RangeRow
          key={range.key}
          lines={lines}
          range={range}
          fault={faults.find((each) => each.at === at)?.fault}
          onChange={(values) => set(range.key, values)}
          onRemove={() => onChange(ranges.filter(({ key }) => key !== range.key))}
        />
      ))}
      <Button icon={Plus} onClick={() => onChange([...ranges, newRange(ranges, newIdempotencyKey())])}>
        {t('ship.add')}
      </Button>
    </section>
  )
}

interface RangeRowProps {
  readonly lines: readonly OrderLine[]
  readonly range: RangeValues
  readonly fault: CartonFault['fault'] | undefined
  onChange(values: Partial<RangeValues>): void
  onRemove(): void
}

/** How heavy and how large one carton of the range is. */
const weights = ['netKg', 'grossKg', 'lengthCm', 'widthCm', 'heightCm'] as const

function RangeRow({ lines, range, fault, onChange, onRemove }: RangeRowProps) {
  const t = useText(unitTexts)
  const [packed] = packingOf([range])
  const count = cartonCount(packed!)
  const pieces = [...packedOf([range]).values()]
  const name = t('ship.range', { first: range.first, last: range.last })
  return (
    <fieldset className="shipping-range" data-fault={fault !== undefined || undefined}>
      <legend className="small">
        {name} <span className="soft">{t('ship.range.sum', { count, lines: pieces.length })}</span>
      </legend>
      <div className="fields">
        <NumberField label={t('ship.first')} value={range.first} onChange={(first) => onChange({ first })} />
        <NumberField label={t('ship.last')} value={range.last} onChange={(last) => onChange({ last })} />
        {lines.map((line) => (
          <NumberField
            key={line.id}
            label={lineName(line)}
            hint={t('ship.left', { left: formatNumber(line.outstanding) })}
            digits={line.unit === 'pc' ? 0 : 2}
            value={range.quantities[line.id] ?? ''}
            onChange={(quantity) => onChange({ quantities: { ...range.quantities, [line.id]: quantity } })}
          />
        ))}
      </div>
      <WeightFields {...{ range, onChange }} />
      {fault && (
        <p className="small attention-text" role="alert">
          {t(`ship.fault.${fault}`)}
        </p>
      )}
      <IconButton icon={Trash2} label={t('ship.remove', { name })} onClick={onRemove} />
    </fieldset>
  )
}

function WeightFields({ range, onChange }: Pick<RangeRowProps, 'range' | 'onChange'>) {
  const t = useText(unitTexts)
  return (
    <details>
      <summary className="small">{t('ship.weights')}</summary>
      <div className="fields">
        {weights.map((each) => (
          <NumberField
            key={each}
            label={t(`ship.${each}`)}
            digits={3}
            value={range[each]}
            onChange={(value) => onChange({ [each]: value })}
          />
        ))}
      </div>
    </details>
  )
}
