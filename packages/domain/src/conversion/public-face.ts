export {
  type CellFault,
  type CellFix,
  type CellKind,
  type CellRules,
  convertCell,
  type ConvertedCell,
} from './convert-cell.ts'
export { detectEncoding, isUtf8, type TextEncoding, textEncodings } from './detect-encoding.ts'
export { findHeadRow, type HeadNames, matchColumns } from './match-columns.ts'
export { nearestName } from './nearest-name.ts'
export { readDay, type ReadDay } from './read-day.ts'
export { readFigure } from './read-figure.ts'
export { readGtin, type ReadGtin } from './read-gtin.ts'
export { foldWord, tidyText } from './tidy-text.ts'
