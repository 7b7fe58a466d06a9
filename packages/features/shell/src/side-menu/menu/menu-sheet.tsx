import { Drawer, useStyles } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import css from './menu-sheet.css?inline'
import { $menuSheet } from './menu-width.ts'

/** The menu over the page, for windows too narrow to keep it beside. */
export function MenuSheet({ title, children }: { title: string; children: ReactNode }) {
  useStyles(css)
  return (
    <Drawer title={title} side="start" width={288} onClose={() => $menuSheet.set(false)}>
      <div className="side-menu" data-sheet>
        {children}
      </div>
    </Drawer>
  )
}
