import { createTypeAhead, rove } from '@tsumugi/ui'
import { useState, type KeyboardEvent } from 'react'

const rowsOf = 'a:not([role]), button[aria-expanded]'

/**
 * Keyboard of the menu, beside Tab and Enter: up, down, Home and End move; letters look for a name; right opens a
 * section, left closes it or leads from a link to its section.
 */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const [typeAhead] = useState(createTypeAhead)
  return (event) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowsOf)]
    const current = rows.find((row) => row === event.target) ?? null
    if (!current || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = rove(rows, current, event.key) ?? sideways(current, event.key) ?? named(event, rows, current)
    if (!target) return
    event.preventDefault()
    if (target === current) current.click()
    else target.focus()
  }

  function named(event: KeyboardEvent, rows: HTMLElement[], current: HTMLElement): HTMLElement | null {
    if (event.key.length !== 1 || event.key === ' ') return null
    return typeAhead(rows, current, event.key, (row) => row.textContent ?? '', event.timeStamp)
  }
}

/** The row itself means: press it. */
function sideways(row: HTMLElement, key: string): HTMLElement | null {
  const open = row.ariaExpanded
  if (key === 'ArrowRight' && open === 'false') return row
  if (key !== 'ArrowLeft') return null
  if (open !== null) return open === 'true' ? row : null
  return row.closest('[data-section]')?.querySelector<HTMLElement>('button[aria-expanded]') ?? null
}
