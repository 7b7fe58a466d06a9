import { formulaKeys, formulaValue, readFormula } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { TextField } from '@tsumugi/ui'
import { definitionTexts } from './definition-texts.ts'

/** How a figure is computed, with a trial on the figure 100 for every key. */
export function FormulaField({ label, error, name, value, onChange, values }: WidgetProps) {
  const t = useText(definitionTexts)
  if (values.type !== 'formula') return null
  const text = String(value ?? '')
  const node = readFormula(text)
  const keys = node ? formulaKeys(node) : []
  const trial = node && formulaValue(node, Object.fromEntries(keys.map((key) => [key, '100'])))
  const hint =
    text && node ? t('formula.trial', { keys: keys.join(', ') || '–', result: trial ?? '–' }) : t('hint.formula')
  return <TextField {...{ label, error, name, onChange, hint }} className="code" maxLength={400} value={text} />
}
