import { documents, incoterms, transports, type TransportDetail } from '@tsumugi/contract'
import { customsStatuses, legFaultsOf, transportModes, type TransportMode } from '@tsumugi/domain/trading'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Checkbox, Dialog, Form, Notice, Select, TextArea, TextField, toast, type FormState } from '@tsumugi/ui'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import { LegsField } from './legs-field.tsx'
import {
  emptyTransport,
  inputOf,
  numberDoubts,
  valuesOf,
  type TransportInput,
  type TransportValues,
} from './transport-values.ts'

interface TransportDialogProps {
  /** Null: one more. */
  readonly transport: TransportDetail | null
  onClose(): void
  onSaved(saved: TransportDetail): void
}

/** The form of a transport, kept on this device until it is saved. */
function useTransportForm({ transport, onClose, onSaved }: TransportDialogProps) {
  const t = useText(goodsTexts)
  const create = useChange(transports.create, ['delivery'])
  const update = useChange(transports.update, ['delivery'])
  return useKeptForm<TransportValues, TransportDetail, TransportInput>({
    draft: transport ? `transport.${transport.id}` : 'transport.new',
    row: transport,
    initial: transport ? valuesOf(transport) : emptyTransport,
    valuesOf,
    inputOf,
    nameOf: (field) => t(`transport.${field}`),
    check: ({ name, legs }) => ({
      ...(!name.trim() && { name: t('transport.needed') }),
      ...(!areWhole(legs) && { legs: t('leg.incomplete') }),
    }),
    create: async (input, options) => (await create({ body: { transport: input as never } }, options)).data,
    update: async (given, options) =>
      (await update({ id: transport!.id, body: { transport: given as never } }, options)).data,
    onSaved(saved) {
      toast({ title: t('transport.saved') })
      onSaved(saved)
    },
    onClose,
  })
}

/** A transport with its legs and the deliveries on board. */
export function TransportDialog(props: TransportDialogProps) {
  const t = useText(goodsTexts)
  const { form, conflict, leave } = useTransportForm(props)
  const { values } = form
  return (
    <Dialog
      title={t(props.transport ? 'transport.edit' : 'transport.add')}
      width={860}
      busy={form.busy}
      closeOnOutside={false}
      onClose={() => void leave()}
      primary={{ label: t('transport.save'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="transport-fields">
        <HeadFields form={form} />
        {numberDoubts(values).map((doubt) => (
          <Notice key={doubt} hue="gold" live>
            {t(`doubt.${doubt}`)}
          </Notice>
        ))}
        <LegsField legs={values.legs} mode={values.mode as TransportMode} onChange={(legs) => form.set({ legs })} />
        <LegsFault legs={values.legs} />
        <AboardField form={form} />
        <TextArea {...form.field('note')} label={t('transport.note')} className="wide" rows={2} maxLength={2000} />
      </Form>
      <ConflictDialog conflict={conflict} joins={['note']} />
    </Dialog>
  )
}

const areWhole = (legs: TransportValues['legs']) =>
  legs.every(({ from, to, plannedDeparture, plannedArrival }) =>
    [from.trim(), to.trim(), plannedDeparture, plannedArrival].every((each) => each !== ''),
  )

/** What is wrong with the legs: something left out, or the first that does not fit. */
function LegsFault({ legs }: Pick<TransportValues, 'legs'>) {
  const t = useText(goodsTexts)
  if (!areWhole(legs)) return <p className="wide small attention-text">{t('leg.incomplete')}</p>
  const [fault] = legFaultsOf(legs)
  return (
    fault && (
      <Notice hue="madder" live>
        {t(`leg.fault.${fault.fault}`, { place: fault.at + 1 })}
      </Notice>
    )
  )
}

function HeadFields({ form }: { readonly form: FormState<TransportValues> }) {
  const t = useText(goodsTexts)
  return (
    <>
      <TextField {...form.field('name')} label={t('transport.name')} must maxLength={200} />
      <Select
        {...form.field('mode')}
        label={t('transport.mode')}
        placeholder={null}
        options={transportModes.map((value) => ({ value: value as string, label: t(`mode.${value}`) }))}
      />
      <TextField {...form.field('carrier')} label={t('transport.carrier')} maxLength={100} />
      <TextField {...form.field('vessel')} label={t('transport.vessel')} maxLength={100} />
      <TextField {...form.field('waybill')} label={t('transport.waybill')} maxLength={40} />
      <TextField {...form.field('container')} label={t('transport.container')} maxLength={20} />
      <Select
        {...form.field('incoterm')}
        label={t('transport.incoterm')}
        placeholder="–"
        options={incoterms.map((value) => ({ value: value as string, label: value }))}
      />
      <Select
        {...form.field('customs')}
        label={t('transport.customs')}
        placeholder={null}
        options={customsStatuses.map((value) => ({ value: value as string, label: t(`customs.${value}`) }))}
      />
    </>
  )
}

/** Deliveries that are not closed, for choosing those on board. */
function AboardField({ form }: { readonly form: FormState<TransportValues> }) {
  const t = useText(goodsTexts)
  const list = documents.deliveries.endpoints.list
  const rows = useQuery(list, { query: { perPage: 200 } }, { stays: true }).data?.data ?? []
  const { deliveryIds } = form.values
  const shown = rows.filter(({ id, status }) => status !== 'closed' || deliveryIds.includes(id))
  return (
    <fieldset className="wide">
      <legend>{t('transport.deliveryIds')}</legend>
      {shown.length === 0 && <p className="small soft">{t('transport.noDeliveries')}</p>}
      <div className="transport-deliveries">
        {shown.map(({ id, number, title }) => (
          <Checkbox
            key={id}
            checked={deliveryIds.includes(id)}
            onChange={(isIn) =>
              form.set({ deliveryIds: isIn ? [...deliveryIds, id] : deliveryIds.filter((each) => each !== id) })
            }
          >
            {[number, title].filter(Boolean).join(' ')}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
