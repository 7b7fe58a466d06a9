/** The file of `widget-body.ts` in the build that holds the tag. */
export function bodyFile(_tag: string): string {
  return ''
}

/** The files that a page is to fetch at once for a tag in a language. The build knows them, and puts its table here. */
export function preloads(_tag: string, _locale: string): readonly string[] {
  return []
}
