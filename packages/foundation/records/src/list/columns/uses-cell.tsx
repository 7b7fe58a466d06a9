import type { Usage } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { InlineModal } from '@tsumugi/ui'
import { useKindNames } from './usage-kinds.ts'
import { listTexts } from '../../messages/catalogue.ts'

/** How often a record is used; pressed, it says where. */
export function UsesCell({ usage, name }: { usage: Usage | undefined; name: string }) {
  const t = useText(listTexts)
  if (!usage) return null
  if (usage.total === 0) return <span className="faint">{formatNumber(0)}</span>
  return (
    <InlineModal
      label={t('uses.where', { name })}
      placement="below-end"
      trigger={(props) => (
        <button type="button" className="record-uses" aria-label={t('uses.count', { count: usage.total })} {...props}>
          {formatNumber(usage.total)}
        </button>
      )}
    >
      <UsageList usage={usage} />
    </InlineModal>
  )
}

/** What uses a record, the most frequent first. */
export function UsageList({ usage }: { usage: Usage }) {
  const t = useText(listTexts)
  const kindName = useKindNames()
  if (usage.total === 0) return <p className="small soft">{t('uses.none')}</p>
  return (
    <dl className="record-usage">
      {usage.uses
        .toSorted((one, other) => other.count - one.count)
        .map(({ kind, count }) => (
          <div key={kind}>
            <dt>{kindName(kind)}</dt>
            <dd className="number">{formatNumber(count)}</dd>
          </div>
        ))}
    </dl>
  )
}
