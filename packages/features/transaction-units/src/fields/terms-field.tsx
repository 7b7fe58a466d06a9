import { masters, type AgreedTerms } from '@tsumugi/contract'
import type { FieldControlProps } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Select } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

const { list } = masters.paymentTermDefinitions.endpoints

/** Terms of one's own, taken over as they are today: what is agreed does not change with the master. */
export function TermsField({ label, value, error, onChange }: FieldControlProps) {
  const t = useText(unitTexts)
  const terms = useQuery(list, { query: { perPage: 500 } }).data?.data ?? []
  const now = value === '' || value === 'null' ? null : (JSON.parse(value) as AgreedTerms)
  const isKept = now !== null && !terms.some(({ name }) => name === now.name)
  return (
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
        const chosen = terms.find((each) => each.name === name)
        onChange(chosen ? JSON.stringify(agreed(chosen)) : name === '' ? 'null' : value)
      }}
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
