import { useText } from '@tsumugi/i18n'
import { Button, Drawer, Form, Notice, toast, useStyles } from '@tsumugi/ui'
import { useRef, useState } from 'react'
import { askedFields, nameOf, oneInside, oneOf, type FormValues, type MasterRow } from '../definition.ts'
import { listTexts } from '../messages/catalogue.ts'
import { textOf } from '../list/columns/field-cell.tsx'
import { emptyFields, formOf, inputOf } from '../field-values.ts'
import { ConflictDialog } from '../form/conflict-dialog.tsx'
import { useKeptForm } from '../form/use-kept-form.ts'
import { useSaveKey } from '../form/use-save-key.ts'
import { UsageList } from '../list/columns/uses-cell.tsx'
import { fieldNamed } from '../own-fields.ts'
import { useUsages } from '../record-source.ts'
import { FieldControl } from './field-control.tsx'
import type { RecordDrawerProps } from './record-drawer.tsx'
import css from './record-editor.css?inline'
import { RecordMenu } from './record-menu.tsx'
import { recordTexts } from './record-texts.ts'

const short = new Set(['code', 'integer', 'decimal', 'date', 'choice', 'colour', 'flag'])

export interface RecordEditorProps extends RecordDrawerProps {
  record: MasterRow | null
  /** A new record begins as this one, but for its key. */
  begunAs?: MasterRow
  onCopy(record: MasterRow): void
}

/** The drawer once its record is here. */
export function RecordEditor({ definition, source, t, record, begunAs, onCopy, onClose, onOpen }: RecordEditorProps) {
  useStyles(css)
  const texts = useText(recordTexts)
  const list = useText(listTexts)
  const inside = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(false)
  const usage = useUsages(source, record && !left ? [record.id] : []).get(record?.id ?? 0)
  const { mayWrite } = source
  const { fields, name: kind, key } = definition.master
  const nameOfField = (field: string) => t(`field.${field}`)
  const { form, conflict, leave, forget, isUnsaved } = useKeptForm<FormValues, MasterRow, Record<string, unknown>>({
    draft: `${kind}.${source.parentId ?? ''}.${record?.id ?? (begunAs ? `copy-${begunAs.id}` : 'new')}`,
    row: record,
    initial: formOf(fields, record ?? { ...begunAs, [key]: undefined }),
    valuesOf: (row) => formOf(fields, row),
    inputOf: (values) => inputOf(fields, values),
    nameOf: nameOfField,
    fieldOf: (path) => fieldNamed(fields, path),
    check: (values) =>
      Object.fromEntries(
        emptyFields(fields, values).map((field) => [field, texts('missing', { field: nameOfField(field) })]),
      ),
    create: async (input, options) =>
      (await source.create({ body: { [kind]: withoutEmptyLists(input) } }, options)).data,
    update: async (change, options) =>
      (await source.update({ id: record!.id, body: { [kind]: change } }, options)).data,
    onSaved(saved) {
      toast({ title: texts(record ? 'saved' : 'added', { name: nameOf(source.master, saved, t) }) })
      void source.refresh()
    },
    onClose,
  })
  const save = () => (!mayWrite || (record && !isUnsaved) ? void leave() : void form.submit())
  useSaveKey(inside, save)

  function goOn(into: MasterRow | null) {
    setLeft(true)
    forget()
    void source.refresh()
    if (into) onOpen(into.id)
    else onClose()
  }
  const one = oneOf(definition, t)
  const { Panel, wide } = definition.panel ?? {}
  const set = (values: FormValues) => form.set(values)
  return (
    <Drawer
      title={record ? nameOf(source.master, record, t) || one : list('add', { one: oneInside(definition, t) })}
      width={wide ? 920 : 440}
      onClose={() => void leave()}
      footer={
        <>
          {record && mayWrite && <RecordMenu {...{ source, record, t }} onCopy={() => onCopy(record)} onLeft={goOn} />}
          <span className="record-push" />
          <Button onClick={() => void leave()}>{texts(mayWrite ? 'cancel' : 'close')}</Button>
          {mayWrite && (
            <Button type="primary" busy={form.busy} onClick={save}>
              {texts('save')}
            </Button>
          )}
        </>
      }
    >
      <div ref={inside} className="record-editor" data-wide={wide || undefined}>
        <Form form={form} label={one} className="record-form">
          {record?.discardedAt && <Notice>{texts('archived')}</Notice>}
          <fieldset className="record-fields" disabled={!mayWrite}>
            {askedFields(definition).map(([name, field]) => (
              <div key={name} className={short.has(field.kind) ? 'is-short' : undefined}>
                <FieldControl
                  {...{ definition, field, t, set }}
                  {...form.field(name)}
                  label={t(`field.${name}`)}
                  hint={t(`hint.${name}`) || undefined}
                  must={field.presence === 'needed'}
                  values={form.values}
                />
              </div>
            ))}
          </fieldset>
          {/* Enter in a field saves, as in any form. */}
          <button type="submit" hidden aria-label={texts('save')} />
        </Form>
        {Panel && <Panel values={form.values} set={set} record={record} />}
        {record && usage && (
          <section className="uses">
            <h3>{texts('where')}</h3>
            <UsageList usage={usage} />
          </section>
        )}
      </div>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) =>
          typeof value === 'boolean' ? list(value ? 'yes' : 'no') : textOf(fields[field]!, field, value, t)
        }
        joins={Object.keys(fields).filter((field) => fields[field]!.kind === 'notes' || fields[field]!.kind === 'list')}
      />
    </Drawer>
  )
}

/** Where nothing was chosen, a new record takes what is usual. */
const withoutEmptyLists = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !Array.isArray(value) || value.length > 0))
