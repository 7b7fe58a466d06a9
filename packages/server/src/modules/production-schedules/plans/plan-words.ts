import type { Locale } from '@tsumugi/domain'
import { stepWord, type DateSpan, type PlanPatch, type StepWord } from '@tsumugi/domain/scheduling'
import type { Change } from '../../confirmed-marks/open-marks.ts'
import type { OwnersPart } from './divided-change.ts'
import { planContent } from '../proposals/mark-queries.ts'
import type { StepRow } from './plan-queries.ts'
import type { PlanView } from './plan-view.ts'
import { visiblePatch } from '../proposals/proposal-replies.ts'
import type { StoredPlan } from './stored-plan.ts'

type Words = Readonly<Record<Locale, string>>

/** Steps as marks, audits and refusals name them. */
const wordsOfSteps: Readonly<Record<StepWord, Words>> = {
  spec_fixed: { ja: '仕様確定', en: 'Spec fixed', 'zh-CN': '规格确定' },
  fabric_order: { ja: '生地発注', en: 'Fabric order', 'zh-CN': '面料订购' },
  fabric_in: { ja: '生地入荷', en: 'Fabric in', 'zh-CN': '面料到货' },
  trims_in: { ja: '副資材入荷', en: 'Trims in', 'zh-CN': '辅料到货' },
  pre_production_approved: { ja: '先上げ承認', en: 'Pre-production approved', 'zh-CN': '产前样确认' },
  cutting: { ja: '裁断', en: 'Cutting', 'zh-CN': '裁剪' },
  sewing: { ja: '縫製', en: 'Sewing', 'zh-CN': '缝制' },
  finishing: { ja: '仕上げ', en: 'Finishing', 'zh-CN': '后整' },
  inspection: { ja: '検品・検針', en: 'Inspection', 'zh-CN': '检验检针' },
  packing: { ja: '梱包', en: 'Packing', 'zh-CN': '包装' },
  ship: { ja: '出荷', en: 'Shipping', 'zh-CN': '出货' },
  arrive: { ja: '納品', en: 'Arrival', 'zh-CN': '到货' },
  pattern: { ja: 'パターン', en: 'Pattern', 'zh-CN': '纸样' },
  fitting: { ja: 'フィッティング', en: 'Fitting', 'zh-CN': '试穿' },
  yarn_order: { ja: '糸発注', en: 'Yarn order', 'zh-CN': '纱线订购' },
  yarn_in: { ja: '糸入荷', en: 'Yarn in', 'zh-CN': '纱线到货' },
  knit_programme: { ja: '編みデータ', en: 'Knit programme', 'zh-CN': '编织程序' },
  knitting: { ja: '編立', en: 'Knitting', 'zh-CN': '横机编织' },
  linking: { ja: 'リンキング', en: 'Linking', 'zh-CN': '套口' },
}
const contentWords: Words = { ja: '工程の日程', en: 'Dates of steps', 'zh-CN': '工序日程' }

export const wordsOfStep = (word: StepWord, locale: Locale): string => wordsOfSteps[word][locale]

export const stepWords = (
  { kind, name, construction }: Pick<StepRow, 'kind' | 'name' | 'construction'>,
  locale: Locale,
): string => name ?? (kind === null ? '' : wordsOfStep(stepWord(kind, construction), locale))

const spanWords = ({ start, end }: DateSpan) => (start === end ? start : `${start} – ${end}`)

/** What an edit did to each step that its author sees: dates before and after. */
export function patchInWords(view: PlanView, patch: PlanPatch, locale: Locale): Record<string, unknown> {
  const wordsOf = (id: string) => stepWords(view.stored.steps.get(id)!, locale)
  const { steps, links } = visiblePatch(view, patch)
  return Object.fromEntries([
    ...steps.map(({ id, before, after }) => [
      wordsOf(id),
      { before: spanWords(before.planned), after: spanWords(after.planned) },
    ]),
    ...links.map(({ from, to, before, after }) => [`${wordsOf(from)} → ${wordsOf(to)}`, { before, after }]),
  ])
}

/** What the other side is asked to confirm: every step with its dates as they are and as they would be. */
export function proposalMark({ row, steps }: StoredPlan, part: OwnersPart, locale: Locale): Omit<Change, 'partnerIds'> {
  // Both sides read a mark: it names what both of them see.
  const isShown = (...ids: string[]) => ids.every((id) => steps.get(id)!.shared)
  const dates = (which: 'before' | 'after') =>
    part.changes
      .filter(({ id }) => isShown(id))
      .map((each) => `${stepWords(steps.get(each.id)!, locale)} ${spanWords(each[which].planned)}`)
      .join(' / ')
  const links = (which: 'before' | 'after') =>
    part.links
      .filter((each) => each[which] !== null && isShown(each.from, each.to))
      .map(({ from, to }) => [from, to].map((id) => stepWords(steps.get(id)!, locale)).join(' → '))
      .join(' / ')
  const text = (which: 'before' | 'after') =>
    [dates(which), links(which)].filter(Boolean).join(' / ').slice(0, 2_000) || null
  return {
    subject: { kind: 'production_schedule', id: row.id, label: `${row.style_no} ${row.name}` },
    content: { key: planContent, name: contentWords[locale] },
    from: text('before'),
    to: text('after'),
  }
}
