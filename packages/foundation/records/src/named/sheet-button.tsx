import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button } from '@tsumugi/ui'
import { recordTexts } from '../record/record-texts.ts'

interface SheetButtonProps {
  /** Of a file beside a record. */
  readonly id: string
  readonly name: string
}

export function SheetButton({ id, name }: SheetButtonProps) {
  const t = useText(recordTexts)
  return (
    <Button
      type="plain"
      size={24}
      href={href('xlsPreview', null, { file: id })}
      aria-label={t('file.sheet.of', { name })}
    >
      {t('file.sheet')}
    </Button>
  )
}
