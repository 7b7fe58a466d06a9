import { useText } from '@tsumugi/i18n'
import { IconButton, toast } from '@tsumugi/ui'
import { CircleQuestionMark } from '@tsumugi/ui/icons'
import { useScreenHelp } from '../screen-help/use-screen-help.tsx'
import { headerTexts } from './messages/catalogue.ts'

/** Asks for the help page of this screen and opens it in a new tab (spec §2), or the screen's own short help. */
export function HelpButton() {
  const t = useText(headerTexts)
  const { busy, ask, panel } = useScreenHelp(() =>
    toast({ title: t('help.failed'), message: t('help.failedWhy'), type: 'attention' }),
  )
  return (
    <>
      <IconButton icon={CircleQuestionMark} label={t('help.label')} busy={busy} onClick={() => void ask()} />
      {panel}
    </>
  )
}
