import { matchingProfiles, type OwnMatchingProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import {
  Button,
  Checkbox,
  ErrorState,
  Form,
  NumberField,
  Screen,
  Skeleton,
  TextArea,
  TextField,
  toast,
  useStyles,
  type FormState,
} from '@tsumugi/ui'
import css from '../words/matching.css?inline'
import { matchingTexts } from '../words/matching-texts.ts'
import { ProfileStrength } from '../supplier/watch-rail.tsx'
import { CapacityRows, MachineRows } from './profile-rows.tsx'
import { Figures } from './figures.tsx'
import { Photos } from './photos.tsx'
import { inputOf, valuesOf, type ProfileInput, type ProfileValues } from './profile-values.ts'

/** /matching-console/profile: how an organisation introduces itself; every signed-in one writes its own. */
export function ProfileScreen() {
  useStyles(css)
  const { data, error, mutate } = useQuery(matchingProfiles.own, {}, { stays: true })
  if (!data) return error ? <ErrorState heading="h1" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  return <ProfilePage profile={data.data} />
}

function useProfileForm(profile: OwnMatchingProfile) {
  const t = useText(matchingTexts)
  const save = useChange(matchingProfiles.save, ['open_recruitment'])
  return useKeptForm<ProfileValues, OwnMatchingProfile, ProfileInput>({
    draft: 'matching_profile',
    row: profile,
    valuesOf,
    inputOf,
    nameOf: (field) => t(`profile.${field}`),
    check: ({ videoUrls }) =>
      videoUrls.split(/\s+/).every((url) => url === '' || url.startsWith('https://'))
        ? {}
        : { videoUrls: t('videoFault') },
    update: async (change, options) => (await save({ body: { matchingProfile: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
  })
}

function ProfilePage({ profile }: { readonly profile: OwnMatchingProfile }) {
  const t = useText(matchingTexts)
  const { form, conflict } = useProfileForm(profile)
  const button = (
    <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
      {t('save')}
    </Button>
  )
  return (
    <Screen title={t('profile')} facts={<span className="soft">{profile.group.name}</span>} actions={button}>
      <div className="matching-cols">
        <Form form={form} className="matching-form">
          <TextFields form={form} />
          <MachineRows rows={form.values.machines} onChange={(machines) => form.set({ machines })} />
          <CapacityRows rows={form.values.capacities} onChange={(capacities) => form.set({ capacities })} />
        </Form>
        <aside className="matching-rail">
          <ShownTo form={form} figures={profile.figures} />
          <ProfileStrength />
          <Photos photos={profile.photos} />
        </aside>
      </div>
      <ConflictDialog conflict={conflict} joins={['intro']} />
    </Screen>
  )
}

interface ShownToProps extends Pick<OwnMatchingProfile, 'figures'> {
  readonly form: FormState<ProfileValues>
}

function ShownTo({ form, figures }: ShownToProps) {
  const t = useText(matchingTexts)
  return (
    <section>
      <h2>{t('shownTo')}</h2>
      <Checkbox checked={form.values.isPublic} onChange={(isPublic) => form.set({ isPublic })}>
        {t('profile.isPublic')}
      </Checkbox>
      <p className="tiny soft">{t('publicText')}</p>
      <Checkbox checked={form.values.sharesFigures} onChange={(sharesFigures) => form.set({ sharesFigures })}>
        {t('profile.sharesFigures')}
      </Checkbox>
      <p className="tiny soft">{t('figuresText')}</p>
      <Figures figures={figures} />
    </section>
  )
}

function TextFields({ form }: { readonly form: FormState<ProfileValues> }) {
  const t = useText(matchingTexts)
  const names = (name: 'items' | 'certificates' | 'languages') => (
    <TextField {...form.field(name)} label={t(`profile.${name}`)} hint={t('commaHint')} maxLength={400} />
  )
  return (
    <>
      <TextArea {...form.field('intro')} className="wide" label={t('profile.intro')} rows={4} maxLength={4000} />
      <TextArea {...form.field('introEn')} className="wide" label={t('profile.introEn')} rows={3} maxLength={4000} />
      <TextField {...form.field('area')} label={t('profile.area')} maxLength={100} />
      <NumberField {...form.field('foundedYear')} label={t('profile.foundedYear')} />
      <NumberField {...form.field('employees')} label={t('profile.employees')} />
      {names('items')}
      {names('certificates')}
      {names('languages')}
      <NumberField {...form.field('minLot')} label={t('profile.minLot')} />
      <NumberField {...form.field('leadDays')} label={t('profile.leadDays')} />
      <TextArea
        {...form.field('videoUrls')}
        className="wide"
        label={t('profile.videoUrls')}
        hint={t('videoHint')}
        rows={2}
      />
    </>
  )
}
