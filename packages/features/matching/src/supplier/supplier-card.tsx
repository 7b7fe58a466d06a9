import type { FoundProfile } from '@tsumugi/contract'
import { formatNumber, useLocale, useText } from '@tsumugi/i18n'
import { Button, Chip } from '@tsumugi/ui'
import { useState } from 'react'
import { Reasons } from '../open-recruitment/recruitment-parts.tsx'
import { Figures } from '../profile/figures.tsx'
import { matchingTexts } from '../words/matching-texts.ts'
import { introIn, machineWords } from '../words/supplier-words.ts'
import { Media } from './media.tsx'
import { SupplierDrawer } from './supplier-drawer.tsx'

interface SupplierCardProps {
  readonly profile: FoundProfile
  /** The recruitment that is searched for; null for none. */
  readonly recruitmentId: number | null
}

/** A supplier that was found: what tells it from others, and the whole of its profile beside it. */
export function SupplierCard({ profile, recruitmentId }: SupplierCardProps) {
  const t = useText(matchingTexts)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const { group, area, machines, certificates, languages, minLot, leadDays, photos, videoUrls, figures } = profile
  const facts = [
    machineWords(t, machines),
    minLot === null ? '' : t('lotFrom', { count: formatNumber(minLot) }),
    leadDays === null ? '' : t('days', { count: leadDays }),
    certificates.join('・'),
    languages.join('・'),
  ].filter(Boolean)
  return (
    <li className="matching-card">
      <div>
        <h2>
          {group.name} {profile.isSupplier && <Chip hue="bamboo">{t('isSupplier')}</Chip>}
        </h2>
        <span className="small soft">{[area, group.country].filter(Boolean).join('・')}</span>
        <p className="small">{introIn(locale, profile)}</p>
        <p className="small">{facts.join(' / ')}</p>
        <Reasons reasons={profile.reasons} />
        <Media photos={photos.slice(0, 4)} videoUrls={videoUrls} />
        <Button size={24} aria-label={`${t('wholeProfile')} ${group.name}`} onClick={() => setOpen(true)}>
          {t('wholeProfile')}
        </Button>
      </div>
      <div className="aside">
        <Figures figures={figures} />
      </div>
      {open && <SupplierDrawer profile={profile} recruitmentId={recruitmentId} onClose={() => setOpen(false)} />}
    </li>
  )
}
