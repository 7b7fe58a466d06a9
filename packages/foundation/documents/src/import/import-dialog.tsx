import { wordsOf } from '@tsumugi/api'
import { plainFields, spreadsheets, type DocumentKind } from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import { Button, Dialog, FileDrop, Notice, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import type { LineColumns } from '../document-answers.ts'
import { differenceOf, type LineEdits } from '../lines/line-edits.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { ImportPreview } from './import-preview.tsx'
import css from './import-dialog.css?inline'
import { editsOf, importedLines, type LineImport } from './imported-lines.ts'
import { tableWords } from './table-words.ts'

const mebibyte = 1_048_576

interface ImportDialogProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  /** The lines as they were when the dialog was opened. */
  readonly lines: LineColumns
  onTake(edits: LineEdits): void
  onClose(): void
}

/** A table becomes lines: it is read, compared with those that are there, and saved once its preview was seen. */
export function ImportDialog({ kind, words, lines, onTake, onClose }: ImportDialogProps) {
  useStyles(css)
  const { t } = words
  const { read, fault, busy, take, forget } = useImport(kind, words, lines)
  const [keeps, setKeeps] = useState(false)
  const removes = read !== null && read.namesLines && !keeps
  const faulty = read?.rows.filter(({ state }) => state === 'faulty').length ?? 0
  const edits = read && editsOf(read, removes)
  const count = edits ? Object.keys(edits.changed).length + edits.added.length + edits.removed.length : 0
  const fields = Object.keys(plainFields(kind.lines)).filter((name) => !kind.lines[name]!.after)
  return (
    <Dialog
      title={t('import.title')}
      width={read ? 760 : 560}
      closeOnOutside={false}
      busy={busy}
      onClose={onClose}
      {...(edits && {
        primary: {
          label: t(faulty > 0 ? 'import.apply.skip' : 'import.apply', { count }),
          onClick: () => onTake(edits),
          ...(count === 0 && { reason: t('import.nothing') }),
          ...(isLarge(kind, edits) && { reason: t('import.large') }),
        },
        note: (
          <Button type="plain" onClick={forget}>
            {t('import.again')}
          </Button>
        ),
      })}
    >
      <div className="line-import">
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        {read ? (
          <ImportPreview {...{ kind, words, read, removes }} onRemoves={(on) => setKeeps(!on)} />
        ) : (
          <FileDrop
            label={t('import.file')}
            hint={t('import.file.hint', { fields: fields.map(words.field).join(', ') })}
            kinds={['csv', 'xlsx']}
            maxCount={1}
            maxSize={5 * mebibyte}
            busy={busy}
            onFiles={([file]) => file && void take(file)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** A save travels in one body, which the server takes up to a mebibyte. */
const isLarge = ({ lines }: DocumentKind, edits: LineEdits): boolean =>
  new Blob([JSON.stringify(differenceOf(lines, edits))]).size > mebibyte - room

/** What stands around the lines in their body, and what names grow by on the wire. */
const room = 65_536

function useImport(kind: DocumentKind, words: DocumentWords, lines: LineColumns) {
  const { t } = words
  const tables = useApi().of(spreadsheets)
  const [read, setRead] = useState<LineImport | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function take(file: File) {
    setBusy(true)
    setFault('')
    try {
      const [{ data }, names] = await Promise.all([tables.read({ body: { file } }), tableWords(kind)])
      const found = importedLines(kind.lines, lines, data.rows, names)
      if (found) setRead(found)
      else setFault(t('import.heads', { fields: Object.keys(kind.lines).slice(0, 5).map(words.field).join(', ') }))
    } catch (error) {
      setFault(wordsOf(error) || t('import.unreadable'))
    } finally {
      setBusy(false)
    }
  }
  return { read, fault, busy, take, forget: () => setRead(null) }
}
