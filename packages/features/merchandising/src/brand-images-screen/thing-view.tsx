import type { BrandImage } from '@tsumugi/contract'
import { href } from '@tsumugi/navigation'
import type { Text } from '@tsumugi/i18n'
import { IconButton, Menu, MenuItem, MenuLine } from '@tsumugi/ui'
import { Ellipsis, ExternalLink, Eye, Pencil, Trash2, ZoomIn, ZoomOut } from '@tsumugi/ui/icons'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Messages } from './messages/ja.ts'
import { boxAfterKey, keptBox, type Box } from './thing-box.ts'

export interface ThingViewProps {
  item: BrandImage
  brandId: number
  t: Text<Messages>
  onBox(box: Box): void
  onFront(): void
  onEdit(): void
  onRemove(): void
  onOpen(): void
}

/** A drag shorter than this is a press. */
const dragFrom = 4
/** Keys are gathered before they are sent. */
const settle = 500

interface Drag {
  pointer: number
  from: { x: number; y: number }
  box: Box
  sizing: boolean
  moved: boolean
}

/** One thing on the board: dragged by the pointer, sized at its corner, moved by keys, with a menu of its own. */
export function ThingView({ item, brandId, t, onBox, onFront, onEdit, onRemove, onOpen }: ThingViewProps) {
  const [held, setHeld] = useState<Box | null>(null)
  const drag = useRef<Drag | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const box = held ?? item
  const name = t(`thing.${item.kind}`, {
    name: (item.kind === 'colour' ? item.colour?.name : item.note.split('\n')[0] || item.name) ?? '',
  })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target as Element).closest('.thing-menu')) return
    const sizing = (event.target as Element).closest('.corner') !== null
    drag.current = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      box: { x: box.x, y: box.y, width: box.width },
      sizing,
      moved: false,
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove(event: PointerEvent) {
    const now = drag.current
    if (!now || now.pointer !== event.pointerId) return
    const [dx, dy] = [event.clientX - now.from.x, event.clientY - now.from.y]
    if (!now.moved && Math.hypot(dx, dy) < dragFrom) return
    now.moved = true
    setHeld(
      keptBox(
        now.sizing ? { ...now.box, width: now.box.width + dx } : { ...now.box, x: now.box.x + dx, y: now.box.y + dy },
      ),
    )
  }
  function onPointerUp() {
    const now = drag.current
    drag.current = null
    if (now?.moved && held) onBox(held)
    setHeld(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const next = boxAfterKey(box, event.key, event.shiftKey)
    if (next) {
      event.preventDefault()
      setHeld(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        onBox(next)
        setHeld(null)
      }, settle)
    }
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    if (event.key === 'Enter') (item.kind === 'image' ? onOpen : onEdit)()
  }
  // What can be read on it is part of what it is called.
  const written = [item.kind === 'colour' && `${item.colour?.name} ${item.colour?.hex}`, item.note]
    .filter(Boolean)
    .join(' ')
  return (
    <li
      className="thing"
      data-kind={item.kind}
      data-thing={item.id}
      data-held={drag.current?.moved || undefined}
      style={{
        insetInlineStart: box.x,
        insetBlockStart: box.y,
        inlineSize: box.width,
        zIndex: held ? 1_000 : undefined,
      }}
    >
      <div
        className="grip"
        role="button"
        tabIndex={0}
        aria-label={t('thing.place', { name: written || name, x: box.x, y: box.y, width: box.width })}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete Enter"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          drag.current = null
          setHeld(null)
        }}
        onDoubleClick={item.kind === 'image' ? onOpen : onEdit}
      >
        {item.kind === 'image' && (
          <img src={item.url ?? undefined} alt="" draggable={false} style={{ aspectRatio: item.ratio ?? undefined }} />
        )}
        {item.kind === 'colour' && <span className="swatch" style={{ background: item.colour?.hex }} />}
        {item.kind === 'colour' && (
          <span className="words">
            <b>{item.colour?.name}</b> <span className="code">{item.colour?.hex}</span>
          </span>
        )}
        {item.note && <span className="words"> {item.note}</span>}
        <span className="corner" aria-hidden="true" />
      </div>
      <span className="thing-menu">
        <Menu
          label={name}
          placement="below-end"
          trigger={(trigger) => <IconButton {...trigger} size={24} icon={Ellipsis} label={name} />}
        >
          <MenuItem icon={Pencil} onSelect={onEdit}>
            {t('edit')}
          </MenuItem>
          {item.kind === 'image' && (
            <MenuItem icon={Eye} onSelect={onOpen}>
              {t('open')}
            </MenuItem>
          )}
          <MenuItem icon={ZoomIn} onSelect={() => onBox(keptBox({ ...box, width: box.width * 1.25 }))}>
            {t('larger')}
          </MenuItem>
          <MenuItem icon={ZoomOut} onSelect={() => onBox(keptBox({ ...box, width: box.width * 0.8 }))}>
            {t('smaller')}
          </MenuItem>
          <MenuItem onSelect={onFront}>{t('front')}</MenuItem>
          {item.merchandisingId !== null && (
            <MenuItem
              icon={ExternalLink}
              href={href('mdMapItem', { brandId: String(brandId), id: String(item.merchandisingId) })}
            >
              {t('toProduct')}
            </MenuItem>
          )}
          <MenuLine />
          <MenuItem icon={Trash2} attention onSelect={onRemove}>
            {t('remove')}
          </MenuItem>
        </Menu>
      </span>
    </li>
  )
}
