import type { QualityLabeling } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useLabelVersions } from '../label-queries.ts'
import { LabelStatus } from '../status/label-status.tsx'
import { editorTexts } from './messages/catalogue.ts'

/** The versions of a label, newest first; none while there is only one. */
export function VersionList({ label }: { label: QualityLabeling }) {
  const t = useText(editorTexts)
  const { data: versions } = useLabelVersions(label.id)
  if (!versions || versions.length < 2) return null
  return (
    <section className="panel versions">
      <header>
        <h2>{t('versions')}</h2>
      </header>
      <ul>
        {versions.map(({ id, version, status, updatedAt, updatedBy }) => (
          <li key={id}>
            {id === label.id ? (
              <b>{t('version', { version })}</b>
            ) : (
              <a href={status === 'superseded' ? href('qualityLabeling', { id }) : href('qualityLabelingEdit', { id })}>
                {t('version', { version })}
              </a>
            )}
            <LabelStatus status={status} />
            <span className="small soft">
              {formatDate(updatedAt, 'short', t.locale)} {updatedBy}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
