import { curatedMaterials } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, FilterChip } from '@tsumugi/ui'
import { useShelf } from '../bookmarks/use-bookmarks.ts'
import type { MarketFiltersProps } from './market-filters.tsx'
import { marketTexts } from './market-texts.ts'

/** Colours that are asked for again and again; any other is chosen beside them. */
const hues = [
  ['hueNatural', '#f3efe3'],
  ['hueBeige', '#d8c4a0'],
  ['hueCamel', '#b98a5c'],
  ['hueMadder', '#9a4b3e'],
  ['hueGreen', '#8b9a7a'],
  ['hueIndigo', '#2b4a7a'],
  ['hueBlack', '#33302d'],
] as const

/** Lists of the platform, and colours: the nearest come first. */
export function MarketFacets({ values, onChange }: MarketFiltersProps) {
  const t = useText(marketTexts)
  const { color = '', folder = '' } = values
  return (
    <div className="market-facets">
      <Lists folder={folder} onChange={onChange} />
      <div className="hues" role="group" aria-label={t('color')}>
        {hues.map(([word, hex]) => (
          <button
            key={hex}
            type="button"
            aria-label={t(word)}
            title={t(word)}
            aria-pressed={hex === color}
            style={{ background: hex }}
            onClick={() => onChange({ color: hex === color ? '' : hex })}
          />
        ))}
        <label className="other-hue" data-on={(color !== '' && !hues.some(([, hex]) => hex === color)) || undefined}>
          <input
            type="color"
            aria-label={t('otherColor')}
            title={t('otherColor')}
            value={color || '#888888'}
            onChange={({ currentTarget }) => onChange({ color: currentTarget.value })}
          />
        </label>
      </div>
      {color && (
        <span className="end">
          {t('nearest')}
          <Button type="plain" size={24} onClick={() => onChange({ color: '' })}>
            {t('colorOff')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** What is shown alone: a curated list, or a folder of one's own. */
function Lists({ folder, onChange }: { readonly folder: string } & Pick<MarketFiltersProps, 'onChange'>) {
  const { data } = useQuery(curatedMaterials.list, {}, { stays: true })
  const shelf = useShelf()
  const lists = data?.data ?? []
  const named = [...lists, ...(shelf?.folders ?? [])].find(({ id }) => String(id) === folder)
  if (folder) return <FilterChip name={named?.name ?? `#${folder}`} onRemove={() => onChange({ folder: '' })} />
  return lists.map(({ id, name, note }) => (
    <Button key={id} size={24} title={note || undefined} onClick={() => onChange({ folder: String(id) })}>
      {name}
    </Button>
  ))
}
