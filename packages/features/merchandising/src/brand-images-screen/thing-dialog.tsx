import type { BrandImage } from '@tsumugi/contract'
import type { Text } from '@tsumugi/i18n'
import { Dialog, Field, Form, TextArea, TextField, useForm } from '@tsumugi/ui'
import type { Messages } from './messages/ja.ts'

export interface ThingWords {
  note: string
  colour: { name: string; hex: string } | null
}

interface ThingDialogProps {
  kind: BrandImage['kind']
  /** Without one it is a new thing. */
  item?: BrandImage | undefined
  t: Text<Messages>
  onSave(words: ThingWords): Promise<void>
  onClose(): void
}

/** The words of a thing: its note, and of a chip the colour with its name. */
export function ThingDialog({ kind, item, t, onSave, onClose }: ThingDialogProps) {
  const form = useForm({
    initial: { note: item?.note ?? '', name: item?.colour?.name ?? '', hex: item?.colour?.hex ?? '#243a5e' },
    check: ({ hex }) => (kind === 'colour' && !/^#[0-9a-f]{6}$/i.test(hex) ? { hex: t('edit.hexWrong') } : {}),
    async submit({ note, name, hex }) {
      await onSave({ note, colour: kind === 'colour' ? { name: name.trim(), hex: hex.toLowerCase() } : null })
    },
    onDone: onClose,
  })
  const title = item ? t('edit.title') : t(kind === 'colour' ? 'colour.title' : 'note.title')
  const { hex } = form.values
  return (
    <Dialog
      title={title}
      busy={form.busy}
      onClose={onClose}
      closeOnOutside={!form.changed}
      primary={{ label: t(item ? 'save' : 'add'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        {kind === 'colour' && (
          <>
            <TextField label={t('edit.colourName')} maxLength={60} {...form.field('name')} />
            <Field label={t('edit.hex')} error={form.errors.fields.hex}>
              {(control) => (
                <span className="brand-board-hex">
                  <input
                    {...control}
                    type="color"
                    value={/^#[0-9a-f]{6}$/i.test(hex) ? hex : '#000000'}
                    onChange={(event) => form.set({ hex: event.target.value })}
                  />
                  <input
                    className="input"
                    name="hex"
                    aria-label={t('edit.hex')}
                    value={hex}
                    maxLength={7}
                    onChange={(event) => form.set({ hex: event.target.value })}
                  />
                </span>
              )}
            </Field>
          </>
        )}
        <TextArea label={t('edit.note')} rows={4} maxLength={1_000} {...form.field('note')} />
      </Form>
    </Dialog>
  )
}
