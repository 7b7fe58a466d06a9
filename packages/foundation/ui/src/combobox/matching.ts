/** Writes alike what a typist means alike: width, case, カタカナ and ひらがな, spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
}

/** Answers those whose text holds every word typed, in their own order; `folded[i]` belongs to `options[i]`. */
export function matching<Option>(options: readonly Option[], folded: readonly string[], typed: string) {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((_, index) => words.every((word) => folded[index]?.includes(word)))
}
