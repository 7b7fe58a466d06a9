import type { CostSheetDetail, CostSheetLine } from '@tsumugi/contract'
import {
  costFigures,
  priceMoves,
  supposed,
  type CostFigures,
  type CostSheet,
  type WhatIf,
} from '@tsumugi/domain/costing'
import { ratio, times } from '@tsumugi/domain'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { useId, useState } from 'react'
import { counted, percentOr } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'

interface WhatIfPanelProps {
  readonly sheet: CostSheetDetail
}

/** もしも: quantity, rates and the loss of the dearest cloth under other circumstances. Nothing of it is ever sent. */
export function WhatIfPanel({ sheet }: WhatIfPanelProps) {
  const t = useText(costTexts)
  const [what, suppose] = useState<WhatIf>({})
  const own = counted(sheet)
  const other = supposed(own, what)
  const [before, after] = [costFigures(own), costFigures(other)]
  const cloth = dearestCloth(own, before)
  const put = (part: WhatIf) => suppose({ ...what, ...part })
  return (
    <section className="cost-panel cost-what-if" aria-label={t('whatIf')}>
      <header>
        <h2>{t('whatIf')}</h2>
        <Button size={24} type="plain" onClick={() => suppose({})}>
          {t('whatIf.reset')}
        </Button>
      </header>
      <Sliders {...{ sheet, own, other, cloth, what, put }} />
      <Outcome before={before} after={after} currency={sheet.currency} />
      <Moves own={own} other={other} />
      <p className="tiny soft">{t('whatIf.text')}</p>
    </section>
  )
}

interface SlidersProps {
  readonly sheet: CostSheetDetail
  readonly own: CostSheet<CostSheetLine>
  readonly other: CostSheet<CostSheetLine>
  readonly cloth: number | null
  readonly what: WhatIf
  put(part: WhatIf): void
}

function Sliders(props: SlidersProps) {
  const t = useText(costTexts)
  const { sheet, own, other, cloth, put } = props
  const quantity = Number(other.quantity)
  return (
    <>
      <Slider
        label={t('quantity')}
        value={quantity}
        least={Math.max(1, Math.floor(sheet.targetQuantity / 4))}
        most={sheet.targetQuantity * 4}
        was={t('pieces', { count: formatNumber(own.quantity) })}
        shown={t('pieces', { count: formatNumber(quantity) })}
        onChange={(next) => put({ quantity: String(next) })}
      />
      <RateSliders {...props} />
      {cloth !== null && (
        <Slider
          label={t('whatIf.loss', { name: own.lines[cloth]!.name })}
          value={Math.round(Number(other.lines[cloth]!.lossPercent) * 10)}
          least={0}
          most={300}
          was={`${formatNumber(own.lines[cloth]!.lossPercent)}%`}
          shown={`${formatNumber(other.lines[cloth]!.lossPercent)}%`}
          onChange={(next) => put({ losses: { [cloth]: ratio(String(next), '10', 1)! } })}
        />
      )}
    </>
  )
}

/** A rate moves by 30 % either way. */
function RateSliders({ own, other, what, put }: SlidersProps) {
  return (
    <>
      {own.rates.map(({ currency, rate }, at) => (
        <Slider
          key={currency}
          label={currency}
          value={Math.round((Number(other.rates[at]!.rate) / Number(rate)) * 1000)}
          least={700}
          most={1300}
          was={formatNumber(rate)}
          shown={formatNumber(other.rates[at]!.rate)}
          onChange={(next) =>
            put({ rates: { ...what.rates, [currency]: ratio(times(rate, String(next)), '1000', 4)! } })
          }
        />
      ))}
    </>
  )
}

/** The place of the cloth that a garment pays most for; null where there is none. */
function dearestCloth({ lines }: CostSheet, figures: CostFigures): number | null {
  const cloths = lines.map((_, at) => at).filter((at) => lines[at]!.group === 'fabric' || lines[at]!.group === 'lining')
  const [dearest] = cloths.toSorted((one, two) => Number(figures.lines[two] ?? 0) - Number(figures.lines[one] ?? 0))
  return dearest ?? null
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** As the sheet has it, and as it is tried. */
  readonly was: string
  readonly shown: string
  onChange(value: number): void
}

function Slider({ label, value, least, most, was, shown, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {was !== shown && <s>{was}</s>} <b>{shown}</b>
      </output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

interface OutcomeProps {
  readonly before: CostFigures
  readonly after: CostFigures
  readonly currency: string
}

function Outcome({ before, after, currency }: OutcomeProps) {
  const t = useText(costTexts)
  const rows = [
    [t('unitCost'), formatMoney(before.unitCost, currency), formatMoney(after.unitCost, currency)],
    [t('costRate'), percentOr(before.costRate), percentOr(after.costRate)],
    [t('total'), formatMoney(before.total, currency), formatMoney(after.total, currency)],
  ] as const
  return (
    <dl className="outcome" aria-live="polite">
      {rows.map(([label, was, is]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {was !== is && <s>{was}</s>} <b>{is}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Which prices are others by the quantity that is tried. */
function Moves({ own, other }: { readonly own: CostSheet<CostSheetLine>; readonly other: CostSheet<CostSheetLine> }) {
  const t = useText(costTexts)
  const moves = priceMoves(own, other)
  return (
    <ul className="moves small">
      {moves.map(({ at, before, after }) => {
        const { name, currency } = own.lines[at]!
        return (
          <li key={at}>
            {t('whatIf.price', { name, before: formatMoney(before, currency), after: formatMoney(after, currency) })}
          </li>
        )
      })}
    </ul>
  )
}
