import type { BudgetBoard } from '@tsumugi/contract'
import { useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import type { Typed } from './budget-cells.ts'
import { BudgetGrid } from './budget-grid.tsx'
import css from './budget.css?inline'

const cell = (categoryId: number, period: string, sales: string) => ({
  categoryId,
  period,
  sales,
  quantity: 0,
  markdown: '0',
  openingStock: '0',
  closingStock: '0',
  onOrder: '0',
  lockVersion: 1,
})
const board: BudgetBoard = {
  season: '27SS',
  seasons: ['26AW', '27SS'],
  currency: 'JPY',
  periods: ['2027-01-01', '2027-02-01', '2027-03-01'],
  cells: [cell(2, '2027-01-01', '12000000'), cell(3, '2027-02-01', '8000000')],
  plans: [{ categoryId: 2, period: '2027-01-01', retail: '13200000', quantity: 900 }],
}
const rows = [
  { id: 2, name: 'カットソー', group: 'トップス' },
  { id: 3, name: 'シャツ', group: null },
  { id: null, name: '全体', group: null },
]

export function Grid() {
  useStyles(css)
  const [typed, setTyped] = useState<Typed>({})
  return (
    <div className="md-budgets">
      <BudgetGrid
        board={board}
        rows={rows}
        figure="sales"
        typed={typed}
        label="27SS"
        onType={(values) => setTyped((now) => ({ ...now, ...values }))}
      />
    </div>
  )
}
