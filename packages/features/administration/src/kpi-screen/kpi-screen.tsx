import { wordsOf } from '@tsumugi/api'
import { kpi, kpiPeriods, type ReplyOf } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { saveFile, useAddress, type PageAddress } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, ErrorState, figureStyles, IconButton, Screen, Segments, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { ChevronLeft, ChevronRight, Download } from '@tsumugi/ui/icons'
import { KpiChart } from './kpi-chart.tsx'
import { addressOf, measures, monthAfter, placeOf, type KpiPlace } from './kpi-place.ts'
import css from './kpi-screen.css?inline'
import { KpiTable } from './kpi-table.tsx'
import { kpiTexts } from './messages/catalogue.ts'

/** /kpi: how the platform is used, month by month (domain §3.19). The period and the figure of the chart stand in the address. */
export function KpiScreen({ query }: PageAddress) {
  const { place, go } = useAddress(() => placeOf(query), addressOf)
  const { data, error, mutate, isValidating } = useQuery(kpi.show, { query: askedOf(place) }, { keep: true })
  return (
    <KpiView
      place={place}
      go={go}
      answer={data?.data}
      busy={isValidating && data !== undefined}
      onRetry={error && !data ? () => void mutate() : undefined}
    />
  )
}

const askedOf = ({ months, until }: KpiPlace) => ({ months, ...(until && { until }) })

interface KpiViewProps {
  place: KpiPlace
  go(place: KpiPlace): void
  answer: ReplyOf<typeof kpi.show>['data'] | undefined
  busy?: boolean
  /** It did not arrive. */
  onRetry?: (() => void) | undefined
}

/** The page as it is drawn; without an answer it is loading, or says why not. */
export function KpiView({ place, go, answer, busy, onRetry }: KpiViewProps) {
  useStyles(figureStyles)
  useStyles(css)
  const t = useText(kpiTexts)
  const last = answer?.months.at(-1)?.month
  return (
    <Screen
      className="kpi-screen"
      title={t('title')}
      facts={answer && <span className="soft small number">{spanOf(answer.months[0]!.month, last!)}</span>}
      actions={<SaveButton asked={askedOf(place)} />}
      busy={busy}
    >
      <PeriodBar place={place} last={last} go={go} />
      {onRetry ? (
        <ErrorState heading="h2" onRetry={onRetry} />
      ) : !answer ? (
        <Skeleton shape="block" height={320} />
      ) : (
        <>
          <KpiChart months={answer.months} measure={place.measure} />
          <KpiTable months={answer.months} total={answer.total} />
          <p className="small soft">{t('about')}</p>
        </>
      )}
    </Screen>
  )
}

/** Where the platform is, as its figures are counted. */
const thisMonth = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', dateStyle: 'short' }).format(new Date()).slice(0, 7)

const spanOf = (first: string, last: string) => `${first.replace('-', '/')} – ${last.replace('-', '/')}`

function PeriodBar({ place, last, go }: { place: KpiPlace; last: string | undefined; go(place: KpiPlace): void }) {
  const t = useText(kpiTexts)
  const move = (count: number) => last && go({ ...place, until: monthAfter(last, count, thisMonth()) })
  return (
    <div className="period">
      <Segments
        label={t('period')}
        value={String(place.months)}
        options={kpiPeriods.map((months) => ({ value: String(months), label: t('months', { count: months }) }))}
        onChange={(value) => go({ ...place, months: kpiPeriods.find((each) => String(each) === value)! })}
      />
      <IconButton icon={ChevronLeft} label={t('earlier')} onClick={() => move(-place.months)} />
      <IconButton
        icon={ChevronRight}
        label={t('later')}
        disabled={place.until === null}
        onClick={() => move(place.months)}
      />
      <Segments
        label={t('measure')}
        value={place.measure}
        options={measures.map((measure) => ({ value: measure, label: t(measure) }))}
        onChange={(measure) => go({ ...place, measure })}
      />
    </div>
  )
}

function SaveButton({ asked }: { asked: { readonly months: number; readonly until?: string } }) {
  const t = useText(kpiTexts)
  const api = useApi()
  async function save() {
    try {
      const file = await api.of(kpi).export({ query: { ...asked, format: 'csv' } })
      saveFile(file, file.name || 'kpi.csv')
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention' })
    }
  }
  return (
    <Button icon={Download} onClick={() => void save()}>
      {t('save')}
    </Button>
  )
}
