import { refusalOf } from '@tsumugi/api'
import { users, type UserProfile } from '@tsumugi/contract'
import { locales, type Locale } from '@tsumugi/domain'
import { languageNames, useText } from '@tsumugi/i18n'
import { changeLocale, useApi, useSession } from '@tsumugi/session'
import { ErrorState, Form, Notice, Select, Skeleton, TextField, toast, useForm } from '@tsumugi/ui'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { Block, ScreenFrame } from '../frame/screen-frame.tsx'
import { useProfile } from '../people-queries.ts'
import { useWords } from '../words/status-words.tsx'
import { accountTexts } from './messages/catalogue.ts'
import { NotificationsBlock } from './notifications-block.tsx'
import { PasswordBlock } from './password-block.tsx'
import { SessionsBlock } from './sessions-block.tsx'
import { TwoFactorBlock } from './two-factor-block.tsx'

/** /account/user: one's own name, language, password, second step, open sessions, and what one wants to hear of. */
export function AccountScreen() {
  const t = useText(accountTexts)
  const { user } = useSession()
  if (!user) return null
  return (
    <ScreenFrame title={t('title')}>
      {user.originalUser && <Notice hue="gold">{t('inAnothersName')}</Notice>}
      <AccountBlocks userId={user.id} inPerson={!user.originalUser} />
    </ScreenFrame>
  )
}

function AccountBlocks({ userId, inPerson }: { userId: number; inPerson: boolean }) {
  const { data: profile, error, mutate, put } = useProfile(userId)
  if (error && !profile) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!profile) return <Skeleton rows={8} />
  const changed = (next?: UserProfile) => void (next ? put(next) : mutate())
  return (
    <>
      <NameBlock profile={profile} onChanged={() => changed()} />
      {inPerson && <PasswordBlock profile={profile} />}
      {inPerson && <TwoFactorBlock profile={profile} onChanged={() => changed()} />}
      <SessionsBlock userId={userId} inPerson={inPerson} />
      <NotificationsBlock profile={profile} onChanged={changed} />
    </>
  )
}

/** Name and language. A change of language loads the page anew, in that language (spec §4). */
function NameBlock({ profile, onChanged }: { profile: UserProfile; onChanged(): void }) {
  const t = useText(accountTexts)
  const frame = useText(frameTexts)
  const words = useWords()
  const api = useApi()
  const form = useForm<{ name: string; locale: Locale }>({
    initial: { name: profile.name, locale: profile.locale },
    check: ({ name }) => (name.trim() ? {} : { name: t('name.missing') }),
    async submit({ name, locale }) {
      try {
        if (name !== profile.name) await api.of(users).update({ id: profile.id, body: { user: { name } } })
        if (locale !== profile.locale) await changeLocale(api, locale)
      } catch (error) {
        throw refusalOf(error, { name: t('name'), locale: t('locale') })
      }
    },
    onDone() {
      onChanged()
      toast({ title: frame('save.done') })
    },
  })
  return (
    <Block title={t('profile')} lead={profile.email}>
      <Form form={form} label={t('profile')}>
        <div className="people-pair">
          <TextField label={t('name')} must autoComplete="name" {...form.field('name')} />
          <Select
            label={t('locale')}
            {...form.field('locale')}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
          />
        </div>
        <SaveBar form={form} />
      </Form>
      <dl className="people-facts">
        {profile.memberships.map(({ id, userGroup, role }) => [
          <dt key={`${id}-name`}>{userGroup.name}</dt>,
          <dd key={id}>{words.role(role)}</dd>,
        ])}
      </dl>
    </Block>
  )
}
