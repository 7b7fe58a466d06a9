import { defineCatalogue } from '../catalogue.ts'
import { useText } from '../use-text.ts'
import type { Messages } from './messages/ja.ts'

/** Every thing that the product has a word for, e.g. `colors`; the routes name theirs in @tsumugi/navigation. */
export type Noun = keyof Messages extends infer Key ? (Key extends `noun.${infer Name}` ? Name : never) : never
/** `noun.colors` for all of them, `one.colors` for one, as it stands within a sentence. */
export type NounKey = keyof Messages & string

/** The one catalogue of nouns: a second word for a thing is found by the check of nouns. */
export const nounTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})

/** Writes nouns in the current locale: `noun('colors')` is 色. Suspends as `useText` does. */
export function useNoun(): (name: Noun) => string {
  const t = useText(nounTexts)
  return (name) => t(`noun.${name}`)
}
