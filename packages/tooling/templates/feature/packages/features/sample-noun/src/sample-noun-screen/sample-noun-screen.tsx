import { useText } from '@tsumugi/i18n'
import { EmptyState, useStyles } from '@tsumugi/ui'
import css from './sample-noun-screen.css?inline'
import { sampleNounTexts } from './messages/catalogue.ts'

/** Layout and states only; what is shown comes from the contract through `useApi`. */
export function SampleNounScreen() {
  useStyles(css)
  const t = useText(sampleNounTexts)
  return (
    <section className="sample-noun-screen">
      <h1>{t('title')}</h1>
      <EmptyState title={t('empty')} />
    </section>
  )
}
