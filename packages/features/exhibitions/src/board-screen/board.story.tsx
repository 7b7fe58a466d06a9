import { useStyles } from '@tsumugi/ui'
import css from '../admin/admin.css?inline'
import { BoardGround, demoDetail, demoExhibition, type GroundProps } from './board.fixture.tsx'
import { OrderBoard } from './order-board.tsx'
import { RollUp } from './roll-up.tsx'

const nothing = () => undefined

function Board(props: Omit<GroundProps, 'children'>) {
  useStyles(css)
  return (
    <BoardGround {...props}>
      <div className="exhibition-admin">
        <OrderBoard exhibition={demoExhibition} onChanged={nothing} />
      </div>
    </BoardGround>
  )
}

/** Orders that wait and one that is confirmed, to be handed to production. */
export function Orders() {
  return <Board />
}

/** Handed over with other quantities than were ordered. */
export function Converted() {
  const lines = demoDetail.lines.map((line, at) => ({ ...line, productionQuantity: at === 0 ? 12 : line.quantity }))
  const converted = { ...demoDetail, status: 'converted' as const, productionQuantity: 34, lines }
  return <Board orders={[converted]} detail={converted} />
}

export function NoOrders() {
  return <Board orders={[]} />
}

export function Sums() {
  useStyles(css)
  return (
    <BoardGround>
      <div className="exhibition-admin">
        <RollUp exhibition={demoExhibition} />
      </div>
    </BoardGround>
  )
}
