import { useLocale, type Locale } from '@tsumugi/i18n'

/** The few words an overlay says by itself. They come with it: a dialog must not wait for a download to be closed. */
export type Words<Key extends string> = Record<Locale, Record<Key, string>>

/** The words in the page's locale. */
export function useWords<Key extends string>(words: Words<Key>): Record<Key, string> {
  return words[useLocale()]
}
