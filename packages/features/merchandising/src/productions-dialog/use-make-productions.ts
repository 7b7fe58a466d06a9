import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { productions, type MapOutcome } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import { productionTexts } from './production-texts.ts'

/** Products by id, or all of a brand that are released in a month. */
export type ProductChoice = { ids: number[] } | { month: { brandId: number; month: string } }

const stay = { on404: () => undefined, on403: () => undefined }
/** Ms in which what was made can be taken back by its toast. */
const undoTime = 10_000

/** Makes productions from products of the map, and offers to take them back. */
export function useMakeProductions() {
  const t = useText(productionTexts)
  const api = useApi()
  const send = useChange(productions.fromMerchandisings)
  const takeBack = useChange(productions.undo)
  const [idempotencyKey] = useState(newIdempotencyKey)

  async function undo(made: readonly { id: number; lockVersion: number }[]) {
    try {
      const { data } = await takeBack({ body: { productions: [...made] } }, stay)
      const kept = data.filter(({ outcome }) => outcome === 'changed').length
      toast({
        title: t('undone', { count: data.length - kept }),
        ...(kept > 0 && { message: t('kept', { count: kept }), type: 'attention' as const, duration: undoTime }),
      })
    } catch (error) {
      toast({ title: t('failed'), message: wordsOf(error), type: 'attention', duration: undoTime })
    }
  }
  return {
    /** What would become of each. */
    async look(choice: ProductChoice): Promise<MapOutcome[]> {
      return (await api.of(productions).fromMerchandisings({ body: { ...choice, dryRun: true } }, stay)).data
    },
    async make(choice: ProductChoice): Promise<void> {
      const { data } = await send({ body: choice }, { ...stay, idempotencyKey })
      const made = data.flatMap(({ outcome, productionId, lockVersion }) =>
        outcome === 'created' && productionId !== null ? [{ id: productionId, lockVersion: lockVersion ?? 0 }] : [],
      )
      toast({
        title: t('done', { count: made.length }),
        type: 'success',
        duration: undoTime,
        action: { label: t('undo'), onClick: () => void undo(made) },
      })
    },
  }
}
