import { refusalOf } from '@tsumugi/api'
import { twoFactors, type UserProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { PasswordField } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Dialog, EnterSends, Form, TextField, toast, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { CodesDialog } from './codes-dialog.tsx'
import { twoFactorTexts } from './messages/catalogue.ts'

interface ChangeProps {
  profile: UserProfile
  onClose(): void
}

/** New recovery codes for one code of the app. */
export function RenewDialog({ profile, onClose }: ChangeProps) {
  const t = useText(twoFactorTexts)
  const api = useApi()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const form = useForm({
    initial: { code: '' },
    submit: (body) =>
      api
        .of(twoFactors)
        .renewCodes({ id: profile.id, body })
        .catch((error: unknown) => {
          throw refusalOf(error, { code: t('code') })
        }),
    onDone: ({ data }) => setCodes(data.recoveryCodes),
  })
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <Dialog
      title={t('renew')}
      onClose={onClose}
      busy={form.busy}
      primary={{ label: t('renew.submit'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <p className="small soft">{t('renew.lead')}</p>
        <TextField label={t('code')} inputMode="numeric" autoComplete="one-time-code" must {...form.field('code')} />
        <EnterSends />
      </Form>
    </Dialog>
  )
}

/** Switched off with the password and a code. */
export function StopDialog({ profile, onClose }: ChangeProps) {
  const t = useText(twoFactorTexts)
  const api = useApi()
  const form = useForm({
    initial: { password: '', code: '' },
    submit: (body) =>
      api
        .of(twoFactors)
        .stop({ id: profile.id, body })
        .catch((error: unknown) => {
          throw refusalOf(error, { password: t('password'), code: t('code') })
        }),
    onDone() {
      toast({ title: t('stopped') })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('stop')}
      onClose={onClose}
      busy={form.busy}
      primary={{ label: t('stop.submit'), type: 'attention', onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <p className="small soft">{t('stop.lead')}</p>
        <PasswordField label={t('password')} {...form.field('password')} />
        <TextField label={t('code')} inputMode="numeric" autoComplete="one-time-code" must {...form.field('code')} />
        <EnterSends />
      </Form>
    </Dialog>
  )
}
