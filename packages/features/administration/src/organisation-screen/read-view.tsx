import type { Organisation } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Notice } from '@tsumugi/ui'
import { Block } from '../frame/screen-frame.tsx'
import { countryName, monthName } from '../words/place-names.ts'
import { organisationTexts } from './messages/catalogue.ts'

/** Another organisation of the super group: what it says about itself, and nothing to change. */
export function ReadView({ organisation }: { organisation: Organisation }) {
  const t = useText(organisationTexts)
  const facts = [
    ['nameKana', organisation.nameKana],
    ['country', countryName(organisation.country, t.locale)],
    ['address', organisation.address],
    ['phone', organisation.phone],
    ['registrationNumber', organisation.registrationNumber],
    ['corporateNumber', organisation.corporateNumber],
    ['baseCurrency', organisation.baseCurrency],
    ['fiscalStartMonth', monthName(organisation.fiscalStartMonth, t.locale)],
  ] as const
  return (
    <>
      <Notice hue="indigo">{t('readView')}</Notice>
      <Block title={t('profile')}>
        <dl className="people-facts">
          {facts.map(([key, value]) => [
            <dt key={`${key}-name`}>{t(`field.${key}`)}</dt>,
            <dd key={key}>{value || '–'}</dd>,
          ])}
        </dl>
      </Block>
    </>
  )
}
