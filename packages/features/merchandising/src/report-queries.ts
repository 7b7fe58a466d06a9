import type { Api } from '@tsumugi/api'
import { merchandisingReportConfigs, merchandisingReports, type CallOf } from '@tsumugi/contract'
import { useData, useQuery, useRefresh } from '@tsumugi/queries'
import { saveFile } from '@tsumugi/records'
import { onRealtime } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'

export type ReportCall = NonNullable<CallOf<typeof merchandisingReports.show>['query']>
export type ProductsCall = NonNullable<CallOf<typeof merchandisingReports.products>['query']>

/** A report; the old one stays, dimmed, while another layout is added up. */
export const useReport = (query: ReportCall | null) =>
  useData(merchandisingReports.show, query && { query }, { keep: true })

/** The products behind a figure. */
export const useReportProducts = (query: ProductsCall) =>
  useQuery(merchandisingReports.products, { query }, { keep: true })

/** Saved reports in order. */
export const useReportConfigs = () => useData(merchandisingReportConfigs.list, { query: { perPage: 500 } })

/** A wave of changes is one reason to count again. */
const gather = 1_500

/** Counts again when others change products, budgets or saved reports (domain §6.17). */
export function useReportChanges(): void {
  const refresh = useRefresh()
  const ask = useEffectEvent(() => void refresh('merchandising_report'))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onRealtime('merchandising', () => {
      timer ??= setTimeout(() => {
        timer = undefined
        ask()
      }, gather)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}

/** Asks for a file and lets the browser save it under the name the server gives. */
export async function saveReportFile(
  api: Api,
  query: ReportCall,
  format: 'xlsx' | 'csv' | 'csv_cp932' | 'pdf',
): Promise<void> {
  const reports = api.of(merchandisingReports)
  const file = format === 'pdf' ? await reports.pdf({ query }) : await reports.export({ query: { ...query, format } })
  saveFile(file, file.name || `report.${format}`)
}
