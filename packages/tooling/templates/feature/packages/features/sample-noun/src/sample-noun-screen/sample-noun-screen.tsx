import { useText } from '@tsumugi/i18n'
import { EmptyState, Screen, useStyles } from '@tsumugi/ui'
import css from './sample-noun-screen.css?inline'
import { sampleNounTexts } from './messages/catalogue.ts'

/** Layout and states only; what is shown comes from the contract through `useApi`. */
export function SampleNounScreen() {
  useStyles(css)
  const t = useText(sampleNounTexts)
  return (
    <Screen className="sample-noun-screen" title={t('title')}>
      <EmptyState title={t('empty')} />
    </Screen>
  )
}
