/** /blank: nothing at all, for hosts that need an empty page of our origin. */
export function BlankScreen() {
  return null
}
