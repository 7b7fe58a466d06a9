import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, Notice } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'
import { isWaiting } from './count-queue.ts'
import type { Counting } from './use-counting.ts'

/** What this device has not brought to the server yet, what was refused, and the way back from the last count. */
export function Waiting({ counting: { queue, last, undo, discard } }: { readonly counting: Counting }) {
  const t = useText(unitTexts)
  const waiting = queue.filter(isWaiting).length
  return (
    <>
      {waiting > 0 && (
        <Notice hue="gold" live>
          {t('receive.waiting', { count: formatNumber(String(waiting)) })}
        </Notice>
      )}
      {queue.flatMap(({ clientId, fault }) =>
        fault === undefined ? (
          []
        ) : (
          <Notice key={clientId} hue="madder" live>
            {fault} <Button onClick={() => discard(clientId)}>{t('receive.letGo')}</Button>
          </Notice>
        ),
      )}
      {last && (
        <p>
          <Button size={24} onClick={undo}>
            {t('receive.undo')}
          </Button>
        </p>
      )}
    </>
  )
}
