import { useText } from '@tsumugi/i18n'
import { confirm, toast } from '@tsumugi/ui'
import type { Definition, MasterRow, RecordText } from '../../definition.ts'
import { listTexts } from '../../messages/catalogue.ts'
import { wantedOf, type RecordPlace } from '../../record-address.ts'
import type { Source } from '../../record-source.ts'
import { wordsOf } from '@tsumugi/api'
import { textOf } from '../columns/field-cell.tsx'

/** What can be done with chosen records: put away, brought back, copied. */
export function useBulkActions(definition: Definition, source: Source, t: RecordText) {
  const list = useText(listTexts)

  async function archive(ids: readonly number[], archived: boolean): Promise<boolean> {
    try {
      await source.archive({ body: { ids, archived } })
    } catch (error) {
      toast({
        title: list('failed'),
        message: wordsOf(error) || list('failed.text'),
        type: 'attention',
        duration: 6000,
      })
      return false
    }
    await source.refresh()
    const undo = { label: list('undo'), onClick: () => void archive(ids, !archived) }
    toast({
      title: list(archived ? 'archive.done' : 'restore.done', { count: ids.length }),
      action: undo,
      duration: 6000,
    })
    return true
  }

  /** All that the list shows, also on other pages; asks before, as it cannot be taken back row by row. */
  async function archiveEvery(place: RecordPlace, count: number, archived: boolean): Promise<boolean> {
    const sure = await confirm({
      title: list(archived ? 'every.archive' : 'every.restore', { count }),
      okLabel: list(archived ? 'archive' : 'restore'),
    })
    if (!sure) return false
    try {
      const { sort: _sort, ...every } = wantedOf(place)
      await source.archive({ body: { every, archived } })
    } catch (error) {
      toast({
        title: list('failed'),
        message: wordsOf(error) || list('failed.text'),
        type: 'attention',
        duration: 6000,
      })
      return false
    }
    await source.refresh()
    toast({ title: list(archived ? 'archive.done' : 'restore.done', { count }) })
    return true
  }

  /** As tab separated text with heads, which spreadsheets take. */
  async function copy(records: readonly MasterRow[]): Promise<void> {
    const { fields } = definition.master
    const names = Object.keys(fields)
    const lines = records.map((record) => names.map((name) => textOf(fields[name]!, name, record[name], t)))
    const table = [names.map((name) => t(`field.${name}`)), ...lines]
    await navigator.clipboard.writeText(table.map((cells) => cells.map(flat).join('\t')).join('\n'))
    toast({ title: list('copied', { count: records.length }) })
  }
  return { archive, archiveEvery, copy }
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
