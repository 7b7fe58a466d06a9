import type { Merchandising } from '@tsumugi/contract'
import { costRate, minus, times } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { Progress } from '@tsumugi/ui'
import { CostSource } from '../product-fields/cost-source.tsx'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { showMoney, showShortMoney } from '../product-fields/money.ts'
import { drawerTexts } from './drawer-texts.ts'

/** Shown where a figure is not planned yet or cannot be divided (domain §3.14). */
const none = '–'

/** What the product's planned pieces come to at list price, less its own sales plan; null where either is not planned. */
export function ownBudgetGap(product: Pick<Merchandising, 'planQuantity' | 'listPrice' | 'salesPlan'>): string | null {
  const { planQuantity, listPrice, salesPlan } = product
  if (planQuantity === null || listPrice === null || salesPlan === null) return null
  return minus(times(String(planQuantity), listPrice), salesPlan)
}

/** The plan of a product in six figures. */
export function ProductFigures({ product }: { product: Merchandising }) {
  const t = useText(drawerTexts)
  const fields = useText(fieldTexts)
  const { releaseOn, planQuantity, listPrice, unitCost, currency, salesPlan, markdownPercent } = product
  const budgetGap = ownBudgetGap(product)
  const rate = listPrice && unitCost ? costRate(unitCost, listPrice) : null
  const money = (amount: string | null) => (amount === null ? none : showMoney(amount, currency))
  const figures: (readonly [label: string, value: string, unit?: string])[] = [
    [fields('field.releaseOn'), releaseOn ? formatDate(releaseOn, 'shortNoYear') : none],
    [
      fields('field.planQuantity'),
      formatNumber(planQuantity) || none,
      planQuantity === null ? '' : fields('unit.pieces'),
    ],
    [fields('field.listPrice'), money(listPrice)],
    [fields('field.unitCost'), money(unitCost)],
    [fields('costRate'), rate === null ? none : `${rate}%`],
    [t('budgetGap'), budgetGap ? showShortMoney(budgetGap, currency, true) : none],
    ...(salesPlan === null ? [] : ([[fields('field.salesPlan'), showShortMoney(salesPlan, currency)]] as const)),
    ...(markdownPercent === null
      ? []
      : ([[fields('field.markdownPercent'), `${formatNumber(markdownPercent)}%`]] as const)),
  ]
  return (
    <section>
      <dl className="figures">
        {figures.map(([label, value, unit], at) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="number" data-hue={at === 5 ? hueOf(budgetGap) : undefined}>
              {value}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <CostSource {...product} />
    </section>
  )
}

const hueOf = (gap: string | null) => (!gap || Number(gap) === 0 ? undefined : Number(gap) > 0 ? 'over' : 'left')

/** How far the plan has come. Only planned figures exist so far; a stage without figures is not drawn. */
export function PlanStages({ product }: { product: Merchandising }) {
  const t = useText(drawerTexts)
  const { planQuantity, listPrice, unitCost, currency } = product
  if (!planQuantity) return null
  const total = (price: string | null) => (price ? showShortMoney(times(String(planQuantity), price), currency) : none)
  return (
    <section>
      <h3>{t('plan')}</h3>
      <div className="stages">
        <span>{t('plan.planned')}</span>
        <Progress label={t('plan.planned')} done={100} look="planned" />
        <span className="number">{formatNumber(planQuantity)}</span>
      </div>
      <p className="totals">
        <span>
          {t('plan.retail')} <b className="number">{total(listPrice)}</b>
        </span>
        <span>
          {t('plan.cost')} <b className="number">{total(unitCost)}</b>
        </span>
      </p>
    </section>
  )
}
