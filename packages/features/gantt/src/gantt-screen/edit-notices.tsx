import { Button, Notice } from '@tsumugi/ui'
import type { usePlanEdits } from '../editing/use-plan-edits.ts'
import { useGanttText } from '../words/gantt-texts.ts'

interface EditNoticesProps {
  edits: ReturnType<typeof usePlanEdits>
  isCapped: boolean
}

/** What became of an edit that could not be saved, and that more fits than is shown. */
export function EditNotices({ edits: { fault, retry, drop }, isCapped }: EditNoticesProps) {
  const t = useGanttText()
  return (
    <div className="gantt-notices">
      {fault && (
        <Notice
          live
          hue={fault === 'stale' ? 'gold' : 'madder'}
          action={
            <span className="button-row">
              <Button size={24} onClick={retry}>
                {t(fault === 'stale' ? 'stale.again' : 'failed.again')}
              </Button>
              <Button size={24} onClick={drop}>
                {t('drop')}
              </Button>
            </span>
          }
        >
          {t(fault)}
        </Notice>
      )}
      {isCapped && <Notice hue="gold">{t('capped')}</Notice>}
    </div>
  )
}
