import { wordsOf } from '@tsumugi/api'
import { resourcePlanSheets, type CostSheetDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import { costTexts } from '../words/cost-texts.ts'

/** What a draft takes anew from elsewhere: rates of the master, pieces of the SKUs. A refusal is said in words. */
export function useRewrites({ id, lockVersion }: Pick<CostSheetDetail, 'id' | 'lockVersion'>) {
  const t = useText(costTexts)
  const [busy, setBusy] = useState(false)
  const rates = useChange(resourcePlanSheets.renewRates)
  const quantities = useChange(resourcePlanSheets.takeQuantities)
  async function run(change: typeof rates | typeof quantities): Promise<boolean> {
    setBusy(true)
    try {
      await change({ id, body: { lockVersion } })
      toast({ title: t('saved') })
      return true
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, renewRates: () => run(rates), takeQuantities: () => run(quantities) }
}
