import type { WorkflowField } from '@tsumugi/contract'
import type { Approver, RouteConditions, RouteStep } from '@tsumugi/domain'

/** Accounts and teams of the first demo company. */
export const people = { asa: 1, minori: 2, tamaki: 3 } as const
export const teams = { planning: 1, production: 2, accounting: 3 } as const

export const team = (id: number): Approver => ({ kind: 'team', id })
export const user = (id: number): Approver => ({ kind: 'user', id })

export const step = (name: string, approvers: Approver[], more: Partial<RouteStep> = {}): RouteStep => ({
  name,
  approvers,
  mode: 'any',
  quorum: 1,
  amountFrom: null,
  skipIfSameUser: false,
  dueDays: 3,
  delegateId: null,
  escalateToId: null,
  ...more,
})
/** Asked beside a team whose members may be those who ask. */
const owners: Approver = { kind: 'owners', id: null }
const always: RouteConditions = { amountFrom: null, brandIds: [], partnerIds: [], categoryIds: [] }

interface DemoRoute {
  name: string
  target: string
  conditions: RouteConditions
  steps: RouteStep[]
}

const field = (
  key: string,
  type: WorkflowField['type'],
  ja: string,
  en: string,
  zh: string,
  required = false,
  options: string[] = [],
): WorkflowField => ({ key, type, label: { ja, en, zh }, required, options })

/** In the order in which they are tried. */
export const demoRoutes: DemoRoute[] = [
  {
    name: '500万円以上の商品化',
    target: 'custom',
    conditions: { ...always, amountFrom: '5000000' },
    steps: [
      step('MD課長', [user(people.asa), user(people.tamaki)], { mode: 'all', skipIfSameUser: true }),
      step('経理', [team(teams.accounting)], { amountFrom: '10000000', dueDays: 5 }),
      step('代表', [owners], { skipIfSameUser: true }),
    ],
  },
  {
    name: '商品化(標準)',
    target: 'custom',
    conditions: always,
    steps: [step('MD企画', [team(teams.planning)], { escalateToId: people.tamaki })],
  },
  {
    name: '発注 100万円以上',
    target: 'contract',
    conditions: { ...always, amountFrom: '1000000' },
    steps: [
      step('MD課長', [team(teams.planning), owners]),
      step('経理', [team(teams.accounting), owners], { amountFrom: '5000000' }),
    ],
  },
  {
    name: '発注(標準)',
    target: 'contract',
    conditions: always,
    steps: [step('MD課長', [team(teams.planning), owners], { dueDays: 2 })],
  },
  {
    name: '新しい取引先',
    target: 'supplier',
    conditions: always,
    steps: [step('生産管理', [team(teams.production)]), step('経理', [team(teams.accounting)])],
  },
  {
    name: '受け取った請求書',
    target: 'receive_invoice',
    conditions: always,
    steps: [step('経理', [team(teams.accounting)], { dueDays: 5 })],
  },
  {
    name: '品質表示の確認',
    target: 'quality_label',
    conditions: always,
    steps: [step('生産管理', [team(teams.production), { kind: 'power_users', id: null }])],
  },
]

interface DemoWorkflow {
  key: 'launch' | 'markdown' | 'expense' | 'confirmed'
  name: string
  target: 'merchandising' | 'none'
  trigger: 'manual' | 'confirmed'
  active: boolean
  fields: WorkflowField[]
  steps: RouteStep[]
  notify: Approver[]
}

export const demoWorkflows: DemoWorkflow[] = [
  {
    key: 'launch',
    name: '商品化の稟議',
    target: 'merchandising',
    trigger: 'manual',
    active: true,
    steps: [],
    notify: [team(teams.production)],
    fields: [
      field('reason', 'long_text', '商品化する理由', 'Why it should be made', '商品化理由', true),
      field('first_order_on', 'date', '初回発注の予定日', 'First order planned on', '首单预定日期'),
      field('supplier_known', 'check', '縫製先の内諾を得た', 'A supplier has agreed informally', '已获工厂初步同意'),
    ],
  },
  {
    key: 'markdown',
    name: '値下げの申請',
    target: 'merchandising',
    trigger: 'manual',
    active: true,
    notify: [team(teams.accounting)],
    steps: [
      step('MD課長', [user(people.asa)], { dueDays: 1, escalateToId: people.tamaki }),
      step('代表', [{ kind: 'owners', id: null }], { dueDays: 5 }),
    ],
    fields: [
      field('rate', 'number', '値下げ率(%)', 'Markdown (%)', '降价率（%）', true),
      field('why', 'select', '理由', 'Reason', '原因', true, ['在庫が多い', '季節の終わり', '競合への対応']),
      field('from_on', 'date', '開始日', 'From', '开始日', true),
    ],
  },
  {
    key: 'expense',
    name: '展示会経費の申請',
    target: 'none',
    trigger: 'manual',
    active: true,
    notify: [],
    steps: [step('上長', [user(people.asa), user(people.tamaki)], { dueDays: 5 })],
    fields: [
      field('amount', 'money', '金額(税抜)', 'Amount (ex. tax)', '金额（未税）', true),
      field('payee', 'text', '支払先', 'Payee', '收款方', true),
      field('content', 'long_text', '内容', 'What for', '内容'),
    ],
  },
  {
    key: 'confirmed',
    name: '確定前の最終確認',
    target: 'merchandising',
    trigger: 'confirmed',
    active: false,
    fields: [],
    notify: [],
    steps: [step('代表', [{ kind: 'owners', id: null }])],
  },
]
