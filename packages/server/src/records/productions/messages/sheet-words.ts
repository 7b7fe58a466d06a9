import type { Locale, PhaseKind } from '@tsumugi/domain'
import type { Health, Milestone, ScheduleStatus } from '@tsumugi/domain/scheduling'

type Words = Readonly<Record<Locale, string>>
const word = (ja: string, en: string, zh: string): Words => ({ ja, en, 'zh-CN': zh })

const heads = {
  title: word('生産スケジュール', 'Production schedules', '生产日程'),
  picture: word('画像', 'Picture', '图片'),
  styleNo: word('品番', 'Style no.', '款号'),
  name: word('品名', 'Name', '品名'),
  phase: word('フェーズ', 'Phase', '阶段'),
  brand: word('ブランド', 'Brand', '品牌'),
  season: word('シーズン', 'Season', '季节'),
  category: word('カテゴリ', 'Category', '类别'),
  supplier: word('生産者', 'Maker', '生产方'),
  quantity: word('数量', 'Quantity', '数量'),
  status: word('状態', 'Status', '状态'),
  health: word('進み具合', 'Health', '进展'),
  planned: word('{name} 計画', '{name} planned', '{name} 计划'),
  expected: word('{name} 実績・見込', '{name} actual or expected', '{name} 实际或预计'),
  arrives: word('納品', 'Arrival', '到货'),
  due: word('納期', 'Due', '交期'),
  float: word('余裕(日)', 'Float (days)', '余量(天)'),
  daysToShip: word('出荷まで(日)', 'Days to ship', '距出货(天)'),
  assignee: word('担当者', 'Assignee', '负责人'),
  note: word('最新メモ', 'Last note', '最新备注'),
} as const satisfies Readonly<Record<string, Words>>

const milestones = {
  spec: word('仕様', 'Spec', '规格'),
  fabric: word('生地', 'Fabric', '面料'),
  pre_production: word('先上げ', 'Pre-production', '产前样'),
  cutting: word('裁断', 'Cutting', '裁剪'),
  sewing: word('縫製', 'Sewing', '缝制'),
  ship: word('出荷', 'Shipping', '出货'),
} as const satisfies Readonly<Record<Milestone, Words>>

const statuses = {
  planned: word('計画中', 'Planned', '计划中'),
  active: word('進行中', 'Under way', '进行中'),
  on_hold: word('保留', 'On hold', '暂停'),
  completed: word('完了', 'Completed', '已完成'),
  cancelled: word('中止', 'Cancelled', '已取消'),
} as const satisfies Readonly<Record<ScheduleStatus, Words>>

const healths = {
  on_track: word('順調', 'On track', '正常'),
  at_risk: word('注意', 'At risk', '有风险'),
  late: word('遅れ', 'Late', '延误'),
  done: word('完了', 'Done', '已完成'),
} as const satisfies Readonly<Record<Health, Words>>

const phases = {
  proto: word('試作', 'Prototype', '试制'),
  sample1: word('1stサンプル', 'First sample', '一次样'),
  sample2: word('2ndサンプル', 'Second sample', '二次样'),
  exhibition_sample: word('展示会サンプル', 'Exhibition sample', '展会样'),
  pre_production: word('先上げ', 'Pre-production', '产前样'),
  bulk: word('量産', 'Bulk', '大货'),
  reorder: word('追加', 'Reorder', '追加'),
} as const satisfies Readonly<Record<PhaseKind, Words>>

/** What the workbook of schedules is called and says. */
export const sheetWords = (locale: Locale) => ({
  text: (key: keyof typeof heads, name = '') => heads[key][locale].replace('{name}', name),
  milestone: (key: Milestone) => milestones[key][locale],
  status: (key: ScheduleStatus) => statuses[key][locale],
  health: (key: Health) => healths[key][locale],
  phase: (key: PhaseKind) => phases[key][locale],
})
export type SheetWords = ReturnType<typeof sheetWords>
