import { resourcePlanSheets, tradeCurrencies, units, type CostSheetDetail } from '@tsumugi/contract'
import { costGroups } from '@tsumugi/domain/costing'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import {
  Button,
  Checkbox,
  Combobox,
  Dialog,
  Form,
  NumberField,
  Select,
  TextArea,
  TextField,
  toast,
  type FormState,
} from '@tsumugi/ui'
import { costTexts } from '../words/cost-texts.ts'
import { RawMaterialField } from './raw-material-field.tsx'
import { kept, lineInputOf, lineValuesOf, readTiers, type LineInput, type LineValues } from './line-values.ts'
import { SourceField } from './source-field.tsx'
import { useLineChanges } from './use-line-changes.ts'

interface LineDialogProps {
  readonly sheet: CostSheetDetail
  /** Null adds one. */
  readonly lineage: string | null
  onClose(): void
}

/** One line of a draft: what a garment takes of it, whose it is and what it costs. */
export function LineDialog({ sheet, lineage, onClose }: LineDialogProps) {
  const t = useText(costTexts)
  const { form, conflict, leave } = useLineForm(sheet, lineage, onClose)
  const { put } = useLineChanges(sheet)
  const remove = () => put(({ lines }) => lines.filter((line) => line.lineage !== lineage).map(kept)).then(onClose)
  return (
    <Dialog
      title={t(lineage ? 'line.edit' : 'line.add')}
      width={640}
      busy={form.busy}
      onClose={() => void leave()}
      closeOnOutside={false}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
      note={
        lineage && (
          <Button type="plain" onClick={() => void remove()}>
            {t('line.delete')}
          </Button>
        )
      }
    >
      <Form form={form} className="cost-form">
        <WhatFields form={form} />
        <SourceField form={form} sheetId={sheet.id} lineage={lineage} />
        <PriceFields form={form} />
        <BuyFields form={form} sheet={sheet} />
      </Form>
      <ConflictDialog conflict={conflict} joins={['note']} />
    </Dialog>
  )
}

interface FieldsProps {
  readonly form: FormState<LineValues>
}

function WhatFields({ form }: FieldsProps) {
  const t = useText(costTexts)
  const suppliers = useQuery(resourcePlanSheets.options, {}, { stays: true }).data?.data.suppliers ?? []
  return (
    <>
      <Select
        {...form.field('group')}
        label={t('line.group')}
        options={costGroups.map((value) => ({ value: value as string, label: t(`group.${value}`) }))}
      />
      <RawMaterialField form={form} />
      <TextField {...form.field('name')} className="wide" label={t('line.name')} must maxLength={100} />
      <TextField {...form.field('supplierName')} label={t('line.supplierName')} maxLength={100} />
      <Combobox
        {...form.field('supplierId')}
        label={t('line.supplierId')}
        onChange={(supplierId, option) => form.set({ supplierId, ...(option && { supplierName: option.label }) })}
        options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}

function PriceFields({ form }: FieldsProps) {
  const t = useText(costTexts)
  return (
    <>
      <NumberField {...form.field('consumption')} label={t('line.consumption')} must digits={4} />
      <Select
        {...form.field('unit')}
        label={t('line.unit')}
        options={units.map((value) => ({ value: value as string, label: t(`unit.${value}`) }))}
      />
      <NumberField {...form.field('lossPercent')} label={t('line.lossPercent')} digits={2} most="99.99" unit="%" />
      <NumberField {...form.field('shrinkPercent')} label={t('line.shrinkPercent')} digits={2} most="99.99" unit="%" />
      <NumberField {...form.field('unitPrice')} label={t('line.unitPrice')} digits={4} />
      <Select
        {...form.field('currency')}
        label={t('line.currency')}
        options={tradeCurrencies.map((value) => ({ value: value as string, label: value }))}
      />
    </>
  )
}

function BuyFields({ form, sheet }: FieldsProps & Pick<LineDialogProps, 'sheet'>) {
  const t = useText(costTexts)
  return (
    <>
      <NumberField {...form.field('packSize')} label={t('line.packSize')} digits={2} />
      <NumberField {...form.field('moq')} label={t('line.moq')} digits={2} />
      <TextField {...form.field('tiers')} className="wide" label={t('line.tiers')} hint={t('line.tiers.hint')} />
      {sheet.colors.length > 0 && (
        <>
          <TextField
            {...form.field('colors')}
            label={t('line.colors')}
            hint={t('line.colors.hint')}
            placeholder={sheet.colors.map(({ name }) => name).join('、')}
          />
          <Checkbox checked={form.values.byColor} onChange={(byColor) => form.set({ byColor })}>
            {t('line.byColor')}
          </Checkbox>
        </>
      )}
      <TextArea {...form.field('note')} className="wide" label={t('line.note')} rows={2} maxLength={500} />
    </>
  )
}

function useLineForm(sheet: CostSheetDetail, lineage: string | null, onClose: () => void) {
  const t = useText(costTexts)
  const { save } = useLineChanges(sheet)
  const of = ({ lines }: CostSheetDetail) => lines.find((line) => line.lineage === lineage)
  return useKeptForm<LineValues, CostSheetDetail, LineInput>({
    draft: `cost_line.${sheet.id}.${lineage ?? 'new'}`,
    row: sheet,
    valuesOf: (row) => lineValuesOf(of(row)),
    inputOf: lineInputOf,
    nameOf: (field) => t(`line.${field}`),
    check: ({ name, consumption, tiers }) => ({
      ...(!name.trim() && { name: t('needed') }),
      ...(!(Number(consumption) > 0) && { consumption: t('needed') }),
      ...(readTiers(tiers) === null && { tiers: t('line.tiers.wrong') }),
    }),
    update: ({ lockVersion }, options, values) =>
      save(
        (from) => {
          const line = lineInputOf(values)
          const id = of(from)?.id
          const others = from.lines.map((each) => (each.lineage === lineage ? { ...line, id: each.id } : kept(each)))
          return id === undefined ? [...others, line] : others
        },
        lockVersion,
        options,
      ),
    onSaved: () => toast({ title: t('saved') }),
    onClose,
  })
}
