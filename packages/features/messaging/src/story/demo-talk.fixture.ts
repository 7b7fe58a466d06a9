import type { Feedback, Message, MessageThread, Notice, WrittenNotice } from '@tsumugi/contract'

const asa = { id: 1, name: '森下 あさ', userGroup: '白詰草アパレル(デモ)', isOwn: true }
const takumi = { id: 6, name: '加藤 匠', userGroup: '江南縫製(デモ)', isOwn: false }

export const demoThread: MessageThread = {
  id: 1,
  subject: '27SS シャツ 先上げの日程',
  partner: { id: 3, name: '江南縫製(デモ)' },
  members: [asa, takumi],
  lastMessage: { text: '@森下 あさ さん、金曜に送ります。', by: '加藤 匠', at: '2026-11-20T01:30:00.000Z' },
  unread: 0,
  mentioned: true,
  translates: true,
  updatedAt: '2026-11-20T01:30:00.000Z',
}

export const demoMessages: Message[] = [
  {
    id: 1,
    by: { id: 1, name: '森下 あさ', userGroup: '白詰草アパレル(デモ)', isMe: true },
    at: '2026-11-19T00:10:00.000Z',
    text: '先上げはいつ届きますか。',
    mentions: [],
    files: [],
    readBy: ['加藤 匠'],
  },
  {
    id: 2,
    by: { id: 6, name: '加藤 匠', userGroup: '江南縫製(デモ)', isMe: false },
    at: '2026-11-20T01:30:00.000Z',
    text: '@森下 あさ さん、金曜に送ります。',
    mentions: [{ id: 1, name: '森下 あさ' }],
    files: [
      {
        id: 1,
        name: '仕様書.pdf',
        contentType: 'application/pdf',
        size: 4_000,
        url: '/api/record_files/1/original',
        isPicture: false,
      },
    ],
    readBy: [],
  },
]

export const demoNotices: Notice[] = [
  {
    id: 2,
    title: '年末年始のサポート',
    body: '12月29日から1月4日まで休みます。',
    startsOn: '2026-11-16',
    importance: 'important',
    readAt: null,
  },
  {
    id: 1,
    title: '新しい画面',
    body: '',
    startsOn: '2026-11-02',
    importance: 'normal',
    readAt: '2026-11-03T00:00:00.000Z',
  },
]

export const demoWritten: WrittenNotice[] = [
  {
    id: 2,
    titleJa: '年末年始のサポート',
    titleEn: 'Support over the holidays',
    titleZh: null,
    bodyJa: '12月29日から1月4日まで休みます。',
    bodyEn: null,
    bodyZh: null,
    kinds: ['brand'],
    startsOn: '2026-11-16',
    endsOn: null,
    importance: 'important',
    updatedAt: '2026-11-16T00:00:00.000Z',
    lockVersion: 3,
    readers: 2,
  },
]

export const demoFeedback: Feedback = {
  id: 1,
  page: '/s/merchandisings/md_map',
  text: '前年の同じ週を重ねて見たいです。',
  screenshot: null,
  status: 'planned',
  reply: '次の更新で入る予定です。',
  by: { user: '小川 みのり', userGroup: '白詰草アパレル(デモ)' },
  createdAt: '2026-11-10T02:00:00.000Z',
  lockVersion: 1,
}
