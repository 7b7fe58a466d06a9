/** What lists and records ask of a definition's texts beside their own. */
export type AskedWord =
  `title.${string}` | `one.${string}` | `field.${string}` | `hint.${string}` | `choice.${string}` | `view.${string}`
