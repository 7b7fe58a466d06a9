import type { UserProfile } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Button, Notice, Status } from '@tsumugi/ui'
import { useState } from 'react'
import { Block } from '../frame/screen-frame.tsx'
import { accountTexts } from './messages/catalogue.ts'
import { SetUpDialog } from './two-factor/set-up-dialog.tsx'
import { RenewDialog, StopDialog } from './two-factor/change-dialogs.tsx'

/** Two-factor sign-in: set up, recovery codes, switched off. */
export function TwoFactorBlock({ profile, onChanged }: { profile: UserProfile; onChanged(): void }) {
  const t = useText(accountTexts)
  const [open, setOpen] = useState<'set-up' | 'renew' | 'stop' | null>(null)
  const { enabledAt, recoveryCodesLeft, requiredBy } = profile.twoFactor
  const close = () => {
    setOpen(null)
    onChanged()
  }
  return (
    <Block title={t('twoFactor')} lead={t('twoFactor.lead')}>
      <div>
        {enabledAt ? (
          <Status look="done">{t('twoFactor.since', { day: formatDate(enabledAt) })}</Status>
        ) : (
          <Status look="todo">{t('twoFactor.off')}</Status>
        )}
      </div>
      {requiredBy.length > 0 && (
        <p className="small soft">{t('twoFactor.required', { names: requiredBy.join(', ') })}</p>
      )}
      {enabledAt && recoveryCodesLeft <= 2 && (
        <Notice hue="gold">{t('twoFactor.fewCodes', { count: recoveryCodesLeft })}</Notice>
      )}
      <div className="button-row">
        {!enabledAt && <Button onClick={() => setOpen('set-up')}>{t('twoFactor.start')}</Button>}
        {enabledAt && (
          <Button onClick={() => setOpen('renew')}>{t('twoFactor.renew', { count: recoveryCodesLeft })}</Button>
        )}
        {enabledAt && (
          <Button
            type="plain"
            onClick={() => setOpen('stop')}
            disabled={requiredBy.length > 0}
            reason={requiredBy.length > 0 ? t('twoFactor.required', { names: requiredBy.join(', ') }) : undefined}
          >
            {t('twoFactor.stop')}
          </Button>
        )}
      </div>
      {open === 'set-up' && <SetUpDialog profile={profile} onClose={close} />}
      {open === 'renew' && <RenewDialog profile={profile} onClose={close} />}
      {open === 'stop' && <StopDialog profile={profile} onClose={close} />}
    </Block>
  )
}
