import { Scene, type Answers } from '@tsumugi/records/scene'
import { CalendarScreen } from './calendar-screen.tsx'

const entry = (key: string, kind: string, title: string, starts_on: string, more: object = {}) => ({
  key,
  kind,
  title,
  starts_on,
  ends_on: starts_on,
  link: null,
  detail: null,
  ...more,
})
const dated = [
  entry('r1', 'release', '先染めチェックのワンピース', '2027-01-12', {
    link: '/s/merchandisings/md_map/1/12',
    detail: '白詰草',
  }),
  entry('r2', 'release', '起毛フランネルのシャツ', '2027-01-12', { link: '/s/merchandisings/md_map/1/13' }),
  entry('r3', 'release', 'ウールのテーラードジャケット', '2027-01-12', { link: '/s/merchandisings/md_map/1/14' }),
  entry('r4', 'release', '裏毛のスウェット', '2027-01-12'),
  entry('e1', 'exhibition', '27春夏 展示会', '2027-01-19', { ends_on: '2027-01-22', link: '/s/exhibition_admin/1' }),
  entry('p1', 'procedure', 'SK27-177', '2027-01-15', {
    ends_on: '2027-01-21',
    link: '/s/procedures',
    detail: 'sewing',
  }),
  entry('d1', 'delivery', 'SK27-231 ドット長丈OP', '2027-01-20', {
    link: '/s/productions/7',
    detail: '港南商事(デモ)',
  }),
  entry('m1', 'payment', '1655280 JPY', '2027-01-29', { link: '/s/payables', detail: 'payable' }),
  entry('n1', 'notice', '年始のサポート', '2027-01-05', { link: '/s/notices' }),
  entry('h1', 'holiday', 'comingOfAge', '2027-01-11'),
  entry('c1', 'closed', '棚卸し', '2027-01-29'),
]

const deliveries = { id: 1, name: '納期だけ', kinds: ['delivery', 'sample'], since: '2026-11-02T01:00:00.000Z' }

const screen = (answers: Answers, month = '2027-01') => (
  <Scene answers={answers}>
    <CalendarScreen query={{ month }} />
  </Scene>
)

export const Month = () => screen({ 'GET /api/calendar': { data: dated }, 'GET /api/calendar/feeds': { data: [] } })
export const Empty = () => screen({ 'GET /api/calendar': { data: [] } })
export const Loading = () => screen({ 'GET /api/calendar': 'never' })
export const Failed = () => screen({ 'GET /api/calendar': 500 })
export const Followed = () =>
  screen({
    'GET /api/calendar': { data: dated },
    'GET /api/calendar/feeds': { data: [deliveries] },
    'POST /api/calendar/feeds': {
      data: { ...deliveries, id: 2, url: 'https://tsumugi.example/users/calendar/4f1c8b.ics' },
    },
    'PUT /api/calendar/feeds/1': { data: { ...deliveries, url: 'https://tsumugi.example/users/calendar/9d02aa.ics' } },
    'DELETE /api/calendar/feeds/1': 500,
  })
