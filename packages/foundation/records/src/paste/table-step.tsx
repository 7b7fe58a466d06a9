import { spreadsheets } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { FileDrop, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import type { RecordText } from '../definition.ts'
import type { Source } from '../record-source.ts'
import { wordsOf } from '@tsumugi/api'
import { pasteTexts } from './paste-texts.ts'
import { readTable } from './read-table.ts'
import type { usePaste } from './use-paste.ts'

const megabyte = 1_048_576

interface TableStepProps {
  paste: ReturnType<typeof usePaste>
  source: Source
  t: RecordText
  /** A file was read: there is nothing more to do here. */
  onTaken(): void
}

/** Where the table comes from: the clipboard, or a file. */
export function TableStep({ paste, source, t, onTaken }: TableStepProps) {
  const texts = useText(pasteTexts)
  const [typed, setTyped] = useState(() => paste.table.map((row) => row.join('\t')).join('\n'))
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState('')

  function take(text: string) {
    setTyped(text)
    paste.take(readTable(text))
  }
  async function read(file: File) {
    setFault('')
    setReading(true)
    try {
      const { data } = await source.api.of(spreadsheets).read({ body: { file } })
      paste.take(data.rows.filter((row) => row.some(Boolean)))
      onTaken()
    } catch (error) {
      setFault(wordsOf(error) || texts('file.failed'))
    } finally {
      setReading(false)
    }
  }
  const fields = paste.fieldNames.map((field) => t(`field.${field}`)).join(', ')
  return (
    <>
      <TextArea
        label={texts('paste')}
        hint={texts('paste.hint', { fields })}
        rows={8}
        data-autofocus=""
        className="input code"
        spellCheck={false}
        value={typed}
        onChange={take}
      />
      <FileDrop
        label={texts('file')}
        hint={texts('file.hint')}
        error={fault || undefined}
        kinds={['csv', 'xlsx']}
        maxCount={1}
        maxSize={5 * megabyte}
        busy={reading}
        onFiles={([file]) => file && void read(file)}
      />
    </>
  )
}
