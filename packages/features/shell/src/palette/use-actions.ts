import { conciergeEntries } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { fold, matching } from '@tsumugi/ui'
import { useOrganisationSwitch } from '../organisation-switch/use-organisation-switch.ts'
import { paletteTexts } from './messages/catalogue.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** What can be done from anywhere: act for another organisation. Found by what was typed, none before. */
export function useActions(typed: string): readonly PaletteEntry[] {
  const t = useText(paletteTexts)
  const { user, organisation, concierges } = useSession()
  const switchTo = useOrganisationSwitch()
  if (!user || typed.trim() === '') return []
  const groups = [...user.userGroups, ...conciergeEntries(user, concierges)].filter(({ id }) => id !== organisation?.id)
  const all = groups.map(({ id, name, kind }): PaletteEntry => ({
    key: `switch-${id}`,
    name: t('switch', { name }),
    kind: t('action'),
    detail: kind.toUpperCase(),
    href: null,
    act: () => void switchTo(id),
  }))
  return matching(
    all,
    all.map(({ name }) => fold(name)),
    typed,
  )
}
