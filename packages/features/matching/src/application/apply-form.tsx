import {
  applications,
  tradeCurrencies,
  type MatchingApplicationDetail,
  type OpenRecruitmentDetail,
} from '@tsumugi/contract'
import { useFollow } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Button, Form, NumberField, Select, TextArea, toast, type FormState } from '@tsumugi/ui'
import { openRecruitmentTexts } from '../open-recruitment/open-recruitment-texts.ts'

interface Offer {
  readonly price: string
  readonly currency: string
  readonly leadDays: string
  readonly minLot: string
  readonly message: string
}

const valuesOf = (row: MatchingApplicationDetail): Offer => ({
  price: row.price ?? '',
  currency: row.currency,
  leadDays: row.leadDays === null ? '' : String(row.leadDays),
  minLot: row.minLot === null ? '' : String(row.minLot),
  message: row.message,
})
const inputOf = ({ price, leadDays, minLot, currency, message }: Offer) => ({
  price: price || null,
  currency: currency as 'JPY',
  leadDays: leadDays ? Number(leadDays) : null,
  minLot: minLot ? Number(minLot) : null,
  message: message.trim(),
})

interface ApplyFormProps {
  readonly recruitment: Pick<OpenRecruitmentDetail, 'id' | 'currency'>
  /** Null: the first draft. */
  readonly application?: MatchingApplicationDetail | null
}

/** What a supplier offers. It is kept as a draft; sending it is a step of its own, on the page of the application. */
export function ApplyForm({ recruitment, application = null }: ApplyFormProps) {
  const t = useText(openRecruitmentTexts)
  const { form, conflict } = useOffer(recruitment, application)
  return (
    <section className="matching-panel">
      <h2>{t(application ? 'offerEdit' : 'apply')}</h2>
      <Form form={form} className="matching-form">
        <OfferFields form={form} />
      </Form>
      <Button type={application ? 'secondary' : 'primary'} busy={form.busy} onClick={() => void form.submit()}>
        {t(application ? 'save' : 'saveDraft')}
      </Button>
      <p className="tiny soft">{t('applyText')}</p>
      <ConflictDialog conflict={conflict} joins={['message']} />
    </section>
  )
}

function useOffer(recruitment: ApplyFormProps['recruitment'], application: MatchingApplicationDetail | null) {
  const t = useText(openRecruitmentTexts)
  const follow = useFollow()
  const create = useChange(applications.create, ['matching_application'])
  const update = useChange(applications.update, ['open_recruitment'])
  return useKeptForm<Offer, MatchingApplicationDetail, ReturnType<typeof inputOf>>({
    draft: `application.${application?.id ?? `of.${recruitment.id}`}`,
    row: application,
    initial: application
      ? valuesOf(application)
      : { price: '', currency: recruitment.currency, leadDays: '', minLot: '', message: '' },
    valuesOf,
    inputOf,
    nameOf: (field) => t(`offer.${field}`),
    check: ({ message }) => (message.trim() ? {} : { message: t('needed') }),
    create: async (input, options) =>
      (await create({ id: recruitment.id, body: { application: input } }, options)).data,
    update: async (change, options) =>
      (await update({ id: application!.id, body: { application: change } }, options)).data,
    onSaved(saved) {
      toast({ title: t('saved') })
      if (!application) follow(href('matchingWorkerApplication', { applicationId: saved.id }))
    },
  })
}

function OfferFields({ form }: { readonly form: FormState<Offer> }) {
  const t = useText(openRecruitmentTexts)
  return (
    <>
      <NumberField {...form.field('price')} label={t('offer.price')} digits={4} />
      <Select
        {...form.field('currency')}
        label={t('offer.currency')}
        options={tradeCurrencies.map((value) => ({ value: value as string, label: value }))}
      />
      <NumberField {...form.field('minLot')} label={t('offer.minLot')} />
      <NumberField {...form.field('leadDays')} label={t('offer.leadDays')} />
      <TextArea {...form.field('message')} className="wide" label={t('offer.message')} must rows={5} maxLength={4000} />
    </>
  )
}
