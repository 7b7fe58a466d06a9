import { resourcePlanSheets, tradeCurrencies, type CostSheetDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Button, Dialog, Form, NumberField, Select, TextArea, TextField, toast, type FormState } from '@tsumugi/ui'
import { costTexts } from '../words/cost-texts.ts'
import { headInputOf, headValuesOf, readColors, type HeadInput, type HeadValues } from './head-values.ts'
import { useRewrites } from './use-rewrites.ts'

interface HeadDialogProps {
  readonly sheet: CostSheetDetail
  onClose(): void
}

/** What a sheet is counted for: pieces, colours, retail price, target and overhead. */
export function HeadDialog({ sheet, onClose }: HeadDialogProps) {
  const t = useText(costTexts)
  const { form, conflict, leave } = useHeadForm(sheet, onClose)
  const { busy, takeQuantities } = useRewrites(sheet)
  return (
    <Dialog
      title={t('edit')}
      busy={form.busy}
      onClose={() => void leave()}
      closeOnOutside={false}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
      note={
        <Button
          type="plain"
          busy={busy}
          onClick={() => void takeQuantities().then((isDone) => isDone && onClose())}
          {...(form.changed && { reason: t('save') })}
        >
          {t('quantities.take')}
        </Button>
      }
    >
      <Form form={form} className="cost-form">
        <HeadFields form={form} />
      </Form>
      <ConflictDialog conflict={conflict} joins={['note']} />
    </Dialog>
  )
}

function HeadFields({ form }: { readonly form: FormState<HeadValues> }) {
  const t = useText(costTexts)
  const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value: value as string, label: label(value) }))
  return (
    <>
      <TextField {...form.field('name')} className="wide" label={t('name')} must maxLength={100} />
      <NumberField {...form.field('targetQuantity')} label={t('quantity')} must most="9999999" />
      <NumberField {...form.field('overheadPercent')} label={t('overheadPercent')} digits={2} most="99.99" unit="%" />
      <NumberField {...form.field('retailPrice')} label={t('retailPrice')} digits={4} />
      <NumberField {...form.field('targetCost')} label={t('targetCost')} digits={4} />
      <Select
        {...form.field('marginMode')}
        label={t('marginMode')}
        options={options(['retail', 'rate'], (mode) => t(`marginMode.${mode}`))}
      />
      <NumberField {...form.field('targetRate')} label={t('targetRate')} digits={2} most="99.99" unit="%" />
      <Select
        {...form.field('currency')}
        label={t('currency')}
        options={options(tradeCurrencies, (currency) => currency)}
      />
      <TextArea {...form.field('colors')} className="wide" label={t('colors')} hint={t('colors.hint')} rows={3} />
      <TextArea {...form.field('note')} className="wide" label={t('note')} rows={3} maxLength={2000} />
    </>
  )
}

function useHeadForm(sheet: CostSheetDetail, onClose: () => void) {
  const t = useText(costTexts)
  const update = useChange(resourcePlanSheets.update)
  return useKeptForm<HeadValues, CostSheetDetail, HeadInput>({
    draft: `cost_sheet.${sheet.id}`,
    row: sheet,
    valuesOf: headValuesOf,
    inputOf: headInputOf,
    nameOf: (field) => t(field === 'targetQuantity' ? 'quantity' : field),
    check: ({ name, targetQuantity, colors }) => ({
      ...(!name.trim() && { name: t('needed') }),
      ...((!targetQuantity || targetQuantity === '0') && { targetQuantity: t('needed') }),
      ...(readColors(colors) === null && { colors: t('colors.wrong') }),
    }),
    update: async (change, options) =>
      (await update({ id: sheet.id, body: { resourcePlanSheet: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
    onClose,
  })
}
