import { useText } from '@tsumugi/i18n'
import { Icon } from '@tsumugi/ui'
import { Search } from '@tsumugi/ui/icons'
import { paletteTexts } from './messages/catalogue.ts'
import { openPalette } from './palette-state.ts'

/** Opens the palette for who does not know its key, and names the key. */
export function PaletteButton() {
  const t = useText(paletteTexts)
  return (
    <button
      type="button"
      className="news-button palette-button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={t('open')}
      title={`${t('open')} (Ctrl+K)`}
      onClick={openPalette}
    >
      <Icon of={Search} size={20} />
    </button>
  )
}
