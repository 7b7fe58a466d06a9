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
    const target = rove(rows, current, event.key) ?? sectionOf(current, event.key) ?? named(event, rows, current)
    if (!target && !turns(current, event.key)) return
    event.preventDefault()
    if (target) target.focus()
    else current.click()
  }

  function named(event: KeyboardEvent, rows: HTMLElement[], current: HTMLElement): HTMLElement | null {
    if (event.key.length !== 1 || event.key === ' ') return null
    return typeAhead(rows, current, event.key, (row) => row.textContent ?? '', event.timeStamp)
  }
}

/** Right opens a closed section, left closes an open one. */
function turns({ ariaExpanded }: HTMLElement, key: string): boolean {
  return (key === 'ArrowRight' && ariaExpanded === 'false') || (key === 'ArrowLeft' && ariaExpanded === 'true')
}

/** Left leads from a link to the header of its section. */
function sectionOf(row: HTMLElement, key: string): HTMLElement | null {
  if (key !== 'ArrowLeft' || row.ariaExpanded !== null) return null
  return row.closest('[data-section]')?.querySelector<HTMLElement>('button[aria-expanded]') ?? null
}
