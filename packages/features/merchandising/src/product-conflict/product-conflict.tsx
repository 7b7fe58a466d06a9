import type { Category, Merchandising } from '@tsumugi/contract'
import { transitionBetween, type MerchandisingStatus } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, differences, type Conflict } from '@tsumugi/records'
import { useFieldWords } from '../product-fields/field-words.ts'
import { ordered, type ProductValues } from '../product-fields/product-values.ts'
import type { ProductFormValues } from '../product-form/product-form-values.ts'
import { conflictTexts } from './conflict-texts.ts'

export interface ProductConflictProps {
  conflict: Conflict<ProductFormValues>
  /** Names for the categories among the values. */
  categories: readonly Category[]
  /** ISO 4217. */
  currency: string
}

/** Two people changed one product: a status is kept only where a step leads to it, notes and tags of both can stand together. */
export function ProductConflict({ conflict, categories, currency }: ProductConflictProps) {
  const t = useText(conflictTexts)
  const words = useFieldWords(categories, currency)
  return (
    <ConflictDialog
      conflict={conflict}
      say={words.value}
      joins={['note', 'tags']}
      refused={({ field, mine, theirs }) =>
        field === 'status' && !transitionBetween(theirs as MerchandisingStatus, mine as MerchandisingStatus)
          ? t('refused')
          : undefined
      }
      note={t('history')}
    />
  )
}

export interface ProductMergeProps {
  /** What was about to be saved; a field left out was not edited. */
  mine: Partial<ProductValues>
  /** The row that the 409 answered. */
  theirs: Merchandising
  /** The product as it was when mine began. */
  base: Partial<ProductValues>
  categories: readonly Category[]
  /** What to save over theirs, with the lock version of theirs: empty when theirs is kept, null without a decision. */
  onDecide(values: Partial<ProductValues> | null): void
}

/** The same for a change that was made without a form, such as a move on the map. */
export function ProductMerge({ base, mine, theirs, categories, onDecide }: ProductMergeProps) {
  const words = useFieldWords(categories, theirs.currency)
  const list = differences<ProductValues>({ base: ordered(base), mine: ordered(mine), theirs: ordered(theirs) })
  const conflict = { list, by: theirs.updatedBy, nameOf: words.name, decide: onDecide }
  return (
    <ProductConflict
      conflict={conflict as unknown as Conflict<ProductFormValues>}
      categories={categories}
      currency={theirs.currency}
    />
  )
}
