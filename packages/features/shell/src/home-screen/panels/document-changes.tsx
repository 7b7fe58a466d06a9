import type { DocumentChange } from '@tsumugi/contract'
import { documentPath } from '@tsumugi/domain'
import { formatDate, useNoun, useText } from '@tsumugi/i18n'
import { basePath } from '@tsumugi/navigation'
import { Count } from '@tsumugi/ui'
import { documentWords } from '../queue/document-nouns.ts'
import { homeTexts } from '../messages/catalogue.ts'
import { deedWord, doneWord } from '../queue/move-words.ts'

/** What became of documents since yesterday, each once: who, what came last, and how often it was touched. */
export function DocumentChanges({ changes }: { changes: readonly DocumentChange[] }) {
  const t = useText(homeTexts)
  return (
    <section className="panel changes" aria-label={t('documents.title')}>
      <h2>
        {t('documents.title')} <Count>{changes.length}</Count>
      </h2>
      <ul>
        {changes.map((change) => (
          <Row key={`${change.noun}-${change.id}`} change={change} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  change: { id, noun: document, number, title, partner, count, by, at, verb, transition },
}: {
  change: DocumentChange
}) {
  const t = useText(homeTexts)
  const noun = useNoun()
  const done = doneWord(transition)
  const what = done ? t(`done.${done}`) : t(`deed.${deedWord(verb)}`)
  return (
    <li>
      <a href={`${basePath}${documentPath(document, id)}`.replace('//', '/')}>
        <span className="what">
          <span className="small">
            <b>{by ?? partner}</b>
          </span>
          <span className="small one-line">
            {noun(documentWords[document])} {number ?? title} <b>{what}</b>
          </span>
          {count > 1 && <span className="tiny soft">{t('documents.times', { count })}</span>}
        </span>
        <time className="small soft number" dateTime={at} title={formatDate(at, 'long', t.locale)}>
          {formatDate(at, 'shortNoYear', t.locale)}
        </time>
      </a>
    </li>
  )
}
