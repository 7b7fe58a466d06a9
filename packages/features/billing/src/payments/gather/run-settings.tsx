import type { PaymentCandidate } from '@tsumugi/contract'
import type { RecordLineEnd } from '@tsumugi/domain/banking'
import { useText } from '@tsumugi/i18n'
import { Select, TextField } from '@tsumugi/ui'
import { paymentTexts } from '../payment-texts.ts'

/** The two codes that tell a payee what it is paid for, by the payee's id. */
interface Codes {
  readonly first: string
  readonly second: string
}
export interface RunSettingsDraft {
  readonly lineEnd: RecordLineEnd
  readonly codes: Readonly<Record<number, Codes>>
}

const noCodes: Codes = { first: '', second: '' }
const lineEnds = ['crlf', 'none'] as const satisfies readonly RecordLineEnd[]

/** As a run takes it: codes of those alone whom it pays. */
export function settingsOf({ lineEnd, codes }: RunSettingsDraft, paying: readonly PaymentCandidate[]) {
  const references = payeesIn(paying).flatMap(({ id }) => {
    const { first, second } = codes[id] ?? noCodes
    return first || second ? [{ payeeId: id, first, second }] : []
  })
  return { lineEnd, ...(references.length > 0 && { references }) }
}

/** Both codes, each of up to 10 digits (trade-law A1). */
export const isReference = ({ first, second }: Codes) => [first, second].every((code) => /^\d{1,10}$/.test(code))

const payeesIn = (paying: readonly PaymentCandidate[]) => [
  ...new Map(paying.map(({ payee }) => [payee.id, payee])).values(),
]

interface RunSettingsProps {
  settings: RunSettingsDraft
  paying: readonly PaymentCandidate[]
  onChange(settings: RunSettingsDraft): void
}

/** What a bank asks of the file beyond who is paid: its line ends, and a payee's own codes. */
export function RunSettings({ settings, paying, onChange }: RunSettingsProps) {
  const t = useText(paymentTexts)
  return (
    <details>
      <summary>{t('settings')}</summary>
      <div className="gather-head">
        <Select
          label={t('lineEnd')}
          hint={t('lineEnd.hint')}
          placeholder={null}
          value={settings.lineEnd}
          options={lineEnds.map((value) => ({ value, label: t(`lineEnd.${value}`) }))}
          onChange={(lineEnd) => onChange({ ...settings, lineEnd: lineEnd as RecordLineEnd })}
        />
      </div>
      <p className="small soft">{t('reference.hint')}</p>
      {payeesIn(paying).map(({ id, name }) => (
        <CodeFields
          key={id}
          name={name}
          codes={settings.codes[id] ?? noCodes}
          onChange={(codes) => onChange({ ...settings, codes: { ...settings.codes, [id]: codes } })}
        />
      ))}
    </details>
  )
}

function CodeFields({ name, codes, onChange }: { name: string; codes: Codes; onChange(codes: Codes): void }) {
  const t = useText(paymentTexts)
  const isWrong = (codes.first || codes.second) && !isReference(codes)
  const field = (key: keyof Codes) => ({
    label: t(`reference.${key}`, { payee: name }),
    inputMode: 'numeric' as const,
    maxLength: 10,
    value: codes[key],
    onChange: (code: string) => onChange({ ...codes, [key]: code.normalize('NFKC') }),
  })
  return (
    <div className="gather-head">
      <TextField {...field('first')} error={isWrong ? t('reference.wrong') : undefined} />
      <TextField {...field('second')} />
    </div>
  )
}
