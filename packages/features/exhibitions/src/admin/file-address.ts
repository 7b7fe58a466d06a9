import { fileAddressOf } from '@tsumugi/api'
import { exhibitionItems, exhibitionOrders, exhibitions } from '@tsumugi/contract'

const files = { export: exhibitions.export, pdf: exhibitions.pdf, qr_sheet: exhibitions.qrSheet } as const

/** Files that the browser fetches by itself, with the session's cookie. */
export const fileAddress = (id: number, kind: keyof typeof files, format?: string): string =>
  fileAddressOf(files[kind], format ? { id, query: { format } } : { id })

export const orderPdfAddress = (id: number): string => fileAddressOf(exhibitionOrders.pdf, { id })
export const qrCodeAddress = (id: number): string => fileAddressOf(exhibitionItems.qrCode, { id })
