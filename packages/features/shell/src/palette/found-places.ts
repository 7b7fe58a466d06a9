import { locales, nounTexts, useNoun } from '@tsumugi/i18n'
import { useMemo } from 'react'
import useSWR from 'swr'
import { fold, matching } from '@tsumugi/ui'
import type { Place } from './places-of.ts'

/** The places whose name holds what was typed, in the reader's language or any other. */
export function useFoundPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const noun = useNoun()
  const { data: texts = [] } = useSWR(
    'nouns of every language',
    () => Promise.all(locales.map((locale) => nounTexts.load(locale))),
    { revalidateOnFocus: false },
  )
  const folded = useMemo(
    () =>
      places.map((place) => {
        const spoken = texts.flatMap((t) => [t(`noun.${place.noun}`), place.of ? t(`noun.${place.of}`) : ''])
        return fold([place.text ?? noun(place.noun), ...spoken, place.href.replace(/[/_]/g, ' ')].join(' '))
      }),
    [places, texts, noun],
  )
  return matching(places, folded, typed)
}
