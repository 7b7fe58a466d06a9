import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { useText } from '@tsumugi/i18n'
import { Button } from '../button/button.tsx'
import { Field, type FieldProps } from '../field/field.tsx'
import { Paperclip } from '../icon/icons.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './file-drop.css?inline'
import { showSize, sortFiles, type FileRules, type Refusal } from './file-rules.ts'

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
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const kinds = rules.kinds?.map((kind) => kind.toUpperCase()).join('・') ?? ''
  const size = rules.maxSize === undefined ? '' : showSize(rules.maxSize)
  const caps = [kinds, size && t('file.size', { size }), rules.maxCount && t('file.count', { count: rules.maxCount })]

  function take(list: FileList | null | undefined): void {
    const files = [...(list ?? [])]
    if (!files.length || busy) return
    const { taken, refused } = sortFiles(files, rules, present)
    setRefusals(refused)
    if (taken.length) onFiles(taken)
  }

  function say({ file, why }: Refusal): string {
    if (why === 'kind') return t('file.refusedKind', { name: file.name, kinds })
    if (why === 'size') return t('file.refusedSize', { name: file.name, size })
    return t('file.refusedCount', { name: file.name, count: rules.maxCount })
  }

  const fault = refusals.length > 0 && refusals.map((refusal, index) => <div key={index}>{say(refusal)}</div>)
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
            {caps.some(Boolean) && <small>{caps.filter(Boolean).join(' / ')}</small>}
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
