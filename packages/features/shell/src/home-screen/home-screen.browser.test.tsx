import { home, toWire } from '@tsumugi/contract'
import { setLocale } from '@tsumugi/i18n'
import { kinds } from '@tsumugi/domain'
import { setReporter } from '@tsumugi/session'
import { SWRConfig } from 'swr'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw, erase } from '@tsumugi/ui/draw'
import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { demoHome, emptyHome } from './home.fixture.ts'
import type { Home } from './home-data.ts'
import { HomeDesk, HomeScreen } from './home-screen.tsx'

beforeEach(() => {
  setLocale('ja')
  setReporter(() => {})
})
afterEach(() => {
  erase()
  localStorage.clear()
  vi.restoreAllMocks()
})

function show(home: Home, user = demoUser()) {
  draw(
    <ShellScene user={user}>
      <HomeDesk user={user} home={home} />
    </ShellScene>,
  )
}
const region = (name: string) => page.getByRole('region', { name })

it('domain §3.19 Home: work queue in its order, each leading to where it is done', async () => {
  show(demoHome)
  await expect.element(region('ほかに待っていること')).toBeVisible()
  const rows = [...document.querySelectorAll('.work li')].map((row) => [
    row.textContent,
    row.querySelector('a')?.getAttribute('href'),
  ])
  expect(rows).toEqual([
    [
      '14日以内に投入で、まだ確定していない商品白詰草4件',
      '/s/merchandisings/md_map?brand_id=1&statuses[]=idea&statuses[]=planned&statuses[]=in_development',
    ],
    ['予算を超えている枠白詰草2件', '/s/merchandisings/md_map/1/12'],
    ['分類か投入日が決まっていない商品青嶺3件', '/s/merchandisings/md_map?brand_id=2'],
    ['画像のない商品青嶺12件', '/s/merchandisings/md_map?brand_id=2'],
    ['利用規約への同意1件', '/users/terms'],
    ['届いている招待潮風衣料(デモ)1件', undefined],
  ])
})

it('domain §3.19 Home: changed since yesterday says what and by whom; the week shows releases and how many more', async () => {
  show(demoHome)
  await expect.element(region('商品の変更')).toHaveTextContent('投入日・原価 · 森下 あさ')
  await expect.element(region('商品の変更')).toHaveTextContent('登録・ファイル · 自動処理')
  const changes = region('昨日から変わったこと')
  await expect.element(changes).toHaveTextContent('江南縫製(デモ)請求書 INV2611-00005 を発行3回の変更')
  const week = page.getByRole('list', { name: 'これから7日' })
  await expect.element(week).toHaveTextContent('ほか2件')
  await expect.element(week).toHaveTextContent('支払 ¥11,406,780')
  await expect
    .element(week.getByRole('link', { name: '納品 トレンチコート' }))
    .toHaveAttribute('href', '/s/deliveries/2')
  expect(document.querySelectorAll('.week li')).toHaveLength(7)
})

it('§3.19 whose turn it is: ours by its day with one primary button, then theirs with how long they have had it', async () => {
  show(demoHome)
  const queue = region('やること')
  await expect.element(queue).toBeVisible()
  const rows = [...queue.element().querySelectorAll('ol > li')].map((row) => [
    row.querySelector('.name')!.textContent,
    row.querySelector('.due')!.textContent,
    row.querySelector('.act')!.textContent,
    row.querySelector('a')!.getAttribute('href'),
  ])
  expect(rows).toEqual([
    ['ボーダー長袖T 第1便', '3日超過', '照合する', '/s/transaction_units/1'],
    ['トレンチコート', '11/26', '検品する', '/s/deliveries/2'],
    ['27春夏 シャツ', '', '発行する', '/s/transaction_units/3'],
    ['27春夏 パンツ', '2日待ち', '', '/s/transaction_units/4'],
  ])
  expect(document.querySelectorAll('.button[data-type="primary"]')).toHaveLength(1)
  await expect.element(page.getByText('あなたの番 3・相手の番 4')).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('link', { name: 'トレンチコート', exact: true }).first()).toHaveFocus()
})

