import { currentOf, refusalOf } from '@tsumugi/api'
import { vendorContractMaps, type ContractLineChoice, type VendorContractMap } from '@tsumugi/contract'
import { compare, minus } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Combobox, Dialog, Form, NumberField, useForm, type FormState } from '@tsumugi/ui'
import { useRef } from 'react'
import { shownLength } from '../balance/shown-length.ts'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'

interface MapDialogProps {
  readonly vendor: string
  /** Null brings two together that are not yet. */
  readonly map: VendorContractMap | null
  onClose(): void
}

const lineLabel = ({ number, item, color, size }: ContractLineChoice) =>
  [number, item, color, size].filter(Boolean).join(' ')

/** Brings a material and a line together, or changes how much is meant. */
export function MapDialog({ vendor, map, onClose }: MapDialogProps) {
  const t = useText(vendorTexts)
  const { data } = useQuery(vendorContractMaps.choices, { vendor, query: {} }, { topics: vendorTopics })
  const form = useMapForm({ vendor, map, onClose })
  const materials = data?.data.materials ?? []
  const chosen = map?.material ?? materials.find(({ id }) => String(id) === form.values.materialId)
  const free = chosen && minus(chosen.ordered, chosen.planned)
  return (
    <Dialog
      title={t(map ? 'maps.edit' : 'maps.add')}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="vendor-form">
        {map ? (
          <Named map={map} />
        ) : (
          <Choices form={form} materials={materials} lines={data?.data.contractLines ?? []} />
        )}
        <NumberField
          {...form.field('plannedQuantity')}
          label={t('maps.planned')}
          must
          digits={2}
          unit={chosen?.unit}
          hint={free && t(compare(free, '0') < 0 ? 'maps.over' : 'maps.free', { quantity: shownLength(free) })}
        />
      </Form>
    </Dialog>
  )
}

const Named = ({ map: { material, contractLine } }: { readonly map: VendorContractMap }) => (
  <p className="small">
    {material.name} {material.color} {material.lot} → {lineLabel(contractLine)}
  </p>
)

interface ChoicesProps {
  readonly form: FormState<MapValues>
  readonly materials: readonly VendorContractMap['material'][]
  readonly lines: readonly ContractLineChoice[]
}

function Choices({ form, materials, lines }: ChoicesProps) {
  const t = useText(vendorTexts)
  return (
    <>
      <Combobox
        {...form.field('materialId')}
        label={t('head.cloth')}
        must
        options={materials.map(({ id, name, color, lot }) => ({
          value: String(id),
          label: `${name} ${color}`,
          hint: lot,
        }))}
      />
      <Combobox
        {...form.field('contractLineId')}
        label={t('maps.line')}
        must
        options={lines.map((line) => ({ value: String(line.id), label: lineLabel(line), hint: line.title }))}
      />
    </>
  )
}

interface MapValues {
  readonly materialId: string
  readonly contractLineId: string
  readonly plannedQuantity: string
}

function useMapForm({ vendor, map, onClose }: MapDialogProps) {
  const t = useText(vendorTexts)
  const create = useChange(vendorContractMaps.create, vendorTopics)
  const update = useChange(vendorContractMaps.update, vendorTopics)
  const version = useRef(map?.lockVersion ?? 0)
  const names = { materialId: t('head.cloth'), contractLineId: t('maps.line'), plannedQuantity: t('maps.planned') }
  return useForm<MapValues>({
    initial: { materialId: '', contractLineId: '', plannedQuantity: map?.plannedQuantity ?? '' },
    check: ({ materialId, contractLineId, plannedQuantity }) => ({
      ...(!map && !materialId && { materialId: t('needed') }),
      ...(!map && !contractLineId && { contractLineId: t('needed') }),
      ...(Number(plannedQuantity) <= 0 && { plannedQuantity: t('needed') }),
    }),
    submit: async ({ materialId, contractLineId, plannedQuantity }) => {
      const named = { materialId: Number(materialId), contractLineId: Number(contractLineId), plannedQuantity }
      try {
        if (map)
          await update({
            vendor,
            id: map.id,
            body: { materialContractMap: { plannedQuantity, lockVersion: version.current } },
          })
        else await create({ vendor, body: { materialContractMap: named } })
      } catch (error) {
        // Somebody changed it meanwhile: it is said, and saving again puts this figure over theirs.
        const theirs = currentOf<VendorContractMap>(error)
        if (theirs) version.current = theirs.lockVersion
        throw refusalOf(error, names, theirs ? () => 'plannedQuantity' : undefined)
      }
    },
    onDone: onClose,
  })
}
