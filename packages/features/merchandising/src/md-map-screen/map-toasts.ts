import type { MerchandisingCard } from '@tsumugi/contract'
import { toast } from '@tsumugi/ui'
import type { MapText } from './map-text.ts'
import type { Conflict, Edit, Outcome } from './moves/use-map-edits.ts'

interface Parts {
  text: MapText
  nameOf(id: number): string
  /** Names of the places that moves lead to. */
  placeOf(edit: Edit): string
  undo(edit: Edit): void
  compare(conflict: Conflict): void
}

/** Of what was done and can be taken back: how to take its toast away. */
const offers = new WeakMap<Edit, () => void>()

/** Tells what was done and how to take it back, and what could not be done and why. */
export function mapToasts({ text: { t }, nameOf, placeOf, undo, compare }: Parts) {
  return {
    done({ edit, undone }: Outcome) {
      // What was taken back by the keyboard or the toolbar cannot be taken back a second time.
      offers.get(edit)?.()
      offers.delete(edit)
      if (undone) return void toast({ title: t('done.undone'), type: 'success' })
      const action = { label: t('done.undo'), onClick: () => undo(edit) }
      offers.set(edit, toast({ title: titleOf(edit), type: 'success', action }))
    },
    conflict(found: Conflict) {
      toast({
        title: t('conflict.title', { name: found.base.name }),
        message: t('conflict.why'),
        type: 'attention',
        duration: 10_000,
        action: { label: t('conflict.compare'), onClick: () => compare(found) },
      })
    },
    failed(card: MerchandisingCard, reason: string | undefined) {
      const message = reason ? t('failed.because', { reason }) : t('failed.why')
      toast({ title: t('failed.title', { name: card.name }), message, type: 'attention', duration: 8000 })
    },
    said: (title: string) => toast({ title, type: 'success' }),
  }

  function titleOf(edit: Edit): string {
    if (edit.kind === 'moved') {
      const [first] = edit.steps
      const place = placeOf(edit)
      if (edit.steps.length > 1) return t('done.movedMany', { count: edit.steps.length, place })
      return t('done.moved', { name: nameOf(first?.id ?? 0), place })
    }
    const [first] = edit.cards
    return edit.cards.length > 1
      ? t('done.discardedMany', { count: edit.cards.length })
      : t('done.discarded', { name: first?.name })
  }
}
