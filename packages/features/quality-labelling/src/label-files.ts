import type { Api } from '@tsumugi/api'
import { qualityLabelings } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'

export type LabelFile =
  | { kind: 'pdf'; id: number }
  | { kind: 'svg'; id: number; locale: Locale }
  | { kind: 'zip'; ids: number[] }
  | { kind: 'csv'; ids: number[]; encoding: 'utf8' | 'cp932' }

/** Fetches a file of labels and lets the browser save it under the name the server gives. */
export async function saveLabelFile(api: Api, file: LabelFile): Promise<void> {
  const response = await ask(api, file)
  if (!response.ok) throw new Error(`The server answered ${response.status} instead of a file.`)
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name ? decodeURIComponent(name) : `labels.${file.kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function ask(api: Api, file: LabelFile): Promise<Response> {
  if (file.kind === 'pdf') return api.raw(qualityLabelings.pdf, { id: file.id })
  if (file.kind === 'svg') return api.raw(qualityLabelings.svg, { id: file.id, query: { locale: file.locale } })
  if (file.kind === 'zip') return api.raw(qualityLabelings.zip, { query: { ids: file.ids } })
  return api.raw(qualityLabelings.csv, { query: { ids: file.ids, encoding: file.encoding } })
}
