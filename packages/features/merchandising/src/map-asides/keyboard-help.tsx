import { useText } from '@tsumugi/i18n'
import { Dialog, useStyles } from '@tsumugi/ui'
import css from './map-asides.css?inline'
import { asideTexts } from './messages/catalogue.ts'

const keys = [
  ['search', ['/']],
  ['arrows', ['←', '↑', '↓', '→']],
  ['edges', ['Home', 'End']],
  ['open', ['Enter']],
  ['lift', ['Space']],
  ['cancel', ['Esc']],
  ['mark', ['x']],
  ['add', ['n']],
  ['copy', ['c']],
  ['discard', ['Delete']],
  ['undo', ['Ctrl', 'Z']],
  ['help', ['?']],
] as const

/** Which key does what on the map. */
export function KeyboardHelp({ onClose }: { onClose(): void }) {
  useStyles(css)
  const t = useText(asideTexts)
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <dl className="md-map-keys">
        {keys.map(([name, caps]) => (
          <div key={name}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{t(`help.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
