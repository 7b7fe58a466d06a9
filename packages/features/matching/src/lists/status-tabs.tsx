import { useText } from '@tsumugi/i18n'
import { Tabs } from '@tsumugi/ui'
import { matchingTexts } from '../words/matching-texts.ts'

interface StatusTabsProps<Status extends string> {
  readonly statuses: readonly Status[]
  /** How many stand in each; 0 until they are known. */
  readonly counts: readonly { readonly status: Status; readonly count: number }[] | undefined
  nameOf(status: Status): string
  /** '' stands for all. */
  readonly value: string
  onChange(status: string): void
}

/** A list's rows by their status, with how many stand in each. */
export function StatusTabs<Status extends string>({
  statuses,
  counts,
  nameOf,
  value,
  onChange,
}: StatusTabsProps<Status>) {
  const t = useText(matchingTexts)
  return (
    <Tabs
      label={t('status')}
      value={value}
      onChange={onChange}
      tabs={[
        { key: '', label: t('all') },
        ...statuses.map((key) => ({
          key: key as string,
          label: nameOf(key),
          count: counts?.find((tab) => tab.status === key)?.count ?? 0,
        })),
      ]}
    />
  )
}
