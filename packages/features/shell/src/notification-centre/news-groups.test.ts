import type { Notification } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { newsGroups } from './news-groups.ts'

const news = (id: number, kind: string, subjectId: number, isRead = false): Notification => ({
  id,
  event: 'message_posted',
  subject: { kind, id: subjectId },
  title: `${kind} ${id}`,
  body: '',
  link: null,
  by: null,
  readAt: isRead ? '2026-11-20T00:00:00Z' : null,
  createdAt: '2026-11-20T00:00:00Z',
})

it('each record once, in the order of its newest, with how many are unread; kinds of the same id are apart', () => {
  const groups = newsGroups([
    news(6, 'contract', 1),
    news(5, 'invoice', 1),
    news(4, 'contract', 1, true),
    news(3, 'contract', 2, true),
    news(2, 'contract', 1),
  ])
  expect(groups.map(({ latest, earlier, unread }) => [latest.id, earlier.map(({ id }) => id), unread])).toEqual([
    [6, [4, 2], 2],
    [5, [], 1],
    [3, [], 0],
  ])
  expect(newsGroups([])).toEqual([])
})
