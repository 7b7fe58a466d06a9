import { masters, orderMeans, type AgreedTerms } from '@tsumugi/contract'
import type { FieldControlProps } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Select } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'
import { paymentTexts } from './payment-words/payment-texts.ts'

const { list } = masters.paymentTermDefinitions.endpoints

/**
 * Terms of one's own, taken over as they are today: what is agreed does not change with the master. How it is paid may be
 * chosen anew, for an order knows means that no master has (trade-law B2, 10–12).
 */
export function TermsField({ label, value, error, onChange }: FieldControlProps) {
  const t = useText(unitTexts)
  const terms = useQuery(list, { query: { perPage: 500 } }).data?.data ?? []
  const now = value === '' || value === 'null' ? null : (JSON.parse(value) as AgreedTerms)
  const isKept = now !== null && !terms.some(({ name }) => name === now.name)
  const chosen = (
    <Select
      name="terms"
      label={label}
      {...(error && { error })}
      value={now?.name ?? ''}
      placeholder={t('terms.none')}
      options={[
        ...(isKept ? [{ value: now.name, label: now.name }] : []),
        ...terms.map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={(name) => {
        const own = terms.find((each) => each.name === name)
        onChange(own ? JSON.stringify(agreed(own)) : name === '' ? 'null' : value)
      }}
    />
  )
  if (now === null) return chosen
  return (
    <>
      {chosen}
      <MethodSelect terms={now} onChange={(method) => onChange(JSON.stringify({ ...now, method }))} />
    </>
  )
}

interface MethodProps {
  readonly terms: AgreedTerms
  onChange(method: AgreedTerms['method']): void
}

function MethodSelect({ terms: { method }, onChange }: MethodProps) {
  const t = useText(paymentTexts)
  return (
    <Select
      name="terms.method"
      label={t('method')}
      value={method}
      placeholder={null}
      options={orderMeans.map((each) => ({ value: each, label: t(`method.${each}`) }))}
      onChange={(next) => onChange(next as AgreedTerms['method'])}
    />
  )
}

const agreed = ({ name, basis, closingDay, monthOffset, payDay, netDays, ...rest }: AgreedTerms): AgreedTerms => ({
  name,
  basis,
  closingDay,
  monthOffset,
  payDay,
  netDays,
  holidayShift: rest.holidayShift,
  method: rest.method,
  feeBearer: rest.feeBearer,
  splits: rest.splits,
})
