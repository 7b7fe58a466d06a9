import { useId, type CSSProperties } from 'react'
import { Button } from '../button/button.tsx'
import dialogCss from '../dialog/dialog.css?inline'
import frameCss from '../dialog/raised-frame.css?inline'
import { Icon } from '../icon/icon.tsx'
import { TriangleAlert } from '../icon/icons.ts'
import { useModal } from '../overlays/use-overlay.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './confirm-dialog.css?inline'
import type { ConfirmOptions } from './confirm-requests.ts'

/** spec §4: the cancel label defaults to Cancel, the OK label to OK, an attention type's confirm button to Delete. */
const words: Words<'ok' | 'delete' | 'cancel' | 'warning'> = {
  ja: { ok: 'OK', delete: '削除', cancel: 'キャンセル', warning: '注意' },
  en: { ok: 'OK', delete: 'Delete', cancel: 'Cancel', warning: 'Warning' },
  'zh-CN': { ok: '确定', delete: '删除', cancel: '取消', warning: '注意' },
}

export interface ConfirmDialogProps extends ConfirmOptions {
  onAnswer(yes: boolean): void
}

/** The confirm dialog; most callers want `confirm()`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useStyles(frameCss)
  useStyles(dialogCss)
  useStyles(css)
  const { title, message, type = 'primary', okLabel, denyLabel, cancelLabel, width = 320, center, onAnswer } = props
  const t = useWords(words)
  const id = useId()
  const modal = useModal(() => onAnswer(false))
  const attention = type === 'attention'
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={center ? 'dialog confirm is-center' : 'dialog confirm'}
      aria-labelledby={`${id}title`}
      aria-describedby={message ? `${id}message` : undefined}
      tabIndex={-1}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
    >
      <div className="body" data-part="body">
        <h2 id={`${id}title`}>
          {attention && <Icon of={TriangleAlert} size={20} label={t.warning} />}
          {title}
        </h2>
        {message && <p id={`${id}message`}>{message}</p>}
      </div>
      <footer data-part="footer">
        {denyLabel && (
          <Button type="sub" onClick={() => onAnswer(false)}>
            {denyLabel}
          </Button>
        )}
        {/* What destroys is not the first thing Enter reaches. */}
        <Button type="secondary" data-autofocus={attention || undefined} onClick={() => onAnswer(false)}>
          {cancelLabel ?? t.cancel}
        </Button>
        <Button type={type} onClick={() => onAnswer(true)}>
          {okLabel ?? (attention ? t.delete : t.ok)}
        </Button>
      </footer>
    </dialog>
  )
}
