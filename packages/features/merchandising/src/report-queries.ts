import type { Api } from '@tsumugi/api'
import { merchandisingReportConfigs, merchandisingReports, type CallOf } from '@tsumugi/contract'
import { saveFile } from '@tsumugi/records'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'
import useSWR, { useSWRConfig } from 'swr'

export const reportArea = 'merchandising_reports'
const keyOf = (api: Api, ...rest: readonly unknown[]) => [reportArea, api.origin, ...rest] as const
const steady = { revalidateOnFocus: false, shouldRetryOnError: false }

export type ReportCall = NonNullable<CallOf<typeof merchandisingReports.show>['query']>
export type ProductsCall = NonNullable<CallOf<typeof merchandisingReports.products>['query']>

/** A report; the old one stays, dimmed, while another layout is added up. */
export function useReport(query: ReportCall | null) {
  const api = useApi()
  return useSWR(
    query && keyOf(api, 'show', query),
    async () => (await api.of(merchandisingReports).show({ query: query! })).data,
    { ...steady, keepPreviousData: true },
  )
}

/** The products behind a figure. */
export function useReportProducts(query: ProductsCall) {
  const api = useApi()
  return useSWR(keyOf(api, 'products', query), () => api.of(merchandisingReports).products({ query }), {
    ...steady,
    keepPreviousData: true,
  })
}

/** Saved reports in order. */
export function useReportConfigs() {
  const api = useApi()
  return useSWR(
    keyOf(api, 'configs'),
    async () => (await api.of(merchandisingReportConfigs).list({ query: { perPage: 500 } })).data,
    steady,
  )
}

/** A wave of changes is one reason to count again. */
const gather = 1_500

/** Counts again when others change products, budgets or saved reports (domain §6.17). */
export function useReportChanges(): void {
  const { mutate } = useSWRConfig()
  const ask = useEffectEvent(() => void mutate((key) => Array.isArray(key) && key[0] === reportArea))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = () =>
      (timer ??= setTimeout(() => {
        timer = undefined
        ask()
      }, gather))
    const stops = ['merchandising', 'merchandising_report_config'].map((topic) => onRealtime(topic, heard))
    return () => {
      for (const stop of stops) stop()
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
