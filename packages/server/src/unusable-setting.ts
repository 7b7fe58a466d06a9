/** A setting cannot be used; the message is one line that says which, why and what to do. */
export class UnusableSetting extends Error {
  override name = 'UnusableSetting'
}
