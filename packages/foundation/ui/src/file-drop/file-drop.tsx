import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { useText } from '@tsumugi/i18n'
import { Button } from '../button/button.tsx'
import { Field, type FieldProps } from '../field/field.tsx'
import { Paperclip } from '../icon/icons.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './file-drop.css?inline'
import type { FileRules } from './file-rules.ts'
import { fileGate } from './file-gate.ts'

export interface FileDropProps extends FieldProps, FileRules {
  onFiles(files: File[]): void
  /** How many files are already there, counted against `maxCount`. */
  present?: number
  busy?: boolean
  name?: string
}

/** Takes files by drop, click and paste; says beforehand what it takes, and afterwards why it refused one. */
export function FileDrop(props: FileDropProps) {
  const { label, must, hint, error, onFiles, present = 0, busy, name, ...rules } = props
  useStyles(css)
  const t = useText(controlTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refusals, setRefusals] = useState<string[]>([])
  const gate = fileGate(rules)

  function take(list: FileList | null | undefined): void {
    const files = [...(list ?? [])]
    if (!files.length || busy) return
    const { taken, refused } = gate.pass(files, present)
    setRefusals(refused.map((refusal) => gate.say(t, refusal)))
    if (taken.length) onFiles(taken)
  }

  const fault = refusals.length > 0 && refusals.map((words, index) => <div key={index}>{words}</div>)
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
  }

  return (
    <Field group label={label} must={must} hint={hint} error={fault || error}>
      {(control) => (
        <div className="file-drop">
          <div className={over ? 'zone is-over' : 'zone'} data-invalid={control['aria-invalid']} {...zone}>
            <Button
              id={control.id}
              aria-describedby={control['aria-describedby']}
              name={name}
              icon={Paperclip}
              busy={busy}
              onClick={() => input.current?.click()}
            >
              {t('file.choose')}
            </Button>
            <small>{t('file.drop')}</small>
            {gate.caps(t) && <small>{gate.caps(t)}</small>}
            <input
              ref={input}
              type="file"
              hidden
              multiple={rules.maxCount !== 1}
              accept={rules.kinds?.map((kind) => (kind === 'jpg' ? '.jpg,.jpeg' : `.${kind}`)).join(',')}
              onChange={(event) => {
                take(event.target.files)
                event.target.value = ''
              }}
            />
          </div>
        </div>
      )}
    </Field>
  )
}
