import { dataConverters, type ConverterRun } from '@tsumugi/contract'
import { wordsOf } from '@tsumugi/api'
import { formatDate, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, confirm, toast } from '@tsumugi/ui'
import { converterTexts } from '../words/converter-texts.ts'

/** Takes a whole run back, as long as that can be done; says until when. */
export function UndoRun({ run, small = false }: { run: ConverterRun; small?: boolean }) {
  const t = useText(converterTexts)
  const undo = useChange(dataConverters.undo)
  const { id, lockVersion, undoUntil } = run
  if (undoUntil === null) return null
  async function take() {
    const sure = await confirm({ title: t('undo.title'), message: t('undo.why'), okLabel: t('undo.run') })
    if (!sure) return
    await undo({ id, body: { lockVersion } }).catch((error: unknown) =>
      toast({ title: wordsOf(error) || t('failed'), type: 'attention', duration: 8_000 }),
    )
  }
  const at = formatDate(undoUntil, 'long', t.locale)
  return (
    <>
      {!small && <span>{t('applied.until', { at })} </span>}
      <Button type="secondary" size={small ? 24 : 32} onClick={() => void take()}>
        {t('undo.run')}
      </Button>
    </>
  )
}
