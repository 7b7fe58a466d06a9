import { useText } from '@tsumugi/i18n'
import { useViewport } from '@tsumugi/ui'
import { formTexts } from './form-texts.ts'

/** Names the keys that save, where there is a keyboard to press them. */
export function SaveHint() {
  const t = useText(formTexts)
  const { phone } = useViewport()
  if (phone) return null
  const control = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'
  const keys = (
    <>
      <kbd>{control}</kbd> <kbd>S</kbd>
    </>
  )
  return t.rich('shortcut', { keys })
}
