import type { DocumentKind } from '@tsumugi/contract'
import { fieldChanges, lineDifference, type IdentifiedLine } from '@tsumugi/domain'
import { formatDate } from '@tsumugi/i18n'
import { Button, Skeleton, Status } from '@tsumugi/ui'
import { Printer } from '@tsumugi/ui/icons'
import type { DocumentDetail, ProposedDifference, Revision } from '../../document-answers.ts'
import { DifferenceView } from '../../proposals/difference-view.tsx'
import { frozenLines } from '../../proposals/use-document-at.ts'
import { useDocumentFile } from '../../use-document-file.ts'
import { useDocuments } from '../../use-documents.ts'
import type { DocumentWords } from '../../words/document-words.ts'

interface VersionsTabProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
}

/** Its frozen versions, the newest first, each with what it changed and whether it is as it was frozen. */
export function VersionsTab({ kind, words, detail }: VersionsTabProps) {
  const list = useDocuments(kind, 'revisions', { id: detail.id }).data?.data
  if (!list) return <Skeleton rows={3} />
  return (
    <ol className="document-proposals">
      {list.toReversed().map((revision) => (
        <li key={revision.revision}>
          <Version {...{ kind, words, detail, revision }} />
        </li>
      ))}
    </ol>
  )
}

function Version({ kind, words, detail, revision }: VersionsTabProps & { revision: Revision }) {
  const { t } = words
  const { busy, save } = useDocumentFile(kind, 'revisionPdf')
  const number = String(revision.revision)
  return (
    <article>
      <header>
        <h3>{t('revision', { revision: revision.revision })}</h3>
        <Status look={revision.intact ? 'done' : 'late'}>{t(revision.intact ? 'intact' : 'broken')}</Status>
        <time className="small faint">{formatDate(revision.createdAt, 'long')}</time>
      </header>
      <p>
        <Button
          size={24}
          icon={Printer}
          busy={busy}
          aria-label={t('pdf.version', { revision: number })}
          onClick={() => void save({ id: detail.id, revision: number })}
        >
          {t('pdf')}
        </Button>
      </p>
      <p className="tiny faint code">{revision.hash.slice(0, 16)}</p>
      <p className="tiny faint">{t('retained', { date: formatDate(revision.retainedUntil, 'long') })}</p>
      {revision.revision > 1 && <Changed {...{ kind, words, detail, revision }} />}
    </article>
  )
}

type Content = Readonly<Record<string, unknown>>

/** What a version changed of the one before it. */
function Changed({ kind, words, detail, revision }: VersionsTabProps & { revision: Revision }) {
  const read = (number: number) => ({ id: detail.id, revision: String(number) })
  const now = useDocuments(kind, 'revision', read(revision.revision), { once: true }).data?.data.content
  const before = useDocuments(kind, 'revision', read(revision.revision - 1), { once: true }).data?.data.content
  if (!now || !before) return <Skeleton rows={1} />
  const head = { ...before, ...(before.fields as Content) }
  return (
    <DifferenceView
      {...{ kind, words, head }}
      difference={differenceOf(before, now)}
      lines={frozenLines(kind, before)}
    />
  )
}

function differenceOf(before: Content, now: Content): ProposedDifference {
  const linesOf = ({ lines }: Content) =>
    (lines as readonly Content[]).map(({ amount: _amount, id, ...line }) => ({
      ...line,
      id: Number(id),
    })) as IdentifiedLine[]
  const { added, removed, changed } = lineDifference(linesOf(before), linesOf(now))
  const headOf = ({ title, fields }: Content) => ({ title, ...(fields as Content) })
  const after = (changes: Readonly<Record<string, { after: unknown }>>) =>
    Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.after]))
  return {
    fields: after(fieldChanges(headOf(before), headOf(now))),
    lines: {
      added,
      removed: removed.map(({ id }) => id),
      changed: changed.map(({ id, fields }) => ({ id, ...after(fields) })),
    },
  }
}
