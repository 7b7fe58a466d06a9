import { useText } from '@tsumugi/i18n'
import { openHelp, report, useApi } from '@tsumugi/session'
import { IconButton, toast } from '@tsumugi/ui'
import { CircleQuestionMark } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { headerTexts } from './messages/catalogue.ts'

/** Asks for the help page of this screen and opens it in a new tab (spec §2). */
export function HelpButton() {
  const t = useText(headerTexts)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      await openHelp(api)
    } catch (error) {
      report('open the help page', error)
      toast({ title: t('help.failed'), message: t('help.failedWhy'), type: 'attention' })
    } finally {
      setBusy(false)
    }
  }
  return <IconButton icon={CircleQuestionMark} label={t('help.label')} busy={busy} onClick={() => void open()} />
}
