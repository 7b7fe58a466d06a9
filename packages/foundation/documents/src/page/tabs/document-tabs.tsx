import { Skeleton, Tabs, ErrorState } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import type { DocumentDefinition, DocumentTab } from '../../definition.ts'
import { isDraft, type DocumentDetail } from '../../document-answers.ts'
import { ProposalList } from '../../proposals/proposal-list.tsx'
import { ProposePanel } from '../../proposals/propose-panel.tsx'
import { useDocuments } from '../../use-documents.ts'
import type { DocumentWords } from '../../words/document-words.ts'
import { EventsTab } from './events-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { LinesTab } from './lines-tab.tsx'
import { ProgressTab } from './progress-tab.tsx'
import { TalkTab } from './talk-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'

interface DocumentTabsProps {
  readonly definition: DocumentDefinition
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly proposing: boolean
  onProposed(): void
  onUnsaved(isUnsaved: boolean): void
}

/** The parts of a document, each read when it is looked at; those of its kind stand before those of every document. */
export function DocumentTabs({ definition, words, detail, proposing, onProposed, onUnsaved }: DocumentTabsProps) {
  const { kind, talkOf, parts: { review, tabs: more = [] } = {} } = definition
  const { t } = words
  const isIssued = !isDraft(detail)
  const ofKind: readonly DocumentTab[] =
    review && isIssued ? [{ key: 'review', label: t('review'), draw: review }, ...more] : more
  const [tab, setTab] = useState<string>(ofKind[0]?.key ?? 'lines')
  const { data, error, mutate } = useDocuments(kind, 'lines', { id: detail.id })
  const lines = data?.data
  const tabs: { key: string; label: string; count?: number }[] = [
    ...ofKind.map(({ key, label }) => ({ key, label })),
    { key: 'lines', label: t('lines'), ...(lines && { count: lines.ids.length }) },
    ...(kind.counted && isIssued ? [{ key: 'progress', label: t('progress') }] : []),
    { key: 'files', label: t('files') },
    ...(isIssued
      ? [
          { key: 'proposals', label: t('proposals'), ...(detail.openProposals > 0 && { count: detail.openProposals }) },
          { key: 'versions', label: t('versions'), count: detail.revision },
          { key: 'events', label: t('events') },
          ...(talkOf ? [{ key: 'talk', label: t('talk') }] : []),
        ]
      : []),
  ]
  const own = ofKind.find(({ key }) => key === tab)
  const shared = { kind, words, detail, lines }
  return (
    <div className="document-main">
      {proposing && lines && <ProposePanel {...{ kind, words, detail, lines }} onClose={onProposed} />}
      <Tabs label={t('parts')} tabs={tabs} value={tab} onChange={setTab}>
        {own ? (
          <Suspense fallback={<Skeleton rows={8} />}>{own.draw(detail)}</Suspense>
        ) : error && !lines ? (
          <ErrorState onRetry={() => void mutate()} />
        ) : !lines ? (
          <Skeleton rows={6} />
        ) : tab === 'lines' ? (
          <LinesTab key={detail.id} {...{ definition, words, detail, lines, onUnsaved }} />
        ) : tab === 'files' ? (
          <FilesTab {...{ kind, words, detail }} />
        ) : tab === 'progress' ? (
          <ProgressTab {...{ kind, words, detail, lines }} />
        ) : tab === 'proposals' ? (
          <ProposalList {...shared} />
        ) : tab === 'versions' ? (
          <VersionsTab {...{ kind, words, detail }} />
        ) : tab === 'talk' && talkOf ? (
          <TalkTab {...{ kind, words, detail, talkOf }} />
        ) : (
          <EventsTab {...{ kind, words, detail }} />
        )}
      </Tabs>
    </div>
  )
}
