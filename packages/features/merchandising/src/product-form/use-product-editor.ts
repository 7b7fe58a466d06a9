import { merchandisings, type Merchandising, type ReplyOf } from '@tsumugi/contract'
import { useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { inputOf, valuesOf, type ProductInput, type ProductValues } from '../product-fields/product-values.ts'
import { emptyValues, formOf, valuesFrom, type ProductFormValues } from './product-form-values.ts'

export type SaveWarnings = ReplyOf<typeof merchandisings.update>['warnings']
/** A product with what its save warned of. */
type Saved = Merchandising & { warnings?: SaveWarnings }

export interface EditorOptions {
  brandId: number
  /** The product being edited, else a product is added. */
  edited: Merchandising | null
  /** What a new product begins with. */
  prefilled: Partial<ProductValues>
  templateId?: number | undefined
  check(values: ProductFormValues): Partial<Record<keyof ProductFormValues, string>>
  /** The name of a field, for refusals that speak of it. */
  nameOf(field: string): string
  onSaved(product: Merchandising, warnings: SaveWarnings): void
  onClose(): void
}

/** The form of one product and its saving. */
export function useProductEditor({
  brandId,
  edited,
  prefilled,
  templateId,
  check,
  nameOf,
  onSaved,
  onClose,
}: EditorOptions) {
  const calls = useApi().of(merchandisings)
  const saved = ({ data, warnings }: ReplyOf<typeof merchandisings.update>): Saved => ({ ...data, warnings })
  return useKeptForm<ProductFormValues, Saved, ProductInput>({
    draft: `merchandising.${edited?.id ?? `new.${brandId}`}`,
    row: edited,
    initial: formOf(edited ? valuesOf(edited) : { ...emptyValues, ...prefilled }),
    valuesOf: (product) => formOf(valuesOf(product)),
    inputOf: (values) => inputOf(valuesFrom(values)),
    nameOf,
    // The calls name the categories of a product otherwise than it does (spec §7).
    fieldOf: (path) =>
      path
        .replace(/^merchandising\./, '')
        .split('.')[0]!
        .replace(/^categories$/, 'categoryIds'),
    check,
    async create(input, options) {
      // A product begins as an idea: the server says so.
      const { status: _, name = '', ...merchandising } = input
      return saved(
        await calls.create({ body: { brandId, templateId, merchandising: { ...merchandising, name } } }, options),
      )
    },
    update: async (merchandising, options) =>
      saved(await calls.update({ id: edited!.id, body: { merchandising } }, options)),
    onSaved: ({ warnings = [], ...product }) => onSaved(product, warnings),
    onClose,
  })
}
