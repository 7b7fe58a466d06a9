import type { CostSheetDetail, CostSheetLine } from '@tsumugi/contract'
import {
  costSheetLifecycle,
  type CostLineRequestStatus,
  type CostSheet,
  type CostSheetStatus,
} from '@tsumugi/domain/costing'
import { formatMoney, formatNumber } from '@tsumugi/i18n'
import type { StatusLook } from '@tsumugi/ui'
import type { CostText } from './cost-texts.ts'

export const sheetLook = costSheetLifecycle.kinds as Readonly<Record<CostSheetStatus, StatusLook>>
export const requestLook: Readonly<Record<CostLineRequestStatus, StatusLook>> = {
  open: 'waiting',
  answered: 'going',
  taken: 'done',
  closed: 'stopped',
}

/** A sheet of the server as the arithmetic of the domain takes it. */
export const counted = (sheet: CostSheetDetail): CostSheet<CostSheetLine> => ({
  ...sheet,
  quantity: String(sheet.targetQuantity),
})

/** An amount of the sheet to two places; – where there is none. */
export const twoPlaces = (amount: string | null): string =>
  amount === null ? '–' : formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A change with its sign: +42, −42, and nothing for none. */
export const signed = (amount: string): string =>
  formatNumber(amount, { signDisplay: 'exceptZero', maximumFractionDigits: 4 }).replace('-', '−')

export const moneyOr = (amount: string | null, currency: string): string =>
  amount === null ? '–' : formatMoney(amount, currency)

/** `1.62 m`, `3個` */
export const measured = (t: CostText, quantity: string, unit: string): string =>
  `${formatNumber(quantity)} ${t(`unit.${unit as 'm'}`)}`

export const percentOr = (percent: string | null): string => (percent === null ? '–' : `${formatNumber(percent)}%`)
