import { useText } from '@tsumugi/i18n'
import { Dialog } from '@tsumugi/ui'
import { listTexts } from '../../messages/catalogue.ts'

const keys = [
  ['search', '/'],
  ['move', 'j k'],
  ['choose', 'x'],
  ['open', 'Enter e'],
  ['add', 'n'],
  ['order', 'Alt+↑ Alt+↓'],
  ['save', 'Ctrl+S'],
  ['help', '?'],
] as const

/** What can be done by keyboard in a list. */
export function KeysDialog({ ordered, onClose }: { ordered: boolean; onClose(): void }) {
  const t = useText(listTexts)
  return (
    <Dialog title={t('keys.title')} width={360} onClose={onClose}>
      <dl className="record-keys">
        {keys
          .filter(([what]) => ordered || what !== 'order')
          .map(([what, which]) => (
            <div key={what}>
              <dt>{t(`keys.${what}`)}</dt>
              <dd>
                {which.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  )
}
