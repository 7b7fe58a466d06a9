import { type Organisation, tradeCurrencies, userGroups } from '@tsumugi/contract'
import { locales, readRegistrationNumber, type Locale } from '@tsumugi/domain'
import { languageNames, useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Form, Select, TextField, toast, type FormState } from '@tsumugi/ui'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { Block } from '../frame/screen-frame.tsx'
import { countryName, monthName, usualCountries } from '../words/place-names.ts'
import { organisationTexts } from './messages/catalogue.ts'
import type { PanelProps } from './panel-props.ts'

const fields = [
  'name',
  'nameKana',
  'country',
  'address',
  'phone',
  'registrationNumber',
  'registrationOverride',
  'corporateNumber',
  'baseCurrency',
  'locale',
  'fiscalStartMonth',
] as const
type Values = Record<(typeof fields)[number], string>

const valuesOf = (organisation: Organisation) =>
  Object.fromEntries(fields.map((field) => [field, String(organisation[field] ?? '')])) as Values

function inputOf({ name, country, baseCurrency, locale, fiscalStartMonth, ...texts }: Values) {
  const orNull = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, value.trim() || null])) as Record<
    keyof typeof texts,
    string | null
  >
  return {
    ...orNull,
    name,
    country,
    baseCurrency,
    locale: locale as Locale,
    fiscalStartMonth: Number(fiscalStartMonth),
  }
}

/** What the organisation says about itself on every document. */
export function ProfilePanel({ organisation, mayWrite, onSaved }: PanelProps) {
  const t = useText(organisationTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const names = Object.fromEntries(fields.map((field) => [field, t(`field.${field}`)])) as Values
  const { form, conflict } = useKeptForm<Values, Organisation, ReturnType<typeof inputOf>>({
    draft: `organisation.${organisation.id}`,
    row: organisation,
    valuesOf,
    inputOf,
    nameOf: (field) => names[field],
    check: (values) => (values.name.trim() ? {} : { name: t('name.missing') }),
    async update(change, options, values) {
      const { registrationNumber, registrationOverride } = inputOf(values)
      // The reason travels with the number it explains.
      const reason =
        'registrationNumber' in change || 'registrationOverride' in change
          ? { registrationNumber, registrationOverride }
          : {}
      return (
        await api.of(userGroups).update({ id: organisation.id, body: { userGroup: { ...change, ...reason } } }, options)
      ).data
    },
    onSaved(saved) {
      onSaved(saved)
      toast({ title: frame('save.done') })
    },
  })
  const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1, t.locale) }))
  return (
    <Block title={t('profile')} lead={t('profile.lead')}>
      <Form form={form} label={t('profile')}>
        <fieldset disabled={!mayWrite} className="people-pair">
          <TextField label={names.name} must autoComplete="organization" {...form.field('name')} />
          <TextField label={names.nameKana} {...form.field('nameKana')} />
          <Select
            label={names.country}
            {...form.field('country')}
            options={optionsWith(usualCountries, form.values.country, (code) => countryName(code, t.locale))}
          />
          <TextField label={names.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
        </fieldset>
        <fieldset disabled={!mayWrite}>
          <TextField label={names.address} autoComplete="street-address" {...form.field('address')} />
        </fieldset>
        <fieldset disabled={!mayWrite} className="people-pair">
          <RegistrationFields form={form} names={names} kept={organisation.registrationOverride} />
          <TextField
            label={names.corporateNumber}
            inputMode="numeric"
            hint={t('corporateNumber.hint')}
            {...form.field('corporateNumber')}
          />
        </fieldset>
        <fieldset disabled={!mayWrite} className="people-pair">
          <Select
            label={names.baseCurrency}
            {...form.field('baseCurrency')}
            options={optionsWith(tradeCurrencies, form.values.baseCurrency, (code) => code)}
          />
          <Select label={names.fiscalStartMonth} {...form.field('fiscalStartMonth')} options={months} />
          <Select
            label={names.locale}
            {...form.field('locale')}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
          />
        </fieldset>
        {mayWrite && <SaveBar form={form} />}
      </Form>
      <ConflictDialog conflict={conflict} />
    </Block>
  )
}

/** The number says at once what is wrong with it; a wrong check digit opens the field for the reason. */
function RegistrationFields({ form, names, kept }: { form: FormState<Values>; names: Values; kept: string | null }) {
  const t = useText(organisationTexts)
  const { registrationNumber } = form.values
  const { fault } = readRegistrationNumber(registrationNumber)
  const doubted = registrationNumber !== '' && fault?.code === 'check_digit'
  const hint = doubted
    ? t('registration.doubted', { expected: fault.expected, found: fault.found })
    : t('registration.hint')
  return (
    <>
      <TextField label={names.registrationNumber} hint={hint} {...form.field('registrationNumber')} />
      {(doubted || kept) && (
        <TextField
          label={names.registrationOverride}
          must={doubted}
          hint={t('registration.reason')}
          {...form.field('registrationOverride')}
        />
      )}
    </>
  )
}

/** The usual ones, and the one that is set although it is none of them. */
function optionsWith(usual: readonly string[], current: string, name: (code: string) => string) {
  const codes = current && !usual.includes(current) ? [current, ...usual] : usual
  return codes.map((value) => ({ value, label: name(value) }))
}
