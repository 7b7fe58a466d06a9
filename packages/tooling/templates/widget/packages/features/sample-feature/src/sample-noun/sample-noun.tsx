import { useText } from '@tsumugi/i18n'
import { Button, useStyles } from '@tsumugi/ui'
import { sampleNounTexts } from './messages/catalogue.ts'
import css from './sample-noun.css?inline'

export interface SampleNounProps {
  /** Called before anything happens; the element turns it into an event that a page may cancel. */
  onChoose?: () => void
}

/** Stands in strangers' pages: no rem, no global styles, no window of its own. */
export function SampleNoun({ onChoose }: SampleNounProps) {
  useStyles(css)
  const t = useText(sampleNounTexts)
  return (
    <div className="sample-noun">
      <p>{t('empty')}</p>
      <Button onClick={onChoose}>{t('title')}</Button>
    </div>
  )
}
