import { conciergeEntries } from '@tsumugi/domain'
import { useHost } from '@tsumugi/element'
import { languageNames, locales, useLocale, useNoun, useText } from '@tsumugi/i18n'
import { signOut, useApi, useSession } from '@tsumugi/session'
import { fold, matching } from '@tsumugi/ui'
import { useLanguageChoice } from '../global-header/language-menu.tsx'
import { useOrganisationSwitch } from '../organisation-switch/use-organisation-switch.ts'
import { beginningsOf } from './beginnings.ts'
import { paletteTexts } from './messages/catalogue.ts'
import type { PaletteEntry } from './palette-entry.ts'
import type { Place } from './places-of.ts'

/** What can be done from anywhere, found by what was typed and none before: beginning a record, acting for another. */
export function useActions(places: readonly Place[], typed: string, onHelp: () => void): readonly PaletteEntry[] {
  const begun = useBeginnings(places)
  const switches = useSwitches()
  const own = useOwnActions(onHelp)
  const { user } = useSession()
  if (!user || typed.trim() === '') return []
  const all = [...begun, ...own, ...switches]
  return matching(
    all,
    all.map(({ name }) => fold(name)),
    typed,
  )
}

function useBeginnings(places: readonly Place[]): readonly PaletteEntry[] {
  const t = useText(paletteTexts)
  const noun = useNoun()
  const { user } = useSession()
  if (!user) return []
  const imports = places.find((place) => place.noun === 'dataConverters')
  return [
    ...beginningsOf(user, places).map(({ key, noun: of, href }): PaletteEntry => ({
      key,
      name: t('new', { name: noun(of) }),
      kind: t('action'),
      detail: '',
      href,
    })),
    ...(imports ? [{ key: 'import', name: t('import'), kind: t('action'), detail: '', href: imports.href }] : []),
  ]
}

function useSwitches(): readonly PaletteEntry[] {
  const t = useText(paletteTexts)
  const { user, organisation, concierges } = useSession()
  const switchTo = useOrganisationSwitch()
  if (!user) return []
  const groups = [...user.userGroups, ...conciergeEntries(user, concierges)].filter(({ id }) => id !== organisation?.id)
  return groups.map(({ id, name, kind }) => ({
    key: `switch-${id}`,
    name: t('switch', { name }),
    kind: t('action'),
    detail: kind.toUpperCase(),
    href: null,
    act: () => void switchTo(id),
  }))
}

function useOwnActions(onHelp: () => void): readonly PaletteEntry[] {
  const t = useText(paletteTexts)
  const api = useApi()
  const locale = useLocale()
  const { emit } = useHost()
  const speak = useLanguageChoice()
  const action = (key: string, name: string, act: () => void): PaletteEntry => {
    return { key, name, kind: t('action'), detail: '', href: null, act }
  }
  return [
    ...locales
      .filter((each) => each !== locale)
      .map((each) => action(`language-${each}`, t('language', { name: languageNames[each] }), () => void speak(each))),
    action('help', t('help'), onHelp),
    action('sign-out', t('signOut'), () => emit('sign-out', {}, { cancelable: true }) && signOut(api)),
  ]
}
