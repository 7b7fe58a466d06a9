import { distributorLots, type LotForecast } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { staying, useChange } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { DateField, Dialog, Form, NumberField, toast } from '@tsumugi/ui'
import { orderTexts } from '../order-texts.ts'
import { LotFields, nameOfLot, unnamed, useCloths, type LotName } from './lot-fields.tsx'

interface LotIncomingDialogProps {
  /** The lot that more is to come of; null for a dyeing that is not there yet. */
  readonly lot: LotForecast | null
  onClose(): void
}

interface Incoming extends LotName {
  readonly incoming: string
  readonly restockOn: string
}

/** How much of a dye lot is on its way and when it is there: buyers see it beside what is free. */
export function LotIncomingDialog({ lot, onClose }: LotIncomingDialogProps) {
  const t = useText(orderTexts)
  const { form, conflict, leave } = useIncoming(lot, onClose)
  const cloths = useCloths()
  const unit = lot?.unit ?? cloths.find(({ id }) => String(id) === form.values.materialId)?.unit ?? 'm'
  return (
    <Dialog
      title={t('lot.announce')}
      width={480}
      busy={form.busy}
      onClose={() => void leave()}
      closeOnOutside={false}
      primary={{ label: t('lot.announce.save'), onClick: () => void form.submit() }}
    >
      <p className="small soft">{t('lot.announce.hint')}</p>
      <Form form={form} className="room-form">
        {!lot && <LotFields form={form} cloths={cloths} />}
        <NumberField {...form.field('incoming')} label={t('incoming')} must digits={2} unit={unit} />
        <DateField {...form.field('restockOn')} label={t('lot.restockOn')} />
      </Form>
      {conflict && <ConflictDialog conflict={conflict} />}
    </Dialog>
  )
}

const isSome = ({ incoming }: Pick<Incoming, 'incoming'>) => Number(incoming) > 0

function useIncoming(lot: LotForecast | null, onClose: () => void) {
  const t = useText(orderTexts)
  const announce = useChange(distributorLots.announce, ['distributor_lot', 'material_listing'])
  const send = async ({ materialId, colorNo, lot: name, ...values }: Incoming, lockVersion: number) => {
    const lotName = { materialId: Number(materialId), colorNo, lot: name.trim() }
    const restockOn = isSome(values) ? values.restockOn : null
    return (
      await announce(
        { body: { lotIncoming: { ...lotName, incoming: values.incoming, restockOn, lockVersion } } },
        staying,
      )
    ).data
  }
  return useKeptForm<Incoming, LotForecast>({
    draft: `distributor_lot.incoming.${lot?.id ?? 'new'}`,
    row: lot,
    initial: valuesOf(lot),
    valuesOf,
    nameOf: (field) => (field === 'restockOn' ? t('lot.restockOn') : t('incoming')),
    check: (values) => ({
      ...unnamed(values, t('needed')),
      ...(values.incoming === '' && { incoming: t('needed') }),
      ...(isSome(values) && values.restockOn === '' && { restockOn: t('needed') }),
    }),
    create: (values) => send(values, 0),
    update: ({ lockVersion }, _, values) => send(values, lockVersion),
    onSaved: () => toast({ title: t('lot.announced') }),
    onClose,
  })
}

const valuesOf = (lot: LotForecast | null): Incoming => ({
  ...nameOfLot(lot),
  incoming: lot && lot.incoming !== '0' ? lot.incoming : '',
  restockOn: lot?.restockOn ?? '',
})
