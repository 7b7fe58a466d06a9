import { useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { useRef, useState } from 'react'
import { nameOf, type MasterRow, type RecordText } from '../../definition.ts'
import { listTexts } from '../../messages/catalogue.ts'
import type { Source } from '../../record-source.ts'
import { wordsOf } from '@tsumugi/api'
import { placedBeside } from './placed-beside.ts'

/**
 * Puts records in order: at once on the screen, then for everybody. The server wants all ids, also those of other
 * pages, so they are asked for first.
 */
export function useOrder(source: Source, rows: readonly MasterRow[], t: RecordText) {
  const list = useText(listTexts)
  const [moved, setMoved] = useState<{ of: readonly MasterRow[]; rows: readonly MasterRow[] } | null>(null)
  const [spoken, say] = useState('')
  const queue = useRef<Promise<void>>(Promise.resolve())
  const shown = moved && moved.of === rows ? moved.rows : rows

  /** `from` and `to` are places among the rows in sight. */
  function move(from: number, to: number): void {
    const record = shown[from]
    const beside = shown[to]
    if (!record || !beside || from === to) return
    const next = shown.toSpliced(from, 1).toSpliced(to, 0, record)
    setMoved({ of: rows, rows: next })
    const name = nameOf(source.master, record, t)
    say(list('moved', { name, place: to + 1 }))
    queue.current = queue.current.then(() => send(next, (ids) => placedBeside(ids, record.id, beside.id, to > from)))
  }
  /** One after the other: each move begins where the one before it left off. */
  async function send(next: readonly MasterRow[], place: (ids: readonly number[]) => number[]): Promise<void> {
    try {
      const ids = place((await source.names({})).data.map(({ id }) => id))
      await source.order({ body: { ids } })
      await source.refresh()
    } catch (error) {
      toast({
        title: list('failed'),
        message: wordsOf(error) || list('failed.text'),
        type: 'attention',
        duration: 6000,
      })
      await source.refresh()
    } finally {
      setMoved((now) => (now?.rows === next ? null : now))
    }
  }
  return { rows: shown, move, spoken }
}
