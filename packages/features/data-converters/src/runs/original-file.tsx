import { dataConverters, type ConverterRun } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, fileAddress, toast } from '@tsumugi/ui'
import { converterTexts } from '../words/converter-texts.ts'

/** Shows the file of a run as it was brought, or saves it. */
export function OriginalFile({ run: { id, name } }: { run: ConverterRun }) {
  const t = useText(converterTexts)
  const { raw } = useApi()
  async function save() {
    const answer = await raw(dataConverters.original, { id })
    if (answer.ok) saveFile(await answer.blob(), name)
    else toast({ title: t('failed'), type: 'attention' })
  }
  return (
    <>
      <Button type="plain" size={24} href={fileAddress({ name, url: `/api/data_converters/${id}/original` })}>
        {t('runs.look')}
      </Button>{' '}
      <Button type="plain" size={24} onClick={() => void save()}>
        {t('runs.download')}
      </Button>
    </>
  )
}
