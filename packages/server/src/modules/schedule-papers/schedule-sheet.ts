import type { ProductionSchedule } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { milestoneKinds, type Milestone } from '@tsumugi/domain/scheduling'
import type { CellText, Sheet, SheetColumn, SheetPicture } from '../../documents/spreadsheet/sheet.ts'
import { sheetWords, type SheetWords } from '../../records/productions/messages/sheet-words.ts'

const milestones = Object.keys(milestoneKinds) as Milestone[]

/** A picture stands over the first cell, so it is empty; dates are written as they travel, for sorting. */
type Cell = readonly [column: SheetColumn, of: (row: ProductionSchedule) => CellText]

/** The list of schedules as a workbook: the picture of each style, and each milestone as plan and as it is expected. */
export function scheduleSheet(
  rows: readonly ProductionSchedule[],
  pictures: ReadonlyMap<number, SheetPicture>,
  locale: Locale,
): Sheet {
  const cells = cellsOf(sheetWords(locale))
  return {
    name: sheetWords(locale).text('title'),
    columns: cells.map(([column]) => column),
    rows: rows.map((row) => cells.map(([, of]) => of(row))),
    pictures: rows.map(({ production }) => pictures.get(production.id) ?? null),
  }
}

function cellsOf({ text, milestone, status, health, phase }: SheetWords): readonly Cell[] {
  return [
    [{ header: text('picture'), width: 12 }, () => ''],
    [{ header: text('styleNo'), kind: 'text' }, ({ production }) => production.styleNo],
    [{ header: text('name'), kind: 'text' }, ({ production }) => production.name],
    [{ header: text('phase') }, (row) => `${phase(row.phase.kind)} ${row.phase.seq}`],
    [{ header: text('brand'), kind: 'text' }, ({ brand }) => brand.name],
    [{ header: text('season'), kind: 'text' }, ({ production }) => production.season],
    [{ header: text('category'), kind: 'text' }, ({ production }) => production.categories.join('・')],
    [{ header: text('supplier'), kind: 'text' }, ({ supplier }) => supplier?.name ?? ''],
    [{ header: text('quantity'), kind: 'number' }, ({ quantity }) => quantity],
    [{ header: text('status') }, (row) => status(row.status)],
    [{ header: text('health') }, (row) => health(row.health)],
    ...milestones.flatMap((key): Cell[] => {
      const cellOf = (row: ProductionSchedule) => row.milestones.find((each) => each.milestone === key)
      return [
        [{ header: text('planned', milestone(key)) }, (row) => cellOf(row)?.planned ?? ''],
        [{ header: text('expected', milestone(key)) }, (row) => cellOf(row)?.actual ?? cellOf(row)?.forecast ?? ''],
      ]
    }),
    [{ header: text('arrives') }, ({ outcome }) => outcome.arrivesOn],
    [{ header: text('due') }, ({ deliveryDue }) => deliveryDue],
    [{ header: text('float'), kind: 'number' }, ({ totalFloat }) => totalFloat],
    [{ header: text('daysToShip'), kind: 'number' }, ({ daysToShip }) => daysToShip],
    [{ header: text('assignee'), kind: 'text' }, ({ assignees }) => assignees.map(({ name }) => name).join('・')],
    [{ header: text('note'), kind: 'text' }, ({ lastNote }) => lastNote],
  ]
}
