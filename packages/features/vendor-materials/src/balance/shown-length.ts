import { round } from '@tsumugi/domain'
import { formatNumber } from '@tsumugi/i18n'

/** A length as tables and drawings show it: to the tenth, grouped; nothing is `0`. */
export const shownLength = (figure: string): string =>
  Number(figure) === 0 ? '0' : formatNumber(round(figure, 1), { minimumFractionDigits: 1, maximumFractionDigits: 2 })
