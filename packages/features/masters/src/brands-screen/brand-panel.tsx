import { brands } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import type { PanelProps } from '@tsumugi/records'
import { useQuery } from '@tsumugi/queries'
import { Chip, Skeleton, useStyles } from '@tsumugi/ui'
import { productTexts } from '../product-words/product-texts.ts'
import css from './brand-panel.css?inline'
import { BrandViewers } from './brand-viewers.tsx'
import { TeamAssignments } from './team-assignments.tsx'

/** What belongs to a brand beside its fields: the tags in use, and who looks after it. */
export function BrandPanel({ record }: PanelProps) {
  useStyles(css)
  if (!record) return null
  return (
    <div className="brand-panel">
      <BrandTags brandId={record.id} />
      <TeamAssignments brandId={record.id} />
      <BrandViewers brandId={record.id} />
    </div>
  )
}

function BrandTags({ brandId }: { brandId: number }) {
  const t = useText(productTexts)
  const data = useQuery(brands.tags, { id: brandId }).data?.data
  return (
    <section>
      <h3>{t('tags.title')}</h3>
      {!data && <Skeleton rows={1} />}
      {data?.length === 0 && <p className="small soft">{t('tags.none')}</p>}
      <p className="tags">
        {data?.map(({ name, count }) => (
          <Chip key={name}>
            {name} <span className="faint number">{count}</span>
          </Chip>
        ))}
      </p>
    </section>
  )
}
