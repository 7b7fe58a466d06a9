import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import { ConflictDialog, isSame, useKeptForm } from '@tsumugi/records'
import { Button, Form, Notice, TextArea, toast } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import type { DocumentDetail, LineColumns } from '../document-answers.ts'
import { HeadFields, type HeadValues } from '../form/head-fields.tsx'
import { draftFields, headInput, headValues } from '../form/head-values.ts'
import { differenceOf } from '../lines/line-edits.ts'
import { LinesGrid } from '../lines/lines-grid.tsx'
import { useLineEdits } from '../lines/use-line-edits.ts'
import { useDocumentChange } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'

interface ProposePanelProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly lines: LineColumns
  onClose(): void
}

/** Writes a change of what was issued: head and lines are typed over, and sent as a difference with a reason. */
export function ProposePanel({ kind, words, detail, lines, onClose }: ProposePanelProps) {
  const { t } = words
  const names = useMemo(() => draftFields(kind).filter((name) => name !== 'currency'), [kind])
  const open = useMemo(
    () => new Set(Object.keys(kind.lines).filter((name) => !kind.lines[name]!.after && !kind.lines[name]!.derived)),
    [kind],
  )
  const typed = useLineEdits(kind, detail, lines, 'propose')
  const propose = useDocumentChange(kind, 'propose')
  const [fault, setFault] = useState('')
  const { form, conflict, leave } = useKeptForm<HeadValues, DocumentDetail, Record<string, unknown>>({
    draft: `${kind.noun}.${detail.id}.proposal`,
    row: detail,
    valuesOf: (row) => ({ reason: '', ...headValues(kind, row, names) }),
    nameOf: (name) => (name === 'reason' ? t('reason') : words.field(name)),
    check: ({ reason }) => (reason?.trim() ? {} : { reason: t('reason.missing') }),
    sendsAlways: true,
    async update(_change, options, { reason = '', ...values }) {
      const { reason: _reason, ...before } = { reason: '', ...headValues(kind, detail, names) }
      const fields = changed(headInput(kind, before), headInput(kind, values))
      const proposed = differenceOf(kind.lines, typed.edits)
      const proposal = {
        kind: 'change',
        baseRevision: detail.revision,
        reason: reason.trim(),
        ...(Object.keys(fields).length > 0 && { fields }),
        ...(Object.keys(proposed).length > 0 && { lines: proposed }),
      }
      await propose({ id: detail.id, body: { proposal } }, { ...options, idempotencyKey: newIdempotencyKey() })
      return detail
    },
    onSaved() {
      typed.forget()
      toast({ title: t('proposed') })
    },
    onClose,
  })
  const send = () => {
    const isEmpty =
      !typed.isUnsaved && names.every((name) => isSame(form.values[name], headValues(kind, detail, names)[name]))
    setFault(
      typed.fault
        ? t('lines.fault', { place: typed.fault.row.place, field: words.field(typed.fault.field) })
        : isEmpty
          ? t('propose.empty')
          : '',
    )
    if (!typed.fault && !isEmpty) void form.submit()
  }
  return (
    <section className="document-panel document-propose" aria-label={t('propose')}>
      <h2>{t('propose')}</h2>
      <p className="small soft">{t('propose.text')}</p>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {form.failure !== null && wordsOf(form.failure) && <Notice hue="madder">{wordsOf(form.failure)}</Notice>}
      <Form form={form} label={t('propose')} className="document-form">
        <HeadFields {...{ kind, words, form, names }} />
        <div className="document-field" data-kind="notes">
          <TextArea
            {...form.field('reason')}
            value={form.values.reason ?? ''}
            label={t('reason')}
            must
            rows={2}
            maxLength={1000}
          />
        </div>
      </Form>
      <LinesGrid
        {...{ words, open }}
        fields={kind.lines}
        rows={typed.rows}
        currency={detail.currency}
        mayAdd
        onCells={typed.onCells}
        onRemove={typed.onRemove}
      />
      <div className="document-acts">
        <Button onClick={typed.add}>{t('line.add')}</Button>
        <span className="push" />
        <Button
          onClick={() => {
            typed.forget()
            void leave()
          }}
        >
          {t('cancel')}
        </Button>
        <Button type="primary" busy={form.busy} onClick={send}>
          {t('propose.do')}
        </Button>
      </div>
      <ConflictDialog conflict={conflict} />
    </section>
  )
}

const changed = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)))
