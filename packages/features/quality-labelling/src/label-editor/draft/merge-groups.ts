import type { Conflict } from '@tsumugi/records'
import type { LabelDraft } from './label-draft.ts'

/** Fields that make sense only together: nobody wants one's symbols in the other's edition. */
const mergeGroups = {
  about: ['styleNo', 'itemName', 'itemType', 'brandId', 'merchandisingId', 'colourScope'],
  tape: ['sizeText', 'labelWidth', 'labelHeight'],
  composition: ['parts'],
  symbols: ['edition', 'codes', 'unrestricted'],
  terms: ['instructionIds', 'attentionIds', 'waterRepellent', 'wasteSpunRemark'],
  maker: ['labellerName', 'labellerAddress', 'labellerPhone', 'originCountry'],
} as const satisfies Record<string, readonly (keyof LabelDraft)[]>

export type GroupName = keyof typeof mergeGroups
/** What differs within each group. */
export type Grouped = Record<GroupName, Partial<LabelDraft>>

/** The same conflict, group by group. */
export function grouped(
  { list, decide, ...conflict }: Conflict<LabelDraft>,
  nameOf: (group: GroupName) => string,
): Conflict<Grouped> {
  const groups = (Object.keys(mergeGroups) as GroupName[]).flatMap((field) => {
    const within = list.filter((each) => (mergeGroups[field] as readonly string[]).includes(each.field))
    const [base, mine, theirs] = (['base', 'mine', 'theirs'] as const).map((side) =>
      Object.fromEntries(within.map((each) => [each.field, each[side]])),
    )
    const isChangedBy = (side: 'mine' | 'theirs') =>
      within.some((each) => JSON.stringify(each.base) !== JSON.stringify(each[side]))
    return within.length ? [{ field, base, mine, theirs, conflict: isChangedBy('mine') && isChangedBy('theirs') }] : []
  })
  return {
    ...conflict,
    list: groups.toSorted((one, other) => Number(other.conflict) - Number(one.conflict)),
    nameOf,
    decide: (kept) => decide(kept && Object.assign({}, ...Object.values(kept))),
  }
}
