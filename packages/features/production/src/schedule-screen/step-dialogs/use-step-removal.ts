import { wordsOf } from '@tsumugi/api'
import type { Procedure } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { confirm, toast } from '@tsumugi/ui'
import { useScheduleChanges } from '../../schedule-queries.ts'
import { scheduleTexts } from '../../schedule-words/schedule-texts.ts'
import { stepName } from '../step-name.ts'

/** Takes a step of one's own that nobody has begun out of its schedule, once that is confirmed. */
export function useStepRemoval() {
  const t = useText(scheduleTexts)
  const { removeStep } = useScheduleChanges()
  return async (step: Procedure) => {
    const goes = await confirm({
      title: t('step.remove.title', { step: stepName(t, step) }),
      message: t('step.remove.text'),
      type: 'attention',
      okLabel: t('step.remove'),
    })
    if (!goes) return
    await removeStep(step.id).then(
      () => toast({ title: t('step.removed') }),
      (cause: unknown) => toast({ title: wordsOf(cause, t('failed')), type: 'attention' }),
    )
  }
}
