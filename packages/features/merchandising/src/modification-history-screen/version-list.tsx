import type { Modification } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Button, Chip } from '@tsumugi/ui'
import { History } from '@tsumugi/ui/icons'
import { historyTexts } from './history-texts.ts'

export interface ChangeWords {
  field(name: string): string
  value(field: string, value: unknown): string
}

interface VersionListProps {
  versions: readonly Modification[]
  words: ChangeWords
  onRestore(version: Modification): void
}

/** Versions, newest first: when and who at the side, what was before and after in columns. */
export function VersionList({ versions, words, onRestore }: VersionListProps) {
  const t = useText(historyTexts)
  return (
    <ol className="versions">
      {versions.map((version) => {
        const who = version.by || t('somebody')
        return (
          <li key={version.id}>
            <div className="when">
              <time dateTime={version.at}>{formatDate(version.at, 'long', t.locale)}</time>
              <span className="small soft">
                {version.originalBy ? t('by', { by: who, original: version.originalBy }) : who}
              </span>
            </div>
            <div className="changes">
              <Chip hue={version.action === 'restored' ? 'indigo' : 'plain'}>{t(`action.${version.action}`)}</Chip>
              {version.changes.length > 0 && <Changes changes={version.changes} words={words} />}
            </div>
            <div className="end">
              {version.restores.length === 0 ? (
                <span className="tiny faint">{t('restore.same')}</span>
              ) : (
                <Button size={24} icon={History} onClick={() => onRestore(version)}>
                  {t('restore')}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface ChangesProps {
  changes: Modification['changes']
  words: ChangeWords
  heads?: { before: string; after: string }
}

/** Field by field: the old value struck out, the new one beside it. */
export function Changes({ changes, words, heads }: ChangesProps) {
  const t = useText(historyTexts)
  return (
    <table className="changes-table">
      <thead className={heads ? undefined : 'unseen'}>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{heads?.before ?? t('before')}</th>
          <th scope="col">{heads?.after ?? t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }, at) => (
          <tr key={at}>
            <th scope="row">{words.field(field)}</th>
            <td className="old">{heads ? words.value(field, before) : <s>{words.value(field, before)}</s>}</td>
            <td className="new">{words.value(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
