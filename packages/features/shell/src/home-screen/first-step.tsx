import { hasFunction, type SessionUser } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { openHelp, report, useApi } from '@tsumugi/session'
import { Button, EmptyState, toast } from '@tsumugi/ui'
import { CircleQuestionMark, LayoutGrid } from '@tsumugi/ui/icons'
import { homeTexts } from './messages/catalogue.ts'

/** What an empty desk says to each kind, and the one thing to do next. */
export function FirstStep({ user }: { user: SessionUser }) {
  const t = useText(homeTexts)
  const step = user.kind === 'brand' && hasFunction(user, 'merchandising') ? 'merchandising' : user.kind
  return (
    <EmptyState heading="h2" title={t(`first.${step}`)} action={step === 'merchandising' ? <OpenMap /> : <SeeHelp />}>
      {t(`first.${step}Why`)}
    </EmptyState>
  )
}

function OpenMap() {
  const t = useText(homeTexts)
  return (
    <Button type="primary" icon={LayoutGrid} href={href('mdMap')}>
      {t('first.merchandisingAction')}
    </Button>
  )
}

function SeeHelp() {
  const t = useText(homeTexts)
  const api = useApi()
  const open = () =>
    openHelp(api).catch((error: unknown) => {
      report('open the help page', error)
      toast({ title: t('first.helpFailed'), type: 'attention' })
    })
  return (
    <Button icon={CircleQuestionMark} onClick={() => void open()}>
      {t('first.help')}
    </Button>
  )
}
