import type { Category, Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Dialog, ErrorState, Skeleton } from '@tsumugi/ui'
import { useProduct } from '../product-queries.ts'
import { formTexts } from './form-texts.ts'
import { ProductEditor } from './product-editor.tsx'
import type { SaveWarnings } from './use-product-editor.ts'

export interface ProductDialogProps {
  mode: 'create' | 'edit' | 'template'
  brandId: number
  /** Both trees: the organisation's and the brand's. */
  categories: readonly Category[]
  /**
   * `edit`: the product; of a mere card the rest is loaded first. `create`: what the new product begins with, e.g. the cell's day and category.
   * `template`: the same, or with an `id` the template already chosen.
   */
  initial?: Partial<Merchandising>
  /** After the save; `onClose` follows. The dialog has already shown the warnings. */
  onSaved(product: Merchandising, warnings: SaveWarnings): void
  onClose(): void
}

/** Adds or edits a product. Input survives a reload; Escape asks before anything is lost; Ctrl/⌘+S saves. */
export function ProductDialog(props: ProductDialogProps) {
  const { mode, initial } = props
  const isCard = mode === 'edit' && initial?.note === undefined
  return isCard ? <LoadedEditor {...props} /> : <ProductEditor {...props} />
}

/** A card lacks what the map does not show: the whole product is asked for, at least as new as the card. */
function LoadedEditor(props: ProductDialogProps) {
  const t = useText(formTexts)
  const { id = 0, lockVersion = 0 } = props.initial ?? {}
  const { data, error, mutate } = useProduct(id)
  if (data && data.lockVersion >= lockVersion) return <ProductEditor {...props} initial={data} />
  return (
    <Dialog title={t('edit')} width={640} onClose={props.onClose}>
      {error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={6} />}
    </Dialog>
  )
}
