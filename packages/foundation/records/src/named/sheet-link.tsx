import type { RecordFile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button } from '@tsumugi/ui'
import { recordTexts } from '../record/record-texts.ts'

/** Leads to a kept workbook or CSV as it is seen, without opening it here (spec §2 /previews/xls); nothing for other files. */
export function SheetLink({ name, url }: Pick<RecordFile, 'name' | 'url'>) {
  const t = useText(recordTexts)
  const [, id] = /\/record_files\/(\d+)\//.exec(url) ?? []
  if (!id || !/\.(xlsx|csv)$/i.test(name)) return null
  return (
    <Button type="plain" size={24} href={href('xlsPreview', null, { file: id })} aria-label={t('file.sheet.of', { name })}>
      {t('file.sheet')}
    </Button>
  )
}
