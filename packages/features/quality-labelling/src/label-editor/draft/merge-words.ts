import type { Text } from '@tsumugi/i18n'
import { printFrom, type LabelDraft, type WordSource } from './label-draft.ts'
import type { GroupName } from './merge-groups.ts'
import type { Messages } from '../messages/ja.ts'

/** What one side wrote in a group of fields, in words; `part` holds what differs. */
export function groupWords(
  t: Text<Messages>,
  draft: LabelDraft,
  part: Partial<LabelDraft>,
  group: GroupName,
  source: WordSource,
): string {
  const whole = { ...draft, ...part }
  const { parts, instructions, attentions } = printFrom(whole, source)
  const words: Record<GroupName, () => readonly (string | null | undefined | false)[]> = {
    about: () => [
      whole.styleNo,
      whole.itemName,
      whole.itemType,
      source.options?.brands.find(({ id }) => id === whole.brandId)?.name,
      ...whole.colourScope,
    ],
    tape: () => [whole.sizeText, `${whole.labelWidth} × ${whole.labelHeight} mm`],
    composition: () =>
      parts.flatMap(({ words: name, rows }) => [
        name?.[t.locale],
        ...rows.map((row) => `${row.words[t.locale]} ${row.percent || '–'}%`),
      ]),
    symbols: () => [`JIS L 0001:${whole.edition}`, whole.codes.join(' ')],
    terms: () => [
      ...[...instructions, ...attentions].map(({ words: term }) => term[t.locale]),
      whole.waterRepellent && t('waterRepellent'),
      whole.wasteSpunRemark && t('wasteSpun'),
    ],
    maker: () => [whole.labellerName, whole.labellerAddress, whole.labellerPhone, whole.originCountry],
  }
  return words[group]().filter(Boolean).join(' / ')
}
