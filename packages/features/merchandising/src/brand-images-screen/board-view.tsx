import type { BrandImage } from '@tsumugi/contract'
import type { Text } from '@tsumugi/i18n'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import type { Messages } from './messages/ja.ts'
import { boardSize, type Box } from './thing-box.ts'
import { ThingView } from './thing-view.tsx'

export interface BoardViewProps {
  label: string
  items: readonly BrandImage[]
  brandId: number
  t: Text<Messages>
  onBox(item: BrandImage, box: Box): void
  onFront(item: BrandImage): void
  onEdit(item: BrandImage): void
  onRemove(item: BrandImage): void
  onOpen(item: BrandImage): void
  /** Pictures dropped at a place of the board, or pasted. */
  onFiles(files: File[], place: { x: number; y: number } | null): void
}

/** The board itself: things where they were put, scrolling inside its frame; it takes pictures by drop and paste. */
export function BoardView({ label, items, brandId, t, onFiles, ...on }: BoardViewProps) {
  const [over, setOver] = useState(false)
  const size = boardSize(items)
  function onDrop(event: DragEvent<HTMLElement>) {
    event.preventDefault()
    setOver(false)
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const place = { x: Math.max(0, Math.round(event.clientX - left)), y: Math.max(0, Math.round(event.clientY - top)) }
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files], place)
  }
  function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length > 0) onFiles([...event.clipboardData.files], null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What is pasted goes where the focus is.
    <div className="board-frame" tabIndex={0} role="group" aria-label={label} onPaste={onPaste}>
      <ul
        className="board"
        data-over={over || undefined}
        style={{ inlineSize: size.width, blockSize: size.height }}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {items
          .toSorted((a, b) => a.position - b.position || a.id - b.id)
          .map((item) => (
            <ThingView
              key={item.id}
              {...{ item, brandId, t }}
              onBox={(box) => on.onBox(item, box)}
              onFront={() => on.onFront(item)}
              onEdit={() => on.onEdit(item)}
              onRemove={() => on.onRemove(item)}
              onOpen={() => on.onOpen(item)}
            />
          ))}
      </ul>
    </div>
  )
}