it('§3.19 e puts a row off until it is moved, z until tomorrow; the next has the focus, and all come back', async () => {
  show(demoHome)
  const names = () =>
    [...region('やること').element().querySelectorAll('ol > li .name')].map((name) => name.textContent)
  await expect.element(region('やること')).toBeVisible()
  await userEvent.keyboard('je')
  expect(names()).toEqual(['トレンチコート', '27春夏 シャツ', '27春夏 パンツ'])
  expect(document.activeElement?.textContent).toBe('トレンチコート')
  await userEvent.keyboard('z')
  expect(names()).toEqual(['27春夏 シャツ', '27春夏 パンツ'])
  erase()
  const later = demoHome.queue.items.map((item) => ({ ...item, waitingDays: item.waitingDays + 1 }))
  show({ ...demoHome, today: '2026-11-22', queue: { ...demoHome.queue, items: later } })
  await expect.element(page.getByText('1件を片づけました。')).toBeVisible()
  expect(names()).toEqual(['トレンチコート', '27春夏 シャツ', '27春夏 パンツ'])
  erase()
  const moved = later.map((item) => ({ ...item, waitingDays: 0 }))
  show({ ...demoHome, today: '2026-11-23', queue: { ...demoHome.queue, items: moved } })
  await expect.element(page.getByRole('link', { name: 'ボーダー長袖T 第1便', exact: true })).toBeVisible()
  erase()
  show(demoHome)
  await page.getByRole('button', { name: 'もどす' }).click()
  expect(names()).toHaveLength(4)
})

it('§3.10 money that is late is said and leads to what it is made of', async () => {
  show(demoHome)
  const money = region('支払の予定')
  await expect.element(money).toHaveTextContent('遅れ¥144,276')
  await expect.element(money.getByRole('link', { name: '内訳を見る' })).toHaveAttribute('href', '/s/payables?tab=late')
})

it.each([...kinds, 'merchandising'] as const)(
  'domain §6.1 every kind may enter: %s sees what comes and one thing to do',
  async (kind) => {
    const user = kind === 'merchandising' ? demoUser() : demoUser({ kind, enabledFunctions: [] })
    show(emptyHome, user)
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const actions = () => [...document.querySelectorAll('.empty-state .button')].map((action) => action.textContent)
    await expect.poll(actions).toEqual([kind === 'merchandising' ? 'MDマップを開く' : 'はじめの手順'])
  },
)

it.each(kinds)('domain §6.13 a supplier reaches the labels shared with it, %s', async (kind) => {
  show(emptyHome, demoUser({ kind, enabledFunctions: [] }))
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(document.querySelectorAll('a[href="/s/quality_labelings"]')).toHaveLength(kind === 'supplier' ? 1 : 0)
})

it('what oneself asked for leads to its steps, whoever may open the inbox', async () => {
  show(demoHome, demoUser({ enabledFunctions: [] }))
  await expect.element(region('申請したもの')).toBeVisible()
  const links = [...region('申請したもの').element().querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/s/approvals/7/approval_steps',
    '/s/approvals/6/approval_steps',
  ])
})

it('review D6: feedback and organisations without terms wait on the desk of the platform, and lead to their lists', async () => {
  const waiting = (kind: 'feedbacks_new' | 'organisations_without_terms', count: number) => ({
    kind,
    count,
    target: null,
    label: null,
  })
  const tasks = [waiting('feedbacks_new', 3), waiting('organisations_without_terms', 2)]
  show({ ...emptyHome, tasks }, demoUser({ kind: 'admin' }))
  await expect.element(region('ほかに待っていること')).toBeVisible()
  const rows = [...document.querySelectorAll('.work li')]
  expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
    ['未対応のご意見3件', '/s/feedbacks?status=new'],
    ['利用規約に同意していない組織2件', '/s/user_groups?standing=prospect'],
  ])
})

