import { currentOf, wordsOf, type CallOptions } from '@tsumugi/api'
import { resourcePlanSheets, type CostLineGiven, type CostSheetDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { toast } from '@tsumugi/ui'
import { useRef } from 'react'
import { costTexts } from '../words/cost-texts.ts'

/** Lines travel as a whole: what one changes is put into those that stand now, also after somebody was faster. */
export function useLineChanges(sheet: CostSheetDetail) {
  const t = useText(costTexts)
  const update = useChange(resourcePlanSheets.update)
  const newest = useRef<CostSheetDetail | null>(null)
  const current = () => (newest.current && newest.current.lockVersion > sheet.lockVersion ? newest.current : sheet)
  async function save(
    change: (from: CostSheetDetail) => CostLineGiven[],
    lockVersion: number,
    options?: CallOptions,
  ): Promise<CostSheetDetail> {
    try {
      const body = { resourcePlanSheet: { lines: change(current()), lockVersion } }
      return (await update({ id: sheet.id, body }, options)).data
    } catch (error) {
      newest.current = currentOf<CostSheetDetail>(error) ?? newest.current
      throw error
    }
  }
  return {
    save,
    /** Saves at once; a refusal is said in words. */
    put: (change: (from: CostSheetDetail) => CostLineGiven[]) =>
      save(change, sheet.lockVersion).catch((error: unknown) => {
        toast({ title: wordsOf(error, t('failed')), type: 'attention' })
      }),
  }
}
