import type { Api } from '@tsumugi/api'
import { qualityLabelings } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { saveFile } from '@tsumugi/records'

export type LabelFile =
  | { kind: 'pdf'; id: number }
  | { kind: 'svg'; id: number; locale: Locale }
  | { kind: 'zip'; ids: number[] }
  | { kind: 'csv'; ids: number[]; encoding: 'utf8' | 'cp932' }

/** Fetches a file of labels and lets the browser save it under the name the server gives. */
export async function saveLabelFile(api: Api, file: LabelFile): Promise<void> {
  const saved = await ask(api, file)
  saveFile(saved, saved.name || `labels.${file.kind}`)
}

function ask(api: Api, file: LabelFile): Promise<File> {
  const labels = api.of(qualityLabelings)
  if (file.kind === 'pdf') return labels.pdf({ id: file.id })
  if (file.kind === 'svg') return labels.svg({ id: file.id, query: { locale: file.locale } })
  if (file.kind === 'zip') return labels.zip({ query: { ids: file.ids } })
  return labels.csv({ query: { ids: file.ids, encoding: file.encoding } })
}
