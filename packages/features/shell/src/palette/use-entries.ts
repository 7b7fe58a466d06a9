import { useNoun } from '@tsumugi/i18n'
import { storage, useStored } from '@tsumugi/session'
import { useFoundPlaces } from './found-places.ts'
import { useFoundRecords } from './found-records.ts'
import { placeEntry, recentEntry, recordEntry, type PaletteEntry } from './palette-entry.ts'
import type { Place } from './places-of.ts'
import { useActions } from './use-actions.ts'

/** Beside records, so many screens are named. */
const mostScreens = 8

/** What the palette offers: nothing typed, what was lately opened and every screen; else screens, records and actions. */
export function useEntries(
  places: readonly Place[],
  personId: number,
  typed: string,
  onHelp: () => void,
): { entries: readonly PaletteEntry[]; isSearching: boolean } {
  const noun = useNoun()
  const recent = useStored(storage.paletteRecent(personId))
  const found = useFoundPlaces(places, typed)
  const { records, isSearching } = useFoundRecords(typed)
  const actions = useActions(places, typed, onHelp)
  const screens = found.map((place) => placeEntry(place, noun))
  if (typed.trim() === '') return { entries: [...recent.map(recentEntry), ...screens], isSearching: false }
  const entries = [...screens.slice(0, mostScreens), ...records.map((record) => recordEntry(record, noun)), ...actions]
  return { entries, isSearching }
}
