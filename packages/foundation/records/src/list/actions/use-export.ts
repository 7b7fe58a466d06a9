import { formatDate, useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { titleOf, type Definition, type RecordText } from '../../definition.ts'
import { listTexts } from '../../messages/catalogue.ts'
import { wantedOf, type RecordPlace } from '../../record-address.ts'
import type { Source } from '../../record-source.ts'
import { saveFile } from './save-file.ts'

export type ExportFormat = 'csv' | 'cp932' | 'xlsx'

/** Saves what the list shows as a file whose heads are in the reader's language, so that it can be imported again. */
export function useExport(definition: Definition, source: Source, t: RecordText) {
  const list = useText(listTexts)
  const columns = Object.keys(definition.master.fields)

  return async (format: ExportFormat, place: RecordPlace): Promise<void> => {
    const query = {
      format: format === 'xlsx' ? 'xlsx' : 'csv',
      ...(format === 'cp932' && { encoding: 'cp932' }),
      columns,
      labels: columns.map((field) => t(`field.${field}`)),
      ...wantedOf(place),
    }
    const above = source.master.parent ? { [source.master.parent]: source.parentId } : {}
    try {
      const response = await source.api.raw(source.master.endpoints.export!, { ...above, query } as never)
      if (!response.ok) throw new Error(`The export was answered ${response.status}.`)
      const name = list('export.file', {
        title: titleOf(definition, t),
        day: formatDate(new Date()).replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
      })
      saveFile(await response.blob(), `${name}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)
    } catch {
      toast({ title: list('export.failed'), type: 'attention', duration: 6000 })
    }
  }
}
