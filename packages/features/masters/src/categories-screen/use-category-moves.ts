import type { Category } from '@tsumugi/contract'
import { wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { useRef, useState } from 'react'
import { afterMove, type TreeMove } from './category-tree.ts'
import { categoryTexts } from './category-texts.ts'
import type { TreeSource } from './tree-source.ts'

/**
 * Moves categories at once on the screen, then one after the other for everybody; each move can be taken back. `reread`
 * resolves once `rows` hold what the server has: until then the moved tree stays in sight, and keys act upon it.
 */
export function useCategoryMoves(source: TreeSource, rows: readonly Category[], reread: () => Promise<unknown>) {
  const t = useText(categoryTexts)
  const [moved, setMoved] = useState<readonly Category[] | null>(null)
  const [spoken, say] = useState('')
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  const readings = useRef(0)
  const versions = useRef(new Map<number, number>())
  const closeLast = useRef(() => {})
  const shown = moved ?? rows

  async function send(step: TreeMove, before: Category): Promise<void> {
    if (before.parentId !== step.parentId) {
      const lockVersion = Math.max(before.lockVersion, versions.current.get(step.id) ?? 0)
      const { data } = await source.update(step.id, { parentId: step.parentId, lockVersion })
      versions.current.set(step.id, data.lockVersion)
    }
    await source.order(step.parentId, step.ids)
  }
  async function attempt(step: TreeMove, before: Category): Promise<boolean> {
    try {
      await send(step, before)
      return true
    } catch (error) {
      toast({ title: t('failed'), message: wordsOf(error, t('failed.text')), type: 'attention', duration: 6000 })
      return false
    } finally {
      waiting.current -= 1
      if (waiting.current === 0) await settle()
    }
  }
  /** A move made while the tree was read again stays in sight, and so does it when a later reading is on its way. */
  async function settle(): Promise<void> {
    readings.current += 1
    const own = readings.current
    const isRead = await reread().then(
      () => true,
      () => false,
    )
    if (isRead && waiting.current === 0 && own === readings.current) setMoved(null)
  }
  function enqueue(step: TreeMove, before: Category, onDone?: () => void): void {
    waiting.current += 1
    queue.current = queue.current.then(() => attempt(step, before)).then((done) => (done ? onDone?.() : undefined))
  }
  function move(step: TreeMove | null): void {
    const before = step && shown.find(({ id }) => id === step.id)
    if (!step || !before) return
    const back: TreeMove = {
      id: step.id,
      parentId: before.parentId,
      ids: shown.filter(({ parentId }) => parentId === before.parentId).map(({ id }) => id),
    }
    const next = afterMove(shown, step)
    setMoved(next)
    const words = t('moved', {
      name: before.name,
      layer: next.find(({ id }) => id === step.id)?.layer,
      place: step.ids.indexOf(step.id) + 1,
    })
    say(words)
    const undo = () => enqueue(back, { ...before, parentId: step.parentId })
    enqueue(step, before, () => {
      // Only the last move can be taken back: an earlier one no longer leads to where it came from.
      closeLast.current()
      closeLast.current = toast({ title: words, action: { label: t('undo'), onClick: undo } })
    })
  }
  return { rows: shown, move, spoken }
}