it('leads to screens that no menu names, each only for who may enter it', async () => {
  const led = async (user: ReturnType<typeof demoUser>) => {
    erase()
    show(emptyHome, user)
    const nav = page.getByRole('group', { name: 'ほかの画面' })
    await expect.element(nav).toBeVisible()
    return [...nav.element().querySelectorAll('a')].map((link) => link.textContent)
  }
  expect(await led(demoUser())).toEqual([
    'はじめの手順',
    '変更の確認',
    'お知らせ',
    'ご意見',
    '支払条件',
    '承認ルート',
    'ワークフローの定義',
  ])
  expect(await led(demoUser({ kind: 'supplier', enabledFunctions: [] }))).not.toContain('承認ルート')
  expect(await led(demoUser({ kind: 'admin' }))).toEqual(expect.arrayContaining(['スーパーグループ', 'ヘルプのリンク']))
})

it('says what is safe when the desk does not load, and tries again', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ errors: [] }, { status: 500 }))
  draw(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <ShellScene user={demoUser()}>
        <HomeScreen />
      </ShellScene>
    </SWRConfig>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('ダッシュボードを読み込めませんでした')
  answering({ '/api/home': toWire(home.show.reply, { data: emptyHome }) })
  await page.getByRole('button').click()
  await expect.element(page.getByRole('link', { name: 'MDマップを開く' })).toBeVisible()
})

const answering = (answers: Readonly<Record<string, unknown>>) =>
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    return pathname in answers ? Response.json(answers[pathname]) : Response.json({ errors: [] }, { status: 404 })
  })

function showFresh(user: ReturnType<typeof demoUser>) {
  draw(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <ShellScene user={user}>
        <HomeDesk user={user} home={emptyHome} />
      </ShellScene>
    </SWRConfig>,
  )
}

const week = (day: string, pieces: number, percent: string | null) => ({
  week: day,
  pieces,
  capacity: percent === null ? null : 2100,
  percent,
})
const lines = (id: number, dailyCapacity: number | null, weeks: object[]) => ({
  '/api/schedule_figures': {
    data: {
      weeks: [],
      loads: [{ maker: { id, name: '北斗縫製(デモ)' }, daily_capacity: dailyCapacity, weeks }],
      punctualities: [],
      is_capped: false,
    },
  },
})

it('§3.19 a supplier sees how full its lines are, and which week is over; without a capacity no share is made up', async () => {
  const supplier = demoUser({ kind: 'supplier' })
  const own = supplier.currentUserGroup!.id
  answering(lines(own, 420, [week('2026-11-23', 2100, '100'), week('2026-11-30', 2520, '120')]))
  showFresh(supplier)
  const panel = region('ラインの埋まり')
  await expect.element(panel).toHaveTextContent('6週・1日 420点')
  await expect.element(panel).toHaveTextContent('11/30週は 420点ぶん超えています。')
  expect(document.querySelectorAll('.lines i[data-part="over"]')).toHaveLength(2)
  erase()
  answering(lines(own, null, [week('2026-11-23', 2100, null)]))
  showFresh(supplier)
  await expect.element(panel).toHaveTextContent('2,100点')
  await expect.element(panel).not.toHaveTextContent('%')
})

it('§3.19 a brand sees what is late, the least float first; while nothing is, nothing stands there', async () => {
  const row = {
    id: 7,
    production: { id: 1, style_no: 'SK26-341', name: '畦編みカーデ', season: null, image_url: null },
    supplier: { id: 5, name: '蘇州彩針(デモ)' },
    quantity: 900,
    delivery_due: '2026-11-18',
    outcome: { ships_on: '2026-11-25', arrives_on: null, invoice_month: null, payments_on: [] },
    total_float: -7,
    last_note: null,
  }
  const paged = (data: object[], count: number) => ({
    '/api/production_schedules': { data, pagination: { total_count: count } },
  })
  answering(paged([row], 3))
  showFresh(demoUser())
  const panel = region('遅れている生産')
  await expect.element(panel).toHaveTextContent('SK26-341 畦編みカーデ')
  await expect.element(panel).toHaveTextContent('7日 足りません')
  await expect.element(panel.getByRole('link', { name: 'ほか2件を見る' })).toBeVisible()
  erase()
  answering(paged([], 0))
  showFresh(demoUser())
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(document.querySelector('.late')).toBeNull()
})
