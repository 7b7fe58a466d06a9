import type { Category } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Icon, IconButton, Menu, MenuItem, MenuLine } from '@tsumugi/ui'
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Ellipsis, GripVertical, Pencil, Plus } from '@tsumugi/ui/icons'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { categoryTexts } from './category-texts.ts'
import { indented, outdented, shifted, type TreeMove } from './category-tree.ts'
import { useTreeDrag } from './use-tree-drag.ts'

export interface CategoryRowsProps {
  label: string
  rows: readonly Category[]
  openId: number | null
  /** Only some rows are in sight: they cannot be moved. */
  filtered: boolean
  onOpen(id: number): void
  onAdd(parentId: number | null): void
  onMove(move: TreeMove | null): void
}

/** A whole tree as rows. Arrows go through it, ← and → change the level, Alt and ↑↓ the order, Enter edits, n adds. */
export function CategoryRows({ label, rows, openId, filtered, onOpen, onAdd, onMove }: CategoryRowsProps) {
  const t = useText(categoryTexts)
  const uid = useId()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const drag = useTreeDrag(list, rows, onMove)
  const focused = rows.some(({ id }) => id === current) ? current : (rows[0]?.id ?? null)

  function focus(at: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, at))]
    if (!row) return
    setCurrent(row.id)
    list.current?.querySelector<HTMLElement>(`[data-category="${row.id}"]`)?.focus()
  }
  function onKeyDown(event: KeyboardEvent, row: Category, at: number) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
    const step =
      event.key === 'ArrowUp' || event.key === 'k' ? -1 : event.key === 'ArrowDown' || event.key === 'j' ? 1 : 0
    if (step && event.altKey) move(shifted(rows, row.id, step))
    else if (event.altKey) return
    else if (step) focus(at + step)
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(rows.length - 1)
    else if (event.key === 'ArrowRight') move(indented(rows, row.id))
    else if (event.key === 'ArrowLeft') move(outdented(rows, row.id))
    else if (event.key === 'Enter' || event.key === 'e') onOpen(row.id)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const move = (step: TreeMove | null) => !filtered && onMove(step)
  return (
    <div className="category-rows" {...(!filtered && drag.on)}>
      <ul ref={list} role="tree" aria-label={label}>
        {rows.map((row, at) => (
          <li
            key={row.id}
            role="treeitem"
            aria-level={row.layer}
            aria-selected={row.id === openId}
            aria-labelledby={`${uid}${row.id}`}
            data-category={row.id}
            data-taken={drag.taken === row.id || undefined}
            tabIndex={row.id === focused ? 0 : -1}
            style={{ '--layer': row.layer - 1 } as never}
            onFocus={() => setCurrent(row.id)}
            onKeyDown={(event) => onKeyDown(event, row, at)}
          >
            {!filtered && (
              <span className="grip" data-grip={row.id} title={t('grip', { name: row.name })}>
                <Icon of={GripVertical} size={16} />
              </span>
            )}
            <span className="about" id={`${uid}${row.id}`}>
              <button type="button" className="name" tabIndex={-1} onClick={() => onOpen(row.id)}>
                {row.name}
              </button>
              {row.code && <span className="code small faint">{row.code}</span>}
              <span className="push small soft number">
                {row.itemCount > 0 && t('items', { count: row.itemCount })}
              </span>
            </span>
            <Menu
              placement="below-end"
              trigger={(props) => (
                <IconButton
                  icon={Ellipsis}
                  size={24}
                  tabIndex={row.id === focused ? 0 : -1}
                  label={t('actions', { name: row.name })}
                  {...props}
                />
              )}
            >
              <MenuItem icon={Pencil} onSelect={() => onOpen(row.id)}>
                {t('edit')}
              </MenuItem>
              <MenuItem icon={Plus} onSelect={() => onAdd(row.id)}>
                {t('addBelow')}
              </MenuItem>
              <MenuLine />
              <MenuItem icon={ArrowUp} onSelect={() => move(shifted(rows, row.id, -1))}>
                {t('up')}
              </MenuItem>
              <MenuItem icon={ArrowDown} onSelect={() => move(shifted(rows, row.id, 1))}>
                {t('down')}
              </MenuItem>
              <MenuItem icon={ChevronRight} onSelect={() => move(indented(rows, row.id))}>
                {t('indent')}
              </MenuItem>
              <MenuItem icon={ChevronLeft} onSelect={() => move(outdented(rows, row.id))}>
                {t('outdent')}
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {drag.mark && (
        <i className="drop-mark" style={{ insetBlockStart: drag.mark.at, '--layer': drag.mark.layer - 1 } as never} />
      )}
    </div>
  )
}
