/**
 * Whether a message uses ICU syntax (a placeholder, a tag or a quote) and so must go through the formatter.
 * Builds and the browser ask the same question: what the build leaves as a string, the browser shows verbatim.
 */
export function usesSyntax(message: string): boolean {
  return /[{}<']/.test(message)
}
