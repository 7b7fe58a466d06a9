import { formatNumber, useText } from '@tsumugi/i18n'
import type { MasterRow, ViewProps } from '@tsumugi/records'
import { useStyles } from '@tsumugi/ui'
import { productTexts } from '../product-words/product-texts.ts'
import css from './size-grid.css?inline'

const measures = ['bust', 'waist', 'hip', 'height'] as const

/** Sizes of each set beside one another, with their body measures. */
export function SizeGrid({ records, onOpen }: ViewProps) {
  useStyles(css)
  const t = useText(productTexts)
  const sets = [...new Set(records.map(({ setName }) => (setName as string | null) ?? ''))]
  return (
    <div className="size-grid">
      {sets.map((set) => {
        const sizes = records.filter(({ setName }) => ((setName as string | null) ?? '') === set)
        const name = set || t('grid.none')
        return (
          <section key={set}>
            <h2>{name}</h2>
            <div className="scroll">
              <table aria-label={t('grid.caption', { name })}>
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="small faint">{t('grid.unit')}</span>
                    </th>
                    {sizes.map((size) => (
                      <th key={size.id} scope="col">
                        <button type="button" onClick={() => onOpen(size)}>
                          {String(size.name)}
                        </button>
                        <span className="tiny faint code">{String(size.jisRef ?? size.code)}</span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {measures
                    .filter((measure) => sizes.some((size) => size[measure]))
                    .map((measure) => (
                      <tr key={measure}>
                        <th scope="row">{t(`field.${measure}`)}</th>
                        {sizes.map((size, at) => (
                          <Measure key={size.id} value={size[measure]} step={stepOf(sizes[at - 1], size, measure)} />
                        ))}
                      </tr>
                    ))}
                </tbody>
              </table>
            </div>
          </section>
        )
      })}
    </div>
  )
}

function Measure({ value, step }: { value: unknown; step: string }) {
  return (
    <td className="number">
      {value ? formatNumber(String(value)) : '–'}
      {step && <span className="tiny faint"> {step}</span>}
    </td>
  )
}

/** How much more than the size before: the grade. */
function stepOf(before: MasterRow | undefined, size: MasterRow, measure: string): string {
  if (!before?.[measure] || !size[measure]) return ''
  const step = Number(size[measure]) - Number(before[measure])
  return step === 0 ? '' : formatNumber(step, { maximumFractionDigits: 1, signDisplay: 'always' })
}
