/** So many cloths stand side by side. */
export const mostCompared = 4

/** A cloth with the colour it is looked at in; null for its first. */
export interface NamedCloth {
  readonly id: number
  readonly colorId: number | null
}
