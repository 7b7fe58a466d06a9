import { refusalOf } from '@tsumugi/api'
import { users, type UserProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Form, TextField, toast, useForm } from '@tsumugi/ui'
import { SaveBar } from '../frame/save-bar.tsx'
import { Block } from '../frame/screen-frame.tsx'

import { useRefresh } from '@tsumugi/queries'
import { accountTexts } from './messages/catalogue.ts'

const blank = { currentPassword: '', password: '', again: '' }

/** A new password ends every session but this one. */
export function PasswordBlock({ profile }: { profile: UserProfile }) {
  const t = useText(accountTexts)
  const api = useApi()
  const refresh = useRefresh()
  const form = useForm({
    initial: blank,
    check: ({ password, again }) => (password === again ? {} : { again: t('password.differs') }),
    submit: ({ currentPassword, password }) =>
      api
        .of(users)
        .changePassword({ id: profile.id, body: { currentPassword, password } })
        .catch((error: unknown) => {
          throw refusalOf(error, { currentPassword: t('password.current'), password: t('password.new') })
        }),
    onDone() {
      form.reset(blank)
      void refresh('user')
      toast({ title: t('password.changed') })
    },
  })
  return (
    <Block title={t('password')} lead={t('password.lead')}>
      <Form form={form} label={t('password')}>
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        {profile.hasPassword && (
          <TextField
            label={t('password.current')}
            type="password"
            autoComplete="current-password"
            must
            {...form.field('currentPassword')}
          />
        )}
        <div className="people-pair">
          <TextField
            label={t('password.new')}
            type="password"
            autoComplete="new-password"
            must
            hint={t('password.hint')}
            {...form.field('password')}
          />
          <TextField
            label={t('password.again')}
            type="password"
            autoComplete="new-password"
            must
            {...form.field('again')}
          />
        </div>
        <SaveBar form={form} />
      </Form>
    </Block>
  )
}
