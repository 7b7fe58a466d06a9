import { wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { Button, toast } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useScheduleSheet } from '../schedule-queries.ts'
import { scheduleListTexts } from './schedule-list-texts.ts'
import { scheduleQueryOf, type useSchedulePlace } from './schedule-place.ts'

/** The list as XLSX with pictures: what is chosen alone, where something is. */
export function SheetButton({ at: { place, chosen } }: { at: ReturnType<typeof useSchedulePlace> }) {
  const t = useText(scheduleListTexts)
  const save = useScheduleSheet()
  const [isBusy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    const ids = [...chosen].map(Number)
    await save({ ...scheduleQueryOf(place), ...(ids.length > 0 && { ids }) }).catch((cause: unknown) =>
      toast({ type: 'attention', title: wordsOf(cause, t('failed')) }),
    )
    setBusy(false)
  }
  return (
    <Button icon={Download} busy={isBusy} onClick={() => void press()}>
      {t('sheet')}
    </Button>
  )
}
