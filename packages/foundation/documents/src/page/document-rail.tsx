import type { DocumentKind } from '@tsumugi/contract'
import { messageThreads } from '@tsumugi/contract'
import { ConflictDialog, PersonSelect, useKeptForm } from '@tsumugi/records'
import { useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Button, Form, TextArea, TextField, toast } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import type { DocumentDetail } from '../document-answers.ts'
import { useDocumentChange } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'

interface DocumentRailProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly children?: ReactNode
}

interface SideValues {
  note: string
  tags: string
  assigneeId: number | null
}

const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,、，]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** What one's own side keeps about it: a note, tags, and who attends to it. The other never sees any of it. */
export function DocumentRail({ kind, words, detail, children }: DocumentRailProps) {
  const { t } = words
  const { user } = useSession()
  const members = useQuery(messageThreads.people, {}).data?.data.members ?? []
  const send = useDocumentChange(kind, 'side')
  const { form, conflict, isUnsaved } = useKeptForm<SideValues, DocumentDetail, Record<string, unknown>>({
    draft: `${kind.noun}.${detail.id}.side`,
    row: detail,
    valuesOf: ({ own }) => ({ note: own.note ?? '', tags: own.tags.join(', '), assigneeId: own.assigneeId }),
    versionOf: ({ own }) => own.lockVersion,
    inputOf: ({ note, tags, assigneeId }) => ({ note: note.trim() || null, tags: tagsOf(tags), assigneeId }),
    nameOf: (name) => t(`side.${name}`),
    update: async (change, options) => (await send({ id: detail.id, body: { side: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
  })
  const { assigneeId } = form.values
  const everybody = [...(user ? [{ id: user.id, name: user.name }] : []), ...members]
  const person =
    assigneeId === null ? null : (everybody.find(({ id }) => id === assigneeId) ?? { id: assigneeId, name: '…' })
  return (
    <aside className="document-rail document-panel" aria-label={t('side')}>
      <header>
        <h2>{t('side')}</h2>
        <span className="small soft">{t('side.private')}</span>
      </header>
      <Form form={form} label={t('side')} className="document-form">
        <TextArea {...form.field('note')} label={t('side.note')} rows={4} maxLength={4000} />
        <TextField {...form.field('tags')} label={t('side.tags')} hint={t('side.tags.hint')} />
        <PersonSelect
          label={t('side.assigneeId')}
          name="assigneeId"
          person={person}
          onChange={(chosen) => form.set({ assigneeId: chosen?.id ?? null })}
        />
        <Button submit busy={form.busy} {...(!isUnsaved && { reason: t('lines.same') })}>
          {t('save')}
        </Button>
      </Form>
      <ConflictDialog conflict={conflict} joins={['note']} />
      {children}
    </aside>
  )
}
