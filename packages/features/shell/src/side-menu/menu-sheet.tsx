import { useText } from '@tsumugi/i18n'
import { Drawer } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import { $menuSheet } from './menu-width.ts'
import { sideMenuTexts } from './messages/catalogue.ts'

/** The menu over the page, for windows too narrow to keep it beside. */
export function MenuSheet({ children }: { children: ReactNode }) {
  const t = useText(sideMenuTexts)
  return (
    <Drawer title={t('menu.sheet')} side="start" width={288} onClose={() => $menuSheet.set(false)}>
      <div className="side-menu" data-sheet>
        {children}
      </div>
    </Drawer>
  )
}
