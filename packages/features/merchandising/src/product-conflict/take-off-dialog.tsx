import type { Category, Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Dialog, Notice, useStyles } from '@tsumugi/ui'
import { useFieldWords } from '../product-fields/field-words.ts'
import { changedFields, only, productFields, valuesOf, type ProductValues } from '../product-fields/product-values.ts'
import { conflictTexts } from './conflict-texts.ts'
import css from './take-off-dialog.css?inline'

export interface TakeOffDialogProps {
  /** The product as it was when it was to be taken off; of a card, what the map shows of it. */
  base: Partial<ProductValues>
  /** The row that the 409 answered. */
  theirs: Merchandising
  categories: readonly Category[]
  /** Takes it off all the same, in the version of theirs. */
  onTakeOff(): void
  /** It stays as they saved it. */
  onClose(): void
}

/** A product was to be taken off the map while somebody else saved it: shows what they changed, and asks (domain.md §1, Errors). */
export function TakeOffDialog({ base, theirs, categories, onTakeOff, onClose }: TakeOffDialogProps) {
  useStyles(css)
  const t = useText(conflictTexts)
  const words = useFieldWords(categories, theirs.currency)
  const known = productFields.filter((field) => field in base)
  const changed = changedFields(base, only(valuesOf(theirs), known))
  return (
    <Dialog
      title={t('title', { product: theirs.name })}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label: t('anyway'), type: 'attention', onClick: onTakeOff }}
    >
      <div className="take-off">
        <p>{t('why', { name: theirs.updatedBy ?? t('somebody') })}</p>
        {changed.length === 0 && <Notice>{t('elsewhere')}</Notice>}
        {changed.map((field) => (
          <div key={field}>
            <p>
              <b>{words.name(field)}</b>
            </p>
            <span className="unseen">{t('before')}</span> <s>{words.value(field, base[field])}</s>
            {words.value(field, theirs[field])}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
