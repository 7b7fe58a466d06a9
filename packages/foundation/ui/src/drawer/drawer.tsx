import { useId, type CSSProperties, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { X } from '../icon/icons.ts'
import { useModal } from '../overlays/use-overlay.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './drawer.css?inline'

const words: Words<'close'> = { ja: { close: '閉じる' }, en: { close: 'Close' }, 'zh-CN': { close: '关闭' } }

export interface DrawerProps {
  title: string
  /** Width in px; 360 unless said otherwise. */
  width?: number
  /** The edge it slides in from. */
  side?: 'start' | 'end'
  onClose(): void
  /** Stays at the bottom; put the primary action last. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel at the window's edge, open while it is mounted; a sheet from the bottom on phones. */
export function Drawer({ title, width, side = 'end', onClose, footer, children }: DrawerProps) {
  useStyles(css)
  const t = useWords(words)
  const id = useId()
  const modal = useModal(onClose)
  return (
    <dialog
      {...modal}
      className="drawer"
      data-side={side}
      aria-labelledby={id}
      tabIndex={-1}
      style={width ? ({ '--drawer-width': `${width}px` } as CSSProperties) : undefined}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={t.close} onClick={onClose} />
      </header>
      <div className="body" data-part="body">
        {children}
      </div>
      {footer && <footer data-part="footer">{footer}</footer>}
    </dialog>
  )
}
