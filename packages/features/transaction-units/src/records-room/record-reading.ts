import { orderRecords } from '@tsumugi/contract'
import { addDays, addMonths } from '@tsumugi/domain'
import { useQuery } from '@tsumugi/queries'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'

export interface RecordQuery {
  readonly partnerId: number
  readonly orderedFrom: string
  readonly orderedUntil: string
}

/** The year that ends with a day. */
export const yearUntil = (day: string) => ({ orderedFrom: addDays(addMonths(day, -12), 1), orderedUntil: day })

export const useSuppliers = () => useQuery(orderRecords.suppliers, {}, { stays: true, topics: ['contract'] })
export const useRecords = (query: RecordQuery | null) =>
  useQuery(orderRecords.list, query && { query }, {
    keep: true,
    stays: true,
    topics: ['contract', 'delivery', 'invoice', 'payable'],
  })

/** Fetches the record as a paper, and lets the browser save it under the name the server gives. */
export function useRecordPaper() {
  const api = useApi()
  return async (query: RecordQuery, format: 'pdf' | 'xlsx') => {
    const file = await api.of(orderRecords).paper({ query: { ...query, format } })
    saveFile(file, file.name || `order-records.${format}`)
  }
}
