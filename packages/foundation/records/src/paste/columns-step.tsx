import { useText } from '@tsumugi/i18n'
import { Checkbox, Select } from '@tsumugi/ui'
import type { RecordText } from '../definition.ts'
import { pasteTexts } from './paste-texts.ts'
import type { usePaste } from './use-paste.ts'

/** Rows shown to recognise a column by. */
const sample = 3
const leaveOut = '-'

/** Which column is which field. */
export function ColumnsStep({ paste, t }: { paste: ReturnType<typeof usePaste>; t: RecordText }) {
  const texts = useText(pasteTexts)
  const { table, hasHeads, columns } = paste
  const width = Math.max(0, ...table.slice(0, 50).map((row) => row.length))
  const shown = table.slice(hasHeads ? 1 : 0).slice(0, sample)
  const options = [
    { value: leaveOut, label: texts('skip') },
    ...paste.fieldNames.map((field) => ({ value: field, label: t(`field.${field}`) })),
  ]
  return (
    <>
      <Checkbox checked={hasHeads} onChange={paste.setHasHeads}>
        {texts('heads')}
      </Checkbox>
      <section className="matching" aria-label={texts('columns')}>
        {Array.from({ length: width }, (_, at) => {
          const head = hasHeads ? table[0]?.[at] : ''
          return (
            <div key={at} className="column" data-skipped={!columns[at] || undefined}>
              <Select
                label={head ? texts('column.of', { head }) : texts('column', { place: at + 1 })}
                value={columns[at] || leaveOut}
                placeholder={null}
                options={options}
                onChange={(field) => paste.chooseColumn(at, field === leaveOut ? '' : field)}
              />
              {shown.map((row, place) => (
                <span key={place} className="one-line small soft">
                  {row[at] || '–'}
                </span>
              ))}
            </div>
          )
        })}
      </section>
    </>
  )
}
