import { refusalOf } from '@tsumugi/api'
import { users, type UserProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useData } from '@tsumugi/queries'
import { useApi, useSession } from '@tsumugi/session'
import { Dialog, EnterSends, ErrorState, Form, Skeleton, TextField, useForm } from '@tsumugi/ui'
import { identityTexts } from './messages/catalogue.ts'
import { PasswordField } from './password-field.tsx'

interface ConfirmIdentityProps {
  onConfirmed(): void
  onClose(): void
}

/** Asks who one is before what hands over an organisation or its money. */
export function ConfirmIdentityDialog(props: ConfirmIdentityProps) {
  const t = useText(identityTexts)
  const { user } = useSession()
  const { data: profile, error, mutate } = useData(users.show, { id: user?.id ?? 0 }, { asRead: true })
  if (profile) return <ConfirmForm {...props} profile={profile} />
  return (
    <Dialog title={t('title')} onClose={props.onClose}>
      {error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={2} />}
    </Dialog>
  )
}

/** By password; by a code of the app where there is no password. */
function ConfirmForm({ profile, onConfirmed, onClose }: ConfirmIdentityProps & { profile: UserProfile }) {
  const t = useText(identityTexts)
  const api = useApi()
  const form = useForm({
    initial: { password: '', code: '' },
    submit: ({ password, code }) =>
      api
        .of(users)
        .confirmIdentity({ id: profile.id, body: profile.hasPassword ? { password } : { code } })
        .catch((error: unknown) => {
          throw refusalOf(error, { password: t('password'), code: t('code') })
        }),
    onDone: onConfirmed,
  })
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      busy={form.busy}
      primary={{ label: t('submit'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <p className="small soft">{t('lead')}</p>
        {profile.hasPassword ? (
          <>
            <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
            <PasswordField label={t('password')} {...form.field('password')} />
          </>
        ) : (
          <TextField label={t('code')} inputMode="numeric" autoComplete="one-time-code" must {...form.field('code')} />
        )}
        <EnterSends />
      </Form>
    </Dialog>
  )
}
