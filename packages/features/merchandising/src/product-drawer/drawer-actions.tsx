import { useText } from '@tsumugi/i18n'
import { IconButton, Menu, MenuItem, MenuLine } from '@tsumugi/ui'
import { ChevronDown, ChevronUp, Copy, Ellipsis, Layers, Trash2 } from '@tsumugi/ui/icons'
import { drawerTexts } from './drawer-texts.ts'

export interface DrawerActionsProps {
  onStep(delta: 1 | -1): void
  /** Absent while there is no product to act on. */
  product?: { onCopy(): void; onKeepTemplate(): void; onTakeOff(): void }
}

/** Previous, next, and what is done seldom. */
export function DrawerActions({ onStep, product }: DrawerActionsProps) {
  const t = useText(drawerTexts)
  return (
    <>
      <IconButton icon={ChevronUp} size={24} label={t('previous')} onClick={() => onStep(-1)} />
      <IconButton icon={ChevronDown} size={24} label={t('next')} onClick={() => onStep(1)} />
      {product && (
        <Menu
          label={t('more')}
          placement="below-end"
          trigger={(props) => <IconButton {...props} icon={Ellipsis} size={24} label={t('more')} />}
        >
          <MenuItem icon={Copy} onSelect={product.onCopy}>
            {t('copy')}
          </MenuItem>
          <MenuItem icon={Layers} onSelect={product.onKeepTemplate}>
            {t('keepTemplate')}
          </MenuItem>
          <MenuLine />
          <MenuItem icon={Trash2} attention onSelect={product.onTakeOff}>
            {t('takeOff')}
          </MenuItem>
        </Menu>
      )}
    </>
  )
}
