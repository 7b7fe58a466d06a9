import { useStore } from '@nanostores/react'
import { useHost } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { storage, useStored } from '@tsumugi/session'
import { Icon } from '@tsumugi/ui'
import { Menu as MenuIcon } from '@tsumugi/ui/icons'
import { $menuSheet, toggleMenu, useMenuAsSheet } from '../side-menu/menu/menu-width.ts'
import { headerTexts } from './messages/catalogue.ts'

/** Folds the side menu, or opens it as a sheet below 1024 px. A listener of `tsumugi-menu-toggle` may do it instead. */
export function MenuButton() {
  const t = useText(headerTexts)
  const { emit } = useHost()
  const asSheet = useMenuAsSheet()
  const folded = useStored(storage.menuCollapsed)
  const sheet = useStore($menuSheet)
  const open = asSheet ? sheet : !folded
  return (
    <button
      type="button"
      className="open-menu"
      aria-label={t('header.menu')}
      aria-expanded={open}
      title={t('header.menu')}
      onClick={() => {
        if (emit('menu-toggle', { open: !open }, { cancelable: true })) toggleMenu()
      }}
    >
      <Icon of={MenuIcon} size={20} />
    </button>
  )
}
