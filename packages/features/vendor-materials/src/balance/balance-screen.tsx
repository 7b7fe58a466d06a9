import { vendorMaterials, type VendorBands } from '@tsumugi/contract'
import { balanceGroups, vendorMaterialStates, type BalanceGroup, type VendorMaterialState } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { ListOutcome, useListKeys, useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import {
  Button,
  EmptyState,
  FilterChip,
  SearchField,
  Segments,
  Select,
  Skeleton,
  useStyles,
  figureStyles,
} from '@tsumugi/ui'
import { Box, Upload } from '@tsumugi/ui/icons'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import css from './balance.css?inline'
import { bandName, BandsFigure } from './bands-figure.tsx'
import { LotsTable } from './lots-table.tsx'
import { BalanceRail } from './rail/balance-rail.tsx'

const filterKeys = ['q', 'by', 'band', 'state'] as const
type BalancePlace = ListPlace<(typeof filterKeys)[number]>

/** What the address asks for: `band` is given with a mark before it, so that one without a name is one too. */
function askedOf({ values }: BalancePlace) {
  const by: BalanceGroup = balanceGroups.find((each) => each === values.by) ?? 'item'
  const state = vendorMaterialStates.find((each) => each === values.state)
  return {
    by,
    ...(values.q && { q: values.q }),
    ...(values.band && { band: values.band.slice(1) }),
    ...(state && { state }),
  }
}

/** /venders/:vendor/materials: lots as bands from the order to what is left, with the same in figures below. */
export function BalanceScreen({ params, query }: PageAddress) {
  useStyles(figureStyles)
  useStyles(css)
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const place: BalancePlace = useListPlace({ query }, href('vendorMaterials', { vendor }), filterKeys)
  const lists = () => pageNavigator.go(href('vendorPackingLists', { vendor }))
  useListKeys({ n: lists })
  const actions = (
    <>
      <Button icon={Upload} onClick={() => pageNavigator.go(href('vendorOrderFiles', { vendor }))}>
        {t('toFiles')}
      </Button>
      <Button type="primary" icon={Box} onClick={lists}>
        {t('toUse')}
      </Button>
    </>
  )
  return (
    <VendorRoom vendor={vendor} tab="balance" title={t('materials')} actions={actions}>
      <Bands vendor={vendor} place={place} />
      <div className="balance-body">
        <Lots vendor={vendor} place={place} />
        <BalanceRail vendor={vendor} />
      </div>
    </VendorRoom>
  )
}

interface PartProps {
  readonly vendor: string
  readonly place: BalancePlace
}

/** The drawing is of all bands; which of them the table shows is marked in it. */
function Bands({ vendor, place }: PartProps) {
  const t = useText(vendorTexts)
  const { band, by, ...asked } = askedOf(place)
  const { data } = useQuery(
    vendorMaterials.bands,
    { vendor, query: { ...asked, by } },
    { keep: true, topics: vendorTopics },
  )
  const answer = data?.data
  if (answer && answer.total.count === 0) return null
  return (
    <section className="vendor-panel" aria-label={t('bands.title')}>
      <header>
        <h2>{t('bands.title')}</h2>
        <span className="small soft">{t('bands.how', { unit: answer?.units.join('/') ?? '' })}</span>
        <Segments
          label={t('bands.by')}
          size={24}
          value={by}
          onChange={(chosen) => place.set({ by: chosen === 'item' ? '' : chosen, band: '' })}
          options={balanceGroups.map((value) => ({ value, label: t(`bands.by.${value}`) }))}
        />
      </header>
      {answer ? (
        <BandsFigure
          {...{ answer, by }}
          chosen={band ?? null}
          onChoose={(chosen) => place.set({ band: chosen === null ? '' : `.${chosen}` })}
        />
      ) : (
        <Skeleton rows={8} />
      )}
    </section>
  )
}

function Lots({ vendor, place }: PartProps) {
  const t = useText(vendorTexts)
  const asked = askedOf(place)
  const { data: sums } = useQuery(vendorMaterials.bands, { vendor, query: asked }, { keep: true, topics: vendorTopics })
  const answer = useQuery(
    vendorMaterials.list,
    { vendor, query: { ...asked, page: place.page, perPage: 50 } },
    { keep: true, topics: vendorTopics },
  )
  return (
    <section className="vendor-panel" aria-label={t('lots.title')}>
      <header>
        <h2>{t('lots.title')}</h2>
        <LotsKey />
      </header>
      <LotsTools place={place} sums={sums?.data} />
      <ListOutcome
        {...{ answer, place }}
        filtered={t('filtered')}
        clear={t('clear')}
        empty={<NoLots vendor={vendor} />}
      >
        {(page) => <LotsTable {...{ vendor, page }} sums={sums?.data} busy={answer.isValidating} onPage={place.turn} />}
      </ListOutcome>
    </section>
  )
}

function LotsTools({ place, sums }: Pick<PartProps, 'place'> & { readonly sums: VendorBands | undefined }) {
  const t = useText(vendorTexts)
  const { by, band } = askedOf(place)
  const chosen = band === undefined ? undefined : sums?.bands.find(({ key }) => key === band)
  return (
    <div className="vendor-tools">
      <SearchField label={t('search')} value={place.values.q} onChange={(q) => place.set({ q })} />
      <StateSelect place={place} />
      {band !== undefined && (
        <FilterChip name={chosen ? bandName(chosen, by, t) : band} onRemove={() => place.set({ band: '' })} />
      )}
    </div>
  )
}

function NoLots({ vendor }: Pick<PartProps, 'vendor'>) {
  const t = useText(vendorTexts)
  return (
    <EmptyState
      heading="h3"
      title={t('lots.none')}
      action={<a href={href('vendorOrderFiles', { vendor })}>{t('toFiles')}</a>}
    >
      {t('lots.first')}
    </EmptyState>
  )
}

function StateSelect({ place }: Pick<PartProps, 'place'>) {
  const t = useText(vendorTexts)
  return (
    <Select
      label={<span className="visually-hidden">{t('state')}</span>}
      placeholder={null}
      value={place.values.state}
      onChange={(state) => place.set({ state })}
      options={[
        { value: '', label: t('state.all') },
        ...vendorMaterialStates.map((value: VendorMaterialState) => ({
          value: value as string,
          label: t(`state.${value}`),
        })),
      ]}
    />
  )
}

function LotsKey() {
  const t = useText(vendorTexts)
  return (
    <span className="lots-key">
      {(['used', 'loss', 'left', 'waiting'] as const).map((figure) => (
        <span key={figure}>
          <i data-part={figure} aria-hidden="true" />
          {t(`figure.${figure}`)}
        </span>
      ))}
    </span>
  )
}
