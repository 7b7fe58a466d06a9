import type { DefectRing } from '@tsumugi/contract'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import { useText } from '@tsumugi/i18n'
import type { MouseEvent } from 'react'

interface RingPhotoProps {
  readonly src: string
  readonly ring: DefectRing | null
  /** Draws the ring where the picture is pressed; left out where it is only looked at. */
  onRing?(ring: DefectRing): void
}

const usualRadius = 0.12
const step = 0.02

/** A picture with a ring around the fault; the picture itself stays as it was taken. */
export function RingPhoto({ src, ring, onRing }: RingPhotoProps) {
  const t = useText(goodsTexts)
  const picture = (
    <>
      <img src={src} alt={t('defect.ringed')} />
      {ring && <Ring {...ring} />}
    </>
  )
  if (!onRing) return <span className="ring-photo">{picture}</span>
  const now = ring ?? { x: 0.5, y: 0.5, r: usualRadius }
  return (
    <button
      type="button"
      className="ring-photo"
      aria-label={t('defect.ring')}
      // A press by keyboard has no place: the ring begins in the middle.
      onClick={(event) => onRing({ ...now, ...(event.detail > 0 && placeOf(event)) })}
      onKeyDown={(event) => {
        const way = moves[event.key]
        if (!way) return
        event.preventDefault()
        onRing({ ...now, x: within(now.x + way[0] * step), y: within(now.y + way[1] * step) })
      }}
    >
      {picture}
    </button>
  )
}

const Ring = ({ x, y, r }: DefectRing) => (
  <span
    className="ring"
    style={{ insetInlineStart: `${(x - r) * 100}%`, insetBlockStart: `${y * 100}%`, inlineSize: `${r * 200}%` }}
  />
)

/** Where the picture was pressed, as shares of its width and height. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Pick<DefectRing, 'x' | 'y'> {
  const box = currentTarget.getBoundingClientRect()
  return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) }
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000))
