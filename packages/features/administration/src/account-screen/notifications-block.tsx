import { refusalOf } from '@tsumugi/api'
import { notificationChannels, notificationEvents, users, usualChannel, type UserProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi, useSession } from '@tsumugi/session'
import { Form, Select, toast, useForm } from '@tsumugi/ui'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { Block } from '../frame/screen-frame.tsx'
import { accountTexts } from './messages/catalogue.ts'

type Event = (typeof notificationEvents)[number]
type Channel = (typeof notificationChannels)[number]
type Preferences = Record<Event, Channel>

const withUsual = (preferences: UserProfile['notificationPreferences']) =>
  Object.fromEntries(notificationEvents.map((event) => [event, preferences[event] ?? usualChannel])) as Preferences

/** What one wants to hear of in the current organisation, and how. */
export function NotificationsBlock({
  profile,
  onChanged,
}: {
  profile: UserProfile
  onChanged(profile: UserProfile): void
}) {
  const t = useText(accountTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const { organisation } = useSession()
  const form = useForm<Preferences, { data: UserProfile }>({
    initial: withUsual(profile.notificationPreferences),
    submit: (notificationPreferences) =>
      api
        .of(users)
        .notify({ id: profile.id, body: { notificationPreferences } })
        .catch((error: unknown) => {
          throw refusalOf(error, {})
        }),
    onDone({ data }) {
      onChanged(data)
      toast({ title: frame('save.done') })
    },
  })
  const options = notificationChannels.map((value) => ({ value, label: t(`channel.${value}`) }))
  return (
    <Block title={t('notifications')} lead={t('notifications.lead', { name: organisation?.name ?? '' })}>
      <Form form={form} label={t('notifications')}>
        <div className="people-pair">
          {notificationEvents.map((event) => (
            <Select key={event} label={t(`event.${event}`)} {...form.field(event)} options={options} />
          ))}
        </div>
        <SaveBar form={form} />
      </Form>
    </Block>
  )
}
