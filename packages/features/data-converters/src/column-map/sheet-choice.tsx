import type { ConverterDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Select } from '@tsumugi/ui'
import type { RunActions } from '../converter-queries.ts'
import { converterTexts } from '../words/converter-texts.ts'

const encodings = { utf8: 'UTF-8', utf16le: 'UTF-16', utf16be: 'UTF-16', cp932: 'Shift_JIS (CP932)' } as const
const headRows = 20

/** Which sheet of the file, which row names the columns, and how its text was read. */
export function SheetChoice({ run, actions }: { run: ConverterDetail; actions: RunActions }) {
  const t = useText(converterTexts)
  const rows = Array.from({ length: Math.max(headRows, (run.headRow ?? 0) + 1) }, (_, at) => at)
  return (
    <div className="sheet-choice">
      {run.sheets.length > 1 && (
        <Select
          label={t('sheet')}
          placeholder={null}
          value={String(run.sheet)}
          options={run.sheets.map((label, at) => ({ value: String(at), label }))}
          onChange={(at) => void actions.chooseSheet(Number(at))}
        />
      )}
      <Select
        label={t('head')}
        placeholder={null}
        value={String(run.headRow ?? '-')}
        options={[
          { value: '-', label: t('head.none') },
          ...rows.map((at) => ({ value: String(at), label: t('head.row', { row: at + 1 }) })),
        ]}
        onChange={(at) => void actions.chooseSheet(run.sheet, at === '-' ? null : Number(at))}
      />
      {run.encoding && (
        <span className="small soft">
          {t('encoding')} {encodings[run.encoding]}
        </span>
      )}
    </div>
  )
}
