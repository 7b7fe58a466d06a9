/** A person or a file that a field names; `id` is what is sent. */
export interface Named {
  readonly id: number
  readonly name: string
  /** Where a file is, once the record is saved with it. */
  readonly url?: string | null
}

/** What a form holds of such a field, as one; null where nothing is named. */
export const asNamed = (value: unknown): Named | null =>
  typeof value === 'object' && value !== null && 'id' in value ? (value as Named) : null
