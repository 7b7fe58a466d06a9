import type { Organisation } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { Chip } from '@tsumugi/ui'
import { Block } from '../../frame/screen-frame.tsx'
import { useWords } from '../../words/status-words.tsx'
import { configTexts } from './messages/catalogue.ts'

/** What the platform granted and limited: to know, not to change. */
export function LimitsBlock({ organisation: { limits, enabledFunctions } }: { organisation: Organisation }) {
  const t = useText(configTexts)
  const words = useWords()
  if (!limits) return null
  return (
    <Block title={t('limits')} lead={t('limits.lead')}>
      <dl className="people-facts">
        <dt>{t('limits.seats')}</dt>
        <dd>{limits.seats === null ? t('limits.none') : formatNumber(limits.seats)}</dd>
        <dt>{t('limits.storage')}</dt>
        <dd>
          {limits.storageMegabytes === null
            ? t('limits.used', { used: formatNumber(limits.usedMegabytes) })
            : t('limits.usedOf', {
                used: formatNumber(limits.usedMegabytes),
                limit: formatNumber(limits.storageMegabytes),
              })}
        </dd>
        <dt>{t('limits.addresses')}</dt>
        <dd>{limits.loginIpList.length ? limits.loginIpList.join(', ') : t('limits.anywhere')}</dd>
        <dt>{t('limits.twoFactor')}</dt>
        <dd>{limits.twoFactorRequired ? t('limits.asked') : t('limits.notAsked')}</dd>
        <dt>{t('limits.closed')}</dt>
        <dd>{limits.closingLockOn ? formatDate(limits.closingLockOn) : '–'}</dd>
      </dl>
      <div className="people-chips">
        {enabledFunctions.map((key) => (
          <Chip key={key}>{words.function(key)}</Chip>
        ))}
      </div>
    </Block>
  )
}
