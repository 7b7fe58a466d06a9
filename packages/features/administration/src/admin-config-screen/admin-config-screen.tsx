import { wordsOf } from '@tsumugi/api'
import { keepsOrganisations, organisations, type OrganisationAdminConfig } from '@tsumugi/contract'
import { admits, functionKeys, readNetwork, type FunctionKey } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi, useSession, useWayBack } from '@tsumugi/session'
import {
  Button,
  Checkbox,
  Chip,
  confirm,
  DateField,
  ErrorState,
  Form,
  Notice,
  NumberField,
  Skeleton,
  Switch,
  TextArea,
  toast,
} from '@tsumugi/ui'
import type { ComponentProps } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import type { PageAddress } from '@tsumugi/records'
import { SaveBar } from '../frame/save-bar.tsx'
import { Block, ScreenFrame } from '../frame/screen-frame.tsx'
import { useAdminConfig } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { StandingMark, useWords } from '../words/status-words.tsx'
import { adminConfigTexts } from './messages/catalogue.ts'

/** /user_groups/:id/user_group_admin_config: what the platform grants an organisation, and what it limits. */
export function AdminConfigScreen({ params }: PageAddress) {
  const t = useText(adminConfigTexts)
  const words = useWords()
  const id = Number(params.id)
  const { data: config, error, mutate, put } = useAdminConfig(id)
  const wayBack = useWayBack(href('userGroups'))
  const { user } = useSession()
  if (error && !config) return <ErrorState heading="h1" onRetry={() => void mutate()} />
  if (!config)
    return (
      <ScreenFrame title={t('title')}>
        <Skeleton rows={8} />
      </ScreenFrame>
    )
  const { userGroup } = config
  return (
    <ScreenFrame
      title={userGroup.name}
      facts={
        <>
          <Chip>{words.kind(userGroup.kind)}</Chip>
          <StandingMark standing={userGroup.standing} />
        </>
      }
      back={{ href: wayBack, label: t('back') }}
      actions={admits(user, keepsOrganisations) && <StandingButton config={config} onChanged={() => void mutate()} />}
    >
      <AdminConfigForm key={id} config={config} onSaved={(next) => void put(next)} />
    </ScreenFrame>
  )
}

/** Suspends an organisation, or lets it in again. */
function StandingButton({ config: { userGroup }, onChanged }: { config: OrganisationAdminConfig; onChanged(): void }) {
  const t = useText(adminConfigTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const suspended = userGroup.standing === 'suspended'
  async function change() {
    const sure =
      suspended ||
      (await confirm({
        title: t('suspend'),
        message: t('suspend.sure', { name: userGroup.name }),
        type: 'attention',
        okLabel: t('suspend'),
      }))
    if (!sure) return
    try {
      await api
        .of(organisations)
        .setStanding({ id: userGroup.id, body: { suspended: !suspended, lockVersion: userGroup.lockVersion } })
    } catch (error) {
      toast({ title: wordsOf(error, frame('failed')), type: 'attention' })
    }
    onChanged()
    await refresh('user_group')
  }
  return <Button onClick={() => void change()}>{suspended ? t('resume') : t('suspend')}</Button>
}

interface Values {
  enabledFunctions: FunctionKey[]
  seats: string
  storageMegabytes: string
  loginIpList: string
  twoFactorRequired: boolean
  closingLockOn: string
}

const valuesOf = (config: OrganisationAdminConfig): Values => ({
  enabledFunctions: config.enabledFunctions,
  seats: String(config.seats ?? ''),
  storageMegabytes: String(config.storageMegabytes ?? ''),
  loginIpList: config.loginIpList.join('\n'),
  twoFactorRequired: config.twoFactorRequired,
  closingLockOn: config.closingLockOn ?? '',
})

const inputOf = ({ seats, storageMegabytes, loginIpList, closingLockOn, ...plain }: Values) => ({
  ...plain,
  seats: numberOrNull(seats),
  storageMegabytes: numberOrNull(storageMegabytes),
  loginIpList: linesOf(loginIpList),
  closingLockOn: closingLockOn || null,
})

const linesOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)
const numberOrNull = (text: string) => (text === '' ? null : Number(text))

