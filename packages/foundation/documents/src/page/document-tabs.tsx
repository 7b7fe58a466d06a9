import type { DocumentKind } from '@tsumugi/contract'
import { Skeleton, Tabs, ErrorState } from '@tsumugi/ui'
import { useState } from 'react'
import type { DocumentDefinition } from '../definition.ts'
import { isDraft, type DocumentDetail } from '../document-answers.ts'
import { ProposalList } from '../proposals/proposal-list.tsx'
import { ProposePanel } from '../proposals/propose-panel.tsx'
import { useDocuments } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { EventsTab } from './events-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { LinesTab } from './lines-tab.tsx'
import { ProgressTab } from './progress-tab.tsx'
import { TalkTab } from './talk-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'

interface DocumentTabsProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly proposing: boolean
  readonly talkOf: DocumentDefinition['talkOf']
  onProposed(): void
  onUnsaved(isUnsaved: boolean): void
}

type TabKey = 'lines' | 'files' | 'progress' | 'proposals' | 'versions' | 'events' | 'talk'

/** The parts of a document, each read when it is looked at. */
export function DocumentTabs({ kind, words, detail, proposing, talkOf, onProposed, onUnsaved }: DocumentTabsProps) {
  const { t } = words
  const [tab, setTab] = useState<TabKey>('lines')
  const { data, error, mutate } = useDocuments(kind, 'lines', { id: detail.id })
  const lines = data?.data
  const isIssued = !isDraft(detail)
  const tabs: { key: TabKey; label: string; count?: number }[] = [
    { key: 'lines', label: t('lines'), ...(lines && { count: lines.ids.length }) },
    ...(kind.counted && isIssued ? [{ key: 'progress' as const, label: t('progress') }] : []),
    { key: 'files', label: t('files') },
    ...(isIssued
      ? [
          {
            key: 'proposals' as const,
            label: t('proposals'),
            ...(detail.openProposals > 0 && { count: detail.openProposals }),
          },
          { key: 'versions' as const, label: t('versions'), count: detail.revision },
          { key: 'events' as const, label: t('events') },
          ...(talkOf ? [{ key: 'talk' as const, label: t('talk') }] : []),
        ]
      : []),
  ]
  const shared = { kind, words, detail, lines }
  return (
    <div className="document-main">
      {proposing && lines && <ProposePanel {...{ kind, words, detail, lines }} onClose={onProposed} />}
      <Tabs label={t('parts')} tabs={tabs} value={tab} onChange={setTab}>
        {error && !lines ? (
          <ErrorState onRetry={() => void mutate()} />
        ) : !lines ? (
          <Skeleton rows={6} />
        ) : tab === 'lines' ? (
          <LinesTab key={detail.id} {...{ kind, words, detail, lines, onUnsaved }} />
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
