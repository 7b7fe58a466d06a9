import { storage } from '@tsumugi/session'
import type { Keep } from '@tsumugi/ui'
import type { ProductValues } from '../product-fields/product-values.ts'
import type { ProductFormValues } from './product-form-values.ts'

/** What an editor measures changes against: the product as it was when it was opened. */
export interface Start {
  base: ProductValues
  lockVersion: number
}

/** Holds the start of one opening; a merge moves it on. */
export function startAt(opened: Start) {
  let now = opened
  return {
    get: () => now,
    set: (next: Start) => {
      now = next
    },
  }
}

interface Draft extends Start {
  brandId: number
  form: ProductFormValues
}

/** Half-typed input of an earlier visit of this tab, with the version it was typed against. 0 is a product being added. */
export function draftOf(id: number, brandId: number): Draft | null {
  const draft = storage.productDraft(id).get() as Draft | null
  return draft?.form && draft.base && draft.brandId === brandId ? draft : null
}

/** Where the form keeps what is typed. `start` is read at each writing: a merge moves it on. */
export function keepDraft(id: number, brandId: number, start: () => Start): Keep<ProductFormValues> {
  const stored = storage.productDraft(id)
  return {
    read: () => draftOf(id, brandId)?.form ?? null,
    write: (form) => stored.set({ ...start(), brandId, form } satisfies Draft),
    forget: () => stored.remove(),
  }
}