function AdminConfigForm({
  config,
  onSaved,
}: {
  config: OrganisationAdminConfig
  onSaved(config: OrganisationAdminConfig): void
}) {
  const t = useText(adminConfigTexts)
  const frame = useText(frameTexts)
  const mayKeep = admits(useSession().user, keepsOrganisations)
  const words = useWords()
  const api = useApi()
  const names = {
    enabledFunctions: t('functions'),
    seats: t('seats'),
    storageMegabytes: t('storage'),
    loginIpList: t('addresses'),
    twoFactorRequired: t('twoFactor'),
    closingLockOn: t('closing'),
  }
  const { form, conflict } = useKeptForm<Values, OrganisationAdminConfig, ReturnType<typeof inputOf>>({
    draft: `admin-config.${config.userGroup.id}`,
    row: config,
    valuesOf,
    inputOf,
    nameOf: (field) => names[field],
    check({ loginIpList }) {
      const wrong = linesOf(loginIpList).find((line) => !readNetwork(line))
      return wrong === undefined ? {} : { loginIpList: t('addresses.wrong', { line: wrong }) }
    },
    update: async (userGroupAdminConfig, options) =>
      (
        await api
          .of(organisations)
          .updateAdminConfig({ id: config.userGroup.id, body: { userGroupAdminConfig } }, options)
      ).data,
    onSaved(saved) {
      onSaved(saved)
      toast({ title: frame('save.done') })
    },
  })
  const { enabledFunctions, twoFactorRequired, closingLockOn } = form.values
  const toggle = (key: FunctionKey, on: boolean) =>
    form.set({ enabledFunctions: functionKeys.filter((each) => (each === key ? on : enabledFunctions.includes(each))) })
  return (
    <Form form={form} label={t('title')}>
      <Block title={names.enabledFunctions} lead={t('functions.lead')}>
        <div className="people-ticks">
          {functionKeys.map((key) => (
            <Checkbox key={key} checked={enabledFunctions.includes(key)} onChange={(on) => toggle(key, on)}>
              {words.function(key)}
            </Checkbox>
          ))}
        </div>
      </Block>
      <Block title={t('limits')} lead={t('limits.lead')}>
        <div className="people-pair">
          <NumberField
            label={names.seats}
            hint={t('seats.used', { count: formatNumber(config.usedSeats) })}
            {...form.field('seats')}
          />
          <NumberField
            label={names.storageMegabytes}
            unit="MB"
            hint={t('storage.used', { count: formatNumber(config.usedMegabytes) })}
            {...form.field('storageMegabytes')}
          />
        </div>
      </Block>
      <Block title={t('signIn')} lead={t('signIn.lead')}>
        <TextArea label={names.loginIpList} rows={4} hint={t('addresses.hint')} {...form.field('loginIpList')} />
        <Switch checked={twoFactorRequired} onChange={(on) => form.set({ twoFactorRequired: on })}>
          {names.twoFactorRequired}
        </Switch>
        {twoFactorRequired && !config.twoFactorRequired && config.withoutTwoFactor > 0 && (
          <Notice hue="gold">{t('twoFactor.without', { count: config.withoutTwoFactor })}</Notice>
        )}
      </Block>
      <Block title={t('closing.title')} lead={t('closing.lead')}>
        <DateField
          label={names.closingLockOn}
          value={closingLockOn as ComponentProps<typeof DateField>['value']}
          onChange={(day) => form.set({ closingLockOn: day })}
          error={form.field('closingLockOn').error}
        />
        <SaveBar form={form} {...(!mayKeep && { disabled: frame('save.keepers') })} />
      </Block>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) =>
          field === 'enabledFunctions' ? (value as FunctionKey[]).map(words.function).join(', ') : undefined
        }
      />
    </Form>
  )
}
