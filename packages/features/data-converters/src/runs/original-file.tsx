import { dataConverters, type ConverterRun } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, toast } from '@tsumugi/ui'
import { converterTexts } from '../words/converter-texts.ts'

/** Saves the file of a run as it was brought. */
export function OriginalFile({ run: { id, name } }: { run: ConverterRun }) {
  const t = useText(converterTexts)
  const { raw } = useApi()
  async function save() {
    const answer = await raw(dataConverters.original, { id })
    if (answer.ok) saveFile(await answer.blob(), name)
    else toast({ title: t('failed'), type: 'attention' })
  }
  return (
    <Button type="plain" size={24} onClick={() => void save()}>
      {t('runs.download')}
    </Button>
  )
}
