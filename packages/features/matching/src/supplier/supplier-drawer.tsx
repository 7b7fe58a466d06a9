import type { FoundProfile } from '@tsumugi/contract'
import { formatNumber, useLocale, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Drawer } from '@tsumugi/ui'
import { FreeMonths } from '../comparison/supplier-panel.tsx'
import { Reasons } from '../open-recruitment/recruitment-parts.tsx'
import { Figures } from '../profile/figures.tsx'
import { matchingTexts, type MatchingText } from '../words/matching-texts.ts'
import { FactList } from '../words/shown.tsx'
import { introIn, machineWords } from '../words/supplier-words.ts'
import { Invitation } from './invitation.tsx'
import { Media } from './media.tsx'

interface SupplierDrawerProps {
  readonly profile: FoundProfile
  readonly recruitmentId: number | null
  onClose(): void
}

/** All that a supplier shows of itself, and the invitation to a recruitment of one’s own. */
export function SupplierDrawer({ profile, recruitmentId, onClose }: SupplierDrawerProps) {
  const t = useText(matchingTexts)
  const locale = useLocale()
  const { user } = useSession()
  const { group, photos, videoUrls, figures, capacities, reasons } = profile
  return (
    <Drawer title={group.name} width={440} onClose={onClose}>
      <div className="matching-rail">
        <p className="prose">{introIn(locale, profile)}</p>
        <FactList facts={factsOf(t, profile)} />
        <Reasons reasons={reasons} />
        <FreeMonths capacities={capacities} />
        <Media photos={photos} videoUrls={videoUrls} />
        <section>
          <h3>{t('record')}</h3>
          <Figures figures={figures} />
        </section>
        {user?.kind === 'brand' && <Invitation supplierId={group.id} recruitmentId={recruitmentId} />}
      </div>
    </Drawer>
  )
}

function factsOf(t: MatchingText, profile: FoundProfile): readonly (readonly [string, string])[] {
  const { group, area, foundedYear, employees, items, machines, certificates, languages, minLot, leadDays } = profile
  return (
    [
      [t('profile.area'), [area, group.country].filter(Boolean).join('・')],
      [t('profile.foundedYear'), foundedYear === null ? '' : String(foundedYear)],
      [t('profile.employees'), employees === null ? '' : formatNumber(employees)],
      [t('profile.items'), items.join('・')],
      [t('profile.machines'), machineWords(t, machines)],
      [t('profile.certificates'), certificates.join('・')],
      [t('profile.languages'), languages.join('・')],
      [t('profile.minLot'), minLot === null ? '' : t('pieces', { count: formatNumber(minLot) })],
      [t('profile.leadDays'), leadDays === null ? '' : t('days', { count: leadDays })],
    ] as const
  ).filter(([, value]) => value !== '')
}
