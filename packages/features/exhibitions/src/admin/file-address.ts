import { exhibitionItems, exhibitionOrders, exhibitions, type Endpoint } from '@tsumugi/contract'

const addressOf = ({ path }: Endpoint, id: number) => ['', 'api', path.slice(1).replace(':id', String(id))].join('/')

/** Files that the browser fetches by itself, with the session's cookie. */
export function fileAddress(exhibitionId: number, kind: 'export' | 'pdf' | 'qr_sheet', format?: string): string {
  const endpoint = { export: exhibitions.export, pdf: exhibitions.pdf, qr_sheet: exhibitions.qrSheet }[kind]
  return addressOf(endpoint as unknown as Endpoint, exhibitionId) + (format ? `?format=${format}` : '')
}

export const orderPdfAddress = (orderId: number): string =>
  addressOf(exhibitionOrders.pdf as unknown as Endpoint, orderId)
export const qrCodeAddress = (itemId: number): string =>
  addressOf(exhibitionItems.qrCode as unknown as Endpoint, itemId)
