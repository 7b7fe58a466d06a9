import { hasFunction, type SessionUser } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, EmptyState, toast } from '@tsumugi/ui'
import { CircleQuestionMark, LayoutGrid } from '@tsumugi/ui/icons'
import { useScreenHelp } from '../screen-help/use-screen-help.tsx'
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
  const { ask, panel } = useScreenHelp(() => toast({ title: t('first.helpFailed'), type: 'attention' }))
  return (
    <>
      <Button icon={CircleQuestionMark} onClick={() => void ask()}>
        {t('first.help')}
      </Button>
      {panel}
    </>
  )
}
