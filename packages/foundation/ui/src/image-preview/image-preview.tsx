import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { IconButton } from '../button/button.tsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../icon/icons.ts'
import { useModal } from '../overlays/use-overlay.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './image-preview.css?inline'
import { usePicture } from './use-picture.ts'
import { leastScale, mostScale } from './zoom.ts'

const words: Words<'title' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'close'> = {
  ja: { title: '画像', previous: '前の画像', next: '次の画像', zoomIn: '拡大', zoomOut: '縮小', close: '閉じる' },
  en: { title: 'Images', previous: 'Previous image', next: 'Next image', zoomIn: 'Zoom in', zoomOut: 'Zoom out', close: 'Close' },
  'zh-CN': { title: '图片', previous: '上一张', next: '下一张', zoomIn: '放大', zoomOut: '缩小', close: '关闭' },
}

export interface PreviewImage {
  src: string
  /** What the picture shows, in words. */
  alt: string
  /** A small version for the row below. */
  thumbnail?: string
}

export interface ImagePreviewProps {
  images: readonly PreviewImage[]
  /** Index of the first shown. */
  initial?: number
  /** Size in px; 560 by 640 unless said otherwise (spec §9). */
  width?: number
  height?: number
  onClose(): void
}

/** Pictures at full size, open while mounted: arrows and swipes turn and wrap, wheel, pinch and buttons zoom (spec §4). */
export function ImagePreview({ images, initial = 0, width = 560, height = 640, onClose }: ImagePreviewProps) {
  useStyles(css)
  const t = useWords(words)
  const [index, setIndex] = useState(initial)
  const modal = useModal(onClose)
  const picture = usePicture((what) => (what === 'close' ? onClose() : turn(what === 'next' ? 1 : -1)))
  const image = images[index]
  const { scale, x, y } = picture.view

  function show(next: number) {
    setIndex(next)
    picture.reset()
  }
  /** spec §4: it cycles through its items and wraps at both ends. */
  const turn = (by: 1 | -1) => show((index + by + images.length) % images.length)
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === 'ArrowRight') turn(1)
    else if (event.key === '+') picture.zoomIn()
    else if (event.key === '-') picture.zoomOut()
    else return
    event.preventDefault()
  }

  return (
    <dialog
      {...modal}
      className="image-preview"
      aria-label={t.title}
      tabIndex={-1}
      style={{ '--preview-width': `${width}px`, '--preview-height': `${height}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <header>
        <span className="count" aria-live="polite">
          {index + 1} / {images.length}
        </span>
        <IconButton icon={ZoomOut} label={t.zoomOut} disabled={scale <= leastScale} onClick={picture.zoomOut} />
        <IconButton icon={ZoomIn} label={t.zoomIn} disabled={scale >= mostScale} onClick={picture.zoomIn} />
        <IconButton icon={X} label={t.close} data-autofocus="" onClick={onClose} />
      </header>
      <div {...picture.handlers} className={picture.dragging ? 'stage is-dragging' : 'stage'} data-zoomed={scale > 1 || undefined}>
        <img
          src={image?.src}
          alt={image?.alt}
          draggable={false}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      {images.length > 1 && (
        <footer>
          <IconButton icon={ChevronLeft} type="icon-round" label={t.previous} onClick={() => turn(-1)} />
          <div className="thumbnails">
            {images.map(({ src, alt, thumbnail }, at) => (
              <button key={src} type="button" aria-label={alt} aria-current={at === index || undefined} onClick={() => show(at)}>
                <img src={thumbnail ?? src} alt="" loading="lazy" />
              </button>
            ))}
          </div>
          <IconButton icon={ChevronRight} type="icon-round" label={t.next} onClick={() => turn(1)} />
        </footer>
      )}
    </dialog>
  )
}
