import { mostPapers, type DocumentKind } from '@tsumugi/contract'
import { Button } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import type { DocumentHead } from '../../document-answers.ts'
import { useDocumentFile } from '../../use-document-file.ts'
import type { DocumentWords } from '../../words/document-words.ts'

interface BulkPapersProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly picked: readonly DocumentHead[]
}

/** Saves the papers of many at once, each as it would be by itself. */
export function BulkPapers({ kind, words: { t }, picked }: BulkPapersProps) {
  const { busy, save } = useDocumentFile(kind, 'papers')
  return (
    <Button
      icon={Download}
      busy={busy}
      {...(picked.length > mostPapers && { reason: t('bulk.papers.most', { count: mostPapers }) })}
      onClick={() => void save({ query: { ids: picked.map(({ id }) => id) } })}
    >
      {t('bulk.papers')}
    </Button>
  )
}
