import { refusalOf } from '@tsumugi/api'
import { twoFactors, type UserProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Dialog, EnterSends, Form, TextField, useForm, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { CodesDialog } from './codes-dialog.tsx'
import { twoFactorTexts } from './messages/catalogue.ts'
import css from './two-factor.css?inline'

interface Secret {
  secret: string
  size: number
  path: string
}

/** In three steps: the password once more, the first code of the app, the recovery codes. */
export function SetUpDialog({ profile, onClose }: { profile: UserProfile; onClose(): void }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  if (secret) return <FirstCode profile={profile} secret={secret} onClose={onClose} onDone={setCodes} />
  return <AskPassword profile={profile} onClose={onClose} onDone={setSecret} />
}

function AskPassword({
  profile,
  onClose,
  onDone,
}: {
  profile: UserProfile
  onClose(): void
  onDone(secret: Secret): void
}) {
  const t = useText(twoFactorTexts)
  const api = useApi()
  const form = useForm({
    initial: { password: '' },
    submit: (body) =>
      api
        .of(twoFactors)
        .start({ id: profile.id, body })
        .catch((error: unknown) => {
          throw refusalOf(error, { password: t('password') })
        }),
    onDone: ({ data }) => onDone(data),
  })
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      busy={form.busy}
      primary={{ label: t('next'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <p className="small soft">{t('password.lead')}</p>
        <TextField
          label={t('password')}
          type="password"
          autoComplete="current-password"
          must
          {...form.field('password')}
        />
        <EnterSends />
      </Form>
    </Dialog>
  )
}

interface FirstCodeProps {
  profile: UserProfile
  secret: Secret
  onClose(): void
  onDone(codes: readonly string[]): void
}

function FirstCode({ profile, secret: { secret, size, path }, onClose, onDone }: FirstCodeProps) {
  useStyles(css)
  const t = useText(twoFactorTexts)
  const api = useApi()
  const form = useForm({
    initial: { code: '' },
    submit: (body) =>
      api
        .of(twoFactors)
        .confirm({ id: profile.id, body })
        .catch((error: unknown) => {
          throw refusalOf(error, { code: t('code') })
        }),
    onDone: ({ data }) => onDone(data.recoveryCodes),
  })
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      closeOnOutside={false}
      busy={form.busy}
      primary={{ label: t('confirm'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <p className="small soft">{t('scan')}</p>
        <svg className="people-qr" role="img" aria-label={t('qr')} viewBox={`0 0 ${size} ${size}`}>
          <path d={path} />
        </svg>
        <p className="small soft">
          {t('byHand')} <code className="people-secret">{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
        </p>
        <TextField label={t('code')} inputMode="numeric" autoComplete="one-time-code" must {...form.field('code')} />
        <EnterSends />
      </Form>
    </Dialog>
  )
}
