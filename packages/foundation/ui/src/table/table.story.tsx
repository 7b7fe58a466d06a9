import { useState } from 'react'
import { showDecimal } from '../number-field/decimal-text.ts'
import { Status } from '../status/status.tsx'
import { Checkbox } from '../tick/tick.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import type { Column, Sort } from './column.ts'
import { makeOrders, type Order } from './orders.fixture.ts'
import { Table } from './table.tsx'

const columns: Column<Order>[] = [
  { key: 'number', head: '番号', width: 140, sortable: true, cell: (order) => <a href="#order">{order.number}</a> },
  { key: 'partner', head: '相手先', width: 160, sortable: true, cell: (order) => order.partner },
  { key: 'status', head: '状態', width: 110, cell: (order) => <Status look={order.look}>{order.status}</Status> },
  { key: 'quantity', head: '数量', width: 90, align: 'end', cell: (order) => showDecimal(order.quantity) },
  { key: 'amount', head: '金額(税抜)', width: 130, align: 'end', cell: (order) => showDecimal(order.amount) },
]

function Orders({ count, dense }: { count: number; dense?: boolean }) {
  const [rows] = useState(() => makeOrders(count))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']))
  const [sort, setSort] = useState<Sort>({ key: 'number', direction: 'descending' })
  return (
    <div style={{ display: 'grid', gap: '8px', justifyItems: 'end' }}>
      <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
      <div style={{ inlineSize: '100%' }}>
        <Table
          label="発注"
          columns={columns}
          hidden={hidden}
          rows={rows}
          rowKey={(order) => order.id}
          sort={sort}
          onSort={setSort}
          selection={{ chosen, onChange: setChosen }}
          totals={{ label: `${count}件の合計`, values: { quantity: '4,260', amount: '¥20,423,580' } }}
          density={dense ? 'dense' : 'plain'}
          maxHeight={count > 20 ? '420px' : undefined}
          card={(order, choice) => <OrderCard order={order} {...choice} />}
        />
      </div>
    </div>
  )
}

function OrderCard({ order, chosen, toggle }: { order: Order; chosen: boolean; toggle(): void }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: '4px 8px' }}>
      <Checkbox aria-label={order.number} checked={chosen} onChange={toggle} />
      <a href="#order">{order.number}</a>
      <Status look={order.look}>{order.status}</Status>
      <span className="small soft" style={{ gridColumn: '2' }}>
        {order.partner}
      </span>
      <span className="number">{showDecimal(order.amount)}</span>
    </div>
  )
}

export function FourOrders() {
  return <Orders count={4} />
}

export function TenThousandOrders() {
  return <Orders count={10_000} dense />
}
