import { useText } from '@tsumugi/i18n'
import { Tabs } from '@tsumugi/ui'
import { orderTexts } from './order-texts.ts'

interface StatusTabsProps<Status extends string> {
  readonly place: { readonly values: { readonly status: string }; set(change: { readonly status: string }): void }
  readonly statuses: readonly Status[]
  wordOf(status: Status): string
}

/** A list by status: all of it first. */
export function StatusTabs<Status extends string>({ place, statuses, wordOf }: StatusTabsProps<Status>) {
  const t = useText(orderTexts)
  return (
    <Tabs
      label={t('status')}
      value={place.values.status ?? ''}
      onChange={(status) => place.set({ status })}
      tabs={[{ key: '', label: t('all') }, ...statuses.map((key) => ({ key: key as string, label: wordOf(key) }))]}
    />
  )
}
