import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Icon } from '@tsumugi/ui'
import { Shirt } from '@tsumugi/ui/icons'
import type { Change } from '../home-data.ts'
import { homeTexts } from '../messages/catalogue.ts'

const named = [
  'name',
  'releaseOn',
  'categoryIds',
  'code',
  'status',
  'planQuantity',
  'listPrice',
  'unitCost',
  'markdownPercent',
  'salesPlan',
  'note',
  'tags',
  'colours',
  'template',
] as const

/** What anybody in the organisation changed since the start of yesterday; newest first. */
export function RecentChanges({ changes }: { changes: readonly Change[] }) {
  const t = useText(homeTexts)
  return (
    <section className="panel changes" aria-label={t('changes.title')}>
      <h2>{t('changes.title')}</h2>
      <ul>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
    </section>
  )
}

function ChangeRow({ change: { subject, by, at, fields } }: { change: Change }) {
  const t = useText(homeTexts)
  const words = fields.map((field) => t(`field.${named.find((each) => each === field) ?? 'other'}`))
  const what = words.length === 0 ? t('changes.made') : [...new Set(words)].join(t.locale === 'en' ? ', ' : '・')
  return (
    <li>
      <a href={href('mdMapItem', { brandId: subject.brandId, id: subject.merchandisingId })}>
        <span className="picture">
          {subject.imageUrl ? <img src={subject.imageUrl} alt="" loading="lazy" /> : <Icon of={Shirt} size={20} />}
        </span>
        <span className="what">
          <span className="name one-line">{subject.name}</span>
          <span className="small soft one-line">
            {t('changes.fields', { fields: what, by: by || t('changes.nobody') })}
          </span>
        </span>
        <time className="small soft number" dateTime={at} title={formatDate(at, 'long', t.locale)}>
          {formatDate(at, 'shortNoYear', t.locale)}
        </time>
      </a>
    </li>
  )
}
