import { createApi } from '@tsumugi/api'
import type { Approval, ApprovalPath, ApprovalRoute, ApprovalRow, CustomWorkflowDefinition } from '@tsumugi/contract'
import { functionKeys, type SessionUser } from '@tsumugi/domain'
import { $phase, $user, ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { approvalKey, countsKey, inboxKey, pathKey, type InboxPage, type InboxWish } from './approval-queries.ts'
import { approversKey, conditionsKey, routesKey } from './route-queries.ts'
import { definitionsKey, itemKey, notifiablesKey, startableKey } from './workflow-queries.ts'

/** No server stands here: what is asked for is already known, and what is sent fails unless the test answers. */
const nowhere = createApi({ origin: 'http://127.0.0.1:59999', mode: 'partner' })

const company = {
  id: 1,
  kind: 'brand',
  name: '白詰草アパレル(デモ)',
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: null,
  tester: false,
  userGroupConfig: null,
} as const
export const reader: SessionUser = {
  id: 1,
  name: '森下 あさ',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: true,
  userGroups: [company],
  currentUserGroup: company,
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [...functionKeys],
}

const minori = { id: 2, name: '小川 みのり' }
const assignee = (
  id: number,
  name: string,
  more: Partial<ApprovalPath['steps'][number]['assignees'][number]> = {},
) => ({
  id,
  name,
  onBehalfOf: null,
  escalated: false,
  decision: null,
  comment: '',
  originalBy: null,
  decidedAt: null,
  ...more,
})
const step = (
  id: number,
  name: string,
  more: Partial<ApprovalPath['steps'][number]> = {},
): ApprovalPath['steps'][number] => ({
  id,
  position: id,
  name,
  mode: 'any',
  quorum: 1,
  needed: 1,
  status: 'waiting',
  openedAt: null,
  dueOn: null,
  closedAt: null,
  late: false,
  escalateTo: null,
  assignees: [],
  ...more,
})

export const demoPath: ApprovalPath = {
  id: 9,
  target: 'custom',
  title: '裏毛スウェット',
  code: '商品化の稟議',
  status: 'pending',
  requestedBy: minori,
  requestedAt: '2026-11-21T00:12:00Z',
  decidedAt: null,
  routeName: '500万円以上の商品化',
  note: '生地値の改定(10月)で原価が上がりました。',
  steps: [
    step(11, '生産管理', {
      status: 'approved',
      closedAt: '2026-11-21T01:40:00Z',
      assignees: [
        assignee(3, '白井 環', { decision: 'approved', comment: '数量は追加で。', decidedAt: '2026-11-21T01:40:00Z' }),
      ],
    }),
    step(12, 'MD課長', {
      status: 'open',
      mode: 'all',
      needed: 2,
      dueOn: '2026-11-24',
      assignees: [assignee(1, '森下 あさ'), assignee(4, '代理 花子', { onBehalfOf: '白井 環' })],
    }),
    step(13, '代表', { assignees: [assignee(3, '白井 環')] }),
  ],
}

const field = (
  key: string,
  label: string,
  kind: Approval['fields'][number]['kind'],
  before: Approval['fields'][number]['value'],
  value: Approval['fields'][number]['value'],
  difference: string | null = null,
) => ({ key, label, kind, before, value, changed: before !== value, difference })

export const demoRow = (id: number, more: Partial<ApprovalRow> = {}): ApprovalRow => ({
  id,
  target: 'custom',
  code: '商品化の稟議',
  title: '裏毛スウェット',
  imageUrl: null,
  amount: '5012000',
  currency: 'JPY',
  status: 'pending',
  requestedBy: minori,
  requestedAt: '2026-11-21T00:12:00Z',
  decidedAt: null,
  dueOn: '2026-11-24',
  late: false,
  changeCount: 3,
  stepName: 'MD課長',
  stepId: 12,
  ...more,
})

export const demoApproval = (more: Partial<Approval> = {}): Approval => ({
  ...demoRow(9),
  note: demoPath.note,
  link: '/s/merchandisings/md_map/1/48',
  correction: null,
  path: demoPath,
  withdrawable: false,
  own: false,
  lockVersion: 2,
  files: [],
  previous: { id: 1, decidedAt: '2026-10-31T18:40:00Z', amount: '4078800', difference: '933200' },
  fields: [
    field('name', '商品名', 'text', '裏毛スウェット', '裏毛スウェット'),
    field('releaseOn', '投入日', 'date', '2027-02-12', '2027-02-19', '7'),
    field('unitCost', '原価', 'money', '4120', '4475', '8.6'),
    field('planQuantity', '計画数量', 'quantity', '990', '1120', '13.1'),
  ],
  ...more,
})

const figures = (totalCount: number) => ({
  currentPage: 1,
  limitValue: 20,
  nextPage: null,
  prevPage: null,
  totalCount,
  totalPages: Math.ceil(totalCount / 20),
})
export const waiting: InboxWish = { tab: 'waiting', target: null, q: '', late: false, sort: null, page: 1 }
export const demoRows = [
  demoRow(5, { title: '図録の印刷', code: '展示会経費の申請', amount: '480000', changeCount: null }),
  demoRow(6, { title: '8号帆布トート', code: '値下げの申請', amount: '2070000', late: true, changeCount: null }),
  demoRow(9),
]

export const demoRoute = (id: number, more: Partial<ApprovalRoute> = {}): ApprovalRoute => ({
  id,
  name: '商品化(標準)',
  target: 'custom',
  priority: id,
  active: true,
  version: 1,
  runningCount: 2,
  updatedAt: '2026-11-20T00:00:00Z',
  updatedBy: '森下 あさ',
  lockVersion: 0,
  conditions: { amountFrom: null, brandIds: [], partnerIds: [], categoryIds: [] },
  steps: [
    {
      name: 'MD企画',
      approvers: [{ kind: 'team', id: 1 }],
      mode: 'any',
      quorum: 1,
      amountFrom: null,
      skipIfSameUser: false,
      dueDays: 3,
      delegateId: null,
      escalateToId: 3,
    },
  ],
  ...more,
})
export const demoRoutes = [
  demoRoute(1, {
    name: '500万円以上の商品化',
    conditions: { amountFrom: '5000000', brandIds: [1], partnerIds: [], categoryIds: [] },
    steps: [
      {
        ...demoRoute(1).steps[0]!,
        name: 'MD課長',
        mode: 'all',
        approvers: [
          { kind: 'user', id: 1 },
          { kind: 'user', id: 3 },
        ],
      },
      { ...demoRoute(1).steps[0]!, name: '経理', amountFrom: '10000000', approvers: [{ kind: 'team', id: 3 }] },
    ],
  }),
  demoRoute(2),
]
export const demoApprovers = {
  users: [{ id: 1, name: '森下 あさ' }, minori, { id: 3, name: '白井 環' }],
  teams: [
    { id: 1, name: 'MD企画' },
    { id: 3, name: '経理' },
  ],
  partners: [],
}

export const demoDefinition: CustomWorkflowDefinition = {
  id: 2,
  name: '値下げの申請',
  target: 'merchandising',
  trigger: 'manual',
  active: true,
  version: 3,
  runningCount: 1,
  itemCount: 4,
  updatedAt: '2026-11-20T00:00:00Z',
  updatedBy: '森下 あさ',
  lockVersion: 4,
  fields: [
    {
      key: 'rate',
      type: 'number',
      label: { ja: '値下げ率(%)', en: 'Markdown (%)', zh: '降价率' },
      required: true,
      options: [],
    },
    {
      key: 'why',
      type: 'select',
      label: { ja: '理由', en: 'Reason', zh: '原因' },
      required: true,
      options: ['在庫が多い', '季節の終わり'],
    },
  ],
  steps: demoRoute(1).steps,
  notify: [{ kind: 'team', id: 3 }],
}

export interface GroundProps {
  page?: InboxPage | ApprovalRow[]
  approval?: Approval
  user?: SessionUser
  /** Answers never come. */
  waits?: boolean
  /** Answers of a server of the test's own. */
  origin?: string
  known?: Record<string, unknown>
  children: ReactNode
}

/** For stories and tests: a page on which somebody is signed in and everything has been loaded. */
export function Ground({
  page = demoRows,
  approval = demoApproval(),
  user = reader,
  waits = false,
  origin,
  known = {},
  children,
}: GroundProps) {
  const [api] = useState(() => {
    $user.set(user)
    $phase.set('ready')
    return origin === undefined ? nowhere : createApi({ origin, mode: 'partner' })
  })
  const rows = Array.isArray(page) ? page : page.data
  const answers: [readonly unknown[], unknown][] = [
    [inboxKey(waiting), Array.isArray(page) ? { data: page, pagination: figures(page.length) } : page],
    [countsKey, { waiting: rows.length, late: 1, requested: 2 }],
    [approvalKey(approval.id), approval],
    ...rows
      .filter(({ id }) => id !== approval.id)
      .map(({ id, title }): [readonly unknown[], unknown] => [
        approvalKey(id),
        demoApproval({ id, title, previous: null, changeCount: null }),
      ]),
    [pathKey(9), approval.path],
    [['approvals/absence'], null],
    [['approvals/colleagues'], demoApprovers.users],
    [routesKey, demoRoutes],
    [approversKey, demoApprovers],
    [conditionsKey, { brands: [{ id: 1, name: '白詰草' }], categories: [{ id: 7, name: 'コート' }] }],
    [definitionsKey('', 1), { data: [demoDefinition], pagination: figures(1) }],
    [startableKey, [{ id: 2, name: demoDefinition.name, target: 'merchandising', fields: demoDefinition.fields }]],
    [
      itemKey(9),
      {
        id: 9,
        definitionId: 2,
        workflowName: demoDefinition.name,
        version: 3,
        title: '裏毛スウェット',
        status: 'returned',
        subject: null,
        fields: demoDefinition.fields,
        values: { rate: '20', why: '在庫が多い' },
        approvalId: 9,
        requestedBy: minori,
        editable: true,
        lockVersion: 1,
      },
    ],
    [
      notifiablesKey(9),
      {
        id: 9,
        title: '裏毛スウェット',
        workflowName: demoDefinition.name,
        lockVersion: 1,
        people: demoApprovers.users.map((each) => ({ ...each, chosen: each.id === 3 })),
      },
    ],
  ]
  const fallback = waits
    ? {}
    : { ...Object.fromEntries(answers.map(([key, value]) => [unstable_serialize(key), value])), ...known }
  return (
    <ApiProvider api={api}>
      <SWRConfig
        value={{
          fallback,
          revalidateOnMount: false,
          revalidateIfStale: false,
          revalidateOnFocus: false,
          isPaused: () => waits,
          provider: () => new Map(),
        }}
      >
        <Suspense>{children}</Suspense>
        <OverlayHost />
      </SWRConfig>
    </ApiProvider>
  )
}
