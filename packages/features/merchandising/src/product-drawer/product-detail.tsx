import type { Category, Merchandising } from '@tsumugi/contract'
import type { MerchandisingStatus } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Chip } from '@tsumugi/ui'
import { deepestIds, pathName } from '../product-fields/category-paths.ts'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { drawerTexts } from './drawer-texts.ts'
import { PlanStages, ProductFigures } from './product-figures.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { StatusMenu } from './status-menu.tsx'

export interface ProductDetailProps {
  product: Merchandising
  categories: readonly Category[]
  onStatus(to: MerchandisingStatus): void
}

/** What a product is and how it is planned. */
export function ProductDetail({ product, categories, onStatus }: ProductDetailProps) {
  const t = useText(drawerTexts)
  const fields = useText(fieldTexts)
  const { name, status, categoryIds, colours, note, tags } = product
  const paths = deepestIds(categories, categoryIds).flatMap((id) => pathName(categories, id) ?? [])
  return (
    <>
      <ProductPictures key={product.id} product={product} />
      <div className="name">
        <h2>{name}</h2>
        <div className="chips">
          <StatusMenu status={status} onStep={onStatus} />
          {paths.length === 0 && <Chip hue="outline">{t('uncategorised')}</Chip>}
          {paths.map((path) => (
            <Chip key={path}>{path}</Chip>
          ))}
        </div>
        {colours.length > 0 && (
          <ul className="colours" aria-label={fields('field.colours')}>
            {colours.map((colour) => (
              <li key={`${colour.hex} ${colour.name}`}>
                <span className="swatch" style={{ backgroundColor: colour.hex }} />
                {colour.name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ProductFigures product={product} />
      <PlanStages product={product} />
      {(note || tags.length > 0) && (
        <section>
          <h3>{fields(note ? 'field.note' : 'field.tags')}</h3>
          {note && <p className="note">{note}</p>}
          {tags.length > 0 && (
            <ul className="chips" aria-label={fields('field.tags')}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Chip hue="outline">{tag}</Chip>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}
