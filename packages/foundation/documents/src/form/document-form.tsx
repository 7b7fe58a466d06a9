import { ConflictDialog, useKeptForm, useSaveKey } from '@tsumugi/records'
import { Button, Drawer, Form, toast } from '@tsumugi/ui'
import { useRef } from 'react'
import type { DocumentDefinition } from '../definition.ts'
import type { DocumentDetail } from '../document-answers.ts'
import { useDocumentChange } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { HeadFields, type HeadValues } from './head-fields.tsx'
import { headInput, headValues, openFields } from './head-values.ts'

interface DocumentFormProps {
  readonly definition: DocumentDefinition
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  onClose(): void
}

/**
 * The head of a document: a draft as a whole, later what this side writes then. Half-typed work waits in this tab, a
 * stale save asks field by field, a failed one keeps the form.
 */
export function DocumentForm({ definition, words, detail, onClose }: DocumentFormProps) {
  const { kind, controls } = definition
  const { t } = words
  const inside = useRef<HTMLDivElement>(null)
  const names = openFields(kind, detail)
  const update = useDocumentChange(kind, 'update')
  const { form, conflict, leave } = useKeptForm<HeadValues, DocumentDetail, Record<string, unknown>>({
    draft: `${kind.noun}.${detail.id}`,
    row: detail,
    valuesOf: (row) => headValues(kind, row, names),
    inputOf: (values) => headInput(kind, values),
    nameOf: (name) => words.field(name),
    update: async (change, options) => (await update({ id: detail.id, body: { [kind.noun]: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
    onClose,
  })
  useSaveKey(inside, () => void form.submit())
  return (
    <Drawer
      title={t('edit.title', { one: words.inside })}
      width={440}
      onClose={() => void leave()}
      footer={
        <>
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
          <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div ref={inside}>
        <Form form={form} label={words.one} className="document-form">
          <HeadFields {...{ kind, words, form, names, controls }} />
          <button type="submit" hidden aria-label={t('save')} />
        </Form>
        <ConflictDialog
          conflict={conflict}
          say={(name, value) => words.value(name, value)}
          joins={names.filter((name) => kind.fields[name]?.kind === 'notes')}
        />
      </div>
    </Drawer>
  )
}
