import { recruitments, suppliers, tradeCurrencies, type RecruitmentDetail } from '@tsumugi/contract'
import { recruitmentVisibilities } from '@tsumugi/domain/matching'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm, type PageAddress } from '@tsumugi/records'
import {
  Button,
  Checkbox,
  DateField,
  Form,
  NumberField,
  Select,
  TextArea,
  TextField,
  toast,
  type FormState,
} from '@tsumugi/ui'
import { matchingTexts } from '../words/matching-texts.ts'
import { FilesField } from './files-field.tsx'
import { RecruitmentFrame } from './recruitment-frame.tsx'
import { inputOf, valuesOf, type RecruitmentInput, type RecruitmentValues } from './recruitment-values.ts'

/** /matching-console/client/recruitments/:recruitmentId/edit: what is asked for, of whom, and what comes with the agreement. */
export function EditScreen({ params }: Pick<PageAddress, 'params'>) {
  return (
    <RecruitmentFrame id={Number(params.recruitmentId)} page="content">
      {(recruitment) => <RecruitmentForm key={recruitment.id} recruitment={recruitment} />}
    </RecruitmentFrame>
  )
}

function useRecruitmentForm(recruitment: RecruitmentDetail) {
  const t = useText(matchingTexts)
  const update = useChange(recruitments.update, ['open_recruitment'])
  return useKeptForm<RecruitmentValues, RecruitmentDetail, RecruitmentInput>({
    draft: `recruitment.${recruitment.id}`,
    row: recruitment,
    valuesOf,
    inputOf,
    nameOf: (field) => t(`field.${field}`),
    check: ({ title, applyBy, quantityFrom, quantityTo }) => ({
      ...(!title.trim() && { title: t('needed') }),
      ...(!applyBy && { applyBy: t('needed') }),
      ...(quantityFrom &&
        quantityTo &&
        Number(quantityTo) < Number(quantityFrom) && { quantityTo: t('quantityOrder') }),
    }),
    update: async (change, options) =>
      (await update({ id: recruitment.id, body: { recruitment: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
  })
}

function RecruitmentForm({ recruitment }: { readonly recruitment: RecruitmentDetail }) {
  const t = useText(matchingTexts)
  const { form, conflict } = useRecruitmentForm(recruitment)
  return (
    <>
      <Form form={form} className="matching-form">
        <AskedFields form={form} />
        <WhoFields form={form} recruitment={recruitment} />
        <TextArea
          {...form.field('ndaText')}
          className="wide"
          label={t('field.ndaText')}
          hint={t('ndaHint')}
          rows={6}
          maxLength={20_000}
        />
        <TextArea
          {...form.field('requirements')}
          className="wide"
          label={t('field.requirements')}
          hint={t('requirementsHint')}
          rows={6}
          maxLength={20_000}
        />
        <FilesField files={recruitment.files} ids={form.values.fileIds} onChange={(fileIds) => form.set({ fileIds })} />
      </Form>
      <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
        {t('save')}
      </Button>
      <ConflictDialog conflict={conflict} joins={['requirements']} />
    </>
  )
}

function AskedFields({ form }: { readonly form: FormState<RecruitmentValues> }) {
  const t = useText(matchingTexts)
  const text = (name: 'items' | 'machines' | 'certificates', hint: string) => (
    <TextField {...form.field(name)} label={t(`field.${name}`)} hint={hint} maxLength={400} />
  )
  return (
    <>
      <TextField {...form.field('title')} className="wide" label={t('field.title')} must maxLength={120} />
      {text('items', t('commaHint'))}
      {text('machines', t('machinesHint'))}
      {text('certificates', t('commaHint'))}
      <NumberField {...form.field('styles')} label={t('field.styles')} />
      <NumberField {...form.field('quantityFrom')} label={t('field.quantityFrom')} />
      <NumberField {...form.field('quantityTo')} label={t('field.quantityTo')} />
      <NumberField {...form.field('targetPrice')} label={t('field.targetPrice')} digits={4} />
      <Select
        {...form.field('currency')}
        label={t('field.currency')}
        options={tradeCurrencies.map((value) => ({ value: value as string, label: value }))}
      />
      <DateField {...form.field('deliveryOn')} label={t('field.deliveryOn')} />
      <TextField {...form.field('area')} label={t('field.area')} maxLength={100} />
    </>
  )
}

interface WhoFieldsProps {
  readonly form: FormState<RecruitmentValues>
  readonly recruitment: RecruitmentDetail
}

function WhoFields({ form, recruitment }: WhoFieldsProps) {
  const t = useText(matchingTexts)
  return (
    <>
      <DateField {...form.field('applyBy')} label={t('field.applyBy')} must />
      <NumberField {...form.field('seats')} label={t('field.seats')} hint={t('seatsHint')} />
      <Select
        {...form.field('visibility')}
        label={t('field.visibility')}
        options={recruitmentVisibilities.map((value) => ({ value: value as string, label: t(`visibility.${value}`) }))}
      />
      <Checkbox checked={form.values.hidesName} onChange={(hidesName) => form.set({ hidesName })}>
        {t('field.hidesName')}
      </Checkbox>
      <Invitees form={form} invitees={recruitment.invitees} />
    </>
  )
}

interface InviteesProps extends Pick<RecruitmentDetail, 'invitees'> {
  readonly form: FormState<RecruitmentValues>
}

function Invitees({ form, invitees }: InviteesProps) {
  const t = useText(matchingTexts)
  const known =
    useQuery(suppliers.list, { query: { kind: 'supplier', perPage: 200 } }, { stays: true }).data?.data ?? []
  const { inviteeIds } = form.values
  const options = [
    ...known.map(({ partner }) => ({ id: partner.id, name: partner.name })),
    ...invitees.filter(({ id }) => !known.some(({ partner }) => partner.id === id)),
  ]
  return (
    <fieldset className="wide">
      <legend className="small">{t('field.inviteeIds')}</legend>
      {options.length === 0 && <p className="small soft">{t('noSuppliers')}</p>}
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={inviteeIds.includes(id)}
          onChange={(isIn) =>
            form.set({ inviteeIds: isIn ? [...inviteeIds, id] : inviteeIds.filter((each) => each !== id) })
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  )
}
