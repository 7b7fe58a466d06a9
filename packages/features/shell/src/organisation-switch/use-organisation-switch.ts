import { useHost } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { switchOrganisation, useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { switchTexts } from './messages/catalogue.ts'

/**
 * Acts for another organisation, then the page reloads (spec §4). A refused concierge is told so (spec §8); any other
 * failure is only logged. A listener of `tsumugi-organisation-switch` may prevent it.
 */
export function useOrganisationSwitch(): (id: number) => Promise<void> {
  const api = useApi()
  const { emit } = useHost()
  const t = useText(switchTexts)
  return async (id) => {
    if (!emit('organisation-switch', { id }, { cancelable: true })) return
    const result = await switchOrganisation(api, id)
    if (result === 'conciergeRefused') toast({ title: t('concierge.refused'), type: 'attention' })
  }
}
