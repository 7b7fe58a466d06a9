import { companySizes } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Checkbox, Dialog, Form, NumberField, Select, Skeleton, toast, useForm } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

interface SizeValues {
  isIndividual: boolean
  capital: string
  regularEmployees: string
  hasEmployees: string
}

/** How large one's own organisation is: what the law's protection follows from. The other side never sees the figures. */
export function SizeDialog({ onClose }: { onClose(): void }) {
  const { data } = useQuery(companySizes.show, {}, { stays: true })
  return data ? <SizeForm size={data.data} onClose={onClose} /> : <Skeleton rows={3} />
}

type Size = {
  isIndividual: boolean
  capital: string | null
  regularEmployees: number | null
  hasEmployees: boolean | null
  lockVersion: number
} | null

function SizeForm({ size, onClose }: { size: Size; onClose(): void }) {
  const t = useText(unitTexts)
  const update = useChange(companySizes.update, ['contract'])
  const form = useForm<SizeValues>({
    initial: {
      isIndividual: size?.isIndividual ?? false,
      capital: size?.capital ?? '',
      regularEmployees: size?.regularEmployees?.toString() ?? '',
      hasEmployees: size?.hasEmployees === null || size === null ? '' : size.hasEmployees ? 'yes' : 'no',
    },
    async submit({ isIndividual, capital, regularEmployees, hasEmployees }) {
      await update({
        body: {
          companySize: {
            isIndividual,
            capital: capital || null,
            regularEmployees: regularEmployees === '' ? null : Number(regularEmployees),
            hasEmployees: hasEmployees === '' ? null : hasEmployees === 'yes',
            lockVersion: size?.lockVersion ?? 0,
          },
        },
      })
    },
    onDone() {
      toast({ title: t('saved') })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('size.title')}
      width={440}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('size.title')} className="document-form">
        <p className="small soft">{t('size.text')}</p>
        <Checkbox checked={form.values.isIndividual} onChange={(isIndividual) => form.set({ isIndividual })}>
          {t('size.individual')}
        </Checkbox>
        <NumberField {...form.field('capital')} label={t('size.capital')} />
        <NumberField {...form.field('regularEmployees')} label={t('size.employees')} />
        <Select
          {...form.field('hasEmployees')}
          label={t('size.has')}
          placeholder={t('size.unsaid')}
          options={[
            { value: 'yes', label: t('size.has.yes') },
            { value: 'no', label: t('size.has.no') },
          ]}
        />
        <button type="submit" hidden aria-label={t('save')} />
      </Form>
    </Dialog>
  )
}
