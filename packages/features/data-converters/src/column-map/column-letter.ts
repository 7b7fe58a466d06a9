/** A, B, … Z, AA: as workbooks name their columns; from 0. */
export function columnLetter(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnLetter(Math.floor(at / 26) - 1) + letter
}
