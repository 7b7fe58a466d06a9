import type { LabelDraft } from '../label-draft.ts'

/** Fields that make sense only together: nobody wants one's symbols in the other's edition. */
export const mergeGroups = {
  about: ['styleNo', 'itemName', 'itemType', 'brandId', 'merchandisingId', 'colourScope'],
  tape: ['sizeText', 'labelWidth', 'labelHeight'],
  composition: ['parts'],
  symbols: ['edition', 'codes', 'unrestricted'],
  terms: ['instructionIds', 'attentionIds', 'waterRepellent', 'wasteSpunRemark'],
  maker: ['labellerName', 'labellerAddress', 'labellerPhone', 'originCountry'],
} as const satisfies Record<string, readonly (keyof LabelDraft)[]>

export type GroupName = keyof typeof mergeGroups
export type Side = 'mine' | 'theirs'

/** The groups in which mine and theirs differ; whoever alone changed one is proposed, a conflict is left open. */
export function proposal(base: LabelDraft, mine: LabelDraft, theirs: LabelDraft): Partial<Record<GroupName, Side>> {
  const text = (draft: LabelDraft, name: GroupName) => JSON.stringify(mergeGroups[name].map((field) => draft[field]))
  const names = (Object.keys(mergeGroups) as GroupName[]).filter((name) => text(mine, name) !== text(theirs, name))
  return Object.fromEntries(
    names.map((name) => {
      if (text(base, name) === text(mine, name)) return [name, 'theirs']
      return [name, text(base, name) === text(theirs, name) ? 'mine' : undefined]
    }),
  ) as Partial<Record<GroupName, Side>>
}
