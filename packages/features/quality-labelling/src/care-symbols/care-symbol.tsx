import { careSymbolShape, findCareSymbol, symbolBoard, type CareEdition } from '@tsumugi/domain'
import { useLocale } from '@tsumugi/i18n'

export interface CareSymbolProps {
  /** The standard's number, e.g. 141. */
  code: number
  edition: CareEdition
  /** Side of the square: px as a number, or any CSS length such as `6mm`. */
  size?: number | string
  /** Beside words that already tell the meaning, a second voice would only be in the way. */
  decorative?: boolean
}

/** One care symbol in the colour of its text, named by its meaning; nothing where the edition has no such code. */
export function CareSymbol({ code, edition, size = 36, decorative = false }: CareSymbolProps) {
  const locale = useLocale()
  const symbol = findCareSymbol(code, edition)
  const shape = careSymbolShape(code, edition)
  if (!symbol || !shape) return null
  const board = symbolBoard.size
  const name = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': symbol.meaning[locale] }
  return (
    <svg
      className="care-symbol"
      viewBox={`0 0 ${board} ${board}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={symbolBoard.line}
      {...name}
    >
      <path d={shape.lines} />
      {shape.figures && <path d={shape.figures} strokeWidth={symbolBoard.figure} strokeLinejoin="round" />}
      {shape.dots && <path d={shape.dots} fill="currentColor" stroke="none" />}
    </svg>
  )
}
