import {
  reportDimensions,
  reportMeasures,
  type ReportDimension,
  type ReportMeasure,
  type ReportWords,
} from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, FilterChip, Menu, MenuItem, Segments } from '@tsumugi/ui'
import { ArrowLeftRight, Plus } from '@tsumugi/ui/icons'
import { scales, type ReportPlace } from './report-place.ts'
import { reportTexts } from './report-texts.ts'

interface LayoutBarProps {
  place: ReportPlace
  words: ReportWords
  /** Layers of categories that there are. */
  layers: { organisation: number; brand: number }
  onPlace(change: Partial<ReportPlace>): void
}

const most = { rows: 3, columns: 2, measures: 12 } as const

/** What stands along the rows, along the columns, and which figures. */
export function LayoutBar({ place, words, layers, onPlace }: LayoutBarProps) {
  const t = useText(reportTexts)
  const { rows, columns, measures } = place
  const open = reportDimensions.filter(
    (dimension) => !rows.includes(dimension) && !columns.includes(dimension) && exists(dimension, layers),
  )
  return (
    <div className="layout">
      <Slot<ReportDimension>
        name={t('rows')}
        chosen={rows}
        open={open}
        full={rows.length >= most.rows}
        nameOf={words.dimension}
        onChange={(next) => onPlace({ rows: next })}
      />
      <Slot<ReportDimension>
        name={t('columns')}
        chosen={columns}
        open={open}
        full={columns.length >= most.columns}
        nameOf={words.dimension}
        onChange={(next) => onPlace({ columns: next })}
      />
      <Button
        size={24}
        type="plain"
        icon={ArrowLeftRight}
        reason={columns.length > most.rows || rows.length > most.columns ? t('swap.tooMany') : undefined}
        onClick={() => onPlace({ rows: columns, columns: rows })}
      >
        {t('swap')}
      </Button>
      <Slot<ReportMeasure>
        name={t('measures')}
        chosen={measures}
        open={reportMeasures.filter((measure) => !measures.includes(measure))}
        full={measures.length >= most.measures}
        nameOf={words.measure}
        least={1}
        onChange={(next) => onPlace({ measures: next })}
      />
      <Segments
        label={t('scale')}
        size={24}
        value={place.scale}
        onChange={(scale) => onPlace({ scale })}
        options={scales.map((scale) => ({ value: scale, label: t(`scale.${scale}`) }))}
      />
    </div>
  )
}

interface SlotProps<Name extends string> {
  name: string
  chosen: readonly Name[]
  open: readonly Name[]
  full: boolean
  least?: number
  nameOf(name: Name): string
  onChange(next: Name[]): void
}

function Slot<Name extends string>({ name, chosen, open, full, least = 0, nameOf, onChange }: SlotProps<Name>) {
  const t = useText(reportTexts)
  return (
    <span className="slot" role="group" aria-label={name}>
      <span className="label">{name}</span>
      {chosen.map((each) =>
        chosen.length > least ? (
          <FilterChip
            key={each}
            name={nameOf(each)}
            onRemove={() => onChange(chosen.filter((other) => other !== each))}
          />
        ) : (
          <span key={each} className="chip" data-hue="indigo">
            {nameOf(each)}
          </span>
        ),
      )}
      <Menu
        label={t('add', { name })}
        trigger={(trigger) => (
          <Button
            {...trigger}
            size={24}
            type="plain"
            icon={Plus}
            aria-label={t('add', { name })}
            reason={full ? t('add.full') : undefined}
          />
        )}
      >
        {open.map((each) => (
          <MenuItem key={each} onSelect={() => onChange([...chosen, each])}>
            {nameOf(each)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}

function exists(dimension: ReportDimension, { organisation, brand }: LayoutBarProps['layers']): boolean {
  const layer = Number(/\d$/.exec(dimension)?.[0] ?? 0)
  if (dimension.startsWith('brandCategory')) return layer <= brand
  return dimension.startsWith('category') ? layer <= organisation : true
}
