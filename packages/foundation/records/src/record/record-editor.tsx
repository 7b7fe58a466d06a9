import { useText } from '@tsumugi/i18n'
import { Button, confirm, Drawer, Form, Notice, toast, useStyles } from '@tsumugi/ui'
import { useRef, useState } from 'react'
import { askedFields, nameOf, oneOf, type FormValues, type MasterRow } from '../definition.ts'
import { listTexts } from '../messages/catalogue.ts'
import { textOf } from '../list/field-cell.tsx'
import { UsageList } from '../list/uses-cell.tsx'
import { useUsages } from '../record-source.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FieldControl } from './field-control.tsx'
import type { RecordDrawerProps } from './record-drawer.tsx'
import css from './record-editor.css?inline'
import { RecordMenu } from './record-menu.tsx'
import { recordTexts } from './record-texts.ts'
import { useRecordForm } from './use-record-form.ts'
import { useSaveKey } from './use-save-key.ts'

const short = new Set(['code', 'integer', 'decimal', 'date', 'choice', 'colour', 'flag'])

/** The drawer once its record is here. */
export function RecordEditor({ definition, source, t, record, onClose, onOpen }: RecordDrawerProps & { record: MasterRow | null }) {
  useStyles(css)
  const texts = useText(recordTexts)
  const list = useText(listTexts)
  const inside = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(false)
  const usage = useUsages(source, record && !left ? [record.id] : []).get(record?.id ?? 0)
  const { form, conflict, forget, isUnsaved } = useRecordForm({
    definition, source, record, t,
    onSaved: (saved) => {
      toast({ title: texts(record ? 'saved' : 'added', { name: nameOf(source.master, saved, t) }) })
      void source.refresh()
      onClose()
    },
  })
  const { mayWrite } = source
  const save = () => (!mayWrite || (record && !isUnsaved()) ? void leave() : void form.submit())
  useSaveKey(inside, save)

  async function leave() {
    const stays = isUnsaved() && !(await confirm({
      title: texts('leave.title'), message: texts('leave.text'), type: 'attention', okLabel: texts('leave.discard'), cancelLabel: texts('leave.stay'),
    }))
    if (stays) return
    forget()
    onClose()
  }
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
      title={record ? nameOf(source.master, record, t) || one : list('add', { one })}
      width={wide ? 920 : 440}
      onClose={() => void leave()}
      footer={
        <>
          {record && mayWrite && <RecordMenu {...{ source, record, t }} onLeft={goOn} />}
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
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fields={Object.keys(source.master.fields)}
          nameOf={(field) => t(`field.${field}`)}
          say={(field, value) => textOf(source.master.fields[field]!, field, value, t)}
        />
      )}
    </Drawer>
  )
}
