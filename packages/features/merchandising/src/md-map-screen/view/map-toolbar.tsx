import type { Brand } from '@tsumugi/contract'
import { periodUnits } from '@tsumugi/domain'
import { href } from '@tsumugi/navigation'
import { Button, IconButton, Menu, MenuItem, SearchField, Segments, Select } from '@tsumugi/ui'
import { Calculator, CircleQuestionMark, Copy, Ellipsis, Plus, Undo2 } from '@tsumugi/ui/icons'
import { FilterPanel } from './filter-panel.tsx'
import { HeatLegend } from '../figures/heat-legend.tsx'
import type { MapText } from '../map-text.ts'
import { heats, zooms, type MapView } from './map-view.ts'

export interface MapToolbarProps {
  text: MapText
  brands: readonly Brand[]
  brand: Brand | undefined
  season: string | null
  seasons: readonly string[]
  view: MapView
  tags: readonly string[]
  canUndo: boolean
  /** Nothing can be added yet. */
  locked: boolean
  onBrand(id: number): void
  onView(change: Partial<MapView>): void
  onUndo(): void
  onAdd(): void
  onTemplate(): void
  onHelp(): void
}

/** What is shown, how it is looked at, and the one primary action. */
export function MapToolbar(props: MapToolbarProps) {
  const { text, brands, brand, season, seasons, view, canUndo, locked, onBrand, onView } = props
  const { t } = text
  return (
    <>
      <div className="line">
        <h1>{t('title')}</h1>
        <Select
          aria-label={t('toolbar.brand')}
          value={String(brand?.id ?? '')}
          placeholder={null}
          options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onBrand(Number(id))}
        />
        <Select
          aria-label={t('toolbar.season')}
          value={season ?? ''}
          placeholder={null}
          options={seasons.map((code) => ({ value: code, label: text.season(code) }))}
          onChange={(code) => onView({ season: code })}
        />
        <span className="search">
          <SearchField
            slash
            label={t('toolbar.search')}
            value={view.text}
            onChange={(words) => onView({ text: words })}
          />
        </span>
        <span className="button-row push">
          <IconButton
            icon={Undo2}
            label={t('toolbar.undo')}
            reason={canUndo ? undefined : t('toolbar.undo.none')}
            onClick={props.onUndo}
          />
          <Menu
            trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('toolbar.more')} />}
            placement="below-end"
          >
            <MenuItem icon={Copy} onSelect={props.onTemplate}>
              {t('toolbar.template')}
            </MenuItem>
            <MenuItem checked={view.lastYear} onSelect={() => onView({ lastYear: !view.lastYear })}>
              {t('toolbar.lastYear')}
            </MenuItem>
            <MenuItem icon={Calculator} href={href('mdBudgets', null, { brand_id: brand?.id ?? null, season })}>
              {t('toolbar.budgets')}
            </MenuItem>
            <MenuItem icon={CircleQuestionMark} end={<kbd>?</kbd>} onSelect={props.onHelp}>
              {t('toolbar.help')}
            </MenuItem>
          </Menu>
          <Button type="primary" icon={Plus} disabled={locked} onClick={props.onAdd}>
            {t('toolbar.add')}
          </Button>
        </span>
      </div>
      <div className="line">
        <Segments
          label={t('toolbar.unit')}
          value={view.unit}
          onChange={(unit) => onView({ unit })}
          options={periodUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
        />
        <span className="zoom">
          <Segments
            label={t('toolbar.zoom')}
            value={view.zoom}
            onChange={(zoom) => onView({ zoom })}
            options={zooms.map((zoom) => ({ value: zoom, label: t(`zoom.${zoom}`), name: t(`zoom.${zoom}.name`) }))}
          />
        </span>
        <Select
          aria-label={t('toolbar.heat')}
          value={view.heat}
          options={heats.map((heat) => ({ value: heat, label: t(`heat.${heat}`) }))}
          onChange={(heat) => onView({ heat })}
        />
        <FilterPanel text={text} view={view} tags={props.tags} onView={onView} />
        <HeatLegend heat={view.heat} text={text} />
      </div>
    </>
  )
}
