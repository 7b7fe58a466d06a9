import type { Notification } from '@tsumugi/contract'

/** What is about one record, the newest first. */
export interface NewsGroup {
  readonly key: string
  readonly subject: Notification['subject']
  readonly latest: Notification
  readonly earlier: readonly Notification[]
  readonly unread: number
}

/** Notifications by what they are about, in the order of the newest of each. */
export function newsGroups(items: readonly Notification[]): NewsGroup[] {
  const groups = new Map<string, Notification[]>()
  for (const item of items) {
    const key = `${item.subject.kind} ${item.subject.id}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups].map(([key, [latest, ...earlier]]) => ({
    key,
    subject: latest!.subject,
    latest: latest!,
    earlier,
    unread: [latest!, ...earlier].filter(({ readAt }) => readAt === null).length,
  }))
}
