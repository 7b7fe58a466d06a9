import { hasFunction, type SessionUser } from '@tsumugi/domain'
import { useNoun, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, EmptyState } from '@tsumugi/ui'
import { LayoutGrid, ChevronRight } from '@tsumugi/ui/icons'
import { homeTexts } from './messages/catalogue.ts'

/** What an empty desk says to each kind, and the one thing to do next. */
export function FirstStep({ user }: { user: SessionUser }) {
  const t = useText(homeTexts)
  const step = user.kind === 'brand' && hasFunction(user, 'merchandising') ? 'merchandising' : user.kind
  return (
    <EmptyState heading="h2" title={t(`first.${step}`)} action={step === 'merchandising' ? <OpenMap /> : <SeeSteps />}>
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

/** The way from the first day on. */
function SeeSteps() {
  const name = useNoun()
  return (
    <Button icon={ChevronRight} href={href('firstSteps')}>
      {name('firstSteps')}
    </Button>
  )
}
