import { Button } from '../button/button.tsx'
import { Plus } from '../icon/icons.ts'
import { EmptyState } from './empty-state.tsx'

export function NothingYet() {
  const action = (
    <Button type="primary" icon={Plus}>
      見積から発注書を作る
    </Button>
  )
  return (
    <EmptyState title="まだ発注がありません" action={action}>
      承諾された見積から作ると、単価と数量がそのまま入ります。
    </EmptyState>
  )
}

export function NothingFound() {
  return <EmptyState filtered title="条件に合う発注はありません" action={<Button>条件を外す</Button>} />
}
