import type { DocumentKind } from '@tsumugi/contract'
import type { DocumentNoun } from '@tsumugi/domain'
import { useNoun, wordInside } from '@tsumugi/i18n'
import { Button, EmptyState, ErrorState, Screen, Skeleton, Status, Chip, useStyles } from '@tsumugi/ui'
import { Pencil, Printer } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { isDraft, partnerOf, type DocumentDetail } from '../document-answers.ts'
import { documentHref, listHref, type DocumentDefinition } from '../definition.ts'
import { DocumentForm } from '../form/document-form.tsx'
import { openFields } from '../form/head-values.ts'
import { useDocumentFile } from '../use-document-file.ts'
import { useDocuments } from '../use-documents.ts'
import { useDocumentWords, type DocumentWords } from '../words/document-words.ts'
import { DecidingBar } from './deciding-bar.tsx'
import { DocumentRail } from './document-rail.tsx'
import { DocumentTabs } from './tabs/document-tabs.tsx'
import { FollowButtons } from './follow-buttons.tsx'
import { TurnBar } from './turn-bar.tsx'
import css from './document-page.css?inline'
import { documentPartStyles } from '../part-styles/part-styles.ts'

/** What is done but rarely comes when the page stands. */
const PageMenu = lazy(() => import('./page-menu.tsx').then((m) => ({ default: m.PageMenu })))

export interface DocumentPageProps {
  readonly definition: DocumentDefinition
  readonly id: number
  /** Opens a document in place of its address: where the page stands in one of somebody else's. */
  onOpen?(noun: DocumentNoun, id: number): void
  /** Called once a draft is gone. */
  onGone?(): void
}

/** One document of any kind: whose turn it is, its lines, what became of them, its versions, and what can be done. */
export function DocumentPage(props: DocumentPageProps) {
  useStyles(documentPartStyles)
  useStyles(css)
  const { definition, id } = props
  const words = useDocumentWords(definition.kind)
  const { data, error, mutate } = useDocuments(definition.kind, 'show', { id })
  if (data) return <Page {...props} words={words} detail={data.data} />
  if (!error) return <Skeleton rows={10} />
  const isGone = (error as { status?: number }).status === 404
  if (!isGone) return <ErrorState heading="h1" onRetry={() => void mutate()} />
  const { t } = words
  return (
    <EmptyState
      filtered
      heading="h1"
      title={t('gone.title', { one: words.inside })}
      action={<Button href={listHref(definition)}>{t('gone.back')}</Button>}
    >
      {t('gone.text')}
    </EmptyState>
  )
}

interface PageProps extends DocumentPageProps {
  readonly words: DocumentWords
  readonly detail: DocumentDetail
}

function Page({ definition, words, detail, onOpen, onGone }: PageProps) {
  const { kind, parts = {} } = definition
  const { t } = words
  const noun = useNoun()
  const [editing, setEditing] = useState(false)
  const [proposing, setProposing] = useState(false)
  const [unsaved, setUnsaved] = useState(false)
  const mayEdit = openFields(kind, detail).length > 0
  return (
    <Screen
      className="document"
      back={{ href: listHref(definition), label: noun(definition.noun) }}
      title={<Title {...{ words, detail }} />}
      actions={
        <>
          <SourceLink {...{ definition, words, detail }} />
          {mayEdit && (
            <Button icon={Pencil} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )}
          {!isDraft(detail) && partnerOf(detail) && (
            <Button onClick={() => setProposing(true)} {...(proposing && { reason: t('propose.open') })}>
              {t('propose')}
            </Button>
          )}
          <PdfButton {...{ kind, words, detail }} />
          <FollowButtons {...{ definition, detail, onOpen }} />
          <Suspense>
            <PageMenu {...{ definition, words, detail, onGone }} />
          </Suspense>
        </>
      }
    >
      <p className="document-about">
        {detail.title && <span>{detail.title}</span>}
        <span className="soft">{partnerOf(detail)?.name}</span>
      </p>
      {parts.next ? parts.next(detail) : <TurnBar {...{ kind, words, detail }} />}
      {parts.above?.(detail)}
      <div className="document-body">
        <DocumentTabs
          {...{ definition, words, detail, proposing }}
          onUnsaved={setUnsaved}
          onProposed={() => setProposing(false)}
        />
        <div className="document-side">
          {definition.lettersOf?.(detail)}
          {parts.rail?.(detail)}
          <DocumentRail {...{ kind, words, detail }}>{definition.fieldsOf?.(detail.id)}</DocumentRail>
        </div>
      </div>
      <DecidingBar {...{ kind, words, detail, unsaved }} beforeMove={parts.beforeMove} />
      {editing && <DocumentForm {...{ definition, words, detail }} onClose={() => setEditing(false)} />}
    </Screen>
  )
}

/** The document on paper, in the reader's language. */
function PdfButton({ kind, words, detail }: Pick<PageProps, 'words' | 'detail'> & { kind: DocumentKind }) {
  const { busy, save } = useDocumentFile(kind, 'pdf')
  return (
    <Button icon={Printer} busy={busy} onClick={() => void save({ id: detail.id })}>
      {words.t('pdf')}
    </Button>
  )
}

function Title({ words, detail }: { words: DocumentWords; detail: DocumentDetail }) {
  const { t } = words
  return (
    <>
      <span className="code">{detail.number ?? t('draft.of', { one: words.inside })}</span>
      {detail.revision > 1 && <Chip hue="outline">{t('revision', { revision: detail.revision })}</Chip>}
      <Status look={words.look(detail.status)}>{words.status(detail.status)}</Status>
    </>
  )
}

/** The way to the document that this one follows. */
function SourceLink({
  definition,
  words,
  detail,
}: {
  definition: DocumentDefinition
  words: DocumentWords
  detail: DocumentDetail
}) {
  const { sourceId, sourceNoun } = detail
  if (sourceId === null || sourceNoun === null) return null
  const href = documentHref(definition, sourceNoun, sourceId)
  const say = words.t as unknown as (key: string) => string
  return (
    <a className="small" href={href}>
      {words.t('follows', { one: wordInside(say(`kind.${sourceNoun}`), words.t.locale) })}
    </a>
  )
}
