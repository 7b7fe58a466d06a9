import type { HolidayYear } from '@tsumugi/contract'
import { refusalOf, wordsOf } from '@tsumugi/api'
import { holidayText, readHolidayLines } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import {
  Button,
  confirm,
  Dialog,
  Form,
  Select,
  Skeleton,
  Switch,
  TextArea,
  TextField,
  toast,
  useForm,
  type FormState,
} from '@tsumugi/ui'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { countryName, usualCountries } from '../words/place-names.ts'
import { useHolidayReplacement, useHolidaysOfYear, type YearKey } from './holiday-queries.ts'
import { LinesRead } from './lines-read.tsx'
import { holidayTexts, type HolidayText } from './messages/catalogue.ts'

interface YearDialogProps {
  /** Null for a year that is not loaded yet. */
  asked: YearKey | null
  years: readonly HolidayYear[]
  onClose(): void
}

interface Values {
  country: string
  year: string
  lines: string
  isAnnounced: boolean
  source: string
}

/** One year of a country as a list of days, to type, change or paste; it replaces what was loaded. */
export function YearDialog({ asked, years, onClose }: YearDialogProps) {
  const t = useText(holidayTexts)
  const { data } = useHolidaysOfYear(asked)
  if (asked && !data)
    return (
      <Dialog title={t('edit.title')} width={640} onClose={onClose}>
        <Skeleton rows={8} />
      </Dialog>
    )
  const initial: Values = data
    ? { ...data, year: String(data.year), lines: holidayText(data.holidays) }
    : { country: '', year: '', lines: '', isAnnounced: true, source: '' }
  return <YearForm {...{ asked, years, onClose }} initial={initial} />
}

function YearForm({ asked, years, initial, onClose }: YearDialogProps & { initial: Values }) {
  const t = useText(holidayTexts)
  const replace = useHolidayReplacement()
  const form = useForm<Values>({
    initial: { ...initial },
    check: (values) => faultsOf(values, t),
    submit: ({ country, year, lines, isAnnounced, source }) =>
      replace({ country, year }, { holidays: readHolidayLines(lines, Number(year)).days, isAnnounced, source }).catch(
        (error: unknown) => {
          throw refusalOf(error, { holidays: t('lines'), source: t('source') })
        },
      ),
    onDone(_, { country, year }) {
      toast({ title: t('saved', { country: countryName(country, t.locale), year }) })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('edit.title')}
      width={640}
      onClose={onClose}
      closeOnOutside={!form.changed}
      busy={form.busy}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <YearFields {...{ form, asked, years }} />
        {asked && <RemoveYear asked={asked} onDone={onClose} />}
      </Form>
    </Dialog>
  )
}

function YearFields({ form, asked, years }: Pick<YearDialogProps, 'asked' | 'years'> & { form: FormState<Values> }) {
  const t = useText(holidayTexts)
  const { country, year, lines, isAnnounced } = form.values
  const isThere = !asked && years.some((each) => each.country === country && String(each.year) === year)
  const options = countries(years).map((code) => ({ value: code, label: countryName(code, t.locale) }))
  const isFixed = asked !== null
  return (
    <>
      <div className="people-pair">
        <Select label={t('country')} must {...form.field('country')} disabled={isFixed} options={options} />
        <TextField label={t('field.year')} must inputMode="numeric" disabled={isFixed} {...form.field('year')} />
      </div>
      <TextArea label={t('lines')} must rows={10} hint={t('lines.hint')} {...form.field('lines')} />
      <LinesRead text={lines} year={year} replaced={isThere ? countryName(country, t.locale) : null} />
      <Switch checked={isAnnounced} onChange={(on) => form.set({ isAnnounced: on })}>
        {t('isAnnounced')}
      </Switch>
      <TextField label={t('source')} maxLength={200} hint={t('source.hint')} {...form.field('source')} />
    </>
  )
}

/** Japan's follow from its law. */
const countries = (years: readonly HolidayYear[]) => [
  ...new Set([...usualCountries.filter((code) => code !== 'JP'), ...years.map(({ country }) => country)]),
]

function faultsOf({ country, year, lines }: Values, t: HolidayText) {
  const { days, faults } = readHolidayLines(lines, Number(year))
  return {
    ...(!country && { country: t('country.missing') }),
    ...(!/^20\d{2}$/.test(year) && { year: t('year.wrong') }),
    ...(days.length === 0 && faults.length === 0 && { lines: t('lines.missing') }),
    ...(faults.length > 0 && { lines: t('lines.wrong') }),
  }
}

function RemoveYear({ asked, onDone }: { asked: YearKey; onDone(): void }) {
  const t = useText(holidayTexts)
  const frame = useText(frameTexts)
  const replace = useHolidayReplacement()
  const words = { country: countryName(asked.country, t.locale), year: asked.year }
  async function remove() {
    const sure = await confirm({
      title: t('remove.title', words),
      message: t('remove.text', words),
      type: 'attention',
      okLabel: t('remove'),
    })
    if (!sure) return
    try {
      await replace(asked, { holidays: [] })
      toast({ title: t('removed', words) })
      onDone()
    } catch (error) {
      toast({ title: wordsOf(error, frame('failed')), type: 'attention' })
    }
  }
  return (
    <div>
      <Button type="plain" onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  )
}
