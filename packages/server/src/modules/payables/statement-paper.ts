import type { LedgerRow } from '@tsumugi/contract'
import { negated, sum, type Locale } from '@tsumugi/domain'
import { formatWords } from '../../documents/format/format-words.ts'
import type { DocumentContent } from '../../documents/pdf/document-pdf.ts'
import type { Sheet } from '../../documents/spreadsheet/sheet.ts'
import type { LedgerSide } from './ledger/ledger-question.ts'
import type { UnappliedCredit } from './receipts/receipt-queries.ts'

type Words = Readonly<Record<Locale, string>>

const words = {
  debtor: { ja: '支払残高明細書', en: 'Statement of payables', 'zh-CN': '应付款对账单' },
  creditor: { ja: '売掛残高明細書', en: 'Statement of account', 'zh-CN': '应收款对账单' },
  asOf: { ja: '基準日', en: 'As of', 'zh-CN': '截止日' },
  from: { ja: '作成', en: 'From', 'zh-CN': '编制' },
  to: { ja: '取引先', en: 'Partner', 'zh-CN': '往来单位' },
  open: { ja: '未決済残高', en: 'Open balance', 'zh-CN': '未结余额' },
  number: { ja: '請求番号', en: 'Invoice', 'zh-CN': '发票号' },
  issued: { ja: '請求日', en: 'Issued', 'zh-CN': '开票日' },
  due: { ja: '期日', en: 'Due', 'zh-CN': '到期日' },
  amount: { ja: '請求額', en: 'Amount', 'zh-CN': '金额' },
  held: { ja: '保留', en: 'Held', 'zh-CN': '保留' },
  settled: { ja: '決済済', en: 'Settled', 'zh-CN': '已结算' },
  rest: { ja: '残高', en: 'Open', 'zh-CN': '余额' },
  unapplied: { ja: '未充当の入金', en: 'Unapplied credit', 'zh-CN': '未冲抵收款' },
  total: { ja: '合計', en: 'Total', 'zh-CN': '合计' },
} as const satisfies Readonly<Record<string, Words>>

export interface LedgerStatement {
  readonly side: LedgerSide
  readonly locale: Locale
  readonly asOf: string
  readonly currency: string
  readonly owner: string
  readonly partner: string
  readonly rows: readonly LedgerRow[]
  /** What came in and pays nothing yet; taken from the balance. */
  readonly unapplied: readonly UnappliedCredit[]
}

const numberOf = ({ invoice, part, parts }: LedgerRow) =>
  `${invoice.number ?? ''}${parts > 1 ? ` (${part}/${parts})` : ''}`
const settledOf = ({ settled, cleared }: LedgerRow) => sum([settled, cleared])

/** The statement as a paper: what is open with one partner in one currency, the earliest due first. */
export function statementPaper({
  side,
  locale,
  asOf,
  currency,
  owner,
  partner,
  rows,
  unapplied,
}: LedgerStatement): DocumentContent {
  const t = (key: keyof typeof words) => words[key][locale]
  const { figure } = formatWords(locale)
  const total = figure(sum([...rows.map(({ open }) => open), ...unapplied.map(({ rest }) => negated(rest))]))
  return {
    locale,
    title: t(side),
    facts: [{ label: t('asOf'), value: asOf }],
    parties: [
      { role: t('to'), name: partner, lines: [] },
      { role: t('from'), name: owner, lines: [] },
    ],
    headline: { label: t('open'), value: `${total} ${currency}` },
    tables: [paperTable(t, figure, { rows, unapplied }, total)],
  }
}

const paperTable = (
  t: (key: keyof typeof words) => string,
  figure: (amount: string) => string,
  { rows, unapplied }: Pick<LedgerStatement, 'rows' | 'unapplied'>,
  total: string,
): DocumentContent['tables'][number] => ({
  columns: [
    { label: t('number'), width: '*' },
    { label: t('issued'), whole: true },
    { label: t('due'), whole: true },
    { label: t('amount'), figure: true },
    { label: t('held'), figure: true },
    { label: t('settled'), figure: true },
    { label: t('rest'), figure: true },
  ],
  rows: [
    ...rows.map((row) => [
      numberOf(row),
      row.issuedOn,
      row.dueOn,
      figure(row.amount),
      figure(row.held),
      figure(settledOf(row)),
      figure(row.open),
    ]),
    ...unapplied.map((each) => [t('unapplied'), each.received_on, '', '', '', '', figure(negated(each.rest))]),
  ],
  totals: [[t('total'), '', '', '', '', '', total]],
})

/** The same as a table. */
export function statementSheet({ side, locale, rows, unapplied, currency }: LedgerStatement): Sheet {
  const t = (key: keyof typeof words) => words[key][locale]
  return {
    name: t(side),
    columns: [
      { header: t('number'), kind: 'text' },
      { header: t('issued') },
      { header: t('due') },
      { header: `${t('amount')} (${currency})`, kind: 'money' },
      { header: t('held'), kind: 'money' },
      { header: t('settled'), kind: 'money' },
      { header: t('rest'), kind: 'money' },
    ],
    rows: [
      ...rows.map((row) => [numberOf(row), row.issuedOn, row.dueOn, row.amount, row.held, settledOf(row), row.open]),
      ...unapplied.map((each) => [t('unapplied'), each.received_on, '', '', '', '', negated(each.rest)]),
    ],
  }
}
