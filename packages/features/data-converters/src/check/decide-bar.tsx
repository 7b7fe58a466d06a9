import { dataConverters, type ConverterDetail } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { saveFile, useListKeys } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, toast } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import type { RunActions } from '../converter-queries.ts'
import { converterTexts } from '../words/converter-texts.ts'

interface DecideBarProps {
  readonly run: ConverterDetail
  readonly actions: RunActions
  readonly mode: 'all' | 'good'
}

/** What stands in the way, and the one primary act. */
export function DecideBar({ run, actions, mode }: DecideBarProps) {
  const t = useText(converterTexts)
  const { counts, fixes } = run
  const { raw } = useApi()
  const count = counts.create + counts.update
  const blocked = mode === 'all' && counts.refused > 0
  const shown = formatNumber(count)
  useListKeys({ z: () => fixes > 0 && void actions.undoFix() })
  async function save() {
    const answer = await raw(dataConverters.errors, { id: run.id, query: { format: 'xlsx' } })
    if (answer.ok) saveFile(await answer.blob(), `${run.name.replace(/\.\w+$/, '')}-${t('faults.title')}.xlsx`)
    else toast({ title: t('failed'), type: 'attention' })
  }
  const words = count === 0 ? t('decide.nothing') : t('decide.ready', { count: shown })
  return (
    <div className="converter-decide">
      <span className="small soft">{counts.refused > 0 ? t('decide.faulty', { count: counts.refused }) : words}</span>
      <span className="end">
        {counts.refused > 0 && (
          <Button type="secondary" icon={Download} onClick={() => void save()}>
            {t('decide.errors')}
          </Button>
        )}
        <Button type="secondary" disabled={fixes === 0} busy={actions.busy} onClick={() => void actions.undoFix()}>
          {t('decide.undoFix')} <kbd>Z</kbd>
        </Button>
        <Button
          type="primary"
          busy={actions.busy}
          {...(blocked && { reason: t('decide.reason', { count: counts.refused }) })}
          {...(count === 0 && { reason: t('decide.nothing') })}
          onClick={() => void actions.apply(mode)}
        >
          {t('decide.apply', { count: shown })}
        </Button>
      </span>
    </div>
  )
}
