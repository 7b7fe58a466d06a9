import type { Weave } from '@tsumugi/domain'
import { formatMoney, useLocale, useText } from '@tsumugi/i18n'
import type { PanelProps } from '@tsumugi/records'
import { useStyles } from '@tsumugi/ui'
import { Cloth } from '../cloth/cloth.tsx'
import { compositionWords } from '../cloth/composition-words.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import css from './catalogue.css?inline'
import { VisibilityCell } from './visibility-cell.tsx'

interface TypedCloth {
  readonly name: string
  readonly weave: Weave | ''
  readonly visibility: string
  readonly colors: readonly { readonly no: string; readonly name: string; readonly hex: string }[]
  readonly composition: readonly { readonly fibre: string; readonly percent: string }[]
  readonly tiers: readonly { readonly unitPrice: string }[]
  readonly currency: string
  readonly unit: string
}

/** How the cloth will stand on the wall, as it is typed. */
export function ClothPreview({ values }: PanelProps) {
  useStyles(css)
  const t = useText(catalogueTexts)
  const locale = useLocale()
  const cloth = values as unknown as TypedCloth
  const price = cloth.tiers[0]?.unitPrice
  return (
    <section className="cloth-preview" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <span className="swatches">
        {(cloth.colors.length > 0 ? cloth.colors : [{ no: '', name: '', hex: '#dddddd' }]).slice(0, 6).map((color) => (
          <span key={color.no} title={`${color.no} ${color.name}`}>
            <Cloth weave={cloth.weave || 'plain'} hex={color.hex} scale={1} />
          </span>
        ))}
      </span>
      <b>{cloth.name || '–'}</b>
      <span className="soft">{compositionWords(cloth.composition, locale)}</span>
      {price && /^\d+(\.\d+)?$/.test(price) && cloth.currency && (
        <span className="number">
          {formatMoney(price, cloth.currency)}/{cloth.unit}
        </span>
      )}
      <VisibilityCell value={cloth.visibility || 'hidden'} />
    </section>
  )
}
