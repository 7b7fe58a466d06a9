import { pageOf, Scene, type Answers } from '@tsumugi/records/scene'
import { MarksScreen } from './marks-screen.tsx'

const mark = (id: number, more: object) => ({
  id,
  target: {
    kind: 'merchandising',
    id,
    label: 'SS27-104 先染めチェックのワンピース',
    link: `/s/merchandisings/md_map/1/${id}`,
  },
  content_name: '納期',
  old_value: '2027-02-10',
  new_value: '2027-02-24',
  status: 'open',
  changed_by: { user_group: '江南縫製(デモ)', user: '加藤 匠' },
  must_confirm: { user_group: '白詰草アパレル(デモ)' },
  confirmed_by: null,
  confirmed_at: null,
  comment: null,
  answer: null,
  created_at: '2026-11-18T01:00:00.000Z',
  side: 'theirs',
  lock_version: 1,
  ...more,
})
const open = mark(1, {})
const emptied = mark(2, { content_name: 'ボタンの品番と色番号', old_value: 'KB-2214 / 3', new_value: null })
const objected = mark(3, {
  side: 'ours',
  status: 'objected',
  comment: '染め上がりが間に合いません。一週間ください。',
  changed_by: { user_group: '白詰草アパレル(デモ)', user: '森下 あさ' },
  must_confirm: { user_group: '江南縫製(デモ)' },
})

const base = '/api/confirmed_marks'
const known: Answers = {
  [`GET ${base}`]: pageOf([open, emptied]),
  [`GET ${base}/content_names`]: {
    data: [
      { name: '納期', count: 4 },
      { name: 'ボタンの品番と色番号', count: 1 },
    ],
  },
}
const screen = (more: Answers = {}, query: Record<string, string> = {}) => (
  <Scene answers={{ ...known, ...more }}>
    <MarksScreen query={query} />
  </Scene>
)

export const Waiting = () =>
  screen({
    [`PATCH ${base}/confirm`]: {
      data: [
        { id: 1, outcome: 'confirmed' },
        { id: 2, outcome: 'not_open' },
      ],
    },
    [`PATCH ${base}/1/object`]: { status: 409, errors: [{ code: 'stale', field: null, message: '', meta: {} }] },
  })
export const Objected = () =>
  screen(
    {
      [`GET ${base}`]: pageOf([objected]),
      [`PATCH ${base}/3/resolve`]: { data: { ...objected, status: 'resolved', answer: '一週間延ばします' } },
    },
    { side: 'ours', status: 'objected' },
  )
export const Empty = () => screen({ [`GET ${base}`]: pageOf([]) })
export const NothingFound = () => screen({ [`GET ${base}`]: pageOf([]) }, { q: 'zzz' })
export const Loading = () => screen({ [`GET ${base}`]: 'never' })
export const Failed = () => screen({ [`GET ${base}`]: 500 })
