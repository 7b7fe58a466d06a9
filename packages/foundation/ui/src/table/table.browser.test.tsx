import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { controlTexts } from '../messages/catalogue.ts'
import type { Column, Sort } from './column.ts'
import { makeOrders, type Order } from './orders.fixture.ts'
import { Table, type TableProps } from './table.tsx'

const columns: Column<Order>[] = Array.from({ length: 20 }, (_, index) => ({
  key: index ? `column-${index}` : 'number',
  head: index ? `列${index}` : '番号',
  width: 120,
  sortable: index < 2,
  align: index > 2 ? 'end' : undefined,
  cell: (order: Order) => (index ? `${order.quantity}` : order.number),
}))

let chosenNow: ReadonlySet<string> = new Set()

function Orders({ chosen: start = [], ...rest }: Partial<TableProps<Order>> & { rows: Order[]; chosen?: string[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(start))
  chosenNow = chosen
  return (
    <Table
      label="発注"
      columns={columns}
      rowKey={(order) => order.id}
      selection={{ chosen, onChange: setChosen }}
      maxHeight="400px"
      {...rest}
    />
  )
}

async function show(props: Parameters<typeof Orders>[0]) {
  await act(async () => {
    render(
      <Suspense>
        <Orders {...props} />
      </Suspense>,
    )
  })
  return screen.queryByRole('grid')!
}

beforeEach(() => page.viewport(1280, 800))
beforeAll(() => controlTexts.load('ja'))
afterEach(cleanup)

it('mounts 10,000 rows × 20 columns in few nodes, and the last row is one key away', async () => {
  const rows = makeOrders(10_000)
  const grid = await show({ rows })
  expect(grid.querySelectorAll('*').length).toBeLessThan(1200)
  expect(grid.getAttribute('aria-rowcount')).toBe('10001')
  grid.focus()
  await userEvent.keyboard('{End}')
  const current = document.getElementById(grid.getAttribute('aria-activedescendant')!)!
  expect(current.getAttribute('aria-rowindex')).toBe('10001')
  expect(within(current).getByRole('rowheader').textContent).toBe('PO2611-00001')
  expect(grid.querySelectorAll('*').length).toBeLessThan(1200)
})

it('is led by the keyboard: j k x Enter, and a row never hides under the head or the sum', async () => {
  const onOpen = vi.fn()
  const rows = makeOrders(200)
  const grid = await show({ rows, onOpen, totals: { label: '200件の合計', values: {} } })
  grid.focus()
  await userEvent.keyboard('jjjk')
  await userEvent.keyboard('x{Enter}')
  expect([...chosenNow]).toEqual(['2'])
  expect(onOpen).toHaveBeenCalledWith(rows[1])
  await userEvent.keyboard('{PageDown}{PageDown}')
  const box = document.getElementById(grid.getAttribute('aria-activedescendant')!)!.getBoundingClientRect()
  const sum = grid.querySelector('.sum')!.getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(sum.top + 1)
  await userEvent.keyboard('{Home}')
  expect(grid.querySelector('.is-current')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    grid.querySelector('.head')!.getBoundingClientRect().bottom - 1,
  )
})

it('j leads into the first table from the page itself, and Enter opens the row: no click before', async () => {
  const opened: string[] = []
  render(
    <>
      <Orders rows={makeOrders(5)} onOpen={(order) => opened.push(order.id)} />
      <Orders rows={makeOrders(5)} onOpen={() => opened.push('second table')} />
    </>,
  )
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('jj{Enter}')
  expect(opened).toEqual([makeOrders(5)[1]!.id])
})

it('chooses across pages: the head ticks the rows in view, shift a range, other pages stay', async () => {
  const grid = await show({ rows: makeOrders(10), chosen: ['from-page-1'] })
  const ticks = within(grid).getAllByRole<HTMLInputElement>('checkbox')
  await userEvent.click(ticks[2]!)
  expect(ticks[0]!.indeterminate).toBe(true)
  await userEvent.click(ticks[5]!, { modifiers: ['Shift'] })
  expect([...chosenNow]).toEqual(['from-page-1', '2', '3', '4', '5'])
  await userEvent.click(ticks[0]!)
  expect(chosenNow.size).toBe(11)
  await userEvent.click(ticks[0]!)
  expect([...chosenNow]).toEqual(['from-page-1'])
})

it('sorts by its heads, and says which way', async () => {
  const onSort = vi.fn<(sort: Sort) => void>()
  const grid = await show({ rows: makeOrders(3), sort: { key: 'number', direction: 'ascending' }, onSort })
  const head = within(grid).getByRole('columnheader', { name: '番号' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  within(head).getByRole('button').click()
  expect(onSort).toHaveBeenCalledWith({ key: 'number', direction: 'descending' }, false)
})

it('lays no clip or layer around a row, which would cost each sticky cell its own, and keeps tall content within it', async () => {
  const tall = columns.map((column, place) =>
    place === 1 ? { ...column, cell: () => <p style={{ blockSize: 90 }}>高い</p> } : column,
  )
  const grid = await show({ rows: makeOrders(200), columns: tall })
  const row = grid.querySelector('.body > .row')!
  const { contain, translate, transform, willChange } = getComputedStyle(row)
  expect([contain, translate, transform, willChange]).toEqual(['none', 'none', 'none', 'auto'])
  for (const cell of row.children)
    expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom)
})

it('keeps head, sum and key column in sight while it scrolls both ways', async () => {
  const grid = await show({ rows: makeOrders(500), totals: { label: '500件の合計', values: { 'column-3': '9' } } })
  await act(async () => {
    grid.scrollTo(600, 4000)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
  const frame = grid.getBoundingClientRect()
  expect(grid.querySelector('.head')!.getBoundingClientRect().top).toBeCloseTo(frame.top + 1, 0)
  expect(grid.querySelector('.sum')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom)
  const keyCell = grid.querySelector('.body .is-key')!.getBoundingClientRect()
  expect(keyCell.left).toBeCloseTo(frame.left + 1 + 40, 0)
  const edge = getComputedStyle(grid.querySelector('.sum .row')!).borderBlockStart
  expect(edge).toMatch(/^3px double/)
})

it('shows hidden columns nowhere, and rows render again only for their own changes', async () => {
  const cell = vi.fn((order: Order) => order.number)
  const watched: Column<Order>[] = [{ key: 'number', head: '番号', width: 100, cell }, columns[1]!, columns[2]!]
  const grid = await show({ rows: makeOrders(5), columns: watched, hidden: new Set(['column-2']) })
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(3)
  cell.mockClear()
  await userEvent.click(within(grid).getAllByRole('checkbox')[1]!)
  expect(cell.mock.calls.map(([order]) => order.id).filter((id) => id !== '1')).toEqual([])
})

it('§9 Mobile threshold: at 512 px or less rows become cards', async () => {
  await page.viewport(512, 800)
  await show({
    rows: makeOrders(3),
    card: (order) => <b>{order.number}</b>,
    totals: { label: '3件の合計', values: { 'column-1': '748' } },
  })
  expect(screen.queryByRole('grid')).toBeNull()
  const list = screen.getByRole('list', { name: '発注' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(within(list).getByText('748')).toBeDefined()
})

it('a filter draws the cells anew of rows that it changed, and of no others', async () => {
  const drawn: string[] = []
  const said: Column<Order>[] = [
    { key: 'number', head: '番号', width: 120, cell: (order) => (drawn.push(order.id), order.number) },
  ]
  const rows = makeOrders(12)
  const shown = (some: Order[]) => (
    <Suspense>
      <Table label="発注" columns={said} rows={some} rowKey={(order) => order.id} />
    </Suspense>
  )
  const { rerender } = await act(async () => render(shown(rows)))
  expect(drawn).toHaveLength(12)
  drawn.length = 0
  // The others stand at other places.
  const left = rows.filter((_, at) => at % 2 === 1)
  const changed = { ...left[2]!, number: 'PO-0' }
  await act(async () => rerender(shown(left.with(2, changed))))
  expect(drawn).toEqual([changed.id])
})
