import { colorFamilies } from '@tsumugi/contract'
import { spokenName, useText } from '@tsumugi/i18n'
import { onDark, type MasterRow, type ViewProps } from '@tsumugi/records'
import { useStyles } from '@tsumugi/ui'
import { productTexts } from '../product-words/product-texts.ts'
import css from './color-wall.css?inline'

/** Every colour as a chip, by family; within a family from light to dark. */
export function ColorWall({ records, onOpen }: ViewProps) {
  useStyles(css)
  const t = useText(productTexts)
  const groups = [...colorFamilies, null].map((family) => ({
    family,
    colors: byLightness(records.filter((color) => (color.family ?? null) === family)),
  }))
  if (!records.some(({ hex }) => hex)) return <p className="soft">{t('wall.empty')}</p>
  return (
    <div className="color-wall">
      {groups
        .filter(({ colors }) => colors.length)
        .map(({ family, colors }) => (
          <section key={family ?? 'none'}>
            <h2>
              {family ? t(`choice.family.${family}`) : t('wall.none')}{' '}
              <span className="small faint">{t('wall.count', { count: colors.length })}</span>
            </h2>
            <ul>
              {colors.map((color) => (
                <li key={color.id}>
                  <button
                    type="button"
                    data-none={!color.hex || undefined}
                    data-ink={onDark(hexOf(color)) ? 'white' : 'black'}
                    style={{ background: hexOf(color) }}
                    onClick={() => onOpen(color)}
                  >
                    <span className="code">{String(color.code)}</span>
                    <span className="name">{spokenName({ ...color, name: String(color.name) }, t.locale)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

/** A colour without a swatch stands as blank paper. */
const blank = '#ffffff'
const hexOf = ({ hex }: MasterRow) => (typeof hex === 'string' ? hex : blank)

function byLightness(colors: readonly MasterRow[]): MasterRow[] {
  const light = (color: MasterRow) =>
    [1, 3, 5].reduce((sum, at) => sum + parseInt(hexOf(color).slice(at, at + 2), 16), 0)
  return colors.toSorted((one, other) => light(other) - light(one))
}
