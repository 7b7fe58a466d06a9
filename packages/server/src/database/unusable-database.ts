/** The database cannot be used; the message is one line that says what, why and what to do. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'
}
