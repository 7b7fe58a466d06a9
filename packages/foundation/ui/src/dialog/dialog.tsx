import { useId, type CSSProperties, type ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { readTyped } from '../field/typed-text.ts'
import { X } from '../icon/icons.ts'
import { useModal } from '../overlays/use-overlay.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './dialog.css?inline'
import frameCss from './raised-frame.css?inline'

const words: Words<'close' | 'cancel'> = {
  ja: { close: '閉じる', cancel: 'キャンセル' },
  en: { close: 'Close', cancel: 'Cancel' },
  'zh-CN': { close: '关闭', cancel: '取消' },
}

export interface DialogAction {
  label: string
  /** `attention` for what destroys. */
  type?: 'primary' | 'attention'
  /** Id of the form it sends; without one, `onClick` runs. */
  form?: string
  onClick?(): void
  disabled?: boolean
  /** Why it cannot be pressed now. */
  reason?: string
}

export interface DialogProps {
  title: string
  /** Width in px; 560 unless said otherwise (spec §9). */
  width?: number
  /** Asked by Escape, the close button, Cancel and a press outside; not while `busy`. */
  onClose(): void
  /** The one thing the dialog is for; stands last in the footer, after Cancel. */
  primary?: DialogAction
  /** Stands at the start of the footer: a further action, or a word on what happens next. */
  note?: ReactNode
  /** Replaces the whole footer; put the primary action last. */
  footer?: ReactNode
  /** Under way: nothing closes it, the primary action says so. */
  busy?: boolean
  /** Whether a press on the page behind closes it; off where typing would be lost. */
  closeOnOutside?: boolean
  className?: string
  children?: ReactNode
}

/** A modal dialog, open while it is mounted: `{editing && <Dialog …/>}`. Docks at the bottom on phones. */
export function Dialog(props: DialogProps) {
  useStyles(frameCss)
  useStyles(css)
  const { title, width, onClose, primary, note, busy = false, closeOnOutside = true, className, children } = props
  const t = useWords(words)
  const id = useId()
  const modal = useModal((reason) => {
    if (!busy && (reason === 'escape' || closeOnOutside)) onClose()
  })
  const footer =
    props.footer ??
    (primary && (
      <>
        {note && <div className="note">{note}</div>}
        <Button type="secondary" onClick={onClose} disabled={busy}>
          {t.cancel}
        </Button>
        <PrimaryButton
          {...primary}
          // What a field inside calls wrong is mended before anything is done with it.
          onClick={primary.onClick && (() => readTyped(modal.ref.current) && primary.onClick?.())}
          busy={busy}
        />
      </>
    ))
  return (
    <dialog
      {...modal}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      tabIndex={-1}
      style={width ? ({ '--dialog-width': `${width}px` } as CSSProperties) : undefined}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={t.close} onClick={onClose} disabled={busy} />
      </header>
      <div className="body" data-part="body">
        {children}
      </div>
      {footer && <footer data-part="footer">{footer}</footer>}
    </dialog>
  )
}

function PrimaryButton({
  label,
  type = 'primary',
  form,
  onClick,
  disabled,
  reason,
  busy,
}: DialogAction & { busy: boolean }) {
  return (
    <Button type={type} form={form} submit={form !== undefined} {...{ onClick, disabled, reason, busy }}>
      {label}
    </Button>
  )
}
