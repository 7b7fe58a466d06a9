import { useText } from '@tsumugi/i18n'
import { Button, Dialog, Notice, Progress, toast, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { titleOf, type Definition, type RecordText } from '../definition.ts'
import type { Source } from '../record-source.ts'
import { wordsOf } from '@tsumugi/api'
import { ColumnsStep } from './columns-step.tsx'
import css from './paste-dialog.css?inline'
import { pasteTexts } from './paste-texts.ts'
import { PreviewStep } from './preview-step.tsx'
import { TableStep } from './table-step.tsx'
import { usePaste } from './use-paste.ts'

export interface PasteDialogProps {
  definition: Definition
  source: Source
  t: RecordText
  onClose(): void
}

/** A table from a spreadsheet becomes records: pasted or dropped, its columns matched, every row checked before it is saved. */
export function PasteDialog({ definition, source, t, onClose }: PasteDialogProps) {
  useStyles(css)
  const texts = useText(pasteTexts)
  const paste = usePaste(definition, source)
  const [step, setStep] = useState<'table' | 'columns' | 'preview'>('table')
  const [fault, setFault] = useState('')
  const [isSaved, setIsSaved] = useState(false)
  const ready = paste.rows.filter(
    ({ outcome }) => outcome?.outcome === 'create' || outcome?.outcome === 'update',
  ).length
  const refused = paste.rows.filter(({ outcome }) => outcome?.outcome === 'refused').length

  function attempt(work: Promise<void>) {
    setFault('')
    work.catch((error: unknown) => setFault(wordsOf(error) || texts('failed')))
  }
  const check = () => attempt(paste.check().then(() => setStep('preview')))
  const save = () =>
    attempt(
      paste.save().then((count) => {
        toast({ title: texts('done', { count }) })
        setIsSaved(true)
        if (count === ready && refused === 0) onClose()
      }),
    )
  const busy = paste.progress !== null
  const primary = {
    table: {
      label: texts('next'),
      onClick: () => setStep('columns'),
      reason: paste.table.length ? undefined : texts('next.empty'),
    },
    columns: {
      label: texts('check'),
      onClick: check,
      reason: paste.hasKey ? undefined : texts('keyless', { field: t(`field.${definition.master.key}`) }),
    },
    // After an import nothing may be left to import: the button then only closes.
    preview:
      isSaved && ready === 0
        ? { label: texts('close'), onClick: onClose, reason: undefined }
        : {
            label: texts(refused ? 'save.skip' : 'save', { count: ready }),
            onClick: save,
            reason: ready ? undefined : texts('save.none'),
          },
  }[step]
  const back =
    step === 'table' ? undefined : (
      <Button type="plain" disabled={busy} onClick={() => setStep(step === 'preview' ? 'columns' : 'table')}>
        {texts('back')}
      </Button>
    )
  return (
    <Dialog
      title={texts('title', { title: titleOf(definition, t) })}
      width={step === 'table' ? 640 : 960}
      closeOnOutside={false}
      busy={busy}
      onClose={onClose}
      primary={primary}
      note={back}
    >
      <div className="record-paste">
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        {step === 'table' && <TableStep {...{ paste, source, t }} onTaken={() => setStep('columns')} />}
        {step === 'columns' && <ColumnsStep {...{ paste, t }} />}
        {step === 'preview' && <PreviewStep {...{ paste, t }} fields={definition.master.fields} onFault={setFault} />}
        {paste.progress && <Waiting {...paste.progress} />}
      </div>
    </Dialog>
  )
}

function Waiting({ doing, done, all }: { doing: 'checking' | 'saving'; done: number; all: number }) {
  const label = useText(pasteTexts)(doing === 'checking' ? 'progress' : 'saving', { done, all })
  return (
    <output className="waiting">
      <Progress label={label} done={done} total={all} />
      <span className="small">{label}</span>
    </output>
  )
}
