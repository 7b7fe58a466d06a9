import type { Project } from '@tsumugi/contract'
import { compare, percent } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { Progress } from '@tsumugi/ui'
import { tradingTexts } from '../words/trading-texts.ts'

/** What is ordered against the budget, in money and as a share. */
export function BudgetBar({ project }: { readonly project: Project }) {
  const t = useText(tradingTexts)
  const { budget, ordered, currency, otherCurrencies } = project
  const isOver = budget !== null && compare(ordered, budget) > 0
  const share = budget === null ? null : percent(ordered, budget, 0)
  return (
    <span className="budget-bar">
      <span data-over={isOver || undefined}>
        {formatMoney(ordered, currency)}
        {share !== null && ` · ${share}%`}
        {otherCurrencies > 0 && ` ${t('project.otherCurrencies', { count: otherCurrencies })}`}
      </span>
      {budget !== null && (
        <Progress
          label={t('project.ordered')}
          done={Number(ordered)}
          total={Math.max(Number(budget), 1)}
          look={isOver ? 'late' : 'going'}
        />
      )}
    </span>
  )
}
