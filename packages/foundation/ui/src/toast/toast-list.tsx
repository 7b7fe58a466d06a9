import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { CircleCheck, TriangleAlert, X } from '../icon/icons.ts'
import { deepFocus, focusables, holds } from '../overlays/focus/deep-focus.ts'
import { followOverlays, showToasts } from '../overlays/toast-homes.ts'
import { useWords, type Words } from '../overlays/words.ts'
import { toastClock } from './page-clock.ts'
import { toasts, type ToastEntry } from './toasts.ts'

const words: Words<'region' | 'close' | 'warning'> = {
  ja: { region: 'お知らせ', close: '閉じる', warning: '注意' },
  en: { region: 'Notifications', close: 'Close', warning: 'Warning' },
  'zh-CN': { region: '通知', close: '关闭', warning: '注意' },
}

/** The toasts of the page, newest at the top; `region` is the live region they stand in. */
export function ToastList({ region }: { region: HTMLElement }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  const t = useWords(words)
  const cameFrom = useRef<HTMLElement | null>(null)
  const section = useRef<HTMLElement>(null)
  const held = useRef({ pointer: false, focus: false })

  function hold(change: Partial<typeof held.current>) {
    Object.assign(held.current, change)
    toastClock.hold(held.current.pointer || held.current.focus)
  }
  function enter(event: FocusEvent) {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !region.contains(from)) cameFrom.current = from
    hold({ focus: true })
  }
  function close(id: number) {
    const had = holds(region, deepFocus())
    toasts.close(id)
    if (had) queueMicrotask(() => (focusables(region)[0] ?? cameFrom.current)?.focus())
  }

  useLayoutEffect(() => followOverlays(region), [region])
  useLayoutEffect(() => showToasts(region), [region, list])
  useEffect(() => {
    if (list.length === 0) hold({ pointer: false, focus: false })
  }, [list])

  return (
    <section
      ref={section}
      popover="manual"
      className="toasts"
      aria-label={t.region}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={enter}
      onBlur={(event) => hold({ focus: region.contains(event.relatedTarget) })}
    >
      {list.toReversed().map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </section>
  )
}

/** One toast; attention is spoken at once, success when the reader pauses. */
export function ToastCard({ toast, onClose }: { toast: ToastEntry; onClose(): void }) {
  const t = useWords(words)
  const { title, message = [], type = 'success', action } = toast
  const attention = type === 'attention'
  const lines = typeof message === 'string' ? [message] : message
  return (
    <div
      className={`toast is-${type}`}
      role={attention ? 'alert' : undefined}
      data-keeps-escape=""
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Icon of={attention ? TriangleAlert : CircleCheck} size={16} label={attention ? t.warning : undefined} />
      <div className="words">
        <strong>{title}</strong>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {action && (
        <Button
          type="info-plain"
          size={24}
          onClick={() => {
            onClose()
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} size={24} label={t.close} onClick={onClose} />
    </div>
  )
}
