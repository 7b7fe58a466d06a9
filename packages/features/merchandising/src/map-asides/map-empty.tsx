import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, EmptyState } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { asideTexts } from './messages/catalogue.ts'

export interface MapEmptyProps {
  why: 'noBrands' | 'noCategories' | 'noBrandCategories' | 'filtered' | 'nothing'
  /** The season in which nothing stands. */
  season?: string
  /** Takes the filters off, or adds the first product. */
  act?(): void
}

/** Why there is nothing on the map, and the one thing to do about it. */
export function MapEmpty({ why, season, act }: MapEmptyProps) {
  const t = useText(asideTexts)
  switch (why) {
    case 'noBrands':
      return (
        <EmptyState title={t('empty.noBrands')} action={<Button href={href('brands')}>{t('empty.toBrands')}</Button>}>
          {t('empty.noBrands.why')}
        </EmptyState>
      )
    case 'filtered':
      return (
        <EmptyState filtered title={t('empty.filtered')} action={<Button onClick={act}>{t('filter.clear')}</Button>} />
      )
    case 'nothing':
      return (
        <EmptyState
          title={t('empty.title', { season })}
          action={
            <Button icon={Plus} onClick={act}>
              {t('empty.add')}
            </Button>
          }
        >
          {t('empty.why')}
        </EmptyState>
      )
    default: {
      const categories = why === 'noCategories' ? href('userGroupDefinedCategories') : href('brandDefinedCategories')
      return (
        <EmptyState
          title={t('empty.noCategories')}
          action={<Button href={categories}>{t('empty.toCategories')}</Button>}
        >
          {t('empty.noCategories.why')}
        </EmptyState>
      )
    }
  }
}
