import { useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { definitionTexts } from './definition-texts.ts'

/** What may be chosen, one per line; asked for only where one chooses. */
export function OptionsField({ label, error, name, value, onChange, values }: WidgetProps) {
  const t = useText(definitionTexts)
  const options = value as readonly string[]
  const [text, setText] = useState(() => options.join('\n'))
  if (values.type !== 'select' && values.type !== 'multi') return null
  function write(next: string) {
    setText(next)
    onChange([
      ...new Set(
        next
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ])
  }
  return <TextArea {...{ label, error, name }} hint={t('hint.options')} rows={5} value={text} onChange={write} />
}
