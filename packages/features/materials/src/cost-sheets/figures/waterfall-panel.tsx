import type { CostSheetDetail } from '@tsumugi/contract'
import { costWaterfall, type CostBar, type CostFigures } from '@tsumugi/domain/costing'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { figureStyles, Segments, useStyles } from '@tsumugi/ui'
import { useState, type CSSProperties } from 'react'
import { percentOr } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'
import css from './waterfall.css?inline'

interface WaterfallPanelProps {
  readonly sheet: CostSheetDetail
  readonly figures: CostFigures
}

/** From cloth to the cost, and on to the retail price: the chart and its table say the same. */
export function WaterfallPanel({ sheet, figures }: WaterfallPanelProps) {
  useStyles(css)
  useStyles(figureStyles)
  const t = useText(costTexts)
  const [view, setView] = useState<View>('chart')
  const [reach, setReach] = useState<Reach>('cost')
  const hasRetail = sheet.retailPrice !== null
  const bars = costWaterfall(figures, reach === 'retail' ? sheet.retailPrice : null)
  return (
    <section className="cost-panel" aria-label={t('waterfall')}>
      <header>
        <h2>{t('waterfall')}</h2>
        <Choices {...{ hasRetail, reach, setReach, view, setView }} />
      </header>
      {view === 'chart' ? (
        <Waterfall bars={bars} target={sheet.targetCost} currency={sheet.currency} />
      ) : (
        <BarTable bars={bars} currency={sheet.currency} />
      )}
    </section>
  )
}

type View = 'chart' | 'table'
type Reach = 'cost' | 'retail'

interface ChoicesProps {
  readonly hasRetail: boolean
  readonly reach: Reach
  readonly view: View
  setReach(reach: Reach): void
  setView(view: View): void
}

/** How far the steps go, and whether they are drawn or written. */
function Choices({ hasRetail, reach, setReach, view, setView }: ChoicesProps) {
  const t = useText(costTexts)
  return (
    <>
      {hasRetail && (
        <Segments
          label={t('waterfall')}
          size={24}
          value={reach}
          onChange={setReach}
          options={[
            { value: 'cost', label: t('toCost') },
            { value: 'retail', label: t('toRetail') },
          ]}
        />
      )}
      <Segments
        label={t('waterfall')}
        size={24}
        value={view}
        onChange={setView}
        options={[
          { value: 'chart', label: t('view.chart') },
          { value: 'table', label: t('view.table') },
        ]}
      />
    </>
  )
}

interface BarsProps {
  readonly bars: readonly CostBar[]
  readonly currency: string
}

function Waterfall({ bars, target, currency }: BarsProps & { readonly target: string | null }) {
  const t = useText(costTexts)
  const heights = [...bars.flatMap(({ from, to }) => [Number(from), Number(to)]), Number(target ?? 0)]
  const top = Math.max(1, ...heights) * 1.12
  const part = (amount: string | number) => `${(Number(amount) / top) * 100}%`
  const said = bars.map(({ step, amount }) =>
    t('waterfall.say', { step: t(`step.${step}`), amount: formatMoney(amount, currency) }),
  )
  return (
    <div className="cost-waterfall" role="img" aria-label={said.join('、')}>
      {bars.map(({ step, amount, from, to, percent, isSum }) => {
        const low = Math.min(Number(from), Number(to))
        return (
          <div key={step} className="bar" data-step={step} data-sum={isSum || undefined}>
            <div
              className="ground"
              style={{ '--low': part(low), '--high': part(Math.max(Number(from), Number(to))) } as CSSProperties}
            >
              <b>{isSum ? formatMoney(amount, currency) : formatNumber(amount, { maximumFractionDigits: 0 })}</b>
              <i />
              {step === 'cost' && target !== null && (
                <u style={{ '--target': part(target) } as CSSProperties}>
                  <span>{t('target', { amount: formatNumber(target) })}</span>
                </u>
              )}
            </div>
            <span className="name">{t(`step.${step}`)}</span>
            <span className="share">{percent === null ? '' : `${formatNumber(percent)}%`}</span>
          </div>
        )
      })}
    </div>
  )
}

function BarTable({ bars, currency }: BarsProps) {
  const t = useText(costTexts)
  return (
    <table className="cost-table">
      <thead>
        <tr>
          <th scope="col">{t('line.group')}</th>
          <th scope="col" className="figure">
            {t('amount')}
          </th>
          <th scope="col" className="figure">
            {t('share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ step, amount, percent, isSum }) => (
          <tr key={step} data-sum={isSum || undefined}>
            <th scope="row">{t(`step.${step}`)}</th>
            <td className="figure">{formatMoney(amount, currency)}</td>
            <td className="figure">{percentOr(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
