import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '@tsumugi/i18n'
import { Drawer, IconButton, useStyles, useViewport } from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import css from './product-drawer.css?inline'
import { drawerTexts } from './drawer-texts.ts'

export interface DrawerFrameProps {
  /** The product's code, or its name. */
  title: string
  /** Small buttons beside the title. */
  actions: ReactNode
  footer: ReactNode
  busy?: boolean
  onClose(): void
  children: ReactNode
}

/** A rail beside the map where there is room for both; below that a drawer, which is a sheet on phones. */
export function DrawerFrame({ title, actions, footer, busy, onClose, children }: DrawerFrameProps) {
  useStyles(css)
  const t = useText(drawerTexts)
  const { tablet } = useViewport()
  if (!tablet) {
    return (
      <Drawer title={title} onClose={onClose} footer={footer}>
        <div className="product-drawer is-sheet" aria-busy={busy || undefined} tabIndex={-1} data-autofocus="">
          <div className="actions">{actions}</div>
          {children}
        </div>
      </Drawer>
    )
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <aside className="product-drawer" aria-label={t('label')} aria-busy={busy || undefined} onKeyDown={onKeyDown}>
      <header>
        <span className="code one-line">{title}</span>
        {actions}
        <IconButton icon={X} size={24} label={t('close')} onClick={onClose} />
      </header>
      <div className="scroll">{children}</div>
      {footer && <footer>{footer}</footer>}
    </aside>
  )
}
