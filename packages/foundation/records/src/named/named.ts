/** A person or a file that a field names; `id` is what is sent. */
export interface Named {
  readonly id: number
  readonly name: string
}

/** What a form holds of such a field, as one; null where nothing is named. */
export const asNamed = (value: unknown): Named | null => (typeof value === 'object' && value !== null && 'id' in value ? (value as Named) : null)
