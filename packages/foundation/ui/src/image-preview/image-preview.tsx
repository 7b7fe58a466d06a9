import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { previewKind, type PreviewKind } from '@tsumugi/domain'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { ChevronLeft, ChevronRight, FileText, Play, X, ZoomIn, ZoomOut } from '../icon/icons.ts'
import { useModal } from '../overlays/use-overlay.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { useStyles } from '../styles/style-root.ts'
import frameCss from '../dialog/raised-frame.css?inline'
import css from './image-preview.css?inline'
import { usePicture } from './use-picture.ts'
import { leastScale, mostScale } from './zoom.ts'

const words: Words<'title' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'close'> = {
  ja: { title: '画像', previous: '前の画像', next: '次の画像', zoomIn: '拡大', zoomOut: '縮小', close: '閉じる' },
  en: {
    title: 'Images',
    previous: 'Previous image',
    next: 'Next image',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
  },
  'zh-CN': { title: '图片', previous: '上一张', next: '下一张', zoomIn: '放大', zoomOut: '缩小', close: '关闭' },
}

export interface PreviewImage {
  src: string
  /** What the picture shows, in words. */
  alt: string
  /** A small version for the row below. */
  thumbnail?: string
  /** How it is shown, where the address does not tell (spec §5): a picture, or a PDF, office file or video in a frame. */
  kind?: PreviewKind
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
  useStyles(frameCss)
  useStyles(css)
  const t = useWords(words)
  const [index, setIndex] = useState(initial)
  const modal = useModal(onClose)
  const picture = usePicture((what) => (what === 'close' ? onClose() : turn(what === 'next' ? 1 : -1)))
  const image = images[index]
  const { scale, x, y } = picture.view
  const kind = image ? kindOf(image) : 'image'

  function show(next: number) {
    setIndex(next)
    picture.reset()
  }
  /** spec §4: it cycles through its items and wraps at both ends. */
  function turn(by: 1 | -1) {
    show((index + by + images.length) % images.length)
  }
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
        <span className="place" aria-live="polite">
          {index + 1} / {images.length}
        </span>
        {kind === 'image' && (
          <>
            <IconButton icon={ZoomOut} label={t.zoomOut} disabled={scale <= leastScale} onClick={picture.zoomOut} />
            <IconButton icon={ZoomIn} label={t.zoomIn} disabled={scale >= mostScale} onClick={picture.zoomIn} />
          </>
        )}
        <IconButton icon={X} label={t.close} data-autofocus="" onClick={onClose} />
      </header>
      <div
        {...picture.handlers}
        className={picture.dragging ? 'stage is-dragging' : 'stage'}
        data-zoomed={scale > 1 || undefined}
      >
        {kind === 'image' ? (
          <img
            src={image?.src}
            alt={image?.alt}
            draggable={false}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          />
        ) : (
          <Framed key={image?.src} kind={kind} address={image?.src ?? ''} title={image?.alt ?? ''} />
        )}
      </div>
      {images.length > 1 && (
        <footer>
          <IconButton icon={ChevronLeft} type="icon-round" label={t.previous} onClick={() => turn(-1)} />
          <div className="thumbnails">
            {images.map((each, at) => (
              <button
                key={each.src}
                type="button"
                aria-label={each.alt}
                aria-current={at === index || undefined}
                onClick={() => show(at)}
              >
                {kindOf(each) === 'image' || each.thumbnail ? (
                  <img src={each.thumbnail ?? each.src} alt="" loading="lazy" />
                ) : (
                  <Icon of={kindOf(each) === 'video' ? Play : FileText} size={20} />
                )}
              </button>
            ))}
          </div>
          <IconButton icon={ChevronRight} type="icon-round" label={t.next} onClick={() => turn(1)} />
        </footer>
      )}
    </dialog>
  )
}

const kindOf = ({ src, kind }: PreviewImage): PreviewKind => kind ?? previewKind(src)

/**
 * What a frame may do. A PDF viewer does not start inside a sandbox; an office preview needs nothing;
 * a player needs its own scripts and the whole screen.
 */
const sandboxes = {
  pdf: undefined,
  office: '',
  video: 'allow-scripts allow-same-origin allow-presentation allow-popups',
}

/** A file in its frame (spec §5). Players ask who embeds them, and are told the origin only. */
function Framed({ kind, address, title }: { kind: Exclude<PreviewKind, 'image'>; address: string; title: string }) {
  return (
    <iframe
      src={address}
      title={title}
      sandbox={sandboxes[kind]}
      allow={kind === 'video' ? 'fullscreen; picture-in-picture' : undefined}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
