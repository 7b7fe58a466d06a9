import { merchandisings, type CallOf, type Contract, type Merchandising, type ReplyOf } from '@tsumugi/contract'
import { newIdempotencyKey } from '@tsumugi/api'
import { useApi } from '@tsumugi/session'
import { useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { changedFields, inputOf, only, productFields, valuesOf, type ProductValues } from '../product-fields/product-values.ts'
import { currentOf, refusalOf } from '../product-fields/refusals.ts'
import { draftOf, keepDraft, startAt, type Start } from './product-draft.ts'
import { emptyValues, formOf, valuesFrom, type ProductFormValues } from './product-form-values.ts'

export type SavedProduct = ReplyOf<Contract['merchandisings']['update']>

/** Two people changed the same product: what to compare, and where the decision goes (null: go back to the form). */
export interface Conflict {
  base: ProductValues
  mine: ProductValues
  theirs: Merchandising
  decide(values: Partial<ProductValues> | null): void
}

export interface EditorOptions {
  brandId: number
  /** The product being edited; with an id, else a product is added. */
  edited: (ProductValues & Pick<Merchandising, 'id' | 'lockVersion'>) | null
  /** What a new product begins with. */
  prefilled: Partial<ProductValues>
  templateId?: number
  check(values: ProductFormValues): Partial<Record<keyof ProductFormValues, string>>
  /** The name of a field, for refusals that speak of it. */
  nameOf(field: string): string
  onSaved(saved: SavedProduct): void
}

/**
 * The form of one product and its saving. It measures against the product as it was opened, whatever arrives meanwhile:
 * a save sends only the fields that changed, and a stale one asks what to keep before it goes on.
 */
export function useProductEditor({ brandId, edited, prefilled, templateId, check, nameOf, onSaved }: EditorOptions) {
  const api = useApi()
  const id = edited?.id ?? 0
  const [opened] = useState<Start>(() => {
    const fresh = { base: edited ? valuesOf(edited) : { ...emptyValues, ...prefilled }, lockVersion: edited?.lockVersion ?? 0 }
    return draftOf(id, brandId) ?? fresh
  })
  const [start] = useState(() => startAt(opened))
  const [keep] = useState(() => keepDraft(id, brandId, start.get))
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm<ProductFormValues, SavedProduct>({ initial: formOf(opened.base), keep, check, submit, onDone: onSaved })
  const options = { idempotencyKey, on404: () => undefined }

  async function submit(values: ProductFormValues): Promise<SavedProduct> {
    try {
      return edited ? await update(edited.id, valuesFrom(values)) : await create(valuesFrom(values))
    } catch (error) {
      throw refusalOf(error, nameOf)
    }
  }

  /** A product begins as an idea: the server says so. */
  function create(values: ProductValues): Promise<SavedProduct> {
    const filled = only(values, productFields.filter((field) => field !== 'status'))
    const body = { brandId, templateId, merchandising: { ...inputOf(filled), name: values.name } }
    return api.of(merchandisings).create({ body } satisfies CallOf<Contract['merchandisings']['create']>, options)
  }

  async function update(product: number, mine: ProductValues): Promise<SavedProduct> {
    const { base, lockVersion } = start.get()
    const changed = inputOf(only(mine, changedFields(base, mine)))
    try {
      const body = { merchandising: { ...changed, lockVersion } }
      return await api.of(merchandisings).update({ id: product, body }, options)
    } catch (error) {
      const theirs = currentOf(error)
      const picked = theirs && (await ask({ base, mine, theirs }))
      if (!picked) throw error
      return merged(theirs, picked)
    }
  }

  function ask(difference: Omit<Conflict, 'decide'>): Promise<Partial<ProductValues> | null> {
    return new Promise((resolve) => {
      const decide = (values: Partial<ProductValues> | null) => {
        setConflict(null)
        resolve(values)
      }
      setConflict({ ...difference, decide })
    })
  }

  /** From here on the other person's version is what changes are measured against. */
  function merged(theirs: Merchandising, picked: Partial<ProductValues>): Promise<SavedProduct> {
    const values = { ...valuesOf(theirs), ...picked }
    start.set({ base: valuesOf(theirs), lockVersion: theirs.lockVersion })
    form.set(formOf(values))
    if (!changedFields(valuesOf(theirs), values).length) return Promise.resolve({ data: theirs, warnings: [] })
    return update(theirs.id, values)
  }

  /** Takes other values as the ground of a new product, e.g. those of a template. */
  function begin(values: ProductValues) {
    start.set({ ...start.get(), base: values })
    form.reset(formOf(values))
  }

  return {
    form,
    conflict,
    begin,
    forget: () => keep.forget(),
    /** The status from which the product steps on. */
    baseStatus: () => start.get().base.status,
    /** Something would be lost if the editor were closed now. */
    isUnsaved: () => changedFields(start.get().base, valuesFrom(form.values)).length > 0,
  }
}
