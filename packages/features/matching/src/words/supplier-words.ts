import type { FoundProfile } from '@tsumugi/contract'
import type { MatchingText } from './matching-texts.ts'

/** What a supplier wrote of itself, in the reader’s language where it wrote it in two. */
export function introIn(locale: string, { intro, introEn }: Pick<FoundProfile, 'intro' | 'introEn'>): string {
  return locale === 'ja' ? intro || introEn : introEn || intro
}

/** `横編機 12G 18台・リンキング 6台` */
export const machineWords = (t: MatchingText, machines: FoundProfile['machines']): string =>
  machines.map(({ name, count }) => `${name} ${t('machinesOf', { count })}`).join('・')
