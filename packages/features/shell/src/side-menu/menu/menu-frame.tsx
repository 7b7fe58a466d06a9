import { useText } from '@tsumugi/i18n'
import type { ReactNode } from 'react'
import { useMenuClick } from './menu-click.ts'
import { useMenuKeys } from './menu-keys.ts'
import { sideMenuTexts } from '../messages/catalogue.ts'

/** The landmark around the rows, which hears their clicks and keys. */
export function MenuFrame({ className, children }: { className: string; children: ReactNode }) {
  const t = useText(sideMenuTexts)
  const onClick = useMenuClick()
  const onKeyDown = useMenuKeys()
  return (
    <nav className={className} aria-label={t('menu.label')} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </nav>
  )
}
