import type { VendorBand, VendorBands } from '@tsumugi/contract'
import type { BalanceGroup } from '@tsumugi/domain'
import { percent } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { fileTexts } from '../order-files/file-texts.ts'
import { vendorTexts, type VendorText } from '../words/vendor-texts.ts'
import { frame, layoutOf, otherBands, type BarOfBand, type FlowOfBand } from './band-layout.ts'
import { shownLength } from './shown-length.ts'

interface BandsFigureProps {
  readonly answer: VendorBands
  readonly by: BalanceGroup
  /** The band that the table shows alone. */
  readonly chosen: string | null
  onChoose(band: string | null): void
}

/** Lengths as widths: ordered, arrived or still to come, then used, lost and left. The table below says the same in figures. */
export function BandsFigure({ answer, by, chosen, onChoose }: BandsFigureProps) {
  const t = useText(vendorTexts)
  const { bars, flows, height } = layoutOf(answer)
  const unitWord = useText(fileTexts)
  const unit = answer.units.map((each) => unitWord(`choice.unit.${each as 'm'}`)).join('/')
  const { ordered, arrived, used, loss, left } = answer.total
  const summary = t('bands.summary', { ordered, arrived, used, loss, left, unit })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways on a phone.
    <div className="band-flow" tabIndex={0} role="region" aria-label={summary}>
      <svg viewBox={`0 0 ${frame.width} ${height}`} style={{ minBlockSize: height / 2 }}>
        <Heads answer={answer} unit={unit} />
        <Flows flows={flows} />
        {bars.map((bar) => (
          <Bar
            key={bar.id}
            {...{ bar, by, unit, answer }}
            isChosen={bar.band !== null && bar.band.key === chosen}
            onChoose={() => onChoose(bar.band!.key === chosen ? null : bar.band!.key)}
          />
        ))}
      </svg>
    </div>
  )
}

function Flows({ flows }: { readonly flows: readonly FlowOfBand[] }) {
  return flows.map(({ id, tone, faint, path }) => (
    <path key={id} d={path} className="flow" data-tone={tone} data-faint={faint || undefined} />
  ))
}

function Heads({ answer: { total }, unit }: { readonly answer: VendorBands; readonly unit: string }) {
  const t = useText(vendorTexts)
  const [first, second, third] = frame.columns
  const heads = [
    { x: first + frame.bar, anchor: 'end', word: t('figure.ordered'), figure: total.ordered },
    { x: second, anchor: 'start', word: t('figure.arrived'), figure: total.arrived },
    { x: third, anchor: 'start', word: t('bands.outcome'), figure: total.arrived },
  ] as const
  return heads.map(({ x, anchor, word, figure }) => (
    <g key={x} textAnchor={anchor}>
      <text x={x} y={16} className="soft-text">
        {word}
      </text>
      <text x={x} y={36} className="big">
        {shownLength(figure)} {unit}
      </text>
    </g>
  ))
}

interface BarProps extends Pick<BandsFigureProps, 'answer' | 'by'> {
  readonly bar: BarOfBand
  readonly unit: string
  readonly isChosen: boolean
  onChoose(): void
}

/** One bar with its words; one of a band shows that band alone when it is pressed. */
function Bar({ bar, by, unit, answer, isChosen, onChoose }: BarProps) {
  const t = useText(vendorTexts)
  const { band, role, tone, x, y, height, middle } = bar
  const words = wordsOf(bar, { answer, by, unit, t })
  const before = role === 'ordered'
  const textX = before ? x - 8 : x + frame.bar + 8
  const press =
    band && band.key !== otherBands
      ? {
          role: 'button',
          tabIndex: before ? 0 : -1,
          'aria-pressed': isChosen,
          onClick: onChoose,
          onKeyDown: (event: React.KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onChoose()
          },
        }
      : {}
  return (
    <g className="bar" data-tone={tone} textAnchor={before ? 'end' : 'start'} {...press}>
      <title>{words.join(' ')}</title>
      <rect x={x} y={y} width={frame.bar} height={height} />
      <text x={textX} y={middle - 2}>
        {cut(words[0]!)}
      </text>
      <text x={textX} y={middle + 11} className="tiny-text">
        {cut(words[1]!)}
      </text>
    </g>
  )
}

interface WordsAsked extends Pick<BandsFigureProps, 'answer' | 'by'> {
  readonly unit: string
  readonly t: VendorText
}

function wordsOf({ role, band, figure }: BarOfBand, { answer, by, unit, t }: WordsAsked): [string, string] {
  const length = `${shownLength(figure)} ${unit}`
  if (role === 'ordered') return [bandName(band!, by, t), `${bandCode(band!, by)}${length}`]
  if (role === 'arrived')
    return [length, t('bands.arrived', { percent: percent(band!.arrived, band!.ordered, 0) ?? '–' })]
  if (role === 'used') return [length, t('bands.used', { name: bandCode(band!, by, false) || bandName(band!, by, t) })]
  if (role === 'loss') return [length, t('bands.loss', { percent: percent(figure, answer.total.arrived) ?? '–' })]
  if (role === 'left') return [length, t('figure.left')]
  const due = answer.bands.map(({ dueOn }) => dueOn).filter((day) => day !== null)
  const next = due.toSorted()[0]
  return [length, next ? t('bands.waitingUntil', { day: formatDate(next, 'short', t.locale) }) : t('figure.waiting')]
}

/** What a band is called: an item without a name by its number. */
export function bandName({ key, label }: VendorBand, by: BalanceGroup, t: VendorText): string {
  if (key === otherBands) return t('bands.others')
  if (key === '') return t(by === 'contract' ? 'bands.noContract' : 'bands.noItem')
  return label || key
}

function bandCode({ key, label }: VendorBand, by: BalanceGroup, withDot = true): string {
  if (by === 'contract' || key === otherBands || !key || !label) return ''
  return withDot ? `${key}・` : key
}

/** As much of a text as stands beside a bar: a wide sign counts two. */
function cut(text: string): string {
  let room = 26
  for (const [at, sign] of [...text].entries()) {
    room -= sign.charCodeAt(0) > 0xff ? 2 : 1
    if (room < 0) return `${[...text].slice(0, at).join('')}…`
  }
  return text
}
