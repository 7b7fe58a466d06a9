import type { GridLayout } from '../grid/grid-layout.ts'
import type { MapModel } from '../grid/grid-model.ts'
import { stepTarget, targetOf, type Target } from './moving.ts'

/** Where the keyboard is: on a card, or on an empty cell. */
export interface Cursor {
  target: Target
  cardId: number | null
}

export const cardsAt = (model: MapModel, target: Target) =>
  target === 'tray' ? model.tray : (model.cells[target.row]?.[target.column]?.cards ?? [])

/** The card where it stands now, or the place the cursor was left at. */
export function currentCursor(model: MapModel, cursor: Cursor | null): Cursor | null {
  if (cursor?.cardId != null) {
    for (const card of [...model.cells.flat().flatMap(({ cards }) => cards), ...model.tray]) {
      if (card.id === cursor.cardId) return { target: targetIn(model, card), cardId: card.id }
    }
  }
  if (cursor) return clamped(model, cursor.target)
  return firstCursor(model)
}

/** Where Tab enters the map: its first product, or its first cell. */
export function firstCursor(model: MapModel): Cursor | null {
  for (const [row, line] of model.cells.entries()) {
    for (const [column, { cards }] of line.entries()) {
      if (cards[0]) return { target: { row, column }, cardId: cards[0].id }
    }
  }
  if (model.tray[0]) return { target: 'tray', cardId: model.tray[0].id }
  return model.tree.rows.length && model.periods.length ? { target: { row: 0, column: 0 }, cardId: null } : null
}

/** One step with a key: through the cards of a cell, then on to the next one. Null where the key means nothing. */
export function stepCursor(model: MapModel, { perLine }: GridLayout, cursor: Cursor, key: string): Cursor | null {
  const cards = cardsAt(model, cursor.target)
  const index = cards.findIndex(({ id }) => id === cursor.cardId)
  const lines = cursor.target === 'tray' ? Infinity : perLine
  const move = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: lines, ArrowUp: -lines }[key]
  if (move !== undefined) {
    const next = cards[index + move]
    if (index >= 0 && next) return { target: cursor.target, cardId: next.id }
    const target = stepTarget(cursor.target, key, model)
    return target === cursor.target ? cursor : entered(model, target, key)
  }
  if (key !== 'Home' && key !== 'End') return null
  if (cursor.target === 'tray') return entered(model, 'tray', key === 'Home' ? 'ArrowRight' : 'ArrowLeft')
  const column = key === 'Home' ? 0 : model.periods.length - 1
  return entered(model, { row: cursor.target.row, column }, key === 'Home' ? 'ArrowRight' : 'ArrowLeft')
}

/** Coming from the end, or from below, one meets the last card first. */
function entered(model: MapModel, target: Target, key: string): Cursor {
  const cards = cardsAt(model, target)
  const card = key === 'ArrowLeft' || key === 'ArrowUp' ? cards.at(-1) : cards[0]
  return { target, cardId: card?.id ?? null }
}

function clamped(model: MapModel, target: Target): Cursor | null {
  if (target === 'tray') return model.tray.length ? entered(model, target, 'ArrowRight') : firstCursor(model)
  const row = Math.min(target.row, model.tree.rows.length - 1)
  const column = Math.min(target.column, model.periods.length - 1)
  return row < 0 || column < 0 ? firstCursor(model) : entered(model, { row, column }, 'ArrowRight')
}

function targetIn(model: MapModel, card: Parameters<typeof targetOf>[0]): Target {
  return model.tray.includes(card) ? 'tray' : targetOf(card, model)
}
